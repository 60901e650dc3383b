import { EllipsisVertical } from 'lucide-react';
import type { PlayList, QueuedGame, Tournament } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import { QueueList } from '@oche/ui/QueueList';
import { expectedTime } from '../../../parts/game/expectedTime.ts';
import { gameTitle, stageName } from '../../../parts/game/gameName.ts';
import { sideText } from '../../../parts/game/slotText.ts';
import { words } from '../../../shell/words.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { useOpenGame } from '../game/useOpenGame.ts';
import { messages } from './messages.ts';
import type { nextCall } from './callable.ts';
import type { BoardActions } from './useBoardActions.ts';
import { movedTo, useQueueOrder } from './useQueueOrder.ts';

const hasKnownSide = ({ why, game }: QueuedGame): boolean =>
  why !== 'sides-unknown' || game.sides.some(({ sideKind }) => sideKind !== 'tbd' && sideKind !== 'bye');

/** The title of a game ("Quarter-final 3"), or the reason why it waits ("Lien Kwartfinale is marking on board 2"). */
const noteOf = (intl: IntlShape, { game, why, who }: QueuedGame, boards: PlayList['boards']): string => {
  // If a side is not known, the names already show it.
  if (who === null || why === 'ready' || why === 'held' || why === 'sides-unknown')
    return [gameTitle(intl, game), stageName(intl, game)].filter(Boolean).join(', ');
  if (why === 'resting') return intl.formatMessage(messages.resting, { who });
  const isMarking = why === 'player-marking';
  const place = boards.find(({ game: current }) =>
    isMarking ? current?.marker?.name === who : current?.sides.some(({ name }) => name === who),
  );
  const board = place ? String(place.board.number) : 'none';
  return intl.formatMessage(isMarking ? messages.marking : messages.playing, { who, board });
};

/** Whether a player of a game plays or marks another one, so that it cannot be called. */
const isBusy = ({ why }: QueuedGame): boolean => why === 'player-busy' || why === 'player-marking';

/** What an organiser has decided about a game, and its title or why it waits. */
function Note({ queued, boards }: { queued: QueuedGame; boards: PlayList['boards'] }) {
  const intl = useIntl();
  const marks = [
    ...(queued.why === 'held' ? [intl.formatMessage(messages.held)] : []),
    ...(queued.placed ? [intl.formatMessage(messages.placed)] : []),
  ];
  return (
    <>
      {marks.map((mark) => (
        <b key={mark} className="font-[600] text-ink-2">
          {mark}
          {' · '}
        </b>
      ))}
      {noteOf(intl, queued, boards)}
    </>
  );
}

type QueueProps = {
  waiting: readonly QueuedGame[];
  boards: PlayList['boards'];
  tournament: Tournament;
  now: number;
  next: ReturnType<typeof nextCall>;
  actions: BoardActions;
};

/**
 * The queue of games without a board, with expected times and reasons to wait. The next game to call is highlighted. The organiser moves games,
 * binds them to a board and holds them back.
 */
export function Queue({ waiting: read, boards, tournament, now, next, actions }: QueueProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { open } = useOpenGame();
  const [waiting, showOrder] = useQueueOrder(read);
  const listed = waiting.filter(hasKnownSide);
  const later = waiting.length - listed.length;
  const placed = boards.filter(({ board }) => !board.outOfOrder);
  const versus = ({ game }: QueuedGame) =>
    formatMessage(words.versus, { a: sideText(intl, game, game.sides[0]), b: sideText(intl, game, game.sides[1]) });
  const gameOf = (key: string) => listed.find(({ game }) => game.id === key)!;
  const move = (key: string, to: number) => {
    const { queue, before } = movedTo(waiting, listed, key, to);
    showOrder(queue);
    actions.move(gameOf(key).game, before);
  };
  if (waiting.length === 0) return <p className="border-t-2 border-rule py-3 text-ink-2">{formatMessage(messages.allCalled)}</p>;
  return (
    <QueueList
      onCall={(key) => open(key)}
      onMove={move}
      onSetBoard={(key, number) => {
        const place = placed.find(({ board }) => board.number === number);
        if (place || number === null) actions.setCalling(gameOf(key).game, { boardId: place?.board.id ?? null });
      }}
      lastBoard={Math.max(0, ...placed.map(({ board }) => board.number))}
      labels={{
        list: formatMessage(messages.waiting),
        time: formatMessage(messages.about),
        game: formatMessage(words.game),
        board: formatMessage(words.board),
        versus: formatMessage(messages.versus),
        any: formatMessage(messages.any),
        boardNumber: (number, fixed) => formatMessage(fixed ? messages.onlyBoard : words.boardNumber, { number }),
        move: {
          keys: formatMessage(messages.moveKeys),
          lifted: formatMessage(messages.lifted),
          dropped: formatMessage(messages.dropped),
          lift: ({ key }) => formatMessage(messages.move, { game: versus(gameOf(key)) }),
          up: formatMessage(messages.earlier),
          down: formatMessage(messages.laterPlace),
          moved: ({ key }, place, count) => formatMessage(messages.moved, { game: versus(gameOf(key)), place, count }),
        },
      }}
      games={listed.map((queued, index) => {
        const { game, onlyBoard } = queued;
        const isNext = queued.game.id === next?.queued.game.id;
        return {
          key: game.id,
          names: [sideText(intl, game, game.sides[0]), sideText(intl, game, game.sides[1])] as const,
          note: <Note queued={queued} boards={boards} />,
          board: onlyBoard?.number ?? (isNext ? next.board.number : null),
          fixed: onlyBoard !== null,
          state: isNext ? 'next' : queued.why === 'ready' ? 'ready' : 'waiting',
          ...(game.expectedAt !== null &&
            // Nobody knows when the organiser will call it.
            queued.why !== 'held' && { time: expectedTime(locale, game.expectedAt, tournament.timeZone, now) }),
          menu: (
            <Menu
              items={[
                ...(game.phase === 'ready'
                  ? [
                      {
                        label: formatMessage(gameMessages.callIt),
                        ...(isBusy(queued) && { disabled: true, hint: noteOf(intl, queued, boards) }),
                        onSelect: () => actions.call(game, onlyBoard?.id),
                      },
                    ]
                  : []),
                { label: formatMessage(messages.toFront), disabled: index === 0, onSelect: () => move(game.id, 0) },
                { label: formatMessage(messages.earlier), disabled: index === 0, onSelect: () => move(game.id, index - 1) },
                {
                  label: formatMessage(messages.laterPlace),
                  disabled: index === listed.length - 1,
                  onSelect: () => move(game.id, index + 1),
                },
                ...(queued.placed
                  ? [{ label: formatMessage(messages.giveUpPlace), onSelect: () => actions.setCalling(game, { placed: false }) }]
                  : []),
                {
                  kind: 'check',
                  label: formatMessage(messages.hold),
                  checked: queued.why === 'held',
                  onSelect: () => actions.hold(game, queued.why !== 'held'),
                },
                {
                  kind: 'sub',
                  label: formatMessage(words.board),
                  items: [null, ...placed.map(({ board }) => board)].map((board) => ({
                    kind: 'radio',
                    label: board ? formatMessage(words.boardNumber, { number: board.number }) : formatMessage(messages.anyBoard),
                    checked: (board?.id ?? null) === (onlyBoard?.id ?? null),
                    onSelect: () => actions.setCalling(game, { boardId: board?.id ?? null }),
                  })),
                },
                { label: formatMessage(messages.openGame), onSelect: () => open(game.id) },
              ]}
            >
              <Button
                kind="quiet"
                icon={<EllipsisVertical aria-hidden />}
                label={formatMessage(messages.gameMenu, { game: versus(queued) })}
              />
            </Menu>
          ),
        };
      })}
      {...(later > 0 && { foot: formatMessage(messages.later, { count: later }) })}
    />
  );
}
