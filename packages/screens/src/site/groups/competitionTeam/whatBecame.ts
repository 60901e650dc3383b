import type { Match } from '@oche/api/contract/fixture';

type Ended = Pick<Match, 'annulled' | 'state' | 'absent'> & { home: { id: string } };

/** What became of the matches of a team that withdrew or was excluded: all are annulled, or this many were awarded to its opponents. */
export function whatBecame(matches: readonly Ended[], team: string): { isAnnulled: boolean; awarded: number } {
  const isAwarded = ({ state, absent, home }: Ended) => state === 'walkover' && absent === (home.id === team ? 'home' : 'away');
  return { isAnnulled: matches.length > 0 && matches.every(({ annulled }) => annulled), awarded: matches.filter(isAwarded).length };
}
