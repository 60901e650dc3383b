import { dayNumber } from '@oche/darts/days';
import type { BlockedDate, Matchday, Wish } from '@oche/api/contract/calendar';
import { recordChange } from '../platform/audit.ts';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { Refusal, invalid } from '../platform/refusal.ts';
import { openSeason, ownSeason, visibleSeason, type SeasonRow } from './seasonRows.ts';

const mostDaysOfMatchday = 7;

const byStart = (a: { from: string }, b: { from: string }): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

/** The matchdays of a season by date. */
export const loadMatchdays = async (seasonId: string): Promise<Matchday[]> => {
  const columns = ['groupId', 'number', 'from', 'to', 'kind'] as const;
  return db().selectFrom('matchdays').select(columns).where('seasonId', '=', seasonId).orderBy('position').execute();
};

/** The blocked dates of a season. */
export const loadBlockedDates = async (seasonId: string): Promise<BlockedDate[]> =>
  db()
    .selectFrom('blockedDates')
    .select(['from', 'to', 'reason', 'groupId', 'locationId', 'seasonTeamId as teamId'])
    .where('seasonId', '=', seasonId)
    .orderBy('position')
    .execute();

/** The accepted wishes of a season, in the order of the organiser. */
export const loadWishes = async (seasonId: string): Promise<Wish[]> => {
  const rows = await db().selectFrom('fixtureWishes').select('wish').where('seasonId', '=', seasonId).orderBy('position').execute();
  return rows.map(({ wish }) => wish);
};

/** Whether two matchdays concern the same group. */
const shareGroup = (a: Matchday, b: Matchday): boolean => a.groupId === null || b.groupId === null || a.groupId === b.groupId;

/**
 * Refuses matchdays that end before they begin, last more than a week, are outside of the season, or share a number or a day with another
 * one of their group.
 */
const requireMatchdays = (matchdays: readonly Matchday[], { startsOn, endsOn }: SeasonRow): void => {
  const codeOf = (matchday: Matchday, index: number): [field: string, code: string] | null => {
    const { number, from, to } = matchday;
    if (to < from) return ['to', 'before-start'];
    if (dayNumber(to) - dayNumber(from) >= mostDaysOfMatchday) return ['to', 'too-long'];
    if (from < startsOn || to > endsOn) return ['from', 'outside-season'];
    const earlier = matchdays.slice(0, index).filter((other) => shareGroup(matchday, other));
    if (earlier.some((other) => other.number === number)) return ['number', 'repeated'];
    return earlier.some((other) => other.from <= to && from <= other.to) ? ['from', 'overlap'] : null;
  };
  for (const [index, matchday] of matchdays.entries()) {
    const problem = codeOf(matchday, index);
    if (problem) throw invalid({ [`matchdays.${index}.${problem[0]}`]: problem[1] });
  }
};

/** Refuses to remove a matchday that matches belong to. @throws Refusal 409 `has-dependents` */
const requireMatchdaysOfMatches = async (matchdays: readonly Matchday[], seasonId: string): Promise<void> => {
  const used = await db()
    .selectFrom('matches')
    .select(['groupId', 'matchday'])
    .distinct()
    .where('seasonId', '=', seasonId)
    .where('matchday', 'is not', null)
    .execute();
  const missing = used.find(
    ({ groupId, matchday }) => !matchdays.some((each) => each.number === matchday && (each.groupId ?? groupId) === groupId),
  );
  if (missing) throw new Refusal('has-dependents', `There are matches of matchday ${missing.matchday}.`);
};

/** Refuses ids of groups, season teams and locations that do not belong to the season. `field`: for the error. */
const requireKnown = async (
  { id, organisationId }: SeasonRow,
  field: string,
  ids: { groups?: readonly (string | null)[]; teams?: readonly (string | null)[]; locations?: readonly (string | null)[] },
): Promise<void> => {
  const known = new Set<string | null>([null]);
  const add = (rows: readonly { id: string }[]) => rows.forEach((row) => known.add(row.id));
  if (ids.groups) add(await db().selectFrom('seasonGroups').select('id').where('seasonId', '=', id).execute());
  if (ids.teams) add(await db().selectFrom('seasonTeams').select('id').where('seasonId', '=', id).execute());
  if (ids.locations) add(await db().selectFrom('locations').select('id').where('organisationId', '=', organisationId).execute());
  const all = [...(ids.groups ?? []), ...(ids.teams ?? []), ...(ids.locations ?? [])];
  if (!all.every((each) => known.has(each))) throw invalid({ [field]: 'unknown' });
};

/** Replaces the blocked dates of a season. @throws Refusal 400 if one ends before it begins */
export const storeBlockedDates = async (seasonId: string, blockedDates: readonly BlockedDate[]): Promise<void> => {
  const reversed = blockedDates.findIndex(({ from, to }) => to < from);
  if (reversed >= 0) throw invalid({ [`blocked_dates.${reversed}.to`]: 'before-start' });
  await db().deleteFrom('blockedDates').where('seasonId', '=', seasonId).execute();
  const rows = blockedDates
    .toSorted(byStart)
    .map(({ teamId, ...blocked }, position) => ({ ...blocked, seasonId, position, seasonTeamId: teamId }));
  if (rows.length > 0) await db().insertInto('blockedDates').values(rows).execute();
};

/** The calendar of a season: matchdays, blocked dates and wishes. Each list is replaced as a whole. */
export const calendarHandlers = {
  listMatchdays: async ({ seasonId }, context) => loadMatchdays((await visibleSeason(seasonId, context)).id),
  listBlockedDates: async ({ seasonId }, context) => loadBlockedDates((await ownSeason(seasonId, context)).id),
  listWishes: async ({ seasonId }, context) => loadWishes((await ownSeason(seasonId, context)).id),

  setMatchdays: async ({ seasonId, matchdays }, context) => {
    const season = await openSeason(seasonId, context);
    requireMatchdays(matchdays, season);
    await requireKnown(season, 'matchdays', { groups: matchdays.map(({ groupId }) => groupId) });
    await requireMatchdaysOfMatches(matchdays, seasonId);
    await db().deleteFrom('matchdays').where('seasonId', '=', seasonId).execute();
    const rows = matchdays.toSorted(byStart).map((matchday, position) => ({ ...matchday, seasonId, position }));
    if (rows.length > 0) await db().insertInto('matchdays').values(rows).execute();
    await recordChange(season.organisationId, 'setMatchdays', seasonId, { matchdays }, context);
    return loadMatchdays(seasonId);
  },

  setBlockedDates: async ({ seasonId, blockedDates }, context) => {
    const season = await openSeason(seasonId, context);
    await requireKnown(season, 'blocked_dates', {
      groups: blockedDates.map(({ groupId }) => groupId),
      teams: blockedDates.map(({ teamId }) => teamId),
      locations: blockedDates.map(({ locationId }) => locationId),
    });
    await storeBlockedDates(seasonId, blockedDates);
    await recordChange(season.organisationId, 'setBlockedDates', seasonId, { blockedDates }, context);
    return loadBlockedDates(seasonId);
  },

  setWishes: async ({ seasonId, wishes }, context) => {
    const season = await openSeason(seasonId, context);
    await requireKnown(season, 'wishes', { teams: wishes.flatMap((wish) => ('other' in wish ? [wish.team, wish.other] : [wish.team])) });
    await db().deleteFrom('fixtureWishes').where('seasonId', '=', seasonId).execute();
    const rows = wishes.map((wish, position) => ({ seasonId, position, seasonTeamId: wish.team, wish: JSON.stringify(wish) }));
    if (rows.length > 0) await db().insertInto('fixtureWishes').values(rows).execute();
    await recordChange(season.organisationId, 'setWishes', seasonId, { wishes }, context);
    return loadWishes(seasonId);
  },
} satisfies Partial<Handlers>;
