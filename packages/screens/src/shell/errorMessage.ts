import { ApiError, type ErrorCode } from '@oche/api/errors';
import { defineMessages, type Message } from '@oche/i18n/messages';
import type { IntlShape } from '@oche/i18n/createIntl';

/** Exported for the catalogues. */
export const messages = defineMessages({
  http: { id: 'error.http', defaultMessage: 'HTTP error! status: {status}', description: 'The status is a number such as 502.' },
  offline: { id: 'error.offline', defaultMessage: 'No answer from the server. Check the network and try again.' },
  invalid: { id: 'error.invalid', defaultMessage: 'Something in the form is not right yet.' },
  unauthenticated: { id: 'error.unauthenticated', defaultMessage: 'You are logged out. Log in again.' },
  forbidden: { id: 'error.forbidden', defaultMessage: 'You may look at this, but not change it.' },
  'not-found': { id: 'error.not-found', defaultMessage: 'It is not there any more.' },
  taken: { id: 'error.taken', defaultMessage: 'That is taken already.' },
  behind: { id: 'error.behind', defaultMessage: 'Somebody else was faster. The page now shows the latest state.' },
  'not-scorer': { id: 'error.not-scorer', defaultMessage: 'This game is now scored on another screen.' },
  'has-dependents': { id: 'error.has-dependents', defaultMessage: 'Something else already depends on this.' },
  gone: { id: 'error.gone', defaultMessage: 'This link has been used or is too old.' },
  'too-large': { id: 'error.too-large', defaultMessage: 'That is too big.' },
  'too-many-requests': { id: 'error.too-many-requests', defaultMessage: 'Too many attempts. Wait a minute.' },
  'unreadable-version': { id: 'error.unreadable-version', defaultMessage: 'This page is older than the server. Load it again.' },
  internal: { id: 'error.internal', defaultMessage: 'The server made a mistake. Try again.' },
  'wrong-credentials': { id: 'error.wrong-credentials', defaultMessage: 'E-mail and password do not fit together.' },
  drawn: { id: 'error.drawn', defaultMessage: 'The draw has been made, so this cannot change any more.' },
  'not-drawn': { id: 'error.not-drawn', defaultMessage: 'Make the draw first.' },
  'already-started': { id: 'error.already-started', defaultMessage: 'The first darts have been thrown, so this cannot change any more.' },
  'too-few': { id: 'error.too-few', defaultMessage: 'Too few players are checked in.' },
  'wrong-status': { id: 'error.wrong-status', defaultMessage: 'That is not possible in the tournament’s present state.' },
  'games-open': { id: 'error.games-open', defaultMessage: 'Some games are still to be played.' },
  'not-ready': { id: 'error.not-ready', defaultMessage: 'This game cannot be called yet.' },
  'player-busy': { id: 'error.player-busy', defaultMessage: 'That player is at another board.' },
  'no-free-board': { id: 'error.no-free-board', defaultMessage: 'No board is free.' },
  'unknown-code': { id: 'error.unknown-code', defaultMessage: 'No tablet shows this code. Codes change every few minutes.' },
  'nothing-to-decide': { id: 'error.nothing-to-decide', defaultMessage: 'There is nothing to decide here.' },
});

/** Exported for the catalogues. */
export const fieldMessages = defineMessages({
  too_small: { id: 'error.field.too_small', defaultMessage: 'This is missing or too short.' },
  too_big: { id: 'error.field.too_big', defaultMessage: 'This is too long or too big.' },
  invalid_format: { id: 'error.field.invalid_format', defaultMessage: 'This is not written as it should be.' },
  taken: { id: 'error.field.taken', defaultMessage: 'This is taken already.' },
  other: { id: 'error.field.other', defaultMessage: 'Something is not right here.' },
});

type Code = Exclude<keyof typeof messages, 'http'>;
/** Codes without a text here are the rules of a game; screens that score say those in their own words. */
const isCode = (code: string): code is Code => code !== 'http' && Object.hasOwn(messages, code);

/**
 * What to tell a person when a call was refused; `own` says it better where a screen knows more, by code:
 * `errorMessage(intl, error, { taken: messages.nameTaken })`.
 */
export function errorMessage(intl: IntlShape, error: unknown, own: Partial<Record<ErrorCode, Message>> = {}): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const better = own[error.code as ErrorCode];
  if (better) return intl.formatMessage(better);
  if (isCode(error.code)) return intl.formatMessage(messages[error.code]);
  return intl.formatMessage(messages.http, { status: error.status });
}

/** Which fields were refused: the code of each, by its wire name. Empty where the refusal is about no field. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? (error.body.fields ?? {}) : {};

/** What to say under a field that was refused with this code; undefined without one. `own` says it better, by code. */
export function fieldMessage(intl: IntlShape, code: string | undefined, own: Readonly<Record<string, Message>> = {}): string | undefined {
  if (code === undefined) return undefined;
  const known: Readonly<Record<string, Message>> = { ...fieldMessages, ...own };
  return intl.formatMessage(known[code] ?? fieldMessages.other);
}
