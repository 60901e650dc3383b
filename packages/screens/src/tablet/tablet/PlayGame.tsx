import { Calculator, List } from 'lucide-react';
import { useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { BoardScreen } from '@oche/api/contract/place';
import type { UsedGame } from '@oche/api/useGame';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Skeleton } from '@oche/ui/Skeleton';
import { formatSentence, gameTitle, stageName } from '../../shell/gameName.ts';
import { useFollowedGame } from '../../shell/useFollowedGame.ts';
import { words } from '../../shell/words.ts';
import { CalledGame } from './CalledGame.tsx';
import { GameView } from './GameView.tsx';
import { messages } from './messages.ts';
import { useEntryMode, type EntryMode } from './useEntryMode.ts';
import { NetworkState, NetworkStrip } from './NetworkState.tsx';
import { TabletFrame } from './TabletFrame.tsx';

type Props = {
  screen: BoardScreen;
  game: GameSummary;
  /** the marker has begun: this game stays on the screen until `onDone` */
  onBegin: () => void;
  onDone: () => void;
};

/** What `start` freezes into the log: the format and the sides by id. */
const startOf = ({ format, sides }: GameSummary) => ({
  format,
  sides: sides.map(({ id, playerId }) => ({ id: id ?? '', players: playerId ? [playerId] : [] })),
  rules: 1 as const,
});

/** One game at its board, from the call to the result. */
export function PlayGame({ screen, game: called, onBegin, onDone }: Props) {
  // A game without a log can begin without a network too: the summary says all that its log will begin with.
  const initial = called.length === 0 ? { initial: { game: called, events: [], length: 0, scorerEpoch: 0 } } : {};
  const play = useFollowedGame(called.id, { scoring: true, ...initial });
  const [begun, setBegun] = useState(false);
  const [mode, setMode] = useEntryMode();
  const { game, ready } = play;
  const summary = play.summary ?? called;
  const untouched = game?.undoable === null || game === null;
  const start = () => {
    if (!game && !play.record('start', startOf(summary)).ok) return;
    setBegun(true);
    onBegin();
  };
  const isCalled = untouched && !begun && game?.next.kind !== 'over';
  return (
    <TabletFrame screen={screen} title={<Title summary={summary} />} state={<State play={play} mode={mode} onModeChange={setMode} />}>
      <div className="flex min-h-0 flex-col">
        <NetworkStrip play={play} summary={summary} />
        <div className="min-h-0 flex-1">
          {!ready ? (
            <Skeleton shape="score" className="p-6" />
          ) : isCalled ? (
            <CalledGame board={screen.board} game={summary} onStart={start} />
          ) : (
            game && (
              <GameView
                mode={mode}
                onModeChange={setMode}
                play={play}
                game={game}
                summary={summary}
                screen={screen}
                onWrite={onBegin}
                onDone={onDone}
              />
            )
          )}
        </div>
      </div>
    </TabletFrame>
  );
}

function Title({ summary }: { summary: GameSummary }) {
  const intl = useIntl();
  return (
    <>
      <strong className="truncate font-[650]">{gameTitle(intl, summary)}</strong>
      <span className="truncate text-ink-3 max-lg:hidden">{stageName(intl, summary)}</span>
      <span className="truncate text-ink-3 max-md:hidden">{formatSentence(intl, summary.format)}</span>
    </>
  );
}

function State({ play, mode, onModeChange }: { play: UsedGame; mode: EntryMode; onModeChange: (mode: EntryMode) => void }) {
  const { formatMessage } = useIntl();
  const leg = play.game?.legs.at(-1);
  return (
    <>
      {leg && play.game?.next.kind !== 'over' && (
        <span className="text-ink-3">{formatMessage(words.legNumber, { number: leg.number })}</span>
      )}
      <NetworkState play={play} />
      {play.game?.next.kind === 'visit' && (
        <Button
          kind="quiet"
          className="md:hidden"
          icon={mode === 'total' ? <List aria-hidden /> : <Calculator aria-hidden />}
          aria-label={formatMessage(mode === 'total' ? messages.enterDarts : messages.enterTotals)}
          onClick={() => onModeChange(mode === 'total' ? 'darts' : 'total')}
        />
      )}
    </>
  );
}
