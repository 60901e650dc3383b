import { isOver } from '@oche/api/contract/season';
import type { Season } from '@oche/api/contract/competition';
import type { SeasonState } from '@oche/api/contract/season';

/** Today's date in a time zone: `2026-11-27`. */
export const todayIn = (timeZone: string, now: Date): string => now.toLocaleDateString('sv-SE', { timeZone });

type Dated = Pick<Season, 'startsOn' | 'endsOn'> & { state: SeasonState };

/**
 * The season that a site shows by default. A running season is shown from its first day to its last, or longer until a later one is running or over,
 * so that neither the entries nor the fixtures of the following season replace it. Between seasons, it is the one whose days include
 * today, otherwise the next, otherwise the last. Null without seasons.
 */
export function currentSeason<S extends Dated>(seasons: readonly S[], today: string): S | null {
  const inOrder = seasons.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0));
  const begun = inOrder.filter(({ startsOn }) => startsOn <= today);
  const isNow = ({ endsOn }: Dated) => today <= endsOn;
  const isRunning = ({ state }: Dated) => state === 'running';
  const lastPlayed = begun.findLast((season) => isRunning(season) || isOver(season));
  return (
    begun.find((season) => isRunning(season) && isNow(season)) ??
    (lastPlayed && isRunning(lastPlayed) ? lastPlayed : undefined) ??
    begun.findLast(isNow) ??
    inOrder.find(({ startsOn }) => startsOn > today) ??
    inOrder.at(-1) ??
    null
  );
}
