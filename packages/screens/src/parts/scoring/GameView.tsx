import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { GameSync } from '@oche/api/gameSync';
import { useGamePart } from '@oche/api/useGame';
import { hint } from '@oche/darts/x01/checkout';
import type { DartCode } from '@oche/darts/x01/event';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Dialog } from '@oche/ui/Dialog';
import { namesOf } from '../game/useScoreboard.ts';
import { words } from '../../shell/words.ts';
import { LiveScoreboard } from './LiveScoreboard.tsx';
import { Conflict } from './Conflict.tsx';
import { Correction } from './Correction.tsx';
import { EntryPad } from './EntryPad.tsx';
import { LegMoment } from './LegMoment.tsx';
import { LegsOfGame } from './LegsOfGame.tsx';
import type { FinishedProps } from './Finished.tsx';
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
  mode: EntryMode;
  onModeChange: (mode: EntryMode) => void;
  /** whether the list of visits is open in a dialog, for screens without room for it beside the keys */
  listOpen: boolean;
  onListOpenChange: (open: boolean) => void;
  /** called when this device records an event */
  onWrite: () => void;
  /** called when the marker puts a game aside that the server no longer knows */
  onPutAside: () => void;
  /** the result of the game */
  finished: (props: FinishedProps) => ReactNode;
};

const noDarts: DartCode[] = [];
const nothingTyped = createTypedTotal();

/**
 * A running game: the scores, the visits, and the controls for the next event. Nothing moves from one state to the next. Between two
 * visits, everything renders one frame after the pressed key, so that the press itself shows at once. A question or the end of the
 * game renders without this delay.
 */
export function GameView(props: Props) {
  const current = useGamePart(props.play, (state) => state.game);
  const deferred = useDeferredValue(current);
  const game = current?.next.kind === 'visit' && deferred?.next.kind === 'visit' ? deferred : current;
  return game && <Running {...props} game={game} />;
}

const Running = memo(function Running({
  play,
  game,
  summary,
  mode,
  onModeChange,
  listOpen,
  onListOpenChange,
  onWrite,
  onPutAside,
  finished,
}: Props & { game: GameState }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [darts, setThrown] = useState<DartCode[]>(noDarts);
  const [pickedVisit, setPickedVisit] = useState<Visit | null>(null);
  const [typed] = useState(createTypedTotal);
  const thrown = mode === 'total' ? noDarts : darts;
  const left = thrown.length > 0 ? hint(game, thrown)?.remaining : undefined;
  const record: GameSync['record'] = (kind, payload) => {
    onWrite();
    setThrown(noDarts);
    return play.record(kind, payload);
  };
  const recordingPlay = { ...play, record };
  const inConflict = useGamePart(play, ({ conflict }) => conflict !== null);
  const notScorer = useGamePart(play, (state) => state.notScorer);
  const scoring = useScoring(play, game, record);
  const names = useMemo(() => namesOf(intl, game, summary), [intl, game, summary]);
  const [a = '', b = ''] = names;
  if (game.next.kind === 'over' && !inConflict) {
    return (
      <>
        <h1 className="sr-only">{formatMessage(words.versus, { a, b })}</h1>
        {finished({
          ...{ play: recordingPlay, game, gameId: summary.id, names, undo: scoring.undo },
          question: <VisitPrompt scoring={scoring} className="mx-auto mb-4 w-full max-w-3xl" />,
        })}
      </>
    );
  }
  const visits = { game, names, scoring, left, typed: mode === 'total' ? typed : nothingTyped };
  const pick = (visit: Visit) => {
    onListOpenChange(false);
    setPickedVisit(visit);
  };
  return (
    <div className="@container/game h-full">
      <div className="grid h-full grid-rows-[auto_1fr] @min-[60rem]/game:grid-cols-[minmax(0,1fr)_clamp(26.0625rem,36vw,28.75rem)] @min-[60rem]/game:grid-rows-[1fr] sideways:grid-cols-[44%_minmax(0,1fr)] sideways:grid-rows-[1fr]">
        <h1 className="sr-only">{formatMessage(words.versus, { a, b })}</h1>
        <div className="relative grid min-w-0 @min-[60rem]/game:grid-rows-[minmax(auto,1.46fr)_minmax(7.5rem,1fr)]">
          {/* The block has a fixed size, so that the browser can lay out the scoreboard alone after a visit, without the page. */}
          <div className="min-h-0 min-w-0">
            <LiveScoreboard game={game} summary={summary} thrown={thrown} left={left} />
          </div>
          <div className="min-h-0 @max-[60rem]/game:hidden">
            <Visits {...visits} onPick={setPickedVisit} />
          </div>
          <LegMoment game={game} names={names} />
          {/* Covers the side that threw. If the sides are stacked, the score of the other side stays in view. */}
          <VisitPrompt
            scoring={scoring}
            className="absolute inset-x-0 bottom-0 z-overlay"
            firstSideClassName="absolute inset-x-0 z-overlay max-sm:top-0 sm:bottom-1/2 @min-[60rem]/game:bottom-0 sideways:top-auto sideways:bottom-1/2"
          />
        </div>
        <div className="border-line @max-[60rem]/game:border-t @min-[60rem]/game:border-l sideways:border-t-0 sideways:border-l">
          {inConflict || notScorer ? (
            <Conflict play={play} game={game} names={names} onPutAside={onPutAside} />
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
            <Question play={recordingPlay} game={game} names={names} undo={scoring.undo} />
          )}
        </div>
      </div>
      <Dialog open={listOpen} onOpenChange={onListOpenChange} title={formatMessage(messages.visits)} close={formatMessage(words.close)}>
        <LegsOfGame game={game} names={names} onPick={pick}>
          <Visits {...visits} onPick={pick} apart />
        </LegsOfGame>
      </Dialog>
      {pickedVisit && (
        <Correction
          key={pickedVisit.event}
          play={recordingPlay}
          game={game}
          names={names}
          visit={pickedVisit}
          onClose={() => setPickedVisit(null)}
        />
      )}
    </div>
  );
});
