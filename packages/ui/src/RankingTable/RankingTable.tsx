import { ArrowDown, ArrowUp, ChevronDown, Minus, Plus } from 'lucide-react';
import { Fragment, useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { FootnoteMark, Footnotes, type Footnote } from '../internal/Footnotes.tsx';
import { Name } from '../internal/Name.tsx';
import { YouMark } from '../internal/YouMark.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

/** A column between the player and the points: a tournament, or a figure of a preview. */
export type RankingColumn = {
  id: string;
  /** "12 Sep" */
  head: ReactNode;
  /** The full name of the tournament. */
  title?: string;
  /** The column is hidden on screens narrower than this. */
  from?: 'sm' | 'lg';
};

/** A formatted figure: "48", "−10", or "–" for a player who was not there. */
export type RankingFigure = {
  text: ReactNode;
  /** Whether the result does not count. It is crossed out. */
  dropped?: boolean;
};

export type RankingRow = {
  id: string;
  position: ReactNode;
  name: string;
  /** Page of the player. */
  href?: string;
  /** The change since the last tournament: its direction, its figure ("3") and its text for screen readers ("up 3"). */
  movement?: { way: 'up' | 'down' | 'level' | 'new'; figure?: ReactNode; text: string };
  /** In the order of the columns. */
  figures: readonly RankingFigure[];
  total: ReactNode;
  /** The results, on screens without columns for them. A button at the end of the row opens them. */
  detail?: ReactNode;
  /** Marks of the row's footnotes, e.g. about a manual adjustment. */
  notes?: readonly string[];
  /** Whether it is the user's row. */
  you?: boolean;
  /** Whether a line separates the row from the next one: the last place that qualifies. */
  isCut?: boolean;
  /** In a preview: whether the row stays as it is. */
  isUnchanged?: boolean;
};

export type RankingTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Caption for screen readers: "Order of merit 2026". */
  caption: string;
  heads: { position: string; movement: string; player: ReactNode; total: ReactNode };
  columns: readonly RankingColumn[];
  rows: readonly RankingRow[];
  /** The user's row, if it is not among `rows`. It stays at the bottom of the window. */
  pinned?: RankingRow | undefined;
  notes?: readonly Footnote[];
  labels: {
    /** Name of the button that opens the detail of a row: "Results of Lotte Bullens". */
    results: (row: RankingRow) => string;
    /** After a dropped result: "does not count". */
    dropped: string;
    /** "you", after the user's name. */
    you: string;
    note: (mark: string) => string;
  };
};

const signs = { up: ArrowUp, down: ArrowDown, level: Minus, new: Plus };
const hiddenBelow = { sm: 'max-sm:hidden print:table-cell!', lg: 'max-lg:hidden print:table-cell!' };

/** Moves the focus between rows with ↑ ↓. Of the link and the button of a row, only the one that is shown takes part. */
const onArrow = (event: KeyboardEvent<HTMLTableElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const kind = (document.activeElement as HTMLElement | null)?.dataset['ranking'];
  if (step === undefined || kind === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-ranking=${kind}]`)];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  event.preventDefault();
};

/**
 * An order of merit with a column for each result. Results that do not count are crossed out. On a phone, a row opens the results instead.
 * ↑ ↓ move between rows, Enter opens a row, and Esc closes it.
 */
export function RankingTable({ caption, heads, columns, rows, pinned, notes = [], labels, className, ...props }: RankingTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const all = pinned ? [...rows, pinned] : rows;
  const layout: Layout = {
    columns,
    labels,
    hasMovement: all.some(({ movement }) => movement !== undefined),
    hasDetails: all.some(({ detail }) => detail !== undefined),
  };
  const width = 3 + columns.length + Number(layout.hasMovement) + Number(layout.hasDetails);
  const rowProps = (row: RankingRow) => ({
    row,
    layout,
    detailId: `${id}-${row.id}`,
    isOpen: open === row.id,
    onToggle: (isOpen: boolean) => setOpen(isOpen ? row.id : null),
  });
  return (
    <div className={className} {...props}>
      <table className="w-full border-collapse" onKeyDown={onArrow}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-rule text-caption text-ink-3 [&>th]:h-8.5 [&>th]:pb-1.5 [&>th]:align-bottom">
            <th scope="col" className="w-10">
              <span className="sr-only">{heads.position}</span>
            </th>
            {layout.hasMovement && (
              <th scope="col" className="w-12 tiny:hidden">
                <span className="sr-only">{heads.movement}</span>
              </th>
            )}
            <th scope="col" className="pl-3 text-left">
              {heads.player}
            </th>
            {columns.map(({ id: column, head, title, from }) => (
              <th
                key={column}
                scope="col"
                title={title}
                className={cx('pl-3.5 text-right whitespace-nowrap tiny:hidden', from && hiddenBelow[from])}
              >
                {head}
                {title !== undefined && <span className="sr-only">, {title}</span>}
              </th>
            ))}
            <th scope="col" className="pr-2 pl-3 text-right sm:whitespace-nowrap lg:pl-5">
              {heads.total}
            </th>
            {layout.hasDetails && <td className="w-11 p-0 lg:hidden print:hidden" />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <Row {...rowProps(row)} />
              {open === row.id && row.detail !== undefined && (
                <tr className="border-b border-line bg-sunken lg:hidden">
                  <td id={`${id}-${row.id}`} colSpan={width} className="px-4 pb-4 sm:pl-13">
                    {row.detail}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        {pinned && (
          <tfoot className="sticky bottom-0 z-sticky shadow-[0_-2px_0_var(--color-you)] print:static">
            <Row {...rowProps({ ...pinned, detail: undefined })} />
          </tfoot>
        )}
      </table>
      <Footnotes notes={notes} />
    </div>
  );
}

type Layout = Pick<RankingTableProps, 'columns' | 'labels'> & { hasMovement: boolean; hasDetails: boolean };
type RowProps = { row: RankingRow; layout: Layout; detailId: string; isOpen: boolean; onToggle: (isOpen: boolean) => void };

function Row({ row, layout: { columns, labels, hasMovement, hasDetails }, detailId, isOpen, onToggle }: RowProps) {
  const weight = row.isUnchanged ? 'font-[520] text-ink-2' : '';
  return (
    <tr
      className={cx(
        'relative h-14.5 break-inside-avoid lg:h-11 print:h-7',
        row.isCut ? 'border-b-[1.5px] border-rule' : 'border-b border-line',
        row.you ? 'bg-you-wash' : isOpen && 'max-lg:bg-sunken',
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) onToggle(false);
      }}
    >
      <td
        className={cx(
          'p-0 pl-1 text-right font-narrow text-[1.125rem] font-[700] tabular font-stretch-[76%]',
          row.you && 'shadow-[inset_4px_0_0_var(--color-you-fill)]',
        )}
      >
        {row.position}
      </td>
      {hasMovement && (
        <td className="py-0 pr-0 pl-2.5 tiny:hidden">
          <Movement row={row} />
        </td>
      )}
      <th scope="row" className={cx('w-full max-w-0 py-1 pl-3 text-left text-name', weight)}>
        <PlayerName row={row} labels={labels} />
      </th>
      {columns.map(({ id, from }, i) => (
        <td
          key={id}
          className={cx(
            'pl-3.5 text-right whitespace-nowrap tabular tiny:hidden',
            row.you ? 'text-ink' : 'text-ink-2',
            from && hiddenBelow[from],
          )}
        >
          <Figure figure={row.figures[i]} dropped={labels.dropped} />
        </td>
      ))}
      <td
        className={cx(
          'pr-2 pl-3 text-right font-narrow text-[1.4375rem] leading-none font-[800] tabular font-stretch-[74%] lg:pl-5',
          weight,
        )}
      >
        {row.total}
      </td>
      {hasDetails && (
        <td className="p-0 lg:hidden print:hidden">
          {row.detail !== undefined && (
            <button
              type="button"
              data-ranking="button"
              aria-label={labels.results(row)}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailId : undefined}
              // The button covers its row, so that a tap anywhere opens the row.
              className="grid size-11 place-items-center text-ink-2 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              onClick={() => onToggle(!isOpen)}
            >
              <ChevronDown aria-hidden className={cx('size-5', isOpen && 'rotate-180')} />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

function PlayerName({ row, labels }: { row: RankingRow; labels: RankingTableProps['labels'] }) {
  const name = (
    <Name
      lines={4}
      narrow
      after={
        <>
          {row.you && <YouMark word={labels.you} />}
          {row.notes?.map((mark) => (
            <FootnoteMark key={mark} mark={mark} label={labels.note(mark)} />
          ))}
        </>
      }
    >
      {row.name}
    </Name>
  );
  if (row.href === undefined) return name;
  return (
    <Link href={row.href} data-ranking="link" className="block hover:underline">
      {name}
    </Link>
  );
}

function Movement({ row: { movement } }: { row: RankingRow }) {
  if (!movement) return null;
  const { way, figure, text } = movement;
  const Sign = signs[way];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-0.5 font-narrow text-body-small font-stretch-[84%]',
        way === 'up' || way === 'new' ? 'font-[650] text-ink' : 'text-ink-3',
      )}
    >
      <Sign aria-hidden className="size-3.5" strokeWidth={2.5} />
      <span aria-hidden>{figure}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

function Figure({ figure, dropped }: { figure: RankingFigure | undefined; dropped: string }) {
  if (!figure?.dropped) return figure?.text;
  return (
    <>
      <s className="text-ink-3 decoration-1">{figure.text}</s>
      <span className="sr-only"> {dropped}</span>
    </>
  );
}
