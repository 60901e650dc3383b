import * as z from 'zod/mini';
import { endpoint, id, name } from './define.ts';
import { Notification } from './notification.ts';

export const email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254));
export const langcode = z.enum(['en', 'nl', 'fr', 'de']);
const password = z.string().check(z.minLength(10), z.maxLength(200));
/** An existing password, as it was typed. It is only compared, so no other limits apply. */
const existingPassword = z.string().check(z.maxLength(200));
/** The token of a link in an e-mail. */
export const linkToken = z.string().check(z.maxLength(100));

export const Role = z.enum(['admin', 'editor']);
export const OrganisationKind = z.enum(['club', 'competition']);
export const Organisation = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  kind: OrganisationKind,
  timeZone: z.string(),
  /** the path of a picture in the API (`/files/…`), at most 512 pixels wide and high; its content never changes. Null without a logo */
  logo: z.nullable(z.string()),
});
export type Organisation = z.infer<typeof Organisation>;

export const User = z.object({
  id,
  name: z.string(),
  email: z.string(),
  isSuperAdmin: z.boolean(),
  langcode,
  /** the newest ones; `listNotifications` returns all */
  notifications: z.array(Notification),
  /** organisations that the user is a member of, with the role there */
  memberships: z.array(z.object({ role: Role, organisation: Organisation })),
  /** whether the user is a captain or vice-captain of a team */
  isCaptain: z.boolean(),
});
export type User = z.infer<typeof User>;

export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Creates an account and logs in.',
    changes: [],
    input: z.object({ name, email, password, langcode }),
    output: z.object({ token: z.string() }),
    codes: ['taken'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Logs in; the token is valid for two years.',
    changes: [],
    input: z.object({ email, password: existingPassword }),
    output: z.object({ token: z.string() }),
    codes: ['wrong-credentials', 'locked'],
  }),
  askPasswordReset: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Sends a link to set a new password if an account has this e-mail address. The response is the same if none has.',
    changes: [],
    input: z.object({ email }),
    output: z.null(),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password with the token of a link, revokes all tokens of the account and logs in.',
    changes: [],
    input: z.object({ token: linkToken, password }),
    output: z.object({ token: z.string() }),
    codes: ['gone', 'locked'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    summary: 'Revokes the token of this request.',
    changes: [],
    output: z.null(),
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/auth/logout-everywhere',
    access: 'user',
    summary: 'Revokes all tokens of the user, including this one, and ends the address of their calendar.',
    changes: [],
    output: z.null(),
  }),
  askNameChange: endpoint({
    method: 'POST',
    path: '/user/change-name',
    access: 'user',
    summary: 'Sends an e-mail to the user with a link that changes the name.',
    changes: [],
    input: z.object({ name }),
    output: z.null(),
  }),
  confirmNameChange: endpoint({
    method: 'POST',
    path: '/user/confirm-name-change',
    access: 'public',
    summary: 'Changes the name with the token of a link.',
    changes: ['account', 'players'],
    input: z.object({ token: linkToken }),
    output: z.object({ name: z.string() }),
    codes: ['gone'],
  }),
  askEmailChange: endpoint({
    method: 'POST',
    path: '/user/change-email',
    access: 'user',
    summary: 'Sends an e-mail to the new e-mail address with a link that confirms the change.',
    changes: [],
    input: z.object({ email, password: existingPassword }),
    output: z.null(),
    codes: ['wrong-credentials', 'taken'],
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/user/confirm-email-change',
    access: 'public',
    summary: 'Changes the e-mail address with the token of a link, and notifies the old e-mail address.',
    changes: ['account'],
    input: z.object({ token: linkToken }),
    output: z.object({ email: z.string() }),
    codes: ['gone', 'taken'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/user/change-password',
    access: 'user',
    summary: 'Sets a new password and revokes all other tokens of the user.',
    changes: [],
    input: z.object({ password: existingPassword, newPassword: password }),
    output: z.null(),
    codes: ['wrong-credentials'],
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/user/delete',
    access: 'user',
    summary: 'Erases the account. With `anonymous`, results show “Player #n” instead of the name.',
    changes: ['account', 'members', 'players', 'mine'],
    input: z.object({ password: existingPassword, anonymous: z.boolean() }),
    output: z.null(),
    codes: ['wrong-credentials', 'last-admin'],
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/user',
    access: 'public',
    summary: 'The user of the token; null without a token.',
    reads: ['account', 'organisations', 'members', 'teams'],
    output: z.nullable(User),
  }),
  updateLocale: endpoint({
    method: 'POST',
    path: '/user/update-locale',
    access: 'user',
    summary: 'Stores the language of the user.',
    changes: [],
    input: z.object({ langcode }),
    output: z.null(),
  }),
  broadcastingAuth: endpoint({
    method: 'POST',
    path: '/broadcasting/auth',
    access: 'public',
    summary: 'Authorises a private or presence channel. The body is a form or JSON.',
    changes: [],
    input: z.object({ socketId: z.string().check(z.regex(/^\d+\.\d+$/)), channelName: z.string().check(z.maxLength(200)) }),
    output: z.object({ auth: z.string(), channelData: z.optional(z.string()) }),
  }),
  createOrganisation: endpoint({
    method: 'POST',
    path: '/organisations',
    access: 'user',
    summary: 'Creates a club for the user, who becomes its administrator.',
    changes: ['organisations'],
    input: z.object({ id: z.optional(id), name, timeZone: z.string() }),
    output: Organisation,
    codes: ['limit-reached'],
  }),
};
