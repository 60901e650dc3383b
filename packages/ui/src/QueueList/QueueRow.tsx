import { ChevronDown, ChevronUp, Clock, GripVertical, Pin } from 'lucide-react';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { BoardRing } from '../BoardRing/BoardRing.tsx';
import { cx } from '../internal/cx.ts';
import { dragGame } from '../internal/gameDrag.ts';
import { Name } from '../internal/Name.tsx';
import type { QueuedGame, QueueListLabels, QueueMoveLabels } from './QueueList.tsx';

/**
 * Row height in a windowed list, in rem. A narrow row has one line for each name and two for the note.
 * Rows of a list that is not windowed grow with their text.
 */
export const rowHeights = { wide: 3.875, narrow: 5.5 };

type Props = {
  game: QueuedGame;
  index: number;
  of: number;
  labels: QueueListLabels;
  moves: QueueMoveLabels | null;
  /** The id of the text about the keys. */
  keysId: string;
  state: 'rest' | 'lifted' | 'dragged';
  /** In rem, for a windowed list; undefined if the row grows with its text. */
  height: number | undefined;
  /** True for the row that Tab reaches. */
  current: boolean;
  drop: 'before' | 'after' | null;
  onFocus: () => void;
  onKey: (event: KeyboardEvent) => void;
  onCall: () => void;
  onLift: () => void;
  onStep: (step: -1 | 1) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: () => void;
};

/** One game in the queue. Keys act on the button with the names; the grip is for pointers. */
export function QueueRow({ game, index, of, labels, moves, keysId, state, height, current, drop, ...on }: Props) {
  const fixedHeight = height !== undefined;
  return (
    <li
      aria-setsize={of}
      aria-posinset={index + 1}
      style={fixedHeight ? { position: 'absolute', insetInline: 0, top: `${index * height}rem`, height: `${height}rem` } : undefined}
      className={cx('relative flex min-h-15.5 items-center gap-x-2 border-b border-line', rowTone(game, state), dropLine(drop))}
      onDragOver={on.onDragOver}
      onDrop={on.onDrop}
    >
      {moves && (
        <Grip
          game={game}
          label={moves.lift(game)}
          lifted={state === 'lifted'}
          onLift={on.onLift}
          onDragStart={on.onDragStart}
          onDragEnd={on.onDragEnd}
        />
      )}
      <button
        type="button"
        data-row={index}
        tabIndex={current ? 0 : -1}
        {...(moves && { 'aria-describedby': keysId })}
        className={cx(
          'flex min-w-0 flex-1 items-center gap-x-2 self-stretch rounded-control py-1 text-left outline-offset-[-3px]',
          moves ? 'pl-2.5 sm:-ml-1.5 sm:pl-1.5' : 'pl-2.5',
        )}
        onFocus={on.onFocus}
        onClick={on.onCall}
        onKeyDown={on.onKey}
        // Space lifts the game. Its release must not also press the button.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <TimeAndNames game={game} versus={labels.versus} height={height} />
      </button>
      {state === 'lifted' && moves ? (
        <StepButtons moves={moves} isFirst={index === 0} isLast={index === of - 1} onStep={on.onStep} />
      ) : (
        <BoardCell game={game} labels={labels} />
      )}
      {game.menu}
    </li>
  );
}

function rowTone(game: QueuedGame, state: Props['state']) {
  return cx(
    game.state === 'next' && 'bg-checkout-wash shadow-[inset_4px_0_0_var(--color-checkout-fill)]',
    state === 'lifted' && 'bg-pressed',
    state === 'dragged' && 'bg-sunken outline-2 -outline-offset-2 outline-line-2 outline-dashed',
  );
}

function dropLine(drop: Props['drop']) {
  return drop && cx('after:absolute after:inset-x-0 after:h-1 after:bg-focus', drop === 'before' ? 'after:-top-0.5' : 'after:-bottom-0.5');
}

type GripProps = Pick<Props, 'game' | 'onLift' | 'onDragStart' | 'onDragEnd'> & { label: string; lifted: boolean };

function Grip({ game, label, lifted, onLift, onDragStart, onDragEnd }: GripProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      draggable
      aria-label={label}
      aria-pressed={lifted}
      // On a phone the names need its room. There the menu of the game moves it.
      className="hidden h-11 w-8 shrink-0 cursor-grab sm:grid pointer-coarse:w-11 place-items-center rounded-control text-ink-3 hover:text-ink"
      onClick={onLift}
      onDragStart={(event) => {
        dragGame(event, game.key);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}

/** In a row of fixed height, the names and the note are cut to the lines that fit. */
function TimeAndNames({ game, versus, height }: Pick<Props, 'game' | 'height'> & { versus: ReactNode }) {
  const fixedHeight = height !== undefined;
  const hasSpace = height !== rowHeights.wide;
  const lines = fixedHeight ? 1 : 2;
  const isWaiting = game.state === 'waiting';
  return (
    <>
      <span className={cx('w-17 shrink-0 font-narrow text-[1.1875rem] font-[650] tabular font-stretch-[76%]', isWaiting && 'text-ink-2')}>
        {game.time ?? '–'}
      </span>
      <span className="min-w-0 flex-1">
        <span
          className={cx(
            'flex min-w-0 gap-x-1 text-[0.9375rem] leading-5 font-[600] font-stretch-[88%]',
            hasSpace ? 'flex-wrap' : 'flex-nowrap',
            isWaiting && 'text-ink-2',
          )}
        >
          <Name lines={lines} after={<span className="font-[450] text-ink-3"> {versus} </span>}>
            {game.names[0]}
          </Name>
          <Name lines={lines}>{game.names[1]}</Name>
        </span>
        <span className="flex min-w-0 gap-x-1 text-[0.8125rem] leading-4.5 text-ink-3 font-stretch-[90%]">
          {isWaiting && <Clock aria-hidden className="mt-0.75 size-3 shrink-0" />}
          <span
            className={cx('min-w-0 wrap-break-word', fixedHeight && (hasSpace ? 'line-clamp-2' : 'truncate'))}
            title={fixedHeight && typeof game.note === 'string' ? game.note : undefined}
          >
            {game.note}
          </span>
        </span>
      </span>
    </>
  );
}

type StepButtonsProps = Pick<Props, 'onStep'> & { moves: QueueMoveLabels; isFirst: boolean; isLast: boolean };

/** The two buttons that move a lifted game up or down by one place. */
function StepButtons({ moves, isFirst, isLast, onStep }: StepButtonsProps) {
  const button = 'grid size-11 place-items-center rounded-control aria-disabled:text-ink-off';
  return (
    <span className="flex shrink-0">
      <button type="button" aria-label={moves.up} aria-disabled={isFirst} className={button} onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden className="size-5" />
      </button>
      <button type="button" aria-label={moves.down} aria-disabled={isLast} className={button} onClick={() => onStep(1)}>
        <ChevronDown aria-hidden className="size-5" />
      </button>
    </span>
  );
}

function BoardCell({ game, labels }: Pick<Props, 'game' | 'labels'>) {
  return (
    <span
      className={cx('flex shrink-0 items-center gap-x-1 text-[0.875rem] whitespace-nowrap text-ink-3', game.menu === undefined && 'pr-2')}
    >
      {game.board === null ? (
        <span className="max-sm:hidden">{labels.any}</span>
      ) : (
        <>
          {game.fixed && <Pin aria-hidden className="size-3.5 text-ink" />}
          <BoardRing
            size="sm"
            number={game.board}
            label={labels.boardNumber(game.board, game.fixed === true)}
            className={game.fixed ? 'text-ink' : ''}
          />
        </>
      )}
    </span>
  );
}
