import { useDeferredValue, useMemo } from 'react';
import { formatList, formatNumber } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { StatTile } from '@oche/ui/StatTile';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../../shell/words.ts';
import { messages, outcomeMessages as messagesOf } from './messages.ts';
import { planOutcome, type KnockoutOutcome, type PlanOutcome } from '../plan/planOutcome.ts';
import { planMinutes } from '../plan/planMinutes.ts';
import { entriesOf, planErrors, planOf, stagesOf, type PlanValues } from '../plan/planValues.ts';
import { winnersTitle } from '../plan/winnersTitle.ts';

/** The outcome of a plan in sentences: "24 players: 6 groups of 4, 36 group games.", "Winners’ knockout: 12 players, 11 games, 4 byes." */
export function outcomeSentences(
  { formatMessage, locale }: IntlShape,
  outcome: PlanOutcome,
  entries: number,
  plan: Pick<PlanValues, 'shape' | 'pairs' | 'withLosers' | 'double' | 'swiss'>,
): string[] {
  const entriesText = (count: number) => formatMessage(messagesOf.entries, { count, pairs: String(plan.pairs !== 'singles') });
  const stages = stagesOf(plan);
  const knockout = (stage: KnockoutOutcome | null, name: ReturnType<typeof winnersTitle> | typeof words.losersKnockout) =>
    stage ? [formatMessage(messagesOf.knockout, { ...stage, stage: formatMessage(name), entries: entriesText(stage.entries) })] : [];
  const knockouts = [...knockout(outcome.winners, winnersTitle(plan)), ...knockout(outcome.losers, words.losersKnockout)];
  const values = { entries: entriesText(entries), games: outcome.groupGames };
  const groups = formatList(
    locale,
    outcome.groups.map((group) => formatMessage(messagesOf.group, group)),
  );
  return [
    ...(plan.shape === 'swiss'
      ? [formatMessage(messagesOf.swiss, { ...values, rounds: Number(plan.swiss.rounds) })]
      : stages.groups
        ? [formatMessage(messagesOf.groups, { ...values, groups })]
        : []),
    ...knockouts,
    ...(stages.winners && knockouts.length === 0 ? [formatMessage(messagesOf.noKnockout)] : []),
  ];
}

/** A duration to the quarter of an hour, or to five minutes if it is short: "3 h 30 min". */
function durationText({ formatMessage }: IntlShape, exact: number): string {
  const step = exact < 60 ? 5 : 15;
  const total = Math.max(step, Math.round(exact / step) * step);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return formatMessage(messages.minutes, { minutes });
  return minutes === 0 ? formatMessage(messages.hours, { hours }) : formatMessage(messages.hoursMinutes, { hours, minutes });
}

type OutcomeProps = {
  plan: PlanValues;
  /** number of boards of the event; 0 if it is not known */
  boards: number;
  expected: string;
  onExpectedChange: (players: string) => void;
};

/** A live preview of the groups, the games and their length that the plan gives for the expected number of players. */
export function Outcome({ plan, boards, expected, onExpectedChange }: OutcomeProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const entries = entriesOf(plan, Number(expected));
  const valid = useMemo(() => (Object.keys(planErrors(plan)).length === 0 ? planOf(plan) : null), [plan]);
  const outcome = valid && planOutcome(valid, entries);
  // The plan in this preview may lag behind typing, because a large evening takes a moment to simulate.
  const deferred = useDeferredValue(valid);
  const minutes = useMemo(() => deferred && planMinutes(deferred, entries, boards), [deferred, entries, boards]);
  return (
    <aside aria-label={formatMessage(messages.outcome)} className="border-t-4 border-rule bg-raised px-5 pt-4 pb-5">
      <h2 className="text-heading">{formatMessage(messages.outcome)}</h2>
      <div className="mt-3 flex items-end justify-between gap-6">
        <TextField
          className="w-36"
          label={formatMessage(plan.pairs === 'chosen' ? messages.expectedPairs : messages.expected)}
          type="number"
          inputMode="numeric"
          min={2}
          max={1024}
          value={expected}
          onValueChange={onExpectedChange}
        />
        <StatTile
          className="text-right"
          label={formatMessage(words.games)}
          value={outcome ? formatNumber(locale, outcome.games) : '–'}
          size="lg"
        />
      </div>
      <div aria-live="polite" className="mt-4 grid gap-1.5 text-ink-2">
        {outcome ? (
          <>
            {outcomeSentences(intl, outcome, entries, plan).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {minutes !== null && <p>{formatMessage(messages.length, { time: durationText(intl, minutes), boards })}</p>}
          </>
        ) : (
          <p>{formatMessage(entries < 2 ? messages.tooFew : messages.noPlan)}</p>
        )}
      </div>
    </aside>
  );
}
