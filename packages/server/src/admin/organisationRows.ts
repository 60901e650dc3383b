import type { OrganisationDetails, OrganisationSummary } from '@oche/api/contract/admin';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { memberList } from '../organisations/members/memberships.ts';
import { found } from '../platform/refusal.ts';
import { organisationOf } from '../organisations/organisations.ts';

/** A query for organisations with the columns of lists. */
export const organisationRows = () =>
  db()
    .selectFrom('organisations')
    .selectAll()
    .select((eb) => [
      sql<string[]>`array(select domain from organisation_domains where organisation_id = organisations.id order by position)`.as(
        'domains',
      ),
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

/** An organisation with its members, administrators first. */
export const detailsOf = async (id: string, { competitionDomains }: Pick<Context, 'competitionDomains'>): Promise<OrganisationDetails> => {
  const row = found(await organisationRows().where('organisations.id', '=', id).executeTakeFirst(), 'The organisation');
  const { languages, colour, description, contactEmail } = row;
  return {
    ...summaryOf(row),
    ...{ languages, colour, description, contactEmail },
    connectedDomains: row.domains.filter((domain) => competitionDomains.has(domain)),
    memberList: await memberList(id),
    players: await countOf('players', id),
    events: await countOf('events', id),
  };
};
