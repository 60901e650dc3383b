import type { Parsed } from '@oche/api/contract/endpoints';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { limit } from '../platform/limits.ts';
import { managedOrganisation } from './organisations.ts';
import { requireAdministrator, requireUser } from '../platform/policies.ts';
import { deleteUnusedFile, storeFile } from '../platform/files/files.ts';
import { reencodePicture, type Picture } from '../platform/files/pictures.ts';
import { organisationOf } from './organisations.ts';

/** The longest side of a stored logo, in pixels. */
const side = 512;

export const logoHandlers = {
  setLogo: async ({ organisationId }, context, picture: Picture | null) => {
    const organisation = await managedOrganisation(organisationId, context);
    requireAdministrator(context.actor, { organisationId });
    const logo = picture === null ? null : await storeFile(picture, context.now);
    await db().updateTable('organisations').set({ logo }).where('id', '=', organisationId).execute();
    if (organisation.logo !== null) await deleteUnusedFile(organisation.logo);
    return organisationOf({ ...organisation, logo });
  },
} satisfies Partial<Handlers>;

export const logoPreparations = {
  setLogo: async ({ organisationId, file }: Parsed<'setLogo'>, context: Context): Promise<Picture | null> => {
    await managedOrganisation(organisationId, context);
    requireAdministrator(context.actor, { organisationId });
    return file === null ? null : reencodePicture(Buffer.from(file, 'base64'), side);
  },
};

/** At most thirty logos a minute per account, because decoding a picture costs more than sending it. */
export const logoLimits = {
  setLogo: (_input: unknown, { actor, now }: Context) => limit(`logo:${requireUser(actor).userId}`, 30, 60, now),
};
