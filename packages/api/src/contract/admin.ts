import * as z from 'zod/mini';
import { email, langcode, Organisation, OrganisationKind, Role } from './account.ts';
import { domains, siteInput, sitePart } from './competition.ts';
import { endpoint, id, instant, line, name, pageOf, paging } from './define.ts';

const search = z.optional(line(120));

/** An account as super admins see it. */
export const Account = z.object({
  id,
  name: z.string(),
  email: z.string(),
  langcode,
  isSuperAdmin: z.boolean(),
  /** whether the account is locked, so that nobody can log in with it */
  locked: z.boolean(),
  createdAt: instant,
  lastLogInAt: z.nullable(instant),
  /** number of organisations that the account is a member of */
  organisations: z.int(),
});
export type Account = z.infer<typeof Account>;
export const AccountDetails = z.extend(Account, { memberships: z.array(z.object({ role: Role, organisation: Organisation })) });

/** Columns by which lists of accounts and organisations are sorted. A leading `-` reverses the order. */
export const accountSort = z.enum(['name', '-name', 'email', '-email', 'created', '-created', 'log-in', '-log-in']);
export const organisationSort = z.enum(['name', '-name', 'created', '-created', 'members', '-members', 'tournaments', '-tournaments']);

/** A user in the audit log. `name` is null if the account has been deleted. */
const Person = z.object({ id, name: z.nullable(z.string()) });

/** One impersonation: a super admin (`actor`) acted as another user. */
export const Impersonation = z.object({
  id,
  actor: Person,
  user: Person,
  startedAt: instant,
  /** null while it is active */
  endedAt: z.nullable(instant),
  /** the writes, newest first: endpoint, path, number of calls, and time of the last call; at most a hundred paths */
  writes: z.array(z.object({ endpoint: z.string(), path: z.string(), count: z.int(), lastAt: instant })),
});
export type Impersonation = z.infer<typeof Impersonation>;

export const OrganisationSummary = z.extend(Organisation, {
  domains: z.array(z.string()),
  createdAt: instant,
  members: z.int(),
  tournaments: z.int(),
});
export type OrganisationSummary = z.infer<typeof OrganisationSummary>;
export const Member = z.object({ user: z.object({ id, name: z.string(), email: z.string() }), role: Role });
export const OrganisationDetails = z.extend(OrganisationSummary, {
  ...sitePart,
  /** the host names that this server is configured to serve */
  connectedDomains: z.array(z.string()),
  memberList: z.array(Member),
  players: z.int(),
  events: z.int(),
});
export type OrganisationDetails = z.infer<typeof OrganisationDetails>;

/** A month in UTC: `2026-11`. */
const month = z.string();
/** Figures of the whole product, in total and for each of the last twelve months. The current month is last. */
export const GeneralAnalytics = z.object({
  accounts: z.int(),
  /** accounts that have logged in within the last thirty days */
  active: z.int(),
  clubs: z.int(),
  competitions: z.int(),
  players: z.int(),
  months: z.array(z.object({ month, accounts: z.int(), logIns: z.int(), organisations: z.int() })),
  languages: z.array(z.object({ langcode, accounts: z.int() })),
});
export type GeneralAnalytics = z.infer<typeof GeneralAnalytics>;
/** Figures of tournaments, without test tournaments. Only finished games count. `organisations` are the ten with the most games. */
export const TournamentAnalytics = z.object({
  tournaments: z.int(),
  running: z.int(),
  entries: z.int(),
  games: z.int(),
  oneEighties: z.int(),
  months: z.array(z.object({ month, tournaments: z.int(), entries: z.int(), games: z.int(), oneEighties: z.int() })),
  organisations: z.array(z.object({ slug: z.string(), name: z.string(), games: z.int() })),
});
export type TournamentAnalytics = z.infer<typeof TournamentAnalytics>;

/** Endpoints for super admins, and the endpoint that ends an impersonation. */
export const adminEndpoints = {
  listAccounts: endpoint({
    method: 'GET',
    path: '/admin/users',
    access: 'superadmin',
    summary: 'Accounts, sorted by name or another column; `search` matches names and e-mail addresses.',
    reads: ['account', 'organisations', 'members'],
    input: z.object({ ...paging, search, sort: z.optional(accountSort), only: z.optional(z.enum(['super-admins', 'locked'])) }),
    output: pageOf(Account),
  }),
  getAccount: endpoint({
    method: 'GET',
    path: '/admin/users/{user_id}',
    access: 'superadmin',
    summary: 'One account, with its organisations.',
    reads: ['account', 'organisations', 'members'],
    output: AccountDetails,
  }),
  updateAccount: endpoint({
    method: 'PATCH',
    path: '/admin/users/{user_id}',
    access: 'superadmin',
    summary: 'Changes an account. If its e-mail address changes, the old one is notified. Super admins cannot lock or demote themselves.',
    changes: ['account'],
    input: z.object({
      name: z.optional(name),
      email: z.optional(email),
      isSuperAdmin: z.optional(z.boolean()),
      locked: z.optional(z.boolean()),
    }),
    output: AccountDetails,
    codes: ['taken'],
  }),
  impersonate: endpoint({
    method: 'POST',
    path: '/users/impersonate',
    access: 'superadmin',
    summary: 'Creates a token that impersonates another user for at most a day. Super admins cannot be impersonated.',
    changes: ['impersonations'],
    input: z.object({ userId: id }),
    output: z.string(),
    codes: ['locked'],
  }),
  stopImpersonating: endpoint({
    method: 'POST',
    path: '/users/stop-impersonating',
    access: 'user',
    summary: 'Ends an impersonation: revokes the token of this request.',
    changes: ['impersonations'],
    output: z.null(),
  }),
  listImpersonations: endpoint({
    method: 'GET',
    path: '/admin/impersonations',
    access: 'superadmin',
    summary: 'Impersonations with their writes, newest first. `user_id` limits them to those of or by this user.',
    reads: ['impersonations'],
    input: z.object({ ...paging, userId: z.optional(id) }),
    output: pageOf(Impersonation),
  }),
  listOrganisations: endpoint({
    method: 'GET',
    path: '/admin/organisations',
    access: 'superadmin',
    summary: 'Clubs and competitions, sorted by name or another column.',
    reads: ['organisations', 'members'],
    input: z.object({ ...paging, search, sort: z.optional(organisationSort), kind: z.optional(OrganisationKind) }),
    output: pageOf(OrganisationSummary),
  }),
  createCompetition: endpoint({
    method: 'POST',
    path: '/admin/organisations',
    access: 'superadmin',
    summary: 'Creates an organisation of the kind `competition`.',
    changes: ['organisations'],
    input: z.object({ id: z.optional(id), name, timeZone: z.string(), domains, ...siteInput }),
    output: OrganisationDetails,
    codes: ['taken'],
  }),
  getOrganisation: endpoint({
    method: 'GET',
    path: '/admin/organisations/{org_slug}',
    access: 'superadmin',
    summary: 'One organisation with its members, by its current or an earlier slug.',
    reads: ['organisations', 'members'],
    output: OrganisationDetails,
  }),
  updateOrganisation: endpoint({
    method: 'PATCH',
    path: '/admin/organisations/{id}',
    access: 'superadmin',
    summary: 'Changes an organisation; earlier slugs keep working.',
    changes: ['organisations'],
    input: z.object({
      name: z.optional(name),
      slug: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))),
      timeZone: z.optional(z.string()),
      domains: z.optional(domains),
      ...siteInput,
    }),
    output: OrganisationDetails,
    codes: ['taken'],
  }),
  setMember: endpoint({
    method: 'PUT',
    path: '/admin/organisations/{id}/members',
    access: 'superadmin',
    summary: 'Makes the account with this e-mail address a member, or changes the role of the member.',
    changes: ['members'],
    input: z.object({ email, role: Role }),
    output: OrganisationDetails,
    codes: ['last-admin'],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/admin/organisations/{id}/members/{user_id}',
    access: 'superadmin',
    summary: 'Removes a member from an organisation.',
    changes: ['members'],
    output: OrganisationDetails,
    codes: ['last-admin'],
  }),
  getGeneralAnalytics: endpoint({
    method: 'GET',
    path: '/admin/analytics/general',
    access: 'superadmin',
    summary: 'Counts of accounts, organisations and log-ins, in total and by month.',
    reads: [],
    output: GeneralAnalytics,
  }),
  getTournamentAnalytics: endpoint({
    method: 'GET',
    path: '/admin/analytics/tournaments',
    access: 'superadmin',
    summary: 'Counts of tournaments, entries, games and 180s, in total and by month.',
    reads: [],
    output: TournamentAnalytics,
  }),
};
