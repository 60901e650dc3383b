import { Fragment, memo, useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import type { GameState, Leg, Visit } from '@oche/darts/x01/state';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type VisitListLabels = {
  caption: ReactNode;
  scored: ReactNode;
  toGo: ReactNode;
  darts: ReactNode;
  bust: ReactNode;
  /** For screen readers, after a corrected visit. */
  corrected: string;
};

export type VisitListProps = Omit<ComponentProps<'div'>, 'children'> & {
  game: GameState;
  names: string[];
  labels: VisitListLabels;
  /** Number of the leg; the last leg by default. */
  leg?: number;
  /** Whether there is a first row with the points at the start of the leg. */
  startRow?: boolean;
  /** The typed total that is not entered yet; shown in the place of the next visit. */
  typed?: { total: number; leaves: number | 'bust' } | null;
  /** Shown in the next visit of the thrower, e.g. "Dubbeltop throws". */
  throwing?: string;
  /** The score of a corrected visit before the correction, shown crossed out; undefined if it is unknown. */
  struck?: (visit: Visit) => ReactNode;
  /** Called to correct a visit, after a press or Enter on it. ↑ ↓ move between visits. */
  onPick?: (visit: Visit) => void;
  size?: 'tablet' | 'page';
};

const figure = 'text-right font-narrow tabular font-stretch-[75%]';

const onArrow = (event: KeyboardEvent<HTMLTableElement>) => {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  if (!cell) return;
  event.preventDefault();
  const row = cell.parentElement as HTMLTableRowElement;
  const next = (event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling) as HTMLTableRowElement | null;
  next?.cells[(cell as HTMLTableCellElement).cellIndex]?.querySelector('button')?.focus();
};

const rounds = (leg: Leg | undefined, sides: number) => {
  const visitsBySide = Array.from({ length: sides }, (_, side) => leg?.visits.filter((v) => v.side === side) ?? []);
  const count = Math.max(0, ...visitsBySide.map((visits) => visits.length));
  return Array.from({ length: count }, (_, i) => visitsBySide.map((visits) => visits[i]));
};

/** The visits of a leg, with their scores, the remaining scores and the number of darts. */
export const VisitList = memo(function VisitList({
  game,
  names,
  labels,
  leg: number,
  startRow = false,
  typed,
  throwing,
  struck,
  onPick,
  size = 'tablet',
  className,
  ...props
}: VisitListProps) {
  const id = useId();
  const leg = number === undefined ? game.legs.at(-1) : game.legs.find((l) => l.number === number);
  const sides = game.sides.length;
  const rows = rounds(leg, sides);
  const thrower = leg === game.legs.at(-1) && game.next.kind === 'visit' ? game.next.side : null;
  // The typed total is in the last row if the thrower has no visit in it yet, otherwise in a new row.
  const typedRow =
    thrower === null || (!typed && throwing === undefined) ? -1 : (leg?.visits.filter((v) => v.side === thrower).length ?? 0);
  if (typedRow === rows.length) rows.push(Array.from({ length: sides }, () => undefined));
  const starts = (side: number) => game.format.handicap?.[side]?.start ?? game.format.start;
  const pad = size === 'tablet' ? 'px-2 lg:pr-11' : 'px-1';
  const big = cx(pad, size === 'tablet' ? 'text-[1.5625rem]' : 'text-[1.3125rem]');
  const score = (visit: Visit) => {
    const oldScore = visit.corrected ? struck?.(visit) : undefined;
    const text = (
      <>
        {oldScore !== undefined && <s className="mr-2 text-[0.72em] font-[500] text-ink-3">{oldScore}</s>}
        {visit.bust ? (
          <span className="text-[0.8em] text-bust">{labels.bust}</span>
        ) : (
          <span
            className={cx(visit.scored >= 100 && 'border-b-2 pb-px', visit.corrected && 'underline decoration-dotted underline-offset-4')}
          >
            {visit.scored}
          </span>
        )}
        {visit.corrected && <span className="sr-only"> {labels.corrected}</span>}
      </>
    );
    return onPick ? (
      <button type="button" className="-mx-1 -my-1 min-h-11 min-w-11 px-1 text-right" onClick={() => onPick(visit)}>
        {text}
      </button>
    ) : (
      text
    );
  };
  const middle =
    (sides === 2 ? (size === 'tablet' ? 'bg-ink/4 w-[12%] ' : 'w-[20%] ') : 'w-[14%] ') + 'text-center text-caption text-ink-3 tabular';
  const half = (visits: (Visit | undefined)[], row: number, side: number) => {
    const visit = visits[side];
    if (!visit && row === typedRow && side === thrower)
      return typed ? (
        <>
          <td className={cx(figure, big, 'font-[700] text-you')}>{typed.total}</td>
          <td className={cx(figure, big, 'font-[500] text-you')}>{typed.leaves === 'bust' ? labels.bust : typed.leaves}</td>
        </>
      ) : (
        <td colSpan={2} className="px-2 text-left text-ink-3">
          {throwing !== undefined && (
            <Name lines={3} narrow team className="text-body-small font-stretch-[88%]">
              {throwing}
            </Name>
          )}
        </td>
      );
    return (
      <>
        <td className={cx(figure, big, 'font-[700]')}>{visit && score(visit)}</td>
        <td className={cx(figure, big, 'font-[500] text-ink-3')}>{visit?.after}</td>
      </>
    );
  };
  const darts = (visits: (Visit | undefined)[], row: number) =>
    row * 3 + Math.max(0, ...visits.map((v) => (v?.checkout ? v.darts : v ? 3 : 0)), row === typedRow ? 3 : 0);
  const rowClass = size === 'tablet' ? 'h-11 border-b border-line last:border-0' : 'h-10.5 border-b border-line';
  const heads = (side: number) => (
    <>
      <th scope="col" className={cx('h-8 text-right', pad)}>
        <span className="sr-only">{names[side]} </span>
        {labels.scored}
      </th>
      <th scope="col" className={cx('text-right', pad)}>
        <span className="sr-only">{names[side]} </span>
        {labels.toGo}
      </th>
    </>
  );
  return (
    // The column is reversed, so that it is scrolled to the last visit. Scrolling by script would force a layout for every typed digit.
    <div
      role="group"
      aria-labelledby={id}
      tabIndex={0}
      className={cx('flex min-h-0 flex-col-reverse overflow-y-auto outline-offset-[-3px]', className)}
      {...props}
    >
      <table className="mb-auto w-full table-fixed border-collapse" onKeyDown={onPick && onArrow}>
        <caption id={id} className="sr-only">
          {labels.caption}
        </caption>
        <thead className="sticky top-0 z-sticky bg-page">
          {sides > 2 && (
            <tr>
              {names.slice(0, sides).map((name, i) => (
                <th key={i} scope="colgroup" colSpan={2} className="px-2 text-right align-bottom text-caption">
                  <Name lines={3}>{name}</Name>
                </th>
              ))}
              <td />
            </tr>
          )}
          <tr className={cx('border-b-2 border-rule text-caption text-ink-3', size === 'page' && 'font-stretch-[80%]')}>
            {sides === 2 ? (
              <>
                {heads(0)}
                <th scope="col" className={middle}>
                  {labels.darts}
                </th>
                {heads(1)}
              </>
            ) : (
              <>
                {game.sides.map((side, i) => (
                  <Fragment key={side.id}>{heads(i)}</Fragment>
                ))}
                <th scope="col" className={middle}>
                  {labels.darts}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {startRow && (
            <tr className={rowClass}>
              {game.sides.map((side, i) => (
                <Fragment key={side.id}>
                  {sides === 2 && i === 1 && <td className={middle} />}
                  <td />
                  <td className={cx(figure, big, 'font-[500] text-ink-3')}>{starts(i)}</td>
                </Fragment>
              ))}
              {sides !== 2 && <td />}
            </tr>
          )}
          {rows.map((visits, row) => (
            <tr key={row} className={rowClass}>
              {game.sides.map((side, i) => (
                <Fragment key={side.id}>
                  {sides === 2 && i === 1 && <td className={middle}>{darts(visits, row)}</td>}
                  {half(visits, row, i)}
                </Fragment>
              ))}
              {sides !== 2 && <td className={middle}>{darts(visits, row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
