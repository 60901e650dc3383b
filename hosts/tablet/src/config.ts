import type { ServiceConfig } from '@oche/screens/app/Providers';
import type { PageConfig } from './pageConfig.ts';

/** The URLs of the servers. A page in a browser uses the server that sent it. The native shell uses the server for which it was built. */
export function serviceConfig({ api, redirects: _redirects, ...realtime }: PageConfig, isNative: boolean): ServiceConfig {
  if (!isNative) return { apiUrl: '/api', realtime };
  if (api === undefined)
    throw new Error(
      'This app was built without NATIVE_API_ORIGIN, so it has no API. Set it, for example to https://oche.example, and rebuild.',
    );
  const { hostname, port } = new URL(api);
  return { apiUrl: `${api}/api`, realtime: { host: hostname, ...(port && { port: Number(port) }), ...realtime }, native: true };
}
