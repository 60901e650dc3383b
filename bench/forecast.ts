/**
 * The end that the play list expects before the first game, compared with rehearsed evenings: each format, ten draws, 128 players on 16 boards.
 * Bots play the games with the strength of a club: averages from about 36 to 55. A call takes 1 to 3 minutes and a visit 8 to 11 seconds, so that
 * a best of 5 legs takes the 15 to 20 minutes that guides for players give.
 */
import { createClient } from '@oche/api/client';
import type { GameSummary } from '@oche/api/contract/game';
import type { Plan } from '@oche/api/contract/tournament';
import { newEvent } from '@oche/api/gameLedger';
import { estimate } from '@oche/darts/boards/estimate';
import { createRandom } from '@oche/darts/draw/random';
import { playGame } from '@oche/mocks/playGame';
import { idsOf, numberOf } from '../scripts/rehearse/chance.ts';
import { drawAndStart, openClub, openEvening, plans, settleTies, signUp, type FormatName } from '../scripts/rehearse/organiser.ts';
import { startOwnApi } from '../scripts/rehearse/ownApi.ts';
import { atMost, type Check } from './checks.ts';
import { median, type Suite } from './suite.ts';

const players = 128;
const boards = 16;
const seeds = Array.from({ length: 10 }, (_seed, index) => index + 1);
const legs = { groups: 2, knockout: 3, finals: 4 };
const minute = 60_000;
const within = 0.1;

type Client = ReturnType<typeof createClient>;
type Played = { game: GameSummary; duration: number };
type Evening = { expected: number; early: number; late: number; rehearsed: number };

/** Plays a game without the API: its legs, and its duration from the call to the last dart. */
function playedBy(game: GameSummary, seed: number): { legs: number[]; duration: number } {
  const random = createRandom(numberOf(`${seed} ${game.stage.role} ${game.key}`));
  const sides = game.sides.map(({ name }, index) => ({ id: String(index), players: [name] }));
  const newId = idsOf(random, () => 0);
  const { state, events } = playGame({
    ...{ format: game.format, sides, random, newId, startedAt: 0 },
    sigmas: game.sides.map(({ name }) => 16 + 10 * createRandom(numberOf(name))()),
  });
  const visits = events.filter(({ kind }) => kind === 'visit').length;
  const secondsPerVisit = 8 + 3 * random();
  return { legs: state.totalLegs, duration: (60 + 120 * random() + visits * secondsPerVisit) * 1000 };
}

/** Ids of the games that a game had to wait for, of those that were decided before it. */
function waitedFor({ groups }: Plan, game: GameSummary, before: readonly Played[]): string[] {
  const sides = new Set(game.sides.map(({ id }) => id));
  const groupsOfSides = new Set(game.sides.map(({ parentGroup }) => parentGroup));
  const isEarlier = ({ game: other }: Played) => {
    if (game.group !== null) return groups?.swiss !== undefined && other.round < game.round;
    return other.group === null ? other.sides.some(({ id }) => sides.has(id)) : groupsOfSides.has(String(other.group));
  };
  return before.filter(isEarlier).map(({ game: other }) => other.id);
}

/** Plays all games of a tournament in any order, and schedules them on the boards with the durations that they took. */
async function rehearse(
  client: Client,
  token: string,
  tournament: { id: string; slug: string },
  plan: Plan,
  seed: number,
): Promise<number> {
  const played: (Played & { after: string[] })[] = [];
  const newId = idsOf(createRandom(seed), Date.now);
  for (;;) {
    const { items } = await client.call('listTournamentGames', { tournament: tournament.slug, phase: 'open', perPage: 200 }, { token });
    const ready = items.filter(({ phase }) => phase === 'ready' || phase === 'called');
    for (const game of ready) {
      const { legs: won, duration } = playedBy(game, seed);
      played.push({ game, duration, after: waitedFor(plan, game, played) });
      const events = [newEvent(newId(), 'result', { legs: won }, Date.now())];
      await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events }, { token });
    }
    if (ready.length > 0) continue;
    const { lots } = await settleTies(client, token, tournament);
    if (lots === 0) break;
  }
  const { status } = await client.call('getTournament', { tournament: tournament.slug }, { token });
  if (status !== 'finished') throw new Error(`The tournament is ${status}.`);
  const { end } = estimate({
    games: played.map(({ game, duration, after }) => ({ id: game.id, people: game.sides.flatMap(({ id }) => id ?? []), after, duration })),
    boards: Array.from({ length: boards }, (_board, index) => String(index)),
    now: 0,
  });
  return end!;
}

/** The forecast before the first game and the rehearsed end, in milliseconds after the start. */
async function playEvening(client: Client, token: string, format: FormatName, seed: number): Promise<Evening> {
  const newId = idsOf(() => Math.random(), Date.now);
  const club = await openClub(client, token, {
    ...{ organisation: `${format} ${seed}`, timeZone: 'Europe/Brussels' },
    location: 'Hall',
    boards,
    newId,
  });
  const plan: Plan = plans[format](legs, players);
  const entries = Array.from({ length: players }, (_player, index) => ({ name: `Player ${seed} ${index + 1}` }));
  const startsAt = new Date().toISOString().slice(0, 16);
  const tournament = await openEvening(client, club, {
    ...{ event: 'Bench', tournament: 'Bench', startsAt, plan, entries, test: true },
    newId,
  });
  await drawAndStart(client, token, tournament.id, seed, plan);
  const now = Date.now();
  const { expectedEnd, endRange } = await client.call('getPlayList', { id: tournament.id }, { token });
  const after = (instant: string) => Date.parse(instant) - now;
  return {
    ...{ expected: after(expectedEnd!), early: after(endRange!.early), late: after(endRange!.late) },
    rehearsed: await rehearse(client, token, tournament, plan, seed),
  };
}

export async function run(progress: (line: string) => void): Promise<Suite> {
  const api = await startOwnApi();
  const client = createClient({ baseUrl: `${api.origin}/api` });
  const checks: Check[] = [];
  const lines: string[] = [];
  try {
    for (const format of Object.keys(plans) as FormatName[]) {
      const evenings: Evening[] = [];
      // An account may have 20 clubs.
      const token = await signUp(client, { name: 'Bench', email: `${format}@oche.invalid`, password: 'three darts and a pint' });
      for (const seed of seeds) {
        evenings.push(await playEvening(client, token, format, seed));
        progress(`${format}: ${seed} of ${seeds.length}`);
      }
      const off = evenings.filter(({ expected, rehearsed }) => Math.abs(expected / rehearsed - 1) > within).length;
      const uncovered = evenings.filter(({ early, late, rehearsed }) => rehearsed < early || rehearsed > late).length;
      const minutesOf = (value: (evening: Evening) => number) => Math.round(median(evenings.map(value)) / minute);
      lines.push(
        `${format}: expected ${minutesOf(({ expected }) => expected)} min (${minutesOf(({ early }) => early)} to ${minutesOf(({ late }) => late)}), rehearsed ${minutesOf(({ rehearsed }) => rehearsed)}; medians`,
      );
      checks.push(
        atMost(`${format}: evenings of ten that end more than 10 % from the forecast`, off, 2),
        atMost(`${format}: evenings of ten outside the stated range`, uncovered, 2),
      );
    }
  } finally {
    await api.stop();
  }
  return {
    title: 'The end of an evening, forecast before the first game',
    unit: 'evenings',
    conditions: [`${players} players, ${boards} boards, ${seeds.length} draws of each format`, ...lines],
    cells: [],
    checks: [{ title: 'Forecasts', relative: false, checks }],
  };
}
