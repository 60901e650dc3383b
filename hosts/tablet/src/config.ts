import type { ServiceConfig } from '@oche/screens/app/Providers';
import type { Told } from './tellPage.ts';

/** Where the servers are: those that sent the page, and for the native shell, whose pages no server sends, those that it was built for. */
export function serviceConfig({ api, redirects: _redirects, ...realtime }: Told, isNative: boolean): ServiceConfig {
  if (!isNative) return { apiUrl: '/api', realtime };
  if (api === undefined)
    throw new Error('This app was built without NATIVE_API_ORIGIN and knows no API. Build it again with it, e.g. https://oche.example.');
  const { hostname, port } = new URL(api);
  return { apiUrl: `${api}/api`, realtime: { host: hostname, ...(port && { port: Number(port) }), ...realtime }, native: true };
}
