import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '@oche/api/client';
import type { GameSummary } from '@oche/api/contract/game';
import type { VisitPayload } from '@oche/darts/x01/event';
import { issueToken } from '../accounts/tokens.ts';
import { db } from '../platform/db/current.ts';
import { knockoutOnly, logEvent, prepareEvening, register, startTestServer, testFormat, type TestServer } from '../testServer.ts';
import { insertGames, standaloneGame, type NewGame } from './create.ts';
import { fillBoards } from './handlers.ts';
import { registerParent } from './parents.ts';
import type { Side } from './sides.ts';

const format = { ...testFormat, start: 301, legs: { firstTo: 1 } };
const plan = { ...knockoutOnly, winners: { format: { default: format }, thirdPlace: false } };

/** Ids of parents of the kind `friendly` whose results have changed. */
const changed: string[] = [];
const published: GameSummary[] = [];
registerParent({
  kind: 'friendly',
  rows: () =>
    db()
      .selectFrom('gameParents')
      .select(['gameParents.id', 'gameParents.organisationId'])
      .select([
        sql<string>`game_parents.kind`.as('kind'),
        sql<string>`'a-friendly'`.as('slug'),
        sql<string>`'A friendly'`.as('name'),
        sql<boolean>`false`.as('isPrivate'),
        sql<boolean>`true`.as('isListed'),
        sql<boolean>`true`.as('counts'),
        sql<boolean>`false`.as('isUpcoming'),
        sql<boolean>`true`.as('isRunning'),
        sql<boolean>`true`.as('isOpen'),
        sql<string | null>`null::uuid`.as('eventId'),
        sql<string | null>`(select id from locations where locations.organisation_id = game_parents.organisation_id limit 1)`.as(
          'locationId',
        ),
        sql<boolean>`true`.as('autoAssign'),
        sql<number>`0`.as('restMinutes'),
        sql<string | null>`null::text`.as('day'),
        sql<number | null>`null::integer`.as('minorAge'),
      ])
      .where('gameParents.kind', '=', 'friendly') as never,
  lock: (id) => db().selectFrom('gameParents').select('id').where('id', '=', id).forUpdate().execute(),
  resultChanged: async (id) => void changed.push(id),
  publish: async (_id, game) => void published.push(game),
  absent: async () => new Set(),
  requireReopenable: async () => {},
  nextOnBoards: async () => new Map(),
});

describe('a game of each kind of parent', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const link = async (playerId: string, userId: string) =>
    world.database.db.updateTable('players').set({ userId }).where('id', '=', playerId).execute();
  const tabletOf = async (boardId: string) =>
    world.as(await world.server.asSystem((context) => issueToken({ kind: 'board', boardId }, context)));
  const create = (game: NewGame) => world.server.asSystem(async (context) => (await insertGames([game], context))[0]!);

  /** A club with an event, four players with accounts, a board with a tablet, and a tournament that has not been drawn. */
  const prepareClub = async (players: number, pairs = false) => {
    const evening = await prepareEvening(world, { players: pairs ? 1 : players, boards: 1, plan });
    const { client, tournament } = evening;
    const people = await Promise.all(['Ann', 'Ben', 'Cas', 'Dee'].map((name) => register(world, name)));
    const ids: string[] = [];
    for (const [index, person] of people.entries()) {
      const { id } = await client.call('createPlayer', {
        organisationId: evening.organisation.id,
        name: ['Ann', 'Ben', 'Cas', 'Dee'][index]!,
      });
      await link(id, (await person.client.call('getUser', {}))!.id);
      ids.push(id);
    }
    for (const { id } of evening.entries) await client.call('removeEntry', { id });
    const [ann, ben, cas, dee] = ids as [string, string, string, string];
    const entries = await client.call('addEntries', {
      id: tournament.id,
      entries: pairs
        ? [
            { playerId: ann, partner: { playerId: ben } },
            { playerId: cas, partner: { playerId: dee } },
          ]
        : [{ playerId: ann }, { playerId: ben }],
    });
    await client.call('checkInAll', { id: tournament.id, checkedIn: true });
    const board = evening.location.boards[0]!;
    return { ...evening, entries, board, tablet: await tabletOf(board.id), people: people.map((person) => person.client), ids };
  };

  const run = async ({ client, tournament }: { client: Client; tournament: { id: string } }) => {
    await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
    await client.call('drawTournament', { id: tournament.id, drawNumber: 1 });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
    return (await client.call('getPlayList', { id: tournament.id })).boards[0]!.game!;
  };

  /** Scores a leg of 301 that the first side wins with 180 and 121. The other side scores 60. */
  const play = async (scorer: Client, id: string) => {
    const { length, scorerEpoch } = await scorer.call('getGame', { id });
    await scorer.call('recordEvents', {
      ...{ id, after: length, scorerEpoch },
      events: [
        logEvent('visit', { side: 0, total: 180 }),
        logEvent('visit', { side: 1, total: 60 }),
        logEvent('visit', { side: 0, total: 121, darts: 3, doubles: 1 }),
      ],
    });
    return (await world.as().call('getGame', { id })).game;
  };
  const calls = async (client: Client) =>
    (await client.call('listNotifications', {})).filter(({ kind }) => kind === 'game-called').map(({ game }) => game);
  const statistics = (client: Client) => client.call('getMyStatistics', {});
  const mine = async (client: Client) => (await client.call('listMyGames', {})).items;
  const live = async () => (await world.as().call('listLiveGames', { perPage: 100 })).items.map(({ id }) => id);

  test('a game of a tournament is called to its players, is live, and counts in their statistics', async () => {
    const evening = await prepareClub(2);
    const [ann, ben] = evening.people as [Client, Client];
    const called = await run(evening);
    expect(called).toMatchObject({ parent: { kind: 'tournament', id: evening.tournament.id }, phase: 'called' });
    expect(called.sides.map(({ sideKind, players }) => [sideKind, players.length])).toEqual([
      ['player', 1],
      ['player', 1],
    ]);
    expect([await calls(ann), await calls(ben)]).toEqual([
      [expect.objectContaining({ id: called.id, board: 1 })],
      [expect.objectContaining({ id: called.id, board: 1 })],
    ]);
    await evening.tablet.call('recordEvents', {
      id: called.id,
      after: 0,
      scorerEpoch: 0,
      events: [logEvent('visit', { side: 0, total: 60 })],
    });
    expect(await live()).toContain(called.id);
    const { length } = await ann.call('getGame', { id: called.id });
    await evening.tablet.call('recordEvents', {
      ...{ id: called.id, after: length, scorerEpoch: 0 },
      events: [
        logEvent('visit', { side: 1, total: 60 }),
        logEvent('visit', { side: 0, total: 180 }),
        logEvent('visit', { side: 1, total: 60 }),
      ],
    });
    await record(evening.tablet, called.id, { side: 0, total: 61, darts: 2, doubles: 1 });
    const winner = (await world.as().call('getGame', { id: called.id })).game;
    expect(winner).toMatchObject({ phase: 'finished', winner: 0 });
    expect((await world.as().call('getTournament', { tournament: evening.tournament.slug })).status).toBe('finished');
    const [first, second] = called.sides[0]!.name === 'Ann' ? [ann, ben] : [ben, ann];
    expect(await statistics(first)).toMatchObject({ games: 1, won: 1, darts: 8 });
    expect(await statistics(second)).toMatchObject({ games: 1, won: 0, darts: 6 });
  });

  const record = async (scorer: Client, id: string, visit: VisitPayload) => {
    const { length, scorerEpoch } = await scorer.call('getGame', { id });
    return scorer.call('recordEvents', { id, after: length, scorerEpoch, events: [logEvent('visit', visit)] });
  };

  test('a game between pairs calls all four players and counts the darts of each', async () => {
    const evening = await prepareClub(4, true);
    expect(evening.entries.map(({ name, players }) => [name, players.length])).toEqual([
      ['Ann / Ben', 2],
      ['Cas / Dee', 2],
    ]);
    const called = await run(evening);
    expect(called.sides.map(({ name, sideKind, playerId }) => [name, sideKind, playerId]).sort()).toEqual([
      ['Ann / Ben', 'pair', null],
      ['Cas / Dee', 'pair', null],
    ]);
    for (const person of evening.people) expect(await calls(person)).toEqual([expect.objectContaining({ id: called.id })]);
    expect((await play(evening.tablet, called.id)).winner).toBe(0);
    const ofPlayers = await Promise.all(evening.people.map(statistics));
    // Both winners threw one visit. Only the first player of the losing pair threw.
    expect(ofPlayers.map(({ won, darts, average }) => [won, darts, average]).sort()).toEqual([
      [0, 0, null],
      [0, 3, 60],
      [1, 3, 121],
      [1, 3, 180],
    ]);
    for (const person of evening.people) expect((await mine(person)).map(({ game }) => game.id)).toEqual([called.id]);
  });

  test('a player can be in only one pair of a tournament', async () => {
    const evening = await prepareClub(4, true);
    const asPlayer = { id: evening.tournament.id, entries: [{ playerId: evening.ids[1]!, partner: { name: 'Ed' } }] };
    await expect(evening.client.call('addEntries', asPlayer)).rejects.toMatchObject({ status: 409 });
    const asPartner = { id: evening.tournament.id, entries: [{ name: 'Flo', partner: { playerId: evening.ids[0]! } }] };
    await expect(evening.client.call('addEntries', asPartner)).rejects.toMatchObject({
      ...{ status: 409, body: { fields: { 'entries.0.partner.player_id': 'taken' } } },
    });
  });

  test('only the device with the key of a game without a parent may score it', async () => {
    const guests: Side[] = ['Kim', 'Lou'].map((name) => ({ kind: 'guest', origin: null, players: [{ name }] }));
    const id = await create(standaloneGame({ organisationId: null, format, sides: guests }));
    const device = world.as(await world.server.asSystem((context) => issueToken({ kind: 'game', gameId: id }, context)));
    const { game } = await world.as().call('getGame', { id });
    expect(game).toMatchObject({ parent: null, phase: 'ready' });
    expect(game.sides.map(({ name, sideKind, playerId }) => [name, sideKind, playerId])).toEqual([
      ['Kim', 'guest', null],
      ['Lou', 'guest', null],
    ]);
    await expect(play(world.as(), id)).rejects.toMatchObject({ status: 401 });
    await expect(play((await register(world)).client, id)).rejects.toMatchObject({ status: 403 });
    const finished = await play(device, id);
    expect(finished).toMatchObject({ phase: 'finished', winner: 0 });
    expect(finished.sides.map(({ score }) => score)).toEqual([1, 0]);
    expect(await live()).not.toContain(id);
  });

  test('a game without a parent can be called to a board, and counts in the statistics of its players', async () => {
    const evening = await prepareClub(2);
    const [ann] = evening.people as [Client];
    const sides: Side[] = evening.ids.slice(0, 2).map((playerId) => ({ kind: 'player', origin: null, players: [{ playerId }] }));
    const id = await create(standaloneGame({ organisationId: evening.organisation.id, format, sides }));
    expect((await evening.client.call('callGame', { id, boardId: evening.board.id })).board).toMatchObject({ id: evening.board.id });
    expect(await calls(ann)).toEqual([expect.objectContaining({ id, board: 1, names: ['Ben'] })]);
    expect((await evening.tablet.call('getBoard', {})).game?.id).toBe(id);
    await evening.tablet.call('callOrganiser', { reason: 'absent', side: 1 });
    const notification = (await evening.client.call('listNotifications', {})).find(({ call }) => call);
    expect(notification?.call).toMatchObject({ reason: 'absent', player: 'Ben' });
    await play(evening.tablet, id);
    expect(await statistics(ann)).toMatchObject({ games: 1, won: 1, darts: 6 });
    expect((await mine(ann)).map(({ game, side }) => [game.id, side])).toEqual([[id, 0]]);
  });

  test('a tablet does not learn which organiser wrote an event', async () => {
    const evening = await prepareClub(2);
    const sides: Side[] = evening.ids.slice(0, 2).map((playerId) => ({ kind: 'player', origin: null, players: [{ playerId }] }));
    const id = await create(standaloneGame({ organisationId: evening.organisation.id, format, sides }));
    await evening.client.call('callGame', { id, boardId: evening.board.id });
    const visit = logEvent('visit', { side: 0, total: 60 });
    const record = (scorer: Client, event: typeof visit) => scorer.call('recordEvents', { id, after: 0, scorerEpoch: 0, events: [event] });
    expect((await record(evening.client, visit)).events[0]?.author).toMatch(/^user:/);
    expect((await record(evening.tablet, visit)).events.map(({ author }) => author)).toEqual(['user', 'user']);
    const behind = record(evening.tablet, logEvent('visit', { side: 1, total: 60 }));
    await expect(behind).rejects.toMatchObject({ code: 'behind', body: { events: [{ author: 'user' }, { author: 'user' }] } });
  });

  test('a game of another kind of parent is called, published and counted like a game of a tournament', async () => {
    const evening = await prepareClub(2);
    const [ann, ben] = evening.people as [Client, Client];
    const parentId = await world.server.asSystem(async ({ newId }) => {
      const id = newId();
      await db().insertInto('gameParents').values({ id, organisationId: evening.organisation.id, kind: 'friendly' }).execute();
      return id;
    });
    const sides = evening.ids
      .slice(0, 2)
      .map((playerId) => ({ occupant: { kind: 'player' as const, origin: null, players: [{ playerId }] } }));
    const place = { key: 'm1', round: 1, position: 1 };
    const id = await create({ organisationId: evening.organisation.id, parentId, place, format, sides });
    const { parent } = (await world.as().call('getGame', { id })).game;
    expect(parent).toEqual({ kind: 'friendly', id: parentId, slug: 'a-friendly', name: 'A friendly' });

    published.length = changed.length = 0;
    await evening.client.call('callGame', { id });
    expect((await evening.tablet.call('getBoard', {})).game?.id).toBe(id);
    expect([await calls(ann), await calls(ben)]).toEqual([
      [expect.objectContaining({ id, names: ['Ben'] })],
      [expect.objectContaining({ id, names: ['Ann'] })],
    ]);
    const notification = (await ann.call('listNotifications', {})).find(({ game }) => game?.id === id);
    expect(notification?.parent).toMatchObject({ kind: 'friendly', name: 'A friendly' });
    // Another game of the same players cannot be called.
    const second = await create({ organisationId: evening.organisation.id, parentId, place: { ...place, key: 'm2' }, format, sides });
    await expect(evening.client.call('callGame', { id: second })).rejects.toMatchObject({ code: 'player-busy' });

    await play(evening.tablet, id);
    expect(published.at(-1)).toMatchObject({ id, phase: 'finished' });
    expect(changed).toEqual([parentId]);
    // The players and the board are free again.
    await fillBoards(world.server.asSystem);
    expect((await evening.tablet.call('getBoard', {})).game?.id).toBe(second);
    expect(await statistics(ann)).toMatchObject({ games: 1, won: 1, darts: 6 });
    expect((await mine(ben)).filter(({ game }) => game.phase === 'finished').map(({ game }) => game.id)).toEqual([id]);
  });
});
