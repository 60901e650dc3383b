import { NextResponse, type NextRequest } from 'next/server';
import { defaultLocale, isLocale, negotiateLocale } from '@oche/i18n/locales';
import { apiOrigin } from './config.ts';

export const config = { matcher: ['/((?!_next/|.*\\.(?:ico|svg|png|webmanifest|txt)$).*)'] };

/** The address that pages are rendered for; a server component cannot see it otherwise. */
export const addressHeader = 'x-oche-address';

/** Hands `/api` on to the API, sends `/` to the visitor's language once, and tells the page its own address. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/api/')) return NextResponse.rewrite(new URL(pathname + search, apiOrigin));
  if (pathname === '/') {
    const remembered = request.cookies.get('i18n_redirected')?.value;
    const wanted = isLocale(remembered) ? remembered : negotiateLocale(request.headers.get('accept-language') ?? '');
    if (wanted !== undefined && wanted !== defaultLocale) {
      const response = NextResponse.redirect(new URL(`/${wanted}${search}`, request.url), 307);
      response.headers.set('cache-control', 'private, no-store');
      response.cookies.set('i18n_redirected', wanted, { maxAge: 365 * 24 * 60 * 60, sameSite: 'lax' });
      return response;
    }
  }
  const headers = new Headers(request.headers);
  headers.set(addressHeader, pathname + search);
  return NextResponse.next({ request: { headers } });
}
