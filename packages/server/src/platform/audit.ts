import type { EndpointName } from '@oche/api/contract/endpoints';
import type { Context } from './context.ts';
import { db } from './db/current.ts';

/**
 * Records a change in the audit log of an organisation, in the transaction of the change. `subject`: the id of the changed object. `detail`:
 * the changed fields, and the reason if there is one.
 */
export const recordChange = async (
  organisationId: string,
  endpoint: EndpointName,
  subject: string,
  detail: object,
  { actor, now, newId }: Pick<Context, 'actor' | 'now' | 'newId'>,
): Promise<void> => {
  const { userId = null, actorId = null } = actor.kind === 'user' ? actor : {};
  await db()
    .insertInto('audit')
    .values({ id: newId(), organisationId, userId, actorId, what: endpoint, subject, detail: JSON.stringify(detail), createdAt: now })
    .execute();
};
