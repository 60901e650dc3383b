import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testLoginEndpoints } from '@oche/api/contract/loginForTests';
import { register, startTestServer, type TestServer } from '../testServer.ts';

describe('a server that is started for tests', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  test('lets every caller log in with only the e-mail address of an account', async () => {
    const account = (await (await register(world, 'Nore Bulling')).client.call('getUser', {}))!;
    const users = await world.as().call('listTestUsers', {});
    expect(users).toContainEqual({ id: account.id, name: 'Nore Bulling', email: account.email, isSuperAdmin: false });
    const { token } = await world.as().call('testLogin', { email: account.email.toUpperCase() });
    expect((await world.as(token).call('getUser', {}))?.id).toBe(account.id);
  });

  test('refuses an unknown e-mail address and a locked account', async () => {
    await expect(world.as().call('testLogin', { email: 'nobody@example.org' })).rejects.toMatchObject({ status: 404 });
    const { email, id } = (await (await register(world)).client.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ lockedAt: new Date() }).where('id', '=', id).execute();
    await expect(world.as().call('testLogin', { email })).rejects.toMatchObject({ body: { code: 'locked' } });
  });
});

test('every other server responds with 404 at this path, for every host name and method', async () => {
  const world = await startTestServer({ test: false });
  const { token } = await register(world);
  const account = (await world.as(token).call('getUser', {}))!;
  for (const host of ['test', 'localhost:3000', '127.0.0.1:4000', 'localhost'])
    for (const [method, body] of [
      ['GET', null],
      ['POST', JSON.stringify({ email: account.email })],
      ['POST', '{'],
    ] as const) {
      const headers = { host, 'x-forwarded-host': host, authorization: `Bearer ${token}`, cookie: 'token=test' };
      const response = await world.fetch(new Request(`http://${host}/api/test-login`, { method, body, headers }));
      expect([host, method, response.status, await response.json()]).toEqual([
        ...[host, method, 404],
        { code: 'not-found', message: 'There is nothing at this URL.' },
      ]);
    }
  const openApi = JSON.stringify(await (await world.fetch(new Request('http://test/api/openapi.json'))).json());
  for (const { path } of Object.values(testLoginEndpoints)) expect(openApi).not.toContain(path);
  await world.close();
});
