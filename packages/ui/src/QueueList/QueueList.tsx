import { GripVertical } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { BoardRing } from '../BoardRing/BoardRing.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type QueuedGame = {
  key: string;
  /** "21:02"; absent while it cannot be told */
  time?: ReactNode;
  names: readonly [string, string];
  /** "Last 16, losers’. Waits 22 min", or why not yet: "Bart rests until 21:12" */
  note: ReactNode;
  /** number of the board it goes to; null: any */
  board: number | string | null;
  /** the board is fixed by hand */
  fixed?: boolean;
  /** goes to the next free board */
  next?: boolean;
  /** a `Menu` with its button */
  menu?: ReactNode;
};

export type QueueListLabels = {
  list: string;
  time: ReactNode;
  game: ReactNode;
  board: ReactNode;
  versus: ReactNode;
  any: ReactNode;
  boardNumber: (board: number | string) => string;
  /** Name of the grip: "Move Anke Flightsma v Pascal Troisflèches, 1 of 12". */
  move: (game: QueuedGame, place: number, of: number) => string;
  /** Spoken when a lifted game moves. */
  moved: (game: QueuedGame, place: number, of: number) => string;
};

export type QueueListProps = Omit<ComponentProps<'div'>, 'children'> & {
  games: readonly QueuedGame[];
  labels: QueueListLabels;
  /** Puts a game at another place, from 0. Space lifts, ↑ ↓ move, Space drops, Esc takes back; or drag the grip. */
  onMove?: (key: string, to: number) => void;
  /** Enter on a game. */
  onCall?: (key: string) => void;
  /** Digits on a game. */
  onSetBoard?: (key: string, board: number) => void;
  /** Under the list, e.g. how many more come when their players are known. */
  foot?: ReactNode;
};

/** Games that wait for a board: when about, why not yet, where. */
export function QueueList({ games, labels, onMove, onCall, onSetBoard, foot, className, ...props }: QueueListProps) {
  const [lifted, setLifted] = useState<{ key: string; from: number } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const move = (game: QueuedGame, to: number) => {
    if (to < 0 || to >= games.length) return;
    onMove?.(game.key, to);
    setSpoken(labels.moved(game, to + 1, games.length));
  };
  const onKey = (event: KeyboardEvent, game: QueuedGame, index: number) => {
    const up = lifted?.key === game.key;
    if (event.key === ' ' && onMove) setLifted(up ? null : { key: game.key, from: index });
    else if (event.key === 'Escape' && up) {
      move(game, lifted.from);
      setLifted(null);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const by = event.key === 'ArrowUp' ? -1 : 1;
      if (up) move(game, index + by);
      else {
        const row = event.currentTarget.closest('li');
        const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
        next?.querySelector('button')?.focus();
      }
    } else if (event.key === 'Enter' && onCall) onCall(game.key);
    else if (/^\d$/.test(event.key) && onSetBoard) onSetBoard(game.key, Number(event.key));
    else return;
    event.preventDefault();
  };
  const columns = 'grid grid-cols-[auto_4.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-2';
  return (
    <div className={className} {...props}>
      <div aria-hidden className={cx(columns, 'h-8 border-b-2 border-rule pb-1.5 text-caption text-ink-3')}>
        <span className="w-8" />
        <span>{labels.time}</span>
        <span>{labels.game}</span>
        <span className="pr-2.5">{labels.board}</span>
      </div>
      <ol aria-label={labels.list}>
        {games.map((game, index) => (
          <li
            key={game.key}
            className={cx(
              columns,
              'min-h-15.5 border-b border-line py-1',
              game.next && 'bg-checkout-wash shadow-[inset_4px_0_0_var(--color-checkout-fill)]',
              lifted?.key === game.key && 'bg-pressed',
              dragged === game.key && 'opacity-50',
            )}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => {
              const from = games.find((g) => g.key === dragged);
              if (from) move(from, index);
              setDragged(null);
            }}
          >
            <button
              type="button"
              draggable={onMove !== undefined}
              aria-label={labels.move(game, index + 1, games.length)}
              aria-pressed={onMove ? lifted?.key === game.key : undefined}
              className="grid h-11 w-8 cursor-grab place-items-center rounded-control text-ink-3 outline-offset-[-3px]"
              onKeyDown={(event) => onKey(event, game, index)}
              onDragStart={() => setDragged(game.key)}
              onDragEnd={() => setDragged(null)}
            >
              <GripVertical aria-hidden className="size-4" />
            </button>
            <span className="font-narrow text-[1.1875rem] font-[650] tabular font-stretch-[76%]">{game.time ?? '–'}</span>
            <span className="min-w-0">
              <span className="flex min-w-0 flex-wrap gap-x-1 text-[0.9375rem] leading-5 font-[600] font-stretch-[88%]">
                <Name lines={2}>{game.names[0]}</Name>
                <span className="font-[450] text-ink-3">{labels.versus}</span>
                <Name lines={2}>{game.names[1]}</Name>
              </span>
              <span className="block text-[0.8125rem] leading-4.5 text-ink-3 font-stretch-[90%]">{game.note}</span>
            </span>
            <span className="text-[0.875rem] whitespace-nowrap text-ink-3">
              {game.board === null ? (
                <span className="pr-1">{labels.any}</span>
              ) : (
                <BoardRing
                  size="sm"
                  number={game.board}
                  label={labels.boardNumber(game.board)}
                  className={game.fixed ? 'text-ink' : 'text-ink-3'}
                />
              )}
            </span>
            {game.menu ?? <span className="w-1" />}
          </li>
        ))}
      </ol>
      {foot !== undefined && <p className="py-3 text-caption text-ink-3">{foot}</p>}
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
