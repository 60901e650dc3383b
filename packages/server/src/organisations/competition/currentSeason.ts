import type { Season } from '@oche/api/contract/competition';

/** Today as an organisation's calendar has it: `2026-11-27`. */
export const todayIn = (timeZone: string, now: Date): string => now.toLocaleDateString('sv-SE', { timeZone });

/** Which season a site shows where none is asked for: the latest that has begun, else the one that begins first; null where there is none. */
export function currentSeason<S extends Pick<Season, 'startsOn'>>(seasons: readonly S[], today: string): S | null {
  const inOrder = seasons.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0));
  return inOrder.findLast(({ startsOn }) => startsOn <= today) ?? inOrder[0] ?? null;
}
