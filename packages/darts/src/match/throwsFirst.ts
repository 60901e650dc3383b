import type { Format, Starter } from '../x01/format.ts';
import type { MatchGame } from './games.ts';
import type { Side, ThrowsFirst } from './structure.ts';

/** Who throws first in leg 1 of a game. `toss-winner` is the side that the `toss` event names. */
export type FirstThrow = 'home' | 'away' | 'toss-winner' | 'toss-loser' | 'bull-up';

const opposite = { home: 'away', away: 'home', 'toss-winner': 'toss-loser' } as const;

/** Who throws first in a game under this rule. `index` counts the games of the rule from 0. */
export function firstThrow({ first, then }: ThrowsFirst, index: number): FirstThrow {
  if (then === 'bull-up' && (index > 0 || first === 'bull-up')) return 'bull-up';
  // A bull-up that decides more than the first game is recorded like a toss.
  const begins = first === 'home' || first === 'away' ? first : 'toss-winner';
  return then === 'alternate' && index % 2 === 1 ? opposite[begins] : begins;
}

/** Whether the game waits until a toss has been recorded. */
export const needsToss = ({ throwsFirst }: Pick<MatchGame, 'throwsFirst'>): boolean =>
  throwsFirst === 'toss-winner' || throwsFirst === 'toss-loser';

/** The `starter` of a game's format; null while the toss is missing. Home is the first side of every game. */
export function starterOf(throwsFirst: FirstThrow, toss: Side | null): Starter | null {
  if (throwsFirst === 'bull-up') return 'bull-up';
  if (throwsFirst === 'home') return 'first';
  if (throwsFirst === 'away') return 'second';
  if (toss === null) return null;
  return (toss === 0) === (throwsFirst === 'toss-winner') ? 'first' : 'second';
}

/** The format for the `start` event of a game; null while the toss is missing. */
export function formatOf({ format, throwsFirst }: MatchGame, toss: Side | null): Format | null {
  const starter = starterOf(throwsFirst, toss);
  return starter && { ...format, starter };
}
