import type { ReactNode } from 'react';
import { createClient, type Client } from '@oche/api/client';
import { ApiProvider } from '@oche/api/provider';
import { createQueryClient } from '@oche/api/queryClient';
import { bearerOf, createTokens, deviceStorage, documentCookies, memoryStorage, type Storage, type Tokens } from '@oche/api/tokens';
import { realtimeAddress } from '@oche/realtime/address';
import type { RealtimeClient } from '@oche/realtime/client';
import { createRealtimeClient } from '@oche/realtime/connection';
import { RealtimeProvider } from '@oche/realtime/provider';
import { HostProvider, type Host } from '../shell/host.tsx';

/** The URL of the API and the server of realtime events. */
export type ServiceConfig = {
  /** `/api`, or an absolute URL in the native shell */
  apiUrl: string;
  /** server of realtime events; host and port default to those of the page, the key to that of `npm start` */
  realtime?: { key?: string; cluster?: string; host?: string; port?: number };
  native?: boolean;
  /** a client to use instead of one that calls `apiUrl` */
  client?: Client;
};

/** Services that live as long as the page in a browser, and as long as one request on a server. */
export type Services = {
  apiUrl: string;
  storage: Storage;
  tokens: Tokens;
  client: Client;
  realtime: RealtimeClient;
  queryClient: ReturnType<typeof createQueryClient>;
};

const onServer = typeof window === 'undefined';
const noLocation = { protocol: 'http:', hostname: '', port: '' };

/** Creates the tokens, API client, query cache and realtime client of a host. On a server, tokens and storage are empty. */
export function createServices({ apiUrl, realtime = {}, native = false, client: givenClient }: ServiceConfig): Services {
  const storage = onServer ? memoryStorage() : deviceStorage();
  const cookies = onServer ? memoryStorage() : documentCookies(document, location.protocol === 'https:');
  const tokens = createTokens({ cookies, device: storage });
  // A token outlives its cookie, which browsers delete after 400 days, so every start renews the cookie.
  const token = tokens.get('user');
  if (token !== null) tokens.set('user', token);
  const client = givenClient ?? createClient({ baseUrl: apiUrl, token: (access) => bearerOf(tokens, location, access) });
  const { key = 'oche', cluster = '', ...configured } = realtime;
  return {
    apiUrl,
    storage,
    tokens,
    client,
    queryClient: createQueryClient(onServer ? { retries: 0 } : {}),
    // It connects on the first subscription; a server never subscribes.
    realtime: createRealtimeClient({
      key,
      cluster,
      ...realtimeAddress(onServer ? noLocation : location, { ...configured, native }),
      authorize: {
        endpoint: `${apiUrl}/broadcasting/auth`,
        headers: (): Record<string, string> => {
          const bearer = bearerOf(tokens, location, 'public');
          return bearer === null ? {} : { authorization: `Bearer ${bearer}` };
        },
      },
    }),
  };
}

const reload = () => location.reload();

/** All contexts that screens need: API, realtime and host. */
export function Providers({ services, host, children }: { services: Services; host: Host; children: ReactNode }) {
  const { apiUrl, client, tokens, storage, queryClient, realtime } = services;
  return (
    <ApiProvider {...{ apiUrl, client, tokens, storage, queryClient, reload }} socketId={realtime.socketId}>
      <RealtimeProvider client={realtime}>
        <HostProvider host={host}>{children}</HostProvider>
      </RealtimeProvider>
    </ApiProvider>
  );
}
