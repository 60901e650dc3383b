/** What a channel is called on the wire: apart from what is said in it, so that who follows one need not know that yet. */
export const channelNames = {
  game: (id: string) => `game-${id}`,
  privateGame: (id: string) => `private-game-${id}`,
  tournament: (id: string) => `tournament-${id}`,
  privateTournament: (id: string) => `private-tournament-${id}`,
  board: (id: string) => `private-board-${id}`,
  pairing: (code: string) => `pairing-${code}`,
  user: (id: string) => `private-user-${id}`,
};

type Read = { isPrivate?: boolean | undefined } | null | undefined;

/** The channel of a tournament, by whether it is private. */
export const tournamentChannel = (tournament: Read) => (tournament?.isPrivate ? 'privateTournament' : 'tournament');
/** The channel of a game, by whether its tournament is private. */
export const gameChannel = (tournament: Read) => (tournament?.isPrivate ? 'privateGame' : 'game');
