import { createContext, createElement, useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { ChannelEvent, ChannelName } from '@oche/api/contract/channels';
import { subscribeTo } from './channel.ts';
import type { RealtimeClient, RealtimeState } from './client.ts';

const RealtimeContext = createContext<RealtimeClient | null>(null);

/** Provides the client that the host has created for the life of the page. The client connects with the first `useChannel`. */
export function RealtimeProvider({ client, children }: { client: RealtimeClient; children?: ReactNode }) {
  return createElement(RealtimeContext, { value: client }, children);
}

/** Throws outside a `RealtimeProvider`. */
export function useRealtime(): RealtimeClient {
  const client = useContext(RealtimeContext);
  if (!client)
    throw new Error('useRealtime() was called outside a <RealtimeProvider>, so no channel is known. Wrap the tree in the shell.');
  return client;
}

/** Subscribes to one channel while the component is mounted; no subscription if `id` is null. See `subscribeTo` for `refetch`. */
export function useChannel<C extends ChannelName>(
  channel: C,
  id: string | null,
  onEvent: (message: ChannelEvent<C>) => void,
  refetch?: () => void,
): void {
  const client = useRealtime();
  const latest = useRef({ onEvent, refetch });
  // A layout effect runs before the next message can arrive, so that every message reaches the handlers of the last render.
  useLayoutEffect(() => {
    latest.current = { onEvent, refetch };
  });
  useEffect(() => {
    if (id === null) return;
    return subscribeTo(
      client,
      channel,
      id,
      (message) => latest.current.onEvent(message),
      () => latest.current.refetch?.(),
    );
  }, [client, channel, id]);
}

type Following<C extends ChannelName> = { channel: C; id: string };

/** Subscribes to several channels while the component is mounted; a channel that remains in the list is not joined again. See `subscribeTo` for `refetch`. */
export function useChannels<C extends ChannelName>(
  channels: readonly Following<C>[],
  onEvent: (message: ChannelEvent<C>, channel: C) => void,
  refetch: (channel: C) => void,
): void {
  const client = useRealtime();
  const latest = useRef({ onEvent, refetch });
  useLayoutEffect(() => {
    latest.current = { onEvent, refetch };
  });
  const joined = useRef(new Map<string, () => void>());
  const wanted = JSON.stringify(channels);
  useEffect(() => {
    const following = new Map((JSON.parse(wanted) as Following<C>[]).map((each) => [`${each.channel} ${each.id}`, each]));
    for (const [key, stop] of joined.current) {
      if (following.has(key)) continue;
      stop();
      joined.current.delete(key);
    }
    for (const [key, { channel, id }] of following) {
      if (joined.current.has(key)) continue;
      const stop = subscribeTo(
        client,
        channel,
        id,
        (message) => latest.current.onEvent(message, channel),
        () => latest.current.refetch(channel),
      );
      joined.current.set(key, stop);
    }
  }, [client, wanted]);
  useEffect(() => {
    const open = joined.current;
    return () => {
      for (const stop of open.values()) stop();
      open.clear();
    };
  }, [client]);
}

/** The state of the connection; `connecting` when rendered on the server. */
export function useRealtimeState(): RealtimeState {
  const client = useRealtime();
  return useSyncExternalStore(client.onState, client.state, () => 'connecting');
}
