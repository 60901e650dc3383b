import type { MyGame } from '@oche/api/contract/mine';
import { formatInstant, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { PlayerBadge } from '@oche/ui/PlayerBadge';
import { Table } from '@oche/ui/Table';
import { useDeviceZone } from '../shell/device.ts';
import { gameLabel, sideText } from '../parts/game/slotText.ts';
import { useHref } from '../shell/useHref.ts';
import { averageText } from '../parts/game/useScoreboard.ts';
import { words } from '../shell/words.ts';
import { gameTableMessages as messages } from './messages.ts';
import { tournamentOf } from '../parts/game/gameParent.ts';

/** A table of the user's games with opponent, result and average. Games that are not finished are highlighted. */
export function GameTable({ games, caption }: { games: readonly MyGame[]; caption: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Table
      caption={caption}
      rows={games}
      rowKey={({ game }) => game.id}
      rowTone={({ game }) => (game.phase === 'finished' ? undefined : 'you')}
      density="comfortable"
      columns={[
        {
          key: 'when',
          head: formatMessage(messages.when),
          className: 'w-20 max-[22rem]:hidden pr-3 text-body-small text-ink-2 tabular font-stretch-[86%] sm:w-30',
          cell: (mine) => <When mine={mine} />,
        },
        { key: 'opponent', head: formatMessage(messages.opponent), as: 'name', cell: (mine) => <Opponent mine={mine} /> },
        { key: 'result', head: formatMessage(messages.result), align: 'right', className: 'w-18', cell: (mine) => <Result mine={mine} /> },
        {
          key: 'average',
          head: formatMessage(words.average),
          as: 'figure',
          from: 'sm',
          className: 'w-24',
          cell: ({ average }) => averageText(intl, average),
        },
      ]}
    />
  );
}

function When({ mine: { game } }: { mine: MyGame }) {
  const { formatMessage, locale } = useIntl();
  const zone = useDeviceZone();
  if (game.phase === 'playing') return <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>;
  if (game.phase === 'called')
    return (
      <Badge meaning="warning" icon={null}>
        {formatMessage(words.called)}
      </Badge>
    );
  if (game.finishedAt === null) return formatMessage(messages.next);
  return <time dateTime={game.finishedAt}>{formatInstant(locale, game.finishedAt, zone, 'date')}</time>;
}

/** The opponents as a link to the game. A game in progress or without a tournament links to its live page. */
function Opponent({ mine }: { mine: MyGame }) {
  const intl = useIntl();
  const href = useHref();
  const { game, side, mayOpen } = mine;
  const others = game.sides.filter((_, index) => index !== side);
  const name = others.map((other) => sideText(intl, game, other)).join(', ');
  const place = [
    game.parent?.name,
    gameLabel(intl, game),
    game.board && game.phase !== 'finished' ? intl.formatMessage(messages.onBoard, { number: game.board.number }) : undefined,
  ];
  const texts = (
    <>
      <PlayerBadge lines={3} name={name} />
      <span className="block text-body-small font-[400] text-ink-3">{place.filter(Boolean).join(' · ')}</span>
      <span className="hidden text-body-small font-[400] text-ink-2 max-[22rem]:block">
        <When mine={mine} />
      </span>
    </>
  );
  const className = '-my-1 flex min-h-14 flex-col justify-center py-2 wrap-anywhere hyphens-auto';
  if (!mayOpen) return <span className={className}>{texts}</span>;
  const slug = tournamentOf(game)?.slug;
  const linksToLive = game.phase === 'playing' || game.phase === 'called' || slug === undefined;
  const url = linksToLive ? href('live', { id: game.id }) : href('tournamentGame', { tournament: slug, id: game.id });
  return (
    <Link href={url} className={`${className} hover:underline`}>
      {texts}
    </Link>
  );
}

/** The score with the user's side first. A finished game also shows whether it was won, lost or drawn. */
function Result({ mine: { game, side } }: { mine: MyGame }) {
  const { formatMessage, locale } = useIntl();
  const isOver = game.phase === 'finished';
  if (!isOver && !game.live) return '–';
  const scores = game.live ? (game.format.sets ? game.live.sets : game.live.legs) : game.sides.map(({ score }) => score);
  const word = game.winner === null ? messages.drawn : game.winner === side ? messages.won : messages.lost;
  return (
    <span className="block whitespace-nowrap">
      {game.ending === 'walkover' ? (
        <span className="text-body-small text-ink-2">{formatMessage(words.walkover)}</span>
      ) : (
        <span className={`score-xs ${isOver && game.winner === side ? '' : 'font-[500] text-ink-2'}`}>
          {formatResult(locale, scores[side] ?? 0, scores.find((_, index) => index !== side) ?? 0)}
        </span>
      )}
      {isOver && <span className={`block text-caption ${game.winner === side ? 'text-win' : 'text-ink-3'}`}>{formatMessage(word)}</span>}
    </span>
  );
}
