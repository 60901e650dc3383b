import { foldName } from '@oche/darts/names/foldName';
import { sql, type Updateable } from 'kysely';
import { db, makeStale } from '../platform/db/current.ts';
import type { Players } from '../platform/db/schema.ts';
import { isUuid } from '../platform/ids.ts';

/*
 * A person is a player, with all players who were merged into them. Logs, and the rows that are derived from logs, name a player by the id that
 * was written. Everything that counts or compares people replaces these ids by that of the person.
 */

/** A function from the ids of these players to those of their persons. Other ids, such as those of guests, stay as they are. */
export const personsOf = async (ids: readonly string[]): Promise<(id: string) => string> => {
  const players = ids.filter(isUuid);
  if (players.length === 0) return (id) => id;
  const rows = await db().selectFrom('mergedPlayers').select(['playerId', 'intoId']).where('playerId', 'in', players).execute();
  const into = new Map(rows.map(({ playerId, intoId }) => [playerId, intoId]));
  return (id) => into.get(id) ?? id;
};

/** The id of the person of a player. */
export const personOf = async (id: string): Promise<string> => (await personsOf([id]))(id);

/** By each id of these persons: the person. */
export const idsOf = async (persons: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (persons.length === 0) return new Map();
  const rows = await db().selectFrom('mergedPlayers').select(['playerId', 'intoId']).where('intoId', 'in', persons).execute();
  return new Map([...persons.map((id) => [id, id] as const), ...rows.map(({ playerId, intoId }) => [playerId, intoId] as const)]);
};

/** What all players of a person have in common, so that every page that reads a player by the id in a log shows the same person. */
export type Shared = Pick<
  Updateable<Players>,
  'name' | 'searchName' | 'nickname' | 'club' | 'bornOn' | 'hasConsent' | 'userId' | 'nameGoes'
>;

/**
 * Gives the captains of teams who are these players a new name: those with their present name in a team on whose roster they are, or with their account.
 * Nobody can tell which one is the captain if another player of that name is on the roster, so that captain keeps the name.
 */
const renameCaptains = async (ids: readonly string[], name: string): Promise<void> => {
  const players = await db().selectFrom('players').select(['searchName', 'userId']).where('id', 'in', ids).execute();
  const former = new Set(players.map(({ searchName }) => searchName));
  const accounts = [...new Set(players.flatMap(({ userId }) => userId ?? []))];
  const onRosters = () =>
    db()
      .selectFrom('rosterEntries')
      .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
      .innerJoin('players', 'players.id', 'seasonMembers.playerId');
  const captains = await db()
    .selectFrom('seasonTeamCaptains')
    .innerJoin('seasonTeams', 'seasonTeams.id', 'seasonTeamCaptains.seasonTeamId')
    .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
    .select(['seasonTeamId', 'position', 'seasonTeamCaptains.name', 'userId'])
    .where('seasons.organisationId', 'in', (eb) => eb.selectFrom('players').select('players.organisationId').where('players.id', 'in', ids))
    .where(({ or, eb }) =>
      or([
        eb('seasonTeamId', 'in', onRosters().select('rosterEntries.seasonTeamId').where('seasonMembers.playerId', 'in', ids)),
        ...(accounts.length > 0 ? [eb('userId', 'in', accounts)] : []),
      ]),
    )
    .execute();
  for (const { seasonTeamId, position, name: formerName, userId } of captains) {
    const searchName = foldName(formerName);
    if (!former.has(searchName)) continue;
    const namesakes = onRosters().select('players.id').where('rosterEntries.seasonTeamId', '=', seasonTeamId);
    const isSure = userId !== null && accounts.includes(userId);
    if (!isSure && (await namesakes.where('searchName', '=', searchName).where('players.id', 'not in', ids).executeTakeFirst())) continue;
    await db()
      .updateTable('seasonTeamCaptains')
      .set({ name })
      .where('seasonTeamId', '=', seasonTeamId)
      .where('position', '=', position)
      .execute();
  }
};

/** Makes everything stale that may name a person, and publishes it for the seasons in which the person is a member. */
export const makePersonStale = async (person: string): Promise<void> => {
  const members = await db().selectFrom('seasonMembers').select('seasonId').where('playerId', '=', person).execute();
  makeStale('everything', ...members.map(({ seasonId }) => `season ${seasonId}` as const));
};

/** Changes all players of a person. A new name is also that of the captain of their teams. */
export const updatePerson = async (person: string, change: Shared): Promise<void> => {
  const ids = [...(await idsOf([person])).keys()];
  if (typeof change.name === 'string') {
    await renameCaptains(ids, change.name);
    await makePersonStale(person);
  }
  await db().updateTable('players').set(change).where('id', 'in', ids).execute();
};

/** Makes the merges of a person final, because splitting would restore personal data that must go. */
export const makeMergesFinal = async (person: string): Promise<void> => {
  await db().updateTable('mergedPlayers').set({ before: null }).where('intoId', '=', person).execute();
};

/** Forgets the e-mail addresses that splitting would restore for the players of an account. */
export const forgetMergedEmails = async (userId: string): Promise<void> => {
  await db()
    .updateTable('mergedPlayers')
    .set({ before: sql<string>`before #- '{fields,email}' #- '{former,email}'` })
    .where('playerId', 'in', (eb) => eb.selectFrom('players').select('players.id').where('userId', '=', userId))
    .execute();
};
