import type { MatchSheet } from '@oche/api/contract/match';
import { lineupDue, lineupOpens, type TimeRules } from '@oche/darts/match/deadlines';
import { localInstant } from '../forms/timeZones.ts';
import type { LineupTask } from './lineupTask.ts';

/** When a match starts, in milliseconds; null without a date. */
export const startOf = ({ match: { startsAt, timeZone } }: MatchSheet): number | null =>
  startsAt === null ? null : localInstant(startsAt, timeZone);

/** When a lineup is due, in milliseconds. Null if it is not known. */
export const deadlineOf = (sheet: MatchSheet, { firstGame }: LineupTask, rules: TimeRules): number | null =>
  lineupDue(startOf(sheet), firstGame === 1 ? null : callsBefore(sheet, firstGame), rules);

const callsBefore = ({ games }: MatchSheet, firstGame: number): number[] =>
  games.filter(({ position }) => position < firstGame).flatMap(({ calledAt }) => (calledAt === null ? [] : [Date.parse(calledAt)]));

/** When captains can hand in the first lineup of a match, in milliseconds; null at any time. */
export function opensAt(sheet: MatchSheet, { firstGame }: LineupTask, rules: TimeRules): number | null {
  const start = startOf(sheet);
  return firstGame === 1 && start !== null ? lineupOpens(start, rules) : null;
}
