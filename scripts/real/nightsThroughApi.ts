import { randomBytes, randomUUID } from 'node:crypto';
import { createClient, type Client } from '@oche/api/client';
import type { GameSummary } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import { createServer, withoutRealtime } from '@oche/server/createServer';
import { openDatabase } from '@oche/server/platform/db/open';
import { startPostgres } from '../lib/postgres.ts';
import { formatOf, openClub, openEvening, drawAndStart, signUp } from '../rehearse/organiser.ts';
import { schemeOf } from './nights.ts';
import { bracketOrder, seededFor } from './playedBracket.ts';
import { playersOf, readGame, readGames, type RecordedGame } from './recordedGame.ts';
import { number, objectOf, objects, strings, text, type Json, type JsonObject, type Report } from './report.ts';

/** Runs `work` with a client of a new server on an empty database. */
const withServer = async (work: (client: Client) => Promise<void>): Promise<void> => {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url });
  const server = createServer({
    ...{ db: database.db, clock: () => new Date(), random: (length) => randomBytes(length), ...withoutRealtime },
    ...{ runsQueuedJobs: false, loopSeconds: 3600 },
    log: ({ level, message, error }) => level === 'info' || console.error(message, error ?? ''),
  });
  const client = createClient({
    baseUrl: 'http://real.invalid/api',
    fetch: async (input, init) => server.fetch(new Request(String(input), init)),
  });
  try {
    await work(client);
  } finally {
    await server.close();
    await database.close();
    await postgres.stop();
  }
};

/** Enters the recorded result of a game, or its walkover. */
const enter = async (client: Client, token: string, game: GameSummary, recorded: RecordedGame): Promise<void> => {
  const [home] = game.sides;
  const isMirrored = recorded.sides[0] !== home?.name;
  const [first, second] = recorded.score ?? [0, 0];
  const event = recorded.score
    ? newEvent(randomUUID(), 'result', { legs: isMirrored ? [second, first] : [first, second] }, Date.now())
    : newEvent(randomUUID(), 'walkover', { winner: isMirrored ? 1 : 0, reason: 'no-show' }, Date.now());
  await client.call('recordEvents', { id: game.id, after: game.length, scorerEpoch: 0, events: [event] }, { token });
};

/** The published points by player: `published` of a table, or a list of recomputed rows. */
const pointsIn = (columns: readonly string[], rows: Json | undefined): Record<string, number> =>
  Object.fromEntries(
    (Array.isArray(rows) ? rows : []).flatMap((row) => {
      const cells = Array.isArray(row) ? row : [];
      const points = cells[columns.indexOf('points')];
      return typeof points === 'number' ? [[text(cells[0]), points]] : [];
    }),
  );

/** By night: the points after it. */
const publishedTables = (file: JsonObject): Map<number, Record<string, number>> =>
  new Map([
    ...objects(file.tables).map((table) => [number(table.after_night), pointsIn(strings(table.columns), table.published)] as const),
    ...Object.entries(objectOf(file.checks)).flatMap(([name, json]) => {
      const night = /^recomputed_after_night_(\d+)$/.exec(name)?.[1];
      const { columns, rows } = objectOf(json);
      return night === undefined ? [] : [[Number(night), pointsIn(strings(columns), rows)] as const];
    }),
  ]);

/**
 * Plays a season of nights as an organiser would: each night is a tournament with the recorded results, and a ranking counts them. Compares its points
 * with every published table.
 */
export const checkNightsThroughApi = (file: JsonObject, report: Report): Promise<void> =>
  withServer(async (client) => {
    const token = await signUp(client, { name: 'Real', email: 'real@real.invalid', password: 'ninety-nine-darts' });
    const club = await openClub(client, token, {
      ...{ organisation: 'Real', timeZone: 'Europe/London', location: 'Real', boards: 4, newId: randomUUID },
    });
    const { organisationId } = club;
    const scheme = schemeOf(file);
    const ranking = await client.call('createRanking', { organisationId, name: 'Season', scheme }, { token });
    const tables = publishedTables(file);
    const people = new Map<string, string>();
    for (const night of objects(file.data)) {
      const final = readGame(night.F);
      const rounds = [readGames(night.QF), readGames(night.SF), final ? [final] : []];
      const games = rounds.flat();
      for (const name of playersOf(games))
        if (!people.has(name)) people.set(name, (await client.call('createPlayer', { organisationId, name }, { token })).id);
      const places = bracketOrder(rounds).flatMap(({ sides }) => sides.map((entry) => ({ kind: 'entry' as const, entry })));
      const { id } = await openEvening(client, club, {
        ...{ event: `Night ${number(night.night)}`, tournament: `Night ${number(night.night)}`, startsAt: `${text(night.date)}T19:00` },
        plan: { groups: null, winners: { format: { default: { ...formatOf(6), starter: 'first' } }, thirdPlace: false }, losers: null },
        ...{ entries: [], newId: randomUUID },
      });
      const seeds = seededFor(places).flatMap((slot) => (slot.kind === 'entry' ? people.get(slot.entry)! : []));
      const entries = seeds.map((playerId, index) => ({ playerId, seed: index + 1 }));
      await client.call('addEntries', { id, entries }, { token });
      await client.call('setRankingTournament', { id: ranking.id, tournamentId: id }, { token });
      await drawAndStart(client, token, id, 1);
      for (const round of rounds) {
        const { items } = await client.call('listTournamentGames', { tournament: id, phase: 'open' }, { token });
        for (const recorded of round) {
          const game = items.find(({ sides }) => sides.every(({ name }) => recorded.sides.includes(name)));
          if (game) await enter(client, token, game, recorded);
          else report.differences.push(`night ${number(night.night)}: the draw has no game of ${recorded.sides.join(' and ')}`);
        }
      }
      const published = tables.get(number(night.night));
      if (!published) continue;
      const { rows } = await client.call('getRanking', { ranking: ranking.slug });
      for (const { player, points } of rows.items)
        report.same(`through the API, after night ${number(night.night)}: points of ${player.name}`, points, published[player.name]);
    }
  });
