import { isPlayedOn } from '@oche/darts/league/transfers';
import { useRead } from '@oche/api/query';
import { localNow } from '../../parts/forms/timeZones.ts';
import type { SeasonOfPage } from './SeasonFrame.tsx';

/** Today in a season, and the match of one of some teams today, also if it is over; null without one. */
export function useMatchToday({ id, organisation }: Pick<SeasonOfPage, 'id' | 'organisation'>) {
  const today = localNow(organisation.timeZone).slice(0, 10);
  const { items } = useRead('listMatches', { seasonId: id, from: today, to: today, perPage: 200 });
  const matchOf = (...teams: string[]) => {
    const match = items.find((each) => isPlayedOn(each, today) && (teams.includes(each.home.id) || teams.includes(each.away.id)));
    return match ? { home: match.home.name, away: match.away.name } : null;
  };
  return { today, matchOf };
}
