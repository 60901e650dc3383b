import { read } from '@oche/api/read';

/** The reads of every page of a managed tournament. The play list gives the figures of the header. */
export const tournamentReads = (id: string) => ({
  tournament: read('getTournament', { tournament: id }),
  playList: read('getPlayList', { id }),
});

/** Reads a game with its log. */
export const gameRead = (id: string) => read('getGame', { id });
