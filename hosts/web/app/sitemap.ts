import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { createClient } from '@oche/api/client';
import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import type { RouteName } from '@oche/routes/table';
import { contextOf, localesOf, unprefixedOf, type HostSite } from '@oche/screens/shell/site';
import { apiOrigin } from '../config.ts';
import { siteOrigin } from '../src/requestOrigin.ts';
import { domainOf, siteOf } from '../src/site.ts';

export const dynamic = 'force-dynamic';

/** A sitemap has 50,000 addresses at most; whoever has more tournaments needs an index of several. */
const most = 10_000;

type Page = { name: RouteName; params: object };
const hrefOf = href as (name: RouteName, params: object, locale: Locale, query: object, unprefixed: Locale) => string;

/** Every public page of the site in every language that it offers, and which of them are the same. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = await siteOf(domainOf((await headers()).get('host')));
  const origin = await siteOrigin();
  const pages = site.kind === 'app' ? await pagesOfApp() : pagesOfCompetition(site);
  return pages.map(({ name, params }) => {
    const address = (locale: Locale) => origin + hrefOf(name, params, locale, {}, unprefixedOf(site));
    const languages = Object.fromEntries(localesOf(site).map((locale) => [locale, address(locale)]));
    return { url: address(unprefixedOf(site)), alternates: { languages } };
  });
}

/** Unlisted tournaments are in no list of the API. */
async function pagesOfApp(): Promise<Page[]> {
  const client = createClient({ baseUrl: `${apiOrigin}/api` });
  const tournaments: string[] = [];
  for (let page = 1, total = 1; tournaments.length < Math.min(total, most); page += 1) {
    const found = await client.call('listTournaments', { page, perPage: 200 });
    total = found.items.length === 0 ? 0 : found.total;
    tournaments.push(...found.items.map(({ slug }) => slug));
  }
  return [
    { name: 'home', params: {} },
    { name: 'tournaments', params: {} },
    ...tournaments.map((tournament): Page => ({ name: 'tournament', params: { tournament } })),
  ];
}

/** The season that is played has the addresses without one. */
function pagesOfCompetition(site: HostSite): Page[] {
  const context = contextOf(site);
  if (!context) return [];
  const past = context.seasons.filter(({ slug }) => slug !== context.season?.slug);
  return [
    { name: 'competitionHome', params: {} },
    { name: 'competitionHelp', params: {} },
    ...past.map((season): Page => ({ name: 'competitionSeason', params: { season: season.slug } })),
  ];
}
