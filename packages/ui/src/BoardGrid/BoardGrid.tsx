import { useState, type ComponentProps, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { draggedGame, gameType } from '../internal/gameDrag.ts';
import { useKeepPlace } from '../internal/useKeepPlace.ts';

export type GridBoard = {
  key: string;
  /** A `BoardCard`. */
  card: ReactNode;
  /** No game can be dropped here: the board is out of order or has a game. */
  closed?: boolean;
};

export type BoardGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** Name of the list. */
  label: string;
  /** In the order of the boards' numbers, even if a filter hides some. */
  boards: readonly GridBoard[];
  /** Controls above the grid, e.g. a `SegmentedControl`: all, playing, free. */
  filter?: ReactNode;
  /** Shown if there are no boards, e.g. because of the filter. */
  empty?: ReactNode;
  /** Called when a game of a `QueueList` is dropped on a board. With a keyboard, users type the number of the board on the `QueueList`. */
  onDropGame?: (board: string, game: string) => void;
};

const onArrow = (event: KeyboardEvent<HTMLUListElement>) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-board-link]')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  if (current === -1) return;
  const top = (el: HTMLElement | undefined) => el?.closest('li')?.offsetTop;
  const perRow = stops.filter((el) => top(el) === top(stops[0])).length;
  const targets = { ArrowRight: current + 1, ArrowLeft: current - 1, ArrowDown: current + perRow, ArrowUp: current - perRow };
  const to = { ...targets, Home: 0, End: stops.length - 1 }[event.key];
  const stop = to === undefined ? undefined : stops[to];
  if (!stop) return;
  event.preventDefault();
  stop.focus();
};

/** All boards. The arrow keys move between boards, and Home and End to the first and the last one. Games can be dropped on boards. */
export function BoardGrid({ label, boards, filter, empty, onDropGame, className, ...props }: BoardGridProps) {
  const [dragTarget, setDragTarget] = useState<string | null>(null);
  // When a free board gets a game, its button disappears; the focus then moves to the card.
  const onFocus = useKeepPlace((focused, root) => {
    const index = [...root.children].findIndex((item) => item.contains(focused));
    return () => root.children[index]?.querySelector<HTMLElement>('[data-board-link]');
  });
  const dropHandlers = (board: GridBoard) =>
    onDropGame &&
    !board.closed && {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(gameType)) return;
        event.preventDefault();
        setDragTarget(board.key);
      },
      onDragLeave: () => setDragTarget((current) => (current === board.key ? null : current)),
      onDrop: (event: DragEvent) => {
        setDragTarget(null);
        const game = draggedGame(event);
        if (game === null) return;
        event.preventDefault();
        onDropGame(board.key, game);
      },
    };
  return (
    <>
      {filter !== undefined && <div className="mb-3 flex">{filter}</div>}
      {boards.length === 0 && empty !== undefined ? (
        <p className="border-t-2 border-rule py-3 text-ink-2">{empty}</p>
      ) : (
        <ul
          aria-label={label}
          className={cx('grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))] gap-3', className)}
          onFocusCapture={onFocus}
          onKeyDown={onArrow}
          {...props}
        >
          {boards.map((board) => (
            <li
              key={board.key}
              className={cx('grid rounded-control', dragTarget === board.key && 'outline-3 outline-offset-2 outline-focus')}
              {...dropHandlers(board)}
            >
              {board.card}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
