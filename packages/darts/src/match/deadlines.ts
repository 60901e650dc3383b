const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The rules of a season about time in its matches. `confirmHours` and `protestDays` begin with a confirmation. */
export type TimeRules = {
  /** hours before the match from which captains can hand in its first lineup, and minutes before it at which that is due */
  lineup: { opens: number; closes: number };
  /** hours after which a sheet that one captain has confirmed, and nobody disputes, counts as confirmed by the other one too */
  confirmHours: number;
  /** days in which a captain can dispute a confirmed sheet */
  protestDays: number;
};

/** The time for a lineup that opens during the evening. */
const laterLineup = 5 * minute;

/** When captains can hand in the first lineup of a match that starts at `start`, or its score. All times are in milliseconds since 1970. */
export const lineupOpens = (start: number, { lineup }: Pick<TimeRules, 'lineup'>): number => start - lineup.opens * hour;

/**
 * Whether the day of a match has not come yet, so that captains enter nothing but lineups, notes and protests. `startsAt`: local, null without a date.
 * `today`: the day at its location.
 */
export const isBeforeDay = (startsAt: string | null, today: string): boolean => startsAt !== null && today < startsAt.slice(0, 10);

/**
 * When a lineup is due: the first one before the match starts, the others five minutes after the last game before them was called. Null if
 * that is not known. `start`: null without a date. `calls`: the times at which the games before the lineup were called; null for the first one.
 */
export function lineupDue(start: number | null, calls: readonly number[] | null, { lineup }: Pick<TimeRules, 'lineup'>): number | null {
  if (calls === null) return start === null ? null : start - lineup.closes * minute;
  return calls.length === 0 ? null : Math.max(...calls) + laterLineup;
}

/** When a captain can claim that the other team has not come: once its waiting time is over. `wait`: in minutes. */
export const claimOpens = (start: number, { wait }: { wait: number }): number => start + wait * minute;

/**
 * When a sheet that one captain confirmed at `confirmedAt` counts as confirmed by the other one too. The hours begin with the match at the earliest.
 * `start`: null without a date.
 */
export const confirmsItself = (confirmedAt: number, start: number | null, { confirmHours }: Pick<TimeRules, 'confirmHours'>): number =>
  Math.max(confirmedAt, start ?? confirmedAt) + confirmHours * hour;

/** Until when captains can dispute a sheet that became final at `finalAt`, the time of the event `firstFinal`. */
export const disputesEnd = (finalAt: number, { protestDays }: Pick<TimeRules, 'protestDays'>): number => finalAt + protestDays * day;
