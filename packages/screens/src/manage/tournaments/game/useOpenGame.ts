import { useCallback } from 'react';
import { useHost } from '../../../shell/host.tsx';
import { overPage } from '../../../shell/overPage.ts';

/**
 * The game that is opened over the page: `?game=` in the address, so that "back" closes it. `&do=` names the form that opens first. The
 * page keeps its scroll position.
 */
export function useOpenGame(): {
  opened: string | null;
  /** e.g. `walkover`; not validated, since it comes from the address */
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
