import { isPublished, isOver } from '@oche/api/contract/season';
import { withdrawTeam } from '@oche/darts/league/closing';
import { matchEventVersion, type NewMatchEvent } from '@oche/darts/match/event';
import { systemAuthor } from '../../platform/actor.ts';
import { recordChange } from '../../platform/audit.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { requireManager } from '../../platform/policies.ts';
import { found } from '../../platform/refusal.ts';
import { announce } from '../announcements.ts';
import { groupRulesOf } from '../groupRows.ts';
import { loadSeasonMatches } from '../standingsRows.ts';
import { todayOf, visibleSeason, wrongState } from '../seasonRows.ts';
import { lockedSeasonTeam } from '../teamRows.ts';
import { loadSeasonTeam } from '../teams.ts';
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

/** What a withdrawal does to the matches of a team, by the rules of each of its groups. */
const loadEffects = async (teamId: string) => {
  const groups = await db()
    .selectFrom('groupTeams')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
    .select(['seasonGroups.id', 'seasonGroups.name', 'seasonGroups.kind', 'seasonGroups.rules'])
    .where('groupTeams.seasonTeamId', '=', teamId)
    .orderBy('seasonGroups.id')
    .execute();
  const effects = [];
  for (const { id, name, kind, ...group } of groups) {
    // In a cup, teams have gone out against this one, and its next opponent goes through.
    const rule = kind === 'cup' ? 'stand' : groupRulesOf(group).withdrawal;
    effects.push({ group: { id, name }, rule, ...withdrawTeam(teamId, await loadSeasonMatches([id]), rule) });
  }
  return effects;
};

/**
 * Annuls the matches of a team that withdraws, or awards those that it has not played to its opponents, as the rules of each of its groups say.
 * Matches are locked by id.
 */
const withdrawFromMatches = async (teamId: string, reason: string, context: Context): Promise<void> => {
  for (const effects of await loadEffects(teamId)) {
    for (const id of effects.annul.toSorted()) await recordInMatch(id, { kind: 'annul', payload: { reason } }, context);
    for (const { match, absent } of effects.walkovers.toSorted((a, b) => (a.match < b.match ? -1 : 1)))
      await recordInMatch(match, { kind: 'walkover', payload: { absent: absent === 0 ? 'home' : 'away', reason } }, context);
  }
};

/** The teams that a team has matches with. */
const opponentsOf = async (teamId: string): Promise<string[]> => {
  const rows = await db()
    .selectFrom('matches')
    .select(['homeId', 'awayId'])
    .where((eb) => eb.or([eb('homeId', '=', teamId), eb('awayId', '=', teamId)]))
    .execute();
  return [...new Set(rows.map(({ homeId, awayId }) => (homeId === teamId ? awayId : homeId)))];
};

/** The withdrawal of a team, which changes its matches. */
export const withdrawalHandlers = {
  previewWithdrawal: async ({ id }, context) => {
    const team = await db().selectFrom('seasonTeams').select('seasonId').where('id', '=', id).executeTakeFirst();
    const season = await visibleSeason(found(team, 'The team').seasonId, context);
    requireManager(context.actor, season, { what: 'The team', visible: true });
    if (!isPublished(season)) return [];
    return (await loadEffects(id)).map(({ group, rule, outcome, played, toCome }) => ({ group, rule, outcome, played, toCome }));
  },

  withdrawTeam: async ({ id, excluded = false, on, reason }, context) => {
    const { season } = await lockedSeasonTeam(id, context);
    requireManager(context.actor, season, { what: 'The team', visible: true });
    if (isOver(season)) throw wrongState('The season is over.');
    const withdrawnOn = on ?? (await todayOf(season, context));
    const state = excluded ? ('excluded' as const) : ('withdrawn' as const);
    const { numUpdatedRows } = await db()
      .updateTable('seasonTeams')
      .set({ state, withdrawnOn })
      .where('id', '=', id)
      .where('state', '=', 'accepted')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongState('Only an accepted team can withdraw.');
    if (isPublished(season)) {
      await withdrawFromMatches(id, reason ?? state, context);
      await announce({ kind: 'fixtures-changed', seasonId: season.id, captainsOf: await opponentsOf(id) }, context);
    }
    await recordChange(season.organisationId, 'withdrawTeam', id, { state, withdrawnOn, reason }, context);
    return loadSeasonTeam(season, id, context);
  },
} satisfies Partial<Handlers>;
