import type { BoardSide } from '../BoardCard/BoardCard.tsx';
import { BoardRing } from '../BoardRing/BoardRing.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import type { TvBoard } from './tvTypes.ts';

/** Columns by number of boards, few enough for legible names. */
const columns = (boards: number) =>
  boards <= 1 ? 'grid-cols-1' : boards <= 4 ? 'grid-cols-2' : boards <= 6 ? 'grid-cols-3' : 'grid-cols-4';

/** The size of names depends on the size of the board's cell. Two boards fill the screen, and twelve are readable from five metres. */
const name = 'text-[max(2em,min(10cqh,7.8cqw))] leading-[1.06] font-[680] font-stretch-[80%]';

function Side({ side, lines }: { side: BoardSide; lines: 2 | 3 }) {
  return (
    <div
      className={cx(
        'grid min-h-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-[0.75em] border-t px-[1.25em]',
        side.throws ? 'lit border-bed' : 'border-line',
      )}
    >
      <Name lines={lines} className={name}>
        {side.name}
      </Name>
      <span className="font-narrow text-[max(2em,min(12.5cqh,10cqw))] leading-none font-[650] text-ink-2 tabular font-stretch-[72%]">
        {side.legs}
      </span>
      {/* There is always space for three digits. */}
      <span className="text-right font-score text-[min(31cqh,25cqw)]">
        <span className="inline-block min-w-[1.26em]">{side.score}</span>
      </span>
    </div>
  );
}

function Board({ board: { number, label, title, state }, lines }: { board: TvBoard; lines: 2 | 3 }) {
  const playing = state.kind === 'playing';
  return (
    <li
      aria-label={label}
      className={cx(
        'grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] [container-type:size]',
        playing
          ? 'grid-rows-[auto_minmax(0,1fr)_minmax(0,1fr)] bg-raised'
          : 'grid-rows-[auto_minmax(0,1fr)] inset-ring-[0.125em] inset-ring-line',
      )}
    >
      <div className="flex h-[max(3.75em,min(22cqh,6em))] items-center gap-[1em] px-[1.25em]">
        <BoardRing size="text" number={number} label={label} className="text-[max(1.875em,min(9.5cqh,3em))]" />
        <span
          className={cx(
            'truncate text-[max(2em,min(10cqh,3em))] font-[600] font-stretch-[84%]',
            state.kind === 'waiting' ? 'text-warning' : 'text-ink-2',
          )}
        >
          {title}
        </span>
      </div>
      {playing ? (
        state.sides.map((side, i) => <Side key={i} side={side} lines={lines} />)
      ) : (
        <div className="min-h-0 border-t border-line px-[1.25em] py-[0.75em]">
          {state.names?.map((playerName) => (
            <Name key={playerName} className={name}>
              {playerName}
            </Name>
          ))}
          {state.note !== undefined && (
            <p className="truncate pt-[0.1em] text-[max(2em,min(10cqh,7.8cqw))] leading-[1.3] text-ink-2 font-stretch-[84%]">
              {state.note}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

type TvBoardsProps = { boards: readonly TvBoard[]; label: string; /** whether they are one below the other */ stacked?: boolean };

/** Up to twelve boards, in the order of their numbers. */
export function TvBoards({ boards, label, stacked = false }: TvBoardsProps) {
  return (
    <ul aria-label={label} className={cx('grid h-full auto-rows-fr gap-[1.25em]', stacked ? 'grid-cols-1' : columns(boards.length))}>
      {boards.map((board) => (
        // With three rows of boards there is space for two lines of a name.
        <Board key={board.key} board={board} lines={boards.length > 8 ? 2 : 3} />
      ))}
    </ul>
  );
}
