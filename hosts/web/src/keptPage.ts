import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Made } from './pageCache.ts';
import { paintFirst } from './paintFirst.ts';

/** An answer that is the same for everybody: no cookie, no nonce. */
export type KeptPage = Made & {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  encoded: Map<string, Promise<Buffer>>;
};

type Rendered = { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; html: string };

/** Of this connection, of this visitor, of Next's own, or said anew. */
const notKept =
  /^(connection|keep-alive|transfer-encoding|date|content-length|cache-control|etag|set-cookie|x-middleware-.*|content-security-policy)$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * A page with hashes in place of its nonce, so that it can be sent to many. Only scripts that carry the nonce are allowed: it was drawn
 * for this one rendering, so whatever else a page might have been made to contain stays as forbidden as it was.
 */
function withHashes(html: string, policy: string, nonce: string): { html: string; policy: string } {
  const ours: string[] = [];
  // The nonce stands in the data of the page too, which are a script.
  const bare = html.replaceAll(nonce, '');
  for (const [tag] of html.matchAll(/<script\b[^>]*>[^]*?<\/script>/g)) {
    const [, attributes = '', code = ''] = /^<script\b([^>]*)>([^]*)<\/script>$/.exec(tag) ?? [];
    if (attributes.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes)) ours.push(`'sha256-${sha256(code.replaceAll(nonce, ''))}'`);
  }
  return {
    html: bare.replaceAll(' nonce=""', ''),
    policy: policy.replace(`'nonce-${nonce}' 'strict-dynamic'`, [...new Set(ours)].join(' ')),
  };
}

/** What a page says of itself (page.tsx): the channels that tell when it is out of date. A page that could not read everything says nothing. */
const channelsIn = (html: string): string[] | null => {
  const said = /<meta name="oche-channels" content="([^"]*)"/.exec(html)?.[1];
  return said === undefined ? null : said.split(' ').filter((channel) => channel !== '');
};

export function keptPageOf({ status, headers: all, html: rendered }: Rendered): KeptPage {
  const said = String(all['content-security-policy'] ?? '');
  const nonce = /'nonce-([^']+)'/.exec(said)?.[1];
  const channels = status === 200 ? channelsIn(rendered) : null;
  // What is not whole without its scripts waits for them.
  const page = nonce !== undefined && channels ? paintFirst(rendered, nonce) : rendered;
  const { html, policy } = nonce === undefined ? { html: page, policy: said } : withHashes(page, said, nonce);
  const body = Buffer.from(html);
  const headers = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined || notKept.test(name) ? [] : [[name, String(value).replaceAll(/; nonce="[^"]*"/g, '')]],
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
      // Whoever keeps it asks each time whether it is still true: we know, and a kept page costs us nothing.
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

/** The best encoding that a client takes; undefined: as it is. */
export function encodingFor(accepted: string): string | undefined {
  const refused = /;\s*q=0(\.0*)?$/;
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  return Object.keys(encoders).find((name) => taken.some((each) => each.split(';')[0]?.trim() === name && !refused.test(each)));
}

/** The body in an encoding, made once. */
export function bodyOf({ body, encoded }: KeptPage, encoding: string | undefined): Promise<Buffer> {
  const encode = encoding === undefined ? undefined : encoders[encoding];
  if (encoding === undefined || !encode) return Promise.resolve(body);
  const known = encoded.get(encoding);
  if (known) return known;
  const made = encode(body);
  encoded.set(encoding, made);
  return made;
}
