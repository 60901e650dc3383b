import { useCallback, useEffect } from 'react';
import { useMyPlayerIds } from '@oche/api/myPlayers';
import { useHost } from '../shell/host.tsx';
import { followedIn, storeFollowed } from './followedPlayers.ts';

type Followable = { id: string; players?: readonly { id: string }[] };

type FollowedPlayer<Player> = {
  followed: Player | null;
  /** whether the followed player is the logged-in user */
  isMe: boolean;
  follow: (player: string | null) => void;
};

/**
 * The player whom the user follows. `?player=` in the URL names the player, and all pages of a tournament pass it on. Without it, the
 * choice stored on the device applies. Users who play in the tournament follow themselves by default, until they stop.
 */
export function useFollowedPlayer<Player extends Followable>(tournament: string, players: readonly Player[]): FollowedPlayer<Player> {
  const { pathname, search, navigate, storage } = useHost();
  const mine = useMyPlayerIds();
  const requested = search.get('player');
  const setInUrl = useCallback(
    (player: string | null) => {
      const next = new URLSearchParams(search);
      if (player === null) next.delete('player');
      else next.set('player', player);
      navigate(next.size ? `${pathname}?${next}` : pathname, { replace: true, inPlace: true });
    },
    [navigate, pathname, search],
  );
  const follow = useCallback(
    (player: string | null) => {
      storeFollowed(storage, tournament, player);
      setInUrl(player);
    },
    [storage, tournament, setInUrl],
  );
  const isMine = ({ players: ownPlayers = [] }: Followable) => ownPlayers.some(({ id }) => mine.has(id));
  const stored = followedIn(storage, tournament);
  const preferred = stored === undefined ? players.find(isMine)?.id : stored;
  const idToAdd = requested === null && preferred != null && players.some(({ id }) => id === preferred) ? preferred : null;
  useEffect(() => {
    if (idToAdd !== null) setInUrl(idToAdd);
  }, [idToAdd, setInUrl]);
  const followed = players.find(({ id }) => id === requested) ?? null;
  return { followed, isMe: followed !== null && isMine(followed), follow };
}
