import { withdrawTeam } from '@oche/darts/league/closing';
import { matchEventVersion, type NewMatchEvent } from '@oche/darts/match/event';
import { systemAuthor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { groupRulesOf } from '../groupRows.ts';
import { loadSeasonMatches } from '../standingsRows.ts';
import { append } from './append.ts';
import { readMatchLog } from './log.ts';
import { roleOf } from './recorder.ts';
import { loadMatch, lockMatchRow } from './rows.ts';

/** Records an event of the server in the log of a match. */
const recordInMatch = async (id: string, event: Pick<NewMatchEvent, 'kind' | 'payload'>, context: Context): Promise<void> => {
  await lockMatchRow(id);
  const match = await loadMatch(id);
  const whole = { id: context.newId(), v: matchEventVersion, author: systemAuthor, ...event } as NewMatchEvent;
  const role = await roleOf(match, context.actor);
  await append([whole], new Map(), { match, log: await readMatchLog(id), role, own: [], context });
};

/**
 * Annuls the matches of a team that withdraws, or awards those that it has not played to its opponents, as the rules of each of its groups say.
 * Matches are locked by id.
 */
export const withdrawFromMatches = async (teamId: string, reason: string, context: Context): Promise<void> => {
  const groups = await db()
    .selectFrom('groupTeams')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
    .select(['seasonGroups.id', 'seasonGroups.rules'])
    .where('groupTeams.seasonTeamId', '=', teamId)
    .orderBy('seasonGroups.id')
    .execute();
  for (const group of groups) {
    const effects = withdrawTeam(teamId, await loadSeasonMatches(group.id), groupRulesOf(group).withdrawal);
    for (const id of effects.annul.toSorted()) await recordInMatch(id, { kind: 'annul', payload: { reason } }, context);
    for (const { match, absent } of effects.walkovers.toSorted((a, b) => (a.match < b.match ? -1 : 1)))
      await recordInMatch(match, { kind: 'walkover', payload: { absent: absent === 0 ? 'home' : 'away', reason } }, context);
  }
};
