import type { Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';

/** The teams that play at home on one weekday, and the boards of the location then. */
export type Demand = { weekday: number; teams: number; boards: number; isTooMuch: boolean };

/**
 * What the teams of a location need on each weekday. At most half of them are at home in the same week, because teams can be at home in turns.
 * A match needs one board.
 */
export function demandOf(
  { evenings, boards }: Pick<Location, 'evenings' | 'boards'>,
  teams: readonly Pick<SeasonTeam, 'homeWeekday'>[],
): Demand[] {
  const weekdays = [...new Set(teams.flatMap(({ homeWeekday }) => homeWeekday ?? []))].sort((a, b) => a - b);
  return weekdays.map((weekday) => {
    const count = teams.filter(({ homeWeekday }) => homeWeekday === weekday).length;
    const open = evenings.length === 0 ? boards.length : (evenings.find((evening) => evening.weekday === weekday)?.boards ?? 0);
    return { weekday, teams: count, boards: open, isTooMuch: Math.ceil(count / 2) > open };
  });
}
