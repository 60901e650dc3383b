import type { ComponentProps, ReactNode } from 'react';
import { BoardRing } from '../BoardRing/BoardRing.tsx';
import { cx } from '../internal/cx.ts';

export type NextCallProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `none`: there is nothing more to play or mark. */
  kind: 'about' | 'next' | 'now' | 'mark' | 'moved' | 'none';
  /** "You play next on board 5", "To board 5 now" */
  title: ReactNode;
  /** "Last 16, winners’ knockout" */
  stage?: ReactNode;
  board?: { number: number | string; label: string } | undefined;
  /** The board before the game moved: crossed out beside the new board. */
  from?: { number: number | string; label: string };
  /** The opponent and the marker. */
  children?: ReactNode;
  /** "in about" and "12 min" */
  time?: { label: ReactNode; value: ReactNode } | undefined;
};

/** The user's next task: a game to play or to mark. It is the only lit bed of its page. */
export function NextCall({ kind, title, stage, board, from, children, time, className, ...props }: NextCallProps) {
  if (kind === 'none')
    return (
      <div role="status" className={cx('border-y border-line py-4 text-ink-2', className)} {...props}>
        {title}
      </div>
    );
  return (
    <div role="status" className={cx('lit border-l-6 border-you-fill p-4', className)} {...props}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          {stage !== undefined && <p className="text-body-small text-ink-2 font-stretch-[84%]">{stage}</p>}
          <p className={cx('mt-1 text-balance', kind === 'now' ? 'text-title-1' : 'text-title-2')}>{title}</p>
        </div>
        <div className="flex items-start gap-2">
          {from && (
            <span className="relative text-ink-2 after:absolute after:top-1/2 after:-inset-x-0.5 after:h-0.75 after:-rotate-45 after:bg-current">
              <BoardRing number={from.number} label={from.label} />
            </span>
          )}
          {board && <BoardRing size="lg" number={board.number} label={board.label} />}
        </div>
      </div>
      {(children !== undefined || time !== undefined) && (
        <div className="mt-4 flex items-end justify-between gap-4 border-t border-line pt-3.5">
          <div className="min-w-0">{children}</div>
          {time && (
            <div className="shrink-0 text-right">
              <div className="text-body-small text-ink-2 font-stretch-[84%]">{time.label}</div>
              <div className="mt-2 font-score text-[3.25rem] leading-[0.78] text-you">{time.value}</div>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
