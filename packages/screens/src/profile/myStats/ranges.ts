/** A range of values, both ends included, and the count of values in it; `to` is null for an open range. */
export type Range = { from: number; to: number | null; count: number };

/** Counts the values in ranges that begin at `starts`, in ascending order; the last range is open. */
export const countIn = (values: readonly number[], starts: readonly number[]): Range[] =>
  starts.map((from, i) => {
    const end = starts[i + 1] ?? null;
    return {
      from,
      to: end === null ? null : end - 1,
      count: values.filter((value) => value >= from && (end === null || value < end)).length,
    };
  });
