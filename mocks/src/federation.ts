import type { Matchday } from '@oche/api/contract/calendar';
import type { FixturePlan, PlannedMatch } from '@oche/api/contract/fixture';
import { defaultGroupRules, type SeasonGroup } from '@oche/api/contract/group';
import type { Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';
import { addDays } from '@oche/darts/days';
import { checkFixtures } from '@oche/darts/fixtures/check';
import type { FixturesInput, GivenFixture } from '@oche/darts/fixtures/fixture';
import { planFixtures } from '@oche/darts/fixtures/plan';
import { middenkust } from '@oche/darts/match/presets';
import { slugOf } from './builders.ts';
import { now } from './clock.ts';
import { createIds } from './ids.ts';
import type { World } from './world.ts';

/** A federation of real size: 41 teams in four divisions, at 20 locations, with 22 matchdays. */
export type Federation = {
  locations: Location[];
  teams: SeasonTeam[];
  groups: SeasonGroup[];
  matchdays: Matchday[];
  input: FixturesInput;
};

const places = [
  ...['Café Dubbeltop', '’t Hoekske', 'Café Den Toren', 'De Visgraat', 'Sportbar Barrels', 'Zaal Drieling', 'Zaal Sisal'],
  ...['Café De Gouden Pijl', 'Dart-Treff Eupenheide', 'Café Restwaard', 'Den Engel', 'Bij Maurice', 'Sporthal Molenveld', '’t Schuurke'],
  ...['Café De Kroon', 'Taverne Sint-Joris', 'Brasserie du Canal', 'Café Sport', 'De Zwaan', 'Gasthof Zur Linde'],
];
/** Teams of each location. */
const residents = [3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1];
const divisions = ['Eerste Divisie', 'Tweede Divisie', 'Derde Divisie', 'Vierde Divisie'];
const sizes = [11, 10, 10, 10];

const placeName = (place: string): string => place.replace(/^(Café|Zaal|Sportbar|Taverne|Brasserie|Sporthal|Dart-Treff|Gasthof) /, '');

/** Names of the federation's teams: the first of a location has its name, the others a letter. Long names have the world's first team before. */
export const buildFederation = ({ competition, location, league }: World, { prefix = '' } = {}): Federation => {
  const newId = createIds(184);
  const id = () => newId(now.getTime());
  const seasonId = competition.season?.id ?? id();
  const locations = places.map((name, index): Location => {
    const count = residents[index] === 3 || index === 7 ? 2 : 1;
    return {
      ...location,
      ...{ id: id(), name, address: '' },
      boards: location.boards.slice(0, count + 1).map((board) => ({ ...board, id: id() })),
      evenings: [3, 4, 5].map((weekday) => ({ weekday, boards: count, from: '19:30', to: '23:30' })),
    };
  });
  const named = locations.flatMap((at, index) =>
    Array.from({ length: residents[index]! }, (_, team) => ({
      at,
      name: `${prefix}${placeName(at.name)}${residents[index]! > 1 ? ` ${'ABC'[team]}` : ''}`,
    })),
  );
  const teams = named.map(({ at, name }, index): SeasonTeam => ({
    ...{ id: id(), seasonId, name, state: 'accepted', region: null, colours: [], wishes: '', withdrawnOn: null },
    team: { id: id(), slug: slugOf(name), short: name.replace(prefix, '').slice(0, 12), club: null },
    location: { id: at.id, name: at.name, address: at.address },
    ...{ homeWeekday: 5, homeTime: '20:00' },
    captains: [{ name: league.people[index % league.people.length]!, email: null, phone: null, hasAccount: false }],
  }));
  // Teams of one location play in different divisions.
  const order = teams.map((team, index) => ({ team, index })).toSorted((a, b) => ((a.index * 17) % 41) - ((b.index * 17) % 41));
  let taken = 0;
  const groups = divisions.map((name, level): SeasonGroup => {
    const members = order.slice(taken, (taken += sizes[level]!));
    return {
      ...{ id: id(), seasonId, slug: slugOf(name), name, kind: 'league', level: level + 1, position: 0, structure: middenkust },
      ...{ version: '1', rules: defaultGroupRules, follows: null },
      teams: members.map(({ team }) => ({
        ...{ id: team.id, slug: team.team.slug, name: team.name, short: team.team.short, state: team.state, keyNumber: null, seed: null },
      })),
    };
  });
  const first = competition.season?.startsOn ?? '2026-09-04';
  // The Monday of the week of a season that begins on a Friday.
  const monday = addDays(first, -4);
  const matchdays = Array.from({ length: 23 }, (_, week): Matchday => {
    const from = addDays(monday, 7 * week + (week > 15 ? 14 : 0));
    return { groupId: null, number: week + 1, from, to: addDays(from, 6), kind: week < 22 ? 'league' : 'catch-up' };
  });
  const input: FixturesInput = {
    groups: groups.map((group) => ({ id: group.id, teams: group.teams.map((team) => team.id), twice: true })),
    teams: teams.map((team) => ({ id: team.id, location: team.location!.id, weekday: 5 })),
    locations: locations.map((at) => ({
      id: at.id,
      boards: Object.fromEntries(at.evenings.map(({ weekday, boards }) => [weekday, boards])),
    })),
    matchdays: matchdays.map(({ groupId: _, ...matchday }) => matchday),
    blocked: [],
    wishes: teams.slice(0, 40).map(({ id: team }, index) => ({ kind: 'not-home', team, day: addDays(monday, 4 + 7 * ((index * 5) % 22)) })),
  };
  return { locations, teams, groups, matchdays, input };
};

/** A plan of the federation, with so few iterations that stories stay fast. */
export const planOfFederation = ({ input }: Federation, drawNumber = 41_882, iterations = 3000) =>
  planFixtures(input, drawNumber, iterations);

/** The stored fixtures of a plan; `change` moves matches by hand, so that rules break. */
export const fixturesOf = (
  { input }: Federation,
  { matches }: Pick<ReturnType<typeof planFixtures>, 'matches'>,
  change: (matches: PlannedMatch[]) => PlannedMatch[] = (same) => same,
) => {
  const stored = change(
    matches.map((match) => ({
      ...match,
      ...{ startsAt: match.day === null ? null : `${match.day}T20:00`, state: 'planned', locked: false, moved: false },
    })),
  );
  const given = stored.map((match): GivenFixture => ({ ...match, fixed: false }));
  const { broken, unmet, figures } = checkFixtures({ ...input, matches: given });
  type Lists = Pick<FixturePlan, 'broken' | 'unmet' | 'figures'>;
  // The lists of the rules are readonly, those of the contract are not.
  return { matches: stored, ...({ broken, unmet, figures } as unknown as Lists), homeless: [] as string[] };
};
