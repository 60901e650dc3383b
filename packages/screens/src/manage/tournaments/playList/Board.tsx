import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { PlayList, QueuedGame, Tournament } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BoardCard, type BoardCardProps } from '@oche/ui/BoardCard';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { callText } from '../../../parts/game/boardCallText.ts';
import { gameTitle, sideName, stageName } from '../../../parts/game/gameName.ts';
import { useHref, type Href } from '../../../shell/useHref.ts';
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
  /** the number of games that wait only for this board */
  given: number;
  /** whether games wait for the tournament to start */
  isBeforeStart: boolean;
  now: number;
  actions: BoardActions;
};

/** Minutes without a request after which a tablet counts as not in sync. */
const outOfSyncMinutes = 2;

/** The card of one board in the play list, with its game or the game that could be called there. */
export function Board(props: BoardProps) {
  const { place, actions, given } = props;
  const { board, reserved, game } = place;
  const { number } = board;
  const { hrefOf, open } = useOpenGame();
  const intl = useIntl();
  const { formatMessage } = intl;
  const content = useCardContent(props);
  const warning = place.call ? callText(intl, place.call, game) : undefined;
  const ownGame = game && isOwnGame(game, props.tournament) ? game : null;
  const gameItems = (own: GameSummary): MenuItem[] => [
    { label: formatMessage(messages.openGame), onSelect: () => open(own.id) },
    ...(own.phase === 'called' ? [{ label: formatMessage(gameMessages.takeOff), onSelect: () => actions.takeOff(own) }] : []),
    { kind: 'line' },
  ];
  const items: MenuItem[] = [
    ...(ownGame ? gameItems(ownGame) : []),
    {
      label: formatMessage(reserved ? messages.giveBack : messages.reserve),
      ...(!reserved && { hint: formatMessage(messages.reservedMeans) }),
      onSelect: () => actions.reserve(board.id, !reserved),
    },
    {
      label: formatMessage(board.outOfOrder ? messages.useIt : messages.breakBoard),
      ...(!board.outOfOrder && { hint: formatMessage(messages.outOfOrderMeans) }),
      onSelect: () => actions.setOutOfOrder(board.id, !board.outOfOrder, given),
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
      {...(ownGame && { href: hrefOf(ownGame.id) })}
      {...content}
      {...(warning !== undefined && { warning })}
    />
  );
}

/** Whether a game belongs to this tournament. Another tournament may use the same board; its games are managed on its own pages. */
const isOwnGame = ({ parent }: GameSummary, { id }: Pick<Tournament, 'id'>): boolean => parent?.id === id;

type CardContent = Pick<BoardCardProps, 'state' | 'title' | 'note' | 'foot' | 'time' | 'ends' | 'warning'>;

function useCardContent(props: BoardProps): CardContent {
  const context = { intl: useIntl(), href: useHref(), open: useOpenGame().open };
  const { formatMessage } = context.intl;
  const { place, actions } = props;
  const { board, reserved, game } = place;
  if (game) return gameContent(props, game, context);
  if (board.outOfOrder) {
    return {
      state: {
        kind: 'closed',
        body: hint(formatMessage(messages.outOfOrderMeans)),
        action: <Button onClick={() => actions.setOutOfOrder(board.id, false)}>{formatMessage(messages.useIt)}</Button>,
      },
      title: formatMessage(messages.outOfOrder),
      ...(reserved && { note: formatMessage(messages.reserved) }),
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
  return freeContent(props, context);
}

type Context = { intl: IntlShape; href: Href; open: ReturnType<typeof useOpenGame>['open'] };

function gameContent(props: BoardProps, game: GameSummary, context: Context): CardContent {
  const { place, tournament } = props;
  const { intl, open } = context;
  const { formatMessage } = intl;
  const { phase, startedAt, calledAt, marker, live } = game;
  const isCalled = phase === 'called';
  const isOwn = isOwnGame(game, tournament);
  // Without a tablet there is no live score, and the organiser enters the result from paper.
  const isScoredOnPaper = !place.board.paired && live === null;
  const warning = place.board.outOfOrder ? formatMessage(messages.outAfterGame) : tabletWarning(props, context);
  return {
    state: {
      kind: isCalled ? 'called' : 'playing',
      sides: game.sides.map((side, index) => boardSide(intl, game, side, index, isScoredOnPaper)),
      ...(isOwn &&
        isScoredOnPaper && { action: <Button onClick={() => open(game.id, 'result')}>{formatMessage(gameMessages.enterResult)}</Button> }),
    },
    title: isCalled ? formatMessage(messages.called, { time: sinceText(calledAt ?? '', props.now) }) : legText(intl, game),
    note: [isOwn ? '' : game.parent?.name, gameTitle(intl, game), stageName(intl, game)].filter(Boolean).join(', '),
    foot: marker ? formatMessage(messages.marker, { name: marker.name, b: bold }) : formatMessage(messages.noMarker),
    ...(warning !== null && { warning }),
    ...(startedAt !== null && timesOf(props, startedAt, calledAt, intl)),
  };
}

/** How long a game has lasted, and when it will end. */
function timesOf({ gameMinutes, now, tournament }: BoardProps, startedAt: string, calledAt: string | null, intl: IntlShape) {
  const { formatMessage, locale } = intl;
  const end = endOf(calledAt ?? startedAt, gameMinutes, now);
  return {
    time: formatMessage(messages.minutes, { minutes: minutesSince(startedAt, now) }),
    ends:
      end === null
        ? formatMessage(messages.endsNow)
        : formatMessage(messages.ends, { time: formatInstant(locale, end, tournament.timeZone, 'time') }),
  };
}

function freeContent(props: BoardProps, context: Context): CardContent {
  const { place, next, isBeforeStart, actions } = props;
  const { intl } = context;
  const { formatMessage } = intl;
  const warning = tabletWarning(props, context);
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
        action: <Button onClick={() => actions.call(next.game, place.board.id)}>{formatMessage(messages.callHere)}</Button>,
      }),
    },
    title: formatMessage(messages.free),
    ...(warning !== null && { warning }),
  };
}

/** Warns that the board has no tablet, or that its tablet is not in sync; null otherwise. */
function tabletWarning({ place: { board }, tournament, now }: BoardProps, { intl: { formatMessage }, href }: Context): ReactNode {
  if (!board.paired)
    return (
      <Link kind="underlined" className="inline-flex min-h-6 items-center" href={href('eventBoards', { id: tournament.event.id })}>
        {formatMessage(messages.noTablet)}
      </Link>
    );
  const minutes = board.lastSeenAt === null ? 0 : minutesSince(board.lastSeenAt, now);
  return minutes >= outOfSyncMinutes ? formatMessage(messages.notInSync, { minutes }) : null;
}

const hint = (text: string): ReactNode => <span className="text-ink-2">{text}</span>;
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
