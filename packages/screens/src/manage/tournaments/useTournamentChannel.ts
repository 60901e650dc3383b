import { useEffect } from 'react';
import type { EndpointName } from '@oche/api/contract/endpoints';
import { tournamentChannel } from '@oche/api/contract/channelNames';
import type { GameSummary } from '@oche/api/contract/game';
import type { Tournament } from '@oche/api/contract/tournament';
import { useSetRead } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useChannel } from '@oche/realtime/provider';
import { useReadAgain } from '../../shell/useReadAgain.ts';
import { gameRead } from './reads.ts';

const progress: readonly EndpointName[] = ['getPlayList', 'getTournament', 'listGroups', 'getBracket', 'getResults', 'getGame'];
const everything: readonly EndpointName[] = [...progress, 'listEntries'];
const staleAfter = {
  tournament: ['getTournament', 'getPlayList'],
  entries: ['listEntries', 'getTournament'],
  draw: everything,
  games: progress,
  groups: progress,
  boards: ['getPlayList'],
} as const satisfies Record<string, readonly EndpointName[]>;

/** Rests and expected times pass without anybody saying so. */
const refreshMs = 30_000;

/** Keeps a managed tournament as its channel tells it: scores at once, everything else by reading it again. */
export function useTournamentChannel({ id, isPrivate }: Tournament): void {
  const setRead = useSetRead();
  const readAgain = useReadAgain({ prompt: true });
  useEffect(() => {
    const refresh = setInterval(() => document.visibilityState === 'visible' && readAgain(['getPlayList']), refreshMs);
    return () => clearInterval(refresh);
  }, [readAgain]);

  const onGame = (game: GameSummary) => {
    let moved = true;
    const replace = (games: GameSummary[]) => games.map((known) => (known.id === game.id ? game : known));
    setRead(read('getPlayList', { id }), (playList) => {
      const known = playList.boards.find((each) => each.game?.id === game.id)?.game;
      moved = known?.phase !== game.phase || known.board?.id !== game.board?.id;
      return { ...playList, boards: playList.boards.map((each) => (each.game?.id === game.id ? { ...each, game } : each)) };
    });
    setRead(gameRead(game.id), (opened) => ({ ...opened, game }));
    setRead(read('listGroups', { tournament: id }), (groups) => groups.map((group) => ({ ...group, games: replace(group.games) })));
    for (const role of ['winners', 'losers']) {
      setRead(read('getBracket', { tournament: id, role }), (bracket) => ({ ...bracket, games: replace(bracket.games) }));
    }
    if (moved) readAgain(progress);
  };
  useChannel(
    tournamentChannel({ isPrivate }),
    id,
    (message) => (message.event === 'game' ? onGame(message.data.game) : readAgain(staleAfter[message.data.what])),
    () => readAgain(everything),
  );
}
