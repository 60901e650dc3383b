import { Check } from 'lucide-react';
import type { Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { messages } from './messages.ts';

const steps = ['registration', 'check-in', 'draw', 'running', 'finished'] as const;
type Step = (typeof steps)[number];

/** The index of a tournament's current step; -1 for a draft or a cancelled tournament. */
const stepOf = ({ status, drawnAt }: Pick<Tournament, 'status' | 'drawnAt'>): number => {
  if (status === 'draft' || status === 'cancelled') return -1;
  const step: Step = drawnAt !== null && (status === 'registration' || status === 'check-in') ? 'draw' : status;
  return steps.indexOf(step);
};

/** The steps of a tournament (registration, check-in, draw, games, finished), with the current step marked. */
export function Steps({ tournament }: { tournament: Pick<Tournament, 'status' | 'drawnAt'> }) {
  const { formatMessage } = useIntl();
  const current = stepOf(tournament);
  return (
    <ol aria-label={formatMessage(messages.steps)} className="grid grid-cols-5 gap-x-1.5 sm:gap-x-3">
      {steps.map((step, index) => {
        const state = index < current || (index === current && step === 'finished') ? 'done' : index === current ? 'now' : 'later';
        return (
          <li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            className={`min-w-0 border-t-4 pt-2 text-caption sm:text-body-small ${
              state === 'now'
                ? 'border-rule font-[650] text-ink'
                : state === 'done'
                  ? 'border-checkout-fill text-ink-2'
                  : 'border-line text-ink-3'
            }`}
          >
            <span className="flex items-start gap-1">
              {state === 'done' && <Check aria-hidden strokeWidth={2.5} className="mt-px size-4 shrink-0 text-success max-sm:hidden" />}
              <span className="min-w-0 break-words hyphens-auto max-sm:font-stretch-[74%] max-[22rem]:font-stretch-[62%]">
                {formatMessage(messages.step, { step: step === 'check-in' ? 'checkin' : step })}
              </span>
            </span>
            <span className="sr-only">{formatMessage(messages.stepState, { state })}</span>
          </li>
        );
      })}
    </ol>
  );
}
