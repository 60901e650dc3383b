import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useKeepPlace } from '../internal/useKeepPlace.ts';
import { QueueRow } from './QueueRow.tsx';
import { useWindowed } from './useWindowed.ts';

export type QueuedGame = {
  key: string;
  /** "21:02"; absent if it is unknown. */
  time?: ReactNode;
  names: readonly [string, string];
  /** "Last 16, losers’. Waits 22 min", or the reason why the game cannot be called yet: "Bart rests until 21:12". */
  note: ReactNode;
  /** `next`: goes to the next free board. `waiting`: cannot be called yet; the note gives the reason. */
  state?: 'ready' | 'next' | 'waiting';
  /** The board for the game; null for any board. */
  board: number | string | null;
  /** Whether the board was set by hand. */
  fixed?: boolean;
  /** A `Menu` including its button. */
  menu?: ReactNode;
};

/** Texts of a list whose games can be moved. */
export type QueueMoveLabels = {
  /** Name of the grip: "Move Anke Flightsma v Pascal Troisflèches". */
  lift: (game: QueuedGame) => string;
  /** Names of the two buttons of a lifted game. */
  up: string;
  down: string;
  /** The keys that move a game, for screen readers: "Space picks the game up. Then the arrow keys move it." */
  keys: string;
  /** Announced after a game is lifted, and after it is put down: "Picked up. Arrow keys move it, Space puts it down.", "Put down". */
  lifted: string;
  dropped: string;
  /** Announced after a move: "Anke Flightsma v Pascal Troisflèches is now 2 of 12". */
  moved: (game: QueuedGame, place: number, of: number) => string;
};

export type QueueListLabels = {
  list: string;
  time: ReactNode;
  game: ReactNode;
  board: ReactNode;
  versus: ReactNode;
  any: ReactNode;
  /** "Board 6", "Board 7, fixed" */
  boardNumber: (board: number | string, fixed: boolean) => string;
  /** Required with `onMove`. */
  move?: QueueMoveLabels;
};

export type QueueListProps = Omit<ComponentProps<'div'>, 'children'> & {
  games: readonly QueuedGame[];
  labels: QueueListLabels;
  /**
   * Moves a game to another place, counted from 0: with the grip, with Space and ↑ ↓, or with the two buttons of a lifted game. A phone shows no
   * grip, so the menu of a game should move it too.
   */
  onMove?: (key: string, to: number) => void;
  /** Called for Enter on a game, or a press on its names. */
  onCall?: (key: string) => void;
  /** Called when the user types digits on a game, two for boards above 9. `board` is null for 0, which means any board. */
  onSetBoard?: (key: string, board: number | null) => void;
  /** The highest number of a board. */
  lastBoard?: number;
  /** Below the list, e.g. how many more games will follow. */
  foot?: ReactNode;
};

/**
 * Games that wait for a board, with the estimated time, the reason why one cannot be called yet, and the board. ↑ ↓ move between games.
 * Space lifts a game, then ↑ ↓ move it and Esc cancels.
 */
export function QueueList({ games, labels, onMove, onCall, onSetBoard, lastBoard = 9, foot, className, ...props }: QueueListProps) {
  const [active, setActive] = useState<string | null>(null);
  const [lifted, setLifted] = useState<{ key: string; from: number } | null>(null);
  const [dragged, setDragged] = useState<{ key: string; overIndex: number | null } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const keysId = useId();
  const box = useRef<HTMLDivElement>(null);
  const digits = useRef({ key: '', number: 0 });
  /** The game whose row gets the focus once it is mounted. */
  const pendingFocus = useRef<string>(undefined);
  const moves = (onMove && labels.move) ?? null;
  // A called game disappears from the list. The next one then gets the focus.
  const onFocus = useKeepPlace((focused, root) => {
    const index = Number(focused.closest('li')?.getAttribute('aria-posinset') ?? 0) - 1;
    return index < 0
      ? null
      : () => root.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? root.querySelector<HTMLElement>('[data-row]');
  });
  const windowed = useWindowed(games.length);
  const indexOf = (key: string | undefined) => games.findIndex((game) => game.key === key);
  const at = Math.max(0, indexOf(active ?? undefined));

  const rowAt = (index: number) => box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  useEffect(() => {
    const row = rowAt(at);
    const isPending = pendingFocus.current !== undefined && pendingFocus.current === games[at]?.key;
    if (!row || (!isPending && !lifted)) return;
    if (isPending) pendingFocus.current = undefined;
    row.focus({ preventScroll: true });
    row.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [at, lifted, games, windowed.view]);

  const go = (index: number) => {
    const game = games[index];
    if (!game) return;
    setActive(game.key);
    if (index === at) rowAt(index)?.focus();
    else pendingFocus.current = game.key;
  };
  const move = (game: QueuedGame, to: number) => {
    if (!onMove || to < 0 || to >= games.length || to === indexOf(game.key)) return;
    onMove(game.key, to);
    if (moves) setAnnouncement(moves.moved(game, to + 1, games.length));
  };
  const lift = (game: QueuedGame) => {
    setActive(game.key);
    if (moves) setAnnouncement(lifted?.key === game.key ? moves.dropped : moves.lifted);
    setLifted((current) => (current?.key === game.key ? null : { key: game.key, from: indexOf(game.key) }));
  };
  /** A second digit is appended to the first, if there is a board with that number. */
  const typeBoard = (game: QueuedGame, digit: number) => {
    const firstDigit = digits.current.key === game.key ? digits.current.number : 0;
    const number = firstDigit * 10 + digit <= lastBoard ? firstDigit * 10 + digit : digit;
    digits.current = { key: game.key, number };
    if (number <= lastBoard) onSetBoard?.(game.key, number === 0 ? null : number);
  };
  const keysOf = (game: QueuedGame, index: number): Record<string, (() => void) | undefined> => ({
    ' ': onMove && (() => lift(game)),
    ...(lifted?.key === game.key
      ? {
          ArrowUp: () => move(game, index - 1),
          ArrowDown: () => move(game, index + 1),
          Escape: () => {
            move(game, lifted.from);
            setLifted(null);
          },
        }
      : { ArrowUp: () => go(index - 1), ArrowDown: () => go(index + 1), Home: () => go(0), End: () => go(games.length - 1) }),
  });
  const onKey = (event: KeyboardEvent, game: QueuedGame, index: number) => {
    const digit = digitOf(event);
    if (digit === null) digits.current = { key: '', number: 0 };
    const act = digit !== null && onSetBoard ? () => typeBoard(game, digit) : keysOf(game, index)[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };

  // The focused row stays mounted when it is scrolled out of view.
  const shown = games.map((game, index) => ({ game, index })).filter(({ index }) => windowed.isRendered(index) || index === at);
  const from = indexOf(dragged?.key);
  return (
    <div className={className} onFocusCapture={onFocus} {...props}>
      <Head games={games} labels={labels} canMove={moves !== null} />
      <div ref={box} {...windowed.box}>
        <ol
          aria-label={labels.list}
          className="relative"
          {...windowed.list}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null))
              setDragged((current) => current && { ...current, overIndex: null });
          }}
        >
          {shown.map(({ game, index }) => (
            <QueueRow
              key={game.key}
              game={game}
              index={index}
              of={games.length}
              labels={labels}
              moves={moves}
              keysId={keysId}
              state={lifted?.key === game.key ? 'lifted' : dragged?.key === game.key ? 'dragged' : 'rest'}
              height={windowed.rowHeight}
              current={index === at}
              // The line that shows where the game would be dropped.
              drop={dragged?.overIndex === index && index !== from ? (index < from ? 'before' : 'after') : null}
              onFocus={() => setActive(game.key)}
              onKey={(event) => onKey(event, game, index)}
              onCall={() => onCall?.(game.key)}
              onLift={() => lift(game)}
              onStep={(step) => move(game, index + step)}
              onDragStart={() => setDragged({ key: game.key, overIndex: null })}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (!dragged) return;
                event.preventDefault();
                if (dragged.overIndex !== index) setDragged({ ...dragged, overIndex: index });
              }}
              onDrop={() => {
                const moved = games[from];
                setDragged(null);
                if (moved) move(moved, index);
              }}
            />
          ))}
        </ol>
      </div>
      {foot !== undefined && <p className="py-3 text-caption text-ink-3">{foot}</p>}
      {moves && (
        <p id={keysId} className="sr-only">
          {moves.keys}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** The digit of a key that is pressed alone; null for other keys. */
const digitOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey ? Number(key) : null;

/** The headings of the columns. The rows name their parts themselves. */
const Head = ({ games, labels, canMove }: Pick<QueueListProps, 'games' | 'labels'> & { canMove: boolean }) => (
  <div
    aria-hidden
    className={cx(
      'flex h-8 items-end gap-x-2 border-b-2 border-rule pb-1.5 text-caption text-ink-3',
      'pl-2.5',
      canMove && 'sm:pl-10 sm:pointer-coarse:pl-13',
    )}
  >
    <span className="w-17">{labels.time}</span>
    <span className="flex-1">{labels.game}</span>
    <span className={games.some(({ menu }) => menu !== undefined) ? 'pr-13' : 'pr-2.5'}>{labels.board}</span>
  </div>
);
