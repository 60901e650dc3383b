/**
 * `connecting`: an attempt is in progress. `unavailable`: no attempt has succeeded for ten seconds (it keeps trying), or the server has
 * rejected the connection permanently. `offline`: this device has no network, or `disconnect` was called.
 */
export type RealtimeState = 'connecting' | 'connected' | 'unavailable' | 'offline';

/** Receives every event of a channel: its name and its decoded JSON, not yet checked. */
export type ChannelListener = (event: string, data: unknown) => void;

/** Live channels by name. Screens use `useChannel`, which knows the types of their messages. */
export type RealtimeClient = {
  /**
   * Subscribes until the returned function is called; the first subscription connects. `onJoined` is called whenever the server has
   * confirmed the channel, including after every reconnect. Refetch then, because events may have been missed.
   */
  subscribe: (channel: string, listener: ChannelListener, onJoined?: () => void) => () => void;
  state: () => RealtimeState;
  /** Calls `listener` after each change of `state()`; returns a function that stops it. */
  onState: (listener: () => void) => () => void;
  /** The id of the current connection, or null. A write sent with it does not get its own event back. */
  socketId: () => string | null;
  /** Milliseconds over which spectators spread their reads after an event, since they all receive it at the same time. */
  spreadMs: number;
  /** Ends every subscription and the connection. A later `subscribe` connects again. */
  disconnect: () => void;
};
