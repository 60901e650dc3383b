import { read } from '@oche/api/read';

/** What every page of a managed tournament reads: the tournament, and the boards and the queue for the figures of its header. */
export const tournamentReads = (id: string) => ({
  tournament: read('getTournament', { tournament: id }),
  playList: read('getPlayList', { id }),
});

/** One game as it stands, without its log: nothing of it is asked for. */
export const gameRead = (id: string) => read('getGame', { id, since: 1_000_000 });
