import { useState } from 'react';
import type { BoardScreen } from '@oche/api/contract/place';
import type { GameSummary } from '@oche/api/contract/game';
import { useUnderWay } from '../../shell/underWay.ts';
import { useKeepAwake } from './useKeepAwake.ts';
import { LostGames } from './LostGames.tsx';
import { PlayGame } from './PlayGame.tsx';
import { TabletFrame } from './TabletFrame.tsx';
import { useBoard } from './useBoard.ts';
import { useSendWaiting } from './useSendWaiting.ts';
import { WaitingBoard } from './WaitingBoard.tsx';

/**
 * The game that the tablet shows: the game on the board, except that a game begun here stays until the marker continues. Its result can
 * be read and undone even if the server has already put the next game on the board.
 */
const useShownGame = ({ game }: BoardScreen) => {
  const [held, setHeld] = useState<GameSummary | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // The board has another game now. If the same game comes back because its result was undone, it is shown again.
  if (done !== null && game?.id !== done) setDone(null);
  const onBoard = game && game.id !== done ? game : null;
  const isHeld = held !== null && held.id !== done;
  return {
    shown: isHeld ? held : onBoard,
    isHeld,
    hold: (next: GameSummary) => setHeld((before) => (before?.id === next.id ? before : next)),
    release() {
      setDone(held?.id ?? game?.id ?? null);
      setHeld(null);
    },
  };
};

/** The tablet of a board. It waits for a game, shows the called players, and scores the game. */
export function Tablet() {
  const { screen, reread } = useBoard();
  const { shown, isHeld, hold, release } = useShownGame(screen);
  const lost = <LostGames games={useSendWaiting(shown?.id ?? null)} />;
  useKeepAwake();
  useUnderWay(isHeld || shown?.phase === 'playing');
  if (!shown) {
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
    reread();
  };
  return <PlayGame key={shown.id} screen={screen} game={shown} lost={lost} onBegin={() => hold(shown)} onDone={finish} />;
}
