import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetInvitations } from './invitations.ts';
import { databases, prepareEvening, register, startTestServer, type TestServer } from '../../testServer.ts';
import { invitationDays } from './token.ts';

const day = 86_400_000;
const timeZone = 'Europe/Brussels';

describe.each(databases)('invitations on %s', (kind) => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer(kind);
  });
  afterAll(() => world.close());

  const somebody = async (name: string) => {
    const { client, token } = await register(world, name);
    return { client, token, ...(await client.call('getUser', {}))! };
  };
  const newEmail = () => `asked-${randomUUID()}@example.org`;
  /** Does what sends a mail, and reads the token of the link in it. */
  const tokenIn = async (ask: () => Promise<unknown>): Promise<string> => {
    const before = world.mails.length;
    await ask();
    await expect.poll(() => world.mails.length).toBe(before + 1);
    return new URL(/https:\S+/.exec(world.mails.at(-1)!.text)![0]).searchParams.get('invitation')!;
  };
  const club = async (name = 'DC De Krijtlijn') => {
    const admin = await somebody('Joke Bordmeester');
    const organisation = await admin.client.call('createOrganisation', { name, timeZone });
    const organisationId = organisation.id;
    const invite = (email: string, role: 'admin' | 'editor' = 'editor') =>
      admin.client.call('inviteMember', { organisationId, email, role });
    const join = async (name: string, role: 'admin' | 'editor') => {
      const person = await somebody(name);
      const token = await tokenIn(() => invite(person.email, role));
      await person.client.call('acceptInvitation', { token });
      return person;
    };
    const list = () => admin.client.call('listMembers', { organisationId });
    return { admin, organisation, organisationId, invite, join, list };
  };

  describe('of a member', () => {
    test('the link says who asks for what, makes a member once, and whoever asked hears of it', async () => {
      const { admin, organisation, organisationId, invite, list } = await club();
      const email = newEmail();
      const token = await tokenIn(() => invite(email));
      expect(world.mails.at(-1)).toMatchObject({ to: email, subject: 'Joke Bordmeester invites you to DC De Krijtlijn' });
      expect(world.mails.at(-1)!.text).toContain('https://oche.test/profile?invitation=');
      expect(await list()).toMatchObject({ members: [{ role: 'admin' }], invitations: [{ email, role: 'editor' }] });
      // Whoever holds the link sees what it is about, with an account or without.
      const offer = { organisation: { id: organisationId }, from: 'Joke Bordmeester', role: 'editor', player: null };
      expect(await world.as().call('getInvitation', { token })).toMatchObject(offer);
      await expect(world.as().call('acceptInvitation', { token })).rejects.toMatchObject({ status: 401 });
      // An account is made on the way, of whichever address.
      const guest = await somebody('Ed Itor');
      expect(await guest.client.call('acceptInvitation', { token })).toMatchObject(offer);
      expect((await guest.client.call('getUser', {}))!.memberships).toMatchObject([{ role: 'editor', organisation }]);
      expect(await list()).toMatchObject({ members: [{ role: 'admin' }, { user: { id: guest.id }, role: 'editor' }], invitations: [] });
      expect(await admin.client.call('listNotifications', {})).toMatchObject([
        { kind: 'invitation-accepted', person: 'Ed Itor', organisation: { name: 'DC De Krijtlijn' } },
      ]);
      // They know what they did.
      expect(await guest.client.call('listNotifications', {})).toEqual([]);
      expect(await world.as().call('getInvitation', { token })).toBeNull();
      await expect((await somebody('Late')).client.call('acceptInvitation', { token })).rejects.toMatchObject({
        status: 410,
        code: 'gone',
      });
    });

    test('a link is too old after seven days; a new one takes the place of the first, and one withdrawn works no more', async () => {
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

    test('goes in the language of the account, else in that of who asks', async () => {
      const { admin, invite } = await club();
      await admin.client.call('updateLocale', { langcode: 'de' });
      await tokenIn(() => invite(newEmail()));
      expect(world.mails.at(-1)!.text).toContain('https://oche.test/de/profile?invitation=');
      const reader = await somebody('Fleur');
      await reader.client.call('updateLocale', { langcode: 'fr' });
      await tokenIn(() => invite(reader.email));
      expect(world.mails.at(-1)!.text).toContain('https://oche.test/fr/profile?invitation=');
      expect(world.mails.at(-1)!.text).toContain('Fleur');
    });

    test('who is a member already is not asked; nobody loses power by being asked for less', async () => {
      const { organisationId, admin, invite, join } = await club();
      const editor = await join('Editor', 'editor');
      await expect(invite(editor.email)).rejects.toMatchObject({ status: 409, body: { fields: { email: 'taken' } } });
      const token = await tokenIn(() => invite(newEmail()));
      await admin.client.call('acceptInvitation', { token });
      expect((await admin.client.call('getUser', {}))!.memberships).toMatchObject([
        { role: 'admin', organisation: { id: organisationId } },
      ]);
    });

    test('only administrators ask, change and dismiss; editors see who belongs; others know of nothing', async () => {
      const { organisationId, admin, join, invite, list } = await club();
      const editor = await join('Editor', 'editor');
      const stranger = await somebody('Stranger');
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

    test('one administrator always stays', async () => {
      const { organisationId, admin, join } = await club();
      const change = (userId: string, role: 'admin' | 'editor') => admin.client.call('changeMember', { organisationId, userId, role });
      const dismiss = (userId: string) => admin.client.call('dismissMember', { organisationId, userId });
      const last = { status: 422, code: 'last-admin' };
      // also of nobody but themselves: a club without anybody is nobody's
      await expect(dismiss(admin.id)).rejects.toMatchObject(last);
      const editor = await join('Editor', 'editor');
      await expect(change(admin.id, 'editor')).rejects.toMatchObject(last);
      const stranger = await somebody('Stranger');
      for (const call of [() => change(stranger.id, 'editor'), () => dismiss(stranger.id)])
        await expect(call()).rejects.toMatchObject({ status: 404 });
      await change(editor.id, 'admin');
      expect(await editor.client.call('listNotifications', {})).toMatchObject([{ kind: 'role-given', role: 'admin' }]);
      await dismiss(admin.id);
      await expect(admin.client.call('listMembers', { organisationId })).rejects.toMatchObject({ status: 404 });
      await expect(editor.client.call('dismissMember', { organisationId, userId: editor.id })).rejects.toMatchObject(last);
    });

    test('two who take one link at the same time: one of them has it', async () => {
      const { invite, list } = await club();
      const token = await tokenIn(() => invite(newEmail()));
      const people = await Promise.all(['One', 'Two', 'Three'].map(somebody));
      const taken = await Promise.allSettled(people.map(({ client }) => client.call('acceptInvitation', { token })));
      expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await list()).members).toHaveLength(2);
    });

    test('two administrators who remove each other at the same time: one of them stays', async () => {
      const { organisationId, admin, join } = await club();
      const other = await join('Other', 'admin');
      const pairs = [
        [admin, other],
        [other, admin],
      ] as const;
      await Promise.allSettled(pairs.map(([{ client }, { id: userId }]) => client.call('dismissMember', { organisationId, userId })));
      const left = await world.database.db.selectFrom('memberships').select('role').where('organisationId', '=', organisationId).execute();
      expect(left).toEqual([{ role: 'admin' }]);
    });

    test('a member may leave, and is told of a removal', async () => {
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
    /** A club with players, one of whom is asked. */
    const asked = async () => {
      const evening = await prepareEvening(world, { players: 2, boards: 1 });
      const { id: playerId, name } = evening.entries[0]!.players[0]!;
      const player = await somebody(name);
      const ask = (email = player.email) => evening.client.call('invitePlayer', { id: playerId, email });
      const find = async () =>
        (await evening.client.call('listPlayers', { organisationId: evening.organisation.id })).items.find(({ id }) => id === playerId)!;
      const mine = () => player.client.call('listMyPlayers', {});
      return { ...evening, playerId, name, player, ask, find, mine };
    };

    test('links the account once both have agreed, and either may end it', async () => {
      const { client, organisation, playerId, name, player, ask, find, mine } = await asked();
      expect(await find()).toMatchObject({ account: null, invitation: null });
      const token = await tokenIn(ask);
      expect(world.mails.at(-1)).toMatchObject({ to: player.email, subject: `Are you ${name} at ${organisation.name}?` });
      expect(await find()).toMatchObject({ account: null, invitation: { email: player.email } });
      expect(await mine()).toEqual([]);
      expect(await world.as().call('getInvitation', { token })).toMatchObject({ role: null, player: { name, games: 0 } });
      await player.client.call('acceptInvitation', { token });
      expect(await find()).toMatchObject({ account: player.name, invitation: null });
      expect(await mine()).toMatchObject([{ id: playerId, name, organisation: { slug: organisation.slug } }]);
      expect(await client.call('listNotifications', {})).toMatchObject([{ kind: 'invitation-accepted', person: player.name }]);
      await expect(ask(newEmail())).rejects.toMatchObject({ status: 409, code: 'taken' });

      await player.client.call('unlinkPlayer', { id: playerId });
      expect([await mine(), await find()]).toMatchObject([[], { account: null }]);
      expect(await player.client.call('listNotifications', {})).toEqual([]);
      await player.client.call('acceptInvitation', { token: await tokenIn(ask) });
      await client.call('unlinkPlayer', { id: playerId });
      await client.call('unlinkPlayer', { id: playerId });
      expect(await mine()).toEqual([]);
      expect(await player.client.call('listNotifications', {})).toMatchObject([{ kind: 'player-unlinked' }]);
    });

    test('who is linked hears calls to the board from then on', async () => {
      const { client, tournament, player, ask } = await asked();
      await player.client.call('acceptInvitation', { token: await tokenIn(ask) });
      await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
      await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
      await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
      expect(await player.client.call('listNotifications', {})).toMatchObject([{ kind: 'game-called', game: { board: 1 } }]);
    });

    test('a call that stands reaches whoever says yes at the board, and is taken back like any other', async () => {
      const { client, tournament, player, ask } = await asked();
      await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
      await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
      await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
      await client.call('updateTournament', { id: tournament.id, autoAssign: false });
      world.wait(60_000);
      await player.client.call('acceptInvitation', { token: await tokenIn(ask) });
      const [call] = await player.client.call('listNotifications', {});
      expect(call).toMatchObject({ kind: 'game-called', readAt: null });
      await client.call('releaseGame', { id: call!.game!.id });
      expect(await player.client.call('listNotifications', {})).toEqual([]);
    });

    test('a withdrawn one works no more, and one at a time is open', async () => {
      const { client, ask, find } = await asked();
      const first = await tokenIn(ask);
      const second = await tokenIn(() => ask(newEmail()));
      expect(await world.as().call('getInvitation', { token: first })).toBeNull();
      await client.call('withdrawInvitation', { id: (await find()).invitation!.id });
      expect(await find()).toMatchObject({ invitation: null });
      expect(await world.as().call('getInvitation', { token: second })).toBeNull();
    });

    test('nobody else links or unlinks a player, also not who acts as somebody else', async () => {
      const { playerId, player, ask, organisation } = await asked();
      const stranger = await somebody('Stranger');
      const boss = await somebody('Boss');
      await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
      const acting = world.as(await boss.client.call('impersonate', { userId: player.id }));
      const editor = await somebody('Editor');
      await boss.client.call('setMember', { id: organisation.id, email: editor.email, role: 'editor' });
      const token = await tokenIn(ask);
      await expect(stranger.client.call('invitePlayer', { id: playerId, email: newEmail() })).rejects.toMatchObject({ status: 404 });
      await expect(acting.call('acceptInvitation', { token })).rejects.toMatchObject({ status: 403 });
      await player.client.call('acceptInvitation', { token });
      await expect(stranger.client.call('unlinkPlayer', { id: playerId })).rejects.toMatchObject({ status: 404 });
      await expect(acting.call('unlinkPlayer', { id: playerId })).rejects.toMatchObject({ status: 403 });
      await editor.client.call('unlinkPlayer', { id: playerId });
      await boss.client.call('stopImpersonating', {}).catch(() => undefined);
      await world.database.db.updateTable('users').set({ isSuperAdmin: false }).where('id', '=', boss.id).execute();
    });

    test('whoever deletes their account is a guest again', async () => {
      const { player, ask, find } = await asked();
      await player.client.call('acceptInvitation', { token: await tokenIn(ask) });
      await player.client.call('deleteAccount', { password: 'ninety-nine-darts', anonymous: false });
      expect(await find()).toMatchObject({ account: null });
    });
  });

  test('nobody sends more than sixty an hour', async () => {
    const { invite } = await club();
    for (let times = 0; times < 60; times++) await invite('one@example.org');
    await expect(invite('one@example.org')).rejects.toMatchObject({ status: 429 });
  });

  test('an address that was not used in time is forgotten', async () => {
    const { invite } = await club();
    const email = newEmail();
    await invite(email);
    world.wait(invitationDays * day);
    await world.server.asSystem(forgetInvitations);
    expect(await world.database.db.selectFrom('invitations').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});
