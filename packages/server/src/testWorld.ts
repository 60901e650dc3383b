import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { issueLink } from './accounts/links.ts';
import { sha256 } from './platform/secrets.ts';
import type { Caller } from './testAccess.ts';
import { openLeagueWorld } from './testLeagueWorld.ts';
import { openRankingWorld } from './testRankingWorld.ts';
import { logEvent, prepareEvening, register, startEvening, testPlan, type TestServer } from './testServer.ts';
import { issueToken } from './accounts/tokens.ts';

const idOf = async ({ client }: Awaited<ReturnType<typeof register>>) => (await client.call('getUser', {}))!.id;

/** A running tournament of a competition, another club, and a caller of every kind. */
export const openWorld = async (server: TestServer) => {
  const evening = await startEvening(server);
  const { client, organisation, event, location, tournament } = evening;
  await client.call('updateTournament', { id: tournament.id, autoAssign: false });
  // Its evening is that of a club, but only competitions have seasons.
  await server.database.db.updateTable('organisations').set({ kind: 'competition' }).where('id', '=', organisation.id).execute();
  const other = await prepareEvening(server, { players: 2, boards: 1 });
  const boss = await register(server, 'Boss');
  const bossId = await idOf(boss);
  await server.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', bossId).execute();
  await boss.client.call('createCompetition', { name: 'League', timeZone: 'Europe/Brussels', domains: ['league.example'] });
  const addEditor = async () => {
    const person = await register(server, 'Editor');
    const { id, email } = (await person.client.call('getUser', {}))!;
    await boss.client.call('setMember', { id: organisation.id, email, role: 'editor' });
    return { id, email };
  };
  const member = await addEditor();
  const editor = await addEditor();
  const spare = await register(server, 'Spare');
  const { id: spareId, email } = (await spare.client.call('getUser', {}))!;
  const users: Partial<Record<Caller, string>> = {
    ...{ user: await idOf(await register(server, 'Stranger')), editor: editor.id },
    ...{ admin: await idOf(evening), other: await idOf(other), super: bossId, impersonator: await idOf(evening) },
  };
  const revoked = await register(server, 'Ended');
  await revoked.client.call('logout', {});
  const { boards } = await client.call('getPlayList', { id: tournament.id });
  const [first, second] = boards;
  const gameId = first!.game!.id;

  /** A valid token of this caller; null for `nobody`, a revoked one for `revoked`. */
  const tokenOf = async (caller: Caller): Promise<string | null> => {
    const issue = (token: Parameters<typeof issueToken>[0]) => server.server.asSystem((context) => issueToken(token, context));
    const userId = users[caller] ?? '';
    switch (caller) {
      case 'nobody':
        return null;
      case 'revoked':
        return revoked.token;
      case 'impersonator':
        return issue({ kind: 'impersonation', userId, actorId: bossId });
      case 'board':
        return issue({ kind: 'board', boardId: first!.board.id });
      case 'otherBoard':
        return issue({ kind: 'board', boardId: other.location.boards[0]!.id });
      case 'game':
        return issue({ kind: 'game', gameId });
      default:
        return issue({ kind: 'user', userId });
    }
  };
  /** A client of the admin with a new token, because earlier calls may have ended the session. */
  const asAdmin = async () => server.as(await tokenOf('admin'));
  /** A new tournament of the same event with entries that are checked in. */
  const newTournament = async ({ drawn = false, names = ['Early', 'Later', 'Last'] } = {}) => {
    const { id } = await (
      await asAdmin()
    ).call('createTournament', {
      ...{ organisationId: organisation.id, name: 'Another', eventId: event.id, plan: { ...testPlan, groups: null, losers: null } },
    });
    const entries = await (await asAdmin()).call('addEntries', { id, entries: names.map((name) => ({ name })) });
    await (await asAdmin()).call('checkInAll', { id, checkedIn: true });
    if (drawn) await (await asAdmin()).call('drawTournament', { id, drawNumber: 7 });
    return { id, entries };
  };
  const league = openLeagueWorld({ server, asAdmin, organisation, location });
  const rankings = openRankingWorld({ asAdmin, organisation, tournament, playerId: evening.entries[0]!.players[0]!.id });
  return {
    ...evening,
    ...league,
    ...rankings,
    ...{ gameId, boardId: first!.board.id, otherBoardId: location.boards[1]!.id, userId: spareId, email },
    ...{ memberId: member.id, memberEmail: member.email, playerId: evening.entries[0]!.players[0]!.id },
    logo: (
      await sharp({ create: { width: 32, height: 32, channels: 3, background: '#14532d' } })
        .png()
        .toBuffer()
    ).toString('base64'),
    tokenOf,
    newTournament,
    entry: async () => (await newTournament()).entries[0]!.id,
    /** A payment in a new tournament, which can be undone. */
    newAction: async () => {
      const { id, entries } = await newTournament();
      const client = await asAdmin();
      await client.call('updateEntry', { id: entries[0]!.id, paid: true });
      return { id, actionId: (await client.call('listActions', { id })).items[0]!.id };
    },
    code: async () => (await server.as().call('createPairingCode', {})).code,
    link: async (purpose: 'reset-password' | 'change-name' | 'change-email') => {
      const payload = { name: 'Renamed', email: `new-${randomUUID()}@example.org` };
      return {
        token: await server.server.asSystem((context) => issueLink({ purpose, userId: spareId, payload }, context)),
      };
    },
    /** Creates another editor of the club and returns their id. */
    member: async () => {
      const { email } = (await (await register(server, 'Member')).client.call('getUser', {}))!;
      const { memberList } = await server.as(await tokenOf('super')).call('setMember', { id: organisation.id, email, role: 'editor' });
      return memberList.find(({ user }) => user.email === email)!.user.id;
    },
    /** An invitation of a player with a known token. It is inserted directly, because its e-mail would change the token. */
    invitation: async () => {
      const { id: playerId } = await (await asAdmin()).call('createPlayer', { organisationId: organisation.id, name: 'Asked' });
      const [id, token] = [randomUUID(), randomUUID()];
      const times = { createdAt: new Date('2026-11-27T19:00:00Z'), expiresAt: new Date('2027-11-27T19:00:00Z') };
      const row = { id, hash: sha256(token), organisationId: organisation.id, email: 'asked@example.org', playerId, ...times };
      await server.database.db.insertInto('invitations').values(row).execute();
      return { id, token };
    },
    /** The id of a new notification of this caller, or of another user if the caller has none. */
    notice: async (caller: Caller): Promise<string> => {
      const id = randomUUID();
      const news = { kind: 'role-given' as const, organisationId: organisation.id, role: 'editor' as const };
      const row = { ...news, id, userId: users[caller] ?? bossId, createdAt: new Date('2026-11-27T19:00:00Z') };
      await server.database.db.insertInto('notifications').values(row).execute();
      return id;
    },
    /** The id of the second game, on a board or without one. */
    calledGame: async (called: boolean): Promise<string> => {
      const { id } = second!.game!;
      const { board } = (await (await asAdmin()).call('getGame', { id })).game;
      if (called && !board) await (await asAdmin()).call('callGame', { id });
      if (!called && board) await (await asAdmin()).call('releaseGame', { id });
      return id;
    },
    /** A valid request to append a visit to the log of the first game. */
    visit: async () => {
      const { game, length, scorerEpoch } = await (await asAdmin()).call('getGame', { id: gameId });
      return { id: gameId, after: length, scorerEpoch, events: [logEvent('visit', { side: game.live?.thrower ?? 0, total: 1 })] };
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
