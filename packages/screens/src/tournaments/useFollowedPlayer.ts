import { useCallback, useEffect } from 'react';
import { useMyPlayerIds } from '@oche/api/myPlayers';
import { useHost } from '../shell/host.tsx';
import { followedIn, rememberFollowed } from './followedPlayers.ts';

type Followable = { id: string; players?: readonly { id: string }[] };

type FollowedPlayer<Player> = {
  followed: Player | null;
  /** whether the followed player is the reader */
  isMe: boolean;
  follow: (player: string | null) => void;
};

/**
 * The player whom the reader follows: `?player=` in the address, which all pages of a tournament pass on. Without it, the choice that the
 * device has stored for this tournament. Readers who play in the tournament follow themselves by default, until they stop.
 */
export function useFollowedPlayer<Player extends Followable>(tournament: string, players: readonly Player[]): FollowedPlayer<Player> {
  const { pathname, search, navigate, storage } = useHost();
  const mine = useMyPlayerIds();
  const requested = search.get('player');
  const go = useCallback(
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
      rememberFollowed(storage, tournament, player);
      go(player);
    },
    [storage, tournament, go],
  );
  const isMine = ({ players: own = [] }: Followable) => own.some(({ id }) => mine.has(id));
  const remembered = followedIn(storage, tournament);
  const wanted = remembered === undefined ? players.find(isMine)?.id : remembered;
  const missing = requested === null && wanted != null && players.some(({ id }) => id === wanted) ? wanted : null;
  useEffect(() => {
    if (missing !== null) go(missing);
  }, [missing, go]);
  const followed = players.find(({ id }) => id === requested) ?? null;
  return { followed, isMe: followed !== null && isMine(followed), follow };
}
