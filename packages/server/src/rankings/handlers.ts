import type { Ranking, RankingRow } from '@oche/api/contract/ranking';
import { sql } from 'kysely';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { paged } from '../platform/paging.ts';
import { can, privately, requireUser } from '../platform/policies.ts';
import { notFound } from '../platform/refusal.ts';
import { listed, readRanking, type Reading } from './reading.ts';
import { organisationOf } from './rows.ts';
import { loadSummaries } from './summaries.ts';

const upcoming = ['registration', 'check-in'];

const tournamentsOf = (reading: Reading): Ranking['tournaments'] =>
  listed(reading).map((tournament) => {
    const { id, slug, name, status, startsAt, entries, category, winner } = tournament;
    return { id, slug, name, status, ...privately(tournament), startsAt, entries, category, winner, counts: reading.counted.has(id) };
  });

const nextOf = (reading: Reading): Ranking['next'] => {
  const next = listed(reading).find(({ status }) => upcoming.includes(status));
  if (!next) return null;
  const { visibility: _visibility, category: _category, isShown: _isShown, ...summary } = next;
  return summary;
};

/** The rows of a user, who may be several players; the best first. */
const rowsOf = (userId: string, { players, table }: Reading, category: string | undefined): RankingRow[] =>
  table(category).rows.filter(({ player }) => players.get(player.id)?.userId === userId);

/** Rankings for everybody. */
export const rankingHandlers = {
  listRankings: async (input) =>
    paged(input, {
      items: (paginate) =>
        loadSummaries((query) =>
          paginate(
            query
              .where('rankings.visibility', '=', 'public')
              .orderBy(sql`lower(organisations.name)`)
              .orderBy(sql`lower(rankings.name)`)
              .orderBy('rankings.id'),
          ),
        ),
      total: () =>
        db()
          .selectFrom('rankings')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('visibility', '=', 'public')
          .executeTakeFirstOrThrow(),
    }),

  getRanking: async ({ ranking: slugOrId, page = 1, perPage = 100, category }, context: Context) => {
    const reading = await readRanking(slugOrId, context);
    const { ranking, categories } = reading;
    const { rows, out, movedSince } = reading.table(category);
    const { id, slug, name, description, visibility, scheme } = ranking;
    const [first, end] = [(page - 1) * perPage, page * perPage];
    if (page > 1 && first >= rows.length + out.length) throw notFound('The page');
    const after = (place: number) => Math.max(0, place - rows.length);
    return {
      ...{ id, slug, name, description, visibility, scheme, movedSince },
      organisation: organisationOf(ranking),
      tournaments: tournamentsOf(reading),
      next: nextOf(reading),
      categories: [...categories],
      rows: { items: rows.slice(first, end), page, perPage, total: rows.length },
      out: out.slice(after(first), after(end)),
      outTotal: out.length,
      canManage: can.manage(context.actor, ranking),
    };
  },

  getRankingPlayer: async ({ ranking, playerId }, context) => {
    const reading = await readRanking(ranking, context);
    const { rows, out, totals } = reading.table(undefined);
    const person = reading.persons.get(playerId) ?? '';
    const total = totals.get(person);
    if (!total) throw notFound('The player');
    const row = rows.find(({ player }) => player.id === person) ?? null;
    const absent = out.find(({ player }) => player.id === person);
    const { player, category, points, attended, missed } = (row ?? absent)!;
    const tournaments = new Map(reading.tournaments.map((tournament) => [tournament.id, tournament]));
    return {
      ...{ player, category, points, attended, missed, row, because: absent?.because ?? null },
      results: total.results.map(({ tournament, points, counts, lines }) => {
        const { id, slug, name, startsAt } = tournaments.get(tournament)!;
        return { tournament: { id, slug, name, startsAt }, points, counts, lines };
      }),
      adjustments: total.adjustments.map(({ points, reason, on }) => ({ points, reason, on })),
    };
  },

  getMyRankingRow: async ({ ranking, category }, context) => {
    const { userId } = requireUser(context.actor);
    return rowsOf(userId, await readRanking(ranking, context), category)[0] ?? null;
  },
} satisfies Partial<Handlers>;
