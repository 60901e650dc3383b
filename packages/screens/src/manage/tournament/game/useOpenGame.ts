import { useCallback } from 'react';
import { useHost } from '../../../shell/host.tsx';
import { overPage } from '../../../shell/overPage.ts';

/**
 * Which game is opened over the page: `?game=` of the address, so that "back" closes it; `&do=` what is done to it first. The page stays
 * where it is read.
 */
export function useOpenGame(): {
  opened: string | null;
  /** e.g. `walkover`; whatever somebody wrote into the address */
  first: string | null;
  hrefOf: (game: string) => string;
  open: (game: string) => void;
  close: () => void;
} {
  const { pathname, search, navigate } = useHost();
  const hrefOf = useCallback((game: string) => overPage(pathname, { game }), [pathname]);
  const open = useCallback((game: string) => navigate(hrefOf(game), { inPlace: true }), [navigate, hrefOf]);
  const close = useCallback(() => navigate(pathname, { replace: true, inPlace: true }), [navigate, pathname]);
  return { opened: search.get('game'), first: search.get('do'), hrefOf, open, close };
}
