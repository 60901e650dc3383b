import Pusher from 'pusher-js';
import { createClient } from '@oche/api/client';
import { channels } from '@oche/api/contract/channels';
import { fromWire } from '@oche/api/wire';

/** A spectator who is subscribed to every game of a tournament. */
export type Spectator = {
  /** ids of the received events, by game */
  received: Map<string, Set<string>>;
  leave: () => void;
};

/**
 * Subscribes to every game of a tournament at a Pusher-compatible endpoint on this machine. Resolves as soon as all subscriptions have
 * succeeded.
 */
export async function followTournament(tournament: string, api: string, realtime: { port: number; key: string }): Promise<Spectator> {
  const client = createClient({ baseUrl: `${api}/api` });
  const { items } = await client.call('listTournamentGames', { tournament, perPage: 200 });
  const pusher = new Pusher(realtime.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: realtime.port,
    forceTLS: false,
    enabledTransports: ['ws'],
  });
  const received = new Map<string, Set<string>>();
  const { appended } = channels.game.events;
  await Promise.all(
    items.map(({ id }) => {
      const ids = new Set<string>();
      received.set(id, ids);
      const channel = pusher.subscribe(channels.game.name(id));
      channel.bind('appended', (data: unknown) => {
        for (const event of appended.parse(fromWire(appended, data)).events) ids.add(event.id);
      });
      return new Promise<void>((resolve, reject) => {
        channel.bind('pusher:subscription_succeeded', () => resolve());
        channel.bind('pusher:subscription_error', reject);
      });
    }),
  );
  return { received, leave: () => pusher.disconnect() };
}
