import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymisePlayers } from './profile.ts';
import { startEvening, startTestServer, type TestServer } from '../testServer.ts';

const [password, newPassword] = ['ninety-nine-darts', 'treble twenty twice'];
const newEmail = (name: string) => `${name}-${randomUUID()}@example.org`;

describe('changes of an account', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const registered = async (name = 'Anna') => {
    const email = newEmail(name.toLowerCase());
    const { token } = await world.as().call('register', { name, email, password, langcode: 'en' });
    const client = world.as(token);
    const user = (await client.call('getUser', {}))!;
    return { client, email, id: user.id };
  };
  const logIn = async (email: string, typed = password) => world.as((await world.as().call('login', { email, password: typed })).token);
  /** Runs `send`, which sends an e-mail, and returns the token of the link in it. */
  const tokenIn = async (send: () => Promise<unknown>): Promise<string> => {
    const before = world.mails.length;
    await send();
    await expect.poll(() => world.mails.length).toBe(before + 1);
    return new URL(/https:\S+/.exec(world.mails.at(-1)!.text)![0]).searchParams.get('token')!;
  };
  const setSuperAdmin = (id: string, isSuperAdmin: boolean) =>
    world.database.db.updateTable('users').set({ isSuperAdmin }).where('id', '=', id).execute();

  test('a name changes when its link is opened, once', async () => {
    const { client, email } = await registered();
    const token = await tokenIn(() => client.call('askNameChange', { name: '  Anna   Treble ' }));
    expect(world.mails.at(-1)).toMatchObject({ to: email, subject: 'Change your name' });
    expect(world.mails.at(-1)!.text).toContain('“Anna Treble”');
    expect(await client.call('getUser', {})).toMatchObject({ name: 'Anna' });
    expect(await world.as().call('confirmNameChange', { token })).toEqual({ name: 'Anna Treble' });
    expect(await client.call('getUser', {})).toMatchObject({ name: 'Anna Treble' });
    await expect(world.as().call('confirmNameChange', { token })).rejects.toMatchObject({ status: 410 });
  });

  test('an e-mail address changes when the link sent to it is opened, and the old one is notified', async () => {
    const { client, email: oldEmail } = await registered();
    const email = newEmail('new');
    await expect(client.call('askEmailChange', { email, password: 'a guess' })).rejects.toMatchObject({
      status: 422,
      body: { code: 'wrong-credentials', fields: { password: 'wrong' } },
    });
    const token = await tokenIn(() => client.call('askEmailChange', { email, password }));
    expect(world.mails.at(-1)).toMatchObject({ to: email });
    expect(await client.call('getUser', {})).toMatchObject({ email: oldEmail });
    const mails = world.mails.length;
    expect(await world.as().call('confirmEmailChange', { token })).toEqual({ email });
    await expect.poll(() => world.mails.length).toBe(mails + 1);
    expect(world.mails.at(-1)).toMatchObject({ to: oldEmail, text: expect.stringContaining(email) });
    await expect(logIn(oldEmail)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(await (await logIn(email)).call('getUser', {})).toMatchObject({ email });
  });

  test('an e-mail address of another account is refused, both on request and if it is taken before the confirmation', async () => {
    const { client } = await registered();
    const taken = { status: 409, code: 'taken' };
    await expect(client.call('askEmailChange', { email: (await registered()).email, password })).rejects.toMatchObject(taken);
    const email = newEmail('soon-taken');
    const token = await tokenIn(() => client.call('askEmailChange', { email, password }));
    await world.as().call('register', { name: 'Faster', email, password, langcode: 'en' });
    await expect(world.as().call('confirmEmailChange', { token })).rejects.toMatchObject(taken);
  });

  test('a link works for its own purpose only', async () => {
    const { client } = await registered();
    const token = await tokenIn(() => client.call('askNameChange', { name: 'Renamed' }));
    await expect(world.as().call('resetPassword', { token, password: newPassword })).rejects.toMatchObject({ status: 410 });
    await expect(world.as().call('confirmEmailChange', { token })).rejects.toMatchObject({ status: 410 });
    expect(await world.as().call('confirmNameChange', { token })).toEqual({ name: 'Renamed' });
  });

  test('a new password ends the sessions of other devices, but not of this one', async () => {
    const { client, email } = await registered();
    const otherDevice = await logIn(email);
    await expect(client.call('changePassword', { password: 'a guess', newPassword })).rejects.toMatchObject({ status: 422 });
    await client.call('changePassword', { password, newPassword });
    expect(await client.call('getUser', {})).toMatchObject({ email });
    expect(await otherDevice.call('getUser', {})).toBeNull();
    await expect(logIn(email)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(await (await logIn(email, newPassword)).call('getUser', {})).toMatchObject({ email });
  });

  test('logging out everywhere ends all sessions and impersonations', async () => {
    const { client, email, id } = await registered('Boss');
    await setSuperAdmin(id, true);
    const impersonation = world.as(await client.call('impersonate', { userId: (await registered()).id }));
    const otherDevice = await logIn(email);
    expect(await impersonation.call('getUser', {})).toMatchObject({ name: 'Anna' });
    await client.call('logoutEverywhere', {});
    for (const device of [client, otherDevice, impersonation]) expect(await device.call('getUser', {})).toBeNull();
    await setSuperAdmin(id, false);
  });

  test('the password can be guessed five times a minute from a device that is logged in', async () => {
    const { client } = await registered();
    const guess = () => client.call('deleteAccount', { password: 'a guess', anonymous: false });
    for (let times = 0; times < 5; times++) await expect(guess()).rejects.toMatchObject({ status: 422 });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    await expect(client.call('changePassword', { password, newPassword })).rejects.toMatchObject({ status: 429 });
  });

  test('an impersonating super admin cannot change the account', async () => {
    const boss = await registered('Boss');
    await setSuperAdmin(boss.id, true);
    const { id, email } = await registered();
    const impersonation = world.as(await boss.client.call('impersonate', { userId: id }));
    const before = await world.fingerprint();
    for (const change of [
      () => impersonation.call('askNameChange', { name: 'Other' }),
      () => impersonation.call('askEmailChange', { email: newEmail('other'), password }),
      () => impersonation.call('changePassword', { password, newPassword }),
      () => impersonation.call('deleteAccount', { password, anonymous: true }),
      () => impersonation.call('logoutEverywhere', {}),
    ]) {
      await expect(change()).rejects.toMatchObject({ status: 403 });
    }
    expect(await world.fingerprint()).toBe(before);
    expect(await (await logIn(email)).call('getUser', {})).toMatchObject({ id });
    await setSuperAdmin(boss.id, false);
  });

  describe('deletion', () => {
    /** A player of a club who is linked to this user. */
    const playerOf = async (userId: string, name: string) => {
      const { client } = await registered('Organiser');
      const { id: organisationId } = await client.call('createOrganisation', { name: 'DC De Krijtlijn', timeZone: 'Europe/Brussels' });
      await client.call('createPlayer', { organisationId, name: 'Earlier' });
      world.wait(1000);
      const { id } = await client.call('createPlayer', { organisationId, name, club: 'DC Bullseye' });
      await world.database.db.updateTable('players').set({ userId, email: 'anna@example.org' }).where('id', '=', id).execute();
      return () => world.database.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    };

    test('removes the account with its sessions, links and memberships, and keeps the player and the results', async () => {
      const { client, email, id } = await registered();
      const player = await playerOf(id, 'Anna');
      await tokenIn(() => client.call('askNameChange', { name: 'Renamed' }));
      await expect(client.call('deleteAccount', { password: 'a guess', anonymous: false })).rejects.toMatchObject({ status: 422 });
      await client.call('deleteAccount', { password, anonymous: false });
      expect(await client.call('getUser', {})).toBeNull();
      await expect(logIn(email)).rejects.toMatchObject({ code: 'wrong-credentials' });
      for (const table of ['tokens', 'links', 'memberships'] as const) {
        expect(await world.database.db.selectFrom(table).select('userId').where('userId', '=', id).execute()).toEqual([]);
      }
      expect(await player()).toMatchObject({ name: 'Anna', club: 'DC Bullseye', userId: null, email: null });
    });

    test('anonymises the player on request', async () => {
      const { client, id } = await registered();
      const player = await playerOf(id, 'Anna');
      await client.call('deleteAccount', { password, anonymous: true });
      expect(await player()).toMatchObject({ name: 'Player #2', searchName: 'player #2', nickname: '', club: null, userId: null });
    });

    test('keeps the name of a player in a running tournament until it is over', async () => {
      const { client: organiser, tournament, entries } = await startEvening(world, { players: 4 });
      const { client, id: userId } = await registered('Leaver');
      const playerId = entries[0]!.players[0]!.id;
      await world.database.db.updateTable('players').set({ userId }).where('id', '=', playerId).execute();
      const nameOf = async () => {
        const { items } = await organiser.call('listTournamentGames', { tournament: tournament.slug });
        return items.flatMap(({ sides }) => sides).find((side) => side.playerId === playerId)?.name;
      };
      const before = await nameOf();
      await client.call('deleteAccount', { password, anonymous: true });
      expect(await nameOf()).toBe(before);
      await organiser.call('setTournamentStatus', { id: tournament.id, status: 'cancelled' });
      await world.server.asSystem(anonymisePlayers);
      expect(await nameOf()).toMatch(/^Player #\d+$/);
    });

    test('also removes the name from cached responses at the end of a tournament', async () => {
      const { tournament, entries } = await startEvening(world, { players: 4 });
      const { db } = world.database;
      const playerId = entries[0]!.players[0]!.id;
      const shownName = async () => {
        const { items } = await world.as().call('listTournamentGames', { tournament: tournament.slug });
        return items.flatMap(({ sides }) => sides).find((side) => side.playerId === playerId)?.name;
      };
      await db.updateTable('players').set({ nameGoes: true }).where('id', '=', playerId).execute();
      await db.updateTable('tournaments').set({ status: 'finished' }).where('id', '=', tournament.id).execute();
      expect(await shownName()).not.toMatch(/^Player #/);
      await world.server.asSystem(anonymisePlayers);
      expect(await shownName()).toMatch(/^Player #\d+$/);
    });

    test('is refused to the only administrator of an organisation with other members', async () => {
      const { client, id } = await registered();
      const { id: organisationId } = await client.call('createOrganisation', { name: 'DC Anna', timeZone: 'Europe/Brussels' });
      const editor = await registered('Editor');
      const member = { organisationId, userId: editor.id };
      await world.database.db
        .insertInto('memberships')
        .values({ ...member, role: 'editor' })
        .execute();
      const refused = { status: 422, code: 'last-admin' };
      await expect(client.call('deleteAccount', { password, anonymous: false })).rejects.toMatchObject(refused);
      await world.database.db.updateTable('memberships').set({ role: 'admin' }).where('userId', '=', editor.id).execute();
      await client.call('deleteAccount', { password, anonymous: false });
      expect(await world.database.db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([]);
      await editor.client.call('deleteAccount', { password, anonymous: false });
    });

    test('is refused to the only super admin', async () => {
      const { client, id } = await registered('Boss');
      await setSuperAdmin(id, true);
      await expect(client.call('deleteAccount', { password, anonymous: false })).rejects.toMatchObject({ code: 'last-admin' });
      await setSuperAdmin(id, false);
      await client.call('deleteAccount', { password, anonymous: false });
    });
  });
});
