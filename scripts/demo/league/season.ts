import type { Client } from '@oche/api/client';
import type { Input } from '@oche/api/contract/endpoints';
import type { Match } from '@oche/api/contract/fixture';
import type { Location } from '@oche/api/contract/place';
import { defaultGroupRules } from '@oche/api/contract/group';
import { addDays, dayNumber, isoDay, weekdayOf } from '@oche/darts/days';
import { derbyDartsLiga, hdoFirstDivision, middenkust } from '@oche/darts/match/presets';
import type { MatchStructure } from '@oche/darts/match/structure';
import type { DemoClock } from '../simulate.ts';
import { cafes, playerName } from './names.ts';

/** What every step of the demo's league needs. `token`: the secretary's. `clock`: the server's time. */
export type League = { client: Client; token: string; newId: () => string; clock: DemoClock; random: () => number };

/** A team with its link and its players, the strongest first. `sigmas`: the spread of their darts in millimetres. */
export type Squad = { id: string; token: string; players: readonly string[]; sigmas: number[] };
/** Teams of earlier seasons with their players, by name. */
export type KnownTeams = Map<string, { teamId: string; players: readonly string[] }>;
export type DemoSeason = { id: string; squads: ReadonlyMap<string, Squad>; boards: ReadonlyMap<string, string[]>; matches: Match[] };

/** A division with the number of its teams. `sigma`: the mean spread of the darts of its players, in millimetres. */
type Division = {
  name: string;
  teams: number;
  structure: MatchStructure;
  sigma: number;
  /** the home evenings of its teams by turns, in days from tonight */
  evenings: number[];
};
/** From the highest to the lowest. */
const divisions: Division[] = [
  { name: 'Eerste afdeling', teams: 11, structure: middenkust, sigma: 11, evenings: [0, 0, 1] },
  { name: 'Tweede afdeling', teams: 10, structure: middenkust, sigma: 14, evenings: [0, 1, 1] },
  { name: 'Derde afdeling', teams: 10, structure: derbyDartsLiga, sigma: 18, evenings: [-1] },
  { name: 'Vierde afdeling', teams: 10, structure: hdoFirstDivision, sigma: 23, evenings: [-2, -1] },
];
/** players of a team */
export const perTeam = 7;
/** The matchday of tonight. */
export const tonightsMatchday = 12;
const matchdays = 22;
const catchUpDays = 3;

/** The first matchday's Monday. `tonight`: the day of the running matchday, as `2026-11-27`. */
export const firstMonday = (tonight: string): string => {
  const day = dayNumber(tonight);
  return isoDay(day - weekdayOf(day) + 1 - 7 * (tonightsMatchday - 1));
};

/** Teams from the highest division on: each club's first team before any second one. */
const teamNames = Array.from({ length: divisions.reduce((sum, { teams }) => sum + teams, 0) }, (_, index) => {
  const { club, short } = cafes[index % cafes.length]!;
  const suffix = ['', ' B', ' C'][Math.floor(index / cafes.length)]!;
  return { name: `${club}${suffix}`, short: `${short}${suffix}`.slice(0, 12), club };
});

/** The cafés of the league. */
export async function openLocations({ client, token, newId }: League, organisationId: string): Promise<Location[]> {
  const locations: Location[] = [];
  for (const { cafe, village } of cafes) {
    const place = { organisationId, id: newId(), name: cafe, address: `Dorpsplein 1, ${village}`, boards: 4 };
    locations.push(await client.call('createLocation', place, { token }));
  }
  return locations;
}

/** The last player of the league has the same name as the first. */
const nameOf = (index: number): string => playerName(index === teamNames.length * perTeam - 1 ? 0 : index);

/** The spread of each player of a team: around that of its division, the best players first. */
const spreads = (sigma: number, players: number, random: () => number): number[] =>
  Array.from({ length: players }, () => sigma + (random() + random() + random() - 1.5) * 4).sort((a, b) => a - b);

type NewSquad = {
  team: Omit<Input<'createTeam'>, 'seasonId' | 'id' | 'captains'>;
  /** its players; the first is its captain */
  people: readonly { name: string; bornOn?: string }[];
  activeFrom: string;
  sigma: number;
};

/** Enters a team in a season, with its players and its link: as it was, if it is in `known`; otherwise it is added to it. */
export async function openSquad(
  { client, token, newId, random }: League,
  seasonId: string,
  { team, people, activeFrom, sigma }: NewSquad,
  known: KnownTeams = new Map(),
): Promise<Squad> {
  const auth = { token };
  const squadOf = async (id: string, players: readonly string[]): Promise<Squad> => {
    const access = await client.call('renewTeamAccess', { id }, auth);
    return { id, token: access.token, players, sigmas: spreads(sigma, people.length, random) };
  };
  const former = known.get(team.name);
  if (former) {
    const teams = await client.call('addExistingTeams', { seasonId, teamIds: [former.teamId], withRoster: true }, auth);
    const { id } = teams.find((each) => each.team.id === former.teamId)!;
    await client.call('updateSeasonTeam', { id, homeWeekday: team.homeWeekday }, auth);
    return squadOf(id, former.players);
  }
  const id = newId();
  const created = await client.call('createTeam', { id, seasonId, ...team, captains: [{ name: people[0]!.name }] }, auth);
  const players: string[] = [];
  for (const person of people)
    players.push((await client.call('createMember', { id: newId(), seasonId, teamId: id, person, activeFrom }, auth)).playerId);
  known.set(team.name, { teamId: created.team.id, players });
  return squadOf(id, players);
}

/** Plans the fixtures of a season, publishes them, and returns its matches. */
export async function publishFixtures({ client, token }: League, id: string): Promise<Match[]> {
  const auth = { token };
  const { version, drawNumber } = await client.call('planFixtures', { seasonId: id, drawNumber: 2026 }, auth);
  await client.call('applyFixtures', { seasonId: id, drawNumber, version, reason: 'Kalender' }, auth);
  await client.call('setSeasonStatus', { id, state: 'running' }, auth);
  const matches: Match[] = [];
  for (let page = 1; matches.length === (page - 1) * 200; page++)
    matches.push(...(await client.call('listMatches', { seasonId: id, page, perPage: 200 }, auth)).items);
  return matches;
}

/**
 * Fills a season that is a draft: teams with captains, members, divisions and matchdays. Then it plans the fixtures and publishes
 * them. `tonight`: the day of the twelfth matchday. `known`: the teams of earlier seasons.
 */
export async function openDemoSeason(
  league: League,
  { id, locations, known }: { id: string; locations: readonly Location[]; known: KnownTeams },
  tonight: string,
): Promise<DemoSeason> {
  const { client, token, newId } = league;
  const auth = { token };
  const monday = firstMonday(tonight);
  const weekday = weekdayOf(dayNumber(tonight));
  const weekdayAt = (days: number) => (((weekday - 1 + days + 7) % 7) + 1) as typeof weekday;
  await client.call('setSeasonStatus', { id, state: 'open' }, auth);
  const squads = new Map<string, Squad>();
  let [entered, named] = [0, 0];
  for (const [level, { name, teams, structure, sigma, evenings }] of divisions.entries()) {
    const ids: string[] = [];
    for (let number = 0; number < teams; number++) {
      const team = teamNames[entered]!;
      const location = locations[entered % locations.length]!;
      entered += 1;
      // The youngest player of the league is a minor without consent.
      const youngest = entered === 1 ? { bornOn: addDays(monday, -15 * 365) } : {};
      const people = Array.from({ length: perTeam }, (_, index) => ({ name: nameOf(named++), ...(index === perTeam - 1 && youngest) }));
      const entry = {
        team: { ...team, locationId: location.id, homeTime: '20:00', homeWeekday: weekdayAt(evenings[number % evenings.length]!) },
        ...{ people, activeFrom: addDays(monday, -7), sigma },
      };
      const squad = await openSquad(league, id, entry, known);
      squads.set(squad.id, squad);
      ids.push(squad.id);
    }
    const [up, down] = [level === 0 ? 0 : 2, level === divisions.length - 1 ? 0 : 2];
    const group = { id: newId(), seasonId: id, name, level: level + 1, structure, rules: { ...defaultGroupRules, up, down } };
    await client.call('createGroup', { ...group, teams: ids.map((teamId) => ({ teamId })) }, auth);
  }
  const weeks = Array.from({ length: matchdays + catchUpDays }, (_, week) => addDays(monday, 7 * week));
  const days = weeks.map((from, week) => ({
    ...{ groupId: null, number: week + 1, from, to: addDays(from, 6) },
    kind: week < matchdays ? ('league' as const) : ('catch-up' as const),
  }));
  await client.call('setMatchdays', { seasonId: id, matchdays: days }, auth);
  const matches = await publishFixtures(league, id);
  const boards = new Map(locations.map((location) => [location.id, location.boards.map((board) => board.id)]));
  return { id, squads, boards, matches };
}
