import { claimOpens, disputesEnd, isBeforeDay, lineupOpens } from '@oche/darts/match/deadlines';
import type { NewMatchEvent } from '@oche/darts/match/event';
import { lineupParts } from '@oche/darts/match/lineup';
import { rulesOf } from '@oche/darts/match/structure';
import { firstFinal } from '@oche/darts/match/sheet';
import type { MatchState } from '@oche/darts/match/state';
import type { MatchEvent } from '@oche/api/contract/match';
import { todayIn } from '../../organisations/competition/currentSeason.ts';
import { refuse } from './checks.ts';
import type { MatchRole } from './recorder.ts';
import { structureOf, type MatchRow } from './rows.ts';

/** When the sheet of a confirmed match became final, in milliseconds. */
const finalAt = (log: readonly MatchEvent[], sheet: MatchState): number => {
  const first = firstFinal(sheet);
  return Date.parse(log.find(({ id }) => id === first)!.serverTime);
};

/** Whether somebody comes before the day of the match. Organisers never do. */
export const isTooEarly = ({ startsAt, timeZone }: Pick<MatchRow, 'startsAt' | 'timeZone'>, { isEditor }: MatchRole, now: Date): boolean =>
  !isEditor && isBeforeDay(startsAt, todayIn(timeZone, now));

/** What captains record only from the day of the match on. */
const ofTheDay: ReadonlySet<NewMatchEvent['kind']> = new Set([
  ...(['here', 'toss', 'boards', 'slot', 'fact', 'claim', 'stop', 'score', 'confirm', 'dispute'] as const),
]);

/**
 * Refuses captains who:
 * - hand in the first lineup before the season allows it
 * - arrive before the day of the match, or enter anything else for it but lineups, notes and protests. Teams that are both there may begin before the
 *   time, and then also sign before it.
 * - claim a walkover or a game before the other team's waiting time is over
 * - dispute a confirmed sheet too late. A later decision of an organiser does not extend the time.
 *
 * @throws Refusal 422 `too-early` or `too-late`
 */
export const requireInTime = (
  match: MatchRow,
  log: readonly MatchEvent[],
  sheet: MatchState,
  event: NewMatchEvent,
  role: MatchRole,
  now: Date,
): void => {
  if (role.isEditor) return;
  const { start, seasonRules } = match;
  if (ofTheDay.has(event.kind) && isTooEarly(match, role, now)) throw refuse('too-early', event);
  if (event.kind === 'claim' && start && now.getTime() < claimOpens(start.getTime(), rulesOf(structureOf(match)).late))
    throw refuse('too-early', event);
  if (start && now.getTime() < lineupOpens(start.getTime(), seasonRules)) {
    const isOfFirst = (part: string) => lineupParts(structureOf(match)).some(({ id, firstGame }) => id === part && firstGame === 1);
    if (event.kind === 'handed-in' && isOfFirst(event.payload.part)) throw refuse('too-early', event);
  }
  if (event.kind === 'dispute' && sheet.status === 'confirmed' && now.getTime() > disputesEnd(finalAt(log, sheet), seasonRules))
    throw refuse('too-late', event);
};
