import { addDays } from '../days.ts';
import type { SeasonMatchStatus } from './seasonMatch.ts';

/** The statuses of matches in which nobody plays on their day. */
export const unplayedStatuses = ['postponed', 'cancelled', 'walkover'] as const satisfies SeasonMatchStatus[];

/** Whether teams play a match on an ISO date, or have played it. `startsAt`: local, `2026-11-27T20:00` */
export const isPlayedOn = (
  { startsAt, state, annulled }: { startsAt: string | null; state: string; annulled: boolean },
  day: string,
): boolean => startsAt?.slice(0, 10) === day && !annulled && !unplayedStatuses.some((status) => status === state);

/**
 * The first day in the new team of a player who changes teams, if it is decided today. On the day of a match of one of the teams it is tomorrow: the
 * player has played for the former team until now, and its sheet of today keeps them. `on`: the day that was asked for. All are ISO dates.
 */
export const transferDay = (on: string, today: string, hasMatchToday: boolean): string => {
  if (on > today) return on;
  return hasMatchToday ? addDays(today, 1) : today;
};

type Entry = { from: string; to: string | null; kind: 'fixed' | 'loan' | 'second' };

/**
 * The roster entry of the team that a known player leaves for another team: the one that began last or will begin, and has not ended. The player's own
 * team comes before teams that they only help. Undefined without one.
 */
export const entryToLeave = <E extends Entry>(entries: readonly E[], today: string): E | undefined => {
  const open = entries.filter(({ to }) => to === null || to >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return open.findLast(({ kind }) => kind === 'fixed') ?? open.at(-1);
};
