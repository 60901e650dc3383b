import { useCallback } from 'react';
import { useHref } from '../../shell/useHref.ts';

/** The page of a match on the site of its competition. `season`: the slug in the address of the page with the link. */
export function useMatchHref({ season }: { season?: string }): (match: { slug: string }) => string {
  const href = useHref();
  return useCallback(({ slug }) => href('competitionMatch', { ...(season !== undefined && { season }), match: slug }), [href, season]);
}
