import { generalCodes, type ErrorCode } from '@oche/api/errors';

/** Refuses a request. Thrown anywhere in a handler, it rolls back the transaction and becomes the response, with status, code and `extra`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Record<string, unknown>;
  constructor(code: ErrorCode, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    // All other codes belong to rules of the sport or of a tournament.
    this.status = code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422;
    this.extra = extra;
  }
}

export const notFound = (what: string): Refusal => new Refusal('not-found', `${what} was not found.`);
export const forbidden = (): Refusal => new Refusal('forbidden', 'You may not do this.');
export const invalid = (fields: Record<string, string>): Refusal => new Refusal('invalid', 'Some fields are not valid.', { fields });

/** The row. @throws Refusal 404 if it is undefined */
export const found = <T>(row: T | undefined, what: string): T => {
  if (row === undefined) throw notFound(what);
  return row;
};
