import type { ComponentProps, ReactNode } from 'react';
import { Name } from '../internal/Name.tsx';
import { cx } from '../internal/cx.ts';

export type Comparison = {
  key: string;
  label: ReactNode;
  /** Formatted; "–" if unknown. */
  values: [ReactNode, ReactNode];
  /** The better side, or null. */
  better: 0 | 1 | null;
};

export type StatCompareProps = Omit<ComponentProps<'table'>, 'children'> & {
  caption: ReactNode;
  names: [string, string];
  rows: Comparison[];
};

/** Compares the figures of two sides. The better figure is bold. The marks before the names are those of the leg chart. */
export function StatCompare({ caption, names, rows, className, ...props }: StatCompareProps) {
  const figure = (row: Comparison, side: 0 | 1) => (
    <td
      className={cx(
        'w-[30%] py-1 font-narrow text-[1.1875rem] leading-tight tabular font-stretch-[76%]',
        side === 1 && 'text-right',
        row.better === side ? 'font-[800] text-ink' : 'font-[500] text-ink-2',
      )}
    >
      {row.values[side]}
    </td>
  );
  return (
    <table className={cx('w-full table-fixed border-collapse', className)} {...props}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-rule">
          <th scope="col" colSpan={3} className="h-8.5 pb-1.5 align-bottom">
            <span className="flex items-center justify-between gap-4 text-caption font-stretch-[80%] text-ink-3">
              <span className="flex min-w-0 items-center gap-1.5">
                <span aria-hidden className="size-2.5 shrink-0 rounded-ring bg-cat-1" />
                <Name lines={2} narrow className="text-left">
                  {names[0]}
                </Name>
              </span>
              <span className="flex min-w-0 items-center gap-1.5">
                <span aria-hidden className="size-2.5 shrink-0 bg-cat-2" />
                <Name lines={2} narrow className="text-right">
                  {names[1]}
                </Name>
              </span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="h-row border-b border-line">
            {figure(row, 0)}
            <th scope="row" className="text-center text-body-small font-[400] font-stretch-[92%] text-ink-2">
              {row.label}
            </th>
            {figure(row, 1)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
