/** How many passed, and what failed: for each its name and the first lines of why. */
export type Outcome = { passed: number; failed: string[] };

const ansi = /\u001b\[[0-9;]*m/g;

/** A line of `Outcome.failed`. The first line alone often says what was expected, and only the next what there was. */
export function failure(name: string, why = ''): string {
  const lines = why
    .replace(ansi, '')
    .split('\n')
    .map((line) => line.trim());
  return [name, lines.filter(Boolean).slice(0, 3).join(' ')].filter(Boolean).join(': ');
}
