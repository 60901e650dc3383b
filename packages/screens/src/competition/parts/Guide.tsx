import type { ReactNode } from 'react';
import { Link } from '@oche/ui/Link';

/** A step of a guide. `href`: the page on which it is done. */
export type GuideStep = { id: string; title: string; text: ReactNode; href?: string };

type GuideProps = {
  title: string;
  steps: readonly GuideStep[];
  /** whether the steps are shown at first */
  isOpen?: boolean;
  className?: string;
};

/** Numbered steps that explain how something is done, with links to the pages. */
export function Guide({ title, steps, isOpen = false, className }: GuideProps) {
  return (
    <details open={isOpen} className={className}>
      <summary className="min-h-11 cursor-pointer border-b-2 border-rule py-2.5 text-title-3">{title}</summary>
      <ol>
        {steps.map((step, at) => (
          <li key={step.id} className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-3">
            <span aria-hidden className="text-name text-ink-3 tabular">
              {at + 1}
            </span>
            <div>
              <p className="text-name">
                {step.href === undefined ? (
                  step.title
                ) : (
                  <Link kind="underlined" href={step.href}>
                    {step.title}
                  </Link>
                )}
              </p>
              <p className="mt-1 max-w-measure text-body-small text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
