import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const withLinks = (text: string): string => escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** An HTML page for developers with the e-mails that were stored instead of sent, newest first. */
export const mailsPage = async (db: Kysely<Schema>): Promise<string> => {
  const mails = await db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  const articles = mails.map(
    ({ recipient, subject, body, createdAt }) =>
      `<article><h2>${escape(subject)}</h2><p>${escape(recipient)}, ${createdAt.toISOString()}</p><pre>${withLinks(body)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><h1>Mails that were not sent</h1>${articles.join('') || '<p>None yet.</p>'}</html>`;
};

/**
 * Whether a request comes from this machine, directly and by a name of this machine. The check of the `Host` header prevents DNS rebinding: a
 * foreign page whose host name resolves to this machine sends its own host name.
 */
export const isFromThisMachine = (remote: string | undefined, headers: Headers): boolean =>
  !headers.has('x-forwarded-for') &&
  !headers.has('forwarded') &&
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.get('host') ?? '') &&
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remote ?? '');
