import { useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { BoardScreen } from '@oche/api/contract/place';
import type { UsedGame } from '@oche/api/useGame';
import { hint } from '@oche/darts/x01/checkout';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Scoreboard } from '@oche/ui/Scoreboard';
import { useScoreboard } from '../../shell/useScoreboard.ts';
import { words } from '../../shell/words.ts';
import { Conflict } from './Conflict.tsx';
import { EntryPad } from './EntryPad.tsx';
import { Finished } from './Finished.tsx';
import { Question } from './Question.tsx';
import { createTypedTotal } from './typedTotal.ts';
import type { EntryMode } from './useEntryMode.ts';
import { useScoring } from './useScoring.ts';
import { VisitPrompt } from './VisitPrompt.tsx';
import { Visits } from './Visits.tsx';

type Props = {
  play: UsedGame;
  game: GameState;
  summary: GameSummary;
  screen: BoardScreen;
  mode: EntryMode;
  onModeChange: (mode: EntryMode) => void;
  /** something was written here */
  onWrite: () => void;
  onDone: () => void;
};

const noDarts: DartCode[] = [];
const nothingTyped = createTypedTotal();

/** A running game: the beds, the chalk, and at the right what is to be done now. Nothing moves from one state to the next. */
export function GameView({ play, game, summary, screen, mode, onModeChange, onWrite, onDone }: Props) {
  const { formatMessage } = useIntl();
  const [darts, setThrown] = useState<DartCode[]>(noDarts);
  const [typed] = useState(createTypedTotal);
  const thrown = mode === 'darts' ? darts : noDarts;
  const record: UsedGame['record'] = (kind, payload) => {
    onWrite();
    setThrown(noDarts);
    return play.record(kind, payload);
  };
  const writing = { ...play, record };
  const scoring = useScoring(game, record);
  const board = useScoreboard(game, summary, thrown, thrown.length > 0 ? hint(game, thrown)?.remaining : undefined);
  const { names } = board;
  const [a = '', b = ''] = names;
  if (game.next.kind === 'over' && !play.conflict) {
    return (
      <>
        <h1 className="sr-only">{formatMessage(words.versus, { a, b })}</h1>
        <Finished play={writing} game={game} gameId={summary.id} names={names} screen={screen} undo={scoring.undo} onDone={onDone} />
      </>
    );
  }
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_clamp(26rem,36vw,28.75rem)] lg:grid-rows-1">
      <h1 className="sr-only">{formatMessage(words.versus, { a, b })}</h1>
      <div className="relative grid min-h-0 min-w-0 lg:grid-rows-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Scoreboard {...board} />
        <div className="min-h-0 max-lg:hidden">
          <Visits play={writing} game={game} names={names} scoring={scoring} typed={mode === 'total' ? typed : nothingTyped} />
        </div>
        <VisitPrompt scoring={scoring} className="absolute inset-x-0 bottom-0 z-overlay" />
      </div>
      <div className="min-h-0 border-line max-lg:border-t lg:border-l">
        {play.conflict || play.notScorer ? (
          <Conflict play={play} names={names} />
        ) : game.next.kind === 'visit' ? (
          <EntryPad
            key={mode}
            mode={mode}
            onModeChange={onModeChange}
            game={game}
            scoring={scoring}
            thrown={thrown}
            onThrownChange={setThrown}
            onTypedChange={typed.set}
            busy={scoring.open !== null}
          />
        ) : (
          <Question play={writing} game={game} names={names} undo={scoring.undo} />
        )}
      </div>
    </div>
  );
}
