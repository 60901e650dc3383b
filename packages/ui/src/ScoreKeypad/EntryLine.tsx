import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ScoreKeypadLabels } from './ScoreKeypad.tsx';
import type { EntryStatus } from './useEntry.ts';

type EntryLineOptions = EntryStatus & { labels: Pick<ScoreKeypadLabels, 'typed' | 'leaves' | 'scores' | 'bust'> };

const figure = 'font-score text-[1.875rem] leading-[0.85] @min-[26rem]/pad:text-[2.875rem] sideways:text-[1.75rem]';
const colourOf = (rest: EntryStatus['rest']) => {
  if (rest === 'bust') return 'text-bust';
  return rest === 0 ? 'text-checkout' : 'text-ink-2';
};

const renderScored = (total: number | null, caption: ReactNode) => (
  <>
    <span className="block text-caption text-ink-3">{caption}</span>
    <span className={cx(figure, 'text-ink-2')}>{total ?? '–'}</span>
  </>
);

/** The two elements stay if there is nothing to show, because emptying them is faster than removing them in the frame after Enter. */
const renderRest = (rest: EntryStatus['rest'], { leaves, bust }: EntryLineOptions['labels']) => (
  <>
    {/* A bust has no remaining score, so its label replaces the number. */}
    <span className="block min-h-[1lh] text-caption text-ink-3">{rest !== null && rest !== 'bust' && leaves}</span>
    <span className={cx(figure, colourOf(rest))}>{rest === 'bust' ? bust : rest}</span>
  </>
);

const renderStatus = ({ entry, total, reason, rest, labels }: EntryLineOptions) => {
  if (reason) return <span className="text-body-small font-[600] text-warning">{reason}</span>;
  return entry.isLeft ? renderScored(total, labels.scores) : renderRest(rest, labels);
};

/**
 * The typed digits, and the remaining score or the reason for a rejection. A plain function: a component would be rendered once more for each
 * digit.
 */
export const renderEntryLine = (options: EntryLineOptions) => (
  <div
    role="group"
    aria-label={options.labels.typed(options.total)}
    // The line has a fixed size and is wrapped in an item of the column, so that a digit causes the layout of this line only.
    // With large letters in a narrow keypad, the reason needs several lines.
    className="flex h-15.5 items-end justify-between gap-2 border-b-[3px] border-you-fill contain-strict px-1 pb-1.5 @max-[16rem]/pad:h-auto @max-[16rem]/pad:min-h-15.5 @max-[16rem]/pad:flex-wrap @max-[16rem]/pad:[contain:none] @min-[26rem]/pad:h-23 @min-[26rem]/pad:border-b-4 @min-[26rem]/pad:px-1.5 @min-[26rem]/pad:pb-2.5 sideways:h-12 sideways:pb-1"
  >
    <span className="flex items-end gap-2 font-score text-[3.875rem] leading-[0.74] tracking-[-0.005em] @min-[26rem]/pad:text-[6.125rem] sideways:text-[3rem]">
      {options.entry.text}
      <span aria-hidden className="h-11 w-[3px] bg-you-fill @min-[26rem]/pad:h-17.5 @min-[26rem]/pad:w-1 sideways:h-9" />
    </span>
    <span role="status" className="ml-auto min-w-0 text-right sideways:flex sideways:items-baseline sideways:justify-end sideways:gap-2">
      {renderStatus(options)}
    </span>
  </div>
);
