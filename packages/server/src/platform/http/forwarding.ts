import { createHash, timingSafeEqual } from 'node:crypto';
import { request as sendHttp, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as sendHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { refuseUpgrade } from './sockets.ts';

/*
 * The web and tablet hosts forward `/api` and `/app` (realtime) to the API. They send the IP address of the client, because limits are per address.
 */

/** Trusted sources of `X-Forwarded-For`: proxies by their IP address, and our own hosts by a secret that they share with the API. */
export type Trust = { proxies: BlockList; secret: string | undefined };

const secretHeader = 'oche-forward-secret';

/** Milliseconds of silence after which a request to the API fails. */
const timeoutMs = 30_000;

/** Reads `TRUST_PROXY` (comma-separated IP addresses and subnets) and `FORWARD_SECRET`. @throws Error for an invalid address */
export function trustIn(env: Record<string, string | undefined>): Trust {
  const proxies = new BlockList();
  const entries = (env['TRUST_PROXY'] ?? '').split(',').map((text) => text.trim());
  for (const entry of entries.filter((text) => text !== '' && text !== '0')) {
    const [address = '', prefix, ...more] = entry.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
    if (isIP(address) === 0 || !(length <= bits) || more.length > 0)
      throw new Error(`TRUST_PROXY contains "${entry}". List the IP addresses of your proxies, for example 10.0.0.5 or 10.0.0.0/8.`);
    proxies.addSubnet(address, length, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return { proxies, secret: env['FORWARD_SECRET'] || undefined };
}

/** The IPv4 address of `::ffff:192.0.2.1`, which is how dual-stack sockets report it. */
const withoutIpv4Prefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const isTrusted = ({ proxies }: Trust, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The IP address of the client. Only entries of `X-Forwarded-For` that trusted hosts and proxies wrote are used. */
export function clientAddressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trust: Trust): string {
  const hops = [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((hop) => withoutIpv4Prefix(hop.trim()));
  const sentSecret = headers[secretHeader];
  if (trust.secret !== undefined && typeof sentSecret === 'string' && timingSafeEqual(sha256(sentSecret), sha256(trust.secret))) {
    const client = hops.at(-1) ?? '';
    if (isIP(client) !== 0) return client;
  }
  let address = withoutIpv4Prefix(socket.remoteAddress ?? 'unknown');
  while (isTrusted(trust, address)) {
    const previous = hops.pop() ?? '';
    if (isIP(previous) === 0) break;
    address = previous;
  }
  return address;
}

export type Forwarder = {
  /** Whether a URL is for the API after normalisation. `/api/../mails` is not. */
  isForApi: (url: string) => boolean;
  request: (incoming: IncomingMessage, response: ServerResponse) => void;
  /** a handler for `onUpgrade` */
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

const isForApi = (url: string): boolean => {
  const parsed = URL.canParse(url, 'http://api') ? new URL(url, 'http://api') : null;
  return url.startsWith('/') && parsed?.host === 'api' && /^\/(api|app)\//.test(parsed.pathname);
};

/** Whether an upgrade is a websocket of the realtime endpoint. An upgrade with a body is refused: it would desynchronise the connection. */
const isRealtime = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  url.startsWith('/app/') &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** Forwards requests and websockets to the API. If the API does not respond, the response is 502. Errors of sockets are handled here. */
export function createForwarder(api: URL, trust: Trust): Forwarder {
  const send = api.protocol === 'https:' ? sendHttps : sendHttp;

  function forwarded(incoming: IncomingMessage, options: { agent?: false } = {}): ClientRequest {
    const { [secretHeader]: _secret, forwarded: _forwarded, ...headers } = incoming.headers;
    const upstreamRequest = send({
      ...options,
      hostname: api.hostname.replace(/^\[|\]$/g, ''),
      port: api.port,
      path: incoming.url,
      method: incoming.method,
      headers: {
        ...headers,
        host: api.host,
        // A secret in the request of a client must not count.
        'x-forwarded-for': clientAddressOf(incoming, { ...trust, secret: undefined }),
        ...(trust.secret !== undefined && { [secretHeader]: trust.secret }),
      },
      timeout: timeoutMs,
    });
    return upstreamRequest.on('timeout', () => upstreamRequest.destroy());
  }

  return {
    isForApi,

    request(incoming, response) {
      const upstreamRequest = forwarded(incoming);
      upstreamRequest.on('response', (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        pipeline(upstreamResponse, response, () => undefined);
      });
      upstreamRequest.on('error', () => {
        if (response.headersSent) return response.destroy();
        response.writeHead(502, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
        response.end(JSON.stringify({ code: 'http', message: 'The API does not respond.' }));
      });
      response.on('close', () => upstreamRequest.destroy());
      pipeline(incoming, upstreamRequest, () => undefined);
    },

    upgrade(incoming, socket, head) {
      if (!isRealtime(incoming)) return refuseUpgrade(socket, '404 Not Found');
      // A new connection, so that its data cannot be mistaken for the response to another request.
      const upstreamRequest = forwarded(incoming, { agent: false });
      socket.on('close', () => upstreamRequest.destroy());
      upstreamRequest.on('error', () => refuseUpgrade(socket, '502 Bad Gateway'));
      upstreamRequest.on('response', (upstreamResponse) => {
        upstreamResponse.resume();
        refuseUpgrade(socket, `${upstreamResponse.statusCode} ${upstreamResponse.statusMessage}`);
      });
      upstreamRequest.on('upgrade', (upstreamResponse, upstream, first) => {
        upstream.setTimeout(0);
        upstream.on('error', () => upstream.destroy());
        upstream.on('close', () => socket.destroy());
        socket.on('close', () => upstream.destroy());
        // The client may have disconnected before the API accepted.
        if (socket.destroyed) return void upstream.destroy();
        const lines = upstreamResponse.rawHeaders.flatMap((name, i) =>
          i % 2 === 0 ? [`${name}: ${upstreamResponse.rawHeaders[i + 1]}\r\n`] : [],
        );
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
        if (first.length > 0) socket.write(first);
        if (head.length > 0) upstream.write(head);
        socket.pipe(upstream).pipe(socket);
      });
      upstreamRequest.end();
    },
  };
}
