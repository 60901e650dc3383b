import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { messages } from './messages.ts';

/** A step of a guide. `href`: the page on which it is done; `isDone`: absent if that is not known, or if the step is optional */
export type GuideStep = { id: string; title: string; text: ReactNode; href?: string; isDone?: boolean };

type GuideProps = {
  title: string;
  steps: readonly GuideStep[];
  /** whether the steps are shown at first */
  isOpen?: boolean;
  className?: string;
};

/** Numbered steps that explain how something is done, with links to the pages, and how many of them are done. */
export function Guide({ title, steps, isOpen = false, className }: GuideProps) {
  const { formatMessage, locale } = useIntl();
  const counted = steps.filter(({ isDone }) => isDone !== undefined);
  const done = counted.filter(({ isDone }) => isDone).length;
  return (
    <details open={isOpen} className={className}>
      <summary className="min-h-11 cursor-pointer border-b-2 border-rule py-2.5 text-title-3">
        {title}
        {counted.length > 0 && (
          <span className="ml-3 inline-block text-body-small font-normal text-ink-2">
            {formatMessage(messages.stepsDone, { done: formatNumber(locale, done), total: formatNumber(locale, counted.length) })}
          </span>
        )}
      </summary>
      <ol>
        {steps.map((step, at) => (
          <li key={step.id} className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-3">
            {step.isDone ? (
              <Check aria-label={formatMessage(messages.stepDone)} className="mt-0.5 size-5 text-success" />
            ) : (
              <span aria-hidden className="text-name text-ink-3 tabular">
                {at + 1}
              </span>
            )}
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
