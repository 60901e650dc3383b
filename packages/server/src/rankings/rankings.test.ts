import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RankingScheme } from '@oche/api/contract/ranking';
import * as presets from '@oche/darts/standings/rankingPresets';
import { gamesOf, knockoutOnly, logEvent, record, resultEvent, startTestServer, testPlan } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';
import { inOrder, openClub, playOut, simple } from './testClub.ts';

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

  describe('a tournament', () => {
    test('gives its points when its last game ends, to everybody at once', async () => {
      const { client, start, table, read } = await openClub(world, names);
      const { id } = await start({ on: '2026-11-20', order: names });
      const winner = inOrder(names);
      const ready = async () => (await gamesOf(client, id)).filter(({ phase }) => phase === 'ready' || phase === 'called');
      for (const game of await ready()) await record(client, game.id, resultEvent(winner(game) === 0 ? [2, 0] : [0, 2]));
      expect(await table()).toEqual([]);
      expect((await read()).tournaments).toMatchObject([{ id, status: 'running', counts: false, winner: null, entries: 4 }]);
      const [final] = await ready();
      await record(client, final!.id, resultEvent(winner(final!) === 0 ? [2, 1] : [1, 2]));
      expect(await table()).toEqual(['1 Anna 10', '2 Bart 6', '3 Cato 4', '3 Dirk 4']);
      expect((await read()).tournaments).toMatchObject([{ id, status: 'finished', counts: true, winner: 'Anna', entries: 4 }]);
    });

    test('counts games, legs and bonuses that were thrown', async () => {
      const scheme: RankingScheme = {
        ...simple,
        points: {
          guests: 'excluded',
          tables: [
            {
              fromEntries: 0,
              attendance: 1,
              perGameWon: 3,
              perLegWon: 0.5,
              bonuses: [
                { kind: 'visit', from: 170, to: 180, points: 2 },
                { kind: 'finish', from: 140, to: 150, points: 4 },
                { kind: 'leg', from: 9, to: 9, start: 501, points: 10 },
                { kind: 'strict-171', points: 5 },
              ],
            },
          ],
        },
      };
      const { playerId, night, table, ranking } = await openClub(world, names.slice(0, 2), scheme);
      const visit = (side: number, total: number, more: object = {}) => logEvent('visit', { side, total, ...more });
      // Side 0 throws first in leg 1, side 1 in leg 2. The winner has a nine-darter of 180, 177 and 144, then a leg with a strict 171.
      await night({ on: '2026-11-20', order: names.slice(0, 2) }, (winner) => {
        const other = 1 - winner;
        const leg = (first: number, mine: ReturnType<typeof visit>[]) =>
          mine.flatMap((each, index) => {
            const theirs = visit(other, 26);
            if (first === winner) return index === mine.length - 1 ? [each] : [each, theirs];
            return [theirs, each];
          });
        return [
          ...leg(0, [visit(winner, 180), visit(winner, 177), visit(winner, 144, { darts: 3 })]),
          ...leg(1, [visit(winner, 171, { allTreble19: true }), visit(winner, 180), visit(winner, 100), visit(winner, 50, { darts: 3 })]),
        ];
      });
      expect(await table()).toEqual(['1 Anna 32', '2 Bart 1']);
      const anna = await world.as().call('getRankingPlayer', { ranking: ranking.slug, playerId: playerId('Anna') });
      expect(anna.results).toMatchObject([{ points: 32, counts: true, tournament: { name: 'Night of 2026-11-20' } }]);
      expect(anna.results[0]!.lines).toEqual(
        [
          { kind: 'attendance', points: 1 },
          { kind: 'games-won', count: 1, each: 3, points: 3 },
          { kind: 'legs-won', count: 2, each: 0.5, points: 1 },
          { kind: 'bonus', bonus: { kind: 'visit', from: 170, to: 180, points: 2 }, count: 4, points: 8 },
          { kind: 'bonus', bonus: { kind: 'finish', from: 140, to: 150, points: 4 }, count: 1, points: 4 },
          { kind: 'bonus', bonus: { kind: 'leg', from: 9, to: 9, start: 501, points: 10 }, count: 1, points: 10 },
          { kind: 'bonus', bonus: { kind: 'strict-171', points: 5 }, count: 1, points: 5 },
        ].map((line) => expect.objectContaining(line)),
      );
    });

    test('has places in groups and in both knockouts', async () => {
      const scheme: RankingScheme = {
        ...simple,
        points: {
          guests: 'excluded',
          tables: [
            {
              fromEntries: 0,
              groupPlaces: [1, 2, 3, 4].map((place) => ({ from: place, to: place, points: 100 * place })),
              knockoutPlaces: {
                winners: [1, 2].map((place) => ({ from: place, to: place, points: 10 * place })),
                losers: [1, 2].map((place) => ({ from: place, to: place, points: place })),
              },
            },
          ],
        },
      };
      const { night, table } = await openClub(world, names, scheme);
      await night({ on: '2026-11-20', order: names, plan: { ...testPlan, winners: { ...testPlan.winners!, thirdPlace: false } } });
      expect(await table()).toEqual(['1 Dirk 402', '2 Cato 301', '3 Bart 220', '4 Anna 110']);
    });

    test('uses the table of points for its number of entries', async () => {
      const tables = [
        { fromEntries: 0, attendance: 1 },
        { fromEntries: 4, attendance: 5 },
      ];
      const { night, table } = await openClub(world, names, { ...simple, points: { guests: 'excluded', tables } });
      await night({ on: '2026-11-13', order: ['Anna', 'Bart', 'Cato'] });
      expect(await table()).toEqual(['1 Anna 1', '1 Bart 1', '1 Cato 1']);
      await night({ on: '2026-11-20', order: names });
      expect(await table()).toEqual(['1 Anna 6', '1 Bart 6', '1 Cato 6', '4 Dirk 5']);
    });

    test('gives nothing for walkovers but the place, and nothing to players who withdrew before their first game', async () => {
      const { client, start, table } = await openClub(world, names, perWin(1));
      const { id } = await start({ on: '2026-11-20', order: names });
      const entries = await client.call('listEntries', { tournament: id });
      await client.call('withdrawEntry', { id: entries.find(({ name }) => name === 'Dirk')!.id });
      await playOut(client, id, inOrder(names));
      const games = await gamesOf(client, id);
      const awarded = games.find(({ ending }) => ending === 'walkover')!;
      const lucky = awarded.sides.find(({ name }) => name !== 'Dirk')!.name!;
      const played = (name: string) => games.filter((game) => game.ending !== 'walkover' && game.sides[game.winner!]?.name === name).length;
      const rows = await table();
      expect(rows).toHaveLength(3);
      expect(rows.join()).not.toContain('Dirk');
      for (const name of ['Anna', 'Bart', 'Cato']) expect(rows.join()).toContain(`${name} ${played(name)}`);
      expect(played(lucky)).toBeLessThan(games.filter((game) => game.sides[game.winner ?? 9]?.name === lucky).length);
    });

    test('gives each player of a pair the points of the pair', async () => {
      const { start, client, playerId, table } = await openClub(world, names);
      const entries = [
        { playerId: playerId('Anna'), partner: { playerId: playerId('Dirk') } },
        { playerId: playerId('Bart'), partner: { playerId: playerId('Cato') } },
      ];
      const { id } = await start({ on: '2026-11-20', order: names, entries });
      await playOut(client, id, inOrder(['Anna / Dirk', 'Bart / Cato']));
      expect(await table()).toEqual(['1 Anna 10', '1 Dirk 10', '3 Bart 6', '3 Cato 6']);
    });

    test('does not count while it is reopened, and counts again after a correction', async () => {
      const { client, night, table } = await openClub(world, ['Anna', 'Bart']);
      const { id } = await night({ on: '2026-11-20', order: ['Anna', 'Bart'] });
      expect(await table()).toEqual(['1 Anna 10', '2 Bart 6']);
      const [final] = await gamesOf(client, id);
      const log = (await client.call('getGame', { id: final!.id })).events;
      const anna = final!.sides.findIndex(({ name }) => name === 'Anna');
      await record(client, final!.id, logEvent('undo', { target: log.at(-1)!.id }));
      expect(await table()).toEqual([]);
      await record(client, final!.id, resultEvent(anna === 0 ? [1, 2] : [2, 1]));
      expect(await table()).toEqual(['1 Bart 10', '2 Anna 6']);
    });

    test('that has finished counts as soon as it is added, and no longer when it is removed', async () => {
      const { client, night, table, ranking } = await openClub(world, names);
      const { id } = await night({ on: '2026-11-20', order: names, rankingIds: [] });
      expect(await table()).toEqual([]);
      await client.call('setRankingTournament', { id: ranking.id, tournamentId: id });
      expect((await table())[0]).toBe('1 Anna 10');
      expect((await client.call('getTournament', { tournament: id })).rankings).toEqual([
        { id: ranking.id, slug: ranking.slug, name: 'Order of Merit' },
      ]);
      await client.call('removeRankingTournament', { id: ranking.id, tournamentId: id });
      expect(await table()).toEqual([]);
      await client.call('updateTournament', { id, rankingIds: [ranking.id] });
      expect((await table())[0]).toBe('1 Anna 10');
      await client.call('updateTournament', { id, rankingIds: [] });
      expect(await table()).toEqual([]);
    });

    test('keeps its category in a ranking when its rankings are set again', async () => {
      const { client, night, ranking } = await openClub(world, ['Anna', 'Bart']);
      const { id } = await night({ on: '2026-11-20', order: ['Anna', 'Bart'] });
      await client.call('setRankingTournament', { id: ranking.id, tournamentId: id, category: 'open' });
      await client.call('updateTournament', { id, rankingIds: [ranking.id] });
      await client.call('setRankingTournament', { id: ranking.id, tournamentId: id });
      expect((await client.call('getManagedRanking', { id: ranking.id })).tournaments).toMatchObject([{ id, category: 'open' }]);
      await client.call('setRankingTournament', { id: ranking.id, tournamentId: id, category: null });
      expect((await client.call('getManagedRanking', { id: ranking.id })).tournaments).toMatchObject([{ id, category: null }]);
    });
  });

  describe('a scheme', () => {
    test('that is saved changes only later tournaments, until an organiser recomputes the earlier ones', async () => {
      const { client, night, table, ranking } = await openClub(world, ['Anna', 'Bart'], perWin(1));
      await night({ on: '2026-11-13', order: ['Anna', 'Bart'] });
      const save = (scheme: RankingScheme, version: number, recompute = false) =>
        client.call('saveRankingScheme', { id: ranking.id, scheme, version, recompute });
      expect(await save(perWin(5), 1)).toMatchObject({ version: 2, scheme: perWin(5) });
      expect(await table()).toEqual(['1 Anna 1', '2 Bart 0']);
      const second = await night({ on: '2026-11-20', order: ['Bart', 'Anna'] });
      expect(await table()).toEqual(['1 Bart 5', '2 Anna 1']);
      // A tournament that is played again keeps the scheme of its first end.
      await save(perWin(7), 2);
      const [final] = await gamesOf(client, second.id);
      const { events } = await client.call('getGame', { id: final!.id });
      await record(client, final!.id, logEvent('undo', { target: events.at(-1)!.id }));
      expect(await table()).toEqual(['1 Anna 1', '2 Bart 0']);
      const bart = final!.sides.findIndex(({ name }) => name === 'Bart');
      await record(client, final!.id, resultEvent(bart === 0 ? [2, 1] : [1, 2]));
      expect(await table()).toEqual(['1 Bart 5', '2 Anna 1']);
      await save(perWin(7), 3, true);
      expect(await table()).toEqual(['1 Anna 7', '1 Bart 7']);
    });

    test('is not saved if somebody else has saved another one meanwhile', async () => {
      const { client, ranking } = await openClub(world, []);
      const save = (perGameWon: number) =>
        client.call('saveRankingScheme', { id: ranking.id, scheme: perWin(perGameWon), version: 1, recompute: false });
      await save(2);
      await expect(save(3)).rejects.toMatchObject({ status: 409, code: 'changed' });
      expect(await client.call('getManagedRanking', { id: ranking.id })).toMatchObject({ version: 2, scheme: perWin(2) });
    });

    test('of a preset can be saved and read', async () => {
      const { client, ranking } = await openClub(world, []);
      for (const [index, scheme] of Object.values(presets).entries()) {
        await client.call('saveRankingScheme', { id: ranking.id, scheme, version: index + 1, recompute: false });
        expect((await client.call('getManagedRanking', { id: ranking.id })).scheme).toEqual(scheme);
      }
    });

    const points = (more: object) => ({ ...simple, points: { guests: 'excluded', tables: [{ fromEntries: 0, ...more }] } });
    const heavyTables = Array.from({ length: 12 }, (_, fromEntries) => ({
      fromEntries,
      groupPlaces: Array.from({ length: 32 }, (_place, place) => ({ from: place + 1, to: place + 1, points: 1 })),
    }));
    const counting = (more: object) => ({ ...simple, counting: { ...simple.counting, ...more } });
    test.each<[string, unknown, string]>([
      ['a third decimal', points({ perLegWon: 0.125 }), 'scheme.points.tables.0.perLegWon'],
      ['too many points', points({ attendance: 10_001 }), 'scheme.points.tables.0.attendance'],
      ['places from high to low', points({ groupPlaces: [{ from: 4, to: 3, points: 1 }] }), 'scheme.points.tables.0.groupPlaces.0.to'],
      [
        'a bonus for low visits',
        points({ bonuses: [{ kind: 'visit', from: 60, to: 180, points: 1 }] }),
        'scheme.points.tables.0.bonuses.0.from',
      ],
      ['an unknown bonus', points({ bonuses: [{ kind: 'win', points: 1 }] }), 'scheme.points.tables.0.bonuses.0.kind'],
      ['too many places', points({ groupPlaces: Array(65).fill({ from: 1, to: 1, points: 1 }) }), 'scheme.points.tables.0.groupPlaces'],
      ['no table', { ...simple, points: { guests: 'excluded', tables: [] } }, 'scheme.points.tables'],
      ['an unknown criterion', counting({ tieBreakers: ['given:luck'] }), 'scheme.counting.tieBreakers.0'],
      ['too many bands', counting({ bands: Array(13).fill({ name: 'A', from: 1, to: 2 }) }), 'scheme.counting.bands'],
      ['an empty category', counting({ categories: [' '] }), 'scheme.counting.categories.0'],
      ['no category', counting({ playerCategories: [] }), 'scheme.counting.playerCategories'],
      ['an unknown field', counting({ worst: 1 }), 'scheme.counting'],
      [
        'two tables of one size',
        { ...simple, points: { guests: 'excluded', tables: [{ fromEntries: 8 }, { fromEntries: 8 }] } },
        'scheme.points.tables',
      ],
      ['more lines than a request may have', { ...simple, points: { guests: 'excluded', tables: heavyTables } }, 'scheme.points.tables'],
      [
        'overlapping places',
        points({
          knockoutPlaces: {
            only: [
              { from: 3, to: 4, points: 1 },
              { from: 4, to: 4, points: 2 },
            ],
          },
        }),
        'scheme.points.tables.0.knockoutPlaces.only',
      ],
      [
        'overlapping bands',
        counting({
          bands: [
            { name: 'A', from: 1, to: 8 },
            { name: 'B', from: 8, to: 9 },
          ],
        }),
        'scheme.counting.bands',
      ],
      ['a criterion twice', counting({ tieBreakers: ['points', 'attended', 'attended'] }), 'scheme.counting.tieBreakers'],
      ['points that do not come first', counting({ tieBreakers: ['games-won', 'points'] }), 'scheme.counting.tieBreakers'],
      ['a category with a comma', counting({ categories: ['a,b'] }), 'scheme.counting.categories.0'],
      ['a category twice', counting({ categories: ['a', 'a'] }), 'scheme.counting.categories'],
    ])('with %s is refused with the field', async (_what, scheme, field) => {
      const { client, ranking } = await openClub(world, []);
      const saved = client.call('saveRankingScheme', { id: ranking.id, scheme: scheme as RankingScheme, version: 1, recompute: true });
      await expect(saved).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
      expect(await client.call('getManagedRanking', { id: ranking.id })).toMatchObject({ version: 1, scheme: simple });
    });
  });

  describe('the table', () => {
    test('has movement since the tournament before, dropped results, bands and the reason of places', async () => {
      const bands = [{ name: 'Play-offs', from: 1, to: 2 }];
      const { night, read } = await openClub(world, names, withCounting({ best: 2, bands }));
      await night({ on: '2026-10-02', order: ['Bart', 'Anna', 'Cato', 'Dirk'] });
      await night({ on: '2026-10-09', order: ['Bart', 'Anna', 'Cato'] });
      await night({ on: '2026-10-16', order: ['Anna', 'Cato', 'Bart', 'Dirk'] });
      const { rows, movedSince, tournaments } = await read();
      expect(movedSince).toBe('2026-10-09');
      expect(tournaments.map(({ startsAt }) => startsAt)).toEqual(['2026-10-02T20:00', '2026-10-09T20:00', '2026-10-16T20:00']);
      const shown = rows.items.map(({ player, position, before, behind, band, results }) => [
        ...[player.name, position, before, behind, band],
        results.map((result) => result && `${result.counts ? '' : '-'}${result.points}`).join(' '),
      ]);
      expect(shown[0]).toEqual(['Bart', 1, 1, 0, 'Play-offs', '10 10 -4']);
      expect(shown[1]).toEqual(['Anna', 2, 2, 4, 'Play-offs', expect.stringMatching(/^-?6 6 10$/)]);
      expect(rows.items[0]).toMatchObject({ attended: 3, missed: 0, tied: false, decidedBy: null });
      expect(rows.items.at(-1)).toMatchObject({ player: { name: 'Dirk' }, attended: 2, missed: 1, results: [{}, null, {}] });
    });

    test('says which criterion separated players with equal points, and who is tied', async () => {
      const { client, night, read, ranking, playerId } = await openClub(world, names);
      await night({ on: '2026-10-02', order: names });
      await client.call('addRankingAdjustment', { id: ranking.id, playerId: playerId('Bart'), points: 4, reason: 'Sheets' });
      const { rows } = await read();
      expect(rows.items.map(({ player, position, tied, decidedBy }) => [player.name, position, tied, decidedBy])).toEqual([
        ['Anna', 1, false, null],
        ['Bart', 2, false, { criterion: 'best-results', value: 6, other: 10, nth: 1 }],
        ['Cato', 3, true, null],
        ['Dirk', 3, true, null],
      ]);
    });

    test('lists players who took part too seldom separately', async () => {
      const { night, read, ranking, playerId } = await openClub(world, names, withCounting({ leastAttended: 2 }));
      await night({ on: '2026-10-02', order: names });
      await night({ on: '2026-10-09', order: ['Bart', 'Anna'] });
      const { rows, out } = await read();
      expect(rows.items.map(({ player }) => player.name)).toEqual(['Anna', 'Bart']);
      expect(out).toMatchObject([
        { player: { name: 'Cato' }, points: 4, attended: 1, missed: 1, because: 'attended-too-few' },
        { player: { name: 'Dirk' }, points: 4, because: 'attended-too-few' },
      ]);
      const cato = await world.as().call('getRankingPlayer', { ranking: ranking.id, playerId: playerId('Cato') });
      expect(cato).toMatchObject({ row: null, because: 'attended-too-few', points: 4, results: [{ points: 4 }] });
    });

    test('has pages, and rows do not depend on them', async () => {
      const { night, read } = await openClub(world, names);
      await night({ on: '2026-10-02', order: names });
      const all = (await read()).rows;
      expect(all).toMatchObject({ total: 4, page: 1, perPage: 100 });
      const second = (await read({ page: 2, perPage: 3 })).rows;
      expect(second).toEqual({ items: all.items.slice(3), page: 2, perPage: 3, total: 4 });
    });

    test('leaves tournaments out that are older than the months that count, and says so to organisers', async () => {
      const { client, night, table, ranking, read } = await openClub(world, ['Anna', 'Bart'], withCounting({ months: 2 }));
      const old = await night({ on: '2026-09-20', order: ['Bart', 'Anna'] });
      const recent = await night({ on: '2026-10-20', order: ['Anna', 'Bart'] });
      const later = await night({ on: '2026-12-20', order: ['Anna', 'Bart'] });
      expect(await table()).toEqual(['1 Anna 10', '2 Bart 6']);
      expect((await read()).tournaments.map(({ id, counts }) => [id, counts])).toEqual([
        [old.id, false],
        [recent.id, true],
        [later.id, false],
      ]);
      expect((await client.call('getManagedRanking', { id: ranking.id })).tournaments.map(({ because }) => because)).toEqual([
        'outside-months',
        null,
        'not-yet',
      ]);
    });

    test('names the next tournament with its place', async () => {
      const { client, organisation, event, read, ranking, night } = await openClub(world, ['Anna', 'Bart']);
      expect((await read()).next).toBeNull();
      await night({ on: '2026-10-20', order: ['Anna', 'Bart'] });
      const coming = (name: string, startsAt: string) =>
        client.call('createTournament', {
          ...{ organisationId: organisation.id, eventId: event.id, name, startsAt, plan: knockoutOnly, rankingIds: [ranking.id] },
        });
      await coming('Last', '2027-01-08T20:00');
      const next = await coming('Next', '2026-12-04T20:00');
      await coming('Off', '2026-12-01T20:00').then(({ id }) => client.call('setTournamentStatus', { id, status: 'cancelled' }));
      expect((await read()).next).toMatchObject({ id: next.id, slug: next.slug, location: 'Hall', startsAt: '2026-12-04T20:00' });
      expect((await read()).tournaments.map(({ name }) => name)).toEqual(['Night of 2026-10-20', 'Next', 'Last']);
    });
  });
});
