import Pusher from 'pusher-js';
import { createClient } from '@oche/api/client';
import { channels } from '@oche/api/contract/channels';
import { fromWire } from '@oche/api/wire';

/** Somebody who follows every game of a tournament live and reads nothing else. */
export type Spectator = {
  /** ids of the events heard, by game */
  heard: Map<string, Set<string>>;
  leave: () => void;
};

/** Subscribes to every game of a tournament at a Pusher-compatible endpoint of this machine; resolves when all subscriptions stand. */
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
  const heard = new Map<string, Set<string>>();
  const { appended } = channels.game.events;
  await Promise.all(
    items.map(({ id }) => {
      const ids = new Set<string>();
      heard.set(id, ids);
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
  return { heard, leave: () => pusher.disconnect() };
}
