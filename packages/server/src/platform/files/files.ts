import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { documentTypes, type DocumentKind } from '@oche/api/contract/document';
import { db } from '../db/current.ts';
import type { Schema } from '../db/schema.ts';
import { isUuid } from '../ids.ts';

/** The path of a file under `/api`. */
export const filePath = (sha256: string): string => `/files/${sha256}`;

/** The SHA-256 of the file with a path. */
export const sha256Of = (path: string): string => path.slice('/files/'.length);

/** Stores a file and returns its SHA-256. Equal files are stored once. The caller checks the content first. */
export const storeFile = async (file: { type: string; bytes: Uint8Array }, now: Date): Promise<string> => {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  await db()
    .insertInto('files')
    .values({ ...file, sha256, createdAt: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  return sha256;
};

/** Deletes a file unless an organisation uses it: as its logo, or as a picture or document of its site. */
export const deleteUnusedFile = async (sha256: string): Promise<void> => {
  await db()
    .deleteFrom('files')
    .where('sha256', '=', sha256)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('organisations').select('id').where('logo', '=', sha256))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('sitePictures').select('sha256').where('sha256', '=', sha256))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('siteDocuments').select('id').where('sha256', '=', sha256))))
    .execute();
};

/** Headers that make browsers use the stored type and run no scripts. The hash in the path makes every file immutable. */
const headersOf = (type: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
  // Pages of the native shell have another origin.
  'cross-origin-resource-policy': 'cross-origin',
});

const nothingHere = () => Response.json({ code: 'not-found', message: 'There is nothing at this URL.' }, { status: 404 });

export const sendFile = async (database: Kysely<Schema>, sha256: string): Promise<Response> => {
  const file = /^[0-9a-f]{64}$/.test(sha256)
    ? await database.selectFrom('files').select(['type', 'bytes']).where('sha256', '=', sha256).executeTakeFirst()
    : undefined;
  return file ? new Response(new Uint8Array(file.bytes), { headers: headersOf(file.type) }) : nothingHere();
};

/** The file name in a header: plain ASCII for old browsers, and in UTF-8. */
const dispositionOf = (kind: DocumentKind, fileName: string): string => {
  const ascii = fileName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  // Only pictures are shown in the browser. Viewers of PDF files may run scripts, and the sandbox would keep them from opening.
  const how = documentTypes[kind].startsWith('image/') ? 'inline' : 'attachment';
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** Sends the file of a document. Browsers revalidate it, because its address stays when the file is replaced. */
export const sendDocument = async (database: Kysely<Schema>, id: string, knownEtag: string | undefined): Promise<Response> => {
  const document = isUuid(id)
    ? await database.selectFrom('siteDocuments').select(['kind', 'fileName', 'sha256']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!document) return nothingHere();
  const { kind, fileName, sha256 } = document;
  const headers = {
    ...headersOf(documentTypes[kind]),
    ...{ etag: `"${sha256}"`, 'cache-control': 'no-cache', 'content-disposition': dispositionOf(kind, fileName) },
  };
  if (knownEtag === headers.etag) return new Response(null, { status: 304, headers });
  const file = await database.selectFrom('files').select('bytes').where('sha256', '=', sha256).executeTakeFirstOrThrow();
  return new Response(new Uint8Array(file.bytes), { headers });
};
