import { request as sendRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { routes } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { languageCookie } from '@oche/screens/shell/locale';
import { matchOn } from '@oche/screens/shell/site';
import { bodyOf, cachedPageOf, encodingFor, type CachedPage } from './cachedPage.ts';
import { firstLanguage } from './firstLanguage.ts';
import { originOf } from './origin.ts';
import { isSearchBot, plainPage } from './searchBots.ts';
import { domainOf, siteOf } from './site.ts';

/** The timeout for a page from Next, in milliseconds. */
const renderTimeout = 30_000;

const chosenLanguageIn = (cookies = '') => new RegExp(`(?:^|; *)${languageCookie}=([^;]*)`).exec(cookies)?.[1];
const headersOf = ({ headers }: IncomingMessage) => ({ get: (name: string) => headers[name]?.toString() ?? null });

/** The URL of a page that is the same for everybody, such as `https://oche.example/tournaments?page=2`. Null for other requests. */
async function publicUrlOf(request: IncomingMessage): Promise<string | null> {
  const { method, url = '', headers } = request;
  // Next's router requests the data of a page at the URL of the page.
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || url.startsWith('//') || headers['rsc'] !== undefined) return null;
  const { pathname, searchParams } = new URL(url, 'http://page');
  const site = await siteOf(domainOf(headers.host));
  const route = matchOn(site, pathname);
  if (!route || routes[route.name].access !== 'none') return null;
  const { query: allowedParams = [] } = await loadPage(route.name);
  if ([...searchParams.keys()].some((name) => !allowedParams.includes(name))) return null;
  if (pathname === '/' && firstLanguage(site, chosenLanguageIn(headers.cookie), headers['accept-language']) !== null) return null;
  searchParams.sort();
  const sortedQuery = searchParams.toString();
  const publicUrl = `${originOf(headersOf(request))}${pathname}${sortedQuery && `?${sortedQuery}`}`;
  return URL.canParse(publicUrl) ? publicUrl : null;
}

/** Renders a page with Next on a port, without cookies and without the language of a browser. */
export const renderWith =
  (port: number) =>
  (url: string): Promise<CachedPage> =>
    new Promise((resolve, reject) => {
      const { protocol, host, pathname, search } = new URL(url);
      const headers = { host, 'x-forwarded-proto': protocol.slice(0, -1) };
      const options = { host: '127.0.0.1', port, path: pathname + search, headers, timeout: renderTimeout };
      const clientRequest = sendRequest(options, (response) => {
        text(response).then(
          (html) => resolve(cachedPageOf({ status: response.statusCode ?? 500, headers: response.headers, html })),
          reject,
        );
      });
      clientRequest.on('timeout', () => clientRequest.destroy(new Error(`Rendering ${url} took too long.`))).on('error', reject);
      clientRequest.end();
    });

async function send(page: CachedPage, { method, headers: requestHeaders }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, etag, channels } = page;
  if (status >= 400 && isSearchBot(requestHeaders['user-agent'])) {
    response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' });
    response.end(method === 'HEAD' ? undefined : plainPage(status));
    return;
  }
  const isUnchanged = channels !== null && requestHeaders['if-none-match']?.split(',').some((each) => each.trim() === etag);
  const head = channels === null ? headers : { ...headers, etag };
  if (isUnchanged) {
    response.writeHead(304, head).end();
    return;
  }
  const encoding = encodingFor(requestHeaders['accept-encoding']?.toString() ?? '');
  const body = await bodyOf(page, encoding);
  response.writeHead(status, { ...head, ...(encoding && { 'content-encoding': encoding }), 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

export type FrontOptions = {
  pageOf: (url: string) => Promise<CachedPage>;
  /** Next, for all other requests */
  next: RequestListener;
};

/** A listener that serves pages that are the same for everybody from the cache. Next handles all other requests. */
export function createFront({ pageOf, next }: FrontOptions): RequestListener {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = await publicUrlOf(request);
    if (url === null) return next(request, response);
    await send(await pageOf(url), request, response);
  };
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      // Without the cache, Next may still render the page, or its error page.
      if (response.headersSent) response.destroy();
      else next(request, response);
    });
  };
}
