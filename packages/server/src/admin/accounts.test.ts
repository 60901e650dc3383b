import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register, startTestServer, type TestServer } from '../testServer.ts';

const password = 'ninety-nine-darts';
const forbidden = { status: 403, code: 'forbidden' };

describe('accounts, managed by a super admin', () => {
  let world: TestServer;
  let boss: Awaited<ReturnType<typeof newUser>>;
  beforeAll(async () => {
    world = await startTestServer();
    boss = await superAdmin('Boss');
  });
  afterAll(() => world.close());
  // Log-ins are limited per minute.
  beforeEach(() => world.wait(60_000));

  const newUser = async (name: string) => {
    const { client, token } = await register(world, name);
    return { client, token, ...(await client.call('getUser', {}))! };
  };
  const superAdmin = async (name: string) => {
    const person = await newUser(name);
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', person.id).execute();
    return person;
  };
  const logIn = (email: string) => world.as().call('login', { email, password });
  const update = (userId: string, changes: { name?: string; email?: string; isSuperAdmin?: boolean; locked?: boolean }) =>
    boss.client.call('updateAccount', { userId, ...changes });

  test('are found by parts of name and e-mail without accents and case, sorted and by page', async () => {
    const siobhan = await newUser('Siobhán Ó Dart');
    const zita = await newUser('Zita Zijwind');
    const search = async (text: string) => (await boss.client.call('listAccounts', { search: text })).items.map(({ id }) => id);
    expect(await search('SIOBHAN')).toEqual([siobhan.id]);
    expect(await search('ó d')).toEqual([siobhan.id]);
    expect(await search(zita.email.slice(0, -4).toUpperCase())).toEqual([zita.id]);
    expect(await search('100%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    const list = await boss.client.call('listAccounts', { sort: '-name', perPage: 2 });
    expect(list.items.map(({ name }) => name)).toEqual(['Zita Zijwind', 'Siobhán Ó Dart']);
    expect(list).toMatchObject({ page: 1, perPage: 2 });
    const next = await boss.client.call('listAccounts', { sort: '-name', perPage: 2, page: 2 });
    expect(next.items[0]).toMatchObject({ id: boss.id, isSuperAdmin: true });
    expect(next.total).toBe(list.total);
    world.wait(1000);
    await logIn(zita.email);
    expect((await boss.client.call('listAccounts', { sort: '-log-in' })).items[0]).toMatchObject({ id: zita.id });
    expect((await boss.client.call('listAccounts', { only: 'super-admins' })).items.every(({ isSuperAdmin }) => isSuperAdmin)).toBe(true);
  });

  test('include their memberships', async () => {
    const { client, id } = await newUser('Organiser');
    const organisation = await client.call('createOrganisation', { name: 'DC Account', timeZone: 'Europe/Brussels' });
    expect(await boss.client.call('getAccount', { userId: id })).toMatchObject({
      organisations: 1,
      memberships: [{ role: 'admin', organisation: { id: organisation.id } }],
    });
  });

  test('get another name and e-mail address; the old address is notified, and links that were sent to it stop working', async () => {
    const person = await newUser('Before');
    await world.as().call('askPasswordReset', { email: person.email });
    await expect.poll(() => world.mails.at(-1)?.to).toBe(person.email);
    const token = world.mails.at(-1)!.text.match(/token=([\w-]+)/)![1]!;
    const email = `after-${person.email}`;
    expect(await update(person.id, { name: 'After', email })).toMatchObject({ name: 'After', email });
    await expect.poll(() => world.mails.at(-1)).toMatchObject({ to: person.email, text: expect.stringContaining(email) });
    await expect(world.as().call('resetPassword', { token, password })).rejects.toMatchObject({ status: 410 });
    await logIn(email);
    await expect(update(person.id, { email: boss.email })).rejects.toMatchObject({ status: 409, body: { fields: { email: 'taken' } } });
    await expect(update(person.id, { name: '  ' })).rejects.toMatchObject({ status: 400 });
  });

  test('have no sessions while they are locked, and only the correct password reveals the lock', async () => {
    const person = await newUser('Locked');
    expect(await update(person.id, { locked: true })).toMatchObject({ locked: true });
    expect(await person.client.call('getUser', {})).toBeNull();
    await expect(logIn(person.email)).rejects.toMatchObject({ status: 422, code: 'locked' });
    await expect(world.as().call('login', { email: person.email, password: 'guessed' })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    await expect(boss.client.call('impersonate', { userId: person.id })).rejects.toMatchObject({ code: 'locked' });
    expect((await boss.client.call('listAccounts', { only: 'locked' })).items.map(({ id }) => id)).toEqual([person.id]);
    await world.as().call('askPasswordReset', { email: person.email });
    await expect.poll(() => world.mails.at(-1)?.to).toBe(person.email);
    const token = world.mails.at(-1)!.text.match(/token=([\w-]+)/)![1]!;
    await expect(world.as().call('resetPassword', { token, password })).rejects.toMatchObject({ code: 'locked' });
    await update(person.id, { locked: false });
    world.wait(60_000);
    await logIn(person.email);
    // Earlier sessions stay revoked.
    expect(await person.client.call('getUser', {})).toBeNull();
  });

  test('become and stop being super admins only through others, which ends impersonations of and by them', async () => {
    const person = await newUser('Rising');
    const other = await newUser('Other');
    const ownAccount = { status: 400, code: 'invalid' };
    await expect(update(boss.id, { isSuperAdmin: false })).rejects.toMatchObject({
      ...ownAccount,
      body: { fields: { is_super_admin: 'own' } },
    });
    await expect(update(boss.id, { locked: true })).rejects.toMatchObject({ ...ownAccount, body: { fields: { locked: 'own' } } });
    await expect(person.client.call('updateAccount', { userId: person.id, isSuperAdmin: true })).rejects.toMatchObject(forbidden);

    const asPerson = world.as(await boss.client.call('impersonate', { userId: person.id }));
    await update(person.id, { isSuperAdmin: true });
    expect(await asPerson.call('getUser', {})).toBeNull();
    const asOther = world.as(await person.client.call('impersonate', { userId: other.id }));
    await update(person.id, { isSuperAdmin: false });
    expect(await asOther.call('getUser', {})).toBeNull();
    expect(await person.client.call('getUser', {})).toMatchObject({ isSuperAdmin: false });
    // The ended impersonation stays ended.
    await update(person.id, { isSuperAdmin: true });
    expect(await asOther.call('getUser', {})).toBeNull();
    await update(person.id, { isSuperAdmin: false });
  });

  test('one of two super admins who demote each other at once remains', async () => {
    const [one, two] = [await superAdmin('One'), await superAdmin('Two')];
    const outcomes = await Promise.allSettled([
      one.client.call('updateAccount', { userId: two.id, isSuperAdmin: false }),
      two.client.call('updateAccount', { userId: one.id, isSuperAdmin: false }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { items } = await boss.client.call('listAccounts', { only: 'super-admins' });
    expect(items.filter(({ id }) => [one.id, two.id].includes(id))).toHaveLength(1);
  });
});
