import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';

const minute = 60_000;
const [oldPassword, newPassword] = ['ninety-nine-darts', 'treble twenty twice'];

describe('passwords', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const registered = async (langcode: 'en' | 'nl' | 'fr' | 'de' = 'en') => {
    const email = `anna-${randomUUID()}@example.org`;
    const { token } = await world.as().call('register', { name: 'Anna', email, password: oldPassword, langcode });
    return { email, token };
  };
  /** Requests a link and returns it from the e-mail. */
  const linkTo = async (email: string): Promise<URL> => {
    const before = world.mails.length;
    await world.as().call('askPasswordReset', { email });
    await expect.poll(() => world.mails.length).toBe(before + 1);
    return new URL(/https:\S+/.exec(world.mails.at(-1)!.text)![0]);
  };
  const reset = (link: URL, password = newPassword) =>
    world.as().call('resetPassword', { token: link.searchParams.get('token') ?? '', password });
  const canLogIn = (email: string, password: string) =>
    world
      .as()
      .call('login', { email, password })
      .then(() => true)
      .catch(() => false);

  test.each(['qwertyuiop', 'Password123', '1234567890', 'aaaaaaaaaaaa', 'Anna-Bullens@Example.org', 'Anna Bullens', 'annabullens'])(
    'registering with the common password %s is refused',
    async (password) => {
      const account = { name: 'Anna Bullens', email: 'anna-bullens@example.org', langcode: 'en' as const };
      await expect(world.as().call('register', { ...account, password })).rejects.toMatchObject({
        status: 400,
        body: { code: 'invalid', fields: { password: 'too_common' } },
      });
    },
  );

  test('requests that race with the deletion of their account fail cleanly', async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { token } = await registered();
      const mine = world.as(token);
      const status = (work: Promise<unknown>) => work.then(() => 200).catch((error: { status: number }) => error.status);
      const statuses = await Promise.all([
        status(mine.call('deleteAccount', { password: oldPassword, anonymous: false })),
        status(mine.call('changePassword', { password: oldPassword, newPassword })),
        status(mine.call('askEmailChange', { email: `new-${randomUUID()}@example.org`, password: oldPassword })),
        status(mine.call('createOrganisation', { name: 'Too late', timeZone: 'Europe/Brussels' })),
      ]);
      for (const each of statuses) expect([200, 401, 404, 422]).toContain(each);
    }
  });

  test('changing to a common password is refused, and a link can then be used for another password', async () => {
    const { email, token } = await registered();
    const change = world.as(token).call('changePassword', { password: oldPassword, newPassword: 'qwertyuiop' });
    await expect(change).rejects.toMatchObject({ body: { fields: { new_password: 'too_common' } } });
    const link = await linkTo(email);
    await expect(reset(link, 'qwertyuiop')).rejects.toMatchObject({ body: { fields: { password: 'too_common' } } });
    await reset(link);
    expect(await canLogIn(email, newPassword)).toBe(true);
  });

  test('a link sets a new password, logs in and ends all other sessions', async () => {
    const { email, token } = await registered();
    const response = await reset(await linkTo(email.toUpperCase()));
    expect(await world.as(response.token).call('getUser', {})).toMatchObject({ email });
    expect(await world.as(token).call('getUser', {})).toBeNull();
    expect([await canLogIn(email, oldPassword), await canLogIn(email, newPassword)]).toEqual([false, true]);
  });

  test('the e-mail and its page are in the language of the account', async () => {
    const { email } = await registered('nl');
    const link = await linkTo(email);
    expect(link.origin + link.pathname).toBe('https://oche.test/nl/auth/reset-password');
    expect(world.mails.at(-1)).toMatchObject({ to: email, subject: 'Nieuw wachtwoord instellen' });
    expect(world.mails.at(-1)!.text).toContain('Dag Anna,');
    expect(world.mails.at(-1)!.text).toContain('60 minuten');
  });

  test('a link works once, for an hour, and until a newer one is requested', async () => {
    const { email } = await registered();
    const gone = { status: 410, code: 'gone' };
    const first = await linkTo(email);
    const second = await linkTo(email);
    await expect(reset(first)).rejects.toMatchObject(gone);
    // A refused password does not use up the link.
    await expect(reset(second, 'short')).rejects.toMatchObject({ status: 400 });
    await reset(second);
    await expect(reset(second)).rejects.toMatchObject(gone);
    const third = await linkTo(email);
    world.wait(60 * minute);
    await expect(reset(third)).rejects.toMatchObject(gone);
    await expect(world.as().call('resetPassword', { token: 'guessed', password: newPassword })).rejects.toMatchObject(gone);
    expect(await canLogIn(email, newPassword)).toBe(true);
  });

  test('the response does not reveal whether an e-mail address has an account, and an address without one gets no e-mail', async () => {
    const { email } = await registered();
    const before = world.mails.length;
    const nobody = await world.as().call('askPasswordReset', { email: `nobody-${randomUUID()}@example.org` });
    expect(await world.as().call('askPasswordReset', { email })).toEqual(nobody);
    await world.server.runJobs();
    await expect.poll(() => world.mails.length).toBe(before + 1);
    expect(await world.server.runJobs()).toBe(0);
  });

  test('neither links, jobs nor e-mails in the database contain the token of a link', async () => {
    const { email } = await registered();
    const token = (await linkTo(email)).searchParams.get('token')!;
    const rows = await Promise.all([
      world.database.db.selectFrom('links').selectAll().execute(),
      world.database.db.selectFrom('jobs').selectAll().execute(),
      world.database.db.selectFrom('mails').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('an e-mail address can request five links in a quarter of an hour, without limiting other addresses', async () => {
    const { email } = await registered();
    for (let times = 0; times < 5; times++) await world.as().call('askPasswordReset', { email });
    await expect(world.as().call('askPasswordReset', { email })).rejects.toMatchObject({ status: 429 });
    const other = await registered();
    expect(await world.as().call('askPasswordReset', { email: other.email })).toBeNull();
    world.wait(15 * minute);
    expect(await world.as().call('askPasswordReset', { email })).toBeNull();
  });
});
