/**
 * `connecting`: nothing is known against it. `unavailable`: tried for ten seconds, and trying on, or refused by the server
 * for good. `offline`: this device has no network, or `disconnect` was called.
 */
export type RealtimeState = 'connecting' | 'connected' | 'unavailable' | 'offline';

/** Receives every event of a channel: its name and its decoded JSON, not yet checked. */
export type ChannelListener = (event: string, data: unknown) => void;

/** Live channels by name. Screens use `useChannel`, which knows what a channel carries. */
export type RealtimeClient = {
  /**
   * Listens until the returned function is called; the first subscription connects. `onJoined` is called whenever the
   * server has confirmed the channel, also after every reconnect: what happened before may have been missed, so read now.
   */
  subscribe: (channel: string, listener: ChannelListener, onJoined?: () => void) => () => void;
  state: () => RealtimeState;
  /** Called after each change of `state()`; returns how to stop. */
  onState: (listener: () => void) => () => void;
  /** Of the present connection; sent with a write, it keeps the write's own event from coming back. */
  socketId: () => string | null;
  /** Milliseconds over which spectators spread their reads after an event, since all of them receive it at the same moment. */
  spreadMs: number;
  /** Ends every subscription and the connection. A later `subscribe` connects anew. */
  disconnect: () => void;
};
