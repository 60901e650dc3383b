import type { Selectable } from 'kysely';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { SiteDocument } from '@oche/api/contract/document';
import { documentTypes } from '@oche/api/contract/document';
import { recordChange } from '../../platform/audit.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { insertNew } from '../../platform/db/insertNew.ts';
import type { SiteDocuments } from '../../platform/db/siteTables.ts';
import { readDocument } from '../../platform/files/documents.ts';
import { deleteUnusedFile, storeFile } from '../../platform/files/files.ts';
import { limit } from '../../platform/limits.ts';
import { requireUser } from '../../platform/policies.ts';
import { found } from '../../platform/refusal.ts';
import { lockedOrganisation, managedOrganisation } from '../../organisations/organisations.ts';
import { requireRoom, requireRoomForDocument } from '../../organisations/quotas.ts';
import { ownSeason, seasonOfContent, type SeasonRow } from '../seasonRows.ts';

type Row = Selectable<SiteDocuments>;

const documentOf = (row: Row): SiteDocument => {
  const { id, seasonId, title, category, language, kind, fileName, size, updatedAt } = row;
  return {
    ...{ id, seasonId, title, category, language, kind, fileName, size },
    ...{ path: `/documents/${id}/file`, updatedAt: updatedAt.toISOString() },
  };
};

const rowOf = async (id: string): Promise<Row> =>
  found(await db().selectFrom('siteDocuments').selectAll().where('id', '=', id).executeTakeFirst(), 'The document');

/** The documents of a season, and those of every season. */
export const documentsOf = async ({ id, organisationId }: Pick<SeasonRow, 'id' | 'organisationId'>): Promise<SiteDocument[]> => {
  const rows = await db()
    .selectFrom('siteDocuments')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where((eb) => eb.or([eb('seasonId', '=', id), eb('seasonId', 'is', null)]))
    .orderBy('category')
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(documentOf);
};

/** A document that the actor manages and whose season, if it has one, is not archived. The season or the organisation is locked for writing. */
const editableDocument = async (id: string, context: Context): Promise<Row> => {
  const { organisationId, seasonId } = await rowOf(id);
  if (seasonId === null) {
    await managedOrganisation(organisationId, context);
    await lockedOrganisation(organisationId);
  } else await seasonOfContent(seasonId, context);
  return rowOf(id);
};

/** The name for downloads: the last part of the given name without control characters and with the extension of the kind. */
const fileNameOf = (name: string, kind: Row['kind']): string => {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/["<>|:*?]/g, '')
    .replace(/\.\w{1,5}$/, '')
    .trim();
  return `${base || 'document'}.${kind}`;
};

type File = Awaited<ReturnType<typeof readDocument>>;

/** Stores a checked file. Returns the columns for it. */
const fileColumns = async ({ kind, bytes }: File, fileName: string, { now }: Context) => {
  const sha256 = await storeFile({ type: documentTypes[kind], bytes }, now);
  return { kind, fileName: fileNameOf(fileName, kind), size: bytes.length, sha256 };
};

/** Documents of the site of a competition, for its organisers. */
export const documentHandlers = {
  listDocuments: async ({ seasonId }, context) => documentsOf(await ownSeason(seasonId, context)),

  createDocument: async (
    { seasonId, id: requestedId, title, category = '', language = null, everySeason, fileName },
    context,
    file: File,
  ) => {
    const { organisationId } = await seasonOfContent(seasonId, context);
    const existing = requestedId
      ? await db()
          .selectFrom('siteDocuments')
          .selectAll()
          .where('id', '=', requestedId)
          .where('organisationId', '=', organisationId)
          .executeTakeFirst()
      : undefined;
    if (existing) return documentOf(existing);
    await requireRoom('siteDocuments', organisationId);
    const id = requestedId ?? context.newId();
    const columns = await fileColumns(file, fileName, context);
    await requireRoomForDocument(organisationId, columns.size);
    const times = { createdAt: context.now, updatedAt: context.now };
    const document = { id, organisationId, seasonId: everySeason ? null : seasonId, title, category, language };
    await insertNew(() =>
      db()
        .insertInto('siteDocuments')
        .values({ ...document, ...columns, ...times })
        .execute(),
    );
    await recordChange(organisationId, 'createDocument', id, { title, fileName: columns.fileName, sha256: columns.sha256 }, context);
    return documentOf(await rowOf(id));
  },

  updateDocument: async ({ id, ...change }, context) => {
    const row = await editableDocument(id, context);
    const { title = row.title, category = row.category, language = row.language } = change;
    await db().updateTable('siteDocuments').set({ title, category, language, updatedAt: context.now }).where('id', '=', id).execute();
    await recordChange(row.organisationId, 'updateDocument', id, change, context);
    return documentOf(await rowOf(id));
  },

  replaceDocument: async ({ id, fileName }, context, file: File) => {
    const row = await editableDocument(id, context);
    const columns = await fileColumns(file, fileName, context);
    await requireRoomForDocument(row.organisationId, columns.size, id);
    await db()
      .updateTable('siteDocuments')
      .set({ ...columns, updatedAt: context.now })
      .where('id', '=', id)
      .execute();
    await deleteUnusedFile(row.sha256);
    const detail = { fileName: columns.fileName, from: row.sha256, to: columns.sha256 };
    await recordChange(row.organisationId, 'replaceDocument', id, detail, context);
    return documentOf(await rowOf(id));
  },

  deleteDocument: async ({ id }, context) => {
    const row = await editableDocument(id, context);
    await db().deleteFrom('siteDocuments').where('id', '=', id).execute();
    await deleteUnusedFile(row.sha256);
    await recordChange(row.organisationId, 'deleteDocument', id, { title: row.title }, context);
    return null;
  },
} satisfies Partial<Handlers>;

export const documentPreparations = {
  createDocument: async ({ seasonId, file }: Parsed<'createDocument'>, context: Context): Promise<File> => {
    await ownSeason(seasonId, context);
    return readDocument(Buffer.from(file, 'base64'));
  },
  replaceDocument: async ({ id, file }: Parsed<'replaceDocument'>, context: Context): Promise<File> => {
    const { organisationId, seasonId } = await rowOf(id);
    await (seasonId === null ? managedOrganisation(organisationId, context) : ownSeason(seasonId, context));
    return readDocument(Buffer.from(file, 'base64'));
  },
};

/** At most twenty files a minute per account. */
const limitFiles = (_input: unknown, { actor, now }: Context) => limit(`document:${requireUser(actor).userId}`, 20, 60, now);

export const documentLimits = { createDocument: limitFiles, replaceDocument: limitFiles };
