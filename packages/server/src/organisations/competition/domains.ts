import { db } from '../../platform/db/current.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The host names of an organisation are these from now on. A name leads to one organisation, whoever asks at the same time. */
export const setDomains = async (organisationId: string, domains: readonly string[]): Promise<void> => {
  const wanted = [...new Set(domains)];
  await db().deleteFrom('organisationDomains').where('organisationId', '=', organisationId).execute();
  if (wanted.length === 0) return;
  const kept = await db()
    .insertInto('organisationDomains')
    // In one order, so that two requests never wait for each other.
    .values(wanted.map((domain, position) => ({ domain, organisationId, position })).toSorted((a, b) => (a.domain < b.domain ? -1 : 1)))
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('domain')
    .execute();
  if (kept.length < wanted.length)
    throw new Refusal('taken', 'This host name belongs to another organisation.', { fields: { domains: 'taken' } });
};
