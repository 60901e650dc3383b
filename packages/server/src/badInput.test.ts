import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { most } from '@oche/api/contract/tournament';
import { deleteExpiredLimits } from './platform/limits.ts';
import { logEvent, startEvening, startTestServer, testPlan, type TestServer } from './testServer.ts';

type Evening = Awaited<ReturnType<typeof startEvening>>;

describe('bad input', () => {
  let world: TestServer;
  let evening: Evening;
  let gameId: string;
  beforeAll(async () => {
    world = await startTestServer();
    evening = await startEvening(world, { players: 8, boards: 2 });
    gameId = (await evening.client.call('getPlayList', { id: evening.tournament.id })).boards[0]!.game!.id;
  });
  afterAll(() => world.close());

  const send = async (method: string, path: string, body?: string, token: string | null = evening.token) => {
    const response = await world.fetch(
      new Request(`http://test/api${path}`, {
        method,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      }),
    );
    return { status: response.status, body: (await response.json()) as { code?: string; fields?: Record<string, string> } | null };
  };
  const post = (path: string, body: unknown) => send('POST', path, typeof body === 'string' ? body : JSON.stringify(body));
  const visit = (more: object) => ({ after: 0, scorer_epoch: 0, events: [{ ...wireVisit(), ...more }] });
  const wireVisit = () => {
    const { deviceTime, ...event } = logEvent('visit', { side: 0, total: 60 });
    return { ...event, device_time: deviceTime };
  };

  test('a body that is nested too deeply is refused', async () => {
    const nested = (depth: number) => `${'{"after":'.repeat(depth)}0${'}'.repeat(depth)}`;
    const path = `/games/${gameId}/events`;
    expect((await post(path, nested(17))).body).toMatchObject({
      code: 'invalid',
      fields: { [Array(16).fill('after').join('.')]: 'too-deep' },
    });
    expect((await post(path, nested(16))).body).toMatchObject({ code: 'invalid', fields: { after: expect.any(String) } });
  });

  test.each<[string, () => Promise<{ status: number }>]>([
    ['NUL in a name', () => post(`/tournaments/${evening.tournament.id}/entries`, { entries: [{ name: 'A\u0000B' }] })],
    ['NUL in a search', () => send('GET', '/tournaments?search=%00')],
    ['half a surrogate in a name', () => post(`/organisations/${evening.organisation.id}/players`, '{"name":"A\\ud800"}')],
    [
      'NUL in a key of a plan',
      () =>
        send(
          'PATCH',
          `/tournaments/${evening.tournament.id}`,
          JSON.stringify({ plan: { ...testPlan, groups: { ...testPlan.groups, winnersPerGroup: { '\u0000': 2 } } } }),
        ),
    ],
    ['an invisible name', () => post(`/organisations/${evening.organisation.id}/players`, { name: '\u200b\u200d\ufeff' })],
    ['a number beyond all limits', () => post(`/games/${gameId}/events`, '{"after":1e400,"scorer_epoch":0,"events":[]}')],
    ['a huge page number', () => send('GET', '/tournaments?page=1e30')],
    ['a page before the first', () => send('GET', '/tournaments?page=0')],
    ['a page that is not a number', () => send('GET', '/tournaments?page=NaN')],
    ['a page that is too long', () => send('GET', '/tournaments?per_page=201')],
    ['an unknown status', () => send('GET', '/tournaments?status=playing')],
    [
      'a seed beyond an integer',
      () => post(`/tournaments/${evening.tournament.id}/entries`, { entries: [{ name: 'Seeded', seed: 2 ** 40 }] }),
    ],
    ['a huge position in a log', () => send('GET', `/games/${gameId}?since=9007199254740991`)],
    ['a length beyond an integer', () => post(`/games/${gameId}/events`, { ...visit({}), after: 2 ** 40 })],
    [
      'the thirtieth of February',
      () => post(`/organisations/${evening.organisation.id}/events`, { name: 'Never', starts_at: '2026-02-30T20:00', location_id: null }),
    ],
    [
      'the hour 25',
      () => post(`/organisations/${evening.organisation.id}/events`, { name: 'Never', starts_at: '2026-02-20T25:15', location_id: null }),
    ],
    ['an unknown time zone', () => post('/organisations', { name: 'Moon', time_zone: 'Moon/Tranquility' })],
    ['an invalid id', () => post(`/organisations/${evening.organisation.id}/tournaments`, { name: 'X', event_id: 'x', plan: testPlan })],
    [
      'an id in upper case',
      () => post(`/tournaments/${evening.tournament.id}/draw/swap`, { a: evening.entries[0]!.id.toUpperCase(), b: evening.entries[1]!.id }),
    ],
    ['a version that is not a number', () => post(`/games/${gameId}/events`, visit({ v: 'one' }))],
    [
      'deep nesting',
      () =>
        post(`/games/${gameId}/events`, `{"after":0,"scorer_epoch":0,"events":[{"payload":${'['.repeat(60_000)}${']'.repeat(60_000)}}]}`),
    ],
    [
      '__proto__ in a visit',
      () =>
        post(
          `/games/${gameId}/events`,
          `{"after":0,"scorer_epoch":0,"events":[{"id":"${wireVisit().id}","v":1,"kind":"visit","device_time":"x","payload":{"side":0,"total":60,"__proto__":{"a":1}}}]}`,
        ),
    ],
    ['a list instead of an object', () => post(`/games/${gameId}/events`, '[]')],
    ['null', () => post(`/games/${gameId}/events`, 'null')],
    [
      'points that are too large',
      () =>
        post(`/organisations/${evening.organisation.id}/tournaments`, {
          name: 'X',
          event_id: evening.event.id,
          plan: { ...testPlan, groups: { ...testPlan.groups, points: { win: 9e15, draw: 0, loss: 0 } } },
        }),
    ],
    [
      'the same event twice',
      () => {
        const event = wireVisit();
        return post(`/games/${gameId}/events`, { after: 0, scorer_epoch: 0, events: [event, event] });
      },
    ],
  ])('%s is refused with 400, and nothing changes', async (_what, request) => {
    const before = await world.fingerprint();
    expect(await request()).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await world.fingerprint()).toBe(before);
  });

  test.each(['%00', '%FF', '%E0%A4%A', 'a%2Fb', '\u202e', '__proto__', 'constructor', '%ED%A0%80'])(
    'a path with %s is a 404',
    async (slug) => {
      for (const path of [
        `/tournaments/${slug}`,
        `/events/${slug}`,
        `/tournaments/${slug}/entries`,
        `/tournaments/${evening.tournament.slug}/brackets/${slug}`,
      ])
        expect((await send('GET', path, undefined, null)).status, path).toBe(404);
      expect((await send('GET', `/pairing-codes/${slug}?secret=x`, undefined, null)).status).toBeLessThan(500);
      expect((await send('GET', `/competition/${slug}`, undefined, null)).status).toBe(404);
    },
  );

  test.each(['-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0001-01-01T00:00:00Z', 'yesterday', '', '2099-13-45'])(
    'a visit with the implausible device time "%s" is stored with the time of the server',
    async (deviceTime) => {
      const { client, tournament } = await startEvening(world, {
        players: 2,
        boards: 1,
        plan: { ...testPlan, groups: null, losers: null },
      });
      const { boards } = await client.call('getPlayList', { id: tournament.id });
      const { id } = boards[0]!.game!;
      const { events } = await client.call('recordEvents', {
        id,
        after: 0,
        scorerEpoch: 0,
        events: [{ ...logEvent('visit', { side: 0, total: 60 }), deviceTime }],
      });
      expect(events[1]).toMatchObject({ payload: { total: 60 }, deviceTime: '2026-11-27T19:00:00.000Z' });
      expect((await client.call('getGame', { id })).events).toEqual(events);
    },
  );

  test('control characters are removed from names, letters of all scripts are kept', async () => {
    const { client, organisation } = evening;
    const named = async (name: string) => (await client.call('createPlayer', { organisationId: organisation.id, name })).name;
    expect(await named('\u202eJan\u202c  de\tVries\ufeff')).toBe('Jan de Vries');
    for (const name of [
      'Zoë Ångström',
      'Łukasz Żółć',
      'محمد علی',
      '山田 太郎',
      'علی\u200cرضا',
      '👨\u200d👩\u200d👧',
      'Nguye\u0302\u0303n',
      'בְּרֵאשִׁ֖ית',
    ])
      expect(await named(name)).toBe(name);
    expect(await named(`Z${'\u0317\u0338\u0489'.repeat(30)}o`)).toBe('Z\u0317\u0338\u0489\u0317\u0338o');
  });

  test('characters of SQL patterns have no special meaning in a search', async () => {
    const { client, organisation } = evening;
    const countOf = async (search: string) => (await client.call('listPlayers', { organisationId: organisation.id, search })).total;
    expect(await countOf('Player 0')).toBeGreaterThan(0);
    expect(await countOf('Player_0')).toBe(0);
    expect(await countOf('P%0')).toBe(0);
    expect(await countOf('\\')).toBe(0);
  });

  test.each(['Create', 'Overview', 'API', '...', '日本', '0190a0b0-0000-7000-8000-000000000000'])(
    'the slug of a tournament called %s is unique and not reserved',
    async (name) => {
      const { client, organisation, event } = evening;
      const { id, slug } = await client.call('createTournament', {
        organisationId: organisation.id,
        name,
        eventId: event.id,
        plan: testPlan,
      });
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(['create', 'overview', 'api']).not.toContain(slug);
      expect((await world.as().call('getTournament', { tournament: slug })).id).toBe(id);
    },
  );

  test('a pasted list is refused above the limit of entries of a tournament', async () => {
    const { client, tournament } = evening;
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const lines = Array.from({ length: most.entries + 1 }, (_line, at) => [...String(at)].map((digit) => letters[Number(digit)]).join(''));
    const preview = (count: number) => client.call('previewEntries', { id: tournament.id, text: lines.slice(0, count).join('\n') });
    const rows = await preview(most.entries);
    expect(rows).toHaveLength(most.entries);
    await expect(preview(most.entries + 1)).rejects.toMatchObject({ status: 422, code: 'too-many-entries' });
    expect(rows.every(({ state }) => state === 'new')).toBe(true);
  });

  test('expired counters of limits are deleted', async () => {
    const count = async () => (await world.database.db.selectFrom('rateLimits').select('key').execute()).length;
    for (let at = 0; at < 5; at++) await send('GET', `/pairing-codes/NONE${at}?secret=x`, undefined, null);
    expect(await count()).toBeGreaterThanOrEqual(5);
    world.wait(3_600_000);
    await world.server.asSystem(deleteExpiredLimits);
    expect(await count()).toBe(0);
  });
});
