import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFitName } from './fitName.ts';

type NameProps = {
  children: string;
  /** 1 keeps it on one line, more let it wrap at spaces and hyphens */ lines?: 1 | 2 | 3 | 4;
  /** with several lines: narrower letters come before each next one */ narrow?: boolean;
  /** of a team: nothing of it is shortened */ team?: boolean;
  /** a mark that follows the last letter */
  after?: ReactNode;
  className?: string;
};

const clamp = {
  1: 'block whitespace-nowrap text-ellipsis',
  2: 'line-clamp-2 text-balance',
  3: 'line-clamp-3 text-balance',
  4: 'line-clamp-4 text-balance',
};

/** A name that is whole as long as it can be: narrower letters first, then a wrapped hyphen, then a shortened first name. */
export function Name({ children, lines = 1, narrow, team, after, className }: NameProps) {
  const ref = useFitName(children, { upTo: narrow ? lines : undefined, team });
  return (
    <span ref={ref} className={cx('min-w-0 overflow-hidden', clamp[lines], className)} suppressHydrationWarning>
      <span>{children}</span>
      {after}
    </span>
  );
}
