import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../../../testDatabase.ts';
import { rankingSchemes } from './0056RankingSchemes.ts';

const { db, close } = await openEmptyDatabase();
afterAll(close);

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const points = (attendance: number) => ({ tables: [{ fromEntries: 0, attendance }], guests: 'excluded' });
const scheme = (attendance: number) => ({ points: points(attendance), counting: { score: 'sum', tieBreakers: ['points'] } });

test('after the migration each scheme is stored once, and each tournament names the one with which it counted', async () => {
  // Only the two tables that it changes.
  await sql`create table rankings (id uuid primary key, scheme jsonb not null, version integer not null)`.execute(db);
  await sql`create table ranking_tournaments (ranking_id uuid, tournament_id uuid, frozen jsonb)`.execute(db);
  await sql`insert into rankings values (${id(1)}, ${JSON.stringify(scheme(3))}::jsonb, 1), (${id(2)}, ${JSON.stringify(scheme(5))}::jsonb, 7)`.execute(
    db,
  );
  const links = [
    [1, 1, points(3)],
    [1, 2, null],
    [2, 1, points(4)],
    [2, 2, points(5)],
    [2, 3, points(4)],
    [2, 4, points(2)],
  ] as const;
  for (const [ranking, tournament, frozen] of links)
    await sql`insert into ranking_tournaments values (${id(ranking)}, ${id(tournament)}, ${frozen && JSON.stringify(frozen)}::jsonb)`.execute(
      db,
    );
  await rankingSchemes(db);
  const counted = await db
    .selectFrom('rankingTournaments')
    .leftJoin('rankingSchemes', (join) =>
      join
        .onRef('rankingSchemes.rankingId', '=', 'rankingTournaments.rankingId')
        .onRef('rankingSchemes.version', '=', 'rankingTournaments.version'),
    )
    .select(['rankingTournaments.removed', 'rankingSchemes.scheme'])
    .orderBy('rankingTournaments.rankingId')
    .orderBy('tournamentId')
    .execute();
  expect(counted.map((row) => row.scheme?.points.tables[0]!.attendance ?? null)).toEqual([3, null, 4, 5, 4, 2]);
  expect(counted.every(({ removed }) => !removed)).toBe(true);
  const schemes = await db.selectFrom('rankingSchemes').select(['rankingId', 'version', 'scheme']).execute();
  expect(schemes).toHaveLength(4);
  expect(schemes.find(({ rankingId, version }) => rankingId === id(2) && version === 7)?.scheme).toEqual(scheme(5));
});
