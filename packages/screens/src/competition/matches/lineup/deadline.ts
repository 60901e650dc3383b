import type { MatchSheet } from '@oche/api/contract/match';
import type { SeasonDetails } from '@oche/api/contract/season';
import { localInstant } from '../../../parts/forms/timeZones.ts';
import type { LineupTask } from './lineupTask.ts';

const minute = 60_000;
/** The time for a lineup that opens during the evening. */
const laterMinutes = 5;

/**
 * When a lineup is due, in milliseconds: the first one before the match starts, the others five minutes after the last game before them was
 * called. Null if it is not known.
 */
export function deadlineOf(
  { match: { startsAt, timeZone }, games }: MatchSheet,
  { firstGame }: LineupTask,
  { lineup }: SeasonDetails['rules'],
): number | null {
  if (firstGame === 1) return startsAt === null ? null : localInstant(startsAt, timeZone) - lineup.closes * minute;
  const calls = games
    .filter(({ position }) => position < firstGame)
    .flatMap(({ calledAt }) => (calledAt === null ? [] : [Date.parse(calledAt)]));
  return calls.length === 0 ? null : Math.max(...calls) + laterMinutes * minute;
}
