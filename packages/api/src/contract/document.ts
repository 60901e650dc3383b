import * as z from 'zod/mini';
import { langcode } from './account.ts';
import { endpoint, file, id, instant, line, name } from './define.ts';

/** The largest size of a document in bytes. The body of the request is a third longer, because it is base64. */
export const documentBytes = 10_000_000;
const maxBody = 13_400_000;

/** The accepted kinds of documents with their media types. The content of a file decides, not its name. */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const;
export const DocumentKind = z.enum(['pdf', 'docx', 'xlsx', 'odt', 'ods', 'png', 'jpeg', 'webp']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A document on the site of a competition. */
export const SiteDocument = z.object({
  id,
  /** null if it belongs to every season */
  seasonId: z.nullable(id),
  title: z.string(),
  /** the heading under which it stands; may be empty */
  category: z.string(),
  /** the language in which it is written; null for the main language of the site */
  language: z.nullable(langcode),
  kind: DocumentKind,
  /** the name under which it is downloaded */
  fileName: z.string(),
  /** its size in bytes */
  size: z.int(),
  /** its path under `/api`, which stays when the file is replaced */
  path: z.string(),
  updatedAt: instant,
});
export type SiteDocument = z.infer<typeof SiteDocument>;

const fileInput = { file: file(documentBytes), fileName: line(200) };
const category = line(60);
const language = z.optional(z.nullable(langcode));

export const documentEndpoints = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/documents',
    access: 'organiser',
    summary: 'The documents of a season and those of every season, by category and title, for organisers.',
    reads: ['documents', 'seasons'],
    output: z.array(SiteDocument),
  }),
  listSiteDocuments: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/site-documents',
    access: 'public',
    summary: 'The documents that the site shows in a season, by category and title.',
    reads: ['documents', 'seasons'],
    output: z.array(SiteDocument),
  }),
  createDocument: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/documents',
    access: 'organiser',
    summary: 'Adds a document: PDF, DOCX, XLSX, ODT, ODS, PNG, JPEG or WebP, at most 10 MB.',
    changes: ['documents'],
    input: z.object({
      id: z.optional(id),
      title: name,
      category: z.optional(category),
      language,
      /** whether every season shows it, not only this one; false by default */
      everySeason: z.optional(z.boolean()),
      ...fileInput,
    }),
    output: SiteDocument,
    codes: ['wrong-state', 'limit-reached'],
    maxBody,
  }),
  updateDocument: endpoint({
    method: 'PATCH',
    path: '/documents/{id}',
    access: 'organiser',
    summary: 'Changes a document, but not its file.',
    changes: ['documents'],
    input: z.object({ title: z.optional(name), category: z.optional(category), language }),
    output: SiteDocument,
    codes: ['wrong-state'],
  }),
  replaceDocument: endpoint({
    method: 'PUT',
    path: '/documents/{id}/file',
    access: 'organiser',
    summary: 'Replaces the file of a document, which keeps its address.',
    changes: ['documents'],
    input: z.object(fileInput),
    output: SiteDocument,
    codes: ['wrong-state', 'limit-reached'],
    maxBody,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/documents/{id}',
    access: 'organiser',
    summary: 'Deletes a document with its file. Its address then leads nowhere.',
    changes: ['documents'],
    output: z.null(),
    codes: ['wrong-state'],
  }),
};
