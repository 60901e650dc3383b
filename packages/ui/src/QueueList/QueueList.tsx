import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useKeepPlace } from '../internal/useKeepPlace.ts';
import { useNarrow } from '../internal/useNarrow.ts';
import { QueueRow, rowHeights } from './QueueRow.tsx';

export type QueuedGame = {
  key: string;
  /** "21:02"; absent while it cannot be told */
  time?: ReactNode;
  names: readonly [string, string];
  /** "Last 16, losers’. Waits 22 min", or why not yet: "Bart rests until 21:12" */
  note: ReactNode;
  /** `next` goes to the next free board, `waiting` cannot be called yet: the note says why. */
  state?: 'ready' | 'next' | 'waiting';
  /** number of the board it goes to; null: any */
  board: number | string | null;
  /** the board is fixed by hand */
  fixed?: boolean;
  /** a `Menu` with its button */
  menu?: ReactNode;
};

/** What is said where games can be moved. */
export type QueueMoveLabels = {
  /** Name of the grip: "Move Anke Flightsma v Pascal Troisflèches". */
  lift: (game: QueuedGame) => string;
  /** Names of the two buttons of a game that is lifted. */
  up: string;
  down: string;
  /** Spoken when it has moved: "Anke Flightsma v Pascal Troisflèches is now 2 of 12". */
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
  /** Needed with `onMove`. */
  move?: QueueMoveLabels;
};

export type QueueListProps = Omit<ComponentProps<'div'>, 'children'> & {
  games: readonly QueuedGame[];
  labels: QueueListLabels;
  /** Puts a game at another place, from 0: by the grip, by Space and ↑ ↓, or by the two buttons of a game that is lifted. */
  onMove?: (key: string, to: number) => void;
  /** Enter on a game, or a press on its names. */
  onCall?: (key: string) => void;
  /** Digits on a game, two for boards above 9; 0 for any board (null). */
  onSetBoard?: (key: string, board: number | null) => void;
  /** The highest number of a board. */
  lastBoard?: number;
  /** Under the list, e.g. how many more come when their players are known. */
  foot?: ReactNode;
};

/** From so many games on only those in sight are rendered. */
const windowFrom = 100;
/** Rows that are rendered above and below what is in sight. */
const spare = 8;

/** Games that wait for a board: when about, why not yet, where. ↑ ↓ go between them; Space lifts one, ↑ ↓ then move it, Esc takes it back. */
export function QueueList({ games, labels, onMove, onCall, onSetBoard, lastBoard = 9, foot, className, ...props }: QueueListProps) {
  const [active, setActive] = useState<string | null>(null);
  const [lifted, setLifted] = useState<{ key: string; from: number } | null>(null);
  const [dragged, setDragged] = useState<{ key: string; over: number | null } | null>(null);
  const [spoken, setSpoken] = useState('');
  /** Numbers of the rows in sight. */
  const [view, setView] = useState({ first: 0, last: 11 });
  const box = useRef<HTMLDivElement>(null);
  const digits = useRef({ key: '', number: 0 });
  /** The game whose row is to have the focus once it is there. */
  const wanted = useRef<string>(undefined);
  const moves = (onMove && labels.move) ?? null;
  // A game that was called is gone from the list: the next one has the focus.
  const onFocus = useKeepPlace((focused, root) => {
    const index = Number(focused.closest('li')?.getAttribute('aria-posinset') ?? 0) - 1;
    return index < 0
      ? null
      : () => root.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? root.querySelector<HTMLElement>('[data-row]');
  });
  const windowed = games.length > windowFrom;
  const rowHeight = rowHeights[useNarrow() ? 'narrow' : 'wide'];
  const indexOf = (key: string | undefined) => games.findIndex((game) => game.key === key);
  const at = Math.max(0, indexOf(active ?? undefined));

  const rowAt = (index: number) => box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  useEffect(() => {
    const row = rowAt(at);
    const isWanted = wanted.current !== undefined && wanted.current === games[at]?.key;
    if (!row || (!isWanted && !lifted)) return;
    if (isWanted) wanted.current = undefined;
    row.focus({ preventScroll: true });
    row.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [at, lifted, games, view]);

  const go = (index: number) => {
    const game = games[index];
    if (!game) return;
    setActive(game.key);
    if (index === at) rowAt(index)?.focus();
    else wanted.current = game.key;
  };
  const move = (game: QueuedGame, to: number) => {
    if (!onMove || to < 0 || to >= games.length || to === indexOf(game.key)) return;
    onMove(game.key, to);
    if (moves) setSpoken(moves.moved(game, to + 1, games.length));
  };
  const lift = (game: QueuedGame) => {
    setActive(game.key);
    setLifted((now) => (now?.key === game.key ? null : { key: game.key, from: indexOf(game.key) }));
  };
  /** A second digit makes a number of two, as long as there is such a board. */
  const typeBoard = (game: QueuedGame, digit: number) => {
    const before = digits.current.key === game.key ? digits.current.number : 0;
    const number = before * 10 + digit <= lastBoard ? before * 10 + digit : digit;
    digits.current = { key: game.key, number };
    if (number <= lastBoard) onSetBoard?.(game.key, number === 0 ? null : number);
  };
  const onKey = (event: KeyboardEvent, game: QueuedGame, index: number) => {
    const up = lifted?.key === game.key;
    const digit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!digit) digits.current = { key: '', number: 0 };
    if (digit && onSetBoard) typeBoard(game, Number(event.key));
    else if (event.key === ' ' && onMove) lift(game);
    else if (event.key === 'Escape' && up) {
      move(game, lifted.from);
      setLifted(null);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const to = index + (event.key === 'ArrowUp' ? -1 : 1);
      if (up) move(game, to);
      else go(to);
    } else if ((event.key === 'Home' || event.key === 'End') && !up) go(event.key === 'Home' ? 0 : games.length - 1);
    else return;
    event.preventDefault();
  };

  const first = windowed ? Math.max(0, view.first - spare) : 0;
  const last = windowed ? Math.min(games.length, view.last + spare) : games.length;
  // The row that has the focus stays, however far one scrolls from it.
  const shown = games.map((game, index) => ({ game, index })).filter(({ index }) => (index >= first && index < last) || index === at);
  const from = indexOf(dragged?.key);
  return (
    <div className={className} onFocusCapture={onFocus} {...props}>
      <div
        aria-hidden
        className={cx(
          'flex h-8 items-end gap-x-2 border-b-2 border-rule pb-1.5 text-caption text-ink-3',
          moves ? 'pl-10 pointer-coarse:pl-13' : 'pl-2.5',
        )}
      >
        <span className="w-17">{labels.time}</span>
        <span className="flex-1">{labels.game}</span>
        <span className={games.some(({ menu }) => menu !== undefined) ? 'pr-13' : 'pr-2.5'}>{labels.board}</span>
      </div>
      <div
        ref={box}
        className={windowed ? 'max-h-[70dvh] overflow-y-auto overscroll-contain' : undefined}
        onScroll={
          windowed
            ? ({ currentTarget: el }) => {
                const row = el.scrollHeight / games.length;
                setView({ first: Math.floor(el.scrollTop / row), last: Math.ceil((el.scrollTop + el.clientHeight) / row) });
              }
            : undefined
        }
      >
        <ol
          aria-label={labels.list}
          className="relative"
          style={windowed ? { height: `${games.length * rowHeight}rem` } : undefined}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragged((now) => now && { ...now, over: null });
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
              state={lifted?.key === game.key ? 'lifted' : dragged?.key === game.key ? 'dragged' : 'rest'}
              height={windowed ? rowHeight : undefined}
              current={index === at}
              // Where the line lies that says where it would be put.
              drop={dragged?.over === index && index !== from ? (index < from ? 'before' : 'after') : null}
              onFocus={() => setActive(game.key)}
              onKey={(event) => onKey(event, game, index)}
              onCall={() => onCall?.(game.key)}
              onLift={() => lift(game)}
              onStep={(by) => move(game, index + by)}
              onDragStart={() => setDragged({ key: game.key, over: null })}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (!dragged) return;
                event.preventDefault();
                if (dragged.over !== index) setDragged({ ...dragged, over: index });
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
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
