import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { messages } from './messages.ts';

export type Step = {
  key: string;
  title: string;
  text: ReactNode;
  done: boolean;
  action: { href: string; label: string };
  more?: ReactNode;
};

/** The steps to prepare an evening, in order. Only the next step has a primary button. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { formatMessage } = useIntl();
  const next = steps.find(({ done }) => !done) ?? steps.at(-1);
  return (
    <Section title={formatMessage(messages.evening)}>
      <ol className="grid grid-cols-[minmax(0,1fr)] border-t-2 border-rule md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.key}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 border-b border-line py-5 md:border-b-0 md:not-first:border-l md:not-first:pl-6 md:not-last:pr-6"
          >
            <span
              aria-hidden
              className={`grid size-10 place-items-center rounded-ring text-[1.1875rem] font-[750] inset-ring-[3px] ${step.done ? 'text-success inset-ring-success' : 'inset-ring-ink'}`}
            >
              {step.done ? <Check strokeWidth={3} className="size-5" /> : index + 1}
            </span>
            <div className="flex min-w-0 flex-col items-start">
              <h3 className="text-heading">{step.title}</h3>
              <p className="mt-1 mb-4 text-ink-2 wrap-anywhere">{step.text}</p>
              <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button asChild kind={step === next ? 'primary' : 'outline'}>
                  <Link href={step.action.href}>{step.action.label}</Link>
                </Button>
                {step.more}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
