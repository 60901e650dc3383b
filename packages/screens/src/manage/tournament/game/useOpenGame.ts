import { useCallback } from 'react';
import { useHost } from '../../../shell/host.tsx';

/** Which game is opened over the page: `?game=` of the address, so that "back" closes it. */
export function useOpenGame(): {
  opened: string | null;
  hrefOf: (game: string) => string;
  open: (game: string) => void;
  close: () => void;
} {
  const { pathname, search, navigate } = useHost();
  const hrefOf = useCallback((game: string) => `${pathname}?${new URLSearchParams({ game })}`, [pathname]);
  const open = useCallback((game: string) => navigate(hrefOf(game)), [navigate, hrefOf]);
  const close = useCallback(() => navigate(pathname, { replace: true }), [navigate, pathname]);
  return { opened: search.get('game'), hrefOf, open, close };
}
