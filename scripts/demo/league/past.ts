import { defaultGroupRules } from '@oche/api/contract/group';
import type { Location } from '@oche/api/contract/place';
import { addDays, dayNumber, isoDay, weekdayOf } from '@oche/darts/days';
import { middenkust } from '@oche/darts/match/presets';
import { enterScore } from './evenings.ts';
import type { Calendar } from './league.ts';
import { cafes, playerName } from './names.ts';
import { openSquad, perTeam, publishFixtures, type KnownTeams, type League, type Squad } from './season.ts';

const hour = 3_600_000;
const teams = 8;
const matchdays = 14;

/**
 * Fills a past season that is a draft, and finishes it: one division, of whose matches only the scores are known. Adds its teams to `known`.
 * `year`: the one in which it begins.
 */
export async function fillPast(
  league: League,
  { seasonId, year, locations, known }: { seasonId: string; year: number; locations: readonly Location[]; known: KnownTeams },
  calendar: Calendar,
): Promise<void> {
  const { client, token, newId, clock } = league;
  const september = dayNumber(`${year}-09-10`);
  const monday = isoDay(september - weekdayOf(september) + 1);
  clock.now = calendar.instantOf(`${addDays(monday, -14)}T10:00`);
  await client.call('setSeasonStatus', { id: seasonId, state: 'open' }, { token });
  const squads = new Map<string, Squad>();
  // The leaders of today were not in the league yet.
  for (let rank = 1; rank <= teams; rank++) {
    const { club, short } = cafes[rank]!;
    const entry = {
      team: { name: club, short, club, locationId: locations[rank]!.id, homeTime: '20:00', homeWeekday: 5 as const },
      people: Array.from({ length: perTeam }, (_, index) => ({ name: playerName(rank * perTeam + index) })),
      // Other teams than now are the strongest.
      ...{ activeFrom: addDays(monday, -7), sigma: 11 + ((rank * 5 + year) % teams) / 2 },
    };
    const squad = await openSquad(league, seasonId, entry, known);
    squads.set(squad.id, squad);
  }
  const group = { id: newId(), seasonId, name: 'Eerste afdeling', level: 1, structure: middenkust };
  const entered = [...squads.keys()].map((teamId) => ({ teamId }));
  await client.call('createGroup', { ...group, rules: { ...defaultGroupRules, up: 0, down: 0 }, teams: entered }, { token });
  const days = Array.from({ length: matchdays }, (_, week) => ({
    ...{ groupId: null, number: week + 1, from: addDays(monday, 14 * week), to: addDays(monday, 14 * week + 6), kind: 'league' as const },
  }));
  await client.call('setMatchdays', { seasonId, matchdays: days }, { token });
  const matches = await publishFixtures(league, seasonId);
  for (const match of matches.sort((a, b) => a.startsAt!.localeCompare(b.startsAt!))) {
    clock.now = calendar.instantOf(match.startsAt!) + 3 * hour;
    await enterScore(league, { id: seasonId, squads, boards: new Map(), matches }, match, middenkust);
  }
  for (const state of ['finished', 'archived'] as const) await client.call('setSeasonStatus', { id: seasonId, state }, { token });
}
