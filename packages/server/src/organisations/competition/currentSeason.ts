import type { Season } from '@oche/api/contract/competition';

/** Today's date in a time zone: `2026-11-27`. */
export const todayIn = (timeZone: string, now: Date): string => now.toLocaleDateString('sv-SE', { timeZone });

/** The season that a site shows by default: the latest that has started, or the first one if none has. Null without seasons. */
export function currentSeason<S extends Pick<Season, 'startsOn'>>(seasons: readonly S[], today: string): S | null {
  const inOrder = seasons.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0));
  return inOrder.findLast(({ startsOn }) => startsOn <= today) ?? inOrder[0] ?? null;
}
