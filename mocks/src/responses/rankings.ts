import type { ManagedRanking, Ranking, RankingSummary } from '@oche/api/contract/ranking';
import type { rankingEndpoints } from '@oche/api/contract/rankingEndpoints';
import { inputOf, rankingRows } from '@oche/api/rankingRows';
import { slugOf } from '../builders.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import { mockedSeason } from '../ranking.ts';
import type { World } from '../world.ts';
import { byId, notFound, pageOf, withoutUndefined } from './parts.ts';

const noCategories: ReadonlyMap<string, string> = new Map();

/** The rows of the mocked ranking, all on one page. */
const rowsOf = (world: World) => {
  const { laboratory, tournaments } = mockedSeason(world);
  const names = new Map(laboratory.players.map(({ id, name }) => [id, name]));
  return rankingRows(inputOf(laboratory), { names, categories: noCategories, shown: tournaments.map(({ id }) => id) });
};

const commonOf = (world: World) => {
  const { id, name, scheme } = mockedSeason(world).laboratory;
  return {
    ...{ id, slug: slugOf(name), name, scheme, visibility: 'public' as const, organisation: world.tournament.organisation },
    description: 'The best six evenings of the season count. The first eight play for the cup on 29 May.',
  };
};

/** The ranking of the world, with a page of its rows. */
export const rankingOf = (world: World, paging: { page?: number | undefined; perPage?: number | undefined } = {}): Ranking => {
  const { rows, out, movedSince } = rowsOf(world);
  const { tournaments } = mockedSeason(world);
  return {
    ...commonOf(world),
    ...{
      tournaments,
      movedSince,
      out,
      outTotal: out.length,
      categories: [],
      rows: pageOf(rows, { perPage: 100, ...withoutUndefined(paging) }),
    },
    next: world.tournaments.find(({ status }) => status === 'registration') ?? null,
    canManage: world.tournament.canManage,
  };
};

/** The ranking of the world as its organisers see it. */
export const managedRankingOf = (world: World): ManagedRanking => {
  const { laboratory, tournaments } = mockedSeason(world);
  const newId = createIds(532);
  return {
    ...commonOf(world),
    version: laboratory.version,
    tournaments: tournaments.map(({ id, slug, name, status, startsAt, category, counts }) => ({
      ...{ id, slug, name, status, startsAt, category, visibility: 'public', because: counts ? null : 'not-finished' },
    })),
    adjustments: laboratory.adjustments
      .map(({ player, points, reason, on }) => ({
        ...{ id: newId(Date.parse(on)), player: byId(laboratory.players, player, 'player'), points, reason, on },
      }))
      .reverse(),
    players: laboratory.players
      .map((player) => ({ player, guest: false, category: null }))
      .sort((a, b) => a.player.name.localeCompare(b.player.name)),
  };
};

/** The ranking of the world in lists; none if nothing has been played. */
export const rankingsOf = (world: World): RankingSummary[] => {
  const { id, slug, name, organisation } = commonOf(world);
  const { tournaments, players } = mockedSeason(world).laboratory;
  if (tournaments.length === 0) return [];
  return [{ id, slug, name, organisation, tournaments: tournaments.length, players: players.length }];
};

/** Endpoints of rankings. */
export const responsesOfRankings = (world: World): ResponsesTo<keyof typeof rankingEndpoints> => {
  const managed = managedRankingOf(world);
  const { laboratory, tournaments } = mockedSeason(world);
  /** The response, if the slug or id is that of the world's ranking; otherwise throws `notFound`. */
  const ifKnown = <T>(slugOrId: string, response: () => T): T => {
    if (slugOrId !== managed.slug && slugOrId !== managed.id) throw notFound('ranking');
    return response();
  };
  const withChange = (id: string, change: Partial<ManagedRanking>) => ifKnown(id, () => ({ ...managed, ...change }));
  return {
    listRankings: (input) => pageOf(rankingsOf(world), input),
    getRanking: ({ ranking, page, perPage }) => ifKnown(ranking, () => rankingOf(world, { page, perPage })),
    getRankingPlayer: ({ ranking, playerId }) =>
      ifKnown(ranking, () => {
        const { rows, totals } = rowsOf(world);
        const row = rows.find(({ player }) => player.id === playerId);
        if (!row) throw notFound('player');
        const { player, category, points, attended, missed } = row;
        const { results, adjustments } = totals.get(playerId)!;
        return {
          ...{ player, category, points, attended, missed, row, because: null },
          adjustments: adjustments.map(({ points, reason, on }) => ({ points, reason, on })),
          results: results.map(({ tournament, ...result }) => {
            const { id, slug, name, startsAt } = byId(tournaments, tournament, 'tournament');
            return { ...result, tournament: { id, slug, name, startsAt } };
          }),
        };
      }),
    getMyRankingRow: ({ ranking }) => ifKnown(ranking, () => rowsOf(world).rows[8] ?? null),
    listManagedRankings: (input) =>
      pageOf(
        rankingsOf(world).map((ranking) => ({ ...ranking, visibility: 'public' as const })),
        input,
      ),
    createRanking: ({ organisationId: _organisation, id = createIds(533)(0), ...settings }) => ({
      ...{ ...managed, ...withoutUndefined(settings), id, slug: slugOf(settings.name), version: 1 },
      ...{ tournaments: [], adjustments: [], players: [] },
    }),
    getManagedRanking: ({ id }) => ifKnown(id, () => managed),
    updateRanking: ({ id, ...change }) => withChange(id, withoutUndefined(change)),
    deleteRanking: null,
    getRankingLaboratory: ({ id }) => ifKnown(id, () => laboratory),
    saveRankingScheme: ({ id, scheme, version }) => withChange(id, { scheme, version: version + 1 }),
    setRankingTournament: ({ id, tournamentId, category = null }) =>
      withChange(id, { tournaments: managed.tournaments.map((each) => (each.id === tournamentId ? { ...each, category } : each)) }),
    removeRankingTournament: ({ id, tournamentId }) =>
      withChange(id, { tournaments: managed.tournaments.filter((each) => each.id !== tournamentId) }),
    addRankingAdjustment: ({ id, playerId, points, reason, on = laboratory.asOf, adjustmentId = createIds(534)(0) }) =>
      withChange(id, {
        adjustments: [
          { id: adjustmentId, player: byId(laboratory.players, playerId, 'player'), points, reason, on },
          ...managed.adjustments,
        ],
      }),
    removeRankingAdjustment: ({ id, adjustmentId }) =>
      withChange(id, { adjustments: managed.adjustments.filter((each) => each.id !== adjustmentId) }),
    setRankingPlayer: ({ id, playerId, guest, category }) =>
      withChange(id, {
        players: managed.players.map((each) => (each.player.id === playerId ? { ...each, guest, category } : each)),
      }),
  };
};
