import { randomUUID } from 'node:crypto';
import { channelOfTopic } from '@oche/api/contract/topics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '@oche/api/client';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { usualBody, type Endpoint } from '@oche/api/contract/define';
import { camel, pathParams, snake } from '@oche/api/wire';
import { endpointsOfMatches, topicsChanged, topicsRead } from './platform/http/sharedReads.ts';
import { expectedOf, callers, type Caller } from './testAccess.ts';
import { callOf } from './testCalls.ts';
import { startTestServer, type TestServer } from './testServer.ts';
import { openWorld, type World } from './testWorld.ts';

const names = Object.keys(endpoints) as EndpointName[];

describe('access to endpoints', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer();
    world = await openWorld(server);
  });
  afterAll(() => server.close());

  const inputOf = async (name: EndpointName, caller: Caller) => (await callOf(name).input(world, caller)) as Record<string, unknown>;
  const send = async (name: EndpointName, input: Record<string, unknown>, token: string | null, raw?: string) => {
    const endpoint: Endpoint = endpoints[name];
    const { url, body } = requestOf(endpoint, input);
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' };
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const init = { method: endpoint.method, headers, ...(text === undefined || endpoint.method === 'GET' ? {} : { body: text }) };
    const response = await server.fetch(new Request(`http://test/api${url}`, init));
    return { status: response.status, body: (await response.json()) as { code?: string; fields?: Record<string, string> } | null };
  };

  test.each(names)('%s refuses callers without access, and nothing changes', async (name) => {
    const refused = callers.flatMap((caller) => (expectedOf(name)[caller] === 'ok' ? [] : [caller]));
    const requests = [];
    for (const caller of refused) requests.push({ caller, input: await inputOf(name, caller), token: await world.tokenOf(caller) });
    const before = await server.fingerprint();
    for (const { caller, input, token } of requests) {
      const response = await send(name, input, token);
      expect(response, `${name} as ${caller}`).toMatchObject({ status: expectedOf(name)[caller], body: { code: expect.any(String) } });
    }
    expect(await server.fingerprint()).toBe(before);
  });

  test.each(names)('%s responds to callers with access', async (name) => {
    for (const caller of callers.filter((each) => expectedOf(name)[each] === 'ok')) {
      // Limits of earlier calls have expired.
      server.wait(901_000);
      const input = await inputOf(name, caller);
      const response = await send(name, input, await world.tokenOf(caller));
      expect(response.status, `${name} as ${caller}: ${JSON.stringify(response.body)}`).toBe(callOf(name).ok ?? 200);
    }
  });

  /** Whether there is nothing in a response: null, no text, a list without items, or an object of which the same holds for every value. */
  const isEmpty = (body: unknown): boolean => {
    if (body === null || body === '') return true;
    if (typeof body !== 'object') return false;
    if (Array.isArray(body)) return body.length === 0;
    // A page of a list also has its numbers.
    const { page: _page, per_page: _perPage, ...values } = body as Record<string, unknown>;
    return Object.values(values).every((value) => value === 0 || isEmpty(value));
  };
  /** Reads of seasons that are open to everybody. */
  const publicReads = names.filter(
    (name) =>
      endpoints[name].access === 'public' && name !== 'getUser' && topicsRead(name).some((topic) => channelOfTopic[topic] === 'season'),
  );
  test.each(publicReads)('%s has something to read for everybody', async (name) => {
    const response = await send(name, await inputOf(name, 'nobody'), null);
    expect([response.status, isEmpty(response.body)], JSON.stringify(response.body)).toEqual([200, false]);
  });

  /** Input and token of the caller with the fewest rights among those with access. */
  const validCall = async (name: EndpointName) => {
    const caller = callers.find((each) => each !== 'nobody' && expectedOf(name)[each] === 'ok')!;
    server.wait(901_000);
    return { input: await inputOf(name, caller), token: await world.tokenOf(caller) };
  };

  /** The season of the record that an input names. */
  const seasonOf = async ({ seasonId, teamId, id = teamId }: Record<string, unknown>): Promise<unknown> => {
    if (seasonId !== undefined) return seasonId;
    const { rows: tables } = await sql<{ table: string }>`
      select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name in ('id', 'season_id')
      group by table_name having count(*) = 2`.execute(server.database.db);
    const queries = [
      ...tables.map(({ table }) => sql`select season_id from ${sql.table(table)} where id::text = ${id}`),
      sql`select season_id from transfers join season_members on season_members.id = member_id where transfers.id::text = ${id}`,
      sql`select season_id from season_members where player_id::text = ${id}`,
      sql`select season_id from merged_players join season_members on season_members.player_id = into_id
        where merged_players.player_id::text = ${id}`,
    ];
    const { rows } = await sql<{ seasonId: string }>`${sql.join(queries, sql` union all `)}`.execute(server.database.db);
    return rows.length > 0 ? rows[0]!.seasonId : id;
  };
  /** Writes that change data of a season, without those that its state refuses here. Nobody follows a new season. */
  const ofSeasons = names.filter(
    (name) =>
      topicsChanged(name).some((topic) => channelOfTopic[topic] === 'season') &&
      (callOf(name).ok ?? 200) === 200 &&
      name !== 'createSeason',
  );
  test.each(ofSeasons)('%s publishes on the channel of its season what has changed', async (name) => {
    const { input, token } = await validCall(name);
    const season = await seasonOf(input);
    server.published.length = 0;
    await send(name, input, token);
    const published = server.published.filter(({ channel }) => channel.startsWith('season-'));
    const channel = 'token' in input ? expect.any(String) : `season-${season}`;
    const topics = topicsChanged(name).filter((topic) => channelOfTopic[topic] === 'season');
    const row = { channel, event: 'match', data: { match: expect.objectContaining({ id: input['id'] }) } };
    expect(published).toEqual([endpointsOfMatches.has(name) ? row : { channel, event: 'changed', data: { topics } }]);
  });

  const withIds = names.filter((name) => pathParams(endpoints[name].path).length > 0);
  test.each(withIds)('%s responds with 404 to unknown and invalid ids', async (name) => {
    const { input, token } = await validCall(name);
    const before = await server.fingerprint();
    for (const value of [randomUUID(), 'no-such-thing', "x' or 1=1 --"]) {
      const [param] = pathParams(endpoints[name].path);
      const response = await send(name, { ...input, [camel(param!)]: value }, token);
      if (name === 'getPairingCode') expect(response).toMatchObject({ status: 200, body: { state: 'expired' } });
      else expect(response, `${name} ${value}`).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    expect(await server.fingerprint()).toBe(before);
  });

  const withBody = names.filter((name) => endpoints[name].method !== 'GET' && (endpoints[name] as Endpoint).input);
  test.each(withBody)('%s names invalid fields', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const { input, token } = await validCall(name);
    const before = await server.fingerprint();
    const fields = Object.keys((endpoint.input as unknown as { shape: Record<string, unknown> }).shape).map(snake);
    for (const field of fields) {
      const invalid = { ...(requestOf(endpoint, input).body as object), [field]: { surely: 'wrong' } };
      const response = await send(name, input, token, JSON.stringify(invalid));
      expect(response, `${name}.${field}`).toMatchObject({ status: 400, body: { code: 'invalid' } });
      expect(
        Object.keys(response.body!.fields!).some((path) => path === field || path.startsWith(`${field}.`)),
        `${name}.${field}: ${JSON.stringify(response.body)}`,
      ).toBe(true);
    }
    expect(await send(name, input, token, '{not json')).toMatchObject({ status: 400, body: { code: 'invalid' } });
    const tooLong = JSON.stringify({ filler: 'x'.repeat(endpoint.maxBody ?? usualBody) });
    expect(await send(name, input, token, tooLong)).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect(await server.fingerprint()).toBe(before);
  });

  test('an unknown path is an error with a code and a message', async () => {
    const response = await server.fetch(new Request('http://test/api/nothing'));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found', message: expect.any(String) });
  });
});
