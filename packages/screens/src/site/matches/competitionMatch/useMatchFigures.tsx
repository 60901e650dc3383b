import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRead } from '@oche/api/query';
import { momentsOfMatch, playersOfMatch, type MatchShare, type Moment, type PlayerOfMatch } from '@oche/darts/league/matchFigures';
import { legPlayersOf } from '@oche/darts/x01/legPlayers';
import { useFollowedGame } from '../../../parts/game/useFollowedGame.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';

export type UsedFigures = {
  shares: readonly MatchShare[];
  players: readonly PlayerOfMatch[];
  /** the latest first */
  moments: readonly Moment[];
  /** Renders nothing. Follows the logs of the running games, so that the figures change with every visit. */
  followers: ReactNode;
};

const none: Readonly<Record<string, readonly MatchShare[]>> = {};

/** The figures of a match: those of finished games from the server, those of running games from their logs. */
export function useMatchFigures({ sheet, state, gameOf }: ShownMatch): UsedFigures {
  const { shares: known, listed } = useRead('getMatchFigures', { id: sheet.match.id });
  const [live, setLive] = useState(none);
  const add = useCallback((key: string, shares: readonly MatchShare[]) => setLive((all) => ({ ...all, [key]: shares })), []);
  const running = state.games.filter(({ status }) => status === 'playing');
  const keys = running.map(({ key }) => key).join(' ');
  const shares = useMemo(() => {
    const followed = keys.split(' ').filter((key) => key in live);
    return [...known.filter(({ game }) => !followed.includes(game)), ...followed.flatMap((key) => live[key] ?? [])];
  }, [known, live, keys]);
  const figures = useMemo(
    () => ({ shares, players: playersOfMatch(shares, state), moments: momentsOfMatch(shares, state, listed) }),
    [shares, state, listed],
  );
  const followers = running.flatMap(({ key }) => {
    const id = gameOf(key)?.id;
    return id === undefined ? [] : [<Follower key={key} id={id} game={key} onShares={add} />];
  });
  return { ...figures, followers };
}

type FollowerProps = { id: string; game: string; onShares: (game: string, shares: readonly MatchShare[]) => void };

function Follower({ id, game: key, onShares }: FollowerProps) {
  const { game } = useFollowedGame(id);
  useEffect(() => {
    if (game)
      onShares(
        key,
        legPlayersOf(game).map((share) => ({ ...share, game: key })),
      );
  }, [game, key, onShares]);
  return null;
}
