import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostInRanking, type RankingScheme } from '@oche/api/contract/ranking';
import type { Plan } from '@oche/api/contract/tournament';
import { inputOf, rankingRows } from '@oche/api/rankingRows';
import { knockoutOnly, prepareEvening, register, startTestServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';
import { openClub, simple } from './testClub.ts';

const names = ['Anna', 'Bart', 'Cato', 'Dirk'];
const withCounting = (counting: Partial<RankingScheme['counting']>): RankingScheme => ({
  ...simple,
  counting: { ...simple.counting, ...counting },
});
describe('rankings and their organisers', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  describe('players', () => {
    test('who are guests get no points, and the places of others do not change', async () => {
      const { client, night, table, ranking, playerId } = await openClub(world, names);
      await night({ on: '2026-10-02', order: names });
      await client.call('setRankingPlayer', { id: ranking.id, playerId: playerId('Anna'), guest: true, category: null });
      expect(await table()).toEqual(['1 Bart 6', '2 Cato 4', '2 Dirk 4']);
      const { items } = await client.call('listManagedRankings', {
        organisationId: (await client.call('getManagedRanking', { id: ranking.id })).organisation.id,
      });
      expect(items).toMatchObject([{ id: ranking.id, tournaments: 1, players: 3, visibility: 'public' }]);
      await client.call('setRankingPlayer', { id: ranking.id, playerId: playerId('Anna'), guest: false, category: null });
      expect((await table())[0]).toBe('1 Anna 10');
    });

    test('can be shown by category, with their places in it', async () => {
      const { client, night, table, ranking, playerId, read } = await openClub(world, names);
      await night({ on: '2026-10-02', order: names });
      const set = (name: string, category: string | null) =>
        client.call('setRankingPlayer', { id: ranking.id, playerId: playerId(name), guest: false, category });
      await set('Bart', 'women');
      await set('Dirk', 'women');
      await set('Cato', 'juniors');
      await client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Anna'), points: 1, reason: 'x' });
      await client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Dirk'), points: 1, reason: 'x' });
      expect((await read()).categories).toEqual(['juniors', 'women']);
      expect(await table('women')).toEqual(['1 Bart 6', '2 Dirk 5']);
      expect(await table('nobody')).toEqual([]);
      expect((await table())[1]).toBe('2 Bart 6');
    });

    test('read their own row on every page', async () => {
      const { client, night, ranking, playerId, read } = await openClub(world, names);
      await night({ on: '2026-10-02', order: names });
      const user = await register(world, 'Dirk himself');
      const own = () => user.client.call('getMyRankingRow', { ranking: ranking.slug });
      expect(await own()).toBeNull();
      const { id: userId } = (await user.client.call('getUser', {}))!;
      await world.database.db.updateTable('players').set({ userId }).where('id', '=', playerId('Dirk')).execute();
      await client.call('updateRanking', { id: ranking.id, description: 'Makes everything stale' });
      expect(await own()).toEqual((await read()).rows.items.find(({ player }) => player.name === 'Dirk'));
    });

    test('who were merged are one, with the results of both, and two again after a split', async () => {
      const { client, night, table, ranking, playerId } = await openClub(world, [...names, 'Anna S']);
      await night({ on: '2026-10-02', order: ['Anna', 'Bart'] });
      await night({ on: '2026-10-09', order: ['Anna S', 'Cato'] });
      const set = (name: string) =>
        client.call('setRankingPlayer', { id: ranking.id, playerId: playerId(name), guest: false, category: 'women' });
      await set('Anna S');
      await client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Anna S'), points: 1, reason: 'x' });
      expect(await table()).toEqual(['1 Anna S 11', '2 Anna 10', '3 Bart 6', '3 Cato 6']);
      const merged = await client.call('mergePlayers', { id: playerId('Anna'), otherId: playerId('Anna S') });
      const { name } = merged.into;
      expect(await table()).toEqual([`1 ${name} 21`, '2 Bart 6', '2 Cato 6']);
      expect(await table('women')).toEqual([`1 ${name} 21`]);
      const managed = await client.call('getManagedRanking', { id: ranking.id });
      expect(managed.players.map(({ player }) => player.name)).toEqual([name, 'Bart', 'Cato']);
      const { items } = await client.call('listManagedRankings', { organisationId: managed.organisation.id });
      expect(items[0]).toMatchObject({ tournaments: 2, players: 3 });
      for (const id of [playerId('Anna'), playerId('Anna S')])
        expect(await world.as().call('getRankingPlayer', { ranking: ranking.id, playerId: id })).toMatchObject({
          ...{ player: { id: merged.into.id }, points: 21, adjustments: [{ points: 1 }] },
        });
      await client.call('splitPlayer', { id: merged.id });
      expect(await table()).toEqual(['1 Anna S 11', '2 Anna 10', '3 Bart 6', '3 Cato 6']);
    });
  });

  describe('adjustments', () => {
    test('count from their day, are shown with their reason, and can be removed', async () => {
      const { client, night, table, read, ranking, playerId } = await openClub(world, ['Anna', 'Bart']);
      await night({ on: '2026-10-02', order: ['Anna', 'Bart'] });
      const id = ranking.id;
      const added = await client.call('addRankingAdjustment', { id, playerId: playerId('Anna'), points: -4.5, reason: 'Did not come' });
      expect(added.adjustments).toMatchObject([{ player: { name: 'Anna' }, points: -4.5, reason: 'Did not come', on: '2026-11-27' }]);
      await client.call('addRankingAdjustment', { id, playerId: playerId('Bart'), points: 9, reason: 'Later', on: '2026-12-24' });
      expect(await table()).toEqual(['1 Bart 6', '2 Anna 5.5']);
      expect((await read()).rows.items[1]!.adjusted).toBe(-4.5);
      const anna = await world.as().call('getRankingPlayer', { ranking: ranking.slug, playerId: playerId('Anna') });
      expect(anna.adjustments).toEqual([{ points: -4.5, reason: 'Did not come', on: '2026-11-27' }]);
      world.wait(1000);
      await client.call('removeRankingAdjustment', { id, adjustmentId: added.adjustments[0]!.id });
      expect(await table()).toEqual(['1 Anna 10', '2 Bart 6']);
      const audit = await world.database.db
        .selectFrom('audit')
        .select(['what', 'detail'])
        .where('subject', '=', id)
        .orderBy('createdAt')
        .execute();
      expect(audit.map(({ what }) => what)).toEqual([
        'createRanking',
        'addRankingAdjustment',
        'addRankingAdjustment',
        'removeRankingAdjustment',
      ]);
      expect(audit[3]!.detail).toMatchObject({ points: -4.5, reason: 'Did not come' });
    });

    test('are not added twice by a retry', async () => {
      const { client, ranking, playerId } = await openClub(world, ['Anna']);
      const input = { adjustmentId: '0198f5a0-0000-7000-8000-000000000001', playerId: playerId('Anna'), points: 1, reason: 'x' };
      await client.call('addRankingAdjustment', { id: ranking.id, ...input });
      expect((await client.call('addRankingAdjustment', { id: ranking.id, ...input })).adjustments).toHaveLength(1);
    });

    test('need points, a reason, and a player of the club', async () => {
      const { client, ranking, playerId } = await openClub(world, ['Anna']);
      const other = await openClub(world, ['Zoe']);
      const add = (input: { playerId?: string; points?: number; reason?: string }) =>
        client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Anna'), points: 1, reason: 'x', ...input });
      await expect(add({ points: 0 })).rejects.toMatchObject({ body: { fields: { points: expect.any(String) } } });
      await expect(add({ reason: ' ' })).rejects.toMatchObject({ body: { fields: { reason: expect.any(String) } } });
      await expect(add({ playerId: other.playerId('Zoe') })).rejects.toMatchObject({ body: { fields: { player_id: 'unknown' } } });
      const set = client.call('setRankingPlayer', { id: ranking.id, playerId: other.playerId('Zoe'), guest: true, category: null });
      await expect(set).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('who sees what', () => {
    test('a private tournament does not count in a public ranking, and its name appears nowhere', async () => {
      const { client, night, ranking, table } = await openClub(world, names);
      await night({ on: '2026-10-02', order: names });
      const secret = await night({ on: '2026-10-09', order: names.toReversed() });
      await client.call('updateTournament', { id: secret.id, visibility: 'private', name: 'Secret' });
      expect(await table()).toEqual(['1 Anna 10', '2 Bart 6', '3 Cato 4', '3 Dirk 4']);
      for (const reader of [world.as(), client]) {
        const responses = [
          await reader.call('getRanking', { ranking: ranking.slug }),
          await reader.call('listRankings', { perPage: 200 }),
          await reader.call('getRankingPlayer', {
            ranking: ranking.slug,
            playerId: (await reader.call('getRanking', { ranking: ranking.slug })).rows.items[0]!.player.id,
          }),
        ];
        expect(JSON.stringify(responses)).not.toContain('Secret');
        expect(JSON.stringify(responses)).not.toContain(secret.id);
      }
      expect((await world.as().call('listRankings', { perPage: 200 })).items.find(({ id }) => id === ranking.id)).toMatchObject({
        tournaments: 1,
      });
      const managed = await client.call('getManagedRanking', { id: ranking.id });
      expect(managed.tournaments).toMatchObject([{ because: null }, { name: 'Secret', because: 'hidden' }]);
      await client.call('updateRanking', { id: ranking.id, visibility: 'private' });
      const own = await client.call('getRanking', { ranking: ranking.slug });
      expect(own.tournaments).toMatchObject([{ counts: true }, { name: 'Secret', isPrivate: true, counts: true }]);
    });

    test.each([
      ['public', 'unlisted', false],
      ['unlisted', 'unlisted', true],
      ['unlisted', 'private', false],
      ['private', 'private', true],
    ] as const)('a ranking that is %s counts a tournament that is %s: %s', async (ofRanking, visibility, counts) => {
      const { client, night, ranking } = await openClub(world, ['Anna', 'Bart']);
      const { id } = await night({ on: '2026-10-02', order: ['Anna', 'Bart'] });
      await client.call('updateTournament', { id, visibility });
      await client.call('updateRanking', { id: ranking.id, visibility: ofRanking });
      expect((await client.call('getRanking', { ranking: ranking.id })).rows.total).toBe(counts ? 2 : 0);
    });

    test('a private ranking exists only for its organisers, an unlisted one for those who know it', async () => {
      const { client, ranking, night, playerId } = await openClub(world, ['Anna', 'Bart']);
      const tournament = await night({ on: '2026-10-02', order: ['Anna', 'Bart'] });
      const stranger = (await register(world)).client;
      const isListed = async () => (await world.as().call('listRankings', { perPage: 200 })).items.some(({ id }) => id === ranking.id);
      const named = async () => (await world.as().call('getTournament', { tournament: tournament.id })).rankings;
      expect([await isListed(), await named()]).toEqual([true, [{ id: ranking.id, slug: ranking.slug, name: ranking.name }]]);
      await client.call('updateRanking', { id: ranking.id, visibility: 'unlisted' });
      expect([await isListed(), await named()]).toEqual([false, []]);
      expect((await world.as().call('getRanking', { ranking: ranking.slug })).name).toBe('Order of Merit');
      await client.call('updateRanking', { id: ranking.id, visibility: 'private' });
      expect((await client.call('getTournament', { tournament: tournament.id })).rankings).toHaveLength(1);
      for (const reader of [world.as(), stranger]) {
        await expect(reader.call('getRanking', { ranking: ranking.slug })).rejects.toMatchObject({ status: 404 });
        const player = reader.call('getRankingPlayer', { ranking: ranking.id, playerId: playerId('Anna') });
        await expect(player).rejects.toMatchObject({ status: 404 });
      }
      await expect(stranger.call('getMyRankingRow', { ranking: ranking.slug })).rejects.toMatchObject({ status: 404 });
      await expect(stranger.call('updateRanking', { id: ranking.id, name: 'Mine' })).rejects.toMatchObject({ status: 404 });
      await expect(stranger.call('getRankingLaboratory', { id: ranking.id })).rejects.toMatchObject({ status: 404 });
    });

    test('tests and tournaments of others do not count', async () => {
      const { client, organisation, event, ranking } = await openClub(world, []);
      const input = { organisationId: organisation.id, eventId: event.id, name: 'Test', plan: knockoutOnly, test: true };
      await expect(client.call('createTournament', { ...input, rankingIds: [ranking.id] })).rejects.toMatchObject({
        body: { fields: { ranking_ids: 'test' } },
      });
      const { id: tournamentId } = await client.call('createTournament', input);
      await expect(client.call('setRankingTournament', { id: ranking.id, tournamentId })).rejects.toMatchObject({ status: 400 });
      const other = await prepareEvening(world);
      const add = client.call('setRankingTournament', { id: ranking.id, tournamentId: other.tournament.id });
      await expect(add).rejects.toMatchObject({ status: 404 });
      const theirs = other.client.call('updateTournament', { id: other.tournament.id, rankingIds: [ranking.id] });
      await expect(theirs).rejects.toMatchObject({ status: 400, body: { fields: { ranking_ids: 'unknown' } } });
    });
  });

  test('the laboratory has what the browser needs to compute the same ranking', async () => {
    const { client, night, ranking, read, playerId } = await openClub(world, names, withCounting({ categories: ['open'] }));
    const { id } = await night({ on: '2026-10-02', order: names });
    await client.call('setRankingTournament', { id: ranking.id, tournamentId: id, category: 'open' });
    await client.call('setRankingPlayer', { id: ranking.id, playerId: playerId('Cato'), guest: true, category: 'women' });
    await client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Dirk'), points: 3, reason: 'x' });
    const laboratory = await client.call('getRankingLaboratory', { id: ranking.id });
    expect(laboratory).toMatchObject({ version: 1, asOf: '2026-11-27', tournaments: [{ id, name: 'Night of 2026-10-02', entries: 4 }] });
    const people = {
      names: new Map(laboratory.players.map((player) => [player.id, player.name])),
      categories: new Map([[playerId('Cato'), 'women']]),
      shown: [id],
    };
    expect(rankingRows(inputOf(laboratory), people).rows).toEqual((await read()).rows.items);
  });

  test('a ranking that is deleted takes nothing with it', async () => {
    const { client, night, ranking } = await openClub(world, ['Anna', 'Bart']);
    const { id } = await night({ on: '2026-10-02', order: ['Anna', 'Bart'] });
    await client.call('deleteRanking', { id: ranking.id });
    await expect(world.as().call('getRanking', { ranking: ranking.slug })).rejects.toMatchObject({ status: 404 });
    expect(await client.call('getTournament', { tournament: id })).toMatchObject({ status: 'finished', rankings: [] });
  });

  test('a retried creation makes one ranking, and names may repeat', async () => {
    const { client, organisation } = await openClub(world, []);
    const input = { organisationId: organisation.id, name: 'Cup', scheme: simple, id: '0198f5a0-0000-7000-8000-0000000000aa' };
    const first = await client.call('createRanking', input);
    expect((await client.call('createRanking', input)).slug).toBe(first.slug);
    const second = await client.call('createRanking', { ...input, id: '0198f5a0-0000-7000-8000-0000000000ab' });
    expect(second.slug).not.toBe(first.slug);
  });

  test('there are limits of rankings, of tournaments and of adjustments', async () => {
    const { client, organisation, ranking, playerId, event } = await openClub(world, ['Anna']);
    const { db } = world.database;
    const uuid = () => crypto.randomUUID();
    const createdAt = new Date('2026-11-27T19:00:00Z');
    const row = { rankingId: ranking.id, playerId: playerId('Anna'), points: 1, reason: 'x', onDay: '2026-11-01', createdAt };
    await db
      .insertInto('rankingAdjustments')
      .values(Array.from({ length: mostInRanking.adjustments }, () => ({ ...row, id: uuid() })))
      .execute();
    const add = client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Anna'), points: 1, reason: 'One more' });
    await expect(add).rejects.toMatchObject({ status: 422, code: 'limit-reached' });
    const ids = Array.from({ length: mostInRanking.tournaments }, uuid);
    await db
      .insertInto('gameParents')
      .values(ids.map((id) => ({ id, organisationId: organisation.id, kind: 'tournament' })))
      .execute();
    const tournament = {
      organisationId: organisation.id,
      eventId: event.id,
      status: 'registration' as const,
      visibility: 'public' as const,
    };
    const rest = { name: 'Many', startsAt: '2026-12-01T20:00', plan: JSON.stringify(knockoutOnly satisfies Plan), createdAt };
    await db
      .insertInto('tournaments')
      .values(ids.map((id) => ({ id, slug: id, ...tournament, ...rest })))
      .execute();
    await db
      .insertInto('rankingTournaments')
      .values(ids.map((tournamentId) => ({ tournamentId, rankingId: ranking.id })))
      .execute();
    const input = { organisationId: organisation.id, eventId: event.id, name: 'One more', plan: knockoutOnly };
    const one = client.call('createTournament', { ...input, rankingIds: [ranking.id] });
    await expect(one).rejects.toMatchObject({ status: 422, code: 'limit-reached' });
    await db
      .insertInto('rankings')
      .values(
        Array.from({ length: 99 }, uuid).map((id) => ({
          ...{ id, slug: id, organisationId: organisation.id, name: 'Many', visibility: 'public' as const, createdAt },
        })),
      )
      .execute();
    const another = client.call('createRanking', { organisationId: organisation.id, name: 'One more', scheme: simple });
    await expect(another).rejects.toMatchObject({ status: 422, code: 'limit-reached' });
  });
});
