import { useCallback } from 'react';
import { useHost } from '../shell/host.tsx';

/** Whom the reader follows, as the address says it (`?player=`); all pages of a tournament pass it on. */
export function useFollowedPlayer<Player extends { id: string }>(
  players: readonly Player[],
): { followed: Player | null; follow: (player: string | null) => void } {
  const { pathname, search, navigate } = useHost();
  const asked = search.get('player');
  const follow = useCallback(
    (player: string | null) => navigate(player === null ? pathname : `${pathname}?${new URLSearchParams({ player })}`, { replace: true }),
    [navigate, pathname],
  );
  return { followed: players.find(({ id }) => id === asked) ?? null, follow };
}
