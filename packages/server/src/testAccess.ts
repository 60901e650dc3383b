import type { Access } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';

/**
 * Kinds of callers, in this order: without a token · with a revoked token · a user without a role · an editor and an admin of the organisation ·
 * the admin of another organisation · a super admin · a super admin who impersonates the admin · the tablet of the game's board · the tablet of
 * another location · the device with the key of the game.
 */
// prettier-ignore
export const callers = ['nobody', 'revoked', 'user', 'editor', 'admin', 'other', 'super', 'impersonator', 'board', 'otherBoard', 'game'] as const;
export type Caller = (typeof callers)[number];

// prettier-ignore
const rows = {
  //               nobody revoked user editor admin other super impersonator board otherBoard game
  anyToken:      'ok     ok      ok   ok     ok    ok    ok    ok           ok    ok         ok',
  public:        'ok     401     ok   ok     ok    ok    ok    ok           ok    ok         ok',
  loggedIn:      '401    401     ok   ok     ok    ok    ok    ok           403   403        403',
  selfOnly:      '401    401     ok   ok     ok    ok    ok    403          403   403        403',
  impersonators: '401    401     403  403    403   403   403   ok           403   403        403',
  managers:      '401    401     403  ok     ok    403   ok    ok           403   403        403',
  managersOnly:  '401    401     404  ok     ok    404   ok    ok           403   403        403',
  admins:        '401    401     404  403    ok    404   ok    ok           403   403        403',
  scorers:       '401    401     403  ok     ok    403   ok    ok           ok    403        ok',
  boards:        '401    401     403  403    403   403   403   403          ok    ok         403',
  boardChannel:  '403    401     403  ok     ok    403   ok    ok           ok    403        403',
  superAdmins:   '401    401     403  403    403   403   ok    403          403   403        403',
};

/** The row for each `access` of the contract. */
const rowsByAccess: Record<Exclude<Access, 'organiser'>, keyof typeof rows> = {
  public: 'public',
  user: 'loggedIn',
  board: 'boards',
  scorer: 'scorers',
  admin: 'admins',
  captain: 'managers',
  match: 'managers',
  superadmin: 'superAdmins',
};

/**
 * Endpoints that need a more precise row than the `access` of the contract. `managers`: the thing is public, so others get a 403.
 * `managersOnly`: others get a 404 and do not learn that it exists. Every endpoint for organisers is one of the two.
 */
const access: Partial<Record<EndpointName, keyof typeof rows>> = {
  logoutEverywhere: 'selfOnly',
  askNameChange: 'selfOnly',
  askEmailChange: 'selfOnly',
  changePassword: 'selfOnly',
  deleteAccount: 'selfOnly',
  getUser: 'anyToken',
  broadcastingAuth: 'boardChannel',

  listMembers: 'managersOnly',
  invitePlayer: 'managersOnly',
  withdrawInvitation: 'managersOnly',
  unlinkPlayer: 'managersOnly',
  acceptInvitation: 'selfOnly',
  claimTeam: 'selfOnly',

  updateMailSettings: 'selfOnly',
  renewMyCalendar: 'selfOnly',
  endMyCalendar: 'selfOnly',
  markNotificationRead: 'selfOnly',
  markNotificationsRead: 'selfOnly',

  listAvailableOrganisations: 'loggedIn',
  getManagedCompetition: 'managersOnly',
  createSeason: 'managersOnly',
  listFinalDivisions: 'managersOnly',
  updateSeason: 'managersOnly',
  setSeasonStatus: 'managersOnly',
  createTeam: 'managersOnly',
  listFormerTeams: 'managersOnly',
  listTeamRegistrations: 'managersOnly',
  answerRegistration: 'managersOnly',
  addExistingTeams: 'managersOnly',
  previewWithdrawal: 'managers',
  withdrawTeam: 'managers',
  createGroup: 'managersOnly',
  updateGroup: 'managersOnly',
  deleteGroup: 'managersOnly',
  previewImport: 'managersOnly',
  applyImport: 'managersOnly',
  addPenalty: 'managers',
  updatePenalty: 'managersOnly',
  previewGroupRules: 'managersOnly',
  correctionEffects: 'managersOnly',
  decideTie: 'managersOnly',
  drawCupRound: 'managersOnly',
  undoCupRound: 'managersOnly',
  setMatchdays: 'managersOnly',
  listBlockedDates: 'managersOnly',
  setBlockedDates: 'managersOnly',
  listWishes: 'managersOnly',
  setWishes: 'managersOnly',
  getFixtures: 'managersOnly',
  listLocationEvenings: 'managersOnly',
  planFixtures: 'managersOnly',
  applyFixtures: 'managersOnly',
  moveMatch: 'managersOnly',
  swapHome: 'managersOnly',
  lockMatch: 'managersOnly',
  listFreeEvenings: 'managersOnly',

  addPicture: 'managersOnly',
  listNews: 'managersOnly',
  getNews: 'managersOnly',
  createNews: 'managersOnly',
  updateNews: 'managersOnly',
  setNewsState: 'managersOnly',
  deleteNews: 'managersOnly',
  listBoardMembers: 'managersOnly',
  createBoardMember: 'managersOnly',
  updateBoardMember: 'managersOnly',
  orderBoardMembers: 'managersOnly',
  deleteBoardMember: 'managersOnly',
  getSite: 'managersOnly',
  updateSite: 'managersOnly',
  listDocuments: 'managersOnly',
  createDocument: 'managersOnly',
  updateDocument: 'managersOnly',
  replaceDocument: 'managersOnly',
  deleteDocument: 'managersOnly',

  stopImpersonating: 'impersonators',

  listLocations: 'managersOnly',
  createLocation: 'managersOnly',
  updateLocation: 'managersOnly',
  updateBoard: 'managersOnly',
  listEvents: 'managersOnly',
  createEvent: 'managersOnly',
  updateEvent: 'managers',
  listEventBoards: 'managers',
  reserveBoard: 'managers',
  pairBoard: 'managersOnly',
  unpairBoard: 'managersOnly',
  answerCall: 'managersOnly',

  listManagedTournaments: 'managersOnly',
  createTournament: 'managersOnly',
  updateTournament: 'managers',
  setTournamentStatus: 'managers',
  previewEntries: 'managers',
  addEntries: 'managers',
  updateEntry: 'managers',
  checkInAll: 'managers',
  withdrawEntry: 'managers',
  reenterEntry: 'managers',
  removeEntry: 'managers',
  drawTournament: 'managers',
  drawPairs: 'managers',
  splitPairs: 'managers',
  undoDraw: 'managers',
  previewLateEntry: 'managers',
  addLateEntry: 'managers',
  swapEntries: 'managers',
  getPlayList: 'managers',
  listActions: 'managers',
  previewUndo: 'managers',
  undoAction: 'managers',
  decideGroup: 'managers',
  listManagedRankings: 'managersOnly',
  createRanking: 'managersOnly',
  getManagedRanking: 'managers',
  updateRanking: 'managers',
  deleteRanking: 'managers',
  getRankingLaboratory: 'managers',
  saveRankingScheme: 'managers',
  setRankingTournament: 'managers',
  removeRankingTournament: 'managers',
  addRankingAdjustment: 'managers',
  removeRankingAdjustment: 'managers',
  setRankingPlayer: 'managers',
  listPlayers: 'managersOnly',
  createPlayer: 'managersOnly',
  updatePlayer: 'managersOnly',
  listMergedPlayers: 'managersOnly',
  previewMerge: 'managersOnly',
  mergePlayers: 'managersOnly',
  splitPlayer: 'managersOnly',

  callGame: 'managers',
  releaseGame: 'managers',
  moveGame: 'managers',
  setCalling: 'managers',
  setMarker: 'managers',
};

function rowOf(name: EndpointName): keyof typeof rows {
  const contractAccess: Access = endpoints[name].access;
  const row = access[name] ?? (contractAccess === 'organiser' ? undefined : rowsByAccess[contractAccess]);
  if (!row)
    throw new Error(`Add ${name} to testAccess.ts: as managers if others may know that the thing exists, otherwise as managersOnly.`);
  return row;
}

/** The expected response of an endpoint to each caller: `ok`, or the status of the refusal. */
export const expectedOf = (name: EndpointName): Record<Caller, 'ok' | number> => {
  const cells = rows[rowOf(name)].split(/\s+/);
  return Object.fromEntries(callers.map((caller, index) => [caller, cells[index] === 'ok' ? 'ok' : Number(cells[index])])) as never;
};
