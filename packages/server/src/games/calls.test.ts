import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '@oche/api/client';
import { logEvent, register, startEvening, startTestServer, type TestServer } from '../testServer.ts';
import { issueToken } from '../accounts/tokens.ts';

const refused = (status: number, code: string) => expect.objectContaining({ status, code });

describe('calls of boards to organisers', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const tabletOf = async (boardId: string) =>
    world.as(await world.server.asSystem((context) => issueToken({ kind: 'board', boardId }, context)));
  const idOf = async (client: Client) => (await client.call('getUser', {}))!.id;
  const eventsOn = (channel: string) => world.published.filter((each) => each.channel === channel).map(({ event }) => event);
  const notificationsOf = (client: Client) => client.call('listNotifications', {});

  /** An evening with a game on its only board, and helpers for its tablet and its organisers. */
  const evening = async (options: { players?: number; boards?: number } = {}) => {
    const started = await startEvening(world, { players: 4, boards: 1, ...options });
    const { client, tournament, event, organisation } = started;
    await client.call('updateTournament', { id: tournament.id, autoAssign: false });
    const [first] = (await client.call('getPlayList', { id: tournament.id })).boards;
    const { game, board } = first!;
    const tablet = await tabletOf(board.id);
    const join = async (role: 'editor') => {
      const person = await register(world, role);
      const row = { organisationId: organisation.id, userId: await idOf(person.client), role };
      await world.database.db.insertInto('memberships').values(row).execute();
      return person.client;
    };
    const called = async () => (await client.call('getPlayList', { id: tournament.id })).boards[0]!.call;
    const onTablet = async () => (await tablet.call('getBoard', {})).call;
    const side = 1;
    const record = (event: ReturnType<typeof logEvent>) =>
      client.call('getGame', { id: game!.id }).then(({ length, scorerEpoch }) => {
        return client.call('recordEvents', { id: game!.id, after: length, scorerEpoch, events: [event] });
      });
    return { ...started, game: game!, board, tablet, join, called, onTablet, side, record, name: game!.sides[1]!.name, event };
  };

  test('organisers are notified at once and see the call on the play list and the boards; others receive nothing', async () => {
    const { client, tablet, tournament, event, join, called, onTablet, side, name, board, game } = await evening();
    const [editor, stranger] = [await join('editor'), (await register(world)).client];
    world.published.length = 0;
    const call = await tablet.call('callOrganiser', { reason: 'absent', side });
    expect(call).toMatchObject({ reason: 'absent', side, comingAt: null, doneAt: null });
    expect([await called(), await onTablet()]).toEqual([call, call]);
    expect((await client.call('listEventBoards', { id: event.id }))[0]!.call).toEqual(call);
    for (const organiser of [client, editor]) {
      expect(eventsOn(`private-user-${await idOf(organiser)}`)).toContain('notified');
      expect(await notificationsOf(organiser)).toEqual([
        expect.objectContaining({
          ...{ kind: 'organiser-called', readAt: null, game: null },
          call: { board: board.number, reason: 'absent', player: name, eventId: event.id },
          parent: expect.objectContaining({ kind: 'tournament', id: tournament.id }),
        }),
      ]);
    }
    expect(await notificationsOf(stranger)).toEqual([]);
    expect(eventsOn(`private-board-${board.id}`)).toEqual(['changed']);
    expect(world.published.every(({ channel }) => channel.startsWith('private-'))).toBe(true);
    const open = [
      await world.as().call('getGame', { id: game.id }),
      await world.as().call('getTournament', { tournament: tournament.slug }),
      await world.as().call('listTournamentGames', { tournament: tournament.slug }),
    ];
    expect(JSON.stringify(open)).not.toContain('absent');
  });

  test('repeating a call changes nothing; a different call replaces it', async () => {
    const { client, tablet, side, called } = await evening();
    const first = await tablet.call('callOrganiser', { reason: 'help' });
    const before = await world.fingerprint();
    world.published.length = 0;
    world.wait(5_000);
    expect(await tablet.call('callOrganiser', { reason: 'help' })).toEqual(first);
    expect([await world.fingerprint(), world.published]).toEqual([before, []]);
    await tablet.call('callOrganiser', { reason: 'absent', side });
    expect(await called()).toMatchObject({ reason: 'absent', comingAt: null });
    expect((await notificationsOf(client)).map(({ call }) => call?.reason)).toEqual(['absent']);
  });

  test('the board and the other organisers see that an organiser is on the way', async () => {
    const { client, tablet, board, join, onTablet, called } = await evening();
    const editor = await join('editor');
    await tablet.call('callOrganiser', { reason: 'help' });
    world.wait(60_000);
    world.published.length = 0;
    const coming = await editor.call('answerCall', { id: board.id, answer: 'coming' });
    expect(coming?.comingAt).not.toBeNull();
    expect([await onTablet(), await called()]).toEqual([coming, coming]);
    expect(eventsOn(`private-board-${board.id}`)).toEqual(['changed']);
    expect((await client.call('countNotifications', {})).unread).toBe(0);
    world.wait(60_000);
    expect(await client.call('answerCall', { id: board.id, answer: 'coming' })).toEqual(coming);
    const done = await client.call('answerCall', { id: board.id, answer: 'done' });
    expect(done?.doneAt).not.toBeNull();
    expect([await onTablet(), await called(), await notificationsOf(client)]).toEqual([done, undefined, []]);
    expect(await client.call('answerCall', { id: board.id, answer: 'done' })).toBeNull();
    await tablet.call('withdrawCall', {});
    expect(await onTablet()).toBeUndefined();
  });

  test('the tablet withdraws its call', async () => {
    const { client, tablet, called } = await evening();
    await tablet.call('callOrganiser', { reason: 'help' });
    world.published.length = 0;
    await tablet.call('withdrawCall', {});
    await tablet.call('withdrawCall', {});
    expect([await called(), await notificationsOf(client)]).toEqual([undefined, []]);
    expect(eventsOn(`private-user-${await idOf(client)}`)).toEqual(['changed']);
  });

  const decisions = [
    ['a walkover', (side: number) => logEvent('walkover', { winner: 1 - side })],
    ['a retirement', (side: number) => logEvent('retire', { side })],
  ] as const;
  test.each(decisions)('%s ends the call, and it stays ended when the game is reopened', async (_name, decision) => {
    const { client, tablet, side, record, called, onTablet } = await evening();
    await tablet.call('callOrganiser', { reason: 'absent', side });
    const decided = decision(1);
    await record(decided);
    expect([await onTablet(), await notificationsOf(client)]).toEqual([undefined, []]);
    await record(logEvent('reopen', { reason: 'A mistake' }));
    await record(logEvent('undo', { target: decided.id }));
    expect([await called(), await onTablet(), await notificationsOf(client)]).toEqual([undefined, undefined, []]);
  });

  test('the call is removed when the game leaves its board', async () => {
    const { client, tablet, side, called, game } = await evening();
    await tablet.call('callOrganiser', { reason: 'absent', side });
    await client.call('releaseGame', { id: game.id });
    await client.call('callGame', { id: game.id });
    expect([await called(), (await notificationsOf(client)).filter(({ call }) => call)]).toEqual([undefined, []]);
  });

  test('a board without a game can call for help, and for nothing else', async () => {
    const { client, tablet, side, called, game, event } = await evening();
    await client.call('releaseGame', { id: game.id });
    await expect(tablet.call('callOrganiser', { reason: 'absent', side })).rejects.toEqual(refused(422, 'not-ready'));
    await tablet.call('callOrganiser', { reason: 'help' });
    expect(await called()).toMatchObject({ reason: 'help', side: null });
    expect((await notificationsOf(client))[0]!.call).toMatchObject({ eventId: event.id, player: null });
  });

  test('only a player of the game on the board can be absent', async () => {
    const { tablet, called } = await evening();
    await expect(tablet.call('callOrganiser', { reason: 'retires', side: 2 })).rejects.toEqual(refused(422, 'not-ready'));
    await expect(tablet.call('callOrganiser', { reason: 'absent' })).rejects.toMatchObject({
      ...{ status: 400, body: { fields: { side: 'missing' } } },
    });
    expect(await called()).toBeUndefined();
  });

  test('a board of another club neither sees nor withdraws a call, and its organisers cannot answer it', async () => {
    const here = await evening();
    const elsewhere = await evening();
    await here.tablet.call('callOrganiser', { reason: 'help' });
    await elsewhere.tablet.call('withdrawCall', {});
    expect([await here.called(), await elsewhere.onTablet()]).toEqual([expect.anything(), undefined]);
    await expect(elsewhere.client.call('answerCall', { id: here.board.id, answer: 'done' })).rejects.toEqual(refused(404, 'not-found'));
    await expect(here.client.call('callOrganiser', { reason: 'help' })).rejects.toEqual(refused(403, 'forbidden'));
    expect(await notificationsOf(elsewhere.client)).toEqual([]);
  });

  test('a board without an event has no organiser to call', async () => {
    const { client, organisation } = await evening();
    const spare = await client.call('createLocation', { organisationId: organisation.id, name: 'Spare hall', boards: 1 });
    const tablet = await tabletOf(spare.boards[0]!.id);
    await expect(tablet.call('callOrganiser', { reason: 'help' })).rejects.toEqual(refused(422, 'not-ready'));
  });

  test('a former organiser no longer sees the call', async () => {
    const { tablet, join, organisation } = await evening();
    const editor = await join('editor');
    await tablet.call('callOrganiser', { reason: 'help' });
    expect(await notificationsOf(editor)).toHaveLength(1);
    await world.database.db
      .deleteFrom('memberships')
      .where('organisationId', '=', organisation.id)
      .where('userId', '=', await idOf(editor))
      .execute();
    expect(await notificationsOf(editor)).toEqual([]);
  });

  test('a board may call twenty times in a quarter of an hour, without limiting other boards', async () => {
    const [busy, other] = [await evening(), await evening()];
    for (let calls = 0; calls < 20; calls += 1) await busy.tablet.call('callOrganiser', { reason: 'help' });
    await expect(busy.tablet.call('callOrganiser', { reason: 'help' })).rejects.toEqual(refused(429, 'too-many-requests'));
    await other.tablet.call('callOrganiser', { reason: 'help' });
    world.wait(900_000);
    await busy.tablet.call('callOrganiser', { reason: 'help' });
  });
});
