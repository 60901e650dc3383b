import type { Match } from '@oche/api/contract/fixture';

type Dated = Pick<Match, 'matchday' | 'startsAt'>;

/**
 * The matchdays around a day such as `2026-11-27`: the last one that is over, and the next one, which may be on this day. A matchday is over if half
 * of its matches were on earlier days, so that single moved matches do not count.
 */
export function matchdaysAround<Row extends Dated>(matches: readonly Row[], today: string): { last: Row[]; next: Row[] } {
  const days = Map.groupBy(
    matches.filter(({ matchday }) => matchday !== null),
    ({ matchday }) => matchday!,
  );
  const sorted = [...days].toSorted(([one], [other]) => one - other).map(([, ofDay]) => ofDay);
  const isOver = (ofDay: readonly Row[]) =>
    ofDay.filter(({ startsAt }) => startsAt !== null && startsAt.slice(0, 10) < today).length * 2 >= ofDay.length;
  return { last: sorted.findLast(isOver) ?? [], next: sorted.find((ofDay) => !isOver(ofDay)) ?? [] };
}
