import type { decodeChannelMessage } from '@oche/api/channelMessage';
import { channelNames } from '@oche/api/contract/channelNames';
import type { ChannelEvent, ChannelName } from '@oche/api/contract/channels';
import type { RealtimeClient } from './client.ts';

type Decode = typeof decodeChannelMessage;
let decode: Decode | undefined;
let loading: Promise<Decode> | undefined;

/** What channels say is checked by schemas, which no page needs before something is said; the next to ask tries again where they did not arrive. */
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
 * Listens to one channel of the contract. `readAgain` is called when something may have been missed: the channel was
 * joined for the first time or again, the server sent what this release cannot read, or the server is away for so long that nobody
 * knows when the channel will be joined.
 */
export function subscribeTo<C extends ChannelName>(
  client: RealtimeClient,
  channel: C,
  id: string,
  onEvent: (message: ChannelEvent<C>) => void,
  readAgain?: () => void,
): () => void {
  let stopped = false;
  const read = (decoding: Decode, event: string, data: unknown) => {
    if (stopped) return;
    const message = decoding(channel, event, data);
    if (message) onEvent(message);
    else readAgain?.();
  };
  const stop = client.subscribe(
    channelNames[channel](id),
    (event, data) => {
      // In their order: what waits for the schemas is read in the moment in which they are there.
      if (decode) read(decode, event, data);
      else
        loadDecode().then(
          (loaded) => read(loaded, event, data),
          () => !stopped && readAgain?.(),
        );
    },
    () => {
      // Soon there will be something to read.
      loadDecode().catch(() => undefined);
      readAgain?.();
    },
  );
  const stopState = client.onState(() => {
    if (client.state() === 'unavailable') readAgain?.();
  });
  return () => {
    stopped = true;
    stop();
    stopState();
  };
}
