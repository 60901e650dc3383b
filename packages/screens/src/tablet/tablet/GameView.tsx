import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { BoardScreen } from '@oche/api/contract/place';
import type { GameSync } from '@oche/api/gameSync';
import { useGamePart } from '@oche/api/useGame';
import { hint } from '@oche/darts/x01/checkout';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Dialog } from '@oche/ui/Dialog';
import { namesOf } from '../../parts/game/useScoreboard.ts';
import { words } from '../../shell/words.ts';
import { Beds } from './Beds.tsx';
import { Conflict } from './Conflict.tsx';
import { Correction } from './Correction.tsx';
import { EntryPad } from './EntryPad.tsx';
import { LegMoment } from './LegMoment.tsx';
import { LegsOfGame } from './LegsOfGame.tsx';
import { Finished } from './Finished.tsx';
import { messages } from './messages.ts';
import { Question } from './Question.tsx';
import { createTypedTotal } from './typedTotal.ts';
import type { EntryMode } from './useEntryMode.ts';
import { useScoring } from './useScoring.ts';
import { VisitPrompt } from './VisitPrompt.tsx';
import { Visits } from './Visits.tsx';

type Props = {
  play: GameSync;
  summary: GameSummary;
  screen: BoardScreen;
  mode: EntryMode;
  onModeChange: (mode: EntryMode) => void;
  /** the visits in a dialog, where there is no room for them beside the keys */
  listOpen: boolean;
  onListOpenChange: (open: boolean) => void;
  /** something was written here */
  onWrite: () => void;
  onDone: () => void;
};

const noDarts: DartCode[] = [];
const nothingTyped = createTypedTotal();

/**
 * A running game: the beds, the chalk, and at the right what is to be done now. Nothing moves from one state to the next. Between two visits
 * all of it follows a frame behind the key: that it was taken is seen first, what it did at once after. A question or an end comes at once.
 */
export function GameView(props: Props) {
  const now = useGamePart(props.play, (state) => state.game);
  const before = useDeferredValue(now);
  const game = now?.next.kind === 'visit' && before?.next.kind === 'visit' ? before : now;
  return game && <Running {...props} game={game} />;
}

const Running = memo(function Running({
  play,
  game,
  summary,
  screen,
  mode,
  onModeChange,
  listOpen,
  onListOpenChange,
  onWrite,
  onDone,
}: Props & { game: GameState }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [darts, setThrown] = useState<DartCode[]>(noDarts);
  const [picked, setPicked] = useState<Visit | null>(null);
  const [typed] = useState(createTypedTotal);
  const thrown = mode === 'total' ? noDarts : darts;
  const left = thrown.length > 0 ? hint(game, thrown)?.remaining : undefined;
  const record: GameSync['record'] = (kind, payload) => {
    onWrite();
    setThrown(noDarts);
    return play.record(kind, payload);
  };
  const writing = { ...play, record };
  const inConflict = useGamePart(play, ({ conflict }) => conflict !== null);
  const notScorer = useGamePart(play, (state) => state.notScorer);
  const scoring = useScoring(play, game, record);
  const names = useMemo(() => namesOf(intl, game, summary), [intl, game, summary]);
  const [a = '', b = ''] = names;
  if (game.next.kind === 'over' && !inConflict) {
    return (
      <>
        <h1 className="sr-only">{formatMessage(words.versus, { a, b })}</h1>
        <Finished
          play={writing}
          game={game}
          gameId={summary.id}
          names={names}
          screen={screen}
          undo={scoring.undo}
          onDone={onDone}
          question={<VisitPrompt scoring={scoring} className="mx-auto mb-4 w-full max-w-3xl" />}
        />
      </>
    );
  }
  const chalk = { game, names, scoring, left, typed: mode === 'total' ? typed : nothingTyped };
  const pick = (visit: Visit) => {
    onListOpenChange(false);
    setPicked(visit);
  };
  return (
    <div className="@container/game h-full">
      <div className="grid h-full grid-rows-[auto_1fr] @min-[60rem]/game:grid-cols-[minmax(0,1fr)_clamp(26.0625rem,36vw,28.75rem)] @min-[60rem]/game:grid-rows-[1fr] sideways:grid-cols-[44%_minmax(0,1fr)] sideways:grid-rows-[1fr]">
        <h1 className="sr-only">{formatMessage(words.versus, { a, b })}</h1>
        <div className="relative grid min-w-0 @min-[60rem]/game:grid-rows-[minmax(auto,1.46fr)_minmax(7.5rem,1fr)]">
          {/* Where its place is given, a visit lays out the beds and not the page around them: only a block in a block can be laid out alone. */}
          <div className="min-h-0 min-w-0">
            <Beds game={game} summary={summary} thrown={thrown} left={left} />
          </div>
          <div className="min-h-0 @max-[60rem]/game:hidden">
            <Visits {...chalk} onPick={setPicked} />
          </div>
          <LegMoment game={game} names={names} />
          {/* Over the bed of the side that threw: where beds stand one under the other, the score of the other side stays in view. */}
          <VisitPrompt
            scoring={scoring}
            className="absolute inset-x-0 bottom-0 z-overlay"
            ofFirst="absolute inset-x-0 z-overlay max-sm:top-0 sm:bottom-1/2 @min-[60rem]/game:bottom-0 sideways:top-auto sideways:bottom-1/2"
          />
        </div>
        <div className="border-line @max-[60rem]/game:border-t @min-[60rem]/game:border-l sideways:border-t-0 sideways:border-l">
          {inConflict || notScorer ? (
            <Conflict play={play} game={game} names={names} onDone={onDone} />
          ) : game.next.kind === 'visit' ? (
            <EntryPad
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
      <Dialog open={listOpen} onOpenChange={onListOpenChange} title={formatMessage(messages.visits)} close={formatMessage(words.close)}>
        <LegsOfGame game={game} names={names} onPick={pick}>
          <Visits {...chalk} onPick={pick} />
        </LegsOfGame>
      </Dialog>
      {picked && <Correction key={picked.event} play={writing} game={game} names={names} visit={picked} onClose={() => setPicked(null)} />}
    </div>
  );
});
