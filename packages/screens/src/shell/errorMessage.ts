import { ApiError, type ErrorCode } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import type { IntlShape } from '@oche/i18n/createIntl';
import { fieldMessages, messages } from './errorMessages.ts';

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
