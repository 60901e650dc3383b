import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFitName } from './fitName.ts';

type NameProps = {
  children: string;
  /** Maximum number of lines. With more than 1, the name wraps at spaces and hyphens. */
  lines?: 1 | 2 | 3 | 4;
  /** With several lines: whether letters are narrowed before a line is added. */
  narrow?: boolean;
  /** Whether it is the name of a team, which is never shortened. */
  team?: boolean;
  /** A mark directly after the last letter. */
  after?: ReactNode;
  className?: string;
};

const clamp = {
  1: 'block whitespace-nowrap text-ellipsis',
  2: 'line-clamp-2 text-balance',
  3: 'line-clamp-3 text-balance',
  4: 'line-clamp-4 text-balance',
};

/** Fits a name into its box: narrows the letters, then wraps at hyphens, then shortens the first name. */
export function Name({ children, lines = 1, narrow, team, after, className }: NameProps) {
  const ref = useFitName(children, { maxLines: narrow ? lines : undefined, team });
  return (
    <span ref={ref} className={cx('min-w-0 overflow-hidden', clamp[lines], className)} suppressHydrationWarning>
      <span>{children}</span>
      {after}
    </span>
  );
}
