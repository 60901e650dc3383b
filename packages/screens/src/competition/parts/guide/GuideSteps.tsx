import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { messages } from '../messages.ts';

/** A step of a guide. `href`: the page on which it is done; `isDone`: absent if that is not known, or if the step is optional */
export type GuideStep = { id: string; title: string; text: ReactNode; href?: string; isDone?: boolean };

/** Numbered steps that explain how something is done. A step that has been done has a check mark in place of its number. */
export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  const { formatMessage } = useIntl();
  return (
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
          <div className="min-w-0 wrap-anywhere">
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
  );
}
