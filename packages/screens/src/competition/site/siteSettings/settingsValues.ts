import type { Input } from '@oche/api/contract/endpoints';
import type { NavigationItem, SiteSettings } from '@oche/api/contract/site';
import { domainsOf } from '../../../parts/site/DomainsField.tsx';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { validateSite, type SiteValues } from '../../../parts/site/SiteFields.tsx';

/** A sponsor in the form. `key` tells rows apart while they are edited. */
export type SponsorValues = { key: string; name: string; url: string; logo: string | null };

/** The settings of a site in their form. `domains`: one per line. */
export type SettingsValues = {
  name: string;
  site: SiteValues;
  navigation: readonly NavigationItem[];
  sponsors: readonly SponsorValues[];
  helpText: string;
  rulesText: string;
  isIndexable: boolean;
  domains: string;
};

export const valuesOf = ({ organisation, sponsors, domains, ...settings }: SiteSettings): SettingsValues => ({
  ...{ name: organisation.name, ...settings },
  site: {
    ...{ languages: organisation.languages, description: organisation.description },
    ...{ colour: organisation.colour ?? '', contactEmail: organisation.contactEmail ?? '' },
  },
  sponsors: sponsors.map(({ url, ...sponsor }, at) => ({ ...sponsor, key: String(at), url: url ?? '' })),
  domains: domains.map(({ domain }) => domain).join('\n'),
});

/** An address as people type it: `crown.example` is a page, too. */
const urlOf = (text: string): string => (/^[a-z]+:/i.test(text) || text === '' ? text : `https://${text}`);

/** The values as the API takes them. Only administrators send host names. */
export const settingsInput = (
  { name, site, sponsors, domains, navigation, ...texts }: SettingsValues,
  isAdmin: boolean,
): Omit<Input<'updateSite'>, 'organisationId'> => ({
  ...{ name, ...texts, navigation: [...navigation] },
  ...{ languages: [...site.languages], description: site.description },
  ...{ colour: site.colour.trim() || null, contactEmail: site.contactEmail.trim() || null },
  sponsors: sponsors.map(({ name: sponsor, url, logo }) => ({ name: sponsor, url: urlOf(url.trim()) || null, logo })),
  ...(isAdmin && { domains: domainsOf(domains) }),
});

/** The error codes of the server for values that it would refuse. */
export const settingsErrors = ({ name, site, sponsors }: SettingsValues): FieldErrors => ({
  ...(!name.trim() && { name: 'too_small' }),
  ...validateSite(site),
  ...Object.fromEntries(sponsors.flatMap(({ name: sponsor }, at) => (sponsor.trim() ? [] : [[`sponsors.${at}.name`, 'too_small']]))),
});
