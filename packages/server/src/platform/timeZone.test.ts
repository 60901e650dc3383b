import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../testServer.ts';
import { isTimeZone } from './timeZone.ts';

test.each(['US/Pacific-New', '+05:30', 'Etc/GMT+1', 'EST5EDT', 'Moon/Tranquility', 'Europe', ''])('%j is no time zone', (zone) =>
  expect(isTimeZone(zone)).toBe(false),
);

test('PostgreSQL knows every time zone that is accepted', async () => {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].filter(isTimeZone);
  expect(zones.length).toBeGreaterThan(400);
  const world = await startTestServer();
  const at = zones.map((zone) => sql`(now() at time zone ${zone})`);
  await expect(sql`select ${sql.join(at)}`.execute(world.database.db)).resolves.toBeDefined();
  await world.close();
});
