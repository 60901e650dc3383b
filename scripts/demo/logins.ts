import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerOptions } from '@oche/server/createServer';
import { hashPassword } from '@oche/server/platform/secrets';

/** The demo accounts. Their passwords are random and differ between data folders. */
const demoPeople = [
  { role: 'Organiser', name: 'Joke Bordmeester', email: 'organiser@demo.example' },
  { role: 'Administrator', name: 'Ad Ministratie', email: 'admin@demo.example' },
  { role: 'Player', name: 'Omar Bensisal', email: 'player@demo.example' },
  { role: 'Captain', name: 'Kap Opstelling', email: 'captain@demo.example' },
] as const;

export type DemoLogin = (typeof demoPeople)[number] & { password: string };
export type DemoLogins = { organiser: DemoLogin; administrator: DemoLogin; player: DemoLogin; captain: DemoLogin };

// Excludes characters that look alike, because people type these passwords on tablets. Twelve characters have 59 bits.
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const randomPassword = (): string =>
  Array.from({ length: 12 }, (_, i) => `${i > 0 && i % 4 === 0 ? '-' : ''}${characters[randomInt(characters.length)]}`).join('');

/** Demo accounts with new random passwords. */
export const newDemoLogins = (): DemoLogins => {
  const [organiser, administrator, player, captain] = demoPeople;
  return {
    organiser: { ...organiser, password: randomPassword() },
    administrator: { ...administrator, password: randomPassword() },
    player: { ...player, password: randomPassword() },
    captain: { ...captain, password: randomPassword() },
  };
};

/** The file in a data folder that stores the demo accounts. */
export const demoLoginsFile = (dataDir: string): string => join(dataDir, 'demo-logins.json');

/** The demo accounts stored in a data folder; null if it has none. */
export const readDemoLogins = (dataDir: string): DemoLogins | null => {
  const file = demoLoginsFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoLogins) : null;
};

/** Writes demo accounts to a data folder, to a file that only its owner can read. */
export const storeDemoLogins = (dataDir: string, logins: DemoLogins): void => {
  mkdirSync(dataDir, { recursive: true });
  const file = demoLoginsFile(dataDir);
  writeFileSync(file, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  // writeFileSync only sets the mode of a new file.
  chmodSync(file, 0o600);
};

/**
 * Sets a new password for demo accounts without one, and stores it in the data folder. Such accounts exist because migration 0010 removes the
 * published passwords of earlier releases. If the folder has no file of demo accounts, `renew` sets a new password for every demo account.
 */
export const repairDemoLogins = async (db: ServerOptions['db'], dataDir: string, { renew }: { renew: boolean }): Promise<void> => {
  const emails = demoPeople.map(({ email }) => email);
  const accounts = await db.selectFrom('users').select(['id', 'email', 'passwordHash']).where('email', 'in', emails).execute();
  const stored = readDemoLogins(dataDir);
  const withoutPassword = accounts.filter(({ passwordHash }) => passwordHash === '' || (renew && stored === null));
  if (withoutPassword.length === 0) return;
  const logins = stored ?? newDemoLogins();
  storeDemoLogins(dataDir, logins);
  for (const { id, email } of withoutPassword) {
    const { password } = Object.values(logins).find((login) => login.email === email)!;
    const passwordHash = await hashPassword(password, randomBytes);
    await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
    await db.deleteFrom('tokens').where('userId', '=', id).execute();
    await db.deleteFrom('links').where('userId', '=', id).execute();
  }
};
