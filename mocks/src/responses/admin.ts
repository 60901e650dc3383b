import type { adminEndpoints, OrganisationSummary } from '@oche/api/contract/admin';
import { accountsOf, impersonationsOf, organisationsOf } from '../administration.ts';
import { generalAnalyticsOf, tournamentAnalyticsOf } from '../analytics.ts';
import { byId, notFound, pageOf, withoutUndefined } from './parts.ts';
import { slugOf } from '../builders.ts';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

const has = (text: string, search: string | undefined) => text.toLowerCase().includes((search ?? '').toLowerCase());

/** Sorts by the number that `sort` names, then by name. A leading minus, as in `-members`, reverses the order. */
const sorted = <T extends { name: string }>(items: readonly T[], sort = 'name'): T[] => {
  const figure = (item: T) => Number((item as Record<string, unknown>)[sort.replace('-', '')]) || 0;
  const ascending = items.toSorted((a, b) => figure(a) - figure(b) || a.name.localeCompare(b.name));
  return sort.startsWith('-') ? ascending.reverse() : ascending;
};

export const responsesOfAdmin = (world: World): ResponsesTo<keyof typeof adminEndpoints> => {
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
    listAccounts: ({ search, sort, only, ...page }) => {
      const found = accounts
        .filter(({ name, email }) => has(name, search) || has(email, search))
        .filter(({ isSuperAdmin, locked }) => (only === 'locked' ? locked : only === 'super-admins' ? isSuperAdmin : true));
      return pageOf(sorted(found, sort), page);
    },
    getAccount: ({ userId }) => detailsOf(userId),
    updateAccount: ({ userId, ...changes }) => ({ ...detailsOf(userId), ...withoutUndefined(changes) }),
    impersonate: 'token-of-another-user',
    stopImpersonating: null,
    listImpersonations: ({ userId, ...page }) =>
      pageOf(
        impersonationsOf(world).filter(({ actor, user }) => userId === undefined || actor.id === userId || user.id === userId),
        page,
      ),
    listOrganisations: ({ search, sort, kind, ...page }) => {
      const found = organisations.filter((each) => has(each.name, search) && (kind === undefined || each.kind === kind));
      return pageOf(sorted(found.map(summary), sort), page);
    },
    createCompetition: ({ id = newId(now.getTime()), name, timeZone, domains, ...site }) => ({
      ...{ id, slug: slugOf(name), name, kind: 'competition', timeZone, logo: null, domains, createdAt: now.toISOString() },
      ...{ languages: ['en'], colour: null, description: '', contactEmail: null, connectedDomains: [], ...withoutUndefined(site) },
      ...{ members: 0, memberList: [], tournaments: 0, players: 0, events: 0 },
    }),
    getOrganisation: ({ orgSlug }) => {
      const found = organisations.find(({ slug }) => slug === orgSlug);
      if (!found) throw notFound('organisation');
      return found;
    },
    updateOrganisation: ({ id, ...changes }) => ({ ...byId(organisations, id, 'organisation'), ...withoutUndefined(changes) }),
    setMember: ({ id }) => byId(organisations, id, 'organisation'),
    removeMember: ({ id }) => byId(organisations, id, 'organisation'),
    getGeneralAnalytics: generalAnalyticsOf(world),
    getTournamentAnalytics: tournamentAnalyticsOf(world),
  };
};
