import { randomBytes as bytes } from 'node:crypto';
import { createClient, type Client } from '@oche/api/client';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { readDemoLogins, type DemoLogins } from '../scripts/demo/logins.ts';
import { apiUrl, dataDir } from './addresses.ts';

/** The public API, as anybody. */
export const client: Client = createClient({ baseUrl: apiUrl });

export const newId = (): string => uuidv7(Date.now(), randomBytes());

/** The log-ins of the demo data, from where the product keeps them. */
export const demoLogins = (): DemoLogins => {
  const logins = readDemoLogins(dataDir);
  if (!logins) throw new Error(`The product has kept no log-ins of its demo data in ${dataDir}.`);
  return logins;
};

/** An address that nobody has yet, also where a flow runs again on the same data. */
export const newEmail = (who: string): string => `${who}-${bytes(5).toString('hex')}@e2e.example`;

let ofAdministrator: Promise<string> | undefined;
/** The token of the demo data's super admin. One log-in for all flows: an account has five a minute. */
export const administratorToken = (): Promise<string> => {
  const { email, password } = demoLogins().administrator;
  return (ofAdministrator ??= client.call('login', { email, password }).then(({ token }) => token));
};
