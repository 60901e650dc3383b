import type { BracketGame, BracketRound } from './Bracket.tsx';
import type { Drawing, Shape } from './layout.ts';

/** Facts that are derived from the games of a round. */
type Facts = Shape & {
  hidden: number[];
  /** A game is live or still to come. */
  isOpen: boolean;
  /** Index of the first live game; −1 for none. */
  firstLive: number;
  liveCount: number;
  /** Indexes of the followed player's games. */
  followed: number[];
};

const cache = new WeakMap<readonly BracketGame[], Facts>();

/** Cached by the array of games: after a changed score, all rounds but one have the same games as before. */
export function factsOf(games: readonly BracketGame[]): Facts {
  const cached = cache.get(games);
  if (cached) return cached;
  const facts: Facts = { count: games.length, isTagged: false, hidden: [], isOpen: false, firstLive: -1, liveCount: 0, followed: [] };
  for (let index = 0; index < games.length; index++) {
    const { state, tag, hidden, sides } = games[index]!;
    if (hidden) facts.hidden.push(index);
    else if (tag !== undefined) facts.isTagged = true;
    if (state === 'live' && facts.firstLive < 0) facts.firstLive = index;
    if (state === 'live') facts.liveCount++;
    if (state === 'live' || (state === 'waiting' && !hidden)) facts.isOpen = true;
    if (sides[0].followed || sides[1].followed) facts.followed.push(index);
  }
  cache.set(games, facts);
  return facts;
}

const shapeOf = ({ games }: BracketRound): Shape => {
  const { count, isTagged, hidden } = factsOf(games);
  return { count, isTagged, hidden };
};

export type Plan = {
  rounds: readonly BracketRound[];
  lower?: readonly BracketRound[];
  finals?: readonly BracketRound[];
  third?: BracketGame | undefined;
};

/** The parts of a plan that determine the positions of games. A changed score does not change them. */
export const shapesOf = ({ rounds, lower = [], finals = [], third }: Plan): Pick<Drawing, 'rounds' | 'lower' | 'finals' | 'hasThird'> => ({
  rounds: rounds.map(shapeOf),
  lower: lower.map(shapeOf),
  finals: finals.map(shapeOf),
  hasThird: third !== undefined,
});
