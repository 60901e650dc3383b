import { ListChecks } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GameLog, GameSummary } from '@oche/api/contract/game';
import type { GameSync, GameSyncState } from '@oche/api/gameSync';
import { useApi } from '@oche/api/provider';
import { startOf } from '@oche/api/startOf';
import { useGamePart, useLaterGamePart } from '@oche/api/useGame';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import type { MenuItem } from '@oche/ui/Menu';
import { Skeleton } from '@oche/ui/Skeleton';
import { errorMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { formatSentence, sideName } from '../game/gameName.ts';
import { useScoredGame } from '../game/useFollowedGame.ts';
import { EntryModeMenu } from './EntryModes.tsx';
import type { FinishedProps } from './Finished.tsx';
import { GameView } from './GameView.tsx';
import { messages } from './messages.ts';
import { NetworkState, NetworkStrip } from './NetworkState.tsx';
import { useEntryMode } from './useEntryMode.ts';
import { legBefore, useLegWon } from './useLegWon.ts';

/** What the frame of a scoring screen shows of a game. */
export type FramedGame = {
  summary: GameSummary;
  /** whether nobody has thrown, and the marker has not started it here */
  isCalled: boolean;
  isOver: boolean;
  /** shown before the menu: leg, network state */
  state: ReactNode;
  /** items of the menu */
  items: MenuItem[];
  children: ReactNode;
};

type Props = {
  game: GameSummary;
  /** its log, if the page has read it; a game without events needs none */
  initial?: GameLog;
  /** resolves when the events that have to reach the server before those of this game were sent, or cannot be sent now */
  earlierSent?: () => Promise<void>;
  /** notes about other games, shown before this one starts */
  lost: ReactNode;
  /** the frame around the game */
  frame: (framed: FramedGame) => ReactNode;
  /** the game before its first throw; `start` starts it */
  called: (summary: GameSummary, start: () => void) => ReactNode;
  /** the result of the game */
  finished: (props: FinishedProps) => ReactNode;
  /** called when the marker starts the game or records an event */
  onBegin?: () => void;
  /** called when the marker puts a game aside that the server no longer knows */
  onPutAside: () => void;
};

// Selectors for the bar, which may render a frame after the entry line.
const visitsToShow = ({ game }: GameSyncState) => game?.next.kind !== 'over' && game?.legs.some(({ visits }) => visits.length > 0);
const legNumber = ({ game }: GameSyncState) => (game?.next.kind === 'over' ? undefined : game?.legs.at(-1)?.number);
const legJustWon = ({ game }: GameSyncState) => legBefore(game);
const nothing = () => undefined;

/**
 * One game that this device scores, from the call to the result. Each part subscribes to its own data, so that a visit does not rerender the
 * frame.
 */
export function ScoredGame({
  game: calledGame,
  initial,
  earlierSent,
  lost,
  frame,
  called,
  finished,
  onBegin = nothing,
  onPutAside,
}: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { reload } = useApi();
  // A game without events can start offline, because its summary has all data of the start event.
  const known = calledGame.length === 0 ? { game: calledGame, events: [], length: 0, scorerEpoch: 0 } : initial;
  const play = useScoredGame(calledGame.id, { ...(known && { initial: known }), ...(earlierSent && { earlierSent }) });
  const [isStarted, setStarted] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const [mode, setMode] = useEntryMode();
  const failure = useGamePart(play, (state) => state.failure);
  const ready = useGamePart(play, (state) => state.ready);
  const newest = useGamePart(play, (state) => state.summary) ?? calledGame;
  // Without a network, the device may know the players before the server has told it.
  const summary = newest.length === 0 && newest.sides.some(({ players }) => players.length === 0) ? calledGame : newest;
  const isUntouched = useGamePart(play, ({ game }) => game === null || (game.undoable === null && game.next.kind !== 'over'));
  const isVisitNext = useGamePart(play, ({ game }) => game?.next.kind === 'visit');
  const hasVisits = useLaterGamePart(play, visitsToShow);
  const isOver = useGamePart(play, ({ game }) => game?.next.kind === 'over');
  const start = () => {
    if (!play.state().game && !play.record('start', startOf(summary)).ok) return;
    setStarted(true);
    onBegin();
  };
  const isCalled = isUntouched && !isStarted;
  const content = () => {
    if (failure)
      return (
        <ErrorState
          scope="page"
          title={errorMessage(intl, failure)}
          actions={<Button onClick={reload}>{formatMessage(words.tryAgain)}</Button>}
          className="px-6"
        />
      );
    if (!ready) return <Skeleton shape="score" className="p-6" />;
    if (isCalled) return called(summary, start);
    return (
      <GameView
        mode={mode}
        onModeChange={setMode}
        play={play}
        summary={summary}
        listOpen={listOpen}
        onListOpenChange={setListOpen}
        onWrite={onBegin}
        onPutAside={onPutAside}
        finished={finished}
      />
    );
  };
  return frame({
    ...{ summary, isCalled, isOver },
    state: (
      <>
        <LegNumber play={play} />
        <NetworkState play={play} />
        {isVisitNext && !isCalled && <EntryModeMenu mode={mode} onModeChange={setMode} />}
      </>
    ),
    items:
      hasVisits && !isCalled
        ? [
            {
              label: formatMessage(messages.visits),
              hint: formatMessage(messages.correctTitle),
              icon: <ListChecks aria-hidden />,
              onSelect: () => setListOpen(true),
            },
          ]
        : [],
    children: (
      <div className="flex flex-col bg-page">
        <NetworkStrip play={play}>
          <LegWon play={play} summary={summary} />
        </NetworkStrip>
        {isCalled && lost}
        <div className="flex-1">{content()}</div>
      </div>
    ),
  });
}

type PartProps = { play: GameSync };

function LegNumber({ play }: PartProps) {
  const { formatMessage } = useIntl();
  const number = useLaterGamePart(play, legNumber);
  return (
    number !== undefined && (
      <span className="text-ink-3 max-md:flex-1 group-has-data-call/bar:max-md:hidden group-has-data-match/bar:max-md:hidden">
        {formatMessage(words.legNumber, { number })}
      </span>
    )
  );
}

/** Between two legs, the winner of the last leg. Otherwise the format of the game. */
function LegWon({ play, summary }: PartProps & { summary: GameSummary }) {
  const intl = useIntl();
  const sides = useGamePart(play, ({ game }) => game?.sides) ?? [];
  const names = sides.map(({ id }) =>
    sideName(
      intl,
      summary.sides.find((side) => side.id === id),
    ),
  );
  const won = useLegWon(useLaterGamePart(play, legJustWon), names);
  return won ?? formatSentence(intl, summary.format);
}
