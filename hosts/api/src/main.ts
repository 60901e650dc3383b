/**
 * The API host. Reads the environment, opens the PostgreSQL at DATABASE_URL or starts one in DATA_DIR, and starts the server. On SIGINT and
 * SIGTERM it finishes open requests and exits.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createServer } from '@oche/server/createServer';
import { backUpDaily } from '@oche/server/platform/db/dailyBackups';
import { openDatabase, StartError } from '@oche/server/platform/db/open';
import { trustIn } from '@oche/server/platform/http/forwarding';
import { createPublisher } from '@oche/server/platform/realtime/publisher';
import { siteTextsIn } from '@oche/server/organisations/siteText';
import { smtpMailer } from '@oche/server/platform/mail/mailer';
import { createRealtime } from '@oche/server/platform/realtime/createRealtime';
import { vapidIn } from '@oche/server/platform/push/vapid';
import { signChannel } from '@oche/server/platform/realtime/signature';

const { env } = process;
const port = Number(env['API_PORT'] ?? 4000);
// Browsers send their requests to the web and tablet hosts, which are on this machine by default.
const host = env['API_HOST'] || '127.0.0.1';
const log = (entry: Record<string, unknown>) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const app = {
  appId: env['REALTIME_APP_ID'] ?? 'oche',
  key: env['REALTIME_KEY'] ?? 'oche',
  // With the embedded endpoint, only this process signs and verifies, so the secret may change with every start.
  secret: env['REALTIME_SECRET'] ?? randomBytes(32).toString('hex'),
};
const externalHost = env['REALTIME_HOST'];
if (externalHost && !env['REALTIME_SECRET']) fail('REALTIME_HOST needs REALTIME_APP_ID, REALTIME_KEY and REALTIME_SECRET of that host.');

const smtpUrl = env['SMTP_URL'];
if (smtpUrl && !env['MAIL_FROM']) fail('SMTP_URL needs MAIL_FROM, the e-mail address of the sender: Oche <darts@club.example>.');
/** A setting, or the end of the process if it is wrong. */
const read = <T>(setting: (given: typeof env) => T): T => {
  try {
    return setting(env);
  } catch (error) {
    return fail((error as Error).message);
  }
};
const trust = read(trustIn);
const vapid = read(vapidIn);

const mailer = smtpUrl ? smtpMailer({ url: smtpUrl, from: env['MAIL_FROM']! }) : null;

const dataDir = env['DATA_DIR'] ?? '.data';

const start = async () => {
  const database = await openDatabase({ databaseUrl: env['DATABASE_URL'] || undefined, dataDir });
  let healthy = true;
  const realtime = externalHost ? null : createRealtime(app);
  const publisher = realtime
    ? createPublisher({ kind: 'embedded', realtime })
    : createPublisher({
        kind: 'external',
        ...app,
        host: externalHost!,
        port: Number(env['REALTIME_PORT'] ?? 443),
        useTLS: (env['REALTIME_TLS'] ?? '1') !== '0',
      });
  const server = createServer({
    db: database.db,
    clock: () => new Date(),
    random: (length) => randomBytes(length),
    publisher,
    realtime,
    signChannel: (socketId, channel, data) => signChannel(app, socketId, channel, data).auth,
    log,
    competitionDomains: env['COMPETITION_DOMAINS'] ?? '',
    ...(mailer && { mailer }),
    showMails: !mailer && env['SHOW_MAILS'] === '1',
    ...(env['SITE_TEXTS'] && { siteText: siteTextsIn(env['SITE_TEXTS']) }),
    vapid,
    ...(env['VAPID_SUBJECT'] && { pushSubject: env['VAPID_SUBJECT'] }),
    ...(env['WEB_ORIGIN'] && { webOrigin: env['WEB_ORIGIN'] }),
    test: env['OCHE_TEST'] === '1',
    trust,
    healthy: () => healthy,
  });

  server.http.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop the program that uses it, or choose another port with API_PORT.`
        : `The API could not start: ${error.message}.`,
    );
  });
  if (env['OCHE_TEST'] === '1')
    log({ level: 'warn', message: 'OCHE_TEST is set: anybody who can connect to this API can log in as any user.' });
  server.http.listen(port, host, () => log({ level: 'info', message: 'The API is ready.', port, database: database.kind }));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log({ level: 'info', message: 'The API finishes open requests and stops.' });
    setTimeout(() => process.exit(1), 10_000).unref(); // some connections may never end
    await server.close();
    await database.close();
    process.exit(0);
  };
  // The process exits, because only a new process can open the database again.
  void database.lost.then((reason) => {
    if (stopping) return;
    healthy = false;
    log({ level: 'error', message: 'The database has ended. The API exits.', reason });
    setTimeout(() => process.exit(1), 500);
  });
  if (database.kind === 'embedded') backUpDaily(database.db, join(dataDir, 'backups'), log);
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

start().catch((error: unknown) => {
  if (error instanceof StartError) fail(error.message);
  throw error;
});
