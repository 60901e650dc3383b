import { createRandom } from '@oche/darts/draw/random';
import { addDays } from '@oche/darts/days';
import { bezirksligaShootOut } from '@oche/darts/match/presets';
import type { CupBracket, CupRoundRules } from '@oche/api/contract/cup';
import { enterScore } from './evenings.ts';
import type { DemoSeason, League } from './season.ts';

const hour = 3_600_000;

/** A cup that goes on: `play` decides the round that is drawn, `draw` draws the next one. */
export type DemoCup = { draw: (week: number, plays?: CupRoundRules['plays']) => Promise<void>; play: () => Promise<void> };

/**
 * Creates the cup of all teams of the season. Its random numbers are its own, so that the league does not depend on it. `monday`: the first matchday's.
 */
export async function openCup(league: League, season: DemoSeason, monday: string, instantOf: (local: string) => number): Promise<DemoCup> {
  const own: League = { ...league, random: createRandom(4711) };
  const { client, token, newId, clock } = own;
  const id = newId();
  const teams = [...season.squads.keys()].map((teamId) => ({ teamId }));
  const group = { id, seasonId: season.id, name: 'Beker van Krijtland', kind: 'cup' as const, structure: bezirksligaShootOut, teams };
  await client.call('createGroup', group, { token });
  let bracket: CupBracket = await client.call('getCupBracket', { id }, { token });
  const draw = async (week: number, plays: CupRoundRules['plays'] = 'all') => {
    const { round, waiting } = bracket.next!;
    const from = addDays(monday, 7 * week);
    clock.now = instantOf(`${addDays(from, -12)}T20:00`);
    const rules: CupRoundRules = {
      draw: { by: 'seeded', meetFrom: 4 },
      home: 'lower-level',
      plays,
      locationId: null,
      from,
      to: addDays(from, 6),
    };
    bracket = await client.call(
      'drawCupRound',
      { id, round, entering: waiting.map((team) => team.id), rules, drawNumber: 2026 + round },
      { token },
    );
  };
  const play = async () => {
    for (const { match } of bracket.rounds.at(-1)!.ties) {
      if (!match) continue;
      clock.now = instantOf(match.startsAt!) + 3 * hour;
      await enterScore(own, season, match, bezirksligaShootOut);
    }
    bracket = await client.call('getCupBracket', { id }, { token });
  };
  return { draw, play };
}
