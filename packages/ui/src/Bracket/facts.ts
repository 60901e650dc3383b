import type { BracketGame, BracketRound } from './Bracket.tsx';
import type { Drawing, Shape } from './layout.ts';

/** What the games of a round say together. */
type Facts = Shape & {
  hidden: number[];
  /** A game is on, or still to come. */
  isOpen: boolean;
  /** the first game that is on; −1 for none */
  live: number;
  /** how many games are on */
  on: number;
  /** games of the followed player */
  followed: number[];
};

const known = new WeakMap<readonly BracketGame[], Facts>();

/** Each round is asked again and again, and all but one are the same as before. */
export function factsOf(games: readonly BracketGame[]): Facts {
  const before = known.get(games);
  if (before) return before;
  const facts: Facts = { count: games.length, isTagged: false, hidden: [], isOpen: false, live: -1, on: 0, followed: [] };
  for (let index = 0; index < games.length; index++) {
    const { state, tag, hidden, sides } = games[index]!;
    if (hidden) facts.hidden.push(index);
    else if (tag !== undefined) facts.isTagged = true;
    if (state === 'live' && facts.live < 0) facts.live = index;
    if (state === 'live') facts.on++;
    if (state === 'live' || (state === 'waiting' && !hidden)) facts.isOpen = true;
    if (sides[0].followed || sides[1].followed) facts.followed.push(index);
  }
  known.set(games, facts);
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

/** All of a plan that moves a game: a changed score is not in it. */
export const shapesOf = ({ rounds, lower = [], finals = [], third }: Plan): Pick<Drawing, 'rounds' | 'lower' | 'finals' | 'hasThird'> => ({
  rounds: rounds.map(shapeOf),
  lower: lower.map(shapeOf),
  finals: finals.map(shapeOf),
  hasThird: third !== undefined,
});
