import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testDatabase.ts';
import { storingMailer, smtpMailer } from './mailer.ts';
import { openMailServer } from './testMailServer.ts';
import { isFromThisMachine, mailsPage } from '../../mails/page.ts';

test('an e-mail program reads an e-mail over SMTP as it was written', async () => {
  const server = await openMailServer();
  const send = smtpMailer({ url: server.url, from: 'Oche <darts@oche.test>' });
  const subject = `Größe: ${'Ploeg Café “De Bel”, élan 🎯 '.repeat(8)}`.trim();
  const link = `https://oche.test/de/profile?team=${'a_b-c'.repeat(30)}&x=%20=3D`;
  // A dot ends an e-mail in SMTP if it is alone in a line.
  const text = `Hallo Zoë,\n\n${link}\n.\n..\n${'sehr lang '.repeat(200)}\nFrom here =C3=A9 on\n`;
  await send({ to: 'zoe@example.org', subject, text });
  expect(server.received()).toContain('MAIL FROM:<darts@oche.test>');
  expect(server.received().match(/RCPT TO:.*/g)).toEqual(['RCPT TO:<zoe@example.org>']);
  const mail = await server.read();
  expect(mail).toMatchObject({ subject, from: { name: 'Oche', address: 'darts@oche.test' }, to: [{ address: 'zoe@example.org' }] });
  expect(mail.text!.trimEnd()).toBe(text.trimEnd());
  expect([mail.html, mail.attachments]).toEqual([undefined, []]);
  expect([mail.messageId, mail.date].every(Boolean)).toBe(true);
  server.close();
  await expect(send({ to: 'zoe@example.org', subject: '', text: '' })).rejects.toThrow();
});

test.each([
  ['a new line', 'A\r\nBcc: evil@example.org\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>'],
  ['lines of other systems', 'A\nBcc: evil@example.org\rX: y'],
  ['other separators of lines', `A${String.fromCodePoint(0x2028, 0x85, 0x0b, 0x0c)}Bcc: evil@example.org`],
  ['an encoded word', '=?UTF-8?Q?A=0D=0ABcc:_evil@example.org?= B'],
  ['a direction', 'A \u202egro.elpmaxe@live'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
])('a name with %s adds neither headers nor recipients', async (_what, name) => {
  const server = await openMailServer();
  await smtpMailer({ url: server.url, from: 'Oche <darts@oche.test>' })({ to: 'zoe@example.org', subject: name, text: `Hello ${name}\n` });
  server.close();
  expect(server.received().match(/^RCPT TO:.*$/gm)).toEqual(['RCPT TO:<zoe@example.org>']);
  const mail = await server.read();
  expect(mail.headers.map(({ key }) => key).toSorted()).toEqual([
    ...['content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'],
  ]);
  expect(mail.headers.find(({ key }) => key === 'content-type')!.value).toBe('text/plain; charset=utf-8');
  expect([mail.bcc, mail.html]).toEqual([undefined, undefined]);
  expect(mail.subject).toBe(name.replace(/\r\n|[\r\n]/g, ' ').replace('=?', '= ?'));
  expect(mail.text).toContain('Hello ');
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
