import { Printer } from 'lucide-react';
import { ApiError } from '@oche/api/errors';
import type { GameLog } from '@oche/api/contract/game';
import type { Tournament } from '@oche/api/contract/tournament';
import type { UsedGame } from '@oche/api/useGame';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { PageHeader } from '@oche/ui/PageHeader';
import { Scoreboard } from '@oche/ui/Scoreboard';
import { FinishedGame } from '../../parts/game/FinishedGame.tsx';
import { formatSentence } from '../../parts/game/gameName.ts';
import { ManageLink } from '../../parts/tournament/ManageLink.tsx';
import { gameLabel, sideText } from '../../parts/game/slotText.ts';
import { useFollowedGame } from '../../parts/game/useFollowedGame.ts';
import { useHref } from '../../shell/useHref.ts';
import { useScoreboard } from '../../parts/game/useScoreboard.ts';
import { words } from '../../shell/words.ts';
import { useTournamentPage } from '../useTournamentPage.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** One game of a tournament: its scorecard if it is finished, its score while it is played, otherwise its sides and the expected time. */
export function TournamentGame() {
  const { tournament, log } = useTournamentPage(page);
  // The URL names a game of another tournament.
  if (log.game.parent?.id !== tournament.id)
    throw new ApiError(404, { code: 'not-found', message: 'The game belongs to another tournament.' });
  return <GameDetails key={log.game.id} tournament={tournament} log={log} />;
}

function GameDetails({ tournament, log }: { tournament: Tournament; log: GameLog }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const play = useFollowedGame(log.game.id, { initial: log });
  const summary = play.summary ?? log.game;
  const names = summary.sides.map((side) => sideText(intl, summary, side));
  const isOver = play.game?.next.kind === 'over';
  const isLive = !isOver && play.game !== null && play.game.undoable !== null;
  return (
    <>
      <PageHeader
        back={{
          href: href('tournamentGames', { tournament: tournament.slug }),
          label: formatMessage(messages.allGames, { tournament: tournament.name }),
        }}
        title={gameLabel(intl, summary)}
        badge={
          isLive ? (
            <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>
          ) : isOver ? (
            <LiveBadge state="finished">{formatMessage(words.finished)}</LiveBadge>
          ) : undefined
        }
        description={factsOf(intl, summary, tournament.timeZone).join(' · ')}
        actions={
          <>
            <ManageLink tournament={tournament} />
            {isOver ? (
              <Button className="print:hidden" icon={<Printer aria-hidden />} onClick={() => window.print()}>
                {formatMessage(words.print)}
              </Button>
            ) : (
              summary.board && (
                <Button asChild kind="primary">
                  <Link href={href('live', { id: summary.id })}>{formatMessage(messages.follow)}</Link>
                </Button>
              )
            )}
          </>
        }
      />
      <div className="mt-6">
        {isOver && play.game ? (
          <FinishedGame game={play.game} names={orderedAs(play.game.sides, summary.sides, names)} />
        ) : isLive && play.game ? (
          <Score game={play.game} summary={summary} />
        ) : (
          <NotStarted summary={summary} timeZone={tournament.timeZone} names={names} />
        )}
      </div>
    </>
  );
}

/** The board, the marker, the end and the format of a game, as far as they are known. */
const factsOf = (intl: IntlShape, { board, marker, finishedAt, format }: GameLog['game'], timeZone: string): string[] => [
  ...(board ? [intl.formatMessage(messages.board, { number: board.number })] : []),
  ...(marker ? [intl.formatMessage(messages.markedBy, { name: marker.name })] : []),
  ...(finishedAt ? [intl.formatMessage(messages.endedAt, { time: formatInstant(intl.locale, finishedAt, timeZone, 'time') })] : []),
  formatSentence(intl, format),
];

/** The names in the order of the log, which has only the ids of the sides. */
const orderedAs = (order: readonly { id: string }[], sides: GameLog['game']['sides'], names: readonly string[]): string[] =>
  order.map(({ id }, index) => names[sides.findIndex((side) => side.id === id)] ?? names[index] ?? '');

function Score({ game, summary }: { game: NonNullable<UsedGame['game']>; summary: GameLog['game'] }) {
  const board = useScoreboard(game, summary);
  return (
    <Scoreboard
      {...board}
      look="page"
      under={game.sides.map(({ id }) => summary.sides.find((side) => side.id === id)?.club ?? undefined)}
    />
  );
}

/** A game that has not started: its sides, and the board or the expected time if known. */
function NotStarted({ summary, timeZone, names }: { summary: GameLog['game']; timeZone: string; names: readonly string[] }) {
  const { formatMessage, locale } = useIntl();
  const text = () => {
    if (summary.board) return formatMessage(messages.calledTo, { number: summary.board.number });
    if (summary.expectedAt !== null) {
      return formatMessage(messages.expected, { time: formatInstant(locale, summary.expectedAt, timeZone, 'time') });
    }
    return formatMessage(summary.phase === 'waiting' ? messages.sidesOpen : messages.notBegun);
  };
  return (
    <section className="border-t-4 border-rule">
      <ul>
        {summary.sides.map((side, index) => (
          <li key={side.id ?? index} className="border-b border-line py-4">
            <p className={`text-title-3 wrap-anywhere hyphens-auto ${side.sideKind === 'tbd' ? 'font-[450] text-ink-3' : ''}`}>
              {names[index]}
            </p>
            {side.club !== null && <p className="text-body-small text-ink-3">{side.club}</p>}
          </li>
        ))}
      </ul>
      <p className="pt-4 text-ink-2">{text()}</p>
    </section>
  );
}
