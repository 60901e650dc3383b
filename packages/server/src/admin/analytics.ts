import { sql, type RawBuilder } from 'kysely';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';

/** The last twelve months in UTC, for example `2025-12` to `2026-11`, and the start of the first. */
export const lastMonths = (now: Date): { since: Date; months: string[] } => {
  const firstOf = (monthsAgo: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
  return {
    since: firstOf(11),
    months: Array.from({ length: 12 }, (_month, i) =>
      firstOf(11 - i)
        .toISOString()
        .slice(0, 7),
    ),
  };
};

const monthOf = (column: string): RawBuilder<string> => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`;

type MonthCount = { month: string; count: number };
const inMonth = (rows: MonthCount[], month: string): number => rows.find((row) => row.month === month)?.count ?? 0;

/** The number of rows that were created in each month. */
const createdByMonth = (table: 'users' | 'organisations', since: Date): Promise<MonthCount[]> =>
  db()
    .selectFrom(table)
    .select(({ fn }) => [monthOf('createdAt').as('month'), fn.countAll<number>().as('count')])
    .where('createdAt', '>=', since)
    .groupBy('month')
    .execute();

const numberOf = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: number }> }): Promise<number> =>
  (await query.executeTakeFirstOrThrow()).count;

/** Finished games, without test tournaments. */
const games = () =>
  db()
    .selectFrom('games')
    .innerJoin('tournaments', 'tournaments.id', 'games.parentId')
    .where('tournaments.test', '=', false)
    .where('games.finishedAt', 'is not', null);
const tournaments = () => db().selectFrom('tournaments').where('tournaments.test', '=', false);
const entries = () =>
  db().selectFrom('entries').innerJoin('tournaments', 'tournaments.id', 'entries.tournamentId').where('tournaments.test', '=', false);
const oneEighties = sql<number>`coalesce(sum(leg_results.one_eighties), 0)::int`;

/** Statistics of the whole site, for super admins. They are computed for each request. */
export const analyticsHandlers = {
  getGeneralAnalytics: async (_input, { now }) => {
    const { since, months } = lastMonths(now);
    const logIns = await db()
      .selectFrom('tokens')
      .select(({ fn }) => [monthOf('createdAt').as('month'), fn.countAll<number>().as('count')])
      .where('kind', '=', 'user')
      .where('createdAt', '>=', since)
      .groupBy('month')
      .execute();
    const [accounts, organisations] = [await createdByMonth('users', since), await createdByMonth('organisations', since)];
    const kinds = await db()
      .selectFrom('organisations')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute();
    const languages = await db()
      .selectFrom('users')
      .select(({ fn }) => ['langcode', fn.countAll<number>().as('accounts')])
      .groupBy('langcode')
      .orderBy('accounts', 'desc')
      .orderBy('langcode')
      .execute();
    const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
    return {
      accounts: languages.reduce((sum, language) => sum + language.accounts, 0),
      active: await numberOf(
        db()
          .selectFrom('tokens')
          .select(({ fn }) => fn.count<number>('userId').distinct().as('count'))
          .where('kind', '=', 'user')
          .where('createdAt', '>=', monthAgo),
      ),
      clubs: kinds.find(({ kind }) => kind === 'club')?.count ?? 0,
      competitions: kinds.find(({ kind }) => kind === 'competition')?.count ?? 0,
      players: await numberOf(
        db()
          .selectFrom('players')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('archivedAt', 'is', null),
      ),
      months: months.map((month) => ({
        month,
        accounts: inMonth(accounts, month),
        logIns: inMonth(logIns, month),
        organisations: inMonth(organisations, month),
      })),
      languages,
    };
  },

  getTournamentAnalytics: async (_input, { now }) => {
    const { since, months } = lastMonths(now);
    const byMonth = {
      tournaments: await tournaments()
        .select(({ fn }) => [monthOf('tournaments.createdAt').as('month'), fn.countAll<number>().as('count')])
        .where('tournaments.createdAt', '>=', since)
        .groupBy('month')
        .execute(),
      entries: await entries()
        .select(({ fn }) => [monthOf('entries.createdAt').as('month'), fn.countAll<number>().as('count')])
        .where('entries.createdAt', '>=', since)
        .groupBy('month')
        .execute(),
      games: await games()
        .select(({ fn }) => [monthOf('games.finishedAt').as('month'), fn.countAll<number>().as('count')])
        .where('games.finishedAt', '>=', since)
        .groupBy('month')
        .execute(),
      oneEighties: await games()
        .innerJoin('legResults', 'legResults.gameId', 'games.id')
        .select([monthOf('games.finishedAt').as('month'), oneEighties.as('count')])
        .where('games.finishedAt', '>=', since)
        .groupBy('month')
        .execute(),
    };
    return {
      tournaments: await numberOf(tournaments().select(({ fn }) => fn.countAll<number>().as('count'))),
      running: await numberOf(
        tournaments()
          .where('tournaments.status', '=', 'running')
          .select(({ fn }) => fn.countAll<number>().as('count')),
      ),
      entries: await numberOf(entries().select(({ fn }) => fn.countAll<number>().as('count'))),
      games: await numberOf(games().select(({ fn }) => fn.countAll<number>().as('count'))),
      oneEighties: await numberOf(games().innerJoin('legResults', 'legResults.gameId', 'games.id').select(oneEighties.as('count'))),
      months: months.map((month) => ({
        month,
        tournaments: inMonth(byMonth.tournaments, month),
        entries: inMonth(byMonth.entries, month),
        games: inMonth(byMonth.games, month),
        oneEighties: inMonth(byMonth.oneEighties, month),
      })),
      organisations: await games()
        .innerJoin('organisations', 'organisations.id', 'games.organisationId')
        .select(({ fn }) => ['organisations.slug', 'organisations.name', fn.countAll<number>().as('games')])
        .groupBy('organisations.id')
        .orderBy('games', 'desc')
        .orderBy('organisations.name')
        .limit(10)
        .execute(),
    };
  },
} satisfies Partial<Handlers>;
