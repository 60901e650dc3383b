import { isLocale } from '@oche/i18n/locales';
import { catalogueOf } from '../../../../../src/catalogues.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ hash: string; locale: string }> };

/** All texts of a language. Under the hash of what they are now they never change; under another one they are today's. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { hash, locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const catalogue = catalogueOf(locale);
  const cacheControl = hash === catalogue.hash ? 'public, max-age=31536000, immutable' : 'no-cache';
  return new Response(catalogue.body, { headers: { 'content-type': 'application/json', 'cache-control': cacheControl } });
}
