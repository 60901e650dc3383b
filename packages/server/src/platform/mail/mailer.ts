import { createTransport } from 'nodemailer';
import type { Kysely } from 'kysely';
import { uuidv7 } from '@oche/api/uuid';
import type { Clock, RandomBytes } from '../context.ts';
import type { Schema } from '../db/schema.ts';

/** A mail as it is sent: plain text, which every reader shows, and which hides no address behind a word. */
export type Mail = { to: string; subject: string; text: string };

/** Takes a mail out of our hands, or throws: then it is tried again. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Sends over SMTP. `url` is `smtp://user:password@host:port` (or `smtps:`), `from` an address or `Name <address>`. */
export const smtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport(url);
  return async ({ to, subject, text }) => void (await transport.sendMail({ from, to, subject, text }));
};

const kept = 50;

/** Keeps the newest fifty mails in the database, if no mail server is configured: they are shown to developers. */
export const keepingMailer =
  (db: Kysely<Schema>, clock: Clock, random: RandomBytes): Mailer =>
  async ({ to, subject, text }) => {
    const now = clock();
    const id = uuidv7(now.getTime(), random(10));
    await db.insertInto('mails').values({ id, recipient: to, subject, body: text, createdAt: now }).execute();
    const old = db.selectFrom('mails').select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc').offset(kept);
    await db.deleteFrom('mails').where('id', 'in', old).execute();
  };
