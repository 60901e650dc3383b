import type { ReactNode } from 'react';
import type { Match } from '@oche/api/contract/fixture';
import type { GameSummary } from '@oche/api/contract/game';
import type { BoardScreen } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { formatSentence, gameTitle, stageName } from '../../parts/game/gameName.ts';
import { versusText } from '../../parts/game/slotText.ts';
import { CalledGame } from '../../parts/scoring/CalledGame.tsx';
import { Finished, type After } from '../../parts/scoring/Finished.tsx';
import { messages as scoring } from '../../parts/scoring/messages.ts';
import { MatchScore } from '../../parts/scoring/MatchScore.tsx';
import { ScoredGame } from '../../parts/scoring/ScoredGame.tsx';
import { startText } from '../../parts/scoring/startText.ts';
import { messages } from './messages.ts';
import { TabletFrame } from './TabletFrame.tsx';

type Props = {
  screen: BoardScreen;
  game: GameSummary;
  /** notes about other games, shown before this one starts */
  lost: ReactNode;
  /** called when the marker starts the game, which then stays on the screen until `onDone` */
  onBegin: () => void;
  onDone: () => void;
};

/** One game at its board, from the call to the result. */
export function PlayGame({ screen, game: calledGame, lost, onBegin, onDone }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const match = matchOnBoard(screen, calledGame);
  const following = screen.game && screen.game.id !== calledGame.id ? screen.game : screen.next;
  const after: After = {
    ...{ label: formatMessage(following ? scoring.nextGame : scoring.done), onNext: onDone },
    ...(following && { following: { title: formatMessage(scoring.nextHere), text: versusText(intl, following) } }),
  };
  return (
    <ScoredGame
      game={calledGame}
      lost={lost}
      onBegin={onBegin}
      onPutAside={onDone}
      called={(summary, start) => (
        <CalledGame
          board={screen.board}
          game={summary}
          heading={formatMessage(messages.called)}
          notes={match ? [startText(intl, summary)] : []}
          onStart={start}
        />
      )}
      finished={(props) => <Finished {...props} after={after} />}
      frame={({ summary, isCalled, isOver, state, items, children }) => (
        <TabletFrame
          screen={screen}
          title={<Title summary={summary} match={match} />}
          // The result on the screen may belong to a game that has left the board.
          game={!isOver && screen.game?.id === calledGame.id ? { game: summary, hasBegun: !isCalled } : undefined}
          state={state}
          items={items}
        >
          {children}
        </TabletFrame>
      )}
    />
  );
}

/** The match between two teams to which a game belongs. */
const matchOnBoard = ({ tonight = [] }: BoardScreen, { parent }: GameSummary): Match | undefined =>
  tonight.find(({ id }) => parent?.kind === 'match' && parent.id === id);

function Title({ summary, match }: { summary: GameSummary; match: Match | undefined }) {
  const intl = useIntl();
  if (match)
    return (
      <>
        <MatchScore home={match.home} away={match.away} score={match.points ?? [0, 0]} />
        <span className="text-ink-3 max-md:hidden">{gameTitle(intl, summary)}</span>
      </>
    );
  return (
    <>
      <strong className="font-[650]">{gameTitle(intl, summary)}</strong>
      <span className="text-ink-3 max-lg:hidden group-has-data-call/bar:max-xl:hidden">{stageName(intl, summary)}</span>
      <span className="text-ink-3 max-md:hidden group-has-data-call/bar:max-xl:hidden">{formatSentence(intl, summary.format)}</span>
    </>
  );
}
