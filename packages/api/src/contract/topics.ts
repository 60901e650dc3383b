/*
 * Topics name the subject of a response and the effect of a write. Each endpoint declares its topics. They determine the reads that a client
 * refetches after a write or a channel message, the shared responses that a server drops from its cache, and the messages that it publishes.
 */

/** Channels that announce changes of topics. */
export type TopicChannel = 'tournament' | 'user' | 'board' | 'season';

/**
 * Each topic with the channel that announces its changes; null if no channel does. `results` change when any game of a tournament begins, ends
 * or changes boards, `games` whenever a game changes. `tables` is what decided matches add up to: standings, leaderboards, cups. `mine` covers the users' own games and tournaments, and `calls` the markers' calls to
 * organisers.
 */
export const channelOfTopic = {
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
  rankings: null,
  seasons: 'season',
  teams: 'season',
  seasonGroups: 'season',
  roster: 'season',
  fixtures: 'season',
  sheets: 'season',
  tables: 'season',
  penalties: 'season',
  news: 'season',
  boardMembers: 'season',
  postponements: 'season',
  documents: 'season',
  impersonations: null,
} as const satisfies Record<string, TopicChannel | null>;

export type Topic = keyof typeof channelOfTopic;

/** All topics. */
export const topics = Object.keys(channelOfTopic) as Topic[];

/** The topics that a channel announces. */
export const topicsOf = (channel: TopicChannel): Topic[] => topics.filter((topic) => channelOfTopic[topic] === channel);

/** Topics that a draw changes. */
export const ofDraw = ['tournament', 'entries', 'games', 'results', 'groups', 'boards'] as const satisfies readonly Topic[];

/** Whether the two lists have a topic in common. */
export const concerns = (changed: readonly Topic[], read: readonly Topic[]): boolean => read.some((topic) => changed.includes(topic));

/** A channel to follow, with the id of its tournament, game, match, board or season. Only the cache of pages follows that of a season. The channel of the user is not listed: topics of the user imply it. */
export type Followed = { channel: 'tournament' | 'privateTournament' | 'game' | 'privateGame' | 'match' | 'board' | 'season'; id: string };

type Readable = { id: string; isPrivate?: boolean | undefined };

/** The channels of tournaments. */
export const ofTournaments = (tournaments: readonly Readable[]): Followed[] =>
  tournaments.map(({ id, isPrivate }) => ({ channel: isPrivate ? 'privateTournament' : 'tournament', id }));

/** The channel of a match of two teams. */
export const ofMatch = (id: string): Followed[] => [{ channel: 'match', id }];

type OfGame = { id: string; parent?: (Readable & { kind: string }) | null | undefined };

/** The channels of the parents of games. */
export const ofParents = (games: readonly OfGame[]): Followed[] =>
  ofTournaments(games.flatMap(({ parent }) => (parent?.kind === 'tournament' ? [parent] : [])));

/** The channels of a game and of its parent. */
export const ofGame = (game: OfGame): Followed[] => [
  { channel: game.parent?.isPrivate ? 'privateGame' : 'game', id: game.id },
  ...ofParents([game]),
];
