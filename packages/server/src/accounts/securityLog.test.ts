import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';

let world: TestServer;
beforeAll(async () => {
  world = await startTestServer();
});
afterAll(() => world.close());

const [oldPassword, newPassword] = ['ninety-nine-darts', 'treble twenty twice'];
const email = 'anna@example.org';
const ip = '192.0.2.7';

test('log-ins, passwords, links and revoked tokens are logged with account and IP address, without secrets or e-mail addresses', async () => {
  const anonymous = world.as(null, ip);
  const registered = await anonymous.call('register', { name: 'Anna', email, password: oldPassword, langcode: 'en' });
  const { id } = (await world.as(registered.token).call('getUser', {}))!;
  await expect(anonymous.call('login', { email, password: 'a wrong guess' })).rejects.toThrow();
  await expect(anonymous.call('login', { email: 'nobody@example.org', password: oldPassword })).rejects.toThrow();
  const { token } = await anonymous.call('login', { email, password: oldPassword });
  const anna = world.as(token, ip);
  await expect(anna.call('changePassword', { password: 'a wrong guess', newPassword })).rejects.toThrow();
  await anna.call('changePassword', { password: oldPassword, newPassword });
  await expect(anonymous.call('resetPassword', { token: 'guessed', password: oldPassword })).rejects.toThrow();
  await anna.call('logout', {});

  const authors = { anonymous: 'anonymous', anna: `user:${id}` };
  expect(world.security.map((entry) => [entry.event, entry.by, entry.userId])).toEqual([
    ['registered', authors.anonymous, id],
    ['login-failed', authors.anonymous, id],
    ['login-failed', authors.anonymous, null],
    ['login', authors.anonymous, id],
    ['password-wrong', authors.anna, id],
    ['tokens-revoked', authors.anna, undefined],
    ['password-changed', authors.anna, id],
    ['link-refused', authors.anonymous, undefined],
    ['tokens-revoked', authors.anna, undefined],
  ]);
  for (const entry of world.security) expect(entry).toMatchObject({ level: 'info', message: 'security', ip });
  const text = JSON.stringify(world.security);
  for (const secret of [oldPassword, newPassword, 'a wrong guess', 'guessed', token, registered.token, email])
    expect(text).not.toContain(secret);
});

test('impersonation is logged with both accounts', async () => {
  const person = async (name: string) => {
    const { token } = await world.as().call('register', { name, email: `${name}@example.org`, password: oldPassword, langcode: 'en' });
    return { client: world.as(token), id: (await world.as(token).call('getUser', {}))!.id };
  };
  const [boss, user] = [await person('boss'), await person('user')];
  await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
  const impersonation = world.as(await boss.client.call('impersonate', { userId: user.id }));
  await impersonation.call('stopImpersonating', {});
  const both = { userId: user.id, actorId: boss.id };
  expect(world.security).toContainEqual(expect.objectContaining({ event: 'impersonation-started', ...both }));
  expect(world.security).toContainEqual(expect.objectContaining({ event: 'impersonation-ended', ...both }));
});
