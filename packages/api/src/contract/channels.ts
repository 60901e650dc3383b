import * as z from 'zod/mini';
import { channelNames } from './channelNames.ts';
import { GameEvent, GameSummary } from './game.ts';
import { topics } from './topics.ts';

/** Read again what is about these topics. */
const changed = z.object({ topics: z.array(z.enum(topics)) });

const gameEvents = {
  /** new events of the log; `length` is its length after them */
  appended: z.object({ gameId: z.string(), length: z.int(), events: z.array(GameEvent), scorerEpoch: z.int() }),
  /** the readers of the game have changed: read the game and its channel's name again */
  changed: z.object({ gameId: z.string() }),
};
const tournamentEvents = {
  /** a game's row changed: score, phase, board or sides */
  game: z.object({ game: GameSummary }),
  changed,
};

/**
 * Realtime streams as data. Every event carries what a reader needs to know whether it missed something:
 * a game's events the log length, the others a hint of what to read again. Games and tournaments that not everybody may read
 * have private channels, which the API signs for those who may.
 */
export const channels = {
  game: { name: channelNames.game, events: gameEvents },
  privateGame: { name: channelNames.privateGame, events: gameEvents },
  tournament: { name: channelNames.tournament, events: tournamentEvents },
  privateTournament: { name: channelNames.privateTournament, events: tournamentEvents },
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
      /** something new: read it */
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
