import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';

const [oldPassword, newPassword] = ['ninety-nine-darts', 'treble twenty twice'];
const gone = { status: 410, code: 'gone' };

describe('links in e-mails', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const newEmail = (name: string) => `${name}-${randomUUID()}@example.org`;
  const registered = async (langcode: 'en' | 'nl' | 'fr' | 'de' = 'en') => {
    const email = newEmail('anna');
    const { token } = await world.as().call('register', { name: 'Anna', email, password: oldPassword, langcode });
    const client = world.as(token);
    return { client, email, id: (await client.call('getUser', {}))!.id };
  };
  const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);
  /** Runs `send`, which sends an e-mail to this address, and returns the token in the e-mail. */
  const tokenTo = async (email: string, send: () => Promise<unknown>): Promise<string> => {
    const before = mailsTo(email).length;
    await send();
    await world.server.runJobs();
    await expect.poll(() => mailsTo(email).length).toBeGreaterThan(before);
    return new URL(/https:\S+/.exec(mailsTo(email).at(-1)!.text)![0]).searchParams.get('token')!;
  };
  const resetLink = (email: string) => tokenTo(email, () => world.as().call('askPasswordReset', { email }));
  const reset = (token: string, password = newPassword) => world.as().call('resetPassword', { token, password });
  const confirmEmail = (token: string) => world.as().call('confirmEmailChange', { token });
  const confirmName = (token: string) => world.as().call('confirmNameChange', { token });

  test('a link to confirm an e-mail address stops working when the password is reset', async () => {
    const { client, email } = await registered();
    const attackerEmail = newEmail('attacker');
    const link = await tokenTo(attackerEmail, () => client.call('askEmailChange', { email: attackerEmail, password: oldPassword }));
    const { token } = await reset(await resetLink(email));
    await expect(confirmEmail(link)).rejects.toMatchObject(gone);
    expect(await world.as(token).call('getUser', {})).toMatchObject({ email });
  });

  test('a link to reset the password stops working when the password is changed', async () => {
    const { client, email } = await registered();
    const link = await resetLink(email);
    await client.call('changePassword', { password: oldPassword, newPassword });
    await expect(reset(link, 'another long password')).rejects.toMatchObject(gone);
  });

  test('links sent to the old e-mail address stop working when the e-mail address changes', async () => {
    const { client, email } = await registered();
    const next = newEmail('moved');
    const name = await tokenTo(email, () => client.call('askNameChange', { name: 'Somebody else' }));
    const password = await resetLink(email);
    await confirmEmail(await tokenTo(next, () => client.call('askEmailChange', { email: next, password: oldPassword })));
    await expect(reset(password)).rejects.toMatchObject(gone);
    await expect(confirmName(name)).rejects.toMatchObject(gone);
    expect(await client.call('getUser', {})).toMatchObject({ email: next, name: 'Anna' });
  });

  test('a queued e-mail with a link is not sent after the password has changed', async () => {
    const { client, email, id } = await registered();
    const attackerEmail = newEmail('attacker');
    await client.call('askEmailChange', { email: attackerEmail, password: oldPassword });
    await world.server.runJobs();
    await expect.poll(() => mailsTo(attackerEmail)).toHaveLength(1);
    const links = world.database.db.selectFrom('links').select('id').where('userId', '=', id);
    const { id: linkId } = await links.executeTakeFirstOrThrow();
    await reset(await resetLink(email));
    // A lost response of the mail server leaves the job in the queue.
    const job = { id: randomUUID(), kind: 'email-change', payload: JSON.stringify({ linkId }), runAt: new Date(0) };
    await world.database.db.insertInto('jobs').values(job).execute();
    await world.server.runJobs();
    expect(mailsTo(attackerEmail)).toHaveLength(1);
  });

  test('a request for another e-mail address deletes the link to the first one, even before the second e-mail is sent', async () => {
    const { client, id } = await registered();
    const [first, second] = [newEmail('first'), newEmail('second')];
    const link = await tokenTo(first, () => client.call('askEmailChange', { email: first, password: oldPassword }));
    await client.call('askEmailChange', { email: second, password: oldPassword });
    expect(await world.database.db.selectFrom('links').select('payload').where('userId', '=', id).execute()).toEqual([
      { payload: { email: second } },
    ]);
    await expect(confirmEmail(link)).rejects.toMatchObject(gone);
  });

  test('logging out everywhere and locking an account delete its links', async () => {
    const { client } = await registered();
    const attackerEmail = newEmail('attacker');
    const link = await tokenTo(attackerEmail, () => client.call('askEmailChange', { email: attackerEmail, password: oldPassword }));
    await client.call('logoutEverywhere', {});
    await expect(confirmEmail(link)).rejects.toMatchObject(gone);

    const [boss, locked] = [await registered(), await registered()];
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
    const password = await resetLink(locked.email);
    await boss.client.call('updateAccount', { userId: locked.id, locked: true });
    await expect(reset(password)).rejects.toMatchObject(gone);
    await world.database.db.updateTable('users').set({ isSuperAdmin: false }).where('id', '=', boss.id).execute();
  });

  test.each([
    ['en', 'Your password was changed'],
    ['nl', 'Je wachtwoord is gewijzigd'],
    ['fr', 'Votre mot de passe a changé'],
    ['de', 'Dein Passwort wurde geändert'],
  ] as const)('a changed password is announced by e-mail, in %s', async (langcode, subject) => {
    const { client, email } = await registered(langcode);
    await client.call('changePassword', { password: oldPassword, newPassword });
    await world.server.runJobs();
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    await reset(await resetLink(email), 'another long password');
    await world.server.runJobs();
    await expect.poll(() => mailsTo(email)).toHaveLength(3);
    for (const mail of [mailsTo(email)[0]!, mailsTo(email)[2]!]) {
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(`https://oche.test${langcode === 'en' ? '' : `/${langcode}`}/auth/reset-password`);
      expect(mail.text).not.toContain('token=');
    }
  });
});
