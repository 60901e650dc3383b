import type { accountEndpoints } from '@oche/api/contract/account';
import { buildOrganisation, slugOf } from './builders.ts';
import { now } from './clock.ts';
import { createIds } from './ids.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

export const answersOfAccount = ({ user, organisation }: World): { [K in keyof typeof accountEndpoints]: Answer<K> } => {
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
    listAvailableOrganisations: [{ ...organisation, kind: 'competition' }],
  };
};
