import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../../../testDatabase.ts';
import { first } from './0001First.ts';
import { sites } from './0006Sites.ts';
import { league } from './0028League.ts';

const { db, close } = await openEmptyDatabase();
afterAll(close);

test('after the migration earlier seasons are running, with the default rules, and published since they were created', async () => {
  const [organisation, season] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  await first(db);
  await sql`insert into organisations (id, slug, name, kind, time_zone, domains, created_at)
    values (${organisation}, 'o', 'League', 'competition', 'Europe/Brussels', '[]', now())`.execute(db);
  await sites(db);
  await sql`insert into seasons (id, organisation_id, slug, name, starts_on, ends_on, created_at)
    values (${season}, ${organisation}, '2026', '2026', '2026-01-09', '2026-12-11', '2026-01-01')`.execute(db);
  await league(db);
  const { createdAt, ...row } = await db
    .selectFrom('seasons')
    .select(['state', 'rules', 'copiedFrom', 'publishedAt', 'createdAt'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'running', rules: {}, copiedFrom: null, publishedAt: createdAt });
});
