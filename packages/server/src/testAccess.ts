import type { Access } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';

/**
 * Who asks: somebody without a token · by one that has ended · a user who belongs to nothing here · an editor and an admin of the
 * organisation · the admin of another one · a super admin · one who acts as the admin · the tablet of the board that the game is on · the
 * tablet of a board elsewhere · the device that holds the key of the game.
 */
// prettier-ignore
export const callers = ['nobody', 'ended', 'user', 'editor', 'admin', 'other', 'super', 'acting', 'board', 'farBoard', 'game'] as const;
export type Caller = (typeof callers)[number];

// prettier-ignore
const rows = {
  //             nobody ended user editor admin other super acting board farBoard game
  anybody:      'ok     ok    ok   ok     ok    ok    ok    ok     ok    ok       ok',
  everybody:    'ok     401   ok   ok     ok    ok    ok    ok     ok    ok       ok',
  loggedIn:     '401    401   ok   ok     ok    ok    ok    ok     403   403      403',
  oneself:      '401    401   ok   ok     ok    ok    ok    403    403   403      403',
  actingOnly:   '401    401   403  403    403   403   403   ok     403   403      403',
  managers:     '401    401   403  ok     ok    403   ok    ok     403   403      403',
  managersOnly: '401    401   404  ok     ok    404   ok    ok     403   403      403',
  admins:       '401    401   404  403    ok    404   ok    ok     403   403      403',
  scorers:      '401    401   403  ok     ok    403   ok    ok     ok    403      ok',
  boards:       '401    401   403  403    403   403   403   403    ok    ok       403',
  ofTheBoard:   '403    401   403  ok     ok    403   ok    ok     ok    403      403',
  superAdmins:  '401    401   403  403    403   403   ok    403    403   403      403',
};

/** Who gets an answer by the contract's word for it. */
const usual: Record<Exclude<Access, 'organiser'>, keyof typeof rows> = {
  public: 'everybody',
  user: 'loggedIn',
  board: 'boards',
  scorer: 'scorers',
  admin: 'admins',
  superadmin: 'superAdmins',
};

/**
 * Endpoints of which the contract's word does not say everything. `managers`: the thing is public, so that others are told that they may not
 * change it. `managersOnly`: others do not learn that it exists. Every endpoint for organisers is one of the two.
 */
const access: Partial<Record<EndpointName, keyof typeof rows>> = {
  logoutEverywhere: 'oneself',
  askNameChange: 'oneself',
  askEmailChange: 'oneself',
  changePassword: 'oneself',
  deleteAccount: 'oneself',
  getUser: 'anybody',
  broadcastingAuth: 'ofTheBoard',

  listMembers: 'managersOnly',
  invitePlayer: 'managersOnly',
  withdrawInvitation: 'managersOnly',
  unlinkPlayer: 'managersOnly',
  acceptInvitation: 'oneself',

  markNotificationRead: 'oneself',
  markNotificationsRead: 'oneself',

  createSeason: 'managersOnly',

  stopImpersonating: 'actingOnly',

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
  undoDraw: 'managers',
  previewLateEntry: 'managers',
  addLateEntry: 'managers',
  swapEntries: 'managers',
  getPlayList: 'managers',
  decideGroup: 'managers',
  listPlayers: 'managersOnly',
  createPlayer: 'managersOnly',
  updatePlayer: 'managersOnly',

  callGame: 'managers',
  releaseGame: 'managers',
  setMarker: 'managers',
};

function rowOf(name: EndpointName): keyof typeof rows {
  const word: Access = endpoints[name].access;
  const row = access[name] ?? (word === 'organiser' ? undefined : usual[word]);
  if (!row) throw new Error(`Say in testAccess.ts whether others may know of what ${name} changes: managers or managersOnly.`);
  return row;
}

/** What each caller is answered by an endpoint: `ok`, or the status of the refusal. */
export const answersTo = (name: EndpointName): Record<Caller, 'ok' | number> => {
  const cells = rows[rowOf(name)].split(/\s+/);
  return Object.fromEntries(callers.map((caller, at) => [caller, cells[at] === 'ok' ? 'ok' : Number(cells[at])])) as never;
};
