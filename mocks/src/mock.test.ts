import { createClient } from '@oche/api/client';
import { endpoints, type EndpointName, type Input, type PlainEndpointName } from '@oche/api/contract/endpoints';
import type { GameEventInput } from '@oche/api/contract/game';
import { ApiError } from '@oche/api/errors';
import { newEvent } from '@oche/api/gameLedger';
import { foldMatch } from '@oche/darts/match/fold';
import { seen } from '@oche/darts/match/sheet';
import { middenkust } from '@oche/darts/match/presets';
import type { EventKind, Payloads } from '@oche/darts/x01/event';
import { foldGame } from '@oche/darts/x01/game';
import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import { describe, expect, test } from 'vitest';
import { now } from './clock.ts';
import { groupOf, matchesOf, membersOf, teamsOf } from './responses/league.ts';
import { managedRankingOf } from './responses/rankings.ts';
import { registrationsOf } from './responses/registrations.ts';
import { boardOf, documentsOf, newsOf } from './responses/site.ts';
import { handlersOf } from './handlers.ts';
import { actionsOf } from './responses/actions.ts';
import { mock, mockError, mockNetworkError } from './mock.ts';
import { createIds } from './ids.ts';
import { eveningInProgress } from './world.ts';

/** The real client with mocked responses. */
const clientOf = (...handlers: HttpHandler[]) =>
  createClient({
    baseUrl: 'http://oche.test/api',
    fetch: async (input, init) => {
      const response = await getResponse(handlers, new Request(input, init));
      if (!response) throw new Error(`No handler matches ${String(input)}`);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });

const world = eveningInProgress();
const { tournament, location, organisation, entries, players, games } = world;
const playing = world.logs.find(({ game }) => game.phase === 'playing')!;
const [entry, other] = [entries[0]!, entries[1]!];
const org = { organisationId: organisation.id };
const slug = { tournament: tournament.slug };
const byId = { id: tournament.id };
const ready = games.find((game) => game.phase === 'ready')!;
const undo = {
  id: createIds(5)(Date.now()),
  v: 1,
  kind: 'undo' as const,
  payload: { target: foldGame(playing.events).undoable! },
  deviceTime: now.toISOString(),
};
const [teams, members] = [teamsOf(world), membersOf(world)];
const group = groupOf(teams);
const match = matchesOf(world, group)[0]!;
const [news, boardMember, siteDocument] = [newsOf(world)[0]!, boardOf(world)[0]!, documentsOf(world)[0]!];
const ranking = managedRankingOf(world);
const ofSeason = { seasonId: world.competition.seasons[0]!.id };
const visitor = { email: 'ilse@pijlstra.example', password: 'een-lang-wachtwoord' };

/** Valid input for every endpoint. */
const inputs: { [K in Exclude<EndpointName, PlainEndpointName>]: Input<K> } & { [K in PlainEndpointName]?: Input<K> } = {
  register: { ...visitor, name: 'Ilse Pijlstra', langcode: 'nl' },
  login: visitor,
  askPasswordReset: { email: visitor.email },
  resetPassword: { token: 'from-the-e-mail', password: visitor.password },
  askNameChange: { name: 'Ilse Pijl' },
  confirmNameChange: { token: 'from-the-e-mail' },
  askEmailChange: visitor,
  confirmEmailChange: { token: 'from-the-e-mail' },
  changePassword: { password: visitor.password, newPassword: 'een-ander-wachtwoord' },
  deleteAccount: { password: visitor.password, anonymous: true },
  testLogin: { email: visitor.email },
  setLogo: { organisationId: organisation.id, file: 'iVBORw0KGgo=' },
  listMembers: org,
  inviteMember: { ...org, email: visitor.email, role: 'editor' },
  changeMember: { ...org, userId: world.user.id, role: 'admin' },
  dismissMember: { ...org, userId: world.user.id },
  invitePlayer: { id: players[0]!.id, email: visitor.email },
  withdrawInvitation: { id: players[0]!.id },
  unlinkPlayer: { id: players[0]!.id },
  getInvitation: { token: 'from-the-e-mail' },
  acceptInvitation: { token: 'from-the-e-mail' },
  listMyGames: { search: 'bull', only: 'won' },
  listMyTournaments: { status: 'finished' },
  getSiteText: { name: 'privacy-policy' },
  updateMailSettings: { asPlayer: true },
  markNotificationRead: { id: world.user.notifications[0]!.id },
  markNotificationsRead: { upTo: world.user.notifications[0]!.id },
  subscribePush: { endpoint: 'https://push.example/1', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), langcode: 'nl', entryId: entry.id },
  unsubscribePush: { endpoint: 'https://push.example/1', entryId: entry.id },
  updateLocale: { langcode: 'fr' },
  listAccounts: { search: 'bull', sort: '-log-in' },
  getAccount: { userId: world.user.id },
  updateAccount: { userId: world.user.id, name: 'Joke Bordmeester-Pijl' },
  impersonate: { userId: world.user.id },
  listOrganisations: { kind: 'club', sort: '-members' },
  createCompetition: { name: 'Nieuwe Liga', timeZone: 'Europe/Brussels', domains: ['new.example'] },
  getOrganisation: { orgSlug: organisation.slug },
  updateOrganisation: { id: organisation.id, name: 'Krijtstreep' },
  setMember: { id: organisation.id, email: world.user.email, role: 'editor' },
  removeMember: { id: organisation.id, userId: world.user.id },
  broadcastingAuth: { socketId: '1.2', channelName: 'presence-hall' },
  createOrganisation: { name: 'DC Nieuw', timeZone: 'Europe/Brussels' },
  getCompetitionContext: { domainBase64: 'bGVhZ3VlLmV4YW1wbGU' },
  listSeasons: org,
  updateSeason: { id: world.competition.seasons[0]!.id, name: 'Winter' },
  setSeasonStatus: { id: world.competition.seasons[0]!.id, state: 'finished' },
  listTeams: { seasonId: world.competition.seasons[0]!.id },
  createTeam: { seasonId: world.competition.seasons[0]!.id, name: 'Nieuwe Ploeg', short: 'NP' },
  getManagedCompetition: { orgSlug: world.competition.organisation.slug, season: world.competition.season!.slug },
  registerTeam: { ...ofSeason, name: 'Nieuwe Ploeg', captain: 'Ilse Pijlstra', email: visitor.email },
  getUnconfirmedRegistration: { token: 'from-the-e-mail' },
  confirmRegistration: { token: 'from-the-e-mail' },
  listTeamRegistrations: ofSeason,
  answerRegistration: { id: registrationsOf(world)[0]!.id, accept: true, name: 'Nieuwe Ploeg', short: 'NP' },
  listFormerTeams: ofSeason,
  addExistingTeams: { seasonId: world.competition.seasons[0]!.id, teamIds: [teams[0]!.team.id] },
  updateSeasonTeam: { id: teams[0]!.id, name: 'De Linde C' },
  previewWithdrawal: { id: teams[1]!.id },
  withdrawTeam: { id: teams[1]!.id, excluded: true },
  listSeasonGroups: ofSeason,
  createGroup: { ...ofSeason, name: 'Tweede Divisie', structure: middenkust },
  updateGroup: { id: group.id, name: 'Ereklasse' },
  deleteGroup: { id: group.id },
  listSeasonMembers: { seasonId: world.competition.seasons[0]!.id, teamId: teams[0]!.id },
  createMember: { seasonId: world.competition.seasons[0]!.id, person: { name: 'Nieuwe Speler' } },
  updateMember: { id: members[0]!.id, number: 12 },
  transferMember: { id: members[0]!.id, teamId: teams[1]!.id },
  listMergedPlayers: { organisationId: world.competition.organisation.id },
  previewMerge: { id: members[0]!.playerId, otherId: members[1]!.playerId },
  mergePlayers: { id: members[0]!.playerId, otherId: members[1]!.playerId },
  splitPlayer: { id: members[1]!.playerId },
  answerRequest: { id: members[3]!.requests[0]!.id, accept: true },
  listMatchdays: ofSeason,
  getSeasonCalendar: ofSeason,
  setMatchdays: { ...ofSeason, matchdays: [{ groupId: null, number: 1, from: '2026-11-23', to: '2026-11-29', kind: 'league' }] },
  listBlockedDates: ofSeason,
  setBlockedDates: { ...ofSeason, blockedDates: [] },
  listWishes: ofSeason,
  setWishes: { ...ofSeason, wishes: [{ kind: 'first-home', team: teams[0]!.id }] },
  getFixtures: ofSeason,
  listLocationEvenings: ofSeason,
  planFixtures: { ...ofSeason, from: '2026-11-30' },
  applyFixtures: { ...ofSeason, drawNumber: 4711, version: 'mock' },
  listMatches: { ...ofSeason, matchday: 2 },
  getStandings: { id: group.id },
  getCourseOfPlaces: { id: group.id },
  getIndividualStandings: { id: group.id },
  getLeaderboard: { ...ofSeason, board: '180-171' },
  getLeaders: ofSeason,
  getLeaderboardEntries: { ...ofSeason, board: '180-171', playerId: members[0]!.playerId },
  getSeasonPlayer: { ...ofSeason, playerId: members[0]!.playerId },
  getTeamStatistics: { id: teams[0]!.id },
  previewGroupRules: { id: group.id, rules: group.rules },
  correctionEffects: { id: match.id, score: { points: [6, 4], legs: [20, 15] }, games: [] },
  decideTie: { id: group.id, teams: group.teams.slice(0, 2).map(({ id }) => id), way: 'lot' },
  getCupBracket: { id: group.id },
  getCupStandings: { id: group.id },
  drawCupRound: {
    ...{ id: group.id, round: 1, entering: [] },
    rules: { draw: { by: 'open' }, home: 'first-drawn', plays: 'all', locationId: null, from: '2026-11-30', to: '2026-12-06' },
  },
  undoCupRound: { id: group.id, round: 1 },
  listPostponements: ofSeason,
  listOfferableEvenings: { id: match.id },
  askPostponement: { id: match.id, reason: 'A party', offers: ['2026-12-04'] },
  answerPostponement: { id: match.id, how: 'accept', day: '2026-12-04' },
  listFinalDivisions: ofSeason,
  previewImport: { ...ofSeason, kind: 'teams', text: 'name\nDe Linde C' },
  applyImport: { ...ofSeason, kind: 'teams', text: 'name\nDe Linde C' },
  listPenalties: ofSeason,
  listRefusedRequests: ofSeason,
  addPenalty: { teamId: group.teams[0]!.id, points: 2, reason: 'No sheet' },
  updatePenalty: { id: group.id, isPaid: true },
  getMatch: { id: match.id },
  getMatchFigures: { id: match.id },
  recordMatchEvents: {
    ...{ id: match.id, after: 0 },
    events: [{ id: match.id, v: 1, kind: 'here', payload: { side: 0 }, deviceTime: now.toISOString() }],
  },
  savePaperSheet: { id: match.id, saw: seen(foldMatch(group.structure, [], {})), events: [], results: [{ key: 'm1', legs: [3, 1] }] },
  putLineup: { id: match.id, part: 'match', eventId: match.id, side: 0, players: [] },
  getOwnLineup: { id: match.id, part: 'match', side: '0' },
  createMatchLink: { id: match.id, renew: true },
  claimTeam: { token: 'team-link' },
  renewTeamAccess: { id: teams[0]!.id },
  moveMatch: { id: match.id, startsAt: '2026-11-26T20:00' },
  swapHome: { id: match.id, withReturn: false },
  lockMatch: { id: match.id, locked: true },
  listFreeEvenings: { id: match.id, from: '2026-11-23', to: '2026-11-29' },
  addPicture: { organisationId: organisation.id, file: 'iVBORw0KGgo=' },
  listNews: { ...ofSeason, state: 'published' },
  listSiteNews: ofSeason,
  getSiteNews: { domainBase64: 'bGVhZ3VlLmV4YW1wbGU', slug: newsOf(world)[2]!.slug },
  listSiteDocuments: ofSeason,
  listSiteBoard: ofSeason,
  getSiteTexts: { domainBase64: 'bGVhZ3VlLmV4YW1wbGU' },
  getNews: { orgSlug: world.competition.organisation.slug, seasonSlug: world.competition.season!.slug, slug: news.slug },
  createNews: { ...ofSeason, title: 'Nieuws' },
  updateNews: { id: news.id, lead: 'Kort' },
  setNewsState: { id: news.id, state: 'published' },
  deleteNews: { id: news.id },
  listBoardMembers: ofSeason,
  createBoardMember: { ...ofSeason, name: 'Nieuw Lid', office: 'Lid' },
  updateBoardMember: { id: boardMember.id, office: 'Voorzitter' },
  orderBoardMembers: { ...ofSeason, ids: [boardMember.id] },
  getSite: org,
  updateSite: { ...org, isIndexable: false },
  listDocuments: ofSeason,
  createDocument: { ...ofSeason, title: 'Reglement', file: 'JVBERi0=', fileName: 'reglement.pdf' },
  updateDocument: { id: siteDocument.id, category: 'Reglementen' },
  replaceDocument: { id: siteDocument.id, file: 'JVBERi0=', fileName: 'reglement-2.pdf' },
  deleteDocument: { id: siteDocument.id },
  deleteBoardMember: { id: boardMember.id },
  createSeason: { ...org, name: '2027–2028', startsOn: '2027-09-03', endsOn: '2028-05-26' },
  listLocations: org,
  createLocation: { ...org, name: 'Zaal De Linde', boards: 8 },
  updateLocation: { id: location.id, boards: 5 },
  updateBoard: { id: location.boards[0]!.id, outOfOrder: true },
  listEvents: org,
  createEvent: { ...org, name: 'Sisal Masters', startsAt: '2026-12-04T20:00', locationId: null, boards: 4 },
  getEvent: { event: world.event.slug },
  updateEvent: { id: world.event.id, name: 'Krijtdorp Open' },
  listEventBoards: { id: world.event.id },
  reserveBoard: { id: world.event.id, boardId: location.boards[1]!.id, reserved: true },
  getPairingCode: { code: 'T20D16', secret: 'x' },
  pairBoard: { id: location.boards[3]!.id, code: 'T20D16' },
  unpairBoard: { id: location.boards[0]!.id },
  callOrganiser: { reason: 'help' },
  answerCall: { id: location.boards[0]!.id, answer: 'coming' },
  listTournaments: { perPage: 2, status: 'running' },
  listManagedTournaments: org,
  createTournament: { ...org, name: 'Friday Open 14', eventId: world.event.id, plan: tournament.plan },
  getTournament: slug,
  updateTournament: { ...byId, restMinutes: 10 },
  setTournamentStatus: { ...byId, status: 'finished' },
  listEntries: slug,
  previewEntries: { ...byId, text: 'Nieuwe Speler\nLotte Bullens\n' },
  addEntries: { ...byId, entries: [{ name: 'Nieuwe Speler' }] },
  updateEntry: { id: entry.id, paid: true },
  checkInAll: { ...byId, checkedIn: true },
  withdrawEntry: { id: entry.id },
  reenterEntry: { id: entry.id },
  removeEntry: { id: entry.id },
  drawTournament: { ...byId, drawNumber: 7 },
  drawPairs: { ...byId, drawNumber: 7 },
  splitPairs: byId,
  undoDraw: byId,
  previewLateEntry: byId,
  addLateEntry: { ...byId, entry: { name: 'Nieuwe Speler' } },
  swapEntries: { ...byId, a: entry.id, b: other.id },
  getPlayList: byId,
  listActions: byId,
  previewUndo: { ...byId, actionId: actionsOf(world)[0]!.id },
  undoAction: { ...byId, actionId: actionsOf(world)[0]!.id },
  listTournamentGames: { ...slug, phase: 'finished' },
  listGroups: slug,
  decideGroup: { ...byId, group: '1', how: 'lot', reason: 'Level on everything' },
  getBracket: { ...slug, role: 'winners' },
  getResults: slug,
  getRanking: { ranking: ranking.slug, perPage: 10 },
  getRankingPlayer: { ranking: ranking.id, playerId: players[0]!.id },
  getMyRankingRow: { ranking: ranking.slug },
  listManagedRankings: org,
  createRanking: { ...org, name: 'Order of Merit', scheme: ranking.scheme },
  getManagedRanking: { id: ranking.id },
  updateRanking: { id: ranking.id, visibility: 'unlisted' },
  deleteRanking: { id: ranking.id },
  getRankingLaboratory: { id: ranking.id },
  saveRankingScheme: { id: ranking.id, scheme: ranking.scheme, version: ranking.version, recompute: true },
  setRankingTournament: { id: ranking.id, tournamentId: tournament.id, category: 'open' },
  removeRankingTournament: { id: ranking.id, tournamentId: tournament.id },
  addRankingAdjustment: { id: ranking.id, playerId: players[0]!.id, points: -2.5, reason: 'Did not come' },
  removeRankingAdjustment: { id: ranking.id, adjustmentId: ranking.adjustments[0]!.id },
  setRankingPlayer: { id: ranking.id, playerId: players[0]!.id, guest: true, category: null },
  listPlayers: { ...org, search: 'bull' },
  createPlayer: { ...org, name: 'Nieuwe Speler' },
  updatePlayer: { id: players[0]!.id, archived: true },
  getGame: { id: playing.game.id, since: 3 },
  recordEvents: { id: playing.game.id, after: playing.length, scorerEpoch: 1, events: [undo] },
  takeScorer: { id: playing.game.id },
  callGame: { id: ready.id, boardId: location.boards[0]!.id },
  releaseGame: { id: ready.id },
  moveGame: { id: ready.id, before: null },
  setCalling: { id: ready.id, held: true },
  setMarker: { id: playing.game.id, playerId: null },
};

describe('every endpoint', () => {
  const client = clientOf(...handlersOf(world));
  test.each(Object.keys(endpoints) as EndpointName[])('%s has a response that the real client accepts', async (name) => {
    const response = await client.call(name, (inputs[name] ?? {}) as Input<typeof name>);
    expect(endpoints[name].output.safeParse(response).success).toBe(true);
  });
});

describe('mock', () => {
  test('writes snake case and reads path, query and body', async () => {
    const handlers = [mock('getGame', ({ id, since }) => ({ ...playing, game: { ...playing.game, key: `${id} ${since}` } }))];
    const response = await getResponse(handlers, new Request('http://oche.test/api/games/7?since=3'));
    const body = (await response?.json()) as { scorer_epoch: number; game: { key: string; third_place: boolean } };
    expect(body).toMatchObject({ scorer_epoch: 1, game: { key: '7 3', third_place: false } });
    expect(body).not.toHaveProperty('scorerEpoch');
  });

  test('throws on creation if the response breaks the contract', () => {
    expect(() => mock('getTournament', { ...tournament, status: 'nearly' as 'running' })).toThrow(/mock of getTournament.*\n.*status/);
  });

  test('rejects input that the server would reject', async () => {
    const call = clientOf(mock('updateLocale', null)).call('updateLocale', { langcode: 'xx' as 'nl' });
    await expect(call).rejects.toMatchObject({ status: 400, code: 'invalid' });
  });

  test('the first handler wins', async () => {
    const client = clientOf(mock('getUser', null), ...handlersOf(world));
    expect(await client.call('getUser', {})).toBeNull();
  });

  test.each([
    ['not-found', 404],
    ['taken', 409],
    ['drawn', 422],
    ['leg-over', 422],
  ] as const)('mockError responds with %s and its status', async (code, status) => {
    const call = clientOf(mockError('getTournament', code)).call('getTournament', slug);
    await expect(call).rejects.toEqual(new ApiError(status, { code, message: `Error: ${code}` }));
  });

  test('mockNetworkError fails like a request without a network', async () => {
    const call = clientOf(mockNetworkError('getHome')).call('getHome', {});
    await expect(call).rejects.toMatchObject({ status: 0, code: 'offline' });
  });
});

describe('scoring', () => {
  test('stores events and checks them against the rules', async () => {
    const client = clientOf(...handlersOf(world));
    const { id } = playing.game;
    const record = (event: GameEventInput) => client.call('recordEvents', { id, after: playing.length, scorerEpoch: 1, events: [event] });
    expect(await record(undo)).toMatchObject({ length: playing.length + 1, events: [{ id: undo.id, seq: playing.length + 1 }] });
    expect((await client.call('getGame', { id })).events.at(-1)).toMatchObject({ id: undo.id, kind: 'undo' });
    await expect(record({ ...undo, id: createIds(6)(Date.now()) })).rejects.toMatchObject({ status: 422 });
  });

  test('writes the start event of a called game and updates its summary', async () => {
    const client = clientOf(...handlersOf(world));
    const { id } = await client.call('callGame', { id: ready.id, boardId: location.boards[0]!.id });
    expect(await client.call('getGame', { id })).toMatchObject({ length: 0, events: [], game: { phase: 'called', live: null } });
    const write = <K extends EventKind>(kind: K, payload: Payloads[K]) => newEvent(createIds(kind.length)(0), kind, payload, now.getTime());
    const events = [write('throwFirst', { leg: 1, side: 1, how: 'bull-up' }), write('visit', { side: 1, total: 140 })];
    const stored = await client.call('recordEvents', { id, after: 0, scorerEpoch: 0, events });
    expect(stored.events.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'start'],
      [2, 'throwFirst'],
      [3, 'visit'],
    ]);
    const { game } = await client.call('getGame', { id, since: 3 });
    expect(game).toMatchObject({ phase: 'playing', live: { remaining: [501, 361], thrower: 0 }, length: 3 });
    const wrongSide = client.call('recordEvents', {
      id,
      after: 3,
      scorerEpoch: 0,
      events: [newEvent(createIds(9)(0), 'visit', { side: 1, total: 60 }, now.getTime())],
    });
    await expect(wrongSide).rejects.toMatchObject({ status: 422, code: 'not-your-throw' });
  });
});
