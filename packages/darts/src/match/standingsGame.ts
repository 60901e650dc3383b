import type { StandingsGame } from '../standings/totals.ts';
import type { MatchState, MatchStatus } from './state.ts';
import type { BySide } from './structure.ts';

const live: readonly MatchStatus[] = ['playing', 'to-confirm', 'disputed'];

/**
 * A match as a game of the table between two teams: `sets` are game points, `legs` the legs that count. Null if it does not count: only
 * confirmed matches and walkovers do, and a disputed one whose sheet was final before. The live table (`isLive`) adds matches that are
 * played, not confirmed or disputed. Nobody wins a walkover if both teams were absent. An annulled match never counts.
 */
export function standingsGame(match: MatchState, teams: BySide<string>, isLive = false): StandingsGame | null {
  const { status, points, legs, leader, isFinal, isAnnulled } = match;
  const counts = status === 'walkover' || isFinal || (isLive && live.includes(status));
  if (isAnnulled || !counts) return null;
  return { sides: teams, sets: points, legs, winner: leader, ...(status === 'walkover' && { walkover: true }) };
}
