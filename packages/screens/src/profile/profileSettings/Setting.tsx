import { useId, type ReactNode } from 'react';

/** One setting: title, explanation and form. The form is beside the text, or below it on narrow screens. */
export function Setting({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 py-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,28rem)]"
    >
      <div>
        <h2 id={id} className="text-title-3">
          {title}
        </h2>
        <p className="mt-1.5 max-w-measure text-ink-2 wrap-anywhere">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
