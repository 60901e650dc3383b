import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { limit } from '../platform/limits.ts';
import { managedOrganisation } from './organisations.ts';
import { requireAdministrator, requireUser } from '../platform/policies.ts';
import { deleteUnusedFile, storeFile } from '../platform/files/files.ts';
import { reencodePicture } from '../platform/files/pictures.ts';
import { organisationOf } from './organisations.ts';

/** The longest side of a stored logo, in pixels. */
const side = 512;

export const logoHandlers = {
  setLogo: async ({ organisationId, file }, context) => {
    const organisation = await managedOrganisation(organisationId, context);
    requireAdministrator(context.actor, { organisationId });
    const logo = file === null ? null : await storeFile(await reencodePicture(Buffer.from(file, 'base64'), side), context.now);
    await db().updateTable('organisations').set({ logo }).where('id', '=', organisationId).execute();
    if (organisation.logo !== null) await deleteUnusedFile(organisation.logo);
    return organisationOf({ ...organisation, logo });
  },
} satisfies Partial<Handlers>;

/** At most thirty logos a minute per account, because decoding a picture costs more than sending it. */
export const logoLimits = {
  setLogo: (_input: unknown, { actor, now }: Context) => limit(`logo:${requireUser(actor).userId}`, 30, 60, now),
};
