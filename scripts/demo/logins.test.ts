import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '@oche/server/testDatabase';
import { hashPassword, sha256, verifyPassword } from '@oche/server/platform/secrets';
import { uuidv7 } from '@oche/api/uuid';
import { demoPasswords } from '@oche/server/platform/db/migrations/0010DemoPasswords';
import { demoLoginsFile, storeDemoLogins, newDemoLogins, readDemoLogins, repairDemoLogins } from './logins.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'oche-logins-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const demoEmails = Object.values(newDemoLogins()).map(({ email }) => email);
/** The accounts of releases that published their passwords. They had no captain. */
const publishedEmails = demoEmails.filter((email) => email !== newDemoLogins().captain.email);

/** A database with demo accounts and one other account, all logged in and with the same password. */
const accountsWith = async (password: string, accounts: readonly string[] = demoEmails) => {
  const { db, close } = await openTestDatabase();
  const emails = [...accounts, 'somebody@example.org'];
  for (const email of emails) {
    const [id, createdAt] = [uuidv7(Date.now(), randomBytes(10)), new Date()];
    const passwordHash = await hashPassword(password, randomBytes);
    await db.insertInto('users').values({ id, name: 'N', email, passwordHash, langcode: 'en', createdAt }).execute();
    const token = { id: uuidv7(Date.now(), randomBytes(10)), kind: 'user' as const, userId: id, hash: sha256(email), createdAt };
    await db
      .insertInto('tokens')
      .values({ ...token, expiresAt: new Date(createdAt.getTime() + 1e9) })
      .execute();
  }
  const isPassword = async (email: string, tried: string) => {
    const { passwordHash } = await db.selectFrom('users').select('passwordHash').where('email', '=', email).executeTakeFirstOrThrow();
    return verifyPassword(tried, passwordHash);
  };
  const sessions = () =>
    db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.userId')
      .select('users.email')
      .where('tokens.revokedAt', 'is', null)
      .execute();
  return { db, close, isPassword, sessions };
};

test('demo passwords differ between data folders, and only the owner of a folder can read them', () => {
  const logins = newDemoLogins();
  const all = [...Object.values(logins), ...Object.values(newDemoLogins())].map(({ password }) => password);
  expect(new Set(all).size).toBe(all.length);
  for (const password of all) expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  storeDemoLogins(dataDir, logins);
  expect(readDemoLogins(dataDir)).toEqual(logins);
  if (process.platform !== 'win32') expect(statSync(demoLoginsFile(dataDir)).mode & 0o777).toBe(0o600);
});

test('demo accounts with the published passwords of earlier releases get new passwords and are logged out, and other accounts are unchanged', async () => {
  const { db, close, isPassword, sessions } = await accountsWith('a published password', publishedEmails);
  await demoPasswords(db);
  expect(await sessions()).toEqual([{ email: 'somebody@example.org' }]);
  await repairDemoLogins(db, dataDir, { renew: false });
  const logins = Object.values(readDemoLogins(dataDir)!).filter(({ email }) => publishedEmails.includes(email));
  for (const { email, password } of logins)
    expect([await isPassword(email, 'a published password'), await isPassword(email, password)]).toEqual([false, true]);
  expect(await isPassword('somebody@example.org', 'a published password')).toBe(true);
  const stored = readFileSync(demoLoginsFile(dataDir), 'utf8');
  await repairDemoLogins(db, dataDir, { renew: true });
  expect(readFileSync(demoLoginsFile(dataDir), 'utf8')).toBe(stored);
  await close();
});

test('if the file of demo accounts is lost, the database of the data folder gets new passwords, but an external database is unchanged', async () => {
  const { db, close, isPassword, sessions } = await accountsWith('a password kept elsewhere');
  await repairDemoLogins(db, dataDir, { renew: false });
  expect([existsSync(demoLoginsFile(dataDir)), await isPassword('admin@demo.example', 'a password kept elsewhere')]).toEqual([false, true]);
  await repairDemoLogins(db, dataDir, { renew: true });
  expect(await isPassword('admin@demo.example', 'a password kept elsewhere')).toBe(false);
  expect(await isPassword('admin@demo.example', readDemoLogins(dataDir)!.administrator.password)).toBe(true);
  expect(await sessions()).toEqual([{ email: 'somebody@example.org' }]);
  await close();
});
