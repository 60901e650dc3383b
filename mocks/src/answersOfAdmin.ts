import { ApiError } from '@oche/api/errors';
import type { adminEndpoints, OrganisationSummary } from '@oche/api/contract/admin';
import { accountsOf, impersonationsOf, organisationsOf } from './administration.ts';
import { generalAnalyticsOf, tournamentAnalyticsOf } from './analytics.ts';
import { byId, given, notFound, pageOf } from './answerParts.ts';
import { slugOf } from './builders.ts';
import { now } from './clock.ts';
import { createIds } from './ids.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

const has = (text: string, search: string | undefined) => text.toLowerCase().includes((search ?? '').toLowerCase());

/** `-name` turns the order of `name` round; what is not there comes last. */
const sorted = <T>(items: readonly T[], sort: string, keys: Record<string, (item: T) => string | number>): T[] => {
  const descends = sort.startsWith('-');
  const key = keys[descends ? sort.slice(1) : sort] ?? (() => 0);
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return items.toSorted((a, b) => (descends ? -1 : 1) * compare(key(a), key(b)));
};

export const answersOfAdmin = (world: World): { [K in keyof typeof adminEndpoints]: Answer<K> } => {
  const accounts = accountsOf(world);
  const organisations = organisationsOf(world);
  const newId = createIds(804);
  const detailsOf = (id: string) => {
    const account = byId(accounts, id, 'account');
    const memberships = organisations.flatMap(({ memberList, ...organisation }) =>
      memberList.filter(({ user }) => user.id === id).map(({ role }) => ({ role, organisation })),
    );
    return { ...account, memberships };
  };
  const summary = ({
    memberList: _members,
    players: _players,
    events: _events,
    ...rest
  }: (typeof organisations)[number]): OrganisationSummary => rest;
  return {
    listAccounts: ({ search, sort = 'name', only, ...page }) =>
      pageOf(
        sorted(
          accounts
            .filter(({ name, email }) => has(name, search) || has(email, search))
            .filter(({ isSuperAdmin, locked }) => (only === 'locked' ? locked : only === 'super-admins' ? isSuperAdmin : true)),
          sort,
          {
            ...{ name: ({ name }) => name, email: ({ email }) => email, created: ({ createdAt }) => createdAt },
            'log-in': ({ lastLogInAt }) => lastLogInAt ?? '',
          },
        ),
        page,
      ),
    getAccount: ({ userId }) => detailsOf(userId),
    updateAccount: ({ userId, ...changes }) => ({ ...detailsOf(userId), ...given(changes) }),
    impersonate: 'token-of-another-user',
    stopImpersonating: null,
    listImpersonations: ({ userId, ...page }) =>
      pageOf(
        impersonationsOf(world).filter(({ actor, user }) => userId === undefined || actor.id === userId || user.id === userId),
        page,
      ),
    listOrganisations: ({ search, sort = 'name', kind, ...page }) =>
      pageOf(
        sorted(organisations.filter((each) => has(each.name, search) && (kind === undefined || each.kind === kind)).map(summary), sort, {
          ...{ name: ({ name }) => name, created: ({ createdAt }) => createdAt },
          ...{ members: ({ members }) => members, tournaments: ({ tournaments }) => tournaments },
        }),
        page,
      ),
    createCompetition: ({ id = newId(now.getTime()), name, timeZone, domains, ...site }) => ({
      ...{ id, slug: slugOf(name), name, kind: 'competition', timeZone, logo: null, domains, createdAt: now.toISOString() },
      ...{ languages: ['en'], colour: null, description: '', contactEmail: null, connectedDomains: [], ...given(site) },
      ...{ members: 0, memberList: [], tournaments: 0, players: 0, events: 0 },
    }),
    getOrganisation: ({ orgSlug }) => {
      const found = organisations.find(({ slug }) => slug === orgSlug);
      if (!found) throw notFound('organisation');
      return found;
    },
    updateOrganisation: ({ id, ...changes }) => ({ ...byId(organisations, id, 'organisation'), ...given(changes) }),
    setMember: ({ id, email, role }) => {
      const organisation = byId(organisations, id, 'organisation');
      const account = accounts.find((each) => each.email === email);
      if (!account) throw new ApiError(400, { code: 'invalid', message: 'No such account.', fields: { email: 'unknown' } });
      const others = organisation.memberList.filter(({ user }) => user.id !== account.id);
      const member = { user: { id: account.id, name: account.name, email }, role };
      return { ...organisation, members: others.length + 1, memberList: [...others, member] };
    },
    getGeneralAnalytics: generalAnalyticsOf(world),
    getTournamentAnalytics: tournamentAnalyticsOf(world),
    removeMember: ({ id, userId }) => {
      const organisation = byId(organisations, id, 'organisation');
      const memberList = organisation.memberList.filter(({ user }) => user.id !== userId);
      return { ...organisation, members: memberList.length, memberList };
    },
  };
};
