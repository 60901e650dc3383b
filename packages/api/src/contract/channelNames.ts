/** What a channel is called on the wire: apart from what is said in it, so that who follows one need not know that yet. */
export const channelNames = {
  game: (id: string) => `game-${id}`,
  tournament: (id: string) => `tournament-${id}`,
  board: (id: string) => `private-board-${id}`,
  pairing: (code: string) => `pairing-${code}`,
  user: (id: string) => `private-user-${id}`,
};
