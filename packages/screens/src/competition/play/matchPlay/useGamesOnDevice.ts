import { useContext, useEffect, useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import { OutboxContext } from '@oche/api/deviceOutbox';
import { readKeptGames } from '@oche/api/keptGames';
import type { FoldedGames } from '@oche/darts/match/state';

const noGames: FoldedGames = {};

/** The games of a match that this device has scored, also those that it has not sent yet. */
export function useGamesOnDevice(games: readonly GameSummary[]): FoldedGames {
  const store = useContext(OutboxContext);
  const [kept, setKept] = useState(noGames);
  const ids = games.map(({ id }) => id).join();
  useEffect(() => {
    let unmounted = false;
    void readKeptGames(store, games).then((read) => !unmounted && setKept(read));
    return () => {
      unmounted = true;
    };
    // The games are the same while their ids are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, ids]);
  return kept;
}
