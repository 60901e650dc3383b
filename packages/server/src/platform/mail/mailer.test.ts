import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testDatabase.ts';
import { storingMailer, smtpMailer } from './mailer.ts';
import { isFromThisMachine, mailsPage } from '../../mails/page.ts';

/** An SMTP server that accepts everything and records what it receives. */
async function openMailServer() {
  let received = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      received += text;
      if (inData) {
        if (!received.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 accepted\r\n');
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received, close: () => server.close() };
}

test('an e-mail is sent over SMTP in UTF-8', async () => {
  const server = await openMailServer();
  const send = smtpMailer({ url: server.url, from: 'Oche <darts@oche.test>' });
  await send({ to: 'zoe@example.org', subject: 'Größe', text: 'Hallo Zoë,\n\nhttps://oche.test/de?token=a_b-c\n' });
  expect(server.received()).toContain('MAIL FROM:<darts@oche.test>');
  expect(server.received()).toContain('RCPT TO:<zoe@example.org>');
  const [, subject] = /^Subject: =\?UTF-8\?Q\?(.*?)\?=/m.exec(server.received())!;
  expect(decodeURIComponent(subject!.replaceAll('_', ' ').replaceAll('=', '%'))).toBe('Größe');
  expect(server.received()).toContain('Content-Type: text/plain; charset=utf-8');
  server.close();
  await expect(send({ to: 'zoe@example.org', subject: '', text: '' })).rejects.toThrow();
});

test('without a mail server, the newest fifty e-mails are stored', async () => {
  const database = await openTestDatabase();
  const row = (number: number) => ({
    ...{ id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`, recipient: 'zoe@example.org', body: 'Hallo' },
    ...{ subject: `Mail ${number}`, createdAt: new Date(number * 1000) },
  });
  const rows = Array.from({ length: 52 }, (_, i) => row(i + 1));
  await database.db.insertInto('mails').values(rows).execute();
  await storingMailer(database.db, () => new Date(53_000), randomBytes)({ to: 'zoe@example.org', subject: 'Mail 53', text: 'Hallo' });
  const stored = await database.db.selectFrom('mails').select('subject').orderBy('createdAt').execute();
  expect(stored.map(({ subject }) => subject)).toEqual(Array.from({ length: 50 }, (_, i) => `Mail ${i + 4}`));
  await database.close();
});

test('the page of stored e-mails escapes their text and turns URLs into links', async () => {
  const database = await openTestDatabase();
  expect(await mailsPage(database.db)).toContain('None yet');
  const mail = { to: 'zoe@example.org', subject: '<script>alert(1)</script>', text: 'Here: https://oche.test/?a=1&b="2"\n<b>' };
  await storingMailer(database.db, () => new Date(0), randomBytes)(mail);
  const page = await mailsPage(database.db);
  expect(page).not.toMatch(/<script|<b>/);
  expect(page).toContain('<a href="https://oche.test/?a=1&#38;b=&#34;2&#34;">');
  await database.close();
});

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['192.168.1.7', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
  ['127.0.0.1', { forwarded: 'for=203.0.113.9' }, false],
  [undefined, {}, false],
  ['127.0.0.1', { host: '[::1]:4000' }, true],
  ['127.0.0.1', { host: 'elsewhere.example:4000' }, false],
  ['127.0.0.1', { host: 'localhost.example' }, false],
])('a request from %s with the headers %o comes from this machine: %s', (remote, headers, expected) => {
  expect(isFromThisMachine(remote, new Headers({ host: 'localhost:4000', ...(headers as Record<string, string>) }))).toBe(expected);
});
