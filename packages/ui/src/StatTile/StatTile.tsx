import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type StatTileProps = ComponentProps<'div'> & {
  label: ReactNode;
  /** Formatted; absent while loading, "–" if unknown. */
  value?: ReactNode;
  unit?: ReactNode;
  /** The change as text: "+1.32 since October". */
  change?: ReactNode;
  /** The latest values, oldest first. Shown as a line if there are at least three. */
  trend?: { values: number[]; label: string };
  size?: 'md' | 'lg';
};

const width = 72;
const height = 20;
const points = (values: number[]) => {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  return values.map((v, i) => `${(i / (values.length - 1)) * width},${height - 2 - ((v - low) / range) * (height - 4)}`).join(' ');
};

/** One figure with its caption, without a box. */
export function StatTile({ label, value, unit, change, trend, size = 'md', className, ...props }: StatTileProps) {
  return (
    <div className={cx('min-w-0', className)} {...props}>
      <div className="text-caption text-ink-3">{label}</div>
      {value === undefined ? (
        <div aria-hidden className={cx('mt-0.5 w-14 bg-sunken', size === 'lg' ? 'h-10' : 'h-7.25')} />
      ) : (
        <div className={cx('mt-0.5 whitespace-nowrap', size === 'lg' ? 'score-md' : 'score-sm text-[1.8125rem] font-stretch-[75%]')}>
          {value}
          {unit !== undefined && <span className="ml-1 text-caption text-ink-2">{unit}</span>}
        </div>
      )}
      {trend !== undefined && trend.values.length > 2 && (
        <svg role="img" aria-label={trend.label} width={width} height={height} className="mt-1 inline-block">
          <polyline points={points(trend.values)} fill="none" stroke="currentColor" strokeWidth={2} className="text-ink-2" />
        </svg>
      )}
      {change !== undefined && <div className="mt-0.5 text-caption text-ink-2">{change}</div>}
    </div>
  );
}
