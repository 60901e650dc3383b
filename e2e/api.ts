import { randomBytes as bytes } from 'node:crypto';
import { createClient, type Client } from '@oche/api/client';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { readDemoLogins, type DemoLogins } from '../scripts/demo/logins.ts';
import { apiUrl, dataDir } from './addresses.ts';

/** A client of the API without a token. */
export const client: Client = createClient({ baseUrl: apiUrl });

export const newId = (): string => uuidv7(Date.now(), randomBytes());

/** The demo log-ins, from the product's data folder. Throws if there are none. */
export const demoLogins = (): DemoLogins => {
  const logins = readDemoLogins(dataDir);
  if (!logins) throw new Error(`There are no demo log-ins in ${dataDir}.`);
  return logins;
};

/** A new e-mail address, also if a flow runs again with the same data. */
export const newEmail = (who: string): string => `${who}-${bytes(5).toString('hex')}@e2e.example`;

let ofAdministrator: Promise<string> | undefined;
/** The token of the demo's super admin. All flows share one log-in, because an account may log in five times a minute. */
export const administratorToken = (): Promise<string> => {
  const { email, password } = demoLogins().administrator;
  return (ofAdministrator ??= client.call('login', { email, password }).then(({ token }) => token));
};
