import { randomBytes as bytes } from 'node:crypto';
import { createClient, type Client } from '@oche/api/client';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { readDemoLogins, type DemoLogins } from '../scripts/demo/logins.ts';
import { apiUrl, dataDir } from './environment.ts';

/** A client of the API without a token. */
export const client: Client = createClient({ baseUrl: apiUrl });

export const newId = (): string => uuidv7(Date.now(), randomBytes());

/** The demo accounts, from the product's data folder. Throws if they do not exist. */
export const demoLogins = (): DemoLogins => {
  const logins = readDemoLogins(dataDir);
  if (!logins) throw new Error(`There are no demo accounts in ${dataDir}.`);
  return logins;
};

/** A new e-mail address. It is new even if a flow runs again with the same data. */
export const newEmail = (prefix: string): string => `${prefix}-${bytes(5).toString('hex')}@e2e.example`;

let administratorLogin: Promise<string> | undefined;
/** The token of the demo's super admin. All flows share one log-in, because an account may only log in five times a minute. */
export const administratorToken = (): Promise<string> => {
  const { email, password } = demoLogins().administrator;
  return (administratorLogin ??= client.call('login', { email, password }).then(({ token }) => token));
};
