import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { db } from '../db/current.ts';
import type { Schema } from '../db/schema.ts';

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

/** Deletes a file unless an organisation uses it: as its logo, or as a picture of its site. */
export const deleteUnusedFile = async (sha256: string): Promise<void> => {
  await db()
    .deleteFrom('files')
    .where('sha256', '=', sha256)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('organisations').select('id').where('logo', '=', sha256))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('sitePictures').select('sha256').where('sha256', '=', sha256))))
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

export const sendFile = async (database: Kysely<Schema>, sha256: string): Promise<Response> => {
  const file = /^[0-9a-f]{64}$/.test(sha256)
    ? await database.selectFrom('files').select(['type', 'bytes']).where('sha256', '=', sha256).executeTakeFirst()
    : undefined;
  if (!file) return Response.json({ code: 'not-found', message: 'There is nothing at this URL.' }, { status: 404 });
  return new Response(new Uint8Array(file.bytes), { headers: headersOf(file.type) });
};
