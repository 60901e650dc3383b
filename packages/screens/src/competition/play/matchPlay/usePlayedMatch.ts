import { createContext, useContext } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import { nextStep, type NextStep } from '@oche/darts/match/callOrder';
import type { FoldedGame } from '@oche/darts/match/state';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import type { Numbered } from '../../../parts/people/playerNames.ts';

/** The match of the page, of which this device scores one game after another. */
export type PlayedMatch = {
  match: UsedMatch;
  /** the key of the game on the screen */
  current: string;
  /** what follows the game on the screen */
  next: NextStep;
  /** Opens the page of a game. Works without a network if nobody has scored it yet. */
  open: (key: string) => void;
  /** Opens what there is to do before the next game. */
  openBetween: () => void;
  /** The result of a game on this device, which the server may not know yet; null if the game goes on. */
  setResult: (key: string, result: FoldedGame | null) => void;
  /** Remembers the names of players whom the sheet does not know yet. */
  addNames: (players: readonly Numbered[]) => void;
  /** the address of the sheet; null if the user cannot open it */
  sheetHref: string | null;
};

export const PlayedMatchContext = createContext<PlayedMatch | null>(null);

/** Throws outside the page of a match. */
export function usePlayedMatch(): PlayedMatch {
  const played = useContext(PlayedMatchContext);
  if (!played) throw new Error('usePlayedMatch() was called outside a <PlayedMatchContext>.');
  return played;
}

const isOnBoardOf = (game: GameSummary | undefined, other: GameSummary | undefined): boolean =>
  game?.phase === 'called' && game.board !== null && game.board.id === other?.board?.id;

/** What this device plays after a game. Games on other boards are left to the devices there. */
export function stepAfter({ state, gameOf }: UsedMatch, current: string): NextStep {
  const running = state.games.filter(({ status }) => status === 'called' || status === 'playing');
  const elsewhere = running.filter(({ key }) => !isOnBoardOf(gameOf(key), gameOf(current)));
  return nextStep(
    state,
    elsewhere.map(({ key }) => key),
  );
}
