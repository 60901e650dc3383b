import type { MatchStructure } from './structure.ts';

/** For tests: two singles and a pair, first to two legs, whose lineups are named before the match. */
export const small: MatchStructure = {
  v: 1,
  sheet: { least: 1, full: 2, most: 4 },
  throwsFirst: { first: 'home', then: 'alternate' },
  formats: { s: { start: 501, legs: { firstTo: 2 } } },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ n: 2, size: 1, format: 's' }] },
    { id: 'b', lineup: 'blind-block', games: [{ size: 2, format: 's', points: 2 }] },
  ],
};
