import type { OrganisationDetails, OrganisationSummary } from '@oche/api/contract/admin';
import { organisationOf } from '../accounts.ts';
import { db } from '../db/current.ts';
import { found } from '../refusal.ts';

/** Organisations with what lists of them tell. */
export const organisationRows = () =>
  db()
    .selectFrom('organisations')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('memberships.organisationId', '=', 'organisations.id')
        .as('members'),
      eb
        .selectFrom('tournaments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('tournaments.organisationId', '=', 'organisations.id')
        .where('tournaments.test', '=', false)
        .as('tournaments'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof organisationRows>['executeTakeFirstOrThrow']>>;

export const summaryOf = (row: Row): OrganisationSummary => ({
  ...organisationOf(row),
  domains: row.domains,
  createdAt: row.createdAt.toISOString(),
  members: row.members ?? 0,
  tournaments: row.tournaments ?? 0,
});

const countOf = async (table: 'players' | 'events', organisationId: string): Promise<number> => {
  const { count } = await db()
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow();
  return count;
};

/** One organisation with its members, those who may do most first. */
export const detailsOf = async (id: string): Promise<OrganisationDetails> => {
  const row = found(await organisationRows().where('organisations.id', '=', id).executeTakeFirst(), 'The organisation');
  const members = await db()
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name', 'users.email', 'memberships.role'])
    .where('organisationId', '=', id)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
  const order = ['admin', 'editor', 'captain'];
  return {
    ...summaryOf(row),
    memberList: members.map(({ role, ...user }) => ({ user, role })).toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role)),
    players: await countOf('players', id),
    events: await countOf('events', id),
  };
};
