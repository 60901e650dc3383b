import type { Context } from './context.ts';
import { db } from './db/current.ts';
import { requireManager } from './policies.ts';
import { found } from './refusal.ts';

/** An organisation for those who may manage it; to everybody else it is unknown. */
export const managedOrganisation = async (id: string, { actor }: Pick<Context, 'actor'>) => {
  const organisation = found(
    await db().selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst(),
    'The organisation',
  );
  requireManager(actor, { organisationId: id }, { what: 'The organisation' });
  return organisation;
};
