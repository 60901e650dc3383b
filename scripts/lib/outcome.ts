/** One test and how long it took. */
export type Timed = { name: string; ms: number };

/** How many passed, and what failed: for each its name and the first lines of why. `slow`: the tests that took longest. */
export type Outcome = { passed: number; failed: string[]; slow?: Timed[] };

/** The tests that took longest, the longest first. */
export const slowest = (tests: readonly Timed[], most = 20): Timed[] => [...tests].sort((a, b) => b.ms - a.ms).slice(0, most);

/** `1:05` for 65 seconds. */
export const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const ansi = /\u001b\[[0-9;]*m/g;

/** A line of `Outcome.failed`. The first line alone often says what was expected, and only the next what there was. */
export function failure(name: string, why = ''): string {
  const lines = why
    .replace(ansi, '')
    .split('\n')
    .map((line) => line.trim());
  return [name, lines.filter(Boolean).slice(0, 3).join(' ')].filter(Boolean).join(': ');
}
