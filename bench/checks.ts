/** A figure that must be close to an expected one. `difference`: found − expected, absolute or divided by `expected`. */
export type Check = { name: string; expected: number; found: number; difference: number; limit: number; holds: boolean };
export type CheckTable = { title: string; relative: boolean; checks: Check[] };

export function checksOf(
  title: string,
  rows: readonly { name: string; expected: number; found: number }[],
  { within, relative = false }: { within: number; relative?: boolean },
): CheckTable {
  const checks = rows.map(({ name, expected, found }) => {
    const difference = relative ? found / expected - 1 : found - expected;
    return { name, expected, found, difference, limit: within, holds: Math.abs(difference) <= within };
  });
  return { title, relative, checks };
}

/** A check that a figure does not exceed a limit. */
export const atMost = (name: string, found: number, limit: number): Check => ({
  name,
  expected: limit,
  found,
  difference: found - limit,
  limit: 0,
  holds: found <= limit,
});

/** Formats the table for the terminal. Rows that exceed their limit are marked. */
export function tableOfChecks({ title, relative, checks }: CheckTable): string {
  const format = (value: number) => (relative ? `${(value * 100).toFixed(2)} %` : value.toFixed(4));
  const rows = checks.map(({ name, expected, found, difference, limit, holds }) => [
    name,
    String(expected),
    found.toFixed(4),
    format(difference),
    format(limit),
    holds ? '' : 'FAILS',
  ]);
  const lines = [['', 'expected', 'ours', 'difference', 'limit', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]!.length)));
  const table = lines.map((line) =>
    line
      .map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [title, '', ...table].join('\n');
}
