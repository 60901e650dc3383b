import type { Selectable } from 'kysely';
import type { Input, Parsed } from '@oche/api/contract/endpoints';
import { sitePages } from '@oche/api/contract/competition';
import type { NavigationItem, SiteSettings } from '@oche/api/contract/site';
import { recordChange } from '../../platform/audit.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import type { Organisations } from '../../platform/db/schema.ts';
import type { SiteSettingsTable } from '../../platform/db/siteTables.ts';
import { filePath, sha256Of } from '../../platform/files/files.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import { invalid } from '../../platform/refusal.ts';
import { setDomains } from '../../organisations/competition/domains.ts';
import { siteColumns } from '../../organisations/competition/siteColumns.ts';
import { lockedOrganisation, managedOrganisation, organisationOf } from '../../organisations/organisations.ts';
import { ownPictures } from '../../organisations/pictures.ts';

type Stored = Omit<Selectable<SiteSettingsTable>, 'organisationId'>;

/** The settings of a site that has not been changed yet. */
const unchanged: Stored = { navigation: [], sponsors: [], helpText: '', rulesText: '', isIndexable: true };

export const storedSettings = async (organisationId: string): Promise<Stored> => {
  const row = await db().selectFrom('siteSettings').selectAll().where('organisationId', '=', organisationId).executeTakeFirst();
  if (!row) return unchanged;
  const { organisationId: _, ...stored } = row;
  return stored;
};

/** The navigation with every page: those of the organiser first, then the others in their usual order. */
const wholeNavigation = (items: readonly NavigationItem[]): NavigationItem[] => [
  ...items,
  ...sitePages.flatMap((page) => (items.some((item) => item.page === page) ? [] : [{ page, isHidden: false }])),
];

/** The settings of a site that have a table of their own, with all pages, and the addresses of logos. */
export const siteSettingsOf = async (organisationId: string) => {
  const { navigation, sponsors, ...stored } = await storedSettings(organisationId);
  return {
    ...stored,
    navigation: wholeNavigation(navigation),
    sponsors: sponsors.map(({ logo, ...sponsor }) => ({ ...sponsor, logo: logo === null ? null : filePath(logo) })),
  };
};

const settingsOf = async (organisation: Selectable<Organisations>, { competitionDomains }: Context): Promise<SiteSettings> => {
  const { languages, colour, description, contactEmail } = organisation;
  const hosts = await db()
    .selectFrom('organisationDomains')
    .select('domain')
    .where('organisationId', '=', organisation.id)
    .orderBy('position')
    .execute();
  return {
    organisation: { ...organisationOf(organisation), languages, colour, description, contactEmail },
    ...(await siteSettingsOf(organisation.id)),
    domains: hosts.map(({ domain }) => ({ domain, isConnected: competitionDomains.has(domain) })),
  };
};

/** The sponsors as they are stored. @throws Refusal 400 for a logo that the organisation has not uploaded */
const sponsorColumns = async (
  organisationId: string,
  sponsors: NonNullable<Input<'updateSite'>['sponsors']>,
): Promise<Stored['sponsors']> => {
  const hashes = sponsors.flatMap(({ logo }) => (logo ? [sha256Of(logo)] : []));
  const known = new Set(await ownPictures(organisationId, hashes));
  return sponsors.map(({ name, url = null, logo = null }, index) => {
    const sha256 = logo === null ? null : sha256Of(logo);
    if (sha256 !== null && !known.has(sha256)) throw invalid({ [`sponsors.${index}.logo`]: 'unknown' });
    return { name, url, logo: sha256 };
  });
};

type Change = Pick<Parsed<'updateSite'>, 'navigation' | 'sponsors' | 'helpText' | 'rulesText' | 'isIndexable'>;

/** Stores the settings that have a table of their own. */
const writeSettings = async (organisationId: string, { navigation, sponsors, helpText, rulesText, isIndexable }: Change): Promise<void> => {
  const stored = await storedSettings(organisationId);
  const row = {
    navigation: JSON.stringify(navigation ?? stored.navigation),
    sponsors: JSON.stringify(sponsors ? await sponsorColumns(organisationId, sponsors) : stored.sponsors),
    ...{ helpText: helpText ?? stored.helpText, rulesText: rulesText ?? stored.rulesText },
    isIndexable: isIndexable ?? stored.isIndexable,
  };
  await db()
    .insertInto('siteSettings')
    .values({ organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(row))
    .execute();
};

/** The settings of the site of a competition, for its organisers. */
export const siteSettingsHandlers = {
  getSite: async ({ organisationId }, context) => settingsOf(await managedOrganisation(organisationId, context), context),

  updateSite: async ({ organisationId, name, domains, languages, colour, description, contactEmail, ...settings }, context) => {
    await managedOrganisation(organisationId, context);
    if (domains) requireAdministrator(context.actor, { organisationId });
    const { kind } = await lockedOrganisation(organisationId);
    // A club has no site, and would only keep the name from a competition.
    if (domains && kind !== 'competition') throw invalid({ domains: 'not-a-competition' });
    const columns = { ...(name !== undefined && { name }), ...siteColumns({ languages, colour, description, contactEmail }) };
    if (Object.keys(columns).length > 0) await db().updateTable('organisations').set(columns).where('id', '=', organisationId).execute();
    await writeSettings(organisationId, settings);
    if (domains) await setDomains(organisationId, domains);
    const detail = { name, domains, languages, colour, description, contactEmail, ...settings };
    // Long texts are in the table, the audit log only says that they have changed.
    const { helpText, rulesText, ...short } = detail;
    const texts = { ...(helpText !== undefined && { helpText: true }), ...(rulesText !== undefined && { rulesText: true }) };
    await recordChange(organisationId, 'updateSite', organisationId, { ...short, ...texts }, context);
    return settingsOf(await managedOrganisation(organisationId, context), context);
  },
} satisfies Partial<Handlers>;
