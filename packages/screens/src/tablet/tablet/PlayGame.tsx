import { ListChecks } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { BoardScreen } from '@oche/api/contract/place';
import type { GameSync, GameSyncState } from '@oche/api/gameSync';
import { useApi } from '@oche/api/provider';
import { useGamePart, useLaterGamePart } from '@oche/api/useGame';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { Skeleton } from '@oche/ui/Skeleton';
import { errorMessage } from '../../shell/errorMessage.ts';
import { formatSentence, gameTitle, sideName, stageName } from '../../parts/game/gameName.ts';
import { useScoredGame } from '../../parts/game/useFollowedGame.ts';
import { words } from '../../shell/words.ts';
import { CalledGame } from './CalledGame.tsx';
import { GameView } from '../../parts/scoring/GameView.tsx';
import { EntryModeMenu } from '../../parts/scoring/EntryModes.tsx';
import { messages } from '../../parts/scoring/messages.ts';
import { useEntryMode } from '../../parts/scoring/useEntryMode.ts';
import { NetworkState, NetworkStrip } from '../../parts/scoring/NetworkState.tsx';
import { TabletFrame } from './TabletFrame.tsx';
import { legBefore, useLegWon } from '../../parts/scoring/useLegWon.ts';
import { startOf } from '@oche/api/startOf';

type Props = {
  screen: BoardScreen;
  game: GameSummary;
  /** notes about other games, shown before this one starts */
  lost: ReactNode;
  /** called when the marker starts the game, which then stays on the screen until `onDone` */
  onBegin: () => void;
  onDone: () => void;
};

// Selectors for the bar, which may render a frame after the entry line.
const visitsToShow = ({ game }: GameSyncState) => game?.next.kind !== 'over' && game?.legs.some(({ visits }) => visits.length > 0);
const legNumber = ({ game }: GameSyncState) => (game?.next.kind === 'over' ? undefined : game?.legs.at(-1)?.number);
const legJustWon = ({ game }: GameSyncState) => legBefore(game);

/** One game at its board, from the call to the result. Each part subscribes to its own data, so that a visit does not rerender the bar. */
export function PlayGame({ screen, game: calledGame, lost, onBegin, onDone }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { reload } = useApi();
  // A game without events can start offline, because its summary has all data of the start event.
  const initial = calledGame.length === 0 ? { initial: { game: calledGame, events: [], length: 0, scorerEpoch: 0 } } : {};
  const play = useScoredGame(calledGame.id, initial);
  const [isStarted, setStarted] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const [mode, setMode] = useEntryMode();
  const failure = useGamePart(play, (state) => state.failure);
  const ready = useGamePart(play, (state) => state.ready);
  const summary = useGamePart(play, (state) => state.summary) ?? calledGame;
  const isUntouched = useGamePart(play, ({ game }) => game === null || (game.undoable === null && game.next.kind !== 'over'));
  const isVisitNext = useGamePart(play, ({ game }) => game?.next.kind === 'visit');
  const hasVisits = useLaterGamePart(play, visitsToShow);
  const start = () => {
    if (!play.state().game && !play.record('start', startOf(summary)).ok) return;
    setStarted(true);
    onBegin();
  };
  const isCalled = isUntouched && !isStarted;
  const isOver = useGamePart(play, ({ game }) => game?.next.kind === 'over');
  // The result on the screen may belong to a game that has left the board.
  const isOpen = !isOver && screen.game?.id === calledGame.id;
  return (
    <TabletFrame
      screen={screen}
      title={<Title summary={summary} />}
      game={isOpen ? { game: summary, hasBegun: !isCalled } : undefined}
      state={
        <>
          <LegNumber play={play} />
          <NetworkState play={play} />
          {isVisitNext && !isCalled && <EntryModeMenu mode={mode} onModeChange={setMode} />}
        </>
      }
      items={
        hasVisits && !isCalled
          ? [
              {
                label: formatMessage(messages.visits),
                hint: formatMessage(messages.correctTitle),
                icon: <ListChecks aria-hidden />,
                onSelect: () => setListOpen(true),
              },
            ]
          : []
      }
    >
      <div className="flex flex-col bg-page">
        <NetworkStrip play={play}>
          <LegWon play={play} summary={summary} />
        </NetworkStrip>
        {isCalled && lost}
        <div className="flex-1">
          {failure ? (
            <ErrorState
              scope="page"
              title={errorMessage(intl, failure)}
              actions={<Button onClick={reload}>{formatMessage(words.tryAgain)}</Button>}
              className="px-6"
            />
          ) : !ready ? (
            <Skeleton shape="score" className="p-6" />
          ) : isCalled ? (
            <CalledGame board={screen.board} game={summary} onStart={start} />
          ) : (
            <GameView
              mode={mode}
              onModeChange={setMode}
              play={play}
              summary={summary}
              screen={screen}
              listOpen={listOpen}
              onListOpenChange={setListOpen}
              onWrite={onBegin}
              onDone={onDone}
            />
          )}
        </div>
      </div>
    </TabletFrame>
  );
}

type PartProps = { play: GameSync };

function LegNumber({ play }: PartProps) {
  const { formatMessage } = useIntl();
  const number = useLaterGamePart(play, legNumber);
  return (
    number !== undefined && (
      <span className="text-ink-3 max-md:flex-1 group-has-data-call/bar:max-md:hidden">{formatMessage(words.legNumber, { number })}</span>
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

function Title({ summary }: { summary: GameSummary }) {
  const intl = useIntl();
  return (
    <>
      <strong className="font-[650]">{gameTitle(intl, summary)}</strong>
      <span className="text-ink-3 max-lg:hidden group-has-data-call/bar:max-xl:hidden">{stageName(intl, summary)}</span>
      <span className="text-ink-3 max-md:hidden group-has-data-call/bar:max-xl:hidden">{formatSentence(intl, summary.format)}</span>
    </>
  );
}
