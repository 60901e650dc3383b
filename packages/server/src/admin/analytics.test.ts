import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, resultEvent, startEvening, startTestServer, type TestServer } from '../testServer.ts';

describe('analytics', () => {
  let world: TestServer;
  let boss: Awaited<ReturnType<typeof register>>;
  beforeAll(async () => {
    world = await startTestServer();
    boss = await register(world, 'Boss');
    const { id } = (await boss.client.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
  });
  afterAll(() => world.close());

  test('count accounts, log-ins and organisations, in total and by month', async () => {
    await register(world, 'Autumn');
    world.wait(10 * 86_400_000);
    const { client } = await register(world, 'Winter');
    await client.call('createOrganisation', { name: 'DC Winter', timeZone: 'Europe/Brussels' });
    await boss.client.call('createCompetition', { name: 'League', timeZone: 'Europe/Brussels', domains: [] });
    const figures = await boss.client.call('getGeneralAnalytics', {});
    expect(figures).toMatchObject({ accounts: 3, active: 3, clubs: 1, competitions: 1, players: 0 });
    expect(figures.languages).toEqual([{ langcode: 'en', accounts: 3 }]);
    expect(figures.months).toHaveLength(12);
    expect(figures.months.slice(-2)).toEqual([
      { month: '2026-11', accounts: 2, logIns: 2, organisations: 0 },
      { month: '2026-12', accounts: 1, logIns: 1, organisations: 2 },
    ]);
    expect(figures.months[0]).toEqual({ month: '2026-01', accounts: 0, logIns: 0, organisations: 0 });
  });

  test('count tournaments, entries, finished games and 180s, without test tournaments', async () => {
    const { client, tournament, organisation } = await startEvening(world, { players: 4, boards: 2 });
    const testEvening = await startEvening(world, { players: 4, boards: 1 });
    await testEvening.client.call('updateTournament', { id: testEvening.tournament.id, name: 'Only a test' });
    await world.database.db.updateTable('tournaments').set({ test: true }).where('id', '=', testEvening.tournament.id).execute();
    const [game] = (await client.call('getPlayList', { id: tournament.id })).boards.flatMap((board) => (board.game ? [board.game] : []));
    await client.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events: [resultEvent([2, 0])] });
    const legs = world.database.db.updateTable('legResults').set({ oneEighties: 3 }).where('gameId', '=', game!.id);
    const [{ numUpdatedRows }] = (await legs.execute()) as [{ numUpdatedRows: bigint }];
    const figures = await boss.client.call('getTournamentAnalytics', {});
    const oneEighties = 3 * Number(numUpdatedRows);
    expect(figures).toMatchObject({ tournaments: 1, running: 1, entries: 4, games: 1, oneEighties });
    expect(figures.months.at(-1)).toEqual({ month: '2026-12', tournaments: 1, entries: 4, games: 1, oneEighties });
    expect(figures.organisations).toEqual([{ slug: organisation.slug, name: organisation.name, games: 1 }]);
  });
});
