import { longestRound, type CupBracket, type CupRoundRules } from '@oche/api/contract/cup';
import { byeCount } from '@oche/darts/cup/roundRules';
import { addDays, dayNumber, weekdayOf } from '@oche/darts/days';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';

/** The round that can be drawn. */
export type NextRound = NonNullable<CupBracket['next']>;

/** The values of the form that draws a round. */
export type DrawValues = {
  entersAll: boolean;
  /** the season teams that enter if not all do */
  entering: ReadonlySet<string>;
  plays: CupRoundRules['plays'];
  by: CupRoundRules['draw']['by'];
  meetFrom: string;
  home: CupRoundRules['home'];
  /** empty: that of the home team */
  locationId: string;
  from: string;
  to: string;
};

/** Whether a preliminary round would be a round of all teams. */
export const isPowerOfTwo = (teams: number): boolean => teams < 2 || byeCount(teams, 'power-of-two') === 0;

/** The week after the last round, after today and within the season. */
function firstWeek({ rounds }: CupBracket, startsOn: string, today: string): Pick<DrawValues, 'from' | 'to'> {
  const [after] = [startsOn, addDays(today, 1), ...rounds.map(({ rules }) => addDays(rules.to, 1))].toSorted().slice(-1) as [string];
  const from = addDays(after, (8 - weekdayOf(dayNumber(after))) % 7);
  return { from, to: addDays(from, 6) };
}

/** The values with which the form opens: the rules of the round before, in the next free week. */
export function firstValues(bracket: CupBracket, next: NextRound, season: { startsOn: string }, today: string): DrawValues {
  const last = bracket.rounds.at(-1)?.rules;
  const teams = next.teams.length + next.waiting.length;
  return {
    ...{ entersAll: true, entering: new Set(), plays: next.round === 1 && !isPowerOfTwo(teams) ? 'power-of-two' : 'all' },
    ...{
      by: last?.draw.by ?? 'open',
      meetFrom: String(last?.draw.by === 'seeded' ? Math.max(last.draw.meetFrom, next.round) : next.round + 1),
    },
    ...{ home: last?.home ?? 'first-drawn', locationId: '', ...firstWeek(bracket, season.startsOn, today) },
  };
}

/** The ids of the teams that enter. */
export const enteringOf = ({ waiting }: NextRound, { entersAll, entering }: DrawValues): string[] =>
  waiting.flatMap(({ id }) => (entersAll || entering.has(id) ? [id] : []));

/** What a draw of a number of teams comes to. */
export function sizeOf(teams: number, plays: CupRoundRules['plays']): { teams: number; matches: number; byes: number } {
  const byes = teams < 2 ? 0 : byeCount(teams, plays);
  return { teams, byes, matches: (teams - byes) / 2 };
}

/** The teams of a preliminary round: those that play, and those that are left after it. */
export const preliminaryOf = (teams: number): { playing: number; left: number } => {
  const { matches } = sizeOf(teams, 'power-of-two');
  return { playing: matches * 2, left: teams - matches };
};

export const rulesOf = ({ by, meetFrom, home, plays, locationId, from, to }: DrawValues): CupRoundRules => ({
  draw: by === 'seeded' ? { by, meetFrom: Number(meetFrom) } : { by },
  ...{ home, plays, locationId: locationId || null, from, to },
});

/** The errors of the values, with the codes of the server. */
export function errorsOf(values: DrawValues, next: NextRound, season: { startsOn: string; endsOn: string }): FieldErrors {
  const { by, meetFrom, from, to } = values;
  const teams = next.teams.length + enteringOf(next, values).length;
  const isRound = /^\d+$/.test(meetFrom) && Number(meetFrom) >= next.round && Number(meetFrom) <= 20;
  const isOutside = (day: string) => day !== '' && (day < season.startsOn || day > season.endsOn);
  return {
    ...(teams < 2 && { entering: 'too-few' }),
    ...(by === 'seeded' && !isRound && { meet_from: 'invalid' }),
    ...(isOutside(from) && { 'rules.from': 'outside-season' }),
    ...(!from && { 'rules.from': 'missing' }),
    ...(isOutside(to) && { 'rules.to': 'outside-season' }),
    ...(from && to && dayNumber(to) - dayNumber(from) >= longestRound && { 'rules.to': 'too-long' }),
    ...(from && to && to < from && { 'rules.to': 'before-start' }),
    ...(!to && { 'rules.to': 'missing' }),
  };
}
