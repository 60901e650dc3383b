import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testLoginEndpoints } from '@oche/api/contract/loginForTests';
import { register, startTestServer, type TestServer } from '../testServer.ts';

describe('a server that is started for tests', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  test('lets every caller log in as an account by its address alone', async () => {
    const own = (await (await register(world, 'Nore Bulling')).client.call('getUser', {}))!;
    const users = await world.as().call('listTestUsers', {});
    expect(users).toContainEqual({ id: own.id, name: 'Nore Bulling', email: own.email, isSuperAdmin: false });
    const { token } = await world.as().call('testLogin', { email: own.email.toUpperCase() });
    expect((await world.as(token).call('getUser', {}))?.id).toBe(own.id);
  });

  test('refuses an unknown address and a locked account', async () => {
    await expect(world.as().call('testLogin', { email: 'nobody@example.org' })).rejects.toMatchObject({ status: 404 });
    const { email, id } = (await (await register(world)).client.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ lockedAt: new Date() }).where('id', '=', id).execute();
    await expect(world.as().call('testLogin', { email })).rejects.toMatchObject({ body: { code: 'locked' } });
  });
});

test('every other server answers 404 at that address, for every host name and method', async () => {
  const world = await startTestServer({ test: false });
  const { token } = await register(world);
  const own = (await world.as(token).call('getUser', {}))!;
  for (const host of ['test', 'localhost:3000', '127.0.0.1:4000', 'localhost'])
    for (const [method, body] of [
      ['GET', null],
      ['POST', JSON.stringify({ email: own.email })],
      ['POST', '{'],
    ] as const) {
      const headers = { host, 'x-forwarded-host': host, authorization: `Bearer ${token}`, cookie: 'token=test' };
      const answer = await world.fetch(new Request(`http://${host}/api/test-login`, { method, body, headers }));
      expect([host, method, answer.status, await answer.json()]).toEqual([
        ...[host, method, 404],
        { code: 'not-found', message: 'There is nothing at this address.' },
      ]);
    }
  const described = JSON.stringify(await (await world.fetch(new Request('http://test/api/openapi.json'))).json());
  for (const { path } of Object.values(testLoginEndpoints)) expect(described).not.toContain(path);
  await world.close();
});
