import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import Pusher from 'pusher';
import PusherClient, { type Options } from 'pusher-js';
import { createRealtime, type Realtime, type RealtimeOptions } from './createRealtime.ts';
import type { PresenceMember } from './protocol.ts';
import { signChannel } from './signature.ts';

/** The app of the test endpoint, which runs on a real port with the real client and server libraries. */
export const app = { appId: '3', key: 'test-key', secret: 'test-secret' };

export type TestEndpoint = {
  port: number;
  realtime: Realtime;
  /** The real server library; `changes` replaces its credentials. */
  pusher: (changes?: { appId?: string; key?: string; secret?: string }) => Pusher;
  /** The real client library; `member` authorises it for private and presence channels. */
  client: (settings?: ClientSettings) => PusherClient;
  /** Disconnects the clients and closes the endpoint and its server. */
  close: () => Promise<void>;
  /** Closes the endpoint and its server, but does not disconnect the clients. */
  stop: () => Promise<void>;
};

export type ClientSettings = { key?: string; secret?: string; member?: PresenceMember; options?: Partial<Options> };

export async function openEndpoint(options: Partial<RealtimeOptions> & { port?: number } = {}): Promise<TestEndpoint> {
  const realtime = createRealtime({ ...app, ...options });
  const listener = getRequestListener(async (request) => (await realtime.handleHttp(request)) ?? new Response(null, { status: 404 }));
  const server = createServer((request, response) => void listener(request, response));
  realtime.attach(server);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const clients: PusherClient[] = [];

  async function stop(): Promise<void> {
    server.close();
    await realtime.close();
    server.closeAllConnections();
  }

  return {
    port,
    realtime,
    pusher: (changes = {}) => new Pusher({ ...app, ...changes, host: '127.0.0.1', port: String(port) }),
    client: ({ key = app.key, secret = app.secret, member, options: extraOptions = {} } = {}) => {
      const client = new PusherClient(key, {
        cluster: '',
        wsHost: '127.0.0.1',
        wsPort: port,
        forceTLS: false,
        enabledTransports: ['ws'],
        channelAuthorization: {
          customHandler: ({ socketId, channelName }, callback) => {
            const presence = channelName.startsWith('presence-') ? member : undefined;
            callback(null, signChannel({ key, secret }, socketId, channelName, presence));
          },
        },
        ...extraOptions,
      });
      clients.push(client);
      return client;
    },
    stop,
    close: async () => {
      for (const client of clients) client.disconnect();
      await stop();
    },
  };
}

type Emitter = { bind: (event: string, callback: (data: unknown) => void) => unknown };

/** The next event of this name. It never rejects: the timeout of the test ends the wait. */
export function next(emitter: Emitter, event: string): Promise<unknown> {
  return new Promise((resolve) => emitter.bind(event, resolve));
}

/** All events of this name from now on, in order. */
export function collect(emitter: Emitter, event: string): unknown[] {
  const events: unknown[] = [];
  emitter.bind(event, (data) => events.push(data));
  return events;
}

/** Subscribes and waits until the subscription has succeeded. */
export async function join(client: PusherClient, channel: string): Promise<ReturnType<PusherClient['subscribe']>> {
  const subscription = client.subscribe(channel);
  await next(subscription, 'pusher:subscription_succeeded');
  return subscription;
}
