import type { GameSummary } from '@oche/api/contract/game';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { useNow } from '../shell/device.ts';
import { expectedTime } from '../parts/game/expectedTime.ts';
import { gameLabel, sideText } from '../parts/game/slotText.ts';
import { useHref } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';
import { scoreOf } from './gameText.ts';
import { messages } from './messages.ts';
import { tournamentOf } from '../parts/game/gameParent.ts';

type GameListProps = {
  games: readonly GameSummary[];
  /** time zone of the shown times */
  timeZone: string;
  label: string;
};

/** A list of games, each in one row: state or time, both names with their scores, stage and board. */
export function GameList({ games, timeZone, label }: GameListProps) {
  const now = useNow();
  return (
    <ul aria-label={label} className="@container/games border-t-2 border-rule">
      {games.map((game) => (
        <li key={game.id} className="break-inside-avoid border-b border-line">
          <GameLine game={game} timeZone={timeZone} now={now} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = { game: GameSummary; timeZone: string; now: number };

function GameLine({ game, timeZone, now }: LineProps) {
  const href = useHref();
  const slug = tournamentOf(game)?.slug;
  const linksToLive = game.phase === 'playing' || game.phase === 'called' || slug === undefined;
  return (
    <Link
      href={linksToLive ? href('live', { id: game.id }) : href('tournamentGame', { tournament: slug, id: game.id })}
      className="grid min-h-14 print:min-h-0 print:py-0.5 grid-cols-[4rem_minmax(0,1fr)_1.75rem] content-center items-baseline gap-x-2 py-2.5 outline-offset-[-3px] hover:bg-pressed @min-[46rem]/games:grid-cols-[5.5rem_minmax(0,1fr)_2.25rem_2.25rem_minmax(0,1fr)_minmax(0,1fr)] @min-[46rem]/games:min-h-11 @min-[46rem]/games:items-center @min-[46rem]/games:gap-x-3 @min-[46rem]/games:py-1"
    >
      <span className="text-body-small text-ink-3 tabular font-stretch-[86%] @max-[46rem]/games:row-span-3">
        <State game={game} timeZone={timeZone} now={now} />
      </span>
      <Side game={game} side={0} />
      <Side game={game} side={1} />
      <Info game={game} />
    </Link>
  );
}

/** The state of a game: live, called, the time at which it finished, or its expected time. */
function State({ game, timeZone, now }: LineProps) {
  const { formatMessage, locale } = useIntl();
  const time = (instant: string) => formatInstant(locale, instant, timeZone, 'time');
  if (game.phase === 'playing') return <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>;
  if (game.phase === 'called') {
    return (
      <Badge meaning="warning" icon={null}>
        {formatMessage(words.called)}
      </Badge>
    );
  }
  if (game.phase === 'finished') return game.finishedAt === null ? formatMessage(words.finished) : time(game.finishedAt);
  return game.expectedAt === null
    ? formatMessage(messages.waiting)
    : formatMessage(messages.about, { time: expectedTime(locale, game.expectedAt, timeZone, now) });
}

// On narrow screens, each side has its own line. On wider screens, the names are to the left and right of the scores.
const nameLayouts = [
  '@min-[46rem]/games:order-1 @min-[46rem]/games:text-right',
  '@max-[46rem]/games:col-start-2 @min-[46rem]/games:order-4',
] as const;
const scoreLayouts = [
  '@min-[46rem]/games:order-2',
  '@min-[46rem]/games:order-3 @min-[46rem]/games:border-l @min-[46rem]/games:border-line @min-[46rem]/games:pl-3 @min-[46rem]/games:text-left',
] as const;

function Side({ game, side }: { game: GameSummary; side: 0 | 1 }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const gameSide = game.sides[side];
  const score = scoreOf(game, side);
  const won = game.winner === side;
  const isKnown = gameSide?.sideKind !== 'tbd' && gameSide?.sideKind !== 'bye';
  return (
    <>
      <span
        className={`text-name leading-6 wrap-anywhere @max-[46rem]/games:font-stretch-[82%] hyphens-auto ${nameLayouts[side]} ${isKnown ? '' : 'font-[450] text-ink-3'} ${isKnown && game.phase === 'finished' && !won ? 'font-[450] text-ink-2' : ''}`}
      >
        {sideText(intl, game, gameSide)}
        {won && <span className="sr-only"> ({formatMessage(messages.won)})</span>}
      </span>
      <span className={`score-xs text-right ${scoreLayouts[side]} ${won || game.live ? '' : 'font-[500] text-ink-2'}`}>
        {score ?? (won && game.ending === 'walkover' && <WalkoverMark />)}
      </span>
    </>
  );
}

function WalkoverMark() {
  const { formatMessage } = useIntl();
  return (
    <abbr title={formatMessage(words.walkover)} className="text-body-small no-underline">
      {formatMessage(messages.walkoverShort)}
    </abbr>
  );
}

function Info({ game }: { game: GameSummary }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const label = gameLabel(intl, game);
  const number = game.board?.number;
  const leg = game.live?.leg;
  return (
    <span className="text-caption leading-5 text-ink-3 @max-[46rem]/games:col-span-2 @max-[46rem]/games:col-start-2 @min-[46rem]/games:order-5 @min-[46rem]/games:text-right">
      {leg === undefined ? label : formatMessage(messages.legOn, { game: label, leg })}
      {number !== undefined && `, ${formatMessage(messages.board, { number })}`}
    </span>
  );
}
