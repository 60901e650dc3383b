/** From and to, both of it; `to` is null where there is no end. */
export type Range = { from: number; to: number | null; count: number };

/** How many values lie in each of the ranges that begin at `starts`, which rise. */
export const countIn = (values: readonly number[], starts: readonly number[]): Range[] =>
  starts.map((from, i) => {
    const end = starts[i + 1] ?? null;
    return {
      from,
      to: end === null ? null : end - 1,
      count: values.filter((value) => value >= from && (end === null || value < end)).length,
    };
  });
