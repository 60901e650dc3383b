import { mostInCalendar, type SeasonCalendar } from '@oche/api/contract/fixture';
import type { Matchday } from '@oche/api/contract/calendar';
import type { Parsed } from '@oche/api/contract/endpoints';
import { addDays } from '@oche/darts/days';
import type { Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
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

/**
 * The slots of a part with its first and last day, so that the parts of a season together have every day of it. `from`: a day of its first slot; by
 * default it begins one slot before the present or next one.
 */
export const partOf = (
  slots: readonly Slot[],
  season: { startsOn: string; endsOn: string },
  { from, today }: { from?: string | undefined; today: string },
) => {
  const day = from ?? today;
  const current = slots.findIndex(({ to }) => to >= day);
  const chosen = current < 0 ? slots.length - 1 : current;
  const first = Math.max(0, Math.min(from === undefined ? chosen - 1 : chosen, slots.length - 1));
  const shown = slots.slice(first, first + inPart);
  const next = slots[first + inPart];
  return {
    shown,
    // Matches may be moved to days before the first matchday and after the last one.
    from: first === 0 ? season.startsOn : shown[0]!.from,
    to: next ? addDays(next.from, -1) : [season.endsOn, ...shown.map(({ to }) => to)].toSorted().at(-1)!,
    earlier: first === 0 ? null : slots[Math.max(0, first - inPart)]!.from,
    later: next?.from ?? null,
  };
};

type Filter = Pick<Parsed<'getSeasonCalendar'>, 'groupId' | 'teamId' | 'locationId'>;

const matchesOf = ({ id }: SeasonRow, { groupId, teamId, locationId }: Filter) =>
  matches()
    .where('matches.seasonId', '=', id)
    .$if(groupId !== undefined, (query) => query.where('matches.groupId', '=', groupId!))
    .$if(teamId !== undefined, (query) => query.where((eb) => eb.or([eb('homeId', '=', teamId!), eb('awayId', '=', teamId!)])))
    .$if(locationId !== undefined, (query) => query.where('matches.locationId', '=', locationId!))
    .orderBy('startsAt')
    .orderBy('homeTeam.foldedName')
    .orderBy('matches.id')
    .limit(mostInCalendar);

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

/** The calendar of a season for its readers, in parts of three matchdays. */
export const seasonCalendarHandlers = {
  getSeasonCalendar: async ({ seasonId, from, ...filter }, context) => {
    const season = await visibleSeason(seasonId, context);
    dependsOn(`season ${season.id}`);
    const ofGroup = (await loadMatchdays(season.id)).filter(
      ({ groupId }) => groupId === null || filter.groupId === undefined || groupId === filter.groupId,
    );
    const part = partOf(slotsOf(ofGroup), season, { from, today: await todayOf(season, context) });
    const isVisible = can.seeFixtures(context.actor, season);
    const dated = isVisible
      ? await matchesOf(season, filter).where('startsAt', '>=', part.from).where('startsAt', '<=', `${part.to}T24:00`).execute()
      : [];
    const undated = isVisible ? await matchesOf(season, filter).where('startsAt', 'is', null).where('annulled', '=', false).execute() : [];
    return {
      ...{ from: part.from, to: part.to, earlier: part.earlier, later: part.later },
      matchdays: part.shown.flatMap(({ matchdays }) => matchdays),
      matches: dated.map(matchOf),
      undated: undated.map(matchOf),
      blockedDates: await loadBlocked(season.id, part.from, part.to),
    };
  },
} satisfies Partial<Handlers>;
