import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { PlayList, QueuedGame, Tournament } from '@oche/api/contract/tournament';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BoardCard, type BoardCardProps } from '@oche/ui/BoardCard';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { callText } from '../../../parts/game/boardCallText.ts';
import { gameTitle, sideName, stageName } from '../../../parts/game/gameName.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { useOpenGame } from '../game/useOpenGame.ts';
import { endOf, legText, minutesSince, sinceText } from './boardText.ts';
import { messages } from './messages.ts';
import type { BoardActions } from './useBoardActions.ts';

type BoardOfList = PlayList['boards'][number];

type BoardProps = {
  place: BoardOfList;
  tournament: Tournament;
  gameMinutes: number;
  /** the game that a free board offers to call; null if there is none */
  next: QueuedGame | null;
  /** whether games wait for the tournament to start */
  isBeforeStart: boolean;
  now: number;
  actions: BoardActions;
};

/** Minutes without a request after which a tablet counts as not in sync. */
const outOfSyncMinutes = 2;

/** The card of one board in the play list, with its game or the game that could be called there. */
export function Board(props: BoardProps) {
  const { place, actions } = props;
  const { board, reserved, game } = place;
  const { number } = board;
  const { hrefOf, open } = useOpenGame();
  const intl = useIntl();
  const { formatMessage } = intl;
  const content = useCardContent(props);
  const warning = place.call ? callText(intl, place.call, game) : undefined;
  const items: MenuItem[] = [
    ...(game && isOwnGame(game, props.tournament) ? [{ label: formatMessage(messages.openGame), onSelect: () => open(game.id) }] : []),
    ...(game?.phase === 'called' && isOwnGame(game, props.tournament)
      ? [{ label: formatMessage(gameMessages.takeOff), onSelect: () => actions.takeOff(game) }]
      : []),
    ...(game && isOwnGame(game, props.tournament) ? [{ kind: 'line' as const }] : []),
    {
      label: formatMessage(reserved ? messages.giveBack : messages.reserve),
      ...(!reserved && { hint: formatMessage(messages.reservedMeans) }),
      onSelect: () => actions.reserve(board.id, !reserved),
    },
    {
      label: formatMessage(board.outOfOrder ? messages.useIt : messages.breakBoard),
      ...(!board.outOfOrder && { hint: formatMessage(messages.outOfOrderMeans) }),
      onSelect: () => actions.setOutOfOrder(board.id, !board.outOfOrder),
    },
  ];
  return (
    <BoardCard
      number={number}
      label={formatMessage(words.boardNumber, { number })}
      menu={
        <Menu items={items}>
          <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label={formatMessage(messages.menu, { number })} />
        </Menu>
      }
      compact
      {...(game && isOwnGame(game, props.tournament) && { href: hrefOf(game.id) })}
      {...content}
      {...(warning !== undefined && { warning })}
    />
  );
}

/** Whether a game belongs to this tournament. Another tournament may use the same board; its games are managed on its own pages. */
const isOwnGame = ({ parent }: GameSummary, { id }: Pick<Tournament, 'id'>): boolean => parent?.id === id;

type CardContent = Pick<BoardCardProps, 'state' | 'title' | 'note' | 'foot' | 'time' | 'ends' | 'warning'>;

function useCardContent({ place, tournament, gameMinutes, next, isBeforeStart, now, actions }: BoardProps): CardContent {
  const intl = useIntl();
  const href = useHref();
  const { open } = useOpenGame();
  const { formatMessage, locale } = intl;
  const { board, reserved, game } = place;
  const hint = (text: string): ReactNode => <span className="text-ink-2">{text}</span>;
  const tabletWarning = (): ReactNode => {
    if (!board.paired)
      return (
        <Link kind="underlined" href={href('eventBoards', { id: tournament.event.id })}>
          {formatMessage(messages.noTablet)}
        </Link>
      );
    const minutes = board.lastSeenAt === null ? 0 : minutesSince(board.lastSeenAt, now);
    return minutes >= outOfSyncMinutes ? formatMessage(messages.notInSync, { minutes }) : null;
  };
  if (game) {
    const { phase, startedAt, calledAt, marker, live } = game;
    const isCalled = phase === 'called';
    const isOwn = isOwnGame(game, tournament);
    // Without a tablet there is no live score, and the organiser enters the result from paper.
    const isScoredOnPaper = !board.paired && live === null;
    const action = isOwn && isScoredOnPaper && <Button onClick={() => open(game.id)}>{formatMessage(gameMessages.enterResult)}</Button>;
    const kind = isCalled ? ('called' as const) : ('playing' as const);
    const end = startedAt === null ? undefined : endOf(calledAt ?? startedAt, gameMinutes, now);
    const warning = tabletWarning();
    return {
      state: {
        kind,
        sides: game.sides.map((side, index) => boardSide(intl, game, side, index, isScoredOnPaper)),
        ...(action && { action }),
      },
      title: isCalled ? formatMessage(messages.called, { time: sinceText(calledAt ?? '', now) }) : legText(intl, game),
      note: [isOwn ? '' : game.parent?.name, gameTitle(intl, game), stageName(intl, game)].filter(Boolean).join(', '),
      foot: marker ? formatMessage(messages.marker, { name: marker.name, b: bold }) : formatMessage(messages.noMarker),
      ...(warning !== null && { warning }),
      ...(startedAt !== null && {
        time: formatMessage(messages.minutes, { minutes: minutesSince(startedAt, now) }),
        ends:
          end == null
            ? formatMessage(messages.endsNow)
            : formatMessage(messages.ends, { time: formatInstant(locale, end, tournament.timeZone, 'time') }),
      }),
    };
  }
  if (board.outOfOrder) {
    return {
      state: {
        kind: 'closed',
        body: hint(formatMessage(messages.outOfOrderMeans)),
        action: <Button onClick={() => actions.setOutOfOrder(board.id, false)}>{formatMessage(messages.useIt)}</Button>,
      },
      title: formatMessage(messages.outOfOrder),
    };
  }
  if (reserved) {
    return {
      state: {
        kind: 'reserved',
        body: hint(formatMessage(messages.reservedMeans)),
        action: <Button onClick={() => actions.reserve(board.id, false)}>{formatMessage(messages.giveBack)}</Button>,
      },
      title: formatMessage(messages.reserved),
    };
  }
  const warning = tabletWarning();
  return {
    state: {
      kind: 'free',
      body: next ? (
        <>
          <span className="text-caption text-ink-3">{formatMessage(messages.goesHere)}</span>
          {next.game.sides.map((side) => (
            <b key={side.id} className="font-[650] break-words font-stretch-[86%]">
              {sideName(intl, side)}
            </b>
          ))}
          <span className="text-caption text-ink-3">{gameTitle(intl, next.game)}</span>
        </>
      ) : (
        hint(formatMessage(isBeforeStart ? messages.beforeStart : messages.freeMeans))
      ),
      ...(next && {
        action: <Button onClick={() => actions.call(next.game, board.id)}>{formatMessage(messages.callHere)}</Button>,
      }),
    },
    title: formatMessage(messages.free),
    ...(warning !== null && { warning }),
  };
}

const bold = (name: ReactNode): ReactNode => <b className="font-[550] text-ink-2">{name}</b>;

const boardSide = (
  intl: Parameters<typeof sideName>[0],
  { live, format }: GameSummary,
  side: GameSummary['sides'][number],
  index: number,
  isScoredOnPaper: boolean,
) => ({
  name: sideName(intl, side),
  legs: live ? ((format.sets ? live.sets : live.legs)[index] ?? 0) : '–',
  ...(!isScoredOnPaper && { score: live ? (live.remaining[index] ?? format.start) : (format.handicap?.[index]?.start ?? format.start) }),
  throws: live?.thrower === index,
});
