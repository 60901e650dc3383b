import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';

export type SkeletonProps = ComponentProps<'div'> & {
  shape: 'row' | 'table' | 'score' | 'card' | 'title';
  count?: number;
};

const block = 'bg-sunken';

/** A placeholder with the size of the content that is loading. It is not animated, and appears only after 200 ms. */
export function Skeleton({ shape, count = 1, className, ...props }: SkeletonProps) {
  return (
    <div aria-hidden data-skeleton className={cx('motion-safe:animate-[fade-in_1ms_200ms_backwards]', className)} {...props}>
      {shape === 'table' && <div className="mt-6 h-0.5 bg-line" />}
      {Array.from({ length: count }, (_, i) => {
        switch (shape) {
          case 'title':
            return <div key={i} className={cx(block, 'my-2 h-8 w-72 max-w-full')} />;
          case 'score':
            return <div key={i} className={cx(block, 'h-64')} />;
          case 'card':
            return <div key={i} className={cx(block, 'mb-3 h-72 rounded-control')} />;
          default:
            return (
              <div key={i} className="flex h-14 items-center gap-6 border-b border-line">
                <span className={cx(block, 'h-5 w-12')} />
                <span className={cx(block, 'h-5 flex-1')} />
                <span className={cx(block, 'h-5 w-16')} />
              </div>
            );
        }
      })}
    </div>
  );
}
