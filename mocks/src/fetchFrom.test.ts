import { createClient } from '@oche/api/client';
import { expect, test } from 'vitest';
import { fetchFrom } from './fetchFrom.ts';
import { handlersOf } from './handlers.ts';
import { mockError } from './mock.ts';
import { buildWorld } from './world.ts';

const world = buildWorld({ players: 8, stage: 'finished' });
const { slug } = world.tournament;

test('a client reads a world without a network', async () => {
  const client = createClient({ baseUrl: 'http://oche.example/api', fetch: fetchFrom(handlersOf(world)) });
  const tournament = await client.call('getTournament', { tournament: slug });
  expect(tournament).toEqual(world.tournament);
});

test('the first handler wins, and an error response rejects the call with its code', async () => {
  const fetch = fetchFrom([mockError('getTournament', 'not-found'), ...handlersOf(world)]);
  const client = createClient({ baseUrl: 'http://oche.example/api', fetch });
  await expect(client.call('getTournament', { tournament: slug })).rejects.toMatchObject({ status: 404, code: 'not-found' });
});

test('a request without a handler throws an error that names its URL', async () => {
  await expect(fetchFrom([])('http://oche.example/api/home')).rejects.toThrow('GET http://oche.example/api/home');
});
