import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type FormResult = 'win' | 'loss' | 'draw';

export type FormStreakProps = Omit<ComponentProps<'ul'>, 'children' | 'results'> & {
  /** Name of the list: "Last five games". */
  label: string;
  /** Oldest first; the last five are shown, the newest on the right. */
  results: readonly FormResult[];
  /** A letter for each result in the language of the page (en W L D, nl W V G, fr V D N, de S N U), and its full word. */
  words: Record<FormResult, { letter: string; word: string }>;
  /** Shown if there are no results; "–" by default. */
  none?: ReactNode;
};

// In print there are only the letters: a fill would become a frame without space for the letter.
const marks = {
  win: 'not-print:bg-win not-print:text-on-win',
  loss: 'text-lose not-print:inset-ring-[1.5px] not-print:inset-ring-line-2',
  draw: 'text-ink-2 not-print:bg-pressed',
};

/** The last five results of a side as letters: filled if won, outlined if lost, grey if drawn. Fewer than five are aligned right. */
export function FormStreak({ label, results, words, none = '–', className, ...props }: FormStreakProps) {
  if (results.length === 0) return <span className={cx('inline-block min-w-28 text-ink-3', className)}>{none}</span>;
  return (
    <ul
      aria-label={label}
      className={cx('inline-flex min-w-28 justify-end gap-0.75 align-middle tiny:min-w-0 tiny:gap-0.5 print:min-w-0', className)}
      {...props}
    >
      {results.slice(-5).map((result, i) => (
        <li
          key={i}
          className={cx(
            'grid size-5 place-items-center rounded-mark font-narrow tiny:size-4 text-[0.75rem] leading-none font-[700] font-stretch-[84%] print:size-auto print:text-ink',
            marks[result],
          )}
        >
          <span aria-hidden>{words[result].letter}</span>
          <span className="sr-only">{words[result].word}</span>
        </li>
      ))}
    </ul>
  );
}
