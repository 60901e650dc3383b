import { generalCodes, type ErrorCode } from '@oche/api/errors';

/** A request that is refused: thrown anywhere in a handler, rolled back, answered with its status, code and extras. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Record<string, unknown>;
  constructor(code: ErrorCode, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    // every code that is not a general one is a rule of the sport or of the tournament
    this.status = code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422;
    this.extra = extra;
  }
}

export const notFound = (what: string): Refusal => new Refusal('not-found', `${what} was not found.`);
export const forbidden = (): Refusal => new Refusal('forbidden', 'You may not do this.');
export const invalid = (fields: Record<string, string>): Refusal => new Refusal('invalid', 'Some fields are not valid.', { fields });

/** The row, or 404. */
export const found = <T>(row: T | undefined, what: string): T => {
  if (row === undefined) throw notFound(what);
  return row;
};
