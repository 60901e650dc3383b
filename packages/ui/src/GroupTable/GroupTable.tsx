import { Fragment, useState, type ComponentProps, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type GroupRow = {
  id: string;
  /** "1", or "2–3" while a tie is open */
  position: ReactNode;
  name: string;
  /** formatted figures, in the order of the columns */
  figures: ReactNode[];
  points: ReactNode;
  /** which knockout this place leads to */
  to?: 'winners' | 'losers';
  you?: boolean;
  withdrawn?: boolean;
  /** part of a tie that no rule has broken: amber, a person decides */
  tied?: boolean;
  /** why this place, e.g. "Level on points with Timo; won their game 3–1." */
  explanation?: ReactNode;
};

export type GroupTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  caption: string;
  columns: { player: ReactNode; points: ReactNode; figures: { head: ReactNode; title?: string }[]; position: string };
  rows: readonly GroupRow[];
  /** A tie that blocks what follows, and the button that resolves it. */
  tie?: { title: ReactNode; children?: ReactNode; action?: ReactNode };
  /** What the spines mean: "1 and 2 play the winners' knockout". */
  legend?: ReactNode;
  /** "Why is Wout Dubbeltop 2nd?" */
  explain?: (row: GroupRow) => string;
};

/** Standings of a group. The spine says which knockout a place leads to; Enter on a place says why. */
export function GroupTable({ caption, columns, rows, tie, legend, explain, className, ...props }: GroupTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  const cell = 'px-1 text-right tabular sm:px-1.5';
  return (
    <div className={className} {...props}>
      {tie && (
        <Banner kind="warning" title={tie.title} action={tie.action} className="mb-2">
          {tie.children}
        </Banner>
      )}
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-rule text-caption text-ink-3">
            <td className="w-1 p-0" />
            <th scope="col" className="w-10">
              <span className="sr-only">{columns.position}</span>
            </th>
            <th scope="col" className="h-8 px-1.5 pb-1.5 text-left align-bottom">
              {columns.player}
            </th>
            {columns.figures.map((figure, i) => (
              <th key={i} scope="col" title={figure.title} className="w-9 px-1 pb-1.5 text-right align-bottom sm:w-12 sm:px-1.5">
                {figure.head}
              </th>
            ))}
            <th scope="col" className="w-11 px-1 pb-1.5 text-right align-bottom sm:w-14 sm:px-2">
              {columns.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const explained = row.explanation !== undefined && explain !== undefined;
            return (
              <Fragment key={row.id}>
                <tr className={cx('h-11 border-b border-line', row.tied ? 'bg-warning-wash' : row.you && 'bg-you-wash')}>
                  <td className="h-px p-0">
                    {row.to && <div className={cx('h-full min-h-11 w-1', row.to === 'winners' ? 'spine-winners' : 'spine-consolation')} />}
                  </td>
                  <td className="text-center font-narrow text-[1.125rem] font-[700] tabular font-stretch-[76%]">
                    {explained ? (
                      <button
                        type="button"
                        aria-expanded={open === row.id}
                        aria-label={explain(row)}
                        className="min-h-11 min-w-10 underline decoration-ink-3 decoration-dotted underline-offset-4 outline-offset-[-3px]"
                        onClick={() => setOpen(open === row.id ? null : row.id)}
                      >
                        {row.position}
                      </button>
                    ) : (
                      row.position
                    )}
                  </td>
                  <th scope="row" className="max-w-0 px-1.5 text-left text-name">
                    <Name lines={3} className={row.withdrawn ? 'text-ink-3 line-through decoration-1' : ''}>
                      {row.name}
                    </Name>
                  </th>
                  {row.figures.map((figure, i) => (
                    <td key={i} className={cx(cell, 'text-ink-2')}>
                      {figure}
                    </td>
                  ))}
                  <td className={cx(cell, 'sm:px-2! font-narrow text-[1.375rem] font-[800] font-stretch-[72%]')}>{row.points}</td>
                </tr>
                {open === row.id && (
                  <tr className="border-b border-line">
                    <td />
                    <td />
                    <td colSpan={columns.figures.length + 2} className="px-1.5 py-2 text-body-small text-ink-2">
                      {row.explanation}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {legend !== undefined && <p className="mt-2 text-body-small text-ink-3">{legend}</p>}
    </div>
  );
}
