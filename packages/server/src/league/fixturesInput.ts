import { createHash } from 'node:crypto';
import type { Weekday } from '@oche/darts/days';
import type { FixturesInput, FixtureTeam, GivenFixture } from '@oche/darts/fixtures/fixture';
import { rulesOf } from '@oche/darts/match/structure';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { Location } from '@oche/api/contract/place';
import { loadLocations } from '../places/present.ts';
import { db } from '../platform/db/current.ts';
import { loadBlockedDates, loadMatchdays, loadWishes } from './calendar.ts';
import { loadGroups } from './groupRows.ts';
import type { MatchRow } from './matchRows.ts';
import type { SeasonRow } from './seasonRows.ts';

/** The teams, calendar and matches of a season as `@oche/darts/fixtures` takes them. The key of a match is its id. */
export type SeasonFixtures = {
  input: FixturesInput & { matches: readonly GivenFixture[] };
  /** the matches of the season by id, without those that count for nothing or that nobody plays because a team has left */
  rows: ReadonlyMap<string, MatchRow>;
  /** the start of home matches by season team: `20:00` */
  homeTimes: ReadonlyMap<string, string>;
  /** the teams of divisions that have no location, weekday or time for home matches */
  homeless: readonly string[];
};

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The boards of a location by weekday: those of its evenings, otherwise all on every day. */
const boardsOf = ({ evenings, boards }: Location): FixturesInput['locations'][number]['boards'] =>
  Object.fromEntries(
    evenings.length > 0
      ? evenings.map((evening) => [evening.weekday, evening.boards])
      : weekdays.map((weekday) => [weekday, boards.length]),
  );

/**
 * The matches at locations, or of other seasons there, that keep boards busy. Other drafts, what counts for nothing, and the matches that nobody
 * plays because a team has left are left out.
 */
const loadRows = async ({ id, startsOn, endsOn }: SeasonRow, locationIds: readonly string[]): Promise<MatchRow[]> =>
  db()
    .selectFrom('matches')
    .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
    .selectAll('matches')
    .where('annulled', '=', false)
    .where('matches.state', '!=', 'cancelled')
    .where((eb) =>
      eb.not(
        eb.and([
          eb('matches.state', '=', 'walkover'),
          eb.exists(
            eb
              .selectFrom('seasonTeams')
              .select('seasonTeams.id')
              .where('seasonTeams.state', 'in', ['withdrawn', 'excluded'])
              .where((own) => own.or([own('id', '=', own.ref('matches.homeId')), own('id', '=', own.ref('matches.awayId'))])),
          ),
        ]),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('seasonId', '=', id),
        eb.and([
          eb('locationId', 'in', locationIds),
          eb('startsAt', '>=', startsOn),
          eb('startsAt', '<=', `${endsOn}T24:00`),
          eb('seasons.state', 'not in', ['draft', 'open']),
        ]),
      ]),
    )
    .orderBy('matches.id')
    .execute();

/**
 * A match for the planner. It stays where it is if it is locked, was moved or has begun. A match of a team that has left its division, and had
 * begun by then, only keeps the other team and its boards busy: its group is not planned.
 */
const givenOf = (row: MatchRow, playing: ReadonlySet<string>): GivenFixture => {
  const { id, groupId, homeId, awayId, matchday, locationId, startsAt, locked, movedFrom, state } = row;
  return {
    ...{ key: id, group: playing.has(homeId) && playing.has(awayId) ? groupId : `without ${groupId}`, home: homeId, away: awayId },
    ...{ matchday, location: locationId, day: startsAt?.slice(0, 10) ?? null },
    fixed: locked || movedFrom.length > 0 || state !== 'planned',
  };
};

const acceptedOf = ({ teams }: SeasonGroup): string[] => teams.flatMap(({ id, state }) => (state === 'accepted' ? [id] : []));

/**
 * Loads what the fixtures of a season depend on. Divisions with two or more accepted teams are planned. `from`: the first day that may change.
 * `locationId`: another location to which a match may move.
 */
export const loadFixtures = async (
  season: SeasonRow,
  { from, locationId }: { from?: string | undefined; locationId?: string | undefined } = {},
): Promise<SeasonFixtures> => {
  const groups = await loadGroups(season.id);
  const divisions = groups.filter((group) => group.kind === 'league' && acceptedOf(group).length > 1);
  const teams = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select(['seasonTeams.id', 'locationId', 'homeWeekday', 'homeTime', 'teams.club'])
    .where('seasonTeams.seasonId', '=', season.id)
    .orderBy('seasonTeams.id')
    .execute();
  const homes = teams.flatMap((team) => team.locationId ?? []);
  const rows = await loadRows(season, [...homes, ...(locationId === undefined ? [] : [locationId]), season.id]);
  const places = new Set([...homes, ...rows.map((row) => row.locationId), ...(locationId === undefined ? [] : [locationId])]);
  const locations = await loadLocations([...places].toSorted());
  const neededBoards = new Map(divisions.flatMap((group) => group.teams.map(({ id }) => [id, rulesOf(group.structure).boards[0]])));
  const playing = new Set(divisions.flatMap(acceptedOf));
  const withHome = teams.flatMap((team): FixtureTeam[] => {
    if (team.locationId === null || team.homeWeekday === null || team.homeTime === null) return [];
    const { id, locationId: location, homeWeekday, club } = team;
    return [{ id, location, weekday: homeWeekday as Weekday, club, boards: neededBoards.get(id) ?? 1 }];
  });
  const homeful = new Set(withHome.map(({ id }) => id));
  return {
    input: {
      groups: divisions.map((group) => ({
        ...{ id: group.id, teams: acceptedOf(group), twice: group.rules.twice },
        keyNumbers: Object.fromEntries(group.teams.flatMap(({ id, keyNumber }) => (keyNumber === null ? [] : [[id, keyNumber]]))),
      })),
      teams: withHome,
      locations: locations.map((location) => ({ id: location.id, boards: boardsOf(location) })),
      matchdays: (await loadMatchdays(season.id)).map(({ groupId, ...matchday }) => ({ ...matchday, ...(groupId && { group: groupId }) })),
      blocked: (await loadBlockedDates(season.id)).map(({ groupId, locationId: location, teamId, ...blocked }) => ({
        ...{ ...blocked, ...(groupId && { group: groupId }) },
        ...{ ...(location && { location }), ...(teamId && { team: teamId }) },
      })),
      wishes: (await loadWishes(season.id)).filter(
        ({ team, ...wish }) => playing.has(team) && (!('other' in wish) || playing.has(wish.other)),
      ),
      matches: rows.map((row) => givenOf(row, playing)),
      ...(from === undefined ? {} : { from }),
    },
    rows: new Map(rows.filter(({ seasonId }) => seasonId === season.id).map((row) => [row.id, row])),
    homeTimes: new Map(teams.flatMap(({ id, homeTime }) => (homeTime === null ? [] : [[id, homeTime]]))),
    homeless: [...playing].filter((id) => !homeful.has(id)),
  };
};

/** Locks the locations of a season's teams, and another one, so that no other season takes their boards meanwhile. */
export const lockLocations = async ({ id }: SeasonRow, other?: string): Promise<void> => {
  await db()
    .selectFrom('locations')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('seasonTeams').select('locationId').where('seasonId', '=', id).$castTo<{ locationId: string }>()),
        ...(other === undefined ? [] : [eb('id', '=', other)]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/** Stands for everything that a plan depends on. */
export const versionOf = (input: FixturesInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 22);
