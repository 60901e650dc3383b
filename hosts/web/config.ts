/** What a browser must know before it can ask: passed from the server's environment with the page, never built in. */
export type PublicConfig = {
  /** `https://oche.example`, as the visitor wrote it */
  origin: string;
  /** of the scripts that come with the page */
  build: string;
  /** Without a host it is the page's own; without a port that of the page. */
  realtime: { key: string; cluster: string; host?: string; port?: number };
};

/** The build that this server is of; written into it where it is built. */
export const build = process.env['BUILD_ID'] ?? '';

/** Where this server finds the API. */
export const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:4000';

/** Where realtime is spoken, as a source of a content security policy: a page may connect to nothing else but its own server. */
export function realtimeSource(origin: string): string {
  const page = new URL(origin);
  const { host = page.hostname, port = page.port } = publicConfig(origin).realtime;
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${host}${port === '' ? '' : `:${port}`}`;
}

/** Public configuration for a page that was asked for under an origin. */
export function publicConfig(origin: string): PublicConfig {
  const { REALTIME_KEY, REALTIME_CLUSTER, REALTIME_HOST, REALTIME_PORT } = process.env;
  // On plain http the API stands beside us on a port of its own; over https whatever speaks TLS for us also forwards `/app`.
  const port = REALTIME_PORT ?? (origin.startsWith('https:') || REALTIME_HOST ? '' : new URL(apiOrigin).port);
  return {
    origin,
    build,
    realtime: {
      key: REALTIME_KEY ?? 'oche',
      cluster: REALTIME_CLUSTER ?? '',
      ...(REALTIME_HOST && { host: REALTIME_HOST }),
      ...(port && { port: Number(port) }),
    },
  };
}
