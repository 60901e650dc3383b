import type { MatchCode } from '@oche/darts/match/matchCode';
import type { RuleCode } from '@oche/darts/x01/game';

/** General error codes with their HTTP status. */
export const generalCodes = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  behind: 409,
  'not-scorer': 409,
  'has-dependents': 409,
  withdrawn: 409,
  'no-place': 409,
  'knockout-begun': 409,
  taken: 409,
  'number-taken': 409,
  changed: 409,
  gone: 410,
  'too-large': 413,
  'too-many-requests': 429,
  'unreadable-version': 426,
  internal: 500,
  unavailable: 503,
} as const;

/** Error codes of tournaments and leagues with status 422, besides those of the rules of a game (`RuleCode`). */
export const tournamentCodes = [
  'wrong-credentials',
  'locked',
  'last-admin',
  'drawn',
  'not-drawn',
  'already-started',
  'too-few',
  'odd-number',
  'single-players',
  'too-many-entries',
  'group-too-large',
  'too-many-games',
  'event-full',
  'wrong-status',
  'games-open',
  'not-ready',
  'player-busy',
  'no-free-board',
  'limit-reached',
  'unknown-code',
  'nothing-to-decide',
  'not-a-competition',
  'wrong-state',
  'no-fixtures',
  'roster-closed',
  'other-team',
  'other-account',
  'other-birth-date',
  'played-together',
  'too-many',
  'hard-break',
  'not-eligible',
  'wrong-code',
  'too-early',
  'too-late',
] as const;

export type ErrorCode = keyof typeof generalCodes | (typeof tournamentCodes)[number] | RuleCode | MatchCode;

/** Body of every error response. `fields` has a code for each invalid field of the input, by its name on the wire. */
export type ErrorBody = { code: string; message: string; fields?: Record<string, string>; [extra: string]: unknown };

/** The error that a client throws for every response that is not 2xx. `status` is 0 if there was no response. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
  get code(): string {
    return this.body.code;
  }
}
