/*
 * What an answer is about, and what a write changes. Each endpoint declares its topics; from them follow which reads a client makes
 * again after a write or a channel message, which answers a server shares until when, and what it publishes.
 */

/** Channels that tell of topics. */
export type Teller = 'tournament' | 'user' | 'board';

/**
 * Topics, by the channel that tells when they change; null: no channel does. `results` change when any game of a tournament begins, ends
 * or changes boards; `games` when the games that a reader sees do. `mine` is what a user sees of their own, `calls` are those of markers to organisers.
 */
export const tellers = {
  tournament: 'tournament',
  entries: 'tournament',
  games: 'tournament',
  results: 'tournament',
  groups: 'tournament',
  boards: 'tournament',
  notifications: 'user',
  mine: 'user',
  calls: 'user',
  board: 'board',
  account: null,
  organisations: null,
  members: null,
  players: null,
  places: null,
  events: null,
  seasons: null,
  impersonations: null,
} as const satisfies Record<string, Teller | null>;

export type Topic = keyof typeof tellers;

/** All topics. */
export const topics = Object.keys(tellers) as Topic[];

/** The topics that a channel tells of. */
export const topicsOf = (teller: Teller): Topic[] => topics.filter((topic) => tellers[topic] === teller);

/** What a draw changes. */
export const ofDraw = ['tournament', 'entries', 'games', 'results', 'groups', 'boards'] as const satisfies readonly Topic[];

/** Whether one of `changed` is among `read`. */
export const concerns = (changed: readonly Topic[], read: readonly Topic[]): boolean => read.some((topic) => changed.includes(topic));

/** A channel to follow, by the id of what it tells of. That of the user is followed where an answer is about what it tells. */
export type Followed = { channel: 'tournament' | 'privateTournament' | 'game' | 'privateGame' | 'board'; id: string };

type Readable = { id: string; isPrivate?: boolean | undefined };

/** Where changes of tournaments are told. */
export const ofTournaments = (tournaments: readonly Readable[]): Followed[] =>
  tournaments.map(({ id, isPrivate }) => ({ channel: isPrivate ? 'privateTournament' : 'tournament', id }));

type OfGame = { id: string; parent?: (Readable & { kind: string }) | null | undefined };

/** Where changes of what games belong to are told. */
export const ofParents = (games: readonly OfGame[]): Followed[] =>
  ofTournaments(games.flatMap(({ parent }) => (parent?.kind === 'tournament' ? [parent] : [])));

/** Where changes of a game are told, and those of what it belongs to. */
export const ofGame = (game: OfGame): Followed[] => [
  { channel: game.parent?.isPrivate ? 'privateGame' : 'game', id: game.id },
  ...ofParents([game]),
];
