import type { testLoginEndpoints } from '@oche/api/contract/loginForTests';
import { accountsOf } from './administration.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

/** As in a data set of tests: the organiser, who is a super admin here, and some players. */
export const answersOfTestLogin = (world: World): { [K in keyof typeof testLoginEndpoints]: Answer<K> } => ({
  listTestUsers: accountsOf(world)
    .slice(0, 5)
    .map(({ id, name, email, isSuperAdmin }) => ({ id, name, email, isSuperAdmin })),
  testLogin: { token: 'token-of-a-user' },
});
