import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type Bar = { key: string; label: ReactNode; value: number };

export type BarChartProps = Omit<ComponentProps<'table'>, 'children'> & {
  /** The caption for screen readers: "Games by month". */
  caption: ReactNode;
  /** Column headings for the labels and for the figures, for screen readers. */
  heads: { label: ReactNode; value: ReactNode };
  /** From top to bottom: months in chronological order, all other labels by size. */
  bars: readonly Bar[];
  /** Formats a figure in the language of the page. */
  format: (value: number) => ReactNode;
};

/** Compares counts: a row for each, with a bar and its figure. There is no axis, since every figure is written out. */
export function BarChart({ caption, heads, bars, format, className, ...props }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <table className={cx('w-full border-separate border-spacing-0', className)} {...props}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads.label}</th>
          <th scope="col">{heads.value}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row" className="w-px py-1 pr-3 text-left text-body-small font-[500] text-ink-2">
              <span className="block w-max max-w-[min(18rem,38vw)] wrap-anywhere">{label}</span>
            </th>
            <td className="py-1">
              <div className="flex items-center gap-2">
                <span
                  aria-hidden
                  className={cx('h-4 shrink-0', value === 0 ? 'border-l-2 border-line-2' : 'bg-ink print:border print:border-current')}
                  // Excludes the space of the figure, so that even the longest bar leaves space for it and the lengths are in proportion.
                  style={{ width: `calc((100% - 4.5rem) * ${value / highest})` }}
                />
                <span className="shrink-0 text-body-small font-[640] tabular">{format(value)}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
