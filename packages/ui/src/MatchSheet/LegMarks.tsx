import { cx } from '../internal/cx.ts';

/** A leg of a game on the sheet. */
export type LegMark = {
  /** Number of the leg in its game. */
  leg: number;
  /** The side that won it; null while it is played. */
  winner: 0 | 1 | null;
  darts: number;
  /** For screen readers: "Leg 3 for Bulls: 21 darts". */
  label: string;
};

type LegMarksProps = {
  marks: readonly LegMark[];
  /** On two lines: each mark is on the line of its winner. */ lines?: boolean;
  className?: string;
};

const look = {
  0: 'bg-ink text-page inset-ring inset-ring-ink print:bg-transparent print:text-ink',
  1: 'inset-ring inset-ring-ink-3 text-ink-2',
  live: 'text-ink-2 shadow-[inset_0_-2px_0_var(--color-live)]',
};

/** The legs of a game with their darts: filled for home, outlined for away, underlined while a leg is played. */
export function LegMarks({ marks, lines = false, className }: LegMarksProps) {
  return (
    <span
      className={cx(
        lines ? 'grid grid-flow-col auto-rows-fr grid-rows-2 gap-x-0.5' : 'inline-flex flex-wrap justify-end gap-0.5',
        className,
      )}
    >
      {marks.map(({ leg, winner, darts, label }) => (
        <span
          key={leg}
          className={cx(
            'inline-grid h-5 min-w-6 place-items-center self-center rounded-mark px-0.5 text-[0.75rem] leading-none font-[650] tabular font-stretch-[84%]',
            look[winner ?? 'live'],
            lines && (winner === 1 ? 'row-start-2' : 'row-start-1'),
          )}
          style={lines ? { gridColumn: leg } : undefined}
        >
          <span aria-hidden>{darts}</span>
          <span className="sr-only">{label}</span>
        </span>
      ))}
    </span>
  );
}
