import { ApiError, type ErrorCode } from '@oche/api/errors';
import type { Message } from '@oche/i18n/messages';
import type { IntlShape } from '@oche/i18n/createIntl';
import { fieldMessages, messages } from './errorMessages.ts';

type Code = Exclude<keyof typeof messages, 'http'>;
/** Some codes have no text here, such as those of broken rules of a game. Screens pass texts for them, or users only see the HTTP status. */
const isCode = (code: string): code is Code => code !== 'http' && Object.hasOwn(messages, code);

/**
 * The text to show after a failed call. A screen can pass more specific texts by code:
 * `errorMessage(intl, error, { taken: messages.nameTaken })`.
 */
export function errorMessage(intl: IntlShape, error: unknown, errorTexts: Partial<Record<ErrorCode, Message>> = {}): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const specific = errorTexts[error.code as ErrorCode];
  if (specific) return intl.formatMessage(specific);
  if (isCode(error.code)) return intl.formatMessage(messages[error.code]);
  return intl.formatMessage(messages.http, { status: error.status });
}

/** The error code of each rejected field, by its name in the request body. Empty if the error is not about a field. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? (error.body.fields ?? {}) : {};

/** The text to show under a field rejected with this code; undefined without a code. `errorTexts` overrides the shared texts, by code. */
export function fieldMessage(
  intl: IntlShape,
  code: string | undefined,
  errorTexts: Readonly<Record<string, Message>> = {},
): string | undefined {
  if (code === undefined) return undefined;
  const texts: Readonly<Record<string, Message>> = { ...fieldMessages, ...errorTexts };
  return intl.formatMessage(texts[code] ?? fieldMessages.other);
}
