import { useState } from 'react';
import type { BoardScreen } from '@oche/api/contract/place';
import type { GameSummary } from '@oche/api/contract/game';
import { useUnderWay } from '../../shell/underWay.ts';
import { useKeepAwake } from '../../parts/scoring/useKeepAwake.ts';
import { LostGames } from '../../parts/scoring/LostGames.tsx';
import { PlayGame } from './PlayGame.tsx';
import { TabletFrame } from './TabletFrame.tsx';
import { useBoard } from './useBoard.ts';
import { useSendWaiting } from '../../parts/scoring/useSendWaiting.ts';
import { WaitingBoard } from './WaitingBoard.tsx';

/**
 * The game that the tablet shows. It is the game on the board, except that a game started on this tablet stays until the marker
 * continues. Its result can be read and undone even if the server has already put the next game on the board.
 */
const useShownGame = ({ game }: BoardScreen) => {
  const [heldGame, setHeldGame] = useState<GameSummary | null>(null);
  const [doneId, setDoneId] = useState<string | null>(null);
  // The board has another game now. If the same game comes back because its result was undone, it is shown again.
  if (doneId !== null && game?.id !== doneId) setDoneId(null);
  const onBoard = game && game.id !== doneId ? game : null;
  const isHeld = heldGame !== null && heldGame.id !== doneId;
  return {
    shownGame: isHeld ? heldGame : onBoard,
    isHeld,
    hold: (next: GameSummary) => setHeldGame((previous) => (previous?.id === next.id ? previous : next)),
    release() {
      setDoneId(heldGame?.id ?? game?.id ?? null);
      setHeldGame(null);
    },
  };
};

/** The tablet of a board. It waits for a game, shows the called players, and scores the game. */
export function Tablet() {
  const { screen, refetch } = useBoard();
  const { shownGame, isHeld, hold, release } = useShownGame(screen);
  const lost = <LostGames games={useSendWaiting(shownGame?.id ?? null)} />;
  useKeepAwake();
  useUnderWay(isHeld || shownGame?.phase === 'playing');
  if (!shownGame) {
    return (
      <TabletFrame screen={screen}>
        <div className="flex flex-col bg-page">
          {lost}
          <div className="flex-1">
            <WaitingBoard screen={screen} />
          </div>
        </div>
      </TabletFrame>
    );
  }
  const finish = () => {
    release();
    refetch();
  };
  return <PlayGame key={shownGame.id} screen={screen} game={shownGame} lost={lost} onBegin={() => hold(shownGame)} onDone={finish} />;
}
