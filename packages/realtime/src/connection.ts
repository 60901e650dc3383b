import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import type { RealtimeAddress } from './address.ts';
import type { RealtimeClient, RealtimeState } from './client.ts';
import { createPatience, type Patience } from './patience.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Milliseconds: silence before asking, waiting for the answer, and trying before it counts as unavailable. */
export const realtimeTimeouts = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };

/** What a browser tells about its network; Node has none of it. */
const device: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>> & { navigator?: { onLine?: boolean } } = globalThis;

/** 500 spectators then make about a hundred reads a second; with a longer spread they would see old tables. */
const spectatorsSpreadMs = 4_000;

export type RealtimeSettings = RealtimeAddress & {
  key: string;
  /** Of a hosted service; our own endpoint has none, '' says so. */
  cluster: string;
  /** What stands before `/app/{key}`, for instance `/realtime`. */
  path?: string;
  /** Answers for private and presence channels; the headers are asked for at each call, so that they carry the token of the moment. */
  authorize: { endpoint: string; headers: () => Record<string, string> };
  /** Only tests are in a hurry. */
  timeouts?: Partial<typeof realtimeTimeouts>;
};

/** Connects with the first subscription; pusher-js is loaded then. */
export function createRealtimeClient(settings: RealtimeSettings): RealtimeClient {
  const { unavailableTimeout } = { ...realtimeTimeouts, ...settings.timeouts };
  let pusher: Pusher | undefined;
  let loading: object | undefined;
  let state: RealtimeState = 'connecting';
  let hope: ReturnType<typeof setTimeout> | undefined;
  const reconnects = createPatience();
  const joins = new Map<string, Patience>();
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
    if (next !== 'connecting') clearTimeout(hope);
    if (state === next) return;
    state = next;
    if (next === 'connecting') hopeForAWhile();
    for (const listener of [...stateListeners]) listener();
  }

  function hopeForAWhile(): void {
    clearTimeout(hope);
    hope = setTimeout(() => setState('unavailable'), unavailableTimeout);
  }

  function join(connection: Pusher, name: string): void {
    const channel = connection.subscribe(name);
    const patience = joins.get(name) ?? createPatience(1_000);
    joins.set(name, patience);
    // pusher-js may hand out the channel of a subscription that was cancelled and taken up again
    channel.unbind_all();
    channel.bind_global((event: string, data: unknown) => {
      if (!subscriptions.has(name)) {
        // cancelled while it was pending, and pusher-js has not noticed
        connection.unsubscribe(name);
      } else if (event === 'pusher:subscription_succeeded') {
        patience.reset();
        subscriptions.joined(name);
      } else if (event === 'pusher:subscription_error') {
        // pusher-js asks once; a server that restarts in that moment must not cost a board its channel
        if (!isRefusal(data)) patience.wait(() => connection.subscribe(name));
        // The reader may have lost access to what is shown: reading it again finds out.
        else subscriptions.deliver(name, 'refused', null);
      } else if (!event.startsWith('pusher:')) {
        subscriptions.deliver(name, event, data);
      }
    });
  }

  /** pusher-js leaves an attempt that failed at once alone for 15 seconds, then 30, then 60: too long for a server that restarts in two. */
  function tryAgain(connection: Pusher): void {
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
    // Refused for good, which pusher-js does not try again.
    const isRefused = current === 'disconnected' || current === 'failed';
    if (current === 'connected' || isRefused) reconnects.reset();
    else reconnects.wait(() => tryAgain(connection));
    if (current === 'connected') setState('connected');
    else if (!isDeviceOnline()) setState('offline');
    else if (isRefused) setState('unavailable');
    else if (state !== 'unavailable') setState('connecting');
  }

  async function connect(): Promise<void> {
    const mine = (loading = {});
    setState('connecting');
    hopeForAWhile();
    const module = await import('pusher-js').catch(() => undefined);
    // disconnected in the meantime, perhaps connected again
    if (loading !== mine) return;
    if (!module) return reconnects.wait(() => void connect());
    loading = undefined;
    pusher = new module.default(settings.key, pusherOptions(settings));
    pusher.connection.bind('state_change', onPusherState);
    onPusherState({ current: pusher.connection.state });
    for (const channel of subscriptions.channels()) join(pusher, channel);
    device.addEventListener?.('online', onNetwork);
    device.addEventListener?.('offline', onNetwork);
  }

  /** The browser knows a lost network at once, pusher-js only after a ping without pong. */
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
    // on a plain page "wss" would only knock at a port that speaks no TLS
    enabledTransports: forceTLS ? ['ws', 'wss'] : ['ws'],
    channelAuthorization: { transport: 'ajax', endpoint: authorize.endpoint, headersProvider: authorize.headers },
  };
}

/** Not allowed: asking again would not help. Everything else (no answer, 429, 5xx) passes. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Unknown, as in Node, counts as online. */
function isDeviceOnline(): boolean {
  return device.navigator?.onLine !== false;
}
