import { useCallback } from 'react';
import { useHost } from '../../../shell/host.tsx';
import { overPage } from '../../../shell/overPage.ts';

/**
 * The game that is open in a sheet over the page. It is `?game=` in the URL, so that the browser's back button closes it. `&do=` names
 * the form to open first. The page keeps its scroll position.
 */
export function useOpenGame(): {
  opened: string | null;
  /** e.g. `walkover`; taken from the URL without validation */
  initialAction: string | null;
  hrefOf: (game: string) => string;
  /** Opens a game, or its form for an action. */
  open: (game: string, action?: 'result') => void;
  close: () => void;
} {
  const { pathname, search, navigate } = useHost();
  const hrefOf = useCallback((game: string) => overPage(pathname, 'game', game), [pathname]);
  const open = useCallback(
    (game: string, action?: 'result') => navigate(`${hrefOf(game)}${action ? `&do=${action}` : ''}`, { inPlace: true }),
    [navigate, hrefOf],
  );
  const close = useCallback(() => navigate(pathname, { replace: true, inPlace: true }), [navigate, pathname]);
  return { opened: search.get('game'), initialAction: search.get('do'), hrefOf, open, close };
}
