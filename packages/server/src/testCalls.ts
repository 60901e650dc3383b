import { randomUUID } from 'node:crypto';
import { defaultGroupRules } from '@oche/api/contract/group';
import { foldMatch } from '@oche/darts/match/fold';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { premierLeagueNights } from '@oche/darts/standings/rankingPresets';
import { matchEvent } from './league/matches/testMatch.ts';
import { cupRoundRules } from './testLeagueWorld.ts';
import type { EndpointName, Input, PlainEndpointName } from '@oche/api/contract/endpoints';
import type { Caller } from './testAccess.ts';
import { testPlan } from './testServer.ts';
import type { World } from './testWorld.ts';

const password = 'ninety-nine-darts';

/** A new device that takes messages, as a browser describes it. */
const testDevice = () => ({ endpoint: `https://push.example/${randomUUID()}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) });

/** `ok`: the expected status for callers with access, if it is not 200. */
type Call<K extends EndpointName> = { input: (world: World, caller: Caller) => Input<K> | Promise<Input<K>>; ok?: number };

const clubInput = { input: ({ organisation }: World) => ({ organisationId: organisation.id }) };
const ofLeague = { input: async ({ league }: Pick<World, 'league'>) => ({ seasonId: (await league()).seasonId }) };
const matchOf = async (league: World['league']) => ({ id: (await league()).matches.find(({ matchday }) => matchday === 1)!.id });
const ofRanking = { input: async ({ ranking }: World) => ({ id: (await ranking()).id }) };
const tournamentInput = { input: ({ tournament }: World) => ({ tournament: tournament.slug }) };

/** A valid call of each endpoint with input, for all callers with access. A missing call does not compile. */
const calls: { [K in Exclude<EndpointName, PlainEndpointName>]: Call<K> } & { [K in PlainEndpointName]?: Call<K> } = {
  register: { input: () => ({ name: 'New', email: `new-${randomUUID()}@example.org`, password, langcode: 'nl' }) },
  login: { input: ({ memberEmail }) => ({ email: memberEmail.toUpperCase(), password }) },
  askPasswordReset: { input: ({ memberEmail }) => ({ email: memberEmail }) },
  resetPassword: { input: async ({ link }) => ({ ...(await link('reset-password')), password }) },
  askNameChange: { input: () => ({ name: 'Renamed' }) },
  confirmNameChange: { input: ({ link }) => link('change-name') },
  askEmailChange: { input: () => ({ email: `other-${randomUUID()}@example.org`, password }) },
  confirmEmailChange: { input: ({ link }) => link('change-email') },
  changePassword: { input: () => ({ password, newPassword: password }) },
  deleteAccount: { input: () => ({ password: 'wrong', anonymous: false }), ok: 422 },
  testLogin: { input: ({ memberEmail }) => ({ email: memberEmail }) },
  updateLocale: { input: () => ({ langcode: 'fr' }) },
  broadcastingAuth: { input: ({ boardId }) => ({ socketId: '1.1', channelName: `private-board-${boardId}` }) },

  listMembers: clubInput,
  inviteMember: {
    input: ({ organisation }) => ({ organisationId: organisation.id, email: `asked-${randomUUID()}@example.org`, role: 'editor' }),
  },
  changeMember: {
    input: async ({ organisation, member }) => ({ organisationId: organisation.id, userId: await member(), role: 'editor' }),
  },
  dismissMember: { input: async ({ organisation, member }) => ({ organisationId: organisation.id, userId: await member() }) },
  invitePlayer: { input: ({ playerId }) => ({ id: playerId, email: `asked-${randomUUID()}@example.org` }) },
  withdrawInvitation: { input: async ({ invitation }) => ({ id: (await invitation()).id }) },
  unlinkPlayer: { input: ({ playerId }) => ({ id: playerId }) },
  getInvitation: { input: async ({ invitation }) => ({ token: (await invitation()).token }) },
  acceptInvitation: { input: async ({ invitation }) => ({ token: (await invitation()).token }) },

  markNotificationRead: { input: async ({ notice }, caller) => ({ id: await notice(caller) }) },
  markNotificationsRead: { input: async ({ notice }, caller) => ({ upTo: await notice(caller) }) },

  subscribePush: { input: ({ entries }) => ({ ...testDevice(), langcode: 'nl', entryId: entries[0]!.id }) },
  unsubscribePush: { input: ({ entries }) => ({ endpoint: testDevice().endpoint, entryId: entries[0]!.id }) },

  createOrganisation: { input: () => ({ name: 'Another', timeZone: 'Europe/Brussels' }) },
  getManagedCompetition: { input: ({ organisation }) => ({ orgSlug: organisation.slug }) },
  createSeason: {
    input: ({ organisation }) => ({
      organisationId: organisation.id,
      name: `Season ${randomUUID()}`,
      startsOn: '2026-09-04',
      endsOn: '2027-05-28',
    }),
  },
  listSeasons: clubInput,
  updateSeason: { input: async ({ season }) => ({ id: (await season()).id, name: `Season ${randomUUID()}` }) },
  setSeasonStatus: { input: async ({ season }) => ({ id: (await season()).id, state: 'open' }) },
  listTeams: { input: async ({ seasonTeam }) => ({ seasonId: (await seasonTeam()).seasonId }) },
  createTeam: { input: async ({ season }) => ({ seasonId: (await season()).id, name: `Team ${randomUUID()}`, short: 'Team' }) },
  registerTeam: {
    input: async ({ registration }) => {
      const { seasonId } = await registration();
      return { seasonId, name: 'Asked', captain: 'Anna', email: `asked-${randomUUID()}@example.org` };
    },
  },
  getUnconfirmedRegistration: { input: async ({ registration }) => ({ token: (await registration()).token }) },
  confirmRegistration: { input: async ({ registration }) => ({ token: (await registration()).token }) },
  listTeamRegistrations: { input: async ({ registration }) => ({ seasonId: (await registration()).seasonId }) },
  answerRegistration: {
    input: async ({ registration }) => {
      const { id, name } = await registration(true);
      return { id, accept: true, name, short: 'Asked' };
    },
  },
  listFormerTeams: { input: async ({ seasonTeam }) => ({ seasonId: (await seasonTeam()).seasonId }) },
  addExistingTeams: {
    input: async ({ season, seasonTeam }) => ({ seasonId: (await season()).id, teamIds: [(await seasonTeam()).team.id] }),
  },
  updateSeasonTeam: { input: async ({ seasonTeam }) => ({ id: (await seasonTeam()).id, region: 'North' }) },
  previewWithdrawal: { input: async ({ seasonTeam }) => ({ id: (await seasonTeam()).id }) },
  withdrawTeam: { input: async ({ seasonTeam }) => ({ id: (await seasonTeam()).id }) },
  listSeasonGroups: ofLeague,
  createGroup: { input: async ({ league }) => ({ ...(await ofLeague.input({ league })), name: 'Third', structure: middenkust }) },
  updateGroup: { input: async ({ group }) => ({ id: (await group()).id, level: 2 }) },
  deleteGroup: { input: async ({ group }) => ({ id: (await group()).id }) },
  listSeasonMembers: { input: async ({ winner }) => ({ seasonId: (await winner()).seasonId }) },
  createMember: {
    input: async ({ seasonTeam }) => {
      const { id: teamId, seasonId } = await seasonTeam();
      return { seasonId, teamId, person: { name: 'Newcomer' } };
    },
  },
  updateMember: { input: async ({ seasonMember }) => ({ id: (await seasonMember()).id, class: 'A' }) },
  listMergedPlayers: clubInput,
  previewMerge: { input: async ({ namesakes }) => namesakes() },
  mergePlayers: { input: async ({ namesakes }) => namesakes() },
  splitPlayer: { input: async ({ mergedPlayer }) => ({ id: await mergedPlayer() }) },
  transferMember: {
    input: async ({ seasonMember }) => {
      const { id, otherTeamId } = await seasonMember();
      return { id, teamId: otherTeamId };
    },
  },
  answerRequest: { input: async ({ rosterRequest }) => ({ id: await rosterRequest(), accept: true }) },
  listMatchdays: ofLeague,
  setMatchdays: {
    input: async ({ league }) => {
      const { seasonId, matchdays } = await league();
      return { seasonId, matchdays };
    },
  },
  listBlockedDates: ofLeague,
  setBlockedDates: { input: async ({ league }) => ({ ...(await ofLeague.input({ league })), blockedDates: [] }) },
  listWishes: ofLeague,
  setWishes: {
    input: async ({ league }) => {
      const { seasonId, teamId: team } = await league();
      return { seasonId, wishes: [{ kind: 'first-home', team }] };
    },
  },
  getFixtures: ofLeague,
  listLocationEvenings: ofLeague,
  planFixtures: ofLeague,
  applyFixtures: { input: async ({ fixtures }) => ({ ...(await fixtures()), drawNumber: 7 }) },
  listMatches: { input: async ({ winner }) => ({ seasonId: (await winner()).seasonId }) },
  getStandings: { input: async ({ winner }) => ({ id: (await winner()).groupId }) },
  getCourseOfPlaces: { input: async ({ winner }) => ({ id: (await winner()).groupId }) },
  getIndividualStandings: { input: async ({ winner }) => ({ id: (await winner()).groupId }) },
  getLeaderboard: { input: async ({ winner }) => ({ seasonId: (await winner()).seasonId, board: '180-171' }) },
  getLeaders: { input: async ({ winner }) => ({ seasonId: (await winner()).seasonId }) },
  getLeaderboardEntries: {
    input: async ({ winner }) => {
      const { seasonId, playerId } = await winner();
      return { seasonId, board: '180-171', playerId };
    },
  },
  getSeasonPlayer: {
    input: async ({ winner }) => {
      const { seasonId, playerId } = await winner();
      return { seasonId, playerId };
    },
  },
  getTeamStatistics: { input: async ({ winner }) => ({ id: (await winner()).teamId }) },
  previewGroupRules: { input: async ({ match }) => ({ id: (await match()).groupId, rules: defaultGroupRules }) },
  correctionEffects: { input: async ({ match }) => ({ id: (await match()).id, score: { points: [6, 4], legs: [20, 15] }, games: [] }) },
  decideTie: {
    input: async ({ match }) => {
      const { groupId, homeId, awayId } = await match();
      return { id: groupId, teams: [homeId, awayId], way: 'lot' };
    },
    ok: 422,
  },
  getCupBracket: { input: async ({ publishedCup }) => ({ id: await publishedCup() }) },
  getCupStandings: { input: async ({ publishedCup }) => ({ id: await publishedCup() }) },
  drawCupRound: {
    input: async ({ cup }) => {
      const { id, teamIds } = await cup();
      return { id, round: 1, entering: teamIds, rules: cupRoundRules };
    },
  },
  undoCupRound: { input: async ({ drawnCup }) => ({ id: await drawnCup(), round: 1 }) },
  listPostponements: { input: async ({ match }) => ({ seasonId: (await match()).seasonId }) },
  listOfferableEvenings: { input: async ({ match }) => ({ id: (await match()).id }) },
  // Organisers move a match themselves.
  askPostponement: { input: async ({ match }) => ({ id: (await match()).id, reason: 'A party', offers: ['2026-12-04'] }), ok: 403 },
  answerPostponement: { input: async ({ postponement }) => ({ id: await postponement(), how: 'refuse', reason: 'Too late' }) },
  listFinalDivisions: ofLeague,
  previewImport: { input: async ({ league }) => ({ seasonId: (await league()).seasonId, kind: 'locations', text: 'name\nDe Bierpomp' }) },
  applyImport: { input: async ({ league }) => ({ seasonId: (await league()).seasonId, kind: 'locations', text: 'name\nDe Bierpomp' }) },
  listPenalties: ofLeague,
  listRefusedRequests: ofLeague,
  addPenalty: { input: async ({ league }) => ({ teamId: (await league()).teamId, points: 1, reason: 'No sheet' }) },
  updatePenalty: { input: async ({ penalty }) => ({ id: await penalty(), isPaid: true }) },
  getMatch: { input: async ({ match }) => ({ id: (await match()).id }) },
  getMatchFigures: { input: async ({ winner }) => ({ id: (await winner()).matchId }) },
  savePaperSheet: {
    input: async ({ match }) => {
      const { id } = await match();
      return {
        id,
        saw: seen(foldMatch(middenkust, [], {})),
        events: [matchEvent('slot', { game: 'm1', side: 0, players: [null] })],
        results: [],
      };
    },
  },
  recordMatchEvents: {
    input: async ({ match }) => ({ id: (await match()).id, after: 0, events: [matchEvent('note', { text: 'The board is loose' })] }),
  },
  putLineup: {
    input: async ({ match }) => {
      const { id, players } = await match();
      return { id, part: 'match', eventId: randomUUID(), side: 0, players, reason: 'By phone' };
    },
  },
  getOwnLineup: { input: async ({ match }) => ({ id: (await match()).id, part: 'match', side: '0' as const }) },
  createMatchLink: { input: async ({ match }) => ({ id: (await match()).id, renew: true }) },
  claimTeam: { input: async ({ teamLink }) => ({ token: await teamLink() }) },
  renewTeamAccess: { input: async ({ seasonTeam }) => ({ id: (await seasonTeam()).id }) },
  moveMatch: { input: async ({ league }) => ({ ...(await matchOf(league)), startsAt: '2026-09-10T19:30' }) },
  swapHome: { input: async ({ league }) => ({ ...(await matchOf(league)), withReturn: true }) },
  lockMatch: { input: async ({ league }) => ({ ...(await matchOf(league)), locked: true }) },
  listFreeEvenings: { input: async ({ league }) => ({ ...(await matchOf(league)), from: '2026-09-07', to: '2026-09-13' }) },
  getCompetitionContext: { input: () => ({ domainBase64: Buffer.from('league.example').toString('base64') }) },
  setLogo: { input: ({ organisation, logo }) => ({ organisationId: organisation.id, file: logo }) },
  getSiteText: { input: () => ({ name: 'privacy-policy' }) },
  addPicture: { input: ({ organisation, logo }) => ({ organisationId: organisation.id, file: logo }) },
  getSeasonCalendar: ofLeague,
  listSiteNews: { input: ({ publicSite }) => publicSite() },
  getSiteNews: { input: ({ publishedNews }) => publishedNews() },
  listSiteDocuments: { input: ({ publicSite }) => publicSite() },
  listSiteBoard: { input: ({ publicSite }) => publicSite() },
  getSiteTexts: { input: () => ({ domainBase64: Buffer.from('league.example').toString('base64') }) },
  listNews: { input: async ({ news }) => ({ seasonId: (await news()).seasonId }) },
  getNews: {
    input: async ({ organisation, news }) => {
      const { slug, seasonSlug } = await news();
      return { orgSlug: organisation.slug, seasonSlug, slug };
    },
  },
  createNews: { input: async ({ site }) => ({ seasonId: (await site()).id, title: 'Season opens' }) },
  updateNews: { input: async ({ news }) => ({ id: (await news()).id, title: 'Season begins' }) },
  setNewsState: { input: async ({ news }) => ({ id: (await news()).id, state: 'published' }) },
  deleteNews: { input: async ({ news }) => ({ id: (await news()).id }) },
  listBoardMembers: { input: async ({ boardMember }) => ({ seasonId: (await boardMember()).seasonId }) },
  createBoardMember: { input: async ({ boardMember }) => ({ seasonId: (await boardMember()).seasonId, name: 'Joke', office: 'Chair' }) },
  updateBoardMember: { input: async ({ boardMember }) => ({ id: (await boardMember()).id, office: 'Treasurer' }) },
  orderBoardMembers: {
    input: async ({ boardMember }) => {
      const { id, seasonId } = await boardMember();
      return { seasonId, ids: [id] };
    },
  },
  getSite: clubInput,
  updateSite: { input: ({ organisation }) => ({ organisationId: organisation.id, isIndexable: false }) },
  listDocuments: { input: async ({ site }) => ({ seasonId: (await site()).id }) },
  createDocument: {
    input: async ({ site, logo }) => ({ seasonId: (await site()).id, title: 'Rules', file: logo, fileName: 'rules.png' }),
  },
  updateDocument: { input: async ({ siteDocument }) => ({ id: (await siteDocument()).id, category: 'Rules' }) },
  replaceDocument: { input: async ({ siteDocument, logo }) => ({ id: (await siteDocument()).id, file: logo, fileName: 'new.png' }) },
  deleteDocument: { input: async ({ siteDocument }) => ({ id: (await siteDocument()).id }) },
  deleteBoardMember: { input: async ({ boardMember }) => ({ id: (await boardMember()).id }) },

  getAccount: { input: ({ userId }) => ({ userId }) },
  updateAccount: { input: ({ userId }) => ({ userId, name: 'Renamed' }) },
  impersonate: { input: ({ userId }) => ({ userId }) },
  createCompetition: { input: () => ({ name: 'League', timeZone: 'Europe/Brussels', domains: [`l${randomUUID()}.example`] }) },
  getOrganisation: { input: ({ organisation }) => ({ orgSlug: organisation.slug }) },
  updateOrganisation: { input: ({ organisation }) => ({ id: organisation.id, name: 'DC Renamed' }) },
  setMember: { input: ({ organisation, memberEmail }) => ({ id: organisation.id, email: memberEmail, role: 'admin' }) },
  removeMember: { input: ({ organisation, memberId }) => ({ id: organisation.id, userId: memberId }) },

  listLocations: clubInput,
  createLocation: { input: ({ organisation }) => ({ organisationId: organisation.id, name: 'Other hall', boards: 1 }) },
  updateLocation: { input: ({ location }) => ({ id: location.id, address: 'Market 1' }) },
  updateBoard: { input: ({ boardId }) => ({ id: boardId, name: 'One' }) },
  listEvents: clubInput,
  createEvent: {
    input: ({ organisation, location }) => ({
      ...{ organisationId: organisation.id, name: 'Saturday', startsAt: '2026-11-28T20:00', locationId: location.id },
    }),
  },
  getEvent: { input: ({ event }) => ({ event: event.slug }) },
  updateEvent: { input: ({ event }) => ({ id: event.id, name: 'Friday' }) },
  listEventBoards: { input: ({ event }) => ({ id: event.id }) },
  reserveBoard: { input: ({ event, boardId }) => ({ id: event.id, boardId, reserved: false }) },
  getPairingCode: { input: () => ({ code: 'ABCDEF', secret: 'x' }) },
  pairBoard: { input: async ({ otherBoardId, code }) => ({ id: otherBoardId, code: await code() }) },
  unpairBoard: { input: ({ otherBoardId }) => ({ id: otherBoardId }) },
  callOrganiser: { input: () => ({ reason: 'help' }) },
  answerCall: { input: ({ boardId }) => ({ id: boardId, answer: 'coming' }) },

  listManagedTournaments: clubInput,
  createTournament: {
    input: ({ organisation, event }) => ({ organisationId: organisation.id, name: 'Second', eventId: event.id, plan: testPlan }),
  },
  getTournament: tournamentInput,
  updateTournament: { input: ({ tournament }) => ({ id: tournament.id, description: 'Bring darts' }) },
  setTournamentStatus: { input: async ({ newTournament }) => ({ id: (await newTournament()).id, status: 'check-in' }) },
  listEntries: tournamentInput,
  previewEntries: { input: ({ tournament }) => ({ id: tournament.id, text: 'Somebody' }) },
  addEntries: { input: async ({ newTournament }) => ({ id: (await newTournament()).id, entries: [{ name: 'Newcomer' }] }) },
  updateEntry: { input: async ({ entry }) => ({ id: await entry(), paid: true }) },
  checkInAll: { input: async ({ newTournament }) => ({ id: (await newTournament()).id, checkedIn: true }) },
  withdrawEntry: { input: async ({ entry }) => ({ id: await entry() }) },
  reenterEntry: { input: async ({ entry }) => ({ id: await entry() }) },
  removeEntry: { input: async ({ entry }) => ({ id: await entry() }) },
  drawTournament: { input: async ({ newTournament }) => ({ id: (await newTournament()).id }) },
  drawPairs: {
    input: async ({ newTournament }) => ({ id: (await newTournament({ names: ['Early', 'Later'] })).id }),
  },
  splitPairs: { input: async ({ newTournament }) => ({ id: (await newTournament()).id }) },
  undoDraw: { input: async ({ newTournament }) => ({ id: (await newTournament({ drawn: true })).id }) },
  previewLateEntry: { input: async ({ newTournament }) => ({ id: (await newTournament({ drawn: true })).id }) },
  addLateEntry: { input: async ({ newTournament }) => ({ id: (await newTournament({ drawn: true })).id, entry: { name: 'Latecomer' } }) },
  swapEntries: {
    input: async ({ newTournament }) => {
      const { id, entries } = await newTournament({ drawn: true });
      return { id, a: entries[0]!.id, b: entries[1]!.id };
    },
  },
  getPlayList: { input: ({ tournament }) => ({ id: tournament.id }) },
  listActions: { input: ({ tournament }) => ({ id: tournament.id }) },
  previewUndo: { input: ({ newAction }) => newAction() },
  undoAction: { input: ({ newAction }) => newAction() },
  listTournamentGames: tournamentInput,
  listGroups: tournamentInput,
  decideGroup: { input: ({ tournament }) => ({ id: tournament.id, group: '1', how: 'lot', reason: '' }), ok: 422 },
  getBracket: { input: ({ tournament }) => ({ tournament: tournament.slug, role: 'winners' }) },
  getResults: tournamentInput,
  getRanking: { input: async ({ ranking }) => ({ ranking: (await ranking()).slug }) },
  getRankingPlayer: { input: async ({ ranking, playerId }) => ({ ranking: (await ranking()).slug, playerId }) },
  getMyRankingRow: { input: async ({ ranking }) => ({ ranking: (await ranking()).slug }) },
  listManagedRankings: clubInput,
  createRanking: { input: ({ organisation }) => ({ organisationId: organisation.id, name: 'Masters', scheme: premierLeagueNights }) },
  getManagedRanking: ofRanking,
  updateRanking: { input: async ({ ranking }) => ({ id: (await ranking()).id, description: 'The season of the club' }) },
  deleteRanking: { input: async ({ newRanking }) => ({ id: (await newRanking()).id }) },
  getRankingLaboratory: ofRanking,
  saveRankingScheme: { input: ({ scheme }) => scheme() },
  setRankingTournament: {
    input: async ({ ranking, tournament }) => ({ id: (await ranking()).id, tournamentId: tournament.id, category: 'open' }),
  },
  removeRankingTournament: {
    input: async ({ newRanking, tournament }) => ({ id: (await newRanking()).id, tournamentId: tournament.id }),
  },
  addRankingAdjustment: {
    input: async ({ ranking, playerId }) => ({ id: (await ranking()).id, playerId, points: -1, reason: 'Did not come' }),
  },
  removeRankingAdjustment: {
    input: async ({ newRanking }) => {
      const { id, adjustmentId } = await newRanking();
      return { id, adjustmentId };
    },
  },
  setRankingPlayer: {
    input: async ({ ranking, playerId }) => ({ id: (await ranking()).id, playerId, guest: false, category: 'women' }),
  },
  listPlayers: clubInput,
  createPlayer: { input: ({ organisation }) => ({ organisationId: organisation.id, name: 'Late Comer' }) },
  updatePlayer: { input: async ({ namesakes }) => ({ id: (await namesakes()).id, name: 'Jan Renamed', club: 'DC Test' }) },

  getGame: { input: ({ gameId }) => ({ id: gameId }) },
  recordEvents: { input: ({ visit }) => visit() },
  takeScorer: { input: ({ gameId }) => ({ id: gameId }) },
  callGame: { input: async ({ calledGame }) => ({ id: await calledGame(false) }) },
  releaseGame: { input: async ({ calledGame }) => ({ id: await calledGame(true) }) },
  moveGame: { input: async ({ calledGame }) => ({ id: await calledGame(false), before: null }) },
  setCalling: { input: async ({ calledGame }) => ({ id: await calledGame(false), held: true, boardId: null }) },
  setMarker: { input: ({ gameId }) => ({ id: gameId, playerId: null }) },
};

/** The valid call of an endpoint, without input by default. */
export const callOf = (name: EndpointName): { input: (world: World, caller: Caller) => unknown; ok?: number } =>
  (calls as Partial<Record<EndpointName, Call<never>>>)[name] ?? { input: () => ({}) };
