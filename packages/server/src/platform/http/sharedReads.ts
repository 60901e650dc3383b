import type { EndpointName } from '@oche/api/contract/endpoints';
import type { Actor } from '../actor.ts';

/**
 * Reads whose answer is the same for everybody who manages nothing: they depend on their input, on the database and on the
 * time, and on the actor only through `policies.ts`. One answer serves all who ask.
 */
export const sharedReads: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'getHome',
  'listTournaments',
  'getTournament',
  'listEntries',
  'listTournamentGames',
  'listGroups',
  'getBracket',
  'getResults',
  'listLiveGames',
  'getGame',
  'getEvent',
  'getCompetitionContext',
]);

/** Milliseconds that a shared answer lasts if this process makes no change: other processes may have written, and time passes. */
export const sharedForMs = 1000;

/** Whether an actor sees exactly what visitors without a log-in see. */
export const seesAsAnybody = (actor: Actor): boolean =>
  actor.kind === 'anonymous' || (actor.kind === 'user' && !actor.isSuperAdmin && actor.roles.size === 0);

/**
 * Writes that call `makeStale` themselves: frequent ones, and those that change nothing public. Every other write makes everything
 * stale.
 */
export const preciseWrites: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'recordEvents',
  'login',
  'logout',
  'logoutEverywhere',
  'register',
  'askPasswordReset',
  'resetPassword',
  'changePassword',
  'askNameChange',
  'askEmailChange',
  'confirmEmailChange',
  'updateLocale',
  'broadcastingAuth',
  'createPairingCode',
  'previewEntries',
  'markNotificationRead',
  'markNotificationsRead',
  'impersonate',
  'stopImpersonating',
]);
