/** Host and port of the realtime endpoint, and whether to connect over TLS. */
export type RealtimeAddress = { host: string; port?: number; forceTLS: boolean };

/**
 * Uses TLS if the page was loaded over https or runs in the native shell. On plain http (a laptop, a hall's LAN) there is no certificate.
 * Host and port default to those of the page. A configured host without a port uses the default port of the scheme.
 */
export function realtimeAddress(
  page: { protocol: string; hostname: string; port: string },
  configured: { host?: string | undefined; port?: number | undefined; native?: boolean | undefined } = {},
): RealtimeAddress {
  const forceTLS = page.protocol === 'https:' || configured.native === true;
  const host = configured.host || page.hostname;
  const pagePort = configured.host || page.port === '' ? undefined : Number(page.port);
  const port = configured.port ?? pagePort;
  return port === undefined ? { host, forceTLS } : { host, port, forceTLS };
}
