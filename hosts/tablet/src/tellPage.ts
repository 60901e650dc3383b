import type { Redirects } from '@oche/routes/redirects';
import type { ServiceConfig } from '@oche/screens/app/Providers';

/** What a page is told of its surroundings: by the server that sends it, or where it is built for the native shell. */
export type Told = NonNullable<ServiceConfig['realtime']> & {
  /** `https://oche.example`, whose `/api` a native shell asks; a page of a server asks that one */
  api?: string;
  /** paths that lead somewhere else */
  redirects?: Redirects;
};

const place = /(<script id="config" type="application\/json">)\s*\{\}\s*(?=<\/script>)/;

/** Writes into the page what it is told. */
export function tellPage(html: string, told: Told): string {
  if (!place.test(html)) throw new Error('index.html has no empty <script id="config">, so the page cannot be told where its servers are.');
  const text = JSON.stringify(told).replaceAll('<', '\\u003c');
  return html.replace(place, (_all, tag: string) => tag + text);
}

/** Where an environment says that realtime is spoken; nothing where it is the page's own server. */
export function realtimeIn(env: Record<string, string | undefined>): Told {
  const { REALTIME_KEY, REALTIME_CLUSTER, REALTIME_HOST, REALTIME_PORT } = env;
  return {
    ...(REALTIME_KEY && { key: REALTIME_KEY }),
    ...(REALTIME_CLUSTER && { cluster: REALTIME_CLUSTER }),
    ...(REALTIME_HOST && { host: REALTIME_HOST }),
    ...(REALTIME_PORT && { port: Number(REALTIME_PORT) }),
  };
}
