import * as z from 'zod/mini';
import { websiteAddress } from '../domain.ts';
import { Organisation } from './account.ts';
import { domains, siteInput, SitePage, sitePages, sitePart, Sponsor } from './competition.ts';
import { endpoint, name } from './define.ts';
import { longestNews } from './news.ts';
import { picture } from './picture.ts';

export const mostSponsors = 12;

/** A page in the navigation. A hidden one is left out there, and its address stays. */
export const NavigationItem = z.object({ page: SitePage, isHidden: z.boolean() });
export type NavigationItem = z.infer<typeof NavigationItem>;

/** A host name of a site. The server only responds to those in its settings. */
export const SiteDomain = z.object({ domain: z.string(), isConnected: z.boolean() });
export type SiteDomain = z.infer<typeof SiteDomain>;

/** The settings of a competition's site, which hold for all its seasons. */
export const SiteSettings = z.object({
  organisation: z.extend(Organisation, sitePart),
  /** every page, in the order of the navigation */
  navigation: z.array(NavigationItem),
  sponsors: z.array(Sponsor),
  /** Markdown above the answers on the help page, and the rules of the competition; may be empty */
  helpText: z.string(),
  rulesText: z.string(),
  /** whether search engines may list the site */
  isIndexable: z.boolean(),
  domains: z.array(SiteDomain),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** What organisers write for the site of their competition, in Markdown. Both may be empty. */
export const SiteTexts = z.object({ helpText: z.string(), rulesText: z.string() });

const text = z.string().check(z.maxLength(longestNews));
const navigation = z.array(NavigationItem).check(
  z.maxLength(sitePages.length),
  z.refine((items) => new Set(items.map(({ page }) => page)).size === items.length),
);
/** The address of a website, normalised. */
const url = z.string().check(
  z.trim(),
  z.overwrite((text) => websiteAddress(text) ?? ''),
  z.maxLength(300),
  z.regex(/^https?:\/\/[^\s/@]+\.[^\s/@]+\/\S*$/),
);
const sponsor = z.object({ name, url: z.optional(z.nullable(url)), logo: z.optional(z.nullable(picture)) });

export const siteEndpoints = {
  getSiteTexts: endpoint({
    method: 'GET',
    path: '/competition/{domain_base64}/texts',
    access: 'public',
    summary: 'What organisers have written for the help page of their site, and their rules.',
    reads: ['organisations'],
    output: SiteTexts,
  }),
  getSite: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/site',
    access: 'organiser',
    summary: 'The settings of the public site of a competition.',
    reads: ['organisations'],
    output: SiteSettings,
  }),
  updateSite: endpoint({
    method: 'PATCH',
    path: '/organisations/{organisation_id}/site',
    access: 'organiser',
    summary: 'Changes settings of the public site of a competition. Only its administrators change the host names.',
    changes: ['organisations'],
    input: z.object({
      name: z.optional(name),
      ...siteInput,
      /** pages that are missing follow in their usual order */
      navigation: z.optional(navigation),
      sponsors: z.optional(z.array(sponsor).check(z.maxLength(mostSponsors))),
      helpText: z.optional(text),
      rulesText: z.optional(text),
      isIndexable: z.optional(z.boolean()),
      domains: z.optional(domains),
    }),
    output: SiteSettings,
    codes: ['taken'],
    maxBody: 128 * 1024,
  }),
};
