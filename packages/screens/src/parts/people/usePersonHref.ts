import { useCallback } from 'react';
import { useHost } from '../../shell/host.tsx';
import { overPage } from '../../shell/overPage.ts';

/** The figures of a player, opened over the page with the link. */
export function usePersonHref(): (player: { id: string }) => string {
  const { pathname, search } = useHost();
  return useCallback(({ id }) => overPage(pathname, 'person', id, search), [pathname, search]);
}
