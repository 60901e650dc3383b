import { formatList, formatNumber } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { StatTile } from '@oche/ui/StatTile';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../../shell/words.ts';
import { messages, outcomeMessages } from './messages.ts';
import { planOutcome, type KnockoutOutcome, type PlanOutcome } from '../plan/planOutcome.ts';
import { planOf, planErrors, type PlanValues } from '../plan/planValues.ts';

type Knockout = typeof outcomeMessages.winners | typeof outcomeMessages.losers | typeof outcomeMessages.knockout;

/** The outcome of a plan in sentences: "24 players: 6 groups of 4, 36 group games.", "Winners’ knockout: 12 players, 11 games, 4 byes." */
export function outcomeSentences({ formatMessage, locale }: IntlShape, outcome: PlanOutcome, players: number, plan: PlanValues): string[] {
  const knockout = (message: Knockout, stage: KnockoutOutcome | null) => (stage ? [formatMessage(message, { ...stage })] : []);
  if (plan.shape === 'knockout') return knockout(outcomeMessages.knockout, outcome.winners);
  const groups = formatList(
    locale,
    outcome.groups.map((group) => formatMessage(outcomeMessages.group, group)),
  );
  const stages = [...knockout(outcomeMessages.winners, outcome.winners), ...knockout(outcomeMessages.losers, outcome.losers)];
  return [
    formatMessage(outcomeMessages.groups, { players, groups, games: outcome.groupGames }),
    ...stages,
    ...(plan.shape === 'both' && stages.length === 0 ? [formatMessage(outcomeMessages.noKnockout)] : []),
  ];
}

type OutcomeProps = { plan: PlanValues; expected: string; onExpectedChange: (players: string) => void };

/** A live preview of the groups and games that the plan gives for the expected number of players. */
export function Outcome({ plan, expected, onExpectedChange }: OutcomeProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const players = Number(expected);
  const outcome = Object.keys(planErrors(plan)).length === 0 ? planOutcome(planOf(plan), players) : null;
  return (
    <aside aria-label={formatMessage(messages.outcome)} className="border-t-4 border-rule bg-raised px-5 pt-4 pb-5">
      <h2 className="text-heading">{formatMessage(messages.outcome)}</h2>
      <div className="mt-3 flex items-end justify-between gap-6">
        <TextField
          className="w-36"
          label={formatMessage(messages.expected)}
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
          outcomeSentences(intl, outcome, players, plan).map((sentence) => <p key={sentence}>{sentence}</p>)
        ) : (
          <p>{formatMessage(players < 2 ? messages.tooFew : messages.noPlan)}</p>
        )}
      </div>
    </aside>
  );
}
