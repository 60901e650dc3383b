import type { EndpointName, Parsed } from '@oche/api/contract/endpoints';
import { accountHandlers, accountLimits } from './accounts.ts';
import { accountAdminHandlers } from './admin/accounts.ts';
import { analyticsHandlers } from './admin/analytics.ts';
import { impersonationHandlers } from './admin/impersonations.ts';
import { memberAdminHandlers } from './admin/members.ts';
import { organisationAdminHandlers } from './admin/organisations.ts';
import type { Context, Handlers } from './context.ts';
import { gameHandlers } from './games/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { passwordHandlers, passwordLimits } from './passwords.ts';
import { placeHandlers, placeLimits } from './places/handlers.ts';
import { profileHandlers, profileLimits } from './profile.ts';
import { drawHandlers } from './tournaments/drawHandlers.ts';
import { entryHandlers } from './tournaments/entries.ts';
import { followHandlers } from './tournaments/follow.ts';
import { playListHandlers } from './tournaments/playList.ts';
import { siteTextHandlers } from './siteText.ts';
import { settingsHandlers } from './tournaments/settings.ts';

/** Every endpoint of the contract with what answers it; one that is missing does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...accountAdminHandlers,
  ...impersonationHandlers,
  ...organisationAdminHandlers,
  ...memberAdminHandlers,
  ...analyticsHandlers,
  ...notificationHandlers,
  ...placeHandlers,
  ...settingsHandlers,
  ...entryHandlers,
  ...drawHandlers,
  ...playListHandlers,
  ...followHandlers,
  ...gameHandlers,
  ...siteTextHandlers,
};

/** What is counted before a handler runs; see `limits.ts`. */
export const limits: { [K in EndpointName]?: (input: Parsed<K>, context: Context) => Promise<void> } = {
  ...accountLimits,
  ...passwordLimits,
  ...profileLimits,
  ...placeLimits,
};
