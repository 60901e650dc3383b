import { request as ask, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { routes } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { languageCookie } from '@oche/screens/shell/locale';
import { matchOn } from '@oche/screens/shell/site';
import { bodyOf, encodingFor, keptPageOf, type KeptPage } from './keptPage.ts';
import { firstLanguage } from './firstLanguage.ts';
import { originOf } from './origin.ts';
import { isSearchBot, plainly } from './searchBots.ts';
import { domainOf, siteOf } from './site.ts';

/** ms that Next may take for a page. */
const patience = 30_000;

const rememberedIn = (cookies = '') => new RegExp(`(?:^|; *)${languageCookie}=([^;]*)`).exec(cookies)?.[1];
const headersOf = ({ headers }: IncomingMessage) => ({ get: (name: string) => headers[name]?.toString() ?? null });

/** `https://oche.example/tournaments?page=2` where that is one page for everybody; else null. */
async function addressOf(request: IncomingMessage): Promise<string | null> {
  const { method, url = '', headers } = request;
  // Next asks for the data of a page under the page's own address.
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || url.startsWith('//') || headers['rsc'] !== undefined) return null;
  const { pathname, searchParams } = new URL(url, 'http://page');
  const site = await siteOf(domainOf(headers.host));
  const route = matchOn(site, pathname);
  if (!route || routes[route.name].access !== 'none') return null;
  const { query = [] } = await loadPage(route.name);
  if ([...searchParams.keys()].some((name) => !query.includes(name))) return null;
  if (pathname === '/' && firstLanguage(site, rememberedIn(headers.cookie), headers['accept-language']) !== null) return null;
  searchParams.sort();
  const asked = searchParams.toString();
  const address = `${originOf(headersOf(request))}${pathname}${asked && `?${asked}`}`;
  return URL.canParse(address) ? address : null;
}

/** Asks Next for a page as nobody: without cookies, for no language of a browser. */
export const makeWith =
  (port: number) =>
  (address: string): Promise<KeptPage> =>
    new Promise((resolve, reject) => {
      const { protocol, host, pathname, search } = new URL(address);
      const headers = { host, 'x-forwarded-proto': protocol.slice(0, -1) };
      const asking = ask({ host: '127.0.0.1', port, path: pathname + search, headers, timeout: patience }, (answer) => {
        text(answer).then((html) => resolve(keptPageOf({ status: answer.statusCode ?? 500, headers: answer.headers, html })), reject);
      });
      asking.on('timeout', () => asking.destroy(new Error(`${address} took too long.`))).on('error', reject);
      asking.end();
    });

async function send(page: KeptPage, { method, headers: asked }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, etag, channels } = page;
  if (status >= 400 && isSearchBot(asked['user-agent'])) {
    response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' });
    response.end(method === 'HEAD' ? undefined : plainly(status));
    return;
  }
  const isKnown = channels !== null && asked['if-none-match']?.split(',').some((each) => each.trim() === etag);
  const head = channels === null ? headers : { ...headers, etag };
  if (isKnown) {
    response.writeHead(304, head).end();
    return;
  }
  const encoding = encodingFor(asked['accept-encoding']?.toString() ?? '');
  const body = await bodyOf(page, encoding);
  response.writeHead(status, { ...head, ...(encoding && { 'content-encoding': encoding }), 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

export type FrontOptions = {
  pageOf: (address: string) => Promise<KeptPage>;
  /** Next, for all that is not the same for everybody */
  next: RequestListener;
};

/** Answers pages that are the same for everybody out of the cache, and leaves the rest to Next. */
export function createFront({ pageOf, next }: FrontOptions): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = await addressOf(request);
    if (address === null) return next(request, response);
    await send(await pageOf(address), request, response);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      // Next says what is wrong, or how it is made without us.
      if (response.headersSent) response.destroy();
      else next(request, response);
    });
  };
}
