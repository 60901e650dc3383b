import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { errorMessage } from '../../shell/errorMessage.ts';
import { FinishedGame } from '../../parts/game/FinishedGame.tsx';
import { sideName } from '../../parts/game/gameName.ts';
import { useFollowedGame } from '../../parts/game/useFollowedGame.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { LiveHeader } from './LiveHeader.tsx';
import { LiveGame } from './LiveGame.tsx';
import { messages } from './messages.ts';
import { NotStarted } from './NotStarted.tsx';
import { page } from './page.ts';

/** One game for spectators. It follows the game's log and updates without a reload. */
export function Live() {
  const { log, params } = usePage(page);
  const play = useFollowedGame(params.id, { initial: log });
  const intl = useIntl();
  const { formatMessage } = intl;
  const summary = play.summary ?? log.game;
  return (
    <>
      <LiveHeader summary={summary} game={play.game} />
      {play.sync === 'offline' && (
        <Banner kind="offline" title={formatMessage(words.noNetwork)} className="mb-3">
          {formatMessage(messages.maybeOld)}
        </Banner>
      )}
      {play.failure && <Banner kind="warning" title={errorMessage(intl, play.failure)} className="mb-3" />}
      {play.game?.next.kind === 'over' ? (
        <FinishedGame
          game={play.game}
          names={play.game.sides.map(({ id }) =>
            sideName(
              intl,
              summary.sides.find((side) => side.id === id),
            ),
          )}
        />
      ) : play.game && play.game.undoable !== null ? (
        <LiveGame play={play} game={play.game} summary={summary} />
      ) : (
        <NotStarted summary={summary} />
      )}
    </>
  );
}
