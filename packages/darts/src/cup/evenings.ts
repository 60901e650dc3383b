import { addDays, dayNumber, weekdayOf } from '../days.ts';
import { createCalendar } from '../fixtures/calendar.ts';
import type { DatedFixture, FixturesInput } from '../fixtures/fixture.ts';
import { createSeason } from '../fixtures/season.ts';

/** A tie that needs an evening. */
export type TieToPlace = {
  key: string;
  /** the group of the cup */
  group: string;
  teams: readonly [home: string, away: string];
  /** The locations of the home and the away team, null for none. If the round has one location, it is the home one and away is null. */
  locations: readonly [home: string | null, away: string | null];
  /** the wanted day, an ISO date */
  day: string;
  /** other days of the round, in the order of preference */
  otherDays: readonly string[];
};

/**
 * The wanted day of a tie in a round, and the other days, the nearest first. The round lasts from an ISO date to another one, both included. The first
 * day with the weekday is wanted (1 is Monday), or the first day of the round if there is none.
 */
export function roundDays({ from, to }: { from: string; to: string }, weekday: number | undefined): Pick<TieToPlace, 'day' | 'otherDays'> {
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => addDays(from, at));
  const day = days.find((each) => weekdayOf(dayNumber(each)) === weekday) ?? from;
  const distance = (other: string) => Math.abs(dayNumber(other) - dayNumber(day));
  return { day, otherDays: days.filter((each) => each !== day).toSorted((a, b) => distance(a) - distance(b)) };
}

/** Where and when a tie is played, and the changes for it: `exchanged` sides (see `exchangeSides`), a `moved` day. */
export type PlacedTie = { key: string; location: string; day: string; exchanged: boolean; moved: boolean };

/**
 * Finds a location and a day for each tie of a round, in their order, so that no hard rule of fixtures is broken. If the home location is full on
 * the wanted day, the sides are exchanged. If that does not help, the tie moves to another day at the home location, then at the away location.
 *
 * @param input the season with all its matches; it needs the locations of all ties
 * @returns `full`: the keys of the ties without a place
 */
export function placeTies(input: FixturesInput, ties: readonly TieToPlace[]): { placed: PlacedTie[]; full: string[] } {
  const calendar = createCalendar(createSeason(input), input.matches ?? []);
  const placed: PlacedTie[] = [];
  const full: string[] = [];
  for (const tie of ties) {
    const place = places(tie).find((each) => calendar.conflicts(fixtureAt(tie, each)).length === 0);
    if (!place) full.push(tie.key);
    else {
      placed.push(place);
      calendar.add(fixtureAt(tie, place));
    }
  }
  return { placed, full };
}

function fixtureAt({ key, group, teams: [one, two] }: TieToPlace, { location, day, exchanged }: PlacedTie): DatedFixture {
  const [home, away] = exchanged ? [two, one] : [one, two];
  return { key, group, home, away, matchday: null, location, day };
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
