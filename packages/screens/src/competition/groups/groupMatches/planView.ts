import { usualStart } from '@oche/api/contract/team';
import type { Matchday } from '@oche/api/contract/calendar';
import type { Break, Fixture, FixtureFigures, FixturePlan, PlannedMatch, Unmet } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';
import { dayNumber, weekdayOf } from '@oche/darts/days';

/** The fixtures that the planner shows: stored ones, or those of a plan that is not applied yet. */
export type PlanView = {
  matches: readonly PlannedMatch[];
  broken: readonly Break[];
  unmet: readonly Unmet[];
  figures: FixtureFigures;
  /** keys of the matches that a plan adds or changes; empty for stored fixtures */
  changed: ReadonlySet<string>;
  isPreview: boolean;
};

/** What the ids in a plan stand for. */
export type PlanNames = {
  teams: ReadonlyMap<string, SeasonTeam>;
  locations: ReadonlyMap<string, Location>;
  groups: ReadonlyMap<string, SeasonGroup>;
  matchdays: readonly Matchday[];
};

/** The stored matches as they are after a plan is applied. A new match starts at the home time of its team. */
export function applyChanges(
  stored: readonly PlannedMatch[],
  changes: FixturePlan['changes'],
  teams: PlanNames['teams'],
): readonly PlannedMatch[] {
  const known = new Map(stored.map((match) => [match.key, match]));
  for (const { from, to } of changes) {
    if (from && !to) known.delete(from.key);
    if (!to) continue;
    const startsAt = to.day === null ? null : `${to.day}T${teams.get(to.home)?.homeTime ?? usualStart}`;
    known.set(to.key, { ...(known.get(to.key) ?? { state: 'planned', locked: false, moved: false }), ...to, startsAt });
  }
  return [...known.values()];
}

/** A plan on top of the stored matches. */
export const previewOf = (stored: readonly PlannedMatch[], plan: FixturePlan, teams: PlanNames['teams']): PlanView => ({
  matches: applyChanges(stored, plan.changes, teams),
  ...{ broken: plan.broken, unmet: plan.unmet, figures: plan.figures, isPreview: true },
  changed: new Set(plan.changes.flatMap(({ to }) => (to ? [to.key] : []))),
});

/** The matches of divisions. Those of cups are drawn; the planner shows them because they keep teams and boards busy. */
export const ofDivisions = <M extends Pick<Fixture, 'group'>>(groups: PlanNames['groups'], matches: readonly M[]): readonly M[] =>
  matches.filter(({ group }) => groups.get(group)?.kind === 'league');

/** The keys of the matches that a break names. */
export const keysOfBreak = (found: Break): string[] =>
  found.rule === 'meetings' ? [] : 'other' in found ? [found.match, found.other] : [found.match];

/** The matches that cannot be played as they are planned. A full evening concerns all matches there. */
export function unplayable({ broken, matches }: Pick<PlanView, 'broken' | 'matches'>): ReadonlySet<string> {
  const full = new Set(broken.flatMap((found) => (found.rule === 'full' ? [`${found.location} ${found.day}`] : [])));
  return new Set([
    ...broken.flatMap(keysOfBreak),
    ...matches.flatMap(({ key, location, day }) => (full.has(`${location} ${day}`) ? [key] : [])),
  ]);
}

/** The keys of the matches with which a wish or another soft rule is not met. */
export const keysOfUnmet = (unmet: Unmet): readonly string[] => {
  if ('matches' in unmet) return unmet.matches;
  return 'match' in unmet ? [unmet.match] : [];
};

/** A column of the planner: a matchday with the day on which most of its matches are played. */
export type PlanColumn = Matchday & { key: string; day: string };

const mostFrequent = (days: readonly string[]): string | undefined =>
  [...Map.groupBy(days, (day) => day)].toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))[0]?.[0];

/** The matchdays of groups, by date. Catch-up weeks and rounds of a cup are columns too. */
export const columnsOf = ({ matchdays }: Pick<PlanNames, 'matchdays'>, matches: readonly PlannedMatch[]): PlanColumn[] =>
  matchdays.map((matchday) => {
    const { from, to, number, kind, groupId } = matchday;
    const days = matches.flatMap(({ day }) => (day !== null && from <= day && day <= to ? [day] : []));
    return { ...matchday, key: `${kind} ${number} ${groupId ?? ''}`, day: mostFrequent(days) ?? from };
  });

/** Whether a match is shown in a column: it is played then, or belongs to this matchday and has no day. */
export const isIn = ({ from, to, number, kind }: PlanColumn, { day, matchday }: PlannedMatch): boolean =>
  day === null ? kind === 'league' && matchday === number : from <= day && day <= to;

/** Whether a day is in a matchday or catch-up week of a division. */
export const isMatchday = ({ matchdays }: Pick<PlanNames, 'matchdays'>, groupId: string, day: string): boolean =>
  matchdays.some((each) => each.kind !== 'cup' && (each.groupId ?? groupId) === groupId && each.from <= day && day <= each.to);

/**
 * The matches of divisions that are not played as usual: `otherEvening` in their matchday, but not on the weekday of the home team, and `otherWeek`
 * outside their matchday. Matches without a day are conflicts.
 */
export function unusualMatches(
  { matchdays, teams, groups }: Pick<PlanNames, 'matchdays' | 'teams' | 'groups'>,
  matches: readonly PlannedMatch[],
): { otherEvening: PlannedMatch[]; otherWeek: PlannedMatch[] } {
  const isInWeek = ({ group, matchday, day }: PlannedMatch): boolean =>
    matchdays.some(
      ({ kind, groupId, number, from, to }) =>
        kind === 'league' && (groupId ?? group) === group && number === matchday && day !== null && from <= day && day <= to,
    );
  const dated = ofDivisions(groups, matches).filter(({ day }) => day !== null);
  return {
    otherEvening: dated.filter((match) => {
      const weekday = teams.get(match.home)?.homeWeekday ?? null;
      return weekday !== null && isInWeek(match) && weekdayOf(dayNumber(match.day!)) !== weekday;
    }),
    otherWeek: dated.filter((match) => !isInWeek(match)),
  };
}

/** Whether a match may be moved, exchanged or locked. */
export const isMovable = ({ state }: PlannedMatch): boolean => state === 'planned' || state === 'lineups' || state === 'postponed';

/** The letter of each team among the teams of its location, A first; none for a team that is alone there. */
export function lettersOf(teams: readonly SeasonTeam[]): ReadonlyMap<string, string> {
  const byLocation = Map.groupBy(teams, ({ location }) => location?.id);
  return new Map(
    [...byLocation.values()].flatMap((there) =>
      there.length < 2 ? [] : there.map(({ id }, index): [string, string] => [id, String.fromCharCode(65 + (index % 26))]),
    ),
  );
}
