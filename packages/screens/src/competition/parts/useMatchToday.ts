import { isPlayedOn } from '@oche/darts/league/transfers';
import { useRead } from '@oche/api/query';
import { localNow } from '../../parts/forms/timeZones.ts';
import type { SeasonOfPage } from './SeasonFrame.tsx';

/** Today in a season, and the matches of some teams today, also those that are over. `matchOf`: one of them, null without one */
export function useMatchToday({ id, organisation }: Pick<SeasonOfPage, 'id' | 'organisation'>) {
  const today = localNow(organisation.timeZone).slice(0, 10);
  const { items } = useRead('listMatches', { seasonId: id, from: today, to: today, perPage: 200 });
  const matchesOf = (...teams: string[]) =>
    items
      .filter((each) => isPlayedOn(each, today) && (teams.includes(each.home.id) || teams.includes(each.away.id)))
      .map(({ home, away }) => ({ home: home.name, away: away.name }));
  const matchOf = (...teams: string[]) => matchesOf(...teams)[0] ?? null;
  return { today, matchesOf, matchOf };
}
