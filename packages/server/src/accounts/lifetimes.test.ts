import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, startTestServer, type TestServer } from '../testServer.ts';

let world: TestServer;
beforeAll(async () => {
  world = await startTestServer();
});
afterAll(() => world.close());

test('a session lasts two years', async () => {
  const { client } = await register(world);
  world.wait(730 * 24 * 60 * 60 * 1000 - 1);
  expect(await client.call('getUser', {})).not.toBeNull();
  world.wait(1);
  expect(await client.call('getUser', {})).toBeNull();
});
