import { tournamentChannel } from '@oche/api/contract/channelNames';
import type { ChannelEvent } from '@oche/api/contract/channels';
import type { MyGame } from '@oche/api/contract/mine';
import { useInvalidate, useSetRead } from '@oche/api/query';
import type { Read } from '@oche/api/read';
import { useChannel } from '@oche/realtime/provider';
import { tournamentOf } from '../parts/game/gameParent.ts';

/**
 * Keeps the list as it is: a call, and one that is taken back, comes over the channel of the person; the score of a game that is on,
 * and that it is over, over that of its tournament. Shows nothing.
 */
export function FollowMine({ userId, games, list }: { userId: string; games: readonly MyGame[]; list: Read<'listMyGames'> }) {
  const invalidate = useInvalidate();
  const readAgain = () => void invalidate(['listMyGames']);
  useChannel('user', userId, readAgain, readAgain);
  const on = games.flatMap(({ game, mayOpen }) => (mayOpen && game.phase !== 'finished' ? (tournamentOf(game) ?? []) : []));
  const tournaments = new Map(on.map((tournament) => [tournament.id, tournament]));
  return [...tournaments].map(([id, { isPrivate }]) => <Followed key={id} {...{ id, isPrivate, list }} onChanged={readAgain} />);
}

type FollowedProps = { id: string; isPrivate: boolean | undefined; list: Read<'listMyGames'>; onChanged: () => void };

function Followed({ id, isPrivate, list, onChanged }: FollowedProps) {
  const setRead = useSetRead();
  const onEvent = ({ event, data }: ChannelEvent<'tournament' | 'privateTournament'>) => {
    if (event !== 'game') return data.what === 'games' || data.what === 'draw' ? onChanged() : undefined;
    const { game } = data;
    let isMine = false;
    setRead(list, (before) => ({
      ...before,
      items: before.items.map((known) => {
        if (known.game.id !== game.id) return known;
        isMine = true;
        return { ...known, game };
      }),
    }));
    // Its average is known once it is over, and so is who plays next.
    if (isMine && game.phase === 'finished') onChanged();
  };
  useChannel(tournamentChannel({ isPrivate }), id, onEvent, onChanged);
  return null;
}
