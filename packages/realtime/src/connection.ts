import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import type { RealtimeAddress } from './address.ts';
import type { RealtimeClient, RealtimeState } from './client.ts';
import { createBackoff, type Backoff } from './backoff.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Timeouts in milliseconds: silence before a ping, the wait for its pong, and the attempts to connect before the state is `unavailable`. */
export const realtimeTimeouts = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };

/** The network events and state of a browser. Node has neither. */
const device: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>> & { navigator?: { onLine?: boolean } } = globalThis;

/** With 500 spectators this makes about a hundred reads a second. With a longer spread they would see stale tables. */
const spectatorsSpreadMs = 4_000;

export type RealtimeSettings = RealtimeAddress & {
  key: string;
  /** The cluster of a hosted service; '' for our own endpoint, which has none. */
  cluster: string;
  /** The path before `/app/{key}`, for example `/realtime`. */
  path?: string;
  /** Authorises private and presence channels. `headers` is called for each request, so that it carries the current token. */
  authorize: { endpoint: string; headers: () => Record<string, string> };
  /** Overrides, for shorter timeouts in tests. */
  timeouts?: Partial<typeof realtimeTimeouts>;
};

/** Creates a client that loads pusher-js and connects with the first subscription. */
export function createRealtimeClient(settings: RealtimeSettings): RealtimeClient {
  const { unavailableTimeout } = { ...realtimeTimeouts, ...settings.timeouts };
  let pusher: Pusher | undefined;
  let loading: object | undefined;
  let state: RealtimeState = 'connecting';
  let unavailableTimer: ReturnType<typeof setTimeout> | undefined;
  const reconnects = createBackoff();
  const joins = new Map<string, Backoff>();
  const stateListeners = new Set<() => void>();
  const subscriptions = createSubscriptions({
    open: (channel) => (pusher ? join(pusher, channel) : void (loading ?? connect())),
    close: (channel) => {
      joins.get(channel)?.reset();
      joins.delete(channel);
      pusher?.unsubscribe(channel);
    },
  });

  function setState(next: RealtimeState): void {
    if (next !== 'connecting') clearTimeout(unavailableTimer);
    if (state === next) return;
    state = next;
    if (next === 'connecting') startUnavailableTimer();
    for (const listener of [...stateListeners]) listener();
  }

  function startUnavailableTimer(): void {
    clearTimeout(unavailableTimer);
    unavailableTimer = setTimeout(() => setState('unavailable'), unavailableTimeout);
  }

  function join(connection: Pusher, name: string): void {
    const channel = connection.subscribe(name);
    const backoff = joins.get(name) ?? createBackoff(1_000);
    joins.set(name, backoff);
    // If a subscription was cancelled and made again, pusher-js may return the same channel with its old listeners.
    channel.unbind_all();
    channel.bind_global((event: string, data: unknown) => {
      if (!subscriptions.has(name)) {
        // The subscription was cancelled while it was pending, and pusher-js has not noticed.
        connection.unsubscribe(name);
      } else if (event === 'pusher:subscription_succeeded') {
        backoff.reset();
        subscriptions.joined(name);
      } else if (event === 'pusher:subscription_error') {
        // pusher-js tries only once. Without a retry, a board would lose its channel if the server restarts at that moment.
        if (!isRefusal(data)) backoff.wait(() => connection.subscribe(name));
        // The user may have lost access to the shown data. This event makes the listeners refetch it.
        else subscriptions.deliver(name, 'refused', null);
      } else if (!event.startsWith('pusher:')) {
        subscriptions.deliver(name, event, data);
      }
    });
  }

  /** Reconnects at once. pusher-js waits 15, 30, then 60 seconds after a failed attempt, too long for a server that restarts in two. */
  function reconnect(connection: Pusher): void {
    if (pusher !== connection) return;
    connection.connection.unbind('state_change', onPusherState);
    connection.disconnect();
    connection.connection.bind('state_change', onPusherState);
    connection.connect();
  }

  function onPusherState({ current }: { current: string }): void {
    if (!pusher) return;
    const connection = pusher;
    if (current !== 'connected') subscriptions.lost();
    // pusher-js does not retry after the server has rejected the connection for good.
    const isRefused = current === 'disconnected' || current === 'failed';
    if (current === 'connected' || isRefused) reconnects.reset();
    else reconnects.wait(() => reconnect(connection));
    if (current === 'connected') setState('connected');
    else if (!isDeviceOnline()) setState('offline');
    else if (isRefused) setState('unavailable');
    else if (state !== 'unavailable') setState('connecting');
  }

  async function connect(): Promise<void> {
    const attempt = (loading = {});
    setState('connecting');
    startUnavailableTimer();
    // In a task of its own, because the first subscription is part of the long task in which a page becomes interactive.
    await new Promise((resolve) => setTimeout(resolve));
    const module = await import('pusher-js').catch(() => undefined);
    // `disconnect` was called meanwhile, and perhaps `connect` again.
    if (loading !== attempt) return;
    if (!module) return reconnects.wait(() => void connect());
    loading = undefined;
    pusher = new module.default(settings.key, pusherOptions(settings));
    pusher.connection.bind('state_change', onPusherState);
    onPusherState({ current: pusher.connection.state });
    for (const channel of subscriptions.channels()) join(pusher, channel);
    device.addEventListener?.('online', onNetwork);
    device.addEventListener?.('offline', onNetwork);
  }

  /** The browser notices a lost network at once, pusher-js only after a ping without a pong. */
  function onNetwork(): void {
    if (!isDeviceOnline()) setState('offline');
    else if (pusher) onPusherState({ current: pusher.connection.state });
  }

  return {
    subscribe: subscriptions.add,
    state: () => state,
    onState: (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    spreadMs: spectatorsSpreadMs,
    socketId: () => (pusher?.connection.state === 'connected' ? pusher.connection.socket_id : null),
    disconnect: () => {
      loading = undefined;
      reconnects.reset();
      device.removeEventListener?.('online', onNetwork);
      device.removeEventListener?.('offline', onNetwork);
      subscriptions.clear();
      const old = pusher;
      pusher = undefined;
      old?.disconnect();
      setState('offline');
    },
  };
}

function pusherOptions({ host, port, path = '', cluster, forceTLS, authorize, timeouts }: RealtimeSettings): Options {
  return {
    ...realtimeTimeouts,
    ...timeouts,
    cluster,
    wsHost: host,
    wsPath: path,
    ...(port === undefined ? {} : { wsPort: port, wssPort: port }),
    forceTLS,
    // A page on plain http has no port that speaks TLS.
    enabledTransports: forceTLS ? ['ws', 'wss'] : ['ws'],
    channelAuthorization: { transport: 'ajax', endpoint: authorize.endpoint, headersProvider: authorize.headers },
  };
}

/** Whether the server has rejected the channel. Other errors (no response, 408, 429, 5xx) are temporary. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** True if the state is unknown, as in Node. */
function isDeviceOnline(): boolean {
  return device.navigator?.onLine !== false;
}
