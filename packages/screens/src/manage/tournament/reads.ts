import { read } from '@oche/api/read';

/** What every page of a managed tournament reads: the tournament, and the boards and the queue for the figures of its header. */
export const tournamentReads = (id: string) => ({
  tournament: read('getTournament', { tournament: id }),
  playList: read('getPlayList', { id }),
});
