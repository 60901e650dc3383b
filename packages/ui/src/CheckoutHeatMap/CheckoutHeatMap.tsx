import { numbers } from '@oche/darts/x01/dartboard';
import type { DartCode } from '@oche/darts/x01/event';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { DoublesBoard } from './DoublesBoard.tsx';

/** One player's darts at one double. */
export type DoubleTally = { /** `D1` to `D20`, or `50` for the bull */ code: DartCode; attempts: number; hits: number };

export type HeatMapPlayer = {
  key: string;
  name: string;
  /** Doubles that are missing have no attempts. */
  doubles: readonly DoubleTally[];
  /** The map in one sentence: "Wout Dubbeltop hit 41 of 104 darts at a double, most on D16". */
  summary: string;
};

export type CheckoutHeatMapLabels = {
  /** Caption of the table, for screen readers. */
  caption: string;
  double: ReactNode;
  /** "Hits of attempts" */
  hits: ReactNode;
  /** "Rate" */
  rate: ReactNode;
  /** Shown on a bed with fewer than five attempts: "<5". */
  few: string;
  /** Below the table, if it applies to any double: "A double with fewer than five attempts (<5) has no rate." */
  fewNote: ReactNode;
  /** The name of a double: D16, or "Bull". */
  bed: (code: DartCode) => string;
  /** Formats a rate from 0 to 1: "38 %". */
  percent: (rate: number) => string;
};

export type CheckoutHeatMapProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** One player, or two to compare. */
  players: readonly [HeatMapPlayer] | readonly [HeatMapPlayer, HeatMapPlayer];
  labels: CheckoutHeatMapLabels;
  /** Shown if there are no attempts at a double. */
  empty?: ReactNode;
};

/** With fewer attempts, a rate would be meaningless. */
const minAttempts = 5;

const codes: readonly DartCode[] = [...numbers.toSorted((a, b) => a - b).map((number) => `D${number}`), '50'];

/**
 * Attempts and hits by double, on a board and in a table. A bed shows hits/attempts, and is darker the more attempts it has. A double with
 * fewer than five attempts has no colour and no rate. Doubles are wider than on a real board.
 */
export function CheckoutHeatMap({ players, labels, empty, className, ...props }: CheckoutHeatMapProps) {
  const tallies = players.map(({ doubles }) => new Map(doubles.map((tally) => [tally.code, tally])));
  const attempted = codes.filter((code) => tallies.some((tally) => (tally.get(code)?.attempts ?? 0) > 0));
  // Both boards share a scale. Otherwise a bed could be darker than one of the other board with more attempts.
  const maxAttempts = Math.max(0, ...players.flatMap(({ doubles }) => doubles.map(({ attempts }) => attempts)));
  const isFewSomewhere = players.some(({ doubles }) => doubles.some(({ attempts }) => attempts > 0 && attempts < minAttempts));
  const isComparison = players.length > 1;
  return (
    <figure className={cx('@container', className)} {...props}>
      {attempted.length === 0 ? (
        <p className="border-t-2 border-rule py-3 text-ink-2">{empty}</p>
      ) : (
        <>
          <div className={cx('grid gap-x-10 gap-y-6', isComparison && '@min-[40rem]:grid-cols-2')}>
            {players.map(({ key, name, summary }, i) => (
              <div key={key} className="min-w-0">
                {isComparison && <p className="pb-2 text-heading">{name}</p>}
                <DoublesBoard
                  label={summary}
                  tallies={tallies[i] ?? new Map()}
                  maxAttempts={maxAttempts}
                  few={labels.few}
                  minAttempts={minAttempts}
                />
              </div>
            ))}
          </div>
          <table className={cx('mt-6 w-full border-collapse', isComparison && 'table-fixed')}>
            <caption className="sr-only">{labels.caption}</caption>
            <thead className="text-caption text-ink-3">
              {isComparison && (
                <tr>
                  <td className="w-[16%]" />
                  {players.map(({ key, name }) => (
                    <th key={key} scope="colgroup" colSpan={2} className="pl-3 text-right wrap-anywhere">
                      {name}
                    </th>
                  ))}
                </tr>
              )}
              <tr className="border-b-2 border-rule">
                <th scope="col" className={cx('h-8 pb-1.5 text-left align-bottom', isComparison && 'w-[16%]')}>
                  {labels.double}
                </th>
                {players.map(({ key }) => [
                  <th key={`${key} hits`} scope="col" className="pb-1.5 pl-3 text-right align-bottom">
                    {labels.hits}
                  </th>,
                  <th key={`${key} rate`} scope="col" className="pb-1.5 pl-3 text-right align-bottom">
                    {labels.rate}
                  </th>,
                ])}
              </tr>
            </thead>
            <tbody>
              {attempted.map((code) => (
                <tr key={code} className="h-row border-b border-line">
                  <th scope="row" className="text-left text-name">
                    {labels.bed(code)}
                  </th>
                  {players.map(({ key }, i) => {
                    const { hits = 0, attempts = 0 } = tallies[i]?.get(code) ?? {};
                    return [
                      <td key={`${key} hits`} className="text-right text-cell text-ink-2">
                        {attempts === 0 ? '–' : `${hits}/${attempts}`}
                      </td>,
                      <td key={`${key} rate`} className="text-right score-xs">
                        {attempts < minAttempts ? '–' : labels.percent(hits / attempts)}
                      </td>,
                    ];
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          {isFewSomewhere && <p className="pt-3 text-caption text-ink-3">{labels.fewNote}</p>}
        </>
      )}
    </figure>
  );
}
