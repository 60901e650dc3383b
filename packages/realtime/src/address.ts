/** Where the realtime endpoint is, and whether to reach it over TLS. */
export type RealtimeAddress = { host: string; port?: number; forceTLS: boolean };

/**
 * Always over TLS where the page came over https or runs in the native shell; on plain http (a laptop, a hall's LAN)
 * there is no certificate. Host and port default to the page's own; a configured host without port has the scheme's port.
 */
export function realtimeAddress(
  page: { protocol: string; hostname: string; port: string },
  configured: { host?: string | undefined; port?: number | undefined; native?: boolean | undefined } = {},
): RealtimeAddress {
  const forceTLS = page.protocol === 'https:' || configured.native === true;
  const host = configured.host || page.hostname;
  const ownPort = configured.host || page.port === '' ? undefined : Number(page.port);
  const port = configured.port ?? ownPort;
  return port === undefined ? { host, forceTLS } : { host, port, forceTLS };
}
