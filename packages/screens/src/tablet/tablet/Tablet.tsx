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
 * Which game the tablet shows. What the board has, except that a game that was begun here stays until the marker goes on:
 * its result is read and may be taken back, also when the server has put the next one on the board meanwhile.
 */
const useShownGame = ({ game }: BoardScreen) => {
  const [held, setHeld] = useState<GameSummary | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // The server has moved on: should the same game come back, because its result was taken back, it is shown again.
  if (done !== null && game?.id !== done) setDone(null);
  const onBoard = game && game.id !== done ? game : null;
  const isHeld = held !== null && held.id !== done;
  return {
    shown: isHeld ? held : onBoard,
    isHeld,
    hold: (next: GameSummary) => setHeld((before) => (before?.id === next.id ? before : next)),
    letGo() {
      setDone(held?.id ?? game?.id ?? null);
      setHeld(null);
    },
  };
};

/** The tablet of a board: waits for a game, shows who is called, scores it. */
export function Tablet() {
  const { screen, reread } = useBoard();
  const { shown, isHeld, hold, letGo } = useShownGame(screen);
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
  const goOn = () => {
    letGo();
    reread();
  };
  return <PlayGame key={shown.id} screen={screen} game={shown} lost={lost} onBegin={() => hold(shown)} onDone={goOn} />;
}
