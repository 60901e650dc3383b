import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '@oche/api/client';
import { endpoints, type EndpointName, type Input } from '@oche/api/contract/endpoints';
import type { Access, Endpoint } from '@oche/api/contract/define';
import { pathParams, snake } from '@oche/api/wire';
import { databases, logEvent, prepareEvening, register, startEvening, startTestServer, testPlan, type TestServer } from './testServer.ts';

type Evening = Awaited<ReturnType<typeof startEvening>>;
/** `hidden`: a stranger may not even know that it exists, 404 instead of 403. */
type Case<K extends EndpointName> = { input: (world: World) => Input<K>; hidden?: true };
type World = Evening & {
  draft: Evening['tournament'];
  draftEntry: string;
  gameId: string;
  boardId: string;
  playerId: string;
  userId: string;
  memberId: string;
  memberEmail: string;
};

/** A valid call of every endpoint; one that is missing does not compile. */
const cases: { [K in EndpointName]: Case<K> } = {
  register: { input: () => ({ name: 'New', email: `new-${randomUUID()}@example.org`, password: 'ninety-nine-darts', langcode: 'nl' }) },
  login: { input: () => ({ email: `nobody-${randomUUID()}@example.org`, password: 'x' }) },
  askPasswordReset: { input: () => ({ email: `nobody-${randomUUID()}@example.org` }) },
  resetPassword: { input: () => ({ token: 'unknown', password: 'ninety-nine-darts' }) },
  logout: { input: () => ({}) },
  logoutEverywhere: { input: () => ({}) },
  askNameChange: { input: () => ({ name: 'Renamed' }) },
  confirmNameChange: { input: () => ({ token: 'unknown' }) },
  askEmailChange: { input: () => ({ email: `other-${randomUUID()}@example.org`, password: 'wrong' }) },
  confirmEmailChange: { input: () => ({ token: 'unknown' }) },
  changePassword: { input: () => ({ password: 'wrong', newPassword: 'ninety-nine-darts' }) },
  deleteAccount: { input: () => ({ password: 'wrong', anonymous: false }) },
  getUser: { input: () => ({}) },
  listNotifications: { input: () => ({}) },
  countNotifications: { input: () => ({}) },
  getSiteText: { input: () => ({ name: 'privacy-policy' }) },
  markNotificationRead: { input: () => ({ id: randomUUID() }) },
  markNotificationsRead: { input: () => ({ upTo: randomUUID() }) },
  updateLocale: { input: () => ({ langcode: 'fr' }) },
  listAccounts: { input: () => ({}) },
  getAccount: { input: ({ userId }) => ({ userId }) },
  updateAccount: { input: ({ userId }) => ({ userId, name: 'Renamed' }) },
  impersonate: { input: ({ userId }) => ({ userId }) },
  stopImpersonating: { input: () => ({}) },
  listImpersonations: { input: () => ({}) },
  listOrganisations: { input: () => ({}) },
  createCompetition: { input: () => ({ name: 'League', timeZone: 'Europe/Brussels', domains: [`${randomUUID()}.example`] }) },
  getOrganisation: { input: ({ organisation }) => ({ orgSlug: organisation.slug }) },
  updateOrganisation: { input: ({ organisation }) => ({ id: organisation.id, name: 'DC Renamed' }) },
  setMember: { input: ({ organisation, memberEmail }) => ({ id: organisation.id, email: memberEmail, role: 'editor' }) },
  removeMember: { input: ({ organisation, memberId }) => ({ id: organisation.id, userId: memberId }) },
  getGeneralAnalytics: { input: () => ({}) },
  getTournamentAnalytics: { input: () => ({}) },
  broadcastingAuth: { input: () => ({ socketId: '1.1', channelName: 'presence-nothing' }) },
  createOrganisation: { input: () => ({ name: 'Another', timeZone: 'Europe/Brussels' }) },
  listAvailableOrganisations: { input: () => ({}) },
  getCompetitionContext: { input: () => ({ domainBase64: Buffer.from('nowhere.example').toString('base64url') }) },
  listLocations: { input: ({ organisation }) => ({ organisationId: organisation.id }), hidden: true },
  createLocation: { input: ({ organisation }) => ({ organisationId: organisation.id, name: 'Other hall', boards: 1 }), hidden: true },
  updateLocation: { input: ({ location }) => ({ id: location.id, address: 'Market 1' }), hidden: true },
  updateBoard: { input: ({ boardId }) => ({ id: boardId, name: 'One' }), hidden: true },
  listEvents: { input: ({ organisation }) => ({ organisationId: organisation.id }), hidden: true },
  createEvent: {
    input: ({ organisation, location }) => ({
      organisationId: organisation.id,
      name: 'Saturday',
      startsAt: '2026-11-28T20:00',
      locationId: location.id,
    }),
    hidden: true,
  },
  getEvent: { input: ({ event }) => ({ event: event.slug }) },
  updateEvent: { input: ({ event }) => ({ id: event.id, name: 'Friday' }) },
  listEventBoards: { input: ({ event }) => ({ id: event.id }) },
  reserveBoard: { input: ({ event, boardId }) => ({ id: event.id, boardId, reserved: false }) },
  createPairingCode: { input: () => ({}) },
  getPairingCode: { input: () => ({ code: 'ABCDEF', secret: 'x' }) },
  pairBoard: { input: ({ boardId }) => ({ id: boardId, code: 'ABCDEF' }), hidden: true },
  unpairBoard: { input: ({ location }) => ({ id: location.boards[1]!.id }), hidden: true },
  getBoard: { input: () => ({}) },
  getHome: { input: () => ({}) },
  listTournaments: { input: () => ({}) },
  listManagedTournaments: { input: ({ organisation }) => ({ organisationId: organisation.id }), hidden: true },
  createTournament: {
    input: ({ organisation, event }) => ({ organisationId: organisation.id, name: 'Second', eventId: event.id, plan: testPlan }),
    hidden: true,
  },
  getTournament: { input: ({ tournament }) => ({ tournament: tournament.slug }) },
  updateTournament: { input: ({ tournament }) => ({ id: tournament.id, description: 'Bring darts' }) },
  setTournamentStatus: { input: ({ tournament }) => ({ id: tournament.id, status: 'running' }) },
  listEntries: { input: ({ tournament }) => ({ tournament: tournament.slug }) },
  previewEntries: { input: ({ tournament }) => ({ id: tournament.id, text: 'Somebody' }) },
  addEntries: { input: ({ draft }) => ({ id: draft.id, entries: [{ name: `P ${randomUUID()}` }] }) },
  updateEntry: { input: ({ draftEntry }) => ({ id: draftEntry, paid: true }) },
  checkInAll: { input: ({ draft }) => ({ id: draft.id, checkedIn: true }) },
  withdrawEntry: { input: ({ draftEntry }) => ({ id: draftEntry }) },
  removeEntry: { input: ({ entries }) => ({ id: entries[0]!.id }) },
  drawTournament: { input: ({ draft }) => ({ id: draft.id }) },
  swapEntries: { input: ({ draft, entries }) => ({ id: draft.id, a: entries[0]!.id, b: entries[1]!.id }) },
  getPlayList: { input: ({ tournament }) => ({ id: tournament.id }) },
  listTournamentGames: { input: ({ tournament }) => ({ tournament: tournament.slug }) },
  listGroups: { input: ({ tournament }) => ({ tournament: tournament.slug }) },
  decideGroup: { input: ({ tournament }) => ({ id: tournament.id, group: '1', how: 'lot', reason: '' }) },
  getBracket: { input: ({ tournament }) => ({ tournament: tournament.slug, role: 'winners' }) },
  getResults: { input: ({ tournament }) => ({ tournament: tournament.slug }) },
  listPlayers: { input: ({ organisation }) => ({ organisationId: organisation.id }), hidden: true },
  createPlayer: { input: ({ organisation }) => ({ organisationId: organisation.id, name: 'Late Comer' }), hidden: true },
  updatePlayer: { input: ({ playerId }) => ({ id: playerId, club: 'DC Test' }), hidden: true },
  getGame: { input: ({ gameId }) => ({ id: gameId }) },
  listLiveGames: { input: () => ({}) },
  recordEvents: { input: ({ gameId }) => ({ id: gameId, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 60 })] }) },
  takeScorer: { input: ({ gameId }) => ({ id: gameId }) },
  callGame: { input: ({ gameId }) => ({ id: gameId }) },
  releaseGame: { input: ({ gameId }) => ({ id: gameId }) },
  setMarker: { input: ({ gameId }) => ({ id: gameId, playerId: null }) },
};

/** `captain` and `editor` are members of the organiser’s club; `impersonated`: a super admin acts as the organiser. */
type Role = 'anonymous' | 'dead' | 'stranger' | 'captain' | 'editor' | 'impersonated' | 'foreign board' | 'organiser' | 'super admin';
const refused: Record<Access, Partial<Record<Role, number>>> = {
  public: { dead: 401 },
  user: { anonymous: 401, dead: 401, 'foreign board': 403 },
  board: { anonymous: 401, dead: 401, stranger: 403, captain: 403, editor: 403, impersonated: 403, organiser: 403, 'super admin': 403 },
  scorer: { anonymous: 401, dead: 401, stranger: 403, captain: 403, 'foreign board': 403 },
  organiser: { anonymous: 401, dead: 401, stranger: 403, captain: 403, 'foreign board': 403 },
  superadmin: {
    anonymous: 401,
    dead: 401,
    stranger: 403,
    captain: 403,
    editor: 403,
    impersonated: 403,
    organiser: 403,
    'foreign board': 403,
  },
};
/** An account is changed by whose it is, and by nobody who acts as them. */
const ownOnly: readonly EndpointName[] = [
  'logoutEverywhere',
  'askNameChange',
  'askEmailChange',
  'changePassword',
  'deleteAccount',
  'markNotificationRead',
  'markNotificationsRead',
];
const refusedFor = (name: EndpointName) =>
  Object.entries({ ...refused[endpoints[name].access], ...(ownOnly.includes(name) && { impersonated: 403 }) }) as [Role, number][];
const names = Object.keys(endpoints) as EndpointName[];

describe.each(databases)('who may call what, on %s', (kind) => {
  let test_: TestServer;
  let world: World;
  let tokens: Record<Role, string | null>;
  beforeAll(async () => {
    test_ = await startTestServer(kind);
    const evening = await startEvening(test_);
    const { draft, draftEntry } = await prepareDraft(evening);
    const stranger = await register(test_, 'Stranger');
    const boss = await register(test_, 'Boss');
    const other = await prepareEvening(test_, { players: 2, boards: 1 });
    const { id: bossId } = (await boss.client.call('getUser', {}))!;
    await test_.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', bossId).execute();
    const join = async (role: 'captain' | 'editor') => {
      const { token, client } = await register(test_, role);
      const { id, email } = (await client.call('getUser', {}))!;
      await boss.client.call('setMember', { id: evening.organisation.id, email, role });
      return { id, email, token };
    };
    const [captain, editor] = [await join('captain'), await join('editor')];
    const { id: organiserId } = (await evening.client.call('getUser', {}))!;
    const { code, secret } = await test_.as().call('createPairingCode', {});
    await other.client.call('pairBoard', { id: other.location.boards[0]!.id, code });
    const playList = await evening.client.call('getPlayList', { id: evening.tournament.id });
    world = {
      ...evening,
      draft,
      draftEntry,
      gameId: playList.boards[0]!.game!.id,
      boardId: evening.location.boards[0]!.id,
      playerId: evening.entries[0]!.playerId,
      userId: (await stranger.client.call('getUser', {}))!.id,
      ...{ memberId: captain.id, memberEmail: captain.email },
    };
    const dead = await register(test_, 'Dead');
    await dead.client.call('logout', {});
    tokens = {
      anonymous: null,
      dead: dead.token,
      stranger: stranger.token,
      captain: captain.token,
      editor: editor.token,
      impersonated: await boss.client.call('impersonate', { userId: organiserId }),
      'foreign board': secret,
      organiser: evening.token,
      'super admin': boss.token,
    };
  });
  afterAll(() => test_.close());

  /** A second tournament of the same event that is not drawn yet. */
  const prepareDraft = async ({ client, organisation, event }: Evening) => {
    const draft = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Draft',
      eventId: event.id,
      plan: testPlan,
    });
    const [entry] = await client.call('addEntries', {
      id: draft.id,
      entries: [{ name: 'Early Bird' }, { name: 'Second Bird' }, { name: 'Third Bird' }],
    });
    return { draft, draftEntry: entry!.id };
  };

  const send = async (name: EndpointName, input: Record<string, unknown>, token: string | null, raw?: string) => {
    const endpoint: Endpoint = endpoints[name];
    const { url, body } = requestOf(endpoint, input);
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' };
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await test_.fetch(
      new Request(`http://test/api${url}`, {
        method: endpoint.method,
        headers,
        ...(text === undefined || endpoint.method === 'GET' ? {} : { body: text }),
      }),
    );
    return { status: response.status, body: (await response.json()) as { code?: string; fields?: Record<string, string> } | null };
  };
  const inputOf = (name: EndpointName) => cases[name].input(world) as Record<string, unknown>;

  test.each(names)('%s refuses everybody else, and nothing changes', async (name) => {
    const before = await test_.fingerprint();
    for (const [role, status] of refusedFor(name)) {
      const hides = cases[name].hidden && (role === 'stranger' || role === 'captain');
      const expected = name === 'getUser' ? 200 : hides ? 404 : status;
      const answer = await send(name, inputOf(name), tokens[role]);
      expect(answer.status, `${name} as ${role}: ${JSON.stringify(answer.body)}`).toBe(expected);
      if (expected !== 200) expect(typeof answer.body?.code).toBe('string');
    }
    expect(await test_.fingerprint()).toBe(before);
  });

  const withIds = names.filter((name) => pathParams(endpoints[name].path).length > 0);
  test.each(withIds)('%s does not know unknown and impossible ids', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const before = await test_.fingerprint();
    const token = endpoint.access === 'superadmin' ? tokens['super admin'] : tokens.organiser;
    for (const value of [randomUUID(), 'no-such-thing', "x' or 1=1 --"]) {
      const [param] = pathParams(endpoint.path);
      const key = param!.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
      const answer = await send(name, { ...inputOf(name), [key]: value }, token);
      if (name === 'getPairingCode') expect(answer).toMatchObject({ status: 200, body: { state: 'expired' } });
      else expect(answer, `${name} ${value}`).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    expect(await test_.fingerprint()).toBe(before);
  });

  const withBody = names.filter((name) => endpoints[name].method !== 'GET' && (endpoints[name] as Endpoint).input);
  test.each(withBody)('%s says which fields are wrong', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const token = endpoint.access === 'superadmin' ? tokens['super admin'] : tokens.organiser;
    const before = await test_.fingerprint();
    const params = new Set(pathParams(endpoint.path));
    const fields = Object.keys((endpoint.input as unknown as { shape: Record<string, unknown> }).shape)
      .map(snake)
      .filter((field) => !params.has(field));
    for (const field of fields) {
      const wrong = { ...(requestOf(endpoint, inputOf(name)).body as object), [field]: { surely: 'wrong' } };
      const answer = await send(name, inputOf(name), token, JSON.stringify(wrong));
      expect(answer, `${name}.${field}`).toMatchObject({ status: 400, body: { code: 'invalid' } });
      expect(
        Object.keys(answer.body!.fields!).some((path) => path === field || path.startsWith(`${field}.`)),
        `${name}.${field}: ${JSON.stringify(answer.body)}`,
      ).toBe(true);
    }
    expect(await send(name, inputOf(name), token, '{not json')).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await send(name, inputOf(name), token, JSON.stringify({ filler: 'x'.repeat(600_000) }))).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
    expect(await test_.fingerprint()).toBe(before);
  });

  test('every error body has a code and a message, also where there is no endpoint', async () => {
    const response = await test_.fetch(new Request('http://test/api/nothing'));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found', message: expect.any(String) });
  });

  test.each(names)('%s lets in whom it is for', async (name) => {
    const { access } = endpoints[name];
    if (access === 'board') return expect((await send(name, inputOf(name), tokens['foreign board'])).status).toBe(200);
    const isFor = { public: 'anonymous', user: 'organiser', scorer: 'editor', organiser: 'editor', superadmin: 'super admin' } as const;
    const role = isFor[access];
    const answer = await send(name, inputOf(name), name.startsWith('logout') ? (await register(test_)).token : tokens[role]);
    // The rules may still refuse; who asks is not the reason.
    const expected: Partial<Record<EndpointName, number>> = {
      resetPassword: 410,
      confirmNameChange: 410,
      confirmEmailChange: 410,
      stopImpersonating: 403,
      markNotificationRead: 404,
      login: 422,
      broadcastingAuth: 403,
      getCompetitionContext: 404,
    };
    if (expected[name]) expect(answer.status).toBe(expected[name]);
    else expect([200, 422], `${name}: ${answer.status} ${JSON.stringify(answer.body)}`).toContain(answer.status);
  });
});
