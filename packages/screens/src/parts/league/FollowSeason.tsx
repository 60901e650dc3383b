import { useFollowSeason } from './useFollowSeason.ts';

/** Keeps the figures of a public page up to date while matches are played. */
export function FollowSeason({ seasonId }: { seasonId: string }) {
  useFollowSeason(seasonId, false);
  return null;
}
