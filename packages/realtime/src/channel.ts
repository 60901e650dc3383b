import type { decodeChannelMessage } from '@oche/api/channelMessage';
import { channelNames } from '@oche/api/contract/channelNames';
import type { ChannelEvent, ChannelName } from '@oche/api/contract/channels';
import type { RealtimeClient } from './client.ts';

type Decode = typeof decodeChannelMessage;
let decode: Decode | undefined;
let loading: Promise<Decode> | undefined;

/**
 * Loads the schemas that check messages. The first message loads them, because evaluating them keeps a phone busy, and most pages are left before
 * a message arrives. If loading fails, the next call tries again.
 */
function loadDecode(): Promise<Decode> {
  loading ??= import('@oche/api/channelMessage').then(
    (module) => (decode = module.decodeChannelMessage),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Subscribes to one channel of the contract. `refetch` is called when events may have been missed: the channel was joined for the first
 * time or again, the server sent an event that this release cannot decode, or the server has become `unavailable`.
 */
export function subscribeTo<C extends ChannelName>(
  client: RealtimeClient,
  channel: C,
  id: string,
  onEvent: (message: ChannelEvent<C>) => void,
  refetch?: () => void,
): () => void {
  let stopped = false;
  const read = (decodeMessage: Decode, event: string, data: unknown) => {
    if (stopped) return;
    const message = decodeMessage(channel, event, data);
    if (message) onEvent(message);
    else refetch?.();
  };
  const stop = client.subscribe(
    channelNames[channel](id),
    (event, data) => {
      // Messages keep their order: those that arrive before the schemas are decoded as soon as the schemas have loaded.
      if (decode) read(decode, event, data);
      else
        loadDecode().then(
          (loaded) => read(loaded, event, data),
          () => !stopped && refetch?.(),
        );
    },
    () => refetch?.(),
  );
  const stopState = client.onState(() => {
    if (client.state() === 'unavailable') refetch?.();
  });
  return () => {
    stopped = true;
    stop();
    stopState();
  };
}
