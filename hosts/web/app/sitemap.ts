import type { MetadataRoute } from 'next';
import { createClient } from '@oche/api/client';
import { defaultLocale, localeCodes, type Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { apiOrigin } from '../config.ts';
import { requestOrigin } from '../src/requestOrigin.ts';

export const dynamic = 'force-dynamic';

/** A sitemap has 50,000 addresses at most; whoever has more tournaments needs an index of several. */
const most = 10_000;

/** Every public page in every language, and which of them are the same. Unlisted tournaments are in no list of the API. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const client = createClient({ baseUrl: `${apiOrigin}/api`, token: () => null });
  const tournaments: string[] = [];
  for (let page = 1, total = 1; tournaments.length < Math.min(total, most); page += 1) {
    const found = await client.call('listTournaments', { page, perPage: 200 });
    total = found.items.length === 0 ? 0 : found.total;
    tournaments.push(...found.items.map(({ slug }) => slug));
  }
  const origin = await requestOrigin();
  const inAll = (address: (locale: Locale) => string): MetadataRoute.Sitemap => {
    const languages = Object.fromEntries(localeCodes.map((locale) => [locale, origin + address(locale)]));
    return [{ url: origin + address(defaultLocale), alternates: { languages } }];
  };
  return [
    ...inAll((locale) => href('home', {}, locale)),
    ...inAll((locale) => href('tournaments', {}, locale)),
    ...tournaments.flatMap((tournament) => inAll((locale) => href('tournament', { tournament }, locale))),
  ];
}
