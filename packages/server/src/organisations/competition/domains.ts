import { originOn } from '@oche/api/domain';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The origin of the site of an organisation, at its first host name that the operator has connected; null without any. */
export const siteOriginOf = async (
  organisationId: string,
  { webOrigin, competitionDomains }: Pick<Context, 'webOrigin' | 'competitionDomains'>,
): Promise<string | null> => {
  const hosts = await db()
    .selectFrom('organisationDomains')
    .select('domain')
    .where('organisationId', '=', organisationId)
    .orderBy('position')
    .execute();
  const host = hosts.find(({ domain }) => competitionDomains.has(domain));
  return host ? originOn(webOrigin, host.domain) : null;
};

/** Replaces the host names of an organisation. @throws Refusal 409 if another organisation has one of them */
export const setDomains = async (organisationId: string, domains: readonly string[]): Promise<void> => {
  const uniqueDomains = [...new Set(domains)];
  await db().deleteFrom('organisationDomains').where('organisationId', '=', organisationId).execute();
  if (uniqueDomains.length === 0) return;
  const inserted = await db()
    .insertInto('organisationDomains')
    // Sorted, so that two requests lock the rows in the same order and cannot deadlock.
    .values(
      uniqueDomains.map((domain, position) => ({ domain, organisationId, position })).toSorted((a, b) => (a.domain < b.domain ? -1 : 1)),
    )
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('domain')
    .execute();
  if (inserted.length < uniqueDomains.length)
    throw new Refusal('taken', 'This host name belongs to another organisation.', { fields: { domains: 'taken' } });
};
