import { encodeChannelMessage } from '@oche/api/channelMessage';
import type { ChannelEvent, ChannelName } from '@oche/api/contract/channels';
import type { RealtimeClient, RealtimeState } from './client.ts';
import { createSubscriptions } from './subscriptions.ts';

export type FakeRealtime = RealtimeClient & {
  /** Delivers a message as if the server had published it. */
  emit: <C extends ChannelName>(channel: C, id: string, message: ChannelEvent<C>) => void;
  /** Delivers an unchecked event, such as a server of another release might send. */
  emitRaw: (channel: string, event: string, data: unknown) => void;
  /** A change back to `connected` joins every channel again, as a reconnect does. */
  setState: (state: RealtimeState) => void;
  /** Names of the channels with a subscription. */
  channels: () => string[];
};

/** A client for stories and tests, without a network: it delivers the events that the test emits. */
export function createFakeRealtime(initial: RealtimeState = 'connected'): FakeRealtime {
  let state = initial;
  const stateListeners = new Set<() => void>();
  const subscriptions = createSubscriptions({
    open: (channel) => queueMicrotask(() => state === 'connected' && subscriptions.joined(channel)),
    close: () => undefined,
  });

  function setState(next: RealtimeState): void {
    if (state === next) return;
    state = next;
    if (next !== 'connected') subscriptions.lost();
    for (const listener of [...stateListeners]) listener();
    if (next === 'connected') for (const channel of subscriptions.channels()) subscriptions.joined(channel);
  }

  return {
    subscribe: subscriptions.add,
    state: () => state,
    onState: (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    spreadMs: 0,
    socketId: () => (state === 'connected' ? '1.1' : null),
    disconnect: () => {
      subscriptions.clear();
      setState('offline');
    },
    emit: (channel, id, message) => {
      const { channel: name, event, data } = encodeChannelMessage(channel, id, message);
      subscriptions.deliver(name, event, data);
    },
    emitRaw: subscriptions.deliver,
    setState,
    channels: subscriptions.channels,
  };
}
