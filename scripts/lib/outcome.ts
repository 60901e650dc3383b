/** A test and its duration. */
export type Timed = { name: string; ms: number };

/** `passed`: the number of passed tests. `failed`: the name of each failed test with the first lines of its error. `slow`: the slowest tests. */
export type Outcome = { passed: number; failed: string[]; slow?: Timed[] };

/** The slowest tests, slowest first. */
export const slowest = (tests: readonly Timed[], count = 20): Timed[] => [...tests].sort((a, b) => b.ms - a.ms).slice(0, count);

/** `1:05` for 65 seconds. */
export const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const ansi = /\u001b\[[0-9;]*m/g;

/** A line of `Outcome.failed`. It has three lines of the error, because the first line often contains only the expected value. */
export function failure(name: string, error = ''): string {
  const lines = error
    .replace(ansi, '')
    .split('\n')
    .map((line) => line.trim());
  return [name, lines.filter(Boolean).slice(0, 3).join(' ')].filter(Boolean).join(': ');
}
