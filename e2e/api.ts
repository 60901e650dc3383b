import { randomBytes as bytes } from 'node:crypto';
import { createClient, type Client } from '@oche/api/client';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { apiUrl } from './addresses.ts';

/** The public API, as anybody. */
export const client: Client = createClient({ baseUrl: apiUrl });

export const newId = (): string => uuidv7(Date.now(), randomBytes());

/** An address that nobody has yet, also where a flow runs again on the same data. */
export const newEmail = (who: string): string => `${who}-${bytes(5).toString('hex')}@e2e.example`;
