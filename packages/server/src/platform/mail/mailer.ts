import { createTransport } from 'nodemailer';
import type { Kysely } from 'kysely';
import { uuidv7 } from '@oche/api/uuid';
import type { Clock, RandomBytes } from '../context.ts';
import type { Schema } from '../db/schema.ts';

/** An e-mail in plain text, which every e-mail program can show and which cannot hide the URL of a link. */
export type Mail = { to: string; subject: string; text: string };

/** Sends an e-mail. If it throws, the job retries it. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Sends e-mails over SMTP. `url`: `smtp://user:password@host:port` or `smtps:…`; `from`: an e-mail address or `Name <address>`. */
export const smtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport(url);
  // `=?` in a name could begin an encoded word, which e-mail programs would show as another text.
  return async ({ to, subject, text }) => void (await transport.sendMail({ from, to, subject: subject.replaceAll('=?', '= ?'), text }));
};

const maxStored = 50;

/** Stores the newest fifty e-mails in the database instead of sending them, for developers without a mail server. */
export const storingMailer =
  (db: Kysely<Schema>, clock: Clock, random: RandomBytes): Mailer =>
  async ({ to, subject, text }) => {
    const now = clock();
    const id = uuidv7(now.getTime(), random(10));
    await db.insertInto('mails').values({ id, recipient: to, subject, body: text, createdAt: now }).execute();
    const old = db.selectFrom('mails').select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc').offset(maxStored);
    await db.deleteFrom('mails').where('id', 'in', old).execute();
  };
