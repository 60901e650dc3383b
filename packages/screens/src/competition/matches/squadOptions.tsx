import { ineligible, type LineupProblem, type Reason } from '@oche/darts/match/checkLineup';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { SelectProps } from '@oche/ui/Select';
import { messages } from '../../parts/match/actionMessages.ts';
import { dayOfMatch, type SquadPlayer } from '../../parts/match/useSquads.ts';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { suspensionText } from '../parts/suspensionText.ts';
import { problemText } from './lineup/lineupTexts.ts';

type Limits = { day: string; mostAsSubstitute: number };

/** The day of a match and the rules of its season, for the checks of its players. */
export const limitsOf = ({ sheet: { match } }: UsedMatch, { rules: { mostAsSubstitute } }: SeasonOfPage): Limits => ({
  ...{ day: dayOfMatch(match), mostAsSubstitute },
});

/** Why a player may not play in the match, as a sentence without a full stop; undefined for those who may. */
export const reasonOf = (intl: IntlShape, { facts, suspension }: SquadPlayer, limits: Limits): string | undefined => {
  const [reason] = ineligible(facts, limits);
  if (reason?.code === 'suspended' && suspension) return suspensionText(intl, suspension);
  return reason && reasonText(intl, reason, []);
};

/** A reason against a player, as a sentence without a full stop. `squad`: the players whom it may name */
export const reasonText = (intl: IntlShape, reason: Reason | LineupProblem, squad: readonly SquadPlayer[]): string =>
  problemText(
    intl,
    { slot: null, player: null, ...reason },
    squad.map(({ id, name }) => ({ player: id, name, elsewhereFor: null })),
  );

/** A player to choose, and the reason against the choice if there is one. */
type Choice = { id: string; name: string; reason: string | undefined };

/**
 * Options for players. Those against whom there is a reason stand apart with it, below a heading, so that what has happened can still be entered.
 */
export const apart = (choices: readonly Choice[], heading: string): SelectProps['options'] => {
  const against = choices.filter(({ reason }) => reason !== undefined);
  const option = ({ id, name, reason }: Choice) => ({ value: id, label: reason === undefined ? name : `${name} · ${reason}` });
  return [
    ...choices.filter(({ reason }) => reason === undefined).map(option),
    ...(against.length > 0 ? [{ label: heading, options: against.map(option) }] : []),
  ];
};

/** Options for the players of a squad, or of both. Those who may not play in the match stand apart, also one who has changed from team to team. */
export const squadOptions = (intl: IntlShape, squad: readonly SquadPlayer[], limits: Limits): SelectProps['options'] => {
  const byId = new Map<string, Choice>();
  for (const player of squad) {
    const choice = { id: player.id, name: player.name, reason: reasonOf(intl, player, limits) };
    if (choice.reason === undefined || !byId.has(player.id)) byId.set(player.id, choice);
  }
  return apart([...byId.values()], intl.formatMessage(messages.notEligible));
};
