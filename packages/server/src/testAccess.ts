import type { EndpointName } from '@oche/api/contract/endpoints';

/**
 * Who asks: somebody without a token · by one that has ended · a user who belongs to nothing here · a captain, an editor and an admin of the
 * organisation · the admin of another one · a super admin · one who acts as the admin · the tablet of the board that the game is on · the
 * tablet of a board elsewhere · the device that holds the key of the game.
 */
// prettier-ignore
export const callers = ['nobody', 'ended', 'user', 'captain', 'editor', 'admin', 'other', 'super', 'acting', 'board', 'farBoard', 'game'] as const;
export type Caller = (typeof callers)[number];

// prettier-ignore
const rows = {
  //             nobody ended user captain editor admin other super acting board farBoard game
  anybody:      'ok     ok    ok   ok      ok     ok    ok    ok    ok     ok    ok       ok',
  everybody:    'ok     401   ok   ok      ok     ok    ok    ok    ok     ok    ok       ok',
  loggedIn:     '401    401   ok   ok      ok     ok    ok    ok    ok     403   403      403',
  oneself:      '401    401   ok   ok      ok     ok    ok    ok    403    403   403      403',
  actingOnly:   '401    401   403  403     403    403   403   403   ok     403   403      403',
  managers:     '401    401   403  403     ok     ok    403   ok    ok     403   403      403',
  managersOnly: '401    401   404  404     ok     ok    404   ok    ok     403   403      403',
  admins:       '401    401   404  404     403    ok    404   ok    ok     403   403      403',
  scorers:      '401    401   403  403     ok     ok    403   ok    ok     ok    403      ok',
  boards:       '401    401   403  403     403    403   403   403   403    ok    ok       403',
  ofTheBoard:   '403    401   403  403     ok     ok    403   ok    ok     ok    403      403',
  superAdmins:  '401    401   403  403     403    403   403   ok    403    403   403      403',
};

/**
 * Every endpoint, and who gets an answer. `managers`: the thing is public, so that others are told that they may not change it.
 * `managersOnly`: others do not learn that it exists.
 */
export const access: Record<EndpointName, keyof typeof rows> = {
  register: 'everybody',
  login: 'everybody',
  askPasswordReset: 'everybody',
  resetPassword: 'everybody',
  logout: 'loggedIn',
  logoutEverywhere: 'oneself',
  askNameChange: 'oneself',
  confirmNameChange: 'everybody',
  askEmailChange: 'oneself',
  confirmEmailChange: 'everybody',
  changePassword: 'oneself',
  deleteAccount: 'oneself',
  listTestUsers: 'everybody',
  testLogin: 'everybody',
  getUser: 'anybody',
  updateLocale: 'loggedIn',
  broadcastingAuth: 'ofTheBoard',

  listMembers: 'managersOnly',
  inviteMember: 'admins',
  changeMember: 'admins',
  dismissMember: 'admins',
  invitePlayer: 'managersOnly',
  withdrawInvitation: 'managersOnly',
  unlinkPlayer: 'managersOnly',
  getInvitation: 'everybody',
  acceptInvitation: 'oneself',

  listMyPlayers: 'loggedIn',
  getMyStatistics: 'loggedIn',
  listMyGames: 'loggedIn',
  listMyTournaments: 'loggedIn',

  listNotifications: 'loggedIn',
  countNotifications: 'loggedIn',
  markNotificationRead: 'oneself',
  markNotificationsRead: 'oneself',

  createOrganisation: 'loggedIn',
  listAvailableOrganisations: 'loggedIn',
  getCompetitionContext: 'everybody',
  createSeason: 'managersOnly',
  setLogo: 'admins',
  getSiteText: 'everybody',

  listAccounts: 'superAdmins',
  getAccount: 'superAdmins',
  updateAccount: 'superAdmins',
  impersonate: 'superAdmins',
  stopImpersonating: 'actingOnly',
  listImpersonations: 'superAdmins',
  listOrganisations: 'superAdmins',
  createCompetition: 'superAdmins',
  getOrganisation: 'superAdmins',
  updateOrganisation: 'superAdmins',
  setMember: 'superAdmins',
  removeMember: 'superAdmins',
  getGeneralAnalytics: 'superAdmins',
  getTournamentAnalytics: 'superAdmins',

  listLocations: 'managersOnly',
  createLocation: 'managersOnly',
  updateLocation: 'managersOnly',
  updateBoard: 'managersOnly',
  listEvents: 'managersOnly',
  createEvent: 'managersOnly',
  getEvent: 'everybody',
  updateEvent: 'managers',
  listEventBoards: 'managers',
  reserveBoard: 'managers',
  createPairingCode: 'everybody',
  getPairingCode: 'everybody',
  pairBoard: 'managersOnly',
  unpairBoard: 'managersOnly',
  getBoard: 'boards',
  callOrganiser: 'boards',
  withdrawCall: 'boards',
  answerCall: 'managersOnly',

  getHome: 'everybody',
  listTournaments: 'everybody',
  listManagedTournaments: 'managersOnly',
  createTournament: 'managersOnly',
  getTournament: 'everybody',
  updateTournament: 'managers',
  setTournamentStatus: 'managers',
  listEntries: 'everybody',
  previewEntries: 'managers',
  addEntries: 'managers',
  updateEntry: 'managers',
  checkInAll: 'managers',
  withdrawEntry: 'managers',
  reenterEntry: 'managers',
  removeEntry: 'managers',
  drawTournament: 'managers',
  undoDraw: 'managers',
  previewLateEntry: 'managers',
  addLateEntry: 'managers',
  swapEntries: 'managers',
  getPlayList: 'managers',
  listTournamentGames: 'everybody',
  listGroups: 'everybody',
  decideGroup: 'managers',
  getBracket: 'everybody',
  getResults: 'everybody',
  listPlayers: 'managersOnly',
  createPlayer: 'managersOnly',
  updatePlayer: 'managersOnly',

  getGame: 'everybody',
  listLiveGames: 'everybody',
  recordEvents: 'scorers',
  takeScorer: 'scorers',
  callGame: 'managers',
  releaseGame: 'managers',
  setMarker: 'managers',
};

/** What each caller is answered by an endpoint: `ok`, or the status of the refusal. */
export const answersTo = (name: EndpointName): Record<Caller, 'ok' | number> => {
  const cells = rows[access[name]].split(/\s+/);
  return Object.fromEntries(callers.map((caller, at) => [caller, cells[at] === 'ok' ? 'ok' : Number(cells[at])])) as never;
};
