import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredInvitations } from './invitations.ts';
import { prepareEvening, register, startTestServer, type TestServer } from '../../testServer.ts';
import { invitationDays } from './token.ts';

const day = 86_400_000;
const timeZone = 'Europe/Brussels';

describe('invitations', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const newUser = async (name: string) => {
    const { client, token } = await register(world, name);
    return { client, token, ...(await client.call('getUser', {}))! };
  };
  const newEmail = () => `asked-${randomUUID()}@example.org`;
  /** Runs `send`, which sends an e-mail, and returns the token of the link in it. */
  const tokenIn = async (send: () => Promise<unknown>): Promise<string> => {
    const before = world.mails.length;
    await send();
    await expect.poll(() => world.mails.length).toBe(before + 1);
    return new URL(/https:\S+/.exec(world.mails.at(-1)!.text)![0]).searchParams.get('invitation')!;
  };
  const club = async (name = 'DC De Krijtlijn') => {
    const admin = await newUser('Joke Bordmeester');
    const organisation = await admin.client.call('createOrganisation', { name, timeZone });
    const organisationId = organisation.id;
    const invite = (email: string, role: 'admin' | 'editor' = 'editor') =>
      admin.client.call('inviteMember', { organisationId, email, role });
    const join = async (name: string, role: 'admin' | 'editor') => {
      const person = await newUser(name);
      const token = await tokenIn(() => invite(person.email, role));
      await person.client.call('acceptInvitation', { token });
      return person;
    };
    const list = () => admin.client.call('listMembers', { organisationId });
    return { admin, organisation, organisationId, invite, join, list };
  };

  describe('of a member', () => {
    test('the link shows the offer and makes one user a member, and the inviter is notified', async () => {
      const { admin, organisation, organisationId, invite, list } = await club();
      const email = newEmail();
      const token = await tokenIn(() => invite(email));
      expect(world.mails.at(-1)).toMatchObject({ to: email, subject: 'Joke Bordmeester invites you to DC De Krijtlijn' });
      expect(world.mails.at(-1)!.text).toContain('https://oche.test/profile?invitation=');
      expect(await list()).toMatchObject({ members: [{ role: 'admin' }], invitations: [{ email, role: 'editor' }] });
      // The offer can be read without logging in.
      const offer = { organisation: { id: organisationId }, from: 'Joke Bordmeester', role: 'editor', player: null };
      expect(await world.as().call('getInvitation', { token })).toMatchObject(offer);
      await expect(world.as().call('acceptInvitation', { token })).rejects.toMatchObject({ status: 401 });
      // The account may be new and have a different e-mail address from the invitation.
      const guest = await newUser('Ed Itor');
      expect(await guest.client.call('acceptInvitation', { token })).toMatchObject(offer);
      expect((await guest.client.call('getUser', {}))!.memberships).toMatchObject([{ role: 'editor', organisation }]);
      expect(await list()).toMatchObject({ members: [{ role: 'admin' }, { user: { id: guest.id }, role: 'editor' }], invitations: [] });
      expect(await admin.client.call('listNotifications', {})).toMatchObject([
        { kind: 'invitation-accepted', person: 'Ed Itor', organisation: { name: 'DC De Krijtlijn' } },
      ]);
      // A user is not notified of their own actions.
      expect(await guest.client.call('listNotifications', {})).toEqual([]);
      expect(await world.as().call('getInvitation', { token })).toBeNull();
      await expect((await newUser('Late')).client.call('acceptInvitation', { token })).rejects.toMatchObject({
        status: 410,
        code: 'gone',
      });
    });

    test('a link works for seven days, until a newer invitation replaces it or it is withdrawn', async () => {
      const { admin, invite, list } = await club();
      const email = newEmail();
      const first = await tokenIn(() => invite(email));
      const second = await tokenIn(() => invite(email.toUpperCase(), 'admin'));
      expect(await world.as().call('getInvitation', { token: first })).toBeNull();
      expect(await world.as().call('getInvitation', { token: second })).toMatchObject({ role: 'admin' });
      expect((await list()).invitations).toHaveLength(1);
      world.wait(invitationDays * day);
      expect(await world.as().call('getInvitation', { token: second })).toBeNull();
      expect((await list()).invitations).toEqual([]);
      const third = await tokenIn(() => invite(email));
      const [{ id } = { id: '' }] = (await list()).invitations;
      await admin.client.call('withdrawInvitation', { id });
      expect(await world.as().call('getInvitation', { token: third })).toBeNull();
      await expect(admin.client.call('withdrawInvitation', { id })).rejects.toMatchObject({ status: 404 });
    });

    test('the e-mail is in the language of the invited account, or of the inviter if there is no account', async () => {
      const { admin, invite } = await club();
      await admin.client.call('updateLocale', { langcode: 'de' });
      await tokenIn(() => invite(newEmail()));
      expect(world.mails.at(-1)!.text).toContain('https://oche.test/de/profile?invitation=');
      const reader = await newUser('Fleur');
      await reader.client.call('updateLocale', { langcode: 'fr' });
      await tokenIn(() => invite(reader.email));
      expect(world.mails.at(-1)!.text).toContain('https://oche.test/fr/profile?invitation=');
      expect(world.mails.at(-1)!.text).toContain('Fleur');
    });

    test('a member cannot be invited; an administrator who accepts an invitation as an editor stays an administrator', async () => {
      const { organisationId, admin, invite, join } = await club();
      const editor = await join('Editor', 'editor');
      await expect(invite(editor.email)).rejects.toMatchObject({ status: 409, body: { fields: { email: 'taken' } } });
      const token = await tokenIn(() => invite(newEmail()));
      await admin.client.call('acceptInvitation', { token });
      expect((await admin.client.call('getUser', {}))!.memberships).toMatchObject([
        { role: 'admin', organisation: { id: organisationId } },
      ]);
    });

    test('only administrators invite, change and dismiss members; editors read the list; others get 404', async () => {
      const { organisationId, admin, join, invite, list } = await club();
      const editor = await join('Editor', 'editor');
      const stranger = await newUser('Stranger');
      await invite(newEmail());
      const [{ id } = { id: '' }] = (await list()).invitations;
      const before = await world.fingerprint();
      for (const [person, status] of [
        [editor, 403],
        [stranger, 404],
      ] as const) {
        const { client } = person;
        for (const call of [
          () => client.call('inviteMember', { organisationId, email: newEmail(), role: 'admin' }),
          () => client.call('changeMember', { organisationId, userId: editor.id, role: 'admin' }),
          () => client.call('dismissMember', { organisationId, userId: admin.id }),
          () => client.call('withdrawInvitation', { id }),
        ])
          await expect(call()).rejects.toMatchObject({ status });
      }
      await expect(stranger.client.call('listMembers', { organisationId })).rejects.toMatchObject({ status: 404 });
      expect(await world.fingerprint()).toBe(before);
      expect(await editor.client.call('listMembers', { organisationId })).toEqual(await list());
    });

    test('an organisation always keeps an administrator', async () => {
      const { organisationId, admin, join } = await club();
      const change = (userId: string, role: 'admin' | 'editor') => admin.client.call('changeMember', { organisationId, userId, role });
      const dismiss = (userId: string) => admin.client.call('dismissMember', { organisationId, userId });
      const last = { status: 422, code: 'last-admin' };
      // Even as the only member: a club without members could not be managed.
      await expect(dismiss(admin.id)).rejects.toMatchObject(last);
      const editor = await join('Editor', 'editor');
      await expect(change(admin.id, 'editor')).rejects.toMatchObject(last);
      const stranger = await newUser('Stranger');
      for (const call of [() => change(stranger.id, 'editor'), () => dismiss(stranger.id)])
        await expect(call()).rejects.toMatchObject({ status: 404 });
      await change(editor.id, 'admin');
      expect(await editor.client.call('listNotifications', {})).toMatchObject([{ kind: 'role-given', role: 'admin' }]);
      await dismiss(admin.id);
      await expect(admin.client.call('listMembers', { organisationId })).rejects.toMatchObject({ status: 404 });
      await expect(editor.client.call('dismissMember', { organisationId, userId: editor.id })).rejects.toMatchObject(last);
    });

    test('only one of several users who accept a link at once succeeds', async () => {
      const { invite, list } = await club();
      const token = await tokenIn(() => invite(newEmail()));
      const people = await Promise.all(['One', 'Two', 'Three'].map(newUser));
      const results = await Promise.allSettled(people.map(({ client }) => client.call('acceptInvitation', { token })));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await list()).members).toHaveLength(2);
    });

    test('one of two administrators who dismiss each other at once stays', async () => {
      const { organisationId, admin, join } = await club();
      const other = await join('Other', 'admin');
      const pairs = [
        [admin, other],
        [other, admin],
      ] as const;
      await Promise.allSettled(pairs.map(([{ client }, { id: userId }]) => client.call('dismissMember', { organisationId, userId })));
      const memberships = await world.database.db
        .selectFrom('memberships')
        .select('role')
        .where('organisationId', '=', organisationId)
        .execute();
      expect(memberships).toEqual([{ role: 'admin' }]);
    });

    test('a member may leave, and is notified of a dismissal', async () => {
      const { organisationId, admin, join } = await club();
      const [leaver, removed] = [await join('Leaver', 'editor'), await join('Removed', 'editor')];
      await leaver.client.call('dismissMember', { organisationId, userId: leaver.id });
      await admin.client.call('dismissMember', { organisationId, userId: removed.id });
      await expect(admin.client.call('dismissMember', { organisationId, userId: removed.id })).rejects.toMatchObject({ status: 404 });
      expect(await leaver.client.call('listNotifications', {})).toEqual([]);
      expect(await removed.client.call('listNotifications', {})).toMatchObject([{ kind: 'role-ended' }]);
      for (const { client } of [leaver, removed])
        await expect(client.call('listMembers', { organisationId })).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('of a player', () => {
    /** A club with players, and an account for the first of them. */
    const prepare = async () => {
      const evening = await prepareEvening(world, { players: 2, boards: 1 });
      const { id: playerId, name } = evening.entries[0]!.players[0]!;
      const player = await newUser(name);
      const invite = (email = player.email) => evening.client.call('invitePlayer', { id: playerId, email });
      const find = async () =>
        (await evening.client.call('listPlayers', { organisationId: evening.organisation.id })).items.find(({ id }) => id === playerId)!;
      const mine = () => player.client.call('listMyPlayers', {});
      return { ...evening, playerId, name, player, invite, find, mine };
    };

    test('an accepted invitation links the account, and both the organiser and the player may unlink it', async () => {
      const { client, organisation, playerId, name, player, invite, find, mine } = await prepare();
      expect(await find()).toMatchObject({ account: null, invitation: null });
      const token = await tokenIn(invite);
      expect(world.mails.at(-1)).toMatchObject({ to: player.email, subject: `Are you ${name} at ${organisation.name}?` });
      expect(await find()).toMatchObject({ account: null, invitation: { email: player.email } });
      expect(await mine()).toEqual([]);
      expect(await world.as().call('getInvitation', { token })).toMatchObject({ role: null, player: { name, games: 0 } });
      await player.client.call('acceptInvitation', { token });
      expect(await find()).toMatchObject({ account: player.name, invitation: null });
      expect(await mine()).toMatchObject([{ id: playerId, name, organisation: { slug: organisation.slug } }]);
      expect(await client.call('listNotifications', {})).toMatchObject([{ kind: 'invitation-accepted', person: player.name }]);
      await expect(invite(newEmail())).rejects.toMatchObject({ status: 409, code: 'taken' });

      await player.client.call('unlinkPlayer', { id: playerId });
      expect([await mine(), await find()]).toMatchObject([[], { account: null }]);
      expect(await player.client.call('listNotifications', {})).toEqual([]);
      await player.client.call('acceptInvitation', { token: await tokenIn(invite) });
      await client.call('unlinkPlayer', { id: playerId });
      await client.call('unlinkPlayer', { id: playerId });
      expect(await mine()).toEqual([]);
      expect(await player.client.call('listNotifications', {})).toMatchObject([{ kind: 'player-unlinked' }]);
    });

    test('a linked player is notified of calls to a board', async () => {
      const { client, tournament, player, invite } = await prepare();
      await player.client.call('acceptInvitation', { token: await tokenIn(invite) });
      await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
      await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
      await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
      expect(await player.client.call('listNotifications', {})).toMatchObject([{ kind: 'game-called', game: { board: 1 } }]);
    });

    test('a player who is linked during a call is notified of it, and the notification ends with the call', async () => {
      const { client, tournament, player, invite } = await prepare();
      await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
      await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
      await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
      await client.call('updateTournament', { id: tournament.id, autoAssign: false });
      world.wait(60_000);
      await player.client.call('acceptInvitation', { token: await tokenIn(invite) });
      const [call] = await player.client.call('listNotifications', {});
      expect(call).toMatchObject({ kind: 'game-called', readAt: null });
      await client.call('releaseGame', { id: call!.game!.id });
      expect(await player.client.call('listNotifications', {})).toEqual([]);
    });

    test('a player has one open invitation at a time, and a withdrawn one stops working', async () => {
      const { client, invite, find } = await prepare();
      const first = await tokenIn(invite);
      const second = await tokenIn(() => invite(newEmail()));
      expect(await world.as().call('getInvitation', { token: first })).toBeNull();
      await client.call('withdrawInvitation', { id: (await find()).invitation!.id });
      expect(await find()).toMatchObject({ invitation: null });
      expect(await world.as().call('getInvitation', { token: second })).toBeNull();
    });

    test('strangers and impersonating super admins can neither link nor unlink a player', async () => {
      const { playerId, player, invite, organisation } = await prepare();
      const stranger = await newUser('Stranger');
      const boss = await newUser('Boss');
      await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
      const impersonation = world.as(await boss.client.call('impersonate', { userId: player.id }));
      const editor = await newUser('Editor');
      await boss.client.call('setMember', { id: organisation.id, email: editor.email, role: 'editor' });
      const token = await tokenIn(invite);
      await expect(stranger.client.call('invitePlayer', { id: playerId, email: newEmail() })).rejects.toMatchObject({ status: 404 });
      await expect(impersonation.call('acceptInvitation', { token })).rejects.toMatchObject({ status: 403 });
      await player.client.call('acceptInvitation', { token });
      await expect(stranger.client.call('unlinkPlayer', { id: playerId })).rejects.toMatchObject({ status: 404 });
      await expect(impersonation.call('unlinkPlayer', { id: playerId })).rejects.toMatchObject({ status: 403 });
      await editor.client.call('unlinkPlayer', { id: playerId });
      await boss.client.call('stopImpersonating', {}).catch(() => undefined);
      await world.database.db.updateTable('users').set({ isSuperAdmin: false }).where('id', '=', boss.id).execute();
    });

    test('a player is unlinked when their account is deleted', async () => {
      const { player, invite, find } = await prepare();
      await player.client.call('acceptInvitation', { token: await tokenIn(invite) });
      await player.client.call('deleteAccount', { password: 'ninety-nine-darts', anonymous: false });
      expect(await find()).toMatchObject({ account: null });
    });
  });

  test('an account can send at most sixty invitations an hour', async () => {
    const { invite } = await club();
    for (let times = 0; times < 60; times++) await invite(newEmail());
    await expect(invite(newEmail())).rejects.toMatchObject({ status: 429 });
  });

  test('a club can invite an address at most twenty times a day, however it is written', async () => {
    const { invite } = await club();
    for (let times = 0; times < 20; times++) await invite('one@example.org');
    await expect(invite('ONE@example.org')).rejects.toMatchObject({ status: 429 });
    await invite('another@example.org');
    await (await club()).invite('one@example.org');
  });

  test('an expired invitation is deleted with its e-mail address', async () => {
    const { invite } = await club();
    const email = newEmail();
    await invite(email);
    world.wait(invitationDays * day);
    await world.server.asSystem(deleteExpiredInvitations);
    expect(await world.database.db.selectFrom('invitations').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});
