import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RankingScheme } from '@oche/api/contract/ranking';
import { mostRankings } from '@oche/api/contract/tournament';
import { knockoutOnly, startTestServer, type TestServer } from '../testServer.ts';
import { openClub, simple } from './testClub.ts';

const names = ['Anna', 'Bart', 'Cato', 'Dirk'];
const withCounting = (counting: Partial<RankingScheme['counting']>): RankingScheme => ({
  ...simple,
  counting: { ...simple.counting, ...counting },
});
const perWin = (perGameWon: number): RankingScheme => ({
  ...simple,
  points: { guests: 'excluded', tables: [{ fromEntries: 0, perGameWon }] },
});

describe('rankings', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  test('store a scheme once, and delete it when no tournament counts with it', async () => {
    const { client, night, ranking } = await openClub(world, ['Anna', 'Bart'], perWin(1));
    const { db } = world.database;
    const versions = async () => {
      const rows = db.selectFrom('rankingSchemes').select('version').where('rankingId', '=', ranking.id).orderBy('version');
      return (await rows.execute()).map(({ version }) => version);
    };
    await night({ on: '2026-11-13', order: ['Anna', 'Bart'] });
    await night({ on: '2026-11-14', order: ['Anna', 'Bart'] });
    const save = (version: number, recompute: boolean) =>
      client.call('saveRankingScheme', { id: ranking.id, scheme: perWin(version), version, recompute });
    await save(1, false);
    await save(2, false);
    expect(await versions()).toEqual([1, 3]);
    const { schemes, tournaments } = await client.call('getRankingLaboratory', { id: ranking.id });
    expect(schemes).toHaveLength(2);
    expect(tournaments.map(({ version }) => version)).toEqual([1, 1]);
    await save(3, true);
    expect(await versions()).toEqual([4]);
    const audit = await db
      .selectFrom('audit')
      .select('detail')
      .where('what', '=', 'saveRankingScheme')
      .where('subject', '=', ranking.id)
      .execute();
    expect(audit.map(({ detail }) => detail)).toContainEqual({ version: 4, recompute: true });
  });

  test('keep the points and the category of a tournament that is removed and added again', async () => {
    const { client, night, table, ranking } = await openClub(world, ['Anna', 'Bart'], perWin(1));
    const { id } = await night({ on: '2026-11-13', order: ['Anna', 'Bart'] });
    await client.call('setRankingTournament', { id: ranking.id, tournamentId: id, category: 'open' });
    await client.call('saveRankingScheme', { id: ranking.id, scheme: perWin(5), version: 1, recompute: false });
    await client.call('removeRankingTournament', { id: ranking.id, tournamentId: id });
    expect(await table()).toEqual([]);
    await client.call('setRankingTournament', { id: ranking.id, tournamentId: id });
    expect(await table()).toEqual(['1 Anna 1', '2 Bart 0']);
    await client.call('updateTournament', { id, rankingIds: [] });
    await client.call('updateTournament', { id, rankingIds: [ranking.id] });
    expect(await table()).toEqual(['1 Anna 1', '2 Bart 0']);
    expect((await client.call('getManagedRanking', { id: ranking.id })).tournaments).toMatchObject([{ category: 'open' }]);
    const audit = await world.database.db.selectFrom('audit').select('detail').where('subject', '=', id).execute();
    expect(audit.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([{ rankingIds: { added: [], removed: [ranking.id] } }, { rankingIds: { added: [ranking.id], removed: [] } }]),
    );
  });

  test('give a copy the category of its source', async () => {
    const { client, organisation, event, night, ranking } = await openClub(world, names, withCounting({ categories: ['open'] }));
    const { id } = await night({ on: '2026-11-13', order: names });
    await client.call('setRankingTournament', { id: ranking.id, tournamentId: id, category: 'open' });
    const copy = { organisationId: organisation.id, eventId: event.id, name: 'Copy', plan: knockoutOnly, rankingIds: [ranking.id] };
    const { id: copied } = await client.call('createTournament', { ...copy, copyOf: id });
    const { tournaments } = await client.call('getManagedRanking', { id: ranking.id });
    expect(tournaments.find((each) => each.id === copied)).toMatchObject({ category: 'open', because: 'not-finished' });
    const theirs = await openClub(world, ['Zoe', 'Yan']);
    const source = await theirs.night({ on: '2026-11-13', order: ['Zoe', 'Yan'] });
    await expect(client.call('createTournament', { ...copy, copyOf: source.id })).rejects.toMatchObject({
      body: { fields: { copy_of: 'unknown' } },
    });
  });

  test('count a tournament for at most ten of them, wherever it is added', async () => {
    const { client, organisation, event } = await openClub(world, []);
    const input = { organisationId: organisation.id, eventId: event.id, name: 'Open', plan: knockoutOnly };
    const { id: tournamentId } = await client.call('createTournament', input);
    for (let number = 0; number <= mostRankings; number++) {
      const { id } = await client.call('createRanking', { organisationId: organisation.id, name: `R${number}`, scheme: simple });
      const added = client.call('setRankingTournament', { id, tournamentId });
      if (number < mostRankings) await added;
      else await expect(added).rejects.toMatchObject({ status: 422, body: { code: 'limit-reached', most: mostRankings } });
    }
  });

  test('show pages of all players, those who are not ranked last, and no page after them', async () => {
    const { client, night, read, ranking, playerId } = await openClub(world, names, withCounting({ leastAttended: 2 }));
    await night({ on: '2026-10-02', order: names });
    await night({ on: '2026-10-09', order: ['Bart', 'Anna'] });
    const page = async (number: number) => {
      const { rows, out, outTotal } = await read({ page: number, perPage: 3 });
      return {
        rows: rows.items.map(({ player }) => player.name),
        out: out.map(({ player }) => player.name),
        total: [rows.total, outTotal],
      };
    };
    expect(await page(1)).toEqual({ rows: ['Anna', 'Bart'], out: ['Cato'], total: [2, 2] });
    expect(await page(2)).toEqual({ rows: [], out: ['Dirk'], total: [2, 2] });
    await expect(page(3)).rejects.toMatchObject({ status: 404 });
    for (let count = 0; count < 20; count++)
      await client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Anna'), points: 1, reason: 'x' });
    const another = client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Anna'), points: 1, reason: 'x' });
    await expect(another).rejects.toMatchObject({ status: 422, body: { code: 'limit-reached', most: 20 } });
  });

  test('offer only the categories of the players in them', async () => {
    const { client, night, table, read, ranking, playerId } = await openClub(world, names, withCounting({ playerCategories: ['women'] }));
    await night({ on: '2026-10-02', order: ['Anna', 'Bart', 'Cato'] });
    const secret = await night({ on: '2026-10-09', order: ['Dirk', 'Anna'] });
    await client.call('updateTournament', { id: secret.id, visibility: 'private' });
    const categories = { Anna: 'women', Bart: 'men', Dirk: 'secret' };
    for (const [name, category] of Object.entries(categories))
      await client.call('setRankingPlayer', { id: ranking.id, playerId: playerId(name), guest: false, category });
    expect((await read()).categories).toEqual(['women']);
    expect(await table('men')).toEqual([]);
    expect(await table('women')).toEqual(['1 Anna 10']);
  });

  test('a player does not become a guest because of a duplicate', async () => {
    const { client, night, table, ranking, playerId, organisation } = await openClub(world, ['Anna', 'Bart']);
    await night({ on: '2026-10-02', order: ['Anna', 'Bart'] });
    // The older player is kept.
    world.wait(1000);
    const duplicate = await client.call('createPlayer', { organisationId: organisation.id, name: 'Anna S' });
    await client.call('setRankingPlayer', { id: ranking.id, playerId: duplicate.id, guest: true, category: 'women' });
    await client.call('mergePlayers', { id: playerId('Anna'), otherId: duplicate.id });
    expect(await table()).toEqual(['1 Anna 10', '2 Bart 6']);
    expect(await table('women')).toEqual(['1 Anna 10']);
    expect((await client.call('listManagedRankings', { organisationId: organisation.id })).items).toMatchObject([{ players: 2 }]);
  });

  test('have descriptions of several lines without direction marks', async () => {
    const { client, ranking } = await openClub(world, []);
    const description = ' First\u202E line \r\n\r\n\r\n second\u200B';
    expect((await client.call('updateRanking', { id: ranking.id, description })).description).toBe('First line\n\nsecond');
  });

  test('get different addresses if many with one name are created at once', async () => {
    const clubs = [await openClub(world, []), await openClub(world, [])];
    const created = await Promise.all(
      clubs.flatMap(({ client, organisation }) =>
        Array.from({ length: 40 }, () => client.call('createRanking', { organisationId: organisation.id, name: 'Twin', scheme: simple })),
      ),
    );
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(80);
  });

  test('limit the writes of an account', async () => {
    const { client, ranking } = await openClub(world, []);
    const write = () => client.call('updateRanking', { id: ranking.id, description: 'x' });
    // The club has created the ranking.
    for (let count = 1; count < 60; count++) await write();
    await expect(write()).rejects.toMatchObject({ status: 429 });
    world.wait(61_000);
    await write();
  });
});
