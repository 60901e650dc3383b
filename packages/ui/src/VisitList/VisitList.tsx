import { Fragment, memo, useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { startOf } from '@oche/darts/x01/formatRules';
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
  /** Whether the names of two sides are above their columns, for a list apart from a scoreboard. The names of more sides always are. */
  namesShown?: boolean;
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

const looks = {
  tablet: { row: 'h-11 border-b border-line last:border-0', pad: 'px-2 lg:pr-11', text: 'text-[1.5625rem]', between: 'bg-ink/4 w-[12%]' },
  page: { row: 'h-10.5 border-b border-line', pad: 'px-1', text: 'text-[1.3125rem]', between: 'w-[20%]' },
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

/** The visits of one round, one per side; undefined for a side that has not thrown in it. */
type Round = (Visit | undefined)[];

function roundsOf(leg: Leg | undefined, sides: number): Round[] {
  const visitsBySide = Array.from({ length: sides }, (_, side) => leg?.visits.filter((v) => v.side === side) ?? []);
  const count = Math.max(0, ...visitsBySide.map((visits) => visits.length));
  return Array.from({ length: count }, (_, i) => visitsBySide.map((visits) => visits[i]));
}

/** The place of the next visit; null unless the leg is being played. */
function nextPlace(game: GameState, leg: Leg | undefined): { round: number; side: number } | null {
  if (leg === undefined || leg !== game.legs.at(-1) || game.next.kind !== 'visit') return null;
  const { side } = game.next;
  return { round: leg.visits.filter((v) => v.side === side).length, side };
}

/** The darts per side up to the end of a round. A visit that is being entered counts as three. */
const dartsUpTo = (round: number, visits: Round, isEntered: boolean) =>
  round * 3 + Math.max(0, ...visits.map((v) => (v?.checkout ? v.darts : v ? 3 : 0)), isEntered ? 3 : 0);

/** The visits of a leg, with their scores, the remaining scores and the number of darts. */
export const VisitList = memo(function VisitList({
  game,
  names,
  labels,
  leg: number,
  startRow = false,
  namesShown = false,
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
  const rounds = roundsOf(leg, sides);
  const entry = typed || throwing !== undefined ? nextPlace(game, leg) : null;
  // If the thrower has a visit in the last round already, the next one is in a new row.
  if (entry?.round === rounds.length) rounds.push(Array.from({ length: sides }, () => undefined));
  const look = looks[size];
  const dartsClass = cx(sides === 2 ? look.between : 'w-[14%]', 'text-center text-caption text-ink-3 tabular');
  const cells = (visit: Visit | undefined, isEntry: boolean) => {
    if (!isEntry)
      return (
        <Cells look={look} scored={visit && <Score visit={visit} labels={labels} struck={struck} onPick={onPick} />} left={visit?.after} />
      );
    if (typed) return <Cells look={look} isTyped scored={typed.total} left={typed.leaves === 'bust' ? labels.bust : typed.leaves} />;
    return (
      <td colSpan={2} className="px-2 text-left text-ink-3">
        <Name lines={3} narrow team className="text-body-small font-stretch-[88%]">
          {throwing ?? ''}
        </Name>
      </td>
    );
  };
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
          {(namesShown || sides > 2) && (
            <tr>
              <Columns
                game={game}
                darts={<td className={sides === 2 ? dartsClass : undefined} />}
                of={(side) => (
                  <th scope="colgroup" colSpan={2} className="px-2 text-right align-bottom text-caption">
                    <Name lines={3}>{names[side] ?? ''}</Name>
                  </th>
                )}
              />
            </tr>
          )}
          <tr className={cx('border-b-2 border-rule text-caption text-ink-3', size === 'page' && 'font-stretch-[80%]')}>
            <Columns
              game={game}
              darts={
                <th scope="col" className={dartsClass}>
                  {labels.darts}
                </th>
              }
              of={(side) => <Heads name={names[side]} labels={labels} pad={look.pad} />}
            />
          </tr>
        </thead>
        <tbody>
          {startRow && (
            <tr className={look.row}>
              <Columns
                game={game}
                darts={<td className={sides === 2 ? dartsClass : undefined} />}
                of={(side) => (
                  <>
                    <td />
                    <td className={cx(figure, look.pad, look.text, 'font-[500] text-ink-3')}>{startOf(game.format, side)}</td>
                  </>
                )}
              />
            </tr>
          )}
          {rounds.map((visits, round) => (
            <tr key={round} className={look.row}>
              <Columns
                game={game}
                darts={<td className={dartsClass}>{dartsUpTo(round, visits, entry?.round === round)}</td>}
                of={(side) => cells(visits[side], entry?.round === round && entry.side === side)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

type ColumnsProps = {
  game: GameState;
  /** the cell of the darts */ darts: ReactNode;
  /** the cells of a side */ of: (side: number) => ReactNode;
};

/** The cells of a row. The darts are between two sides, otherwise after the last side. */
const Columns = ({ game: { sides }, darts, of }: ColumnsProps) => (
  <>
    {sides.map((side, i) => (
      <Fragment key={side.id}>
        {sides.length === 2 && i === 1 && darts}
        {of(i)}
      </Fragment>
    ))}
    {sides.length !== 2 && darts}
  </>
);

const Heads = ({ name, labels, pad }: { name: string | undefined; labels: VisitListLabels; pad: string }) => (
  <>
    <th scope="col" className={cx('h-8 text-right', pad)}>
      <span className="sr-only">{name} </span>
      {labels.scored}
    </th>
    <th scope="col" className={cx('text-right', pad)}>
      <span className="sr-only">{name} </span>
      {labels.toGo}
    </th>
  </>
);

type CellsProps = { look: (typeof looks)['page']; isTyped?: boolean; scored: ReactNode; left: ReactNode };

const Cells = ({ look, isTyped = false, scored, left }: CellsProps) => (
  <>
    <td className={cx(figure, look.pad, look.text, 'font-[700]', isTyped && 'text-you')}>{scored}</td>
    <td className={cx(figure, look.pad, look.text, 'font-[500]', isTyped ? 'text-you' : 'text-ink-3')}>{left}</td>
  </>
);

type ScoreProps = { visit: Visit; labels: VisitListLabels; struck: VisitListProps['struck']; onPick: VisitListProps['onPick'] };

/** The score of a visit, which is a button if it can be corrected. */
function Score({ visit, labels, struck, onPick }: ScoreProps) {
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
  if (!onPick) return text;
  return (
    <button type="button" className="-mx-1 -my-1 min-h-11 min-w-11 px-1 text-right" onClick={() => onPick(visit)}>
      {text}
    </button>
  );
}
