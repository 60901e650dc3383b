import { decodeChannelMessage } from '@oche/api/channelMessage';
import { channels, type ChannelEvent, type ChannelName } from '@oche/api/contract/channels';
import type { RealtimeClient } from './client.ts';

/**
 * Listens to one channel of the contract. `readAgain` is called when something may have been missed: the channel was
 * joined for the first time or again, or the server sent what this release cannot read.
 */
export function subscribeTo<C extends ChannelName>(
  client: RealtimeClient,
  channel: C,
  id: string,
  onEvent: (message: ChannelEvent<C>) => void,
  readAgain?: () => void,
): () => void {
  return client.subscribe(
    channels[channel].name(id),
    (event, data) => {
      const message = decodeChannelMessage(channel, event, data);
      if (message) onEvent(message);
      else readAgain?.();
    },
    readAgain,
  );
}
