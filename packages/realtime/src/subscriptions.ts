import type { ChannelListener } from './client.ts';

type Subscriber = { listener: ChannelListener; onJoined: (() => void) | undefined };
type Entry = { subscribers: Set<Subscriber>; joined: boolean };

/** The listeners of each channel: the first one opens the channel, and the last one to leave closes it. */
export type Subscriptions = {
  add: (channel: string, listener: ChannelListener, onJoined?: () => void) => () => void;
  channels: () => string[];
  has: (channel: string) => boolean;
  deliver: (channel: string, event: string, data: unknown) => void;
  /** Call it when the server has confirmed the channel. */
  joined: (channel: string) => void;
  /** Call it when the connection is lost: no channel is confirmed any more. */
  lost: () => void;
  clear: () => void;
};

export function createSubscriptions({ open, close }: { open: (channel: string) => void; close: (channel: string) => void }): Subscriptions {
  const entries = new Map<string, Entry>();
  return {
    add: (channel, listener, onJoined) => {
      const known = entries.get(channel);
      const entry: Entry = known ?? { subscribers: new Set(), joined: false };
      const subscriber = { listener, onJoined };
      entry.subscribers.add(subscriber);
      if (!known) {
        entries.set(channel, entry);
        open(channel);
      } else if (entry.joined) {
        // In a microtask, so that the caller has the function to unsubscribe before `onJoined` is called.
        queueMicrotask(() => entry.subscribers.has(subscriber) && onJoined?.());
      }
      return () => {
        if (!entry.subscribers.delete(subscriber) || entry.subscribers.size > 0 || entries.get(channel) !== entry) return;
        entries.delete(channel);
        close(channel);
      };
    },
    channels: () => [...entries.keys()],
    has: (channel) => entries.has(channel),
    deliver: (channel, event, data) => {
      for (const { listener } of [...(entries.get(channel)?.subscribers ?? [])]) listener(event, data);
    },
    joined: (channel) => {
      const entry = entries.get(channel);
      if (!entry) return;
      entry.joined = true;
      for (const { onJoined } of [...entry.subscribers]) onJoined?.();
    },
    lost: () => {
      for (const entry of entries.values()) entry.joined = false;
    },
    clear: () => {
      const names = [...entries.keys()];
      for (const entry of entries.values()) entry.subscribers.clear();
      entries.clear();
      for (const name of names) close(name);
    },
  };
}
