import { most } from '@oche/api/contract/tournament';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareEvening, register, startTestServer, type TestServer } from '../testServer.ts';

let world: TestServer;
beforeAll(async () => {
  world = await startTestServer();
});
afterAll(() => world.close());

const limitReached = { status: 422, code: 'limit-reached' };

test('an account can create at most twenty organisations, and a repeated request counts once', async () => {
  const { client } = await register(world);
  const created = [];
  for (let at = 0; at < 20; at++) created.push(await client.call('createOrganisation', { name: `Club ${at}`, timeZone: 'UTC' }));
  await expect(client.call('createOrganisation', { name: 'One more', timeZone: 'UTC' })).rejects.toMatchObject(limitReached);
  expect(await client.call('createOrganisation', { id: created[0]!.id, name: 'Club 0', timeZone: 'UTC' })).toMatchObject({
    id: created[0]!.id,
  });
  const other = await register(world);
  expect(await other.client.call('createOrganisation', { name: 'Elsewhere', timeZone: 'UTC' })).toHaveProperty('id');
});

test('an event refuses more open games than its limit', async () => {
  const { client, organisation, event, tournament } = await prepareEvening(world, { players: 8, boards: 1 });
  const { db } = world.database;
  await client.call('drawTournament', { id: tournament.id, drawNumber: 1 });
  // Drawing this many games would take too long.
  await sql`insert into games (id, organisation_id, parent_id, stage_id, key, round, position, format, created_at)
    select gen_random_uuid(), organisation_id, parent_id, stage_id, 'n' || n, round, position, format, created_at
    from (select * from games where parent_id = ${tournament.id} limit 1) as one, generate_series(1, ${most.eventGames - 6}) as n`.execute(
    db,
  );
  await sql`insert into game_results (game_id, phase, legs, sets, counters, length, fold_version)
    select id, 'ready', '[]', '[]', '[]', 0, 1 from games where parent_id = ${tournament.id} and key like 'n%'`.execute(db);
  const { organisationId, plan } = { organisationId: organisation.id, plan: tournament.plan };
  const second = async (eventId: string) => {
    const { id } = await client.call('createTournament', { organisationId, name: 'Second', eventId, plan });
    await client.call('addEntries', { id, entries: Array.from({ length: 8 }, (_, at) => ({ name: `P ${at}` })) });
    return id;
  };
  const secondTournament = await second(event.id);
  await expect(client.call('drawTournament', { id: secondTournament, drawNumber: 1 })).rejects.toMatchObject({
    ...limitReached,
    code: 'event-full',
  });
  expect((await client.call('getTournament', { tournament: secondTournament })).drawnAt).toBeNull();
  const other = await client.call('createEvent', { organisationId, name: 'Saturday', startsAt: '2026-11-28T20:00', locationId: null });
  const otherTournament = await second(other.id);
  await client.call('drawTournament', { id: otherTournament, drawNumber: 1 });
  await expect(client.call('updateTournament', { id: otherTournament, eventId: event.id })).rejects.toMatchObject({
    ...limitReached,
    code: 'event-full',
  });
  await client.call('setTournamentStatus', { id: tournament.id, status: 'cancelled' });
  await client.call('drawTournament', { id: secondTournament, drawNumber: 1 });
  await client.call('setTournamentStatus', { id: tournament.id, status: 'draft' }).then(
    () => expect.fail('A cancelled tournament was reactivated beyond the limit.'),
    (error: unknown) => expect(error).toMatchObject({ ...limitReached, code: 'event-full' }),
  );
});

test('an organisation refuses players, locations, events and tournaments beyond its limits', async () => {
  const { client, organisation, location, event, tournament } = await prepareEvening(world, { players: 2, boards: 1 });
  const { db } = world.database;
  const many = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as n`;
  const organisationId = organisation.id;
  await sql`insert into players (id, organisation_id, name, search_name, created_at)
    select gen_random_uuid(), ${organisationId}, 'P' || n, 'p' || n, now() from ${many(19_997)}`.execute(db);
  expect(await client.call('createPlayer', { organisationId, name: 'The last' })).toHaveProperty('id');
  await expect(client.call('createPlayer', { organisationId, name: 'One more' })).rejects.toMatchObject(limitReached);
  await expect(client.call('addEntries', { id: tournament.id, entries: [{ name: 'One more' }] })).rejects.toMatchObject(limitReached);

  await sql`insert into locations (id, organisation_id, name, time_zone, created_at)
    select gen_random_uuid(), ${organisationId}, 'L', 'UTC', now() from ${many(199)}`.execute(db);
  await expect(client.call('createLocation', { organisationId, name: 'One more', boards: 1 })).rejects.toMatchObject(limitReached);
  await sql`insert into events (id, organisation_id, slug, name, starts_at, time_zone, location_id, created_at)
    select gen_random_uuid(), ${organisationId}, 'e' || n, 'E', '2026-11-27T20:00', 'UTC', ${location.id}, now() from ${many(4_999)}`.execute(
    db,
  );
  const evening = { organisationId, name: 'One more', startsAt: '2026-11-27T20:00', locationId: location.id };
  await expect(client.call('createEvent', evening)).rejects.toMatchObject(limitReached);
  await sql`insert into game_parents (id, organisation_id, kind)
    select gen_random_uuid(), ${organisationId}, 'tournament' from ${many(9_999)}`.execute(db);
  await sql`insert into tournaments (id, organisation_id, event_id, slug, name, status, visibility, starts_at, plan, created_at)
    select id, ${organisationId}, ${event.id}, 't' || id, 'T', 'draft', 'private', '2026-11-27T20:00', '{}', now()
    from game_parents where organisation_id = ${organisationId} and id <> ${tournament.id}`.execute(db);
  const input = { organisationId, name: 'One more', eventId: event.id, plan: tournament.plan };
  await expect(client.call('createTournament', input)).rejects.toMatchObject(limitReached);
});
