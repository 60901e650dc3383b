import type { Match, SeasonCalendar } from '@oche/api/contract/fixture';
import { mostInCalendar } from '@oche/api/contract/mostInCalendar';
import type { Matchday } from '@oche/api/contract/calendar';
import type { Parsed } from '@oche/api/contract/endpoints';
import { addDays } from '@oche/darts/days';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Context, Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';
import { can } from '../platform/policies.ts';
import { loadMatchdays } from './calendar.ts';
import { matches, matchOf } from './matchRows.ts';
import { todayOf, visibleSeason, type SeasonRow } from './seasonRows.ts';

/** Matchdays of a part of the calendar. */
const inPart = 3;

type Slot = { from: string; to: string; matchdays: Matchday[] };

/** The matchdays by date. Those of several divisions that begin on one day are one slot. */
const slotsOf = (matchdays: readonly Matchday[]): Slot[] =>
  [...Map.groupBy(matchdays, ({ from }) => from)]
    .map(([from, own]) => ({
      from,
      to: own
        .map(({ to }) => to)
        .toSorted()
        .at(-1)!,
      matchdays: own,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/** The slots with a match, by the days of all matches. A match before the first slot belongs to it, others to the latest slot that has begun. */
const slotsWithMatches = (slots: readonly Slot[], matchDays: readonly string[]): Slot[] => {
  const played = new Set(matchDays.map((day) => slots.findLast(({ from }) => from <= day) ?? slots[0]));
  return slots.filter((slot) => played.has(slot));
};

/**
 * The slots of a part with its first and last day, so that each match of the season is in one part and every part has one, unless there are no
 * matches. `from`: a day of its first slot; by default it begins one slot before the present or next one. `matchDays`: the days of the matches.
 */
export const partOf = (
  allSlots: readonly Slot[],
  season: { startsOn: string; endsOn: string },
  { from, today, matchDays }: { from?: string | undefined; today: string; matchDays: readonly string[] },
) => {
  const slots = matchDays.length > 0 ? slotsWithMatches(allSlots, matchDays) : allSlots;
  const day = from ?? today;
  const current = slots.findIndex(({ to }) => to >= day);
  const chosen = current < 0 ? slots.length - 1 : current;
  const first = Math.max(0, Math.min(from === undefined ? chosen - 1 : chosen, slots.length - 1));
  const shown = slots.slice(first, first + inPart);
  const next = slots[first + inPart];
  const lastDays = [...shown.map(({ to }) => to), ...matchDays].toSorted();
  return {
    shown,
    // Matches may be moved to days before the first matchday and after the last one.
    from: first === 0 ? season.startsOn : shown[0]!.from,
    to: next ? addDays(next.from, -1) : (lastDays.at(-1) ?? season.endsOn),
    earlier: first === 0 ? null : slots[Math.max(0, first - inPart)]!.from,
    later: next?.from ?? null,
  };
};

/** The month of the season and its matches that is nearest to a month, with the months before and after it in which there are matches. */
export const partOfMonth = (
  slots: readonly Slot[],
  season: { startsOn: string; endsOn: string },
  { month: wanted, matchDays }: { month: string; matchDays: readonly string[] },
) => {
  const monthOf = (day: string) => day.slice(0, 7);
  const days = [season.startsOn, season.endsOn, ...matchDays].toSorted();
  const [first, last] = [monthOf(days[0]!), monthOf(days.at(-1)!)];
  const month = wanted < first ? first : wanted > last ? last : wanted;
  const from = `${month}-01`;
  // The 31st day after the first one is always in the next month.
  const to = addDays(`${monthOf(addDays(from, 31))}-01`, -1);
  const before = matchDays.findLast((day) => day < from);
  const after = matchDays.find((day) => day > to);
  return {
    shown: slots.filter((slot) => slot.from <= to && slot.to >= from),
    ...{ from, to },
    earlier: before === undefined ? null : `${monthOf(before)}-01`,
    later: after === undefined ? null : `${monthOf(after)}-01`,
  };
};

type Filter = Pick<Parsed<'getSeasonCalendar'>, 'groupId' | 'teamId' | 'locationId'>;

/** SQL: whether a match is in a season and meets the filter. */
const isWanted =
  ({ id }: SeasonRow, { groupId, teamId, locationId }: Filter) =>
  ({ eb, and, or }: ExpressionBuilder<Schema, 'matches'>) =>
    and([
      eb('matches.seasonId', '=', id),
      ...(groupId === undefined ? [] : [eb('matches.groupId', '=', groupId)]),
      ...(teamId === undefined ? [] : [or([eb('matches.homeId', '=', teamId), eb('matches.awayId', '=', teamId)])]),
      ...(locationId === undefined ? [] : [eb('matches.locationId', '=', locationId)]),
    ]);

/** The days on which there are matches, in order. */
const loadMatchDays = async (season: SeasonRow, filter: Filter): Promise<string[]> => {
  const day = sql<string>`left(starts_at, 10)`;
  const rows = await db()
    .selectFrom('matches')
    .select(day.as('day'))
    .distinct()
    .where(isWanted(season, filter))
    .where('startsAt', 'is not', null)
    .orderBy('day')
    .execute();
  return rows.map((row) => row.day);
};

/** The matches of a part by date, then those that have no evening at present. In one statement, because planning its joins costs most of its time. */
const loadMatches = async (season: SeasonRow, filter: Filter, { from, to }: { from: string; to: string }): Promise<Match[]> => {
  const rows = await matches()
    .where(isWanted(season, filter))
    .where(({ or, and, eb }) =>
      or([
        and([eb('startsAt', '>=', from), eb('startsAt', '<=', `${to}T24:00`)]),
        and([eb('startsAt', 'is', null), eb('annulled', '=', false)]),
      ]),
    )
    .orderBy('startsAt')
    .orderBy('homeTeam.foldedName')
    .orderBy('matches.id')
    .limit(mostInCalendar)
    .execute();
  return rows.map(matchOf);
};

/** The days of a part on which nobody plays. Those of single divisions, locations and teams are not public. */
const loadBlocked = (seasonId: string, from: string, to: string): Promise<SeasonCalendar['blockedDates']> =>
  db()
    .selectFrom('blockedDates')
    .select(['from', 'to', 'reason'])
    .where('seasonId', '=', seasonId)
    .where('groupId', 'is', null)
    .where('locationId', 'is', null)
    .where('seasonTeamId', 'is', null)
    .where('from', '<=', to)
    .where('to', '>=', from)
    .orderBy('from')
    .orderBy('position')
    .execute();

const loadLocations = async ({ id }: SeasonRow): Promise<SeasonCalendar['locations']> => {
  const rows = await db()
    .selectFrom('locations')
    .select(['id', 'name', 'private'])
    .where('id', 'in', (eb) => eb.selectFrom('matches').select('locationId').where('seasonId', '=', id))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, hasFeed: !row.private }));
};

/** The part of the calendar that a reader asks for. */
const loadPart = async (
  season: SeasonRow,
  { from, month, groupId, ...filter }: Filter & Pick<Parsed<'getSeasonCalendar'>, 'from' | 'month'>,
  context: Context,
) => {
  const ofGroup = (await loadMatchdays(season.id)).filter(
    (day) => day.groupId === null || groupId === undefined || day.groupId === groupId,
  );
  const matchDays = can.seeFixtures(context.actor, season) ? await loadMatchDays(season, { groupId, ...filter }) : [];
  if (month !== undefined) return partOfMonth(slotsOf(ofGroup), season, { month, matchDays });
  return partOf(slotsOf(ofGroup), season, { from, today: from ?? (await todayOf(season, context)), matchDays });
};

/** Inputs by which responses are shared: readers may ask for any day or month, and all that lead to the same part share one response. */
export const seasonCalendarInputs = {
  getSeasonCalendar: async (input: Parsed<'getSeasonCalendar'>, context: Context) => {
    const { from, month, ...filter } = input;
    if (from === undefined && month === undefined) return input;
    const part = await loadPart(await visibleSeason(input.seasonId, context), input, context);
    return month === undefined ? { ...filter, from: part.from } : { ...filter, month: part.from.slice(0, 7) };
  },
};

/** The calendar of a season for its readers, in parts of three matchdays, or by month. */
export const seasonCalendarHandlers = {
  getSeasonCalendar: async ({ seasonId, from, month, ...filter }, context) => {
    const season = await visibleSeason(seasonId, context);
    dependsOn(`season ${season.id}`, `scores ${season.id}`);
    const part = await loadPart(season, { ...filter, from, month }, context);
    const [all, locations] = can.seeFixtures(context.actor, season)
      ? [await loadMatches(season, filter, part), await loadLocations(season)]
      : [[], []];
    return {
      locations,
      ...{ from: part.from, to: part.to, earlier: part.earlier, later: part.later },
      matchdays: part.shown.flatMap(({ matchdays }) => matchdays),
      matches: all.filter(({ startsAt }) => startsAt !== null),
      undated: all.filter(({ startsAt }) => startsAt === null),
      blockedDates: await loadBlocked(season.id, part.from, part.to),
    };
  },
} satisfies Partial<Handlers>;
