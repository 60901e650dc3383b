import type { accountEndpoints } from '@oche/api/contract/account';
import type { testLoginEndpoints } from '@oche/api/contract/loginForTests';
import { accountsOf } from '../administration.ts';
import { buildOrganisation, slugOf } from '../builders.ts';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

type Names = keyof typeof accountEndpoints | keyof typeof testLoginEndpoints;

export const responsesOfAccounts = (world: World): ResponsesTo<Names> => {
  const { user } = world;
  const newId = createIds(801);
  return {
    register: { token: 'token-of-a-new-user' },
    login: { token: 'token-of-a-user' },
    askPasswordReset: null,
    resetPassword: { token: 'token-of-a-user' },
    logout: null,
    logoutEverywhere: null,
    askNameChange: null,
    confirmNameChange: { name: user.name },
    askEmailChange: null,
    confirmEmailChange: { email: user.email },
    changePassword: null,
    deleteAccount: null,
    getUser: user,
    updateLocale: null,
    broadcastingAuth: ({ channelName }) => ({
      auth: `key:signature-of-${channelName}`,
      ...(channelName.startsWith('presence-') ? { channelData: JSON.stringify({ user_id: user.id }) } : {}),
    }),
    createOrganisation: ({ id = newId(now.getTime()), name, timeZone }) => buildOrganisation({ id, slug: slugOf(name), name, timeZone }),
    // The organiser, here a super admin, and four players.
    listTestUsers: accountsOf(world)
      .slice(0, 5)
      .map(({ id, name, email, isSuperAdmin }) => ({ id, name, email, isSuperAdmin })),
    testLogin: { token: 'token-of-a-user' },
  };
};
