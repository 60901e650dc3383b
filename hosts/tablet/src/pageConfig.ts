import type { Redirects } from '@oche/routes/redirects';
import type { ServiceConfig } from '@oche/screens/app/Providers';

/** The configuration of a page. The server that sends the page writes it, or the build for the native shell. */
export type PageConfig = NonNullable<ServiceConfig['realtime']> & {
  /** the origin of the API for the native shell, such as `https://oche.example`; otherwise the server that sent the page */
  api?: string;
  redirects?: Redirects;
};

const emptyConfig = /(<script id="config" type="application\/json">)\s*\{\}\s*(?=<\/script>)/;

/** Writes the configuration into the HTML of the page. */
export function writePageConfig(html: string, config: PageConfig): string {
  if (!emptyConfig.test(html)) throw new Error('index.html has no empty <script id="config"> for the configuration.');
  const text = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(emptyConfig, (_all, tag: string) => tag + text);
}

/** The configuration of realtime from environment variables. Without `REALTIME_HOST`, the page uses the server that sent it. */
export function realtimeConfig(env: Record<string, string | undefined>): PageConfig {
  const { REALTIME_KEY, REALTIME_CLUSTER, REALTIME_HOST, REALTIME_PORT } = env;
  return {
    ...(REALTIME_KEY && { key: REALTIME_KEY }),
    ...(REALTIME_CLUSTER && { cluster: REALTIME_CLUSTER }),
    ...(REALTIME_HOST && { host: REALTIME_HOST }),
    ...(REALTIME_PORT && { port: Number(REALTIME_PORT) }),
  };
}
