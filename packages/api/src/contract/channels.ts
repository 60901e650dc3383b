import * as z from 'zod/mini';
import { channelNames } from './channelNames.ts';
import { GameEvent, GameSummary } from './game.ts';
import { Match } from './fixture.ts';
import { MatchEvent } from './match.ts';
import { topics } from './topics.ts';

/** Responses about these topics are stale. */
const changed = z.object({ topics: z.array(z.enum(topics)) });

const gameEvents = {
  /** new events of the log; `length` is its length after them */
  appended: z.object({ gameId: z.string(), length: z.int(), events: z.array(GameEvent), scorerEpoch: z.int() }),
  /** the game has become private or public: refetch it, and follow its new channel */
  changed: z.object({ gameId: z.string() }),
};
const tournamentEvents = {
  /** a game has changed: its score, phase, board or sides */
  game: z.object({ game: GameSummary }),
  changed,
};

/**
 * Realtime channels as data. Subscribers can notice missed events: the events of a game contain the length of its log, and the others name
 * the data to refetch. Private games and tournaments have private channels, which the API authorises.
 */
export const channels = {
  game: { name: channelNames.game, events: gameEvents },
  privateGame: { name: channelNames.privateGame, events: gameEvents },
  tournament: { name: channelNames.tournament, events: tournamentEvents },
  privateTournament: { name: channelNames.privateTournament, events: tournamentEvents },
  match: {
    name: channelNames.match,
    events: {
      /** new events of the log of a match; `length` is its length after them */
      appended: z.object({ matchId: z.string(), length: z.int(), events: z.array(MatchEvent) }),
      /** a game of the match has changed: its score, phase, board or sides */
      game: z.object({ game: GameSummary }),
    },
  },
  /** Drafts need no private channel, because `changed` contains only topics, and `match` is only published for public fixtures. */
  season: {
    name: channelNames.season,
    events: {
      changed,
      /** a match of a published season has changed: its state or its score */
      match: z.object({ match: Match }),
    },
  },
  board: {
    name: channelNames.board,
    events: { changed },
  },
  pairing: {
    name: channelNames.pairing,
    events: { answered: z.object({ code: z.string() }) },
  },
  user: {
    name: channelNames.user,
    events: {
      /** a new notification */
      notified: z.object({ id: z.string() }),
      changed,
    },
  },
} as const;

export type Channels = typeof channels;
export type ChannelName = keyof Channels;
export type ChannelEvent<C extends ChannelName> = {
  [E in keyof Channels[C]['events']]: { event: E; data: Channels[C]['events'][E] extends z.ZodMiniType<infer T> ? T : never };
}[keyof Channels[C]['events']];
