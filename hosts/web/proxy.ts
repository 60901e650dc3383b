import { NextResponse, type NextRequest } from 'next/server';
import { redirectOf } from '@oche/routes/redirects';
import { matchOn, type HostSite } from '@oche/screens/shell/site';
import { realtimeSource, redirects } from './config.ts';
import { languageCookie } from '@oche/screens/shell/locale';
import { firstLanguage } from './src/firstLanguage.ts';
import { originOf } from './src/origin.ts';
import { isSearchBot, plainly } from './src/searchBots.ts';
import { domainOf, siteOf } from './src/site.ts';

const development = process.env.NODE_ENV === 'development';

/** Leaves out `_next/static/`, whose many files are not pages. Next reads this without running it. */
export const config = { matcher: ['/((?!_next/static/).*)'] };

const publicFiles = new Set((process.env['PUBLIC_FILES'] ?? '').split(' ').map((name) => `/${name}`));
const isFile = (pathname: string) =>
  publicFiles.has(pathname) ||
  /^\/(?:robots\.txt|sitemap\.xml|builds\/latest\.json|_i18n\/[^/]+\/[^/]+\/messages\.json)$/.test(pathname) ||
  // `next dev` serves more of its own, and forwards what is for the API (next.config.ts).
  (development && /^\/(?:_next|__nextjs|api|app)/.test(pathname));

/** The address that pages are rendered for; a server component cannot see it otherwise. */
export const addressHeader = 'x-oche-address';
/** The configured domain of the site that the page is of; empty for the app. */
export const siteHeader = 'x-oche-site';
/** Only scripts that carry it run. */
export const nonceHeader = 'x-nonce';

const policyOf = (nonce: string, origin: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // Realtime has a port of its own, and a host of its own where one is configured. In development Next has a socket too.
    `connect-src 'self' ${realtimeSource(origin)}${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Follows configured redirects, sends `/` to the visitor's language once, and tells the page its own address and site. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (isFile(pathname)) return NextResponse.next();
  // Next fails over an escape that stands for nothing (`/live/%E0%A4%A`), and no page has such an address.
  if (!isDecodable(pathname)) return new NextResponse(null, { status: 404 });
  const elsewhere = redirectOf(redirects, pathname);
  if (elsewhere !== null) return NextResponse.redirect(new URL(elsewhere, request.url), 307);
  const domain = domainOf(request.headers.get('host'));
  const site = await siteOf(domain).catch(() => null);
  // Whose site it is was never known, and so not even its language.
  if (!site) return new NextResponse(plainly(503), { status: 503, headers: { ...html, 'retry-after': '10', 'cache-control': 'no-store' } });
  // Whatever a page renders is a 200 to Next, and `notFound()` is an empty page until its script runs. An address that is
  // no page is known here already.
  const status = matchOn(site, pathname) ? 200 : 404;
  if (status === 404 && isSearchBot(request.headers.get('user-agent'))) {
    return new NextResponse(plainly(status), { status, headers: { ...html, 'cache-control': 'private, no-store' } });
  }
  if (pathname === '/') {
    const redirect = toLanguage(request, site);
    if (redirect) return redirect;
  }
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const origin = originOf(request.headers);
  const policy = policyOf(nonce, origin);
  const headers = new Headers(request.headers);
  headers.set(addressHeader, pathname + search);
  headers.set(siteHeader, domain ?? '');
  headers.set(nonceHeader, nonce);
  // Next reads the nonce for its own scripts from the policy of the request.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers }, status });
  response.headers.set('content-security-policy', policy);
  // Two years, for this name only: what else a club has under its domain is its own.
  if (isSecure(origin)) response.headers.set('strict-transport-security', 'max-age=63072000');
  return response;
}

const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };

const isSecure = (origin: string) => origin.startsWith('https:');

function toLanguage(request: NextRequest, site: HostSite): NextResponse | null {
  const wanted = firstLanguage(site, request.cookies.get(languageCookie)?.value, request.headers.get('accept-language'));
  if (wanted === null) return null;
  const response = NextResponse.redirect(new URL(`/${wanted}${request.nextUrl.search}`, request.url), 307);
  response.headers.set('cache-control', 'private, no-store');
  response.cookies.set(languageCookie, wanted, {
    maxAge: 365 * 24 * 60 * 60,
    sameSite: 'lax',
    secure: isSecure(originOf(request.headers)),
  });
  return response;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
