import { ApiError, type ErrorCode } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import type { IntlShape } from '@oche/i18n/createIntl';
import { fieldMessages, messages } from './errorMessages.ts';

type Code = Exclude<keyof typeof messages, 'http'>;
/** Codes without a text here are broken rules of a game; the scoring screens have their own texts for those. */
const isCode = (code: string): code is Code => code !== 'http' && Object.hasOwn(messages, code);

/**
 * The text to show after a failed call. A screen that knows more passes its own texts by code:
 * `errorMessage(intl, error, { taken: messages.nameTaken })`.
 */
export function errorMessage(intl: IntlShape, error: unknown, own: Partial<Record<ErrorCode, Message>> = {}): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const specific = own[error.code as ErrorCode];
  if (specific) return intl.formatMessage(specific);
  if (isCode(error.code)) return intl.formatMessage(messages[error.code]);
  return intl.formatMessage(messages.http, { status: error.status });
}

/** The error code of each rejected field, by its name in the request body. Empty if the error is not about a field. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? (error.body.fields ?? {}) : {};

/** The text to show under a field rejected with this code; undefined without a code. `own` overrides the shared texts, by code. */
export function fieldMessage(intl: IntlShape, code: string | undefined, own: Readonly<Record<string, Message>> = {}): string | undefined {
  if (code === undefined) return undefined;
  const known: Readonly<Record<string, Message>> = { ...fieldMessages, ...own };
  return intl.formatMessage(known[code] ?? fieldMessages.other);
}
