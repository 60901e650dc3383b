import { sql } from 'kysely';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { deleteUnusedFile, filePath, sha256Of, storeFile } from '../platform/files/files.ts';
import { reencodePicture, type Picture } from '../platform/files/pictures.ts';
import { limit } from '../platform/limits.ts';
import { requireUser } from '../platform/policies.ts';
import { invalid } from '../platform/refusal.ts';
import { lockedOrganisation, managedOrganisation } from './organisations.ts';
import { requireRoom } from './quotas.ts';

/** The longest side of a stored picture, in pixels. */
const side = 1600;
const dayMs = 86_400_000;

/** Pictures that an organisation has uploaded more than a day ago and does not use, so that forms that are still open keep theirs. */
const deleteUnused = async (organisationId: string, { now }: Pick<Context, 'now'>): Promise<void> => {
  const deleted = await db()
    .deleteFrom('sitePictures')
    .where('organisationId', '=', organisationId)
    .where('createdAt', '<', new Date(now.getTime() - dayMs))
    .where('sha256', 'not in', usedPictures(organisationId))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('siteSettings').select('organisationId').where(inTextsOf(organisationId)))),
    )
    .returning('sha256')
    .execute();
  for (const { sha256 } of deleted) await deleteUnusedFile(sha256);
};

/** SQL: whether the texts of the site of an organisation show the picture of the row of `site_pictures`. */
const inTextsOf = (organisationId: string) =>
  sql<boolean>`site_settings.organisation_id = ${organisationId}
    and strpos(site_settings.help_text || site_settings.rules_text, site_pictures.sha256) > 0`;

/** A query for the logos of the sponsors of an organisation; null for those without one. */
const sponsorLogos = (organisationId: string) =>
  db()
    .selectFrom('siteSettings')
    .select(sql<string | null>`jsonb_array_elements(sponsors) ->> 'logo'`.as('logo'))
    .where('organisationId', '=', organisationId);

/** A query for the pictures that the site of an organisation shows. */
const usedPictures = (organisationId: string) => {
  const seasons = db().selectFrom('seasons').select('id').where('organisationId', '=', organisationId);
  const ofNews = db().selectFrom('news').select('id').where('seasonId', 'in', seasons);
  return db()
    .selectFrom('news')
    .select(sql<string>`picture`.as('sha256'))
    .where('seasonId', 'in', seasons)
    .where('picture', 'is not', null)
    .unionAll(db().selectFrom('newsPictures').select('sha256').where('newsId', 'in', ofNews))
    .unionAll(
      db()
        .selectFrom(sponsorLogos(organisationId).as('logos'))
        .select(sql<string>`logo`.as('sha256'))
        // `not in` would match nothing if the list contained a null.
        .where('logo', 'is not', null),
    )
    .unionAll(
      db()
        .selectFrom('boardMembers')
        .select(sql<string>`picture`.as('sha256'))
        .where('seasonId', 'in', seasons)
        .where('picture', 'is not', null),
    );
};

/** The SHA-256 hashes of the pictures among these that an organisation has uploaded. */
export const ownPictures = async (organisationId: string, hashes: readonly string[]): Promise<string[]> => {
  if (hashes.length === 0) return [];
  const rows = await db()
    .selectFrom('sitePictures')
    .select('sha256')
    .where('organisationId', '=', organisationId)
    .where('sha256', 'in', hashes)
    .execute();
  return rows.map(({ sha256 }) => sha256);
};

/** The column for a picture of the input, by the organisation's id. `undefined` stays. @throws Refusal 400 if the organisation has not uploaded it */
export const pictureColumn = async (organisationId: string, path: string | null | undefined): Promise<{ picture?: string | null }> => {
  if (path === undefined) return {};
  if (path === null) return { picture: null };
  const [picture] = await ownPictures(organisationId, [sha256Of(path)]);
  if (picture === undefined) throw invalid({ picture: 'unknown' });
  return { picture };
};

/** Pictures of the sites of organisations. */
export const pictureHandlers = {
  addPicture: async ({ organisationId }, context, picture: Picture) => {
    await managedOrganisation(organisationId, context);
    await lockedOrganisation(organisationId);
    const sha256 = await storeFile(picture, context.now);
    await deleteUnused(organisationId, context);
    await requireRoom('sitePictures', organisationId);
    await db()
      .insertInto('sitePictures')
      .values({ organisationId, sha256, createdAt: context.now })
      // An old picture counts as new again, so that it is not deleted before it is used.
      .onConflict((conflict) => conflict.columns(['organisationId', 'sha256']).doUpdateSet({ createdAt: context.now }))
      .execute();
    return { picture: filePath(sha256) };
  },
} satisfies Partial<Handlers>;

export const picturePreparations = {
  addPicture: async ({ organisationId, file }: Parsed<'addPicture'>, context: Context): Promise<Picture> => {
    await managedOrganisation(organisationId, context);
    return reencodePicture(Buffer.from(file, 'base64'), side);
  },
};

/** At most thirty pictures a minute per account, because decoding a picture costs more than sending it. */
export const pictureLimits = {
  addPicture: (_input: unknown, { actor, now }: Context) => limit(`picture:${requireUser(actor).userId}`, 30, 60, now),
};
