import type { LinkedGame } from './links.ts';
import type { GameProgress, GameResult, Outcome, Side } from './progress.ts';
import type { Slot } from './slot.ts';

/** A game of the open draw. Everything that a look at it needs is in here: in a large draw each step aside is what costs. */
export type OpenGame = {
  link: LinkedGame;
  /** its place in the order of play */
  turn: number;
  one: Slot;
  two: Slot;
  /** the games that its sides come from, where they do */
  oneFrom: OpenGame | null;
  twoFrom: OpenGame | null;
  followers: readonly OpenGame[];
  result: GameResult | null;
  state: GameProgress;
  /** whether its stored result does not fit its sides */
  conflicted: boolean;
  /** what both were before the game was looked at last, to tell what has changed and to take it back */
  before: GameProgress;
  wasConflicted: boolean;
};

/** What is told of a game with these sides and this outcome. */
export const progressOf = (
  { ref, stage, key }: Pick<GameProgress, 'ref' | 'stage' | 'key'>,
  one: Side,
  two: Side,
  outcome: Outcome | null,
): GameProgress => ({
  ref,
  stage,
  key,
  sides: [one, two],
  outcome,
  ready: outcome === null && one.kind === 'entry' && two.kind === 'entry',
});

/** Whether an entry is on a side. */
export const isIn = (entry: string, { sides }: GameProgress): boolean =>
  sides.some((side) => side.kind === 'entry' && side.entry === entry);

/** Where entries come into a draw. */
export type EntryIndex = { note(game: OpenGame): void; startsOf(entry: string): Iterable<OpenGame> };

/** The games where entries come in: by a slot or by a rank. Whoever has left a game since does no harm in here. */
export function indexEntries(): EntryIndex {
  const starts = new Map<string, Set<OpenGame>>();
  return {
    note(game) {
      game.state.sides.forEach((side, i) => {
        if (side.kind !== 'entry' || (i === 0 ? game.oneFrom : game.twoFrom)) return;
        const noted = starts.get(side.entry);
        if (noted) noted.add(game);
        else starts.set(side.entry, new Set([game]));
      });
    },
    startsOf: (entry) => starts.get(entry) ?? [],
  };
}
