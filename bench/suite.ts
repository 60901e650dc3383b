import type { CheckTable } from './checks.ts';

/** Our costs in repeated runs that alternate with those of the reference, in the suite's unit. */
export type Measured = { name: string; ours: number[]; reference: number[]; note?: string };

/** One row of a suite. Lower costs are better. `ratio`: our cost ÷ the reference's. */
export type Cell = {
  name: string;
  ours: number;
  reference: number;
  ratio: number;
  /** minimum and maximum of the runs */
  spread: { ours: [number, number]; reference: [number, number]; ratio: [number, number] };
  runs: number;
  unit: string;
  note?: string;
};

export type Suite = {
  title: string;
  unit: string;
  /** lines that describe how the figures were measured */
  conditions: string[];
  cells: Cell[];
  /** figures with limits; the run fails if one exceeds its limit */
  checks?: CheckTable[];
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const spread = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
const rounded = (value: number): number => Number(value.toPrecision(3));
const roundedRange = ([min, max]: [number, number]): [number, number] => [rounded(min), rounded(max)];

/** Median and spread of alternating runs. Ratios are computed within each turn, so that other load on the machine affects both sides. */
export function cellOf({ name, ours, reference, note }: Measured, unit: string): Cell {
  const ratios = ours.map((cost, run) => cost / reference[run]!);
  return {
    name,
    ours: rounded(median(ours)),
    reference: rounded(median(reference)),
    ratio: rounded(median(ratios)),
    spread: { ours: roundedRange(spread(ours)), reference: roundedRange(spread(reference)), ratio: roundedRange(spread(ratios)) },
    runs: ours.length,
    unit,
    ...(note ? { note } : {}),
  };
}

/** Formats the suite for the terminal. */
export function tableOf({ title, unit, conditions, cells }: Suite): string {
  const headings = ['', 'ours', '(spread)', 'reference', '(spread)', 'ratio', '(spread)', ''];
  const range = ([min, max]: [number, number]) => `${min}–${max}`;
  const rows = cells.map(({ name, ours, reference, ratio, spread: ranges, unit: cellUnit, note = '' }) => [
    cellUnit === unit ? name : `${name} (${cellUnit})`,
    String(ours),
    range(ranges.ours),
    String(reference),
    range(ranges.reference),
    `${ratio} ×`,
    range(ranges.ratio),
    note,
  ]);
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column === 0 || column === 7 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return [`${title} (${unit})`, '', line(headings), ...rows.map(line), '', ...conditions].join('\n');
}
