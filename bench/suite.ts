import type { CheckTable } from './checks.ts';

/** Costs of one thing in repeated, interleaved runs, in the suite's unit. */
export type Measured = { name: string; ours: number[]; reference: number[]; note?: string };

/** One row of a suite. Costs: less is better; `ratio` is our cost ÷ the reference's. */
export type Cell = {
  name: string;
  ours: number;
  reference: number;
  ratio: number;
  /** least and most of the runs */
  spread: { ours: [number, number]; reference: [number, number]; ratio: [number, number] };
  runs: number;
  unit: string;
  note?: string;
};

export type Suite = {
  title: string;
  unit: string;
  /** what the numbers depend on, a line each */
  conditions: string[];
  cells: Cell[];
  /** figures that must come near known ones; one that does not fails the run */
  checks?: CheckTable[];
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const spread = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
const rounded = (value: number): number => Number(value.toPrecision(3));
const both = ([least, most]: [number, number]): [number, number] => [rounded(least), rounded(most)];

/** Median and spread of runs that were made in turn; the ratio is taken within each turn, so that a busy machine hits both. */
export function cellOf({ name, ours, reference, note }: Measured, unit: string): Cell {
  const ratios = ours.map((cost, run) => cost / reference[run]!);
  return {
    name,
    ours: rounded(median(ours)),
    reference: rounded(median(reference)),
    ratio: rounded(median(ratios)),
    spread: { ours: both(spread(ours)), reference: both(spread(reference)), ratio: both(spread(ratios)) },
    runs: ours.length,
    unit,
    ...(note ? { note } : {}),
  };
}

/** The suite as a person reads it. A row where we lose looks like every other one. */
export function tableOf({ title, unit, conditions, cells }: Suite): string {
  const heads = ['', 'ours', '(spread)', 'reference', '(spread)', 'ratio', '(spread)', ''];
  const range = ([least, most]: [number, number]) => `${least}–${most}`;
  const rows = cells.map(({ name, ours, reference, ratio, spread: over, unit: own, note = '' }) => [
    own === unit ? name : `${name} (${own})`,
    String(ours),
    range(over.ours),
    String(reference),
    range(over.reference),
    `${ratio} ×`,
    range(over.ratio),
    note,
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column === 0 || column === 7 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return [`${title} (${unit})`, '', line(heads), ...rows.map(line), '', ...conditions].join('\n');
}
