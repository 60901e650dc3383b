import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { deferScripts } from './deferScripts.ts';
import type { RenderedPage } from './pageCache.ts';

/** A response that is the same for everybody. It has no cookies and no nonce. */
export type CachedPage = RenderedPage & {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  encoded: Map<string, Promise<Buffer>>;
};

type NextResponse = { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; html: string };

/** Headers that are specific to a connection, a user or Next, and headers that `cachedPageOf` replaces. */
const removedHeaders =
  /^(connection|keep-alive|transfer-encoding|date|content-length|cache-control|etag|set-cookie|x-middleware-.*|content-security-policy)$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Replaces the nonce of a page by hashes of its scripts, so that the page can be sent to many users. Only scripts with the nonce get a
 * hash. The nonce was generated for this rendering, so injected scripts cannot have it and remain forbidden.
 */
function withHashes(html: string, policy: string, nonce: string): { html: string; policy: string } {
  const hashes: string[] = [];
  // The data of the page, which are also in a script, contain the nonce too.
  const withoutNonce = html.replaceAll(nonce, '');
  for (const [tag] of html.matchAll(/<script\b[^>]*>[^]*?<\/script>/g)) {
    const [, attributes = '', code = ''] = /^<script\b([^>]*)>([^]*)<\/script>$/.exec(tag) ?? [];
    if (attributes.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes))
      hashes.push(`'sha256-${sha256(code.replaceAll(nonce, ''))}'`);
  }
  return {
    html: withoutNonce.replaceAll(' nonce=""', ''),
    policy: policy.replace(`'nonce-${nonce}' 'strict-dynamic'`, [...new Set(hashes)].join(' ')),
  };
}

/** The channels that announce changes of a page, from its meta element (page.tsx). Null if the server could not fetch all data of the page. */
const channelsIn = (html: string): string[] | null => {
  const content = /<meta name="oche-channels" content="([^"]*)"/.exec(html)?.[1];
  return content === undefined ? null : content.split(' ').filter((channel) => channel !== '');
};

export function cachedPageOf({ status, headers: nextHeaders, html: nextHtml }: NextResponse): CachedPage {
  const nextPolicy = String(nextHeaders['content-security-policy'] ?? '');
  const nonce = /'nonce-([^']+)'/.exec(nextPolicy)?.[1];
  const channels = status === 200 ? channelsIn(nextHtml) : null;
  // A page that is incomplete without its scripts must not wait for the first paint.
  const page = nonce !== undefined && channels ? deferScripts(nextHtml, nonce) : nextHtml;
  const { html, policy } = nonce === undefined ? { html: page, policy: nextPolicy } : withHashes(page, nextPolicy, nonce);
  const body = Buffer.from(html);
  const headers = Object.fromEntries(
    Object.entries(nextHeaders).flatMap(([name, value]) =>
      value === undefined || removedHeaders.test(name) ? [] : [[name, String(value).replaceAll(/; nonce="[^"]*"/g, '')]],
    ),
  );
  return {
    status,
    body,
    channels,
    etag: `W/"${sha256(html).slice(0, 22)}"`,
    headers: {
      ...headers,
      ...(policy && { 'content-security-policy': policy }),
      // Browsers and proxies must revalidate a cached page each time. For the web host this is cheap.
      'cache-control': channels ? 'public, no-cache' : 'private, no-store',
      vary: [...new Set(`${headers['vary'] ?? ''}, accept-encoding`.toLowerCase().split(/, */).filter(Boolean))].join(', '),
    },
    encoded: new Map(),
  };
}

const encoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: promisify(gzip),
};

/** The best encoding that a client accepts, from the header `accept-encoding`. Undefined if the client accepts none of them. */
export function encodingFor(acceptEncoding: string): string | undefined {
  const excluded = /;\s*q=0(\.0*)?$/;
  const encodings = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  return Object.keys(encoders).find((name) => encodings.some((each) => each.split(';')[0]?.trim() === name && !excluded.test(each)));
}

/** The body in an encoding. The first call encodes and stores it. */
export function bodyOf({ body, encoded }: CachedPage, encoding: string | undefined): Promise<Buffer> {
  const encode = encoding === undefined ? undefined : encoders[encoding];
  if (encoding === undefined || !encode) return Promise.resolve(body);
  const stored = encoded.get(encoding);
  if (stored) return stored;
  const result = encode(body);
  encoded.set(encoding, result);
  return result;
}
