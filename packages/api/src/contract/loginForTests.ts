import * as z from 'zod/mini';
import { email } from './account.ts';
import { endpoint, id } from './define.ts';

export const TestUser = z.object({ id, name: z.string(), email: z.string(), isSuperAdmin: z.boolean() });

/** Endpoints of an API that was started for tests. Every other API responds with 404. */
export const testLoginEndpoints = {
  listTestUsers: endpoint({
    method: 'GET',
    path: '/test-login',
    access: 'public',
    summary: 'For tests only (404 otherwise): the first accounts, for `testLogin`.',
    reads: [],
    output: z.array(TestUser),
  }),
  testLogin: endpoint({
    method: 'POST',
    path: '/test-login',
    access: 'public',
    summary: 'For tests only (404 otherwise): logs in as an account without its password.',
    changes: [],
    input: z.object({ email }),
    output: z.object({ token: z.string() }),
    codes: ['locked'],
  }),
};
