import type { Bonus, Bracket, PlacePoints, PointsTable } from '@oche/darts/standings/rankingScheme';
import type { Counting, RankingScheme } from '@oche/darts/standings/rankingTotals';
import { bonusId, placesOf, type PlaceList } from '../../../parts/rankings/schemeWords.ts';

/** The numbers of a scheme that are not points, in the order of the form. All are optional. */
export const countingNumbers = ['best', 'months', 'leastAttended', 'mostMissed'] as const;
export type CountingNumber = (typeof countingNumbers)[number];
const isCountingNumber = (name: string | undefined): name is CountingNumber => countingNumbers.some((each) => each === name);

/** The id of a number of a table within its scheme. */
export const numberId = ({ fromEntries }: Pick<PointsTable, 'fromEntries'>, id: string): string => `${fromEntries}/${id}`;
export const countingId = (name: CountingNumber): string => `counting/${name}`;

/** The object without a key, or with its new value. */
const withOptional = <T extends object, K extends keyof T>(object: T, key: K, value: T[K] | null | undefined): T => {
  const { [key]: _former, ...rest } = object;
  return (value === null || value === undefined ? rest : { ...rest, [key]: value }) as T;
};

export const setCounting = <K extends keyof Counting>(
  scheme: RankingScheme,
  key: K,
  value: Counting[K] | null | undefined,
): RankingScheme => ({
  ...scheme,
  counting: withOptional(scheme.counting, key, value),
});

/** Replaces the table with this number of entries. */
export const setTable = (
  { points, ...scheme }: RankingScheme,
  fromEntries: number,
  update: (table: PointsTable) => PointsTable,
): RankingScheme => ({
  ...scheme,
  points: { ...points, tables: points.tables.map((table) => (table.fromEntries === fromEntries ? update(table) : table)) },
});

/** Replaces a list of places. An empty list is left out. */
export function setPlaces(table: PointsTable, list: PlaceList, places: readonly PlacePoints[]): PointsTable {
  const value = places.length > 0 ? places : undefined;
  if (list === 'groups') return withOptional(table, 'groupPlaces', value);
  const brackets = withOptional<Partial<Record<Bracket, readonly PlacePoints[]>>, Bracket>(table.knockoutPlaces ?? {}, list, value);
  return withOptional(table, 'knockoutPlaces', Object.keys(brackets).length > 0 ? brackets : undefined);
}

const setBonuses = (table: PointsTable, bonuses: readonly Bonus[]): PointsTable =>
  withOptional(table, 'bonuses', bonuses.length > 0 ? bonuses : undefined);

/** Replaces a number. Null clears an optional number. */
export function setNumber(scheme: RankingScheme, id: string, value: number | null): RankingScheme {
  const [owner, kind, name] = id.split('/') as [string, string, string?];
  if (owner === 'counting') return isCountingNumber(kind) ? setCounting(scheme, kind, value) : scheme;
  const points = value ?? 0;
  return setTable(scheme, Number(owner), (table) => {
    if (kind === 'bonus')
      return setBonuses(
        table,
        (table.bonuses ?? []).map((bonus) => (bonusId(bonus) === name ? { ...bonus, points } : bonus)),
      );
    if (name === undefined) return { ...table, [kind]: points };
    const list = kind as PlaceList;
    return setPlaces(
      table,
      list,
      placesOf(table, list).map((place) => (`${place.from}-${place.to}` === name ? { ...place, points } : place)),
    );
  });
}

/** Adds the next places of a list: a place of a group, or the players who lose in the round before of a knockout. */
export function addPlaces(table: PointsTable, list: PlaceList): PointsTable {
  const places = placesOf(table, list);
  const last = places.at(-1)?.to ?? 0;
  const to = list === 'groups' || last < 2 ? last + 1 : 2 ** (Math.floor(Math.log2(last)) + 1);
  return setPlaces(table, list, [...places, { from: last + 1, to, points: 0 }]);
}

/** Gives each half of a range its own points, for tournaments that play for these places. */
export function splitPlaces(table: PointsTable, list: PlaceList, at: number): PointsTable {
  const places = placesOf(table, list);
  const { from, to, points } = places[at]!;
  const middle = Math.floor((from + to) / 2);
  return setPlaces(table, list, [
    ...places.slice(0, at),
    { from, to: middle, points },
    { from: middle + 1, to, points },
    ...places.slice(at + 1),
  ]);
}

/** Gives a range and the next one the same points: those of the first. */
export function joinPlaces(table: PointsTable, list: PlaceList, at: number): PointsTable {
  const places = placesOf(table, list);
  const { from, points } = places[at]!;
  return setPlaces(table, list, [...places.slice(0, at), { from, to: places[at + 1]!.to, points }, ...places.slice(at + 2)]);
}

export const removePlaces = (table: PointsTable, list: PlaceList, at: number): PointsTable =>
  setPlaces(table, list, placesOf(table, list).toSpliced(at, 1));

export const addBonus = (table: PointsTable, bonus: Bonus): PointsTable => setBonuses(table, [...(table.bonuses ?? []), bonus]);

export const removeBonus = (table: PointsTable, id: string): PointsTable =>
  setBonuses(
    table,
    (table.bonuses ?? []).filter((bonus) => bonusId(bonus) !== id),
  );

/** Adds a table for larger fields. It starts with the points of the table that applied to them. */
export const addTable = ({ points, ...scheme }: RankingScheme, copied: PointsTable, fromEntries: number): RankingScheme => ({
  ...scheme,
  points: { ...points, tables: [...points.tables, { ...copied, fromEntries }].sort((a, b) => a.fromEntries - b.fromEntries) },
});

export const removeTable = ({ points, ...scheme }: RankingScheme, fromEntries: number): RankingScheme => ({
  ...scheme,
  points: { ...points, tables: points.tables.filter((table) => table.fromEntries !== fromEntries) },
});
