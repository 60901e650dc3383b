/** A tie that needs an evening. */
export type TieToPlace = {
  key: string;
  /** The locations of the home and the away team, null for none. If the round has one location, it is the home one and away is null. */
  locations: readonly [home: string | null, away: string | null];
  /** the wanted day, in any format */
  day: string;
  /** other days of the same week, in the order of preference */
  otherDays: readonly string[];
};

/** Where and when a tie is played, and the changes for it: `exchanged` sides (see `exchangeSides`), a `moved` day. */
export type PlacedTie = { key: string; location: string; day: string; exchanged: boolean; moved: boolean };

/**
 * Finds a location and a day for each tie of a round, in their order. If the home location is full on the wanted day, the sides are
 * exchanged. If the away location is full too, the tie moves to another day at the home location, then at the away location.
 *
 * @param isFree whether a location can house one more match on a day; `placed`: the matches that this call has already placed there
 * @returns `full`: the keys of the ties without a place
 */
export function placeTies(
  ties: readonly TieToPlace[],
  isFree: (location: string, day: string, placed: number) => boolean,
): { placed: PlacedTie[]; full: string[] } {
  const placed: PlacedTie[] = [];
  const full: string[] = [];
  const isOpen = (place: PlacedTie) =>
    isFree(place.location, place.day, placed.filter(({ location, day }) => location === place.location && day === place.day).length);
  for (const tie of ties) {
    const place = places(tie).find(isOpen);
    if (place) placed.push(place);
    else full.push(tie.key);
  }
  return { placed, full };
}

/** All places that a tie can have, the best first. */
function places({ key, locations, day, otherDays }: TieToPlace): PlacedTie[] {
  const on = (when: string): PlacedTie[] =>
    locations.flatMap((location, side) =>
      location === null ? [] : [{ key, location, day: when, exchanged: side === 1, moved: when !== day }],
    );
  const others = otherDays.flatMap(on);
  return [...on(day), ...others.filter(({ exchanged }) => !exchanged), ...others.filter(({ exchanged }) => exchanged)];
}
