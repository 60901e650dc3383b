import { useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { BracketGame, BracketRound } from './Bracket.tsx';
import { factsOf } from './facts.ts';
import type { Layout } from './layout.ts';
import { firstSpot, gameAt, spotOf, walk, type Spot } from './walk.ts';

/** The round with the most live games, otherwise the first with games to come; −1 once all games are over. */
const currentOf = (rounds: readonly BracketRound[]): number => {
  const maxLive = Math.max(0, ...rounds.map(({ games }) => factsOf(games).liveCount));
  return rounds.findIndex(({ games }) => (maxLive > 0 ? factsOf(games).liveCount === maxLive : factsOf(games).isOpen));
};

/** The page that is shown on a phone: the chosen one, otherwise the current round, otherwise the last. */
const pageOf = (chosen: number | null, rounds: readonly BracketRound[]): number => {
  const last = rounds.length - 1;
  if (chosen !== null) return Math.min(chosen, last);
  const current = currentOf(rounds);
  return current < 0 ? Math.max(0, last) : current;
};

type Options = {
  /** The element that contains the games. */
  ref: RefObject<HTMLElement | null>;
  /** All rounds, in the order of the layout's columns. */
  rounds: readonly BracketRound[];
  layout: Layout;
  third: BracketGame | undefined;
  isNarrow: boolean;
};

/** The game that Tab reaches (a roving tab index), and the round that a phone shows. They change together. */
export function useGameFocus({ ref, rounds, layout, third, isNarrow }: Options) {
  const [chosenPage, setPage] = useState<number | null>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const page = pageOf(chosenPage, rounds);

  /** The place of the game that contains the element. */
  const spotOfElement = (element: EventTarget): Spot | undefined => {
    const key = element instanceof Element ? element.closest('[data-game]')?.getAttribute('data-game') : undefined;
    return key == null ? undefined : spotOf(rounds, key, third);
  };
  /** Moves the focus from a game in the direction of a key; returns whether there is a game. */
  const moveFocus = (from: Spot, key: string): boolean => {
    const target = walk(layout, rounds, from, key, third !== undefined);
    const game = target && gameAt(rounds, target, third);
    if (!game) return false;
    // A game out of view may not be in the document. It has to be rendered before it can take the focus, which scrolls to it.
    flushSync(() => {
      setSpot(target);
      if (isNarrow) setPage(target === 'third' ? page : target.column);
    });
    ref.current?.querySelector<HTMLElement>(`[data-game="${CSS.escape(game.key)}"]`)?.focus();
    return true;
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.getAttribute('data-game');
    const focused = key === null ? undefined : spotOf(rounds, key, third);
    if (focused) setSpot(focused);
  };

  const tabStop = spot && gameAt(rounds, spot, third) ? spot : firstSpot(rounds);
  return { tabStop, page, setPage, spotOfElement, moveFocus, onFocus };
}
