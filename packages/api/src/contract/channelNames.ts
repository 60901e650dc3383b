/** The names of the channels on the wire. They are separate from the schemas, so that a page can subscribe before it has loaded the schemas. */
export const channelNames = {
  game: (id: string) => `game-${id}`,
  privateGame: (id: string) => `private-game-${id}`,
  tournament: (id: string) => `tournament-${id}`,
  privateTournament: (id: string) => `private-tournament-${id}`,
  match: (id: string) => `match-${id}`,
  season: (id: string) => `season-${id}`,
  board: (id: string) => `private-board-${id}`,
  pairing: (code: string) => `pairing-${code}`,
  user: (id: string) => `private-user-${id}`,
};

type MaybePrivate = { isPrivate?: boolean | undefined } | null | undefined;

/** The kind of channel of a tournament, private or not. */
export const tournamentChannel = (tournament: MaybePrivate) => (tournament?.isPrivate ? 'privateTournament' : 'tournament');
/** The kind of channel of a game, private if its tournament is. */
export const gameChannel = (tournament: MaybePrivate) => (tournament?.isPrivate ? 'privateGame' : 'game');
