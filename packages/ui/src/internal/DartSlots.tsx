import type { ReactNode } from 'react';
import type { DartCode } from '@oche/darts/x01/event';
import { cx } from './cx.ts';
import { Name } from './Name.tsx';

type DartSlotsProps = {
  darts: DartCode[];
  /** The next dart of the checkout route; shown in the next slot. */
  aim?: DartCode | undefined;
  leaves: number | 'bust' | null;
  scored?: number | undefined;
  labels: { slot: (n: number) => string; miss: ReactNode; leaves: ReactNode; scored?: ReactNode; bust: ReactNode };
};

/** The darts of the current visit in three slots, with the remaining score or the scored points. For a bust, the last dart is marked. */
export function DartSlots({ darts, aim, leaves, scored, labels }: DartSlotsProps) {
  const caption = scored === undefined ? labels.leaves : labels.scored;
  const next = leaves === 'bust' || leaves === 0 ? -1 : darts.length;
  return (
    <div
      className={cx(
        'grid min-h-15.5 shrink-0 gap-2 @max-[16rem]/pad:grid-cols-[minmax(0,1fr)] @min-[26rem]/pad:min-h-21 sideways:col-span-full sideways:min-h-12',
        // "Überworfen" (German for bust) is longer than any number.
        leaves === 'bust'
          ? 'grid-cols-[minmax(0,1fr)_minmax(4.5rem,max-content)] @min-[26rem]/pad:grid-cols-[minmax(0,1fr)_minmax(6rem,max-content)]'
          : 'grid-cols-[minmax(0,1fr)_4.5rem] @min-[26rem]/pad:grid-cols-[minmax(0,1fr)_6rem]',
      )}
    >
      <ol className="grid grid-cols-3 gap-2 @max-[16rem]/pad:min-h-15.5">
        {[0, 1, 2].map((i) => {
          const dart = darts[i];
          const isBust = leaves === 'bust' && i === darts.length - 1;
          return (
            <li
              key={i}
              className={cx(
                'grid min-w-0 place-items-center rounded-control font-narrow text-[1.75rem] leading-none font-[800] tabular font-stretch-[70%] @min-[26rem]/pad:text-[2.625rem]',
                dart !== undefined
                  ? cx('bg-raised inset-ring', isBust ? 'text-bust inset-ring-bust-fill' : 'inset-ring-line')
                  : i === next
                    ? 'rounded-none border-b-[3px] border-you-fill text-checkout @min-[26rem]/pad:border-b-4'
                    : 'inset-ring inset-ring-line',
              )}
            >
              <span className="sr-only">{labels.slot(i + 1)} </span>
              {dart === '0' ? (
                <span className="max-w-full truncate text-[1rem] font-[650] font-stretch-[75%] @min-[26rem]/pad:text-[1.25rem]">
                  {labels.miss}
                </span>
              ) : (
                (dart ?? (i === next ? aim : undefined))
              )}
            </li>
          );
        })}
      </ol>
      <span role="status" className="min-w-0 self-center text-right">
        {leaves !== null && (
          <>
            {leaves !== 'bust' &&
              (typeof caption === 'string' ? (
                <Name lines={2} narrow team className="text-caption text-ink-3">
                  {caption}
                </Name>
              ) : (
                <span className="block text-caption text-ink-3">{caption}</span>
              ))}
            <span
              className={cx(
                'font-score leading-[0.85]',
                leaves === 'bust' ? 'text-[1.5rem] text-bust' : 'text-[1.875rem] @min-[26rem]/pad:text-[2.875rem]',
                leaves === 0 ? 'text-checkout' : leaves !== 'bust' && 'text-ink-2',
              )}
            >
              {leaves === 'bust' ? labels.bust : (scored ?? leaves)}
            </span>
          </>
        )}
      </span>
    </div>
  );
}
