import { CircleAlert } from 'lucide-react';

/** Problems of the part of a form above. */
export function Problems({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div role="alert">
      <ul className="grid gap-1 text-body-small text-danger">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
