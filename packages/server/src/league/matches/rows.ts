import { sql } from 'kysely';
import type { MatchStructure } from '@oche/darts/match/structure';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { can } from '../../platform/policies.ts';
import { found, notFound } from '../../platform/refusal.ts';
import { groupRulesOf } from '../groupRows.ts';
import { rulesOf } from '../seasonRows.ts';

const query = (id: string) =>
  db()
    .selectFrom('matches')
    .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
    .innerJoin('organisations', 'organisations.id', 'seasons.organisationId')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'matches.groupId')
    .innerJoin('locations', 'locations.id', 'matches.locationId')
    .selectAll('matches')
    .select(['seasons.slug as seasonSlug', 'organisations.slug as organisationSlug'])
    .select([
      'seasons.organisationId',
      'seasons.state as seasonState',
      'seasons.rules as seasonRules',
      'locations.timeZone',
      'locations.address',
    ])
    .select('organisations.timeZone as organisationZone')
    .select(sql<Date | null>`matches.starts_at::timestamp at time zone locations.time_zone`.as('start'))
    .select(['seasonGroups.structure as groupStructure', 'seasonGroups.rules as groupRules', 'seasonGroups.kind as groupKind'])
    .where('matches.id', '=', id);

/** A match with its season and its group. */
export const loadMatch = async (id: string) => {
  const row = found(await query(id).executeTakeFirst(), 'The match');
  return { ...row, seasonRules: rulesOf({ rules: row.seasonRules }), groupRules: groupRulesOf({ rules: row.groupRules }) };
};
export type MatchRow = Awaited<ReturnType<typeof loadMatch>>;

/** The structure with which a match is played: its own once it has begun, otherwise that of its group. */
export const structureOf = ({ structure, groupStructure }: MatchRow): MatchStructure => structure ?? groupStructure;

/** A match that the actor may see. @throws Refusal 404 before its fixtures are published, except for organisers */
export const visibleMatch = async (id: string, { actor }: Pick<Context, 'actor'>): Promise<MatchRow> => {
  const match = await loadMatch(id);
  if (!can.seeFixtures(actor, { ...match, state: match.seasonState })) throw notFound('The match');
  return match;
};

/** Locks a match. It is the parent of its games, so it is locked before boards and games. */
export const lockMatchRow = (id: string) => db().selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute();
