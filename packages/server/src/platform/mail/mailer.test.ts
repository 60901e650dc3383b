import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testDatabase.ts';
import { keepingMailer, smtpMailer } from './mailer.ts';
import { isFromThisMachine, mailsPage } from '../../mails/page.ts';

/** Says to everything that it is fine, and keeps what it was told. */
async function openMailServer() {
  let said = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      said += text;
      if (inData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 kept\r\n');
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
  return { url: `smtp://127.0.0.1:${port}`, said: () => said, close: () => server.close() };
}

test('a mail goes out over SMTP, whole, with its letters', async () => {
  const server = await openMailServer();
  const send = smtpMailer({ url: server.url, from: 'Oche <darts@oche.test>' });
  await send({ to: 'zoe@example.org', subject: 'Größe', text: 'Hallo Zoë,\n\nhttps://oche.test/de?token=a_b-c\n' });
  expect(server.said()).toContain('MAIL FROM:<darts@oche.test>');
  expect(server.said()).toContain('RCPT TO:<zoe@example.org>');
  expect(server.said()).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(server.said()).toContain('Content-Type: text/plain; charset=utf-8');
  server.close();
  await expect(send({ to: 'zoe@example.org', subject: '', text: '' })).rejects.toThrow();
});

test('what cannot be sent is kept, the newest fifty', async () => {
  const database = await openTestDatabase();
  const row = (number: number) => ({
    ...{ id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`, recipient: 'zoe@example.org', body: 'Hallo' },
    ...{ subject: `Mail ${number}`, createdAt: new Date(number * 1000) },
  });
  const rows = Array.from({ length: 52 }, (_, i) => row(i + 1));
  await database.db.insertInto('mails').values(rows).execute();
  await keepingMailer(database.db, () => new Date(53_000), randomBytes)({ to: 'zoe@example.org', subject: 'Mail 53', text: 'Hallo' });
  const kept = await database.db.selectFrom('mails').select('subject').orderBy('createdAt').execute();
  expect(kept.map(({ subject }) => subject)).toEqual(Array.from({ length: 50 }, (_, i) => `Mail ${i + 4}`));
  await database.close();
});

test('the page of kept mails shows what they say, not what it could do', async () => {
  const database = await openTestDatabase();
  expect(await mailsPage(database.db)).toContain('None yet');
  const mail = { to: 'zoe@example.org', subject: '<script>alert(1)</script>', text: 'Here: https://oche.test/?a=1&b="2"\n<b>' };
  await keepingMailer(database.db, () => new Date(0), randomBytes)(mail);
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
])('a request of %s with %o is from here: %s', (remote, headers, expected) => {
  expect(isFromThisMachine(remote, new Headers({ host: 'localhost:4000', ...(headers as Record<string, string>) }))).toBe(expected);
});
