import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../../../testDatabase.ts';
import { first } from './0001First.ts';
import { sites } from './0006Sites.ts';

const { db, close } = await openEmptyDatabase();
afterAll(close);

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;

test('after the migration each host name belongs to one organisation, to the oldest if several had listed it', async () => {
  await first(db);
  const lists: [string[], string][] = [
    [['b.example', 'a.example'], '2026-01-01'],
    [['c.example', 'a.example'], '2025-01-01'],
    [[], '2024-01-01'],
  ];
  for (const [n, [domains, created]] of lists.entries())
    await sql`insert into organisations (id, slug, name, kind, time_zone, domains, created_at)
      values (${id(n)}, ${`o${n}`}, 'League', 'competition', 'Europe/Brussels', ${JSON.stringify(domains)}::jsonb, ${created})`.execute(db);
  await sites(db);
  const rows = await db.selectFrom('organisationDomains').select(['domain', 'organisationId']).orderBy('domain').execute();
  expect(rows).toEqual([
    { domain: 'a.example', organisationId: id(1) },
    { domain: 'b.example', organisationId: id(0) },
    { domain: 'c.example', organisationId: id(1) },
  ]);
  const [organisation] = await db.selectFrom('organisations').select(['languages', 'colour', 'description']).execute();
  expect(organisation).toEqual({ languages: ['en'], colour: null, description: '' });
});
