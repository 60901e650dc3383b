import { NextResponse, type NextRequest } from 'next/server';
import { redirectOf } from '@oche/routes/redirects';
import { matchOn, type HostSite } from '@oche/screens/shell/site';
import { realtimeSource, redirectsOn } from './config.ts';
import { languageCookie } from '@oche/screens/shell/locale';
import { pathInOwnLanguage } from './src/firstLanguage.ts';
import { originOf } from './src/origin.ts';
import { isSearchBot, plainPage } from './src/searchBots.ts';
import { domainOf, siteOf } from './src/site.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Excludes `_next/static/`, because it has many files and no pages. Next parses this constant without running the module. */
export const config = { matcher: ['/((?!_next/static/).*)'] };

const publicFiles = new Set((process.env['PUBLIC_FILES'] ?? '').split(' ').map((name) => `/${name}`));
const isFile = (pathname: string) =>
  publicFiles.has(pathname) ||
  /^\/(?:robots\.txt|sitemap\.xml|builds\/latest\.json|_i18n\/[^/]+\/[^/]+\/messages\.json)$/.test(pathname) ||
  // `next dev` serves more internal files, and forwards requests for the API (next.config.ts).
  (isDevelopment && /^\/(?:_next|__nextjs|api|app)/.test(pathname));

/** The path and query of the requested page. A server component has no other access to them. */
export const urlHeader = 'x-oche-url';
/** The configured domain of the requested site; empty for the app. */
export const siteHeader = 'x-oche-site';
/** The nonce of the page. Only scripts with this nonce may run. */
export const nonceHeader = 'x-nonce';

const policyOf = (nonce: string, origin: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // Realtime may have another host and port. In development, Next also opens a socket.
    `connect-src 'self' ${realtimeSource(origin)}${isDevelopment ? ' ws:' : ''}`,
    // The service worker for messages (public/push.js). Without this, the rule for scripts would apply to it.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Follows configured redirects, redirects a first visit of `/` and links of teams to the user's language, and passes the URL and the site to the page. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (isFile(pathname)) return NextResponse.next();
  // Next throws an error for an invalid escape (`/live/%E0%A4%A`), and no page has such a path.
  if (!isDecodable(pathname)) return new NextResponse(null, { status: 404 });
  const domain = domainOf(request.headers.get('host'));
  const target = redirectOf(redirectsOn(domain), pathname);
  if (target !== null) return NextResponse.redirect(new URL(target, request.url), 307);
  const site = await siteOf(domain).catch(() => null);
  // The API has never responded for this domain, so neither the site nor its language is known.
  if (!site)
    return new NextResponse(plainPage(503), { status: 503, headers: { ...html, 'retry-after': '10', 'cache-control': 'no-store' } });
  // In Next, a rendered page always has the status 200, and `notFound()` renders an empty page until its script runs. Therefore the status
  // of an unknown path is set here, and that of an unknown record by the page.
  const status = matchOn(site, pathname) ? 200 : 404;
  if (status === 404 && isSearchBot(request.headers.get('user-agent'))) {
    return new NextResponse(plainPage(status), { status, headers: { ...html, 'cache-control': 'private, no-store' } });
  }
  const redirect = redirectToLanguage(request, site);
  if (redirect) return redirect;
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const origin = originOf(request.headers);
  const policy = policyOf(nonce, origin);
  const headers = new Headers(request.headers);
  headers.set(urlHeader, pathname + search);
  headers.set(siteHeader, domain ?? '');
  headers.set(nonceHeader, nonce);
  // Next reads the nonce for its scripts from the policy in the request.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers }, status });
  response.headers.set('content-security-policy', policy);
  // Two years, without subdomains, because a club may have other websites under its domain.
  if (isSecure(origin)) response.headers.set('strict-transport-security', 'max-age=63072000');
  return response;
}

const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };

const isSecure = (origin: string) => origin.startsWith('https:');

function redirectToLanguage(request: NextRequest, site: HostSite): NextResponse | null {
  const cookie = request.cookies.get(languageCookie)?.value;
  const own = pathInOwnLanguage(site, request.nextUrl, cookie, request.headers.get('accept-language'));
  if (own === null) return null;
  const { language, path } = own;
  const response = NextResponse.redirect(new URL(path, request.url), 307);
  response.headers.set('cache-control', 'private, no-store');
  response.cookies.set(languageCookie, language, {
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
