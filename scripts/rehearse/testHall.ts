import { createClient, type Client } from '@oche/api/client';
import { createRandom } from '@oche/darts/draw/random';
import { playerNames } from '@oche/mocks/names';
import { createServer, withoutRealtime } from '@oche/server/createServer';
import { makeStale } from '@oche/server/platform/db/current';
import type { OpenDatabase } from '@oche/server/platform/db/open';
import { openTestDatabase } from '@oche/server/testDatabase';
import { simulate } from '../demo/simulate.ts';
import { idsOf, seededBytes } from './chance.ts';
import { drawAndStart, eveningPlan, openClub, openEvening, pairTablet, signUp } from './organiser.ts';

export type TestHall = {
  database: OpenDatabase;
  client: Client;
  slug: string;
  games: number;
  /** Clears the cached responses. The server does not notice changes that a test makes directly in the database. */
  clearCache: () => Promise<void>;
  close: () => Promise<void>;
};

/** A small tournament for tests. It has been played to its end in a test database. */
export async function playedHall(drawNumber = 2): Promise<TestHall> {
  const database = await openTestDatabase();
  const clock = { now: Date.parse('2026-03-05T19:00:00Z') };
  const random = createRandom(7);
  const newId = idsOf(random, () => clock.now);
  const server = createServer({
    db: database.db,
    clock: () => new Date(clock.now),
    random: seededBytes(random),
    ...withoutRealtime,
    log: () => {},
  });
  const client = createClient({
    baseUrl: 'http://test.invalid/api',
    fetch: async (input, init) => server.fetch(new Request(String(input), init)),
  });
  const token = await signUp(client, { name: 'Test', email: 'test@oche.invalid', password: 'a long password' });
  const club = await openClub(client, token, { organisation: 'Test', timeZone: 'UTC', location: 'Test', boards: 2, newId });
  const tournament = await openEvening(client, club, {
    event: 'Test',
    tournament: 'Test',
    startsAt: '2026-03-05T19:00',
    plan: eveningPlan({ groups: 1, knockout: 1, finals: 1 }),
    entries: playerNames.slice(0, 8),
    newId,
  });
  const boards = [];
  for (const { id } of club.boards) boards.push({ id, token: await pairTablet(client, token, id) });
  const games = await drawAndStart(client, token, tournament.id, drawNumber);
  await simulate({ client, clock, token, boards, tournament });
  const close = async () => {
    await server.close();
    await database.close();
  };
  const clearCache = () => server.asSystem(async () => makeStale('everything'));
  return { database, client, slug: tournament.slug, games, clearCache, close };
}
