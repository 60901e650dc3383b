import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '@oche/api/client';
import type { Plan } from '@oche/api/contract/tournament';
import { logEvent, prepareEvening, register, resultEvent, startTestServer, testFormat, type TestServer } from '../testServer.ts';

const knockout: Plan = { groups: null, winners: { format: { default: testFormat }, thirdPlace: true }, losers: null };
type Visit = { total: number; darts?: number; doubles?: number };
/** Visits that win a leg of 501 in 9 and in 16 darts, and the visit of an opponent who never wins a leg. */
const nineDarter: Visit[] = [{ total: 180 }, { total: 180 }, { total: 141 }];
const sixteen: Visit[] = [
  ...Array.from({ length: 4 }, () => ({ total: 100 })),
  { total: 61, doubles: 0 },
  { total: 40, darts: 1, doubles: 1 },
];
const slow: Visit = { total: 26 };

describe('games, tournaments and statistics of a user', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const link = (playerId: string, userId: string | null) =>
    world.database.db.updateTable('players').set({ userId }).where('id', '=', playerId).execute();
  /** A running tournament whose first player is linked to the user `me`. */
  const startTournament = async (plan: Plan = knockout, players = 4) => {
    const evening = await prepareEvening(world, { players, plan });
    const { client, tournament, entries } = evening;
    const { client: me, token } = await register(world, 'Player 01');
    const user = (await me.call('getUser', {}))!;
    const ownEntry = entries[0]!;
    await link(ownEntry.players[0]!.id, user.id);
    await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
    await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
    const games = async () => (await client.call('listTournamentGames', { tournament: tournament.slug })).items;
    const myGame = async () =>
      (await games()).find(({ sides, phase }) => phase === 'called' && sides.some(({ id }) => id === ownEntry.id))!;
    return { ...evening, me, token, user, ownEntry, games, myGame };
  };
  const result = (client: Client, id: string, legs: [number, number]) =>
    client.call('recordEvents', { id, after: 0, scorerEpoch: 0, events: [resultEvent(legs)] });
  /** Scores a game: `visits` for `side`, and 26 for the other side in each visit. */
  const score = async (client: Client, id: string, side: number, visits: Visit[]) => {
    const left = [...visits];
    for (;;) {
      const { game, length } = await client.call('getGame', { id });
      if (game.phase === 'finished') return;
      const thrower = game.live?.thrower ?? 0;
      const visit = thrower === side ? left.shift()! : slow;
      await client.call('recordEvents', { id, after: length, scorerEpoch: 0, events: [logEvent('visit', { side: thrower, ...visit })] });
    }
  };
  const sideOf = ({ sides }: { sides: readonly { id: string | null }[] }, entryId: string) => sides.findIndex(({ id }) => id === entryId);
  const names = (items: readonly { game: { id: string } }[]) => items.map(({ game }) => game.id);

  test('are empty for a user without linked players', async () => {
    const { client } = await register(world, 'Fresh');
    expect(await client.call('listMyPlayers', {})).toEqual([]);
    expect(await client.call('listMyGames', {})).toMatchObject({ items: [], total: 0 });
    expect(await client.call('listMyTournaments', {})).toMatchObject({ items: [], total: 0 });
    expect(await client.call('getMyStatistics', {})).toMatchObject({
      ...{ games: 0, won: 0, average: null, first9: null, checkoutRate: null, bestLeg: null },
      ...{ finishes: [], wonIn: [], recent: [] },
    });
  });

  test('statistics are sums over all darts, not means of averages', async () => {
    const { client, me, ownEntry, myGame, games } = await startTournament();
    const first = await myGame();
    await score(client, first.id, sideOf(first, ownEntry.id), [...nineDarter, ...sixteen]);
    const statistics = await me.call('getMyStatistics', {});
    expect(statistics).toMatchObject({
      ...{ games: 1, won: 1, legsWon: 2, legsPlayed: 2, resultLegs: 0, darts: 25, visits: 9 },
      buckets: { from60: 1, from100: 4, from140: 1, exactly180: 2 },
      finishes: [141, 40],
      wonIn: [
        { darts: 9, visits: 3 },
        { darts: 16, visits: 6 },
      ],
      checkoutRate: { hits: 2, darts: 2, games: 1 },
      bestLeg: { gameId: first.id, leg: 1, darts: 9 },
    });
    expect(statistics.average).toBeCloseTo((1002 / 25) * 3, 10);
    expect(statistics.first9).toBeCloseTo(((501 + 300) / 18) * 3, 10);
    const other = (await me.call('listMyGames', { only: 'won' })).items[0]!.game.sides[1 - sideOf(first, ownEntry.id)]!.name;
    expect(statistics.recent).toEqual([
      { gameId: first.id, finishedAt: expect.any(String), opponent: other, won: true, average: statistics.average },
    ]);
    // A result without visits adds legs, but neither darts nor an average.
    for (const { id, phase } of await games()) if (phase === 'called') await result(client, id, [2, 1]);
    const final = await myGame();
    await result(client, final.id, sideOf(final, ownEntry.id) === 0 ? [1, 2] : [2, 1]);
    expect(await me.call('getMyStatistics', {})).toEqual({ ...statistics, games: 2, won: 1, resultLegs: 3 });
  });

  test('games in progress are listed first, then the newest, with filter, search and pages', async () => {
    const { client, me, ownEntry, myGame, games } = await startTournament();
    const first = await myGame();
    expect(await me.call('listMyGames', {})).toMatchObject({
      total: 1,
      items: [{ game: { id: first.id, phase: 'called' }, mayOpen: true }],
    });
    // The first side starts, on whichever side the user is.
    const visits = [...nineDarter, ...sixteen];
    const firstVisit = sideOf(first, ownEntry.id) === 0 ? visits.shift()! : slow;
    await client.call('recordEvents', { id: first.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, ...firstVisit })] });
    const [{ game, side } = { game: first, side: -1 }] = (await me.call('listMyGames', { only: 'open' })).items;
    expect([game.phase, side]).toEqual(['playing', sideOf(first, ownEntry.id)]);
    expect(await me.call('listMyGames', { only: 'won' })).toMatchObject({ total: 0 });
    await score(client, first.id, side, visits);
    // The final is listed before its other side is known.
    expect((await me.call('listMyGames', { only: 'open' })).items.map(({ game: { phase, round } }) => [phase, round])).toEqual([
      ['waiting', 2],
    ]);
    world.wait(60_000);
    for (const { id, phase } of await games()) if (phase === 'called') await result(client, id, [2, 1]);
    world.wait(60_000);
    const final = await myGame();
    await result(client, final.id, sideOf(final, ownEntry.id) === 0 ? [1, 2] : [2, 1]);
    const all = await me.call('listMyGames', {});
    expect(names(all.items)).toEqual([final.id, first.id]);
    expect(all.items.map(({ average }) => average)).toEqual([null, expect.closeTo(120.24, 2)]);
    expect(names((await me.call('listMyGames', { only: 'won' })).items)).toEqual([first.id]);
    expect(names((await me.call('listMyGames', { only: 'lost' })).items)).toEqual([final.id]);
    expect(await me.call('listMyGames', { perPage: 1, page: 2 })).toMatchObject({ total: 2, items: [{ game: { id: first.id } }] });
    const opponent = first.sides[1 - side]!.name;
    expect(names((await me.call('listMyGames', { search: opponent.toUpperCase() })).items)).toEqual([first.id]);
    expect(await me.call('listMyGames', { search: 'friday op' })).toMatchObject({ total: 2 });
    expect(await me.call('listMyGames', { search: 'Player 01' })).toMatchObject({ total: 0 });
    expect(await me.call('listMyGames', { search: '%' })).toMatchObject({ total: 0 });
  });

  test('running tournaments are listed first, then upcoming ones, then finished ones with the final place', async () => {
    const { client, me, ownEntry, organisation, event, tournament, games, user } = await startTournament();
    const upcoming = await client.call('createTournament', {
      ...{ organisationId: organisation.id, eventId: event.id, plan: knockout, name: 'Next Friday', startsAt: '2026-12-04T20:00' },
    });
    const add = (id: string) => client.call('addEntries', { id, entries: [{ playerId: ownEntry.players[0]!.id }] });
    await add(upcoming.id);
    expect((await me.call('listMyTournaments', {})).items.map((each) => [each.tournament.name, each.games, each.won])).toEqual([
      ['Friday Open', 0, 0],
      ['Next Friday', 0, 0],
    ]);
    for (;;) {
      const called = (await games()).filter(({ phase }) => phase === 'called');
      if (called.length === 0) break;
      for (const game of called) await result(client, game.id, sideOf(game, ownEntry.id) === 1 ? [0, 2] : [2, 0]);
    }
    await client.call('setTournamentStatus', { id: tournament.id, status: 'finished' });
    const items = (await me.call('listMyTournaments', {})).items;
    expect(items).toMatchObject([
      { tournament: { slug: upcoming.slug }, place: null },
      { tournament: { slug: tournament.slug }, place: { from: 1, to: 1, role: 'winners' }, games: 2, won: 2, mayOpen: true },
    ]);
    expect((await me.call('listMyTournaments', { status: 'coming' })).items).toEqual([items[0]]);
    expect(await me.call('listMyTournaments', { status: 'finished', perPage: 1 })).toMatchObject({ items: [items[1]], total: 1 });
    expect(await me.call('listMyTournaments', { status: 'running' })).toMatchObject({ total: 0 });

    // Drafts and tests are left out. Players cannot open private tournaments.
    const status = (to: 'draft' | 'cancelled') =>
      world.database.db.updateTable('tournaments').set({ status: to }).where('id', '=', upcoming.id).execute();
    await status('draft');
    expect(await me.call('listMyTournaments', {})).toMatchObject({ total: 1 });
    await status('cancelled');
    expect(await me.call('listMyTournaments', { status: 'finished' })).toMatchObject({ total: 2 });
    await client.call('updateTournament', { id: tournament.id, visibility: 'private' });
    expect(await me.call('listMyTournaments', {})).toMatchObject({ items: [{ mayOpen: true }, { mayOpen: false }] });
    expect((await me.call('listMyGames', {})).items.map(({ mayOpen }) => mayOpen)).toEqual([false, false]);
    await world.database.db.updateTable('tournaments').set({ test: true }).where('id', '=', tournament.id).execute();
    expect(await me.call('listMyTournaments', {})).toMatchObject({ total: 1 });
    expect(await me.call('listMyGames', {})).toMatchObject({ total: 0 });
    expect(await me.call('getMyStatistics', {})).toMatchObject({ games: 0 });
    await world.database.db.updateTable('tournaments').set({ test: false }).where('id', '=', tournament.id).execute();

    // Other users, and users whose player has been unlinked, see no games.
    const { client: other } = await register(world, 'Other');
    expect(await other.call('listMyGames', {})).toMatchObject({ total: 0 });
    expect(await me.call('listMyPlayers', {})).toMatchObject([{ id: ownEntry.players[0]!.id, organisation: { slug: organisation.slug } }]);
    await link(ownEntry.players[0]!.id, null);
    expect(await me.call('listMyGames', {})).toMatchObject({ total: 0 });
    expect(await me.call('listMyTournaments', {})).toMatchObject({ total: 0 });
    await link(ownEntry.players[0]!.id, user.id);
  });
});
