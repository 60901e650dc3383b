import { defineMessages } from '@oche/i18n/messages';

/** The shared texts for error codes of the API. */
export const messages = defineMessages({
  http: { id: 'error.http', defaultMessage: 'HTTP error! status: {status}', description: 'The status is a number such as 502.' },
  offline: { id: 'error.offline', defaultMessage: 'No answer from the server. Check the network and try again.' },
  invalid: { id: 'error.invalid', defaultMessage: 'Something in the form is not right yet.' },
  unauthenticated: { id: 'error.unauthenticated', defaultMessage: 'You are logged out. Log in again.' },
  forbidden: { id: 'error.forbidden', defaultMessage: 'You can see this, but not change it.' },
  'not-found': { id: 'error.not-found', defaultMessage: 'This no longer exists.' },
  taken: { id: 'error.taken', defaultMessage: 'That is already taken.' },
  changed: {
    id: 'error.changed',
    defaultMessage: 'Somebody else has changed this in the meantime. Load the page again, then repeat your change.',
  },
  behind: { id: 'error.behind', defaultMessage: 'Somebody else was quicker. The page now shows the latest state.' },
  'not-scorer': { id: 'error.not-scorer', defaultMessage: 'This game is now being scored on another screen.' },
  'has-dependents': { id: 'error.has-dependents', defaultMessage: 'Something else already depends on this.' },
  withdrawn: {
    id: 'error.withdrawn',
    defaultMessage: 'A player of this game has withdrawn. First undo the withdrawal, under Players.',
  },
  'no-place': {
    id: 'error.no-place',
    defaultMessage: 'This draw has no place left: no bye is free, or every group is full.',
  },
  'knockout-begun': {
    id: 'error.knockout-begun',
    defaultMessage: 'The knockout has begun, so nobody can join the groups any more.',
  },
  gone: { id: 'error.gone', defaultMessage: 'This link has been used or is too old.' },
  'limit-reached': {
    id: 'error.limit-reached',
    defaultMessage: 'The limit has been reached. Ask whoever runs this site to raise it.',
  },
  'too-large': { id: 'error.too-large', defaultMessage: 'That is too big.' },
  'too-many-requests': { id: 'error.too-many-requests', defaultMessage: 'Too many attempts. Wait a minute.' },
  unavailable: { id: 'error.unavailable', defaultMessage: 'The server cannot save right now. Try again in a moment.' },
  'unreadable-version': { id: 'error.unreadable-version', defaultMessage: 'This page is out of date. Reload it.' },
  internal: { id: 'error.internal', defaultMessage: 'Something went wrong on the server. Try again.' },
  'wrong-credentials': { id: 'error.wrong-credentials', defaultMessage: 'E-mail address and password do not match.' },
  locked: { id: 'error.locked', defaultMessage: 'This account is locked. Contact whoever runs this site.' },
  'last-admin': {
    id: 'error.last-admin',
    defaultMessage: 'Somebody else has to become an administrator first: without you there would be none.',
  },
  drawn: { id: 'error.drawn', defaultMessage: 'The draw has been made, so this cannot change any more.' },
  'not-drawn': { id: 'error.not-drawn', defaultMessage: 'Make the draw first.' },
  'already-started': { id: 'error.already-started', defaultMessage: 'The first darts have been thrown, so this cannot change any more.' },
  'no-fixtures': { id: 'error.no-fixtures', defaultMessage: 'The season has no matches yet. Plan its fixtures first.' },
  'too-few': { id: 'error.too-few', defaultMessage: 'Too few players are checked in.' },
  'odd-number': { id: 'error.odd-number', defaultMessage: 'An odd number of players is checked in. Add a player, or check one out.' },
  'single-players': { id: 'error.single-players', defaultMessage: 'Some players have no partner yet. Only pairs can be drawn.' },
  'too-many-entries': { id: 'error.too-many-entries', defaultMessage: 'A tournament can have 1,024 entries at most.' },
  'group-too-large': {
    id: 'error.group-too-large',
    defaultMessage: 'A group can have 32 players at most. Choose more groups, or a group size.',
  },
  'too-many-games': {
    id: 'error.too-many-games',
    defaultMessage: 'These groups would have more than 4,096 games. Choose smaller groups.',
  },
  'event-full': {
    id: 'error.event-full',
    defaultMessage: 'The tournaments of one event can have 8,192 open games at most. Put this one in an event of its own.',
  },
  'wrong-status': { id: 'error.wrong-status', defaultMessage: 'That is not possible at this stage of the tournament.' },
  'games-open': { id: 'error.games-open', defaultMessage: 'Some games are still to be played.' },
  'not-ready': { id: 'error.not-ready', defaultMessage: 'This game cannot be called yet.' },
  'player-busy': { id: 'error.player-busy', defaultMessage: 'A player of this game is playing or marking at another board.' },
  'no-free-board': { id: 'error.no-free-board', defaultMessage: 'No board is free.' },
  'unknown-code': { id: 'error.unknown-code', defaultMessage: 'No tablet shows this code. Codes change every few minutes.' },
  'not-a-competition': {
    id: 'error.not-a-competition',
    defaultMessage: 'Only competitions have seasons, and this is a club. Ask the operators of Oche for a competition.',
  },
  'nothing-to-decide': { id: 'error.nothing-to-decide', defaultMessage: 'There is nothing to decide here.' },
  'wrong-state': { id: 'error.wrong-state', defaultMessage: 'That is not possible at this stage of the season.' },
});

/** The text under a rejected field, by error code. */
export const fieldMessages = defineMessages({
  too_small: { id: 'error.field.too_small', defaultMessage: 'This is missing or too short.' },
  too_big: { id: 'error.field.too_big', defaultMessage: 'This is too long or too big.' },
  invalid_format: { id: 'error.field.invalid_format', defaultMessage: 'This is not in the right format.' },
  too_common: {
    id: 'error.field.too_common',
    defaultMessage: 'This password is too easy to guess. Choose another one.',
  },
  taken: { id: 'error.field.taken', defaultMessage: 'This is already taken.' },
  other: { id: 'error.field.other', defaultMessage: 'Something is not right here.' },
});
