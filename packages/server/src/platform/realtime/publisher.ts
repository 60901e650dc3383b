import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Pusher from 'pusher';
import type { Realtime } from './createRealtime.ts';
import { encodeData, limits } from './protocol.ts';

/** The destination of events: the endpoint in this process, or a Pusher-compatible host. */
export type PublisherConfig =
  | { kind: 'embedded'; realtime: Pick<Realtime, 'publish'> }
  | {
      kind: 'external';
      appId: string;
      key: string;
      secret: string;
      /** host name without scheme */
      host: string;
      port?: number;
      useTLS: boolean;
      /** Milliseconds without a response after which publishing fails. Default 5,000. */
      timeout?: number;
    };

/**
 * `publish` sends an event to any number of channels, with its data as JSON. Data of more than 10,240 bytes, the limit of the protocol, are
 * sent as null: subscribers then refetch from the API. The socket `excludeSocketId` does not get the event. Rejects if the endpoint does not
 * accept the event. Some of the channels may then have received it.
 */
export type Publisher = {
  publish: (channels: readonly string[], event: string, data: unknown, excludeSocketId?: string) => Promise<void>;
  close: () => void;
};

/** Both kinds behave the same, so that a move to an external host needs only configuration. */
export function createPublisher(config: PublisherConfig): Publisher {
  return config.kind === 'embedded' ? embedded(config.realtime) : external(config);
}

function encodeWithinLimit(data: unknown): string {
  const text = encodeData(data);
  return Buffer.byteLength(text) > limits.eventBytes ? 'null' : text;
}

function embedded(realtime: Pick<Realtime, 'publish'>): Publisher {
  return {
    publish: async (channels, event, data, excludeSocketId) =>
      realtime.publish({ channels, event, data: encodeWithinLimit(data), socketId: excludeSocketId }),
    close: () => undefined,
  };
}

function external(config: Extract<PublisherConfig, { kind: 'external' }>): Publisher {
  const { appId, key, secret, host, port, useTLS, timeout = 5_000 } = config;
  const agent = useTLS ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const pusher = new Pusher({ appId, key, secret, host, useTLS, timeout, agent, ...(port === undefined ? {} : { port: String(port) }) });

  async function trigger(channels: string[], event: string, data: string, excludeSocketId: string | undefined): Promise<void> {
    try {
      await pusher.trigger(channels, event, data, excludeSocketId === undefined ? {} : { socket_id: excludeSocketId });
    } catch (error) {
      // The error of the library contains the signed URL, which is valid for ten minutes and must not be logged.
      throw new Error(`publishing ${event} to ${host} failed: ${reason(error)}`);
    }
  }

  return {
    publish: async (channels, event, data, excludeSocketId) => {
      const text = encodeWithinLimit(data);
      for (let at = 0; at < channels.length; at += limits.channelsPerPublish) {
        await trigger(channels.slice(at, at + limits.channelsPerPublish), event, text, excludeSocketId);
      }
    },
    close: () => agent.destroy(),
  };
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('status' in error && typeof error.status === 'number') {
    const body = 'body' in error && typeof error.body === 'string' ? error.body.slice(0, 200) : '';
    return `status ${error.status} ${body}`.trimEnd();
  }
  const cause: unknown = 'error' in error ? error.error : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
