import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { BoardScreen } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Skeleton } from '@oche/ui/Skeleton';
import { formatSentence, gameTitle, sideName, stageName } from '../../shell/gameName.ts';
import { useFollowedGame } from '../../shell/useFollowedGame.ts';
import { words } from '../../shell/words.ts';
import { CalledGame } from './CalledGame.tsx';
import { GameView } from './GameView.tsx';
import { EntryModeMenu } from './EntryModes.tsx';
import { messages } from './messages.ts';
import { useEntryMode } from './useEntryMode.ts';
import { NetworkState, NetworkStrip } from './NetworkState.tsx';
import { TabletFrame } from './TabletFrame.tsx';
import { useLegWon } from './useLegWon.ts';

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
  const intl = useIntl();
  const { formatMessage } = intl;
  // A game without a log can begin without a network too: the summary says all that its log will begin with.
  const initial = called.length === 0 ? { initial: { game: called, events: [], length: 0, scorerEpoch: 0 } } : {};
  const play = useFollowedGame(called.id, { scoring: true, ...initial });
  const [begun, setBegun] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const [mode, setMode] = useEntryMode();
  const { game, ready } = play;
  const summary = play.summary ?? called;
  const sides = game?.sides.map(({ id }) => summary.sides.find((side) => side.id === id)) ?? [];
  const legWon = useLegWon(
    game,
    sides.map((side) => sideName(intl, side)),
  );
  const untouched = game?.undoable === null || game === null;
  const start = () => {
    if (!game && !play.record('start', startOf(summary)).ok) return;
    setBegun(true);
    onBegin();
  };
  const over = game?.next.kind === 'over';
  const isCalled = untouched && !begun && !over;
  const leg = over ? undefined : game?.legs.at(-1);
  const hasVisits = !over && game?.legs.at(-1)?.visits.length !== 0 && !isCalled;
  return (
    <TabletFrame
      screen={screen}
      title={<Title summary={summary} />}
      state={
        <>
          {leg && <span className="text-ink-3 max-md:flex-1">{formatMessage(words.legNumber, { number: leg.number })}</span>}
          <NetworkState play={play} />
          {game?.next.kind === 'visit' && !isCalled && <EntryModeMenu mode={mode} onModeChange={setMode} />}
        </>
      }
      items={
        hasVisits
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
      <div className="flex flex-col">
        <NetworkStrip play={play}>{legWon ?? formatSentence(intl, summary.format)}</NetworkStrip>
        <div className="flex-1">
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
                listOpen={listOpen}
                onListOpenChange={setListOpen}
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
      <strong className="font-[650]">{gameTitle(intl, summary)}</strong>
      <span className="text-ink-3 max-lg:hidden">{stageName(intl, summary)}</span>
      <span className="text-ink-3 max-md:hidden">{formatSentence(intl, summary.format)}</span>
    </>
  );
}
