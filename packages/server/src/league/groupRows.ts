import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { defaultGroupRules, type GroupRules, type SeasonGroup } from '@oche/api/contract/group';
import { db } from '../platform/db/current.ts';
import type { SeasonGroups } from '../platform/db/leagueTables.ts';
import { found } from '../platform/refusal.ts';
import { sha256 } from '../platform/secrets.ts';

export type GroupRow = Selectable<SeasonGroups>;

/** All rules of a group: its own, otherwise the defaults. */
export const groupRulesOf = ({ rules }: Pick<GroupRow, 'rules'>): GroupRules => ({ ...defaultGroupRules, ...rules });

/** The order of the teams is left out, so that several of them can be moved quickly. */
const versionOf = ({ name, level, structure, rules, follows, teams }: Omit<SeasonGroup, 'version'>): string =>
  sha256(JSON.stringify([name, level, structure, rules, follows, teams.map(({ id }) => id).toSorted()])).slice(0, 22);

/** The season of a group. @throws Refusal 404 if there is no such group */
export const seasonIdOf = async (groupId: string): Promise<string> =>
  found(await db().selectFrom('seasonGroups').select('seasonId').where('id', '=', groupId).executeTakeFirst(), 'The group').seasonId;

const loadWhere = async (which: { seasonId: string } | { id: string }): Promise<SeasonGroup[]> => {
  const rows = await db()
    .selectFrom('seasonGroups')
    .selectAll('seasonGroups')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('groupTeams')
          .innerJoin('seasonTeams', 'seasonTeams.id', 'groupTeams.seasonTeamId')
          .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
          .select(['seasonTeams.id', 'teams.slug', 'seasonTeams.name', 'teams.short', 'seasonTeams.state'])
          .select(['groupTeams.keyNumber as number', 'groupTeams.seed'])
          .whereRef('groupTeams.groupId', '=', 'seasonGroups.id')
          .orderBy('groupTeams.position'),
      ).as('teams'),
    )
    .where((eb) => ('id' in which ? eb('seasonGroups.id', '=', which.id) : eb('seasonId', '=', which.seasonId)))
    .orderBy('level')
    .orderBy('position')
    .orderBy('seasonGroups.id')
    .execute();
  return rows.map(({ createdAt: _, teams, ...row }) => {
    const group = { ...row, rules: groupRulesOf(row), teams: teams.map(({ number: keyNumber, ...team }) => ({ ...team, keyNumber })) };
    return { ...group, version: versionOf(group) };
  });
};

/** The groups of a season with their teams, by level. */
export const loadGroups = (seasonId: string): Promise<SeasonGroup[]> => loadWhere({ seasonId });

/** A group with its teams. @throws Refusal 404 if there is no such group */
export const loadGroup = async (id: string): Promise<SeasonGroup> => found((await loadWhere({ id }))[0], 'The group');
