import type { CupRoundRules } from '@oche/api/contract/cup';
import { defaultGroupRules } from '@oche/api/contract/group';
import { addDays } from '@oche/darts/days';
import { bezirksligaShootOut, derbyDartsLiga } from '@oche/darts/match/presets';
import { bothSides } from '@oche/darts/match/structure';
import { enterScore, playEvening } from './evenings.ts';
import type { Calendar } from './league.ts';
import { cupTeams, ligueTeams, playerName } from './names.ts';
import { openSquad, publishFixtures, type DemoSeason, type League, type Squad } from './season.ts';

const hour = 3_600_000;

/** Fills a season that is a draft. `monday`: that of the week of today. */
export type FillSeason = (
  league: League,
  place: { organisationId: string; seasonId: string },
  calendar: Calendar,
  monday: string,
) => Promise<void>;

type Entered = { teams: typeof cupTeams; perTeam: number; sigma: number; activeFrom: string };

/** Opens the season, and enters its teams, each at home at its own location on Fridays. */
async function enterTeams(
  league: League,
  { organisationId, seasonId }: { organisationId: string; seasonId: string },
  { teams, perTeam, sigma, activeFrom }: Entered,
): Promise<DemoSeason> {
  const { client, token, newId } = league;
  await client.call('setSeasonStatus', { id: seasonId, state: 'open' }, { token });
  const squads = new Map<string, Squad>();
  const boards = new Map<string, string[]>();
  for (const [index, { name, short, location }] of teams.entries()) {
    const place = await client.call('createLocation', { organisationId, id: newId(), name: location, boards: 2 }, { token });
    boards.set(
      place.id,
      place.boards.map(({ id }) => id),
    );
    // Names that the federation of the demo does not use.
    const people = Array.from({ length: perTeam }, (_, player) => ({ name: playerName(1000 + index * perTeam + player) }));
    const squad = await openSquad(league, seasonId, {
      team: { name, short, locationId: place.id, homeTime: '20:00', homeWeekday: 5 },
      ...{ people, activeFrom, sigma: sigma + index / 2 },
    });
    squads.set(squad.id, squad);
  }
  return { id: seasonId, squads, boards, matches: [] };
}

/** A cup of sixteen teams: two rounds are played, and the semi-finals are next week. */
export const fillCup: FillSeason = async (league, place, calendar, monday) => {
  const { client, token, newId, clock } = league;
  const season = await enterTeams(league, place, { teams: cupTeams, perTeam: 4, sigma: 14, activeFrom: addDays(monday, -70) });
  const id = newId();
  const teams = [...season.squads.keys()].map((teamId) => ({ teamId }));
  const group = { id, seasonId: season.id, name: 'Stadtpokal', kind: 'cup' as const, structure: bezirksligaShootOut, teams };
  await client.call('createGroup', group, { token });
  await client.call('setSeasonStatus', { id: season.id, state: 'running' }, { token });
  for (const weeks of [-6, -2, 1]) {
    const from = addDays(monday, 7 * weeks);
    clock.now = calendar.instantOf(`${addDays(from, -10)}T20:00`);
    const { next } = await client.call('getCupBracket', { id }, { token });
    const rules: CupRoundRules = {
      ...{ draw: { by: 'open' }, home: 'first-drawn', plays: 'all', locationId: null, from, to: addDays(from, 6) },
    };
    const entering = next!.waiting.map((team) => team.id);
    const drawn = await client.call('drawCupRound', { id, round: next!.round, entering, rules, drawNumber: 2026 }, { token });
    if (weeks > 0) return;
    for (const { match } of drawn.rounds.at(-1)!.ties) {
      if (!match) continue;
      clock.now = calendar.instantOf(match.startsAt!) + 3 * hour;
      await enterScore(league, season, match, bezirksligaShootOut);
    }
  }
};

/** A league of one division of eight teams in its seventh week. The games of the last matchday are known throw by throw. */
export const fillLigue: FillSeason = async (league, place, calendar, monday) => {
  const { client, token, newId, clock } = league;
  const first = addDays(monday, -7 * 6);
  const season = await enterTeams(league, place, { teams: ligueTeams, perTeam: 5, sigma: 15, activeFrom: addDays(first, -7) });
  const teams = [...season.squads.keys()].map((teamId) => ({ teamId }));
  const group = { id: newId(), seasonId: season.id, name: 'Division unique', level: 1, structure: derbyDartsLiga };
  await client.call('createGroup', { ...group, rules: { ...defaultGroupRules, up: 0, down: 0 }, teams }, { token });
  const matchdays = Array.from({ length: 14 }, (_, week) => ({
    ...{ groupId: null, number: week + 1, from: addDays(first, 7 * week), to: addDays(first, 7 * week + 6), kind: 'league' as const },
  }));
  await client.call('setMatchdays', { seasonId: season.id, matchdays }, { token });
  const matches = await publishFixtures(league, season.id);
  const played = matches.filter(({ startsAt }) => startsAt !== null && startsAt.slice(0, 10) < monday);
  const last = Math.max(...played.map(({ matchday }) => matchday ?? 0));
  for (const match of played.sort((a, b) => (a.startsAt! < b.startsAt! ? -1 : 1))) {
    const startsAt = calendar.instantOf(match.startsAt!);
    clock.now = startsAt + 3 * hour;
    const boards = season.boards.get(match.location.id)!;
    if (match.matchday === last) await playEvening(league, season, match, { boards, startsAt, until: Infinity, confirms: bothSides });
    else await enterScore(league, season, match, derbyDartsLiga);
  }
};
