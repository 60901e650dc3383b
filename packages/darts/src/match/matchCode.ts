/** All reasons for which the rules reject an event of a match. A screen has a sentence for each. */
export const matchCodes = [
  'unknown-version',
  'wrong-state',
  'other-side',
  'unknown-part',
  'unknown-game',
  'unknown-player',
  'unknown-target',
  'not-yours',
  'already-revealed',
  'not-revealed',
  'lineup-closed',
  'invalid-lineup',
  'not-your-turn',
  'game-begun',
  'too-many-substitutes',
  'taken-out',
  'sheet-full',
  'invalid-boards',
  'invalid-fact',
  'facts-known',
  'invalid-score',
  'has-games',
  'reason-needed',
  'result-only',
] as const;
/** One of `matchCodes`: why an event was rejected. */
export type MatchCode = (typeof matchCodes)[number];
