import { Fragment, useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { cx } from './cx.ts';
import { Name } from './Name.tsx';

/** A column after the position and the name. */
export type PlacesColumn = {
  head: ReactNode;
  /** The full word, if the head is an abbreviation. */
  title?: string;
  /** Hidden on screens narrower than this. Columns that explain the points are hidden before the points. */
  from?: 'sm' | 'md' | 'lg';
  /** `points` decide the position, `quiet` is for less important figures, `text` is aligned left. */
  as?: 'figure' | 'points' | 'quiet' | 'text';
};

/** A row: a position and its player or team. */
export type PlacesRow = {
  id: string;
  position: ReactNode;
  name: string;
  href?: string | undefined;
  /** Directly after the name: the mark of a footnote. */
  after?: ReactNode;
  /** Below the name: a club, the current game. */
  under?: ReactNode;
  struck?: boolean | undefined;
  cells: readonly ReactNode[];
  spine?: 'winners' | 'consolation' | undefined;
  /** The meaning of the spine as text, for screen readers and print. */
  zone?: string | undefined;
  tone?: 'you' | 'warning' | undefined;
  /** Explains the position. Enter on the position opens it. */
  detail?: ReactNode;
  /** With `detail`, the position is a button with this accessible name: "Why is Wout Dubbeltop 2nd?" */
  detailLabel?: string | undefined;
};

type PlacesTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  caption: string;
  /** Visible text after the caption: "after matchday 9". The caption itself is for screen readers only. */
  captionShown?: ReactNode;
  position: string;
  name: ReactNode;
  columns: readonly PlacesColumn[];
  rows: readonly PlacesRow[];
  /** Stays at the bottom of the window while the table is longer than the window. */
  pinned?: PlacesRow | undefined;
  density?: 'table' | 'comfortable';
  /** Whether the rows are teams, whose names are never shortened. */
  teams?: boolean;
};

/** On a phone with letters of double size, only the position, the name and the points are shown. */
const hiddenIfTiny = 'tiny:hidden';
const hiddenBelow = { sm: 'max-sm:hidden print:table-cell!', md: 'max-md:hidden print:table-cell!', lg: 'max-lg:hidden print:table-cell!' };
const kinds = {
  table: {
    figure: `text-right tabular text-ink-2 ${hiddenIfTiny}`,
    points: 'text-right font-narrow text-[1.375rem] leading-none font-[800] tabular font-stretch-[74%]',
    quiet: `text-right tabular text-ink-3 ${hiddenIfTiny}`,
    text: 'text-left',
  },
  comfortable: {
    figure: `text-right tabular text-ink-2 ${hiddenIfTiny}`,
    points: 'text-right score-sm',
    quiet: `text-right font-narrow text-[1.375rem] leading-none font-[550] tabular font-stretch-[72%] text-ink-3 ${hiddenIfTiny}`,
    text: 'text-left',
  },
};
const tones = { you: 'bg-you-wash', warning: 'bg-warning-wash' };

/** Moves the focus between the positions that are buttons, with ↑ ↓. */
const onArrow = (event: KeyboardEvent<HTMLTableElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-place]')];
  const focused = places.indexOf(document.activeElement as HTMLElement);
  if (focused === -1) return;
  places[focused + step]?.focus();
  event.preventDefault();
};

/** A table of positions, names and figures. A spine shows what a position leads to. Standings and rankings use it. */
export function PlacesTable({
  caption,
  captionShown,
  position,
  name,
  columns,
  rows,
  pinned,
  density = 'table',
  teams = false,
  className,
  ...props
}: PlacesTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const all = pinned ? [...rows, pinned] : rows;
  const hasSpines = all.some((row) => row.spine !== undefined);
  // A background and a focus ring need padding. All rows get it, so that their figures stay aligned.
  const isPadded = hasSpines || all.some((row) => row.tone !== undefined || row.detail !== undefined);
  const layout = { columns, density, teams, hasSpines, isPadded };
  const shared = (row: PlacesRow, index: number) => ({
    row,
    layout,
    detailId: `${id}-${index}`,
    isOpen: open === row.id,
    onToggle: () => setOpen(open === row.id ? null : row.id),
  });
  return (
    <table className={cx('w-full border-collapse', className)} onKeyDown={onArrow} {...props}>
      <caption className={captionShown === undefined ? 'sr-only' : 'pb-1.5 text-left text-body-small text-ink-3'}>
        <span className={captionShown === undefined ? undefined : 'sr-only'}>{caption} </span>
        {captionShown}
      </caption>
      <thead>
        <tr className="border-b-2 border-rule text-caption text-ink-3">
          {hasSpines && <td className="w-1 p-0" />}
          <th scope="col" className="w-11 tiny:w-7">
            <span className="sr-only">{position}</span>
          </th>
          <th scope="col" className="h-8 pb-1.5 text-left align-bottom">
            {name}
          </th>
          {columns.map((column, i) => (
            <th
              key={i}
              scope="col"
              title={column.title}
              className={cx(
                'h-8 pb-1.5 align-bottom whitespace-nowrap sm:pl-4',
                density === 'table' ? 'pl-2' : 'pl-3',
                column.as === 'text' ? 'text-left' : 'text-right',
                i === columns.length - 1 && isPadded && 'pr-2 tiny:pr-0',
                column.as !== 'points' && column.as !== 'text' && hiddenIfTiny,
                column.from && hiddenBelow[column.from],
              )}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            <Row {...shared(row, index)} next={rows[index + 1]} />
            {open === row.id && (
              <tr className="border-b border-line">
                {hasSpines && <td />}
                <td />
                <td id={`${id}-${index}`} colSpan={columns.length + 1} className="pt-1 pb-3 text-body-small text-ink-2">
                  {row.detail}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      {pinned && (
        <tfoot className="sticky bottom-0 z-sticky shadow-[0_-2px_0_var(--color-you)] print:static">
          <Row {...shared(pinned, rows.length)} isPinned />
        </tfoot>
      )}
    </table>
  );
}

type Layout = Required<Pick<PlacesTableProps, 'columns' | 'density' | 'teams'>> & { hasSpines: boolean; isPadded: boolean };

type RowProps = {
  row: PlacesRow;
  /** The row below. */
  next?: PlacesRow | undefined;
  isPinned?: boolean;
  layout: Layout;
  detailId: string;
  isOpen: boolean;
  onToggle: () => void;
};

function Row({ row, next, isPinned = false, layout, detailId, isOpen, onToggle }: RowProps) {
  const { columns, density, teams, hasSpines, isPadded } = layout;
  // The line between rows that qualify and rows that do not is darker than a hairline.
  const isCut = next !== undefined && (row.spine === undefined) !== (next.spine === undefined);
  const place = cx(
    'flex min-h-11 min-w-11 items-center pr-3 tiny:min-w-7 tiny:pr-1.5 print:min-h-0',
    hasSpines ? 'justify-end' : isPadded && 'pl-2 tiny:pl-0.5',
  );
  return (
    <tr
      className={cx(
        density === 'table' ? 'h-11 print:h-6' : 'h-14.5 print:h-8',
        'break-inside-avoid',
        isPinned ? 'h-16' : isCut ? 'border-b border-line-2' : 'border-b border-line',
        row.tone && tones[row.tone],
      )}
    >
      {hasSpines && <SpineCell spine={row.spine} />}
      <td className="p-0 font-narrow text-[1.125rem] font-[700] tabular font-stretch-[76%]">
        {row.detail !== undefined && row.detailLabel !== undefined ? (
          <button
            type="button"
            data-place=""
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={row.detailLabel}
            className={cx(
              place,
              'rounded-mark underline decoration-ink-3 decoration-dotted underline-offset-4 outline-offset-[-3px] hover:bg-pressed print:min-h-0 print:no-underline',
            )}
            onClick={onToggle}
          >
            {row.position}
          </button>
        ) : (
          <span className={place}>{row.position}</span>
        )}
      </td>
      <NameCell row={row} teams={teams} />
      {columns.map((column, i) => (
        <td
          key={i}
          className={cx(
            'whitespace-nowrap sm:pl-4',
            density === 'table' ? 'pl-2' : 'pl-3',
            i === columns.length - 1 && isPadded && 'pr-2 tiny:pr-0',
            kinds[density][column.as ?? 'figure'],
            column.from && hiddenBelow[column.from],
          )}
        >
          {row.cells[i]}
        </td>
      ))}
    </tr>
  );
}

const SpineCell = ({ spine }: Pick<PlacesRow, 'spine'>) => (
  <td className="h-px p-0">
    {spine && (
      <div className={cx('h-[calc(100%+1px)] min-h-11 w-1 print:min-h-6', spine === 'winners' ? 'spine-winners' : 'spine-consolation')} />
    )}
  </td>
);

function NameCell({ row, teams }: { row: PlacesRow; teams: boolean }) {
  const name = (
    <Name lines={4} narrow team={teams} className={row.struck ? 'text-ink-3 line-through decoration-1' : ''} after={row.after}>
      {row.name}
    </Name>
  );
  return (
    <th scope="row" className="relative w-full max-w-0 py-1 text-left text-name">
      {row.href === undefined ? (
        name
      ) : (
        <Link href={row.href} className="block after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      )}
      {row.under !== undefined && <span className="block text-caption wrap-anywhere text-ink-3 tiny:font-stretch-[72%]">{row.under}</span>}
      {row.zone !== undefined && <span className="sr-only print:not-sr-only print:block print:text-caption">{row.zone}</span>}
    </th>
  );
}
