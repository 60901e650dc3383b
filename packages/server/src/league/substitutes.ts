import { isOver } from '@oche/api/contract/season';
import { addDays } from '@oche/darts/days';
import { fixedSubstitutes, isInForce, type FixedSubstitute } from '@oche/darts/league/eligibility';
import { personsOf } from '../accounts/persons.ts';
import { recordChange } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockedOrganisation } from '../organisations/organisations.ts';
import { announce } from './announcements.ts';
import { appearancesOf, loadRosters } from './matches/eligibility.ts';
import { loadMatch, type MatchRow } from './matches/rows.ts';
import { scopeOf, type Scope } from './memberRows.ts';
import { announceRoster } from './members.ts';
import { join, leave, rosterOf, setRoster } from './rosters.ts';

/** The persons on the sheet of a match for whom it was the last one as a substitute. */
const substitutesAfter = async ({ id, seasonId, startsAt, seasonRules: rules }: MatchRow): Promise<FixedSubstitute[]> => {
  if (startsAt === null) return [];
  const onSheet = await db()
    .selectFrom('gameSidePlayers')
    .innerJoin('games', 'games.id', 'gameSidePlayers.gameId')
    .select('playerId')
    .distinct()
    .where('games.parentId', '=', id)
    .where('playerId', 'is not', null)
    .execute();
  const players = onSheet.map(({ playerId }) => playerId!);
  if (players.length === 0) return [];
  const persons = [...new Set(players.map(await personsOf(players)))];
  const [appearances, rosters] = [await appearancesOf(seasonId, persons), await loadRosters(seasonId, persons)];
  const from = addDays(startsAt.slice(0, 10), 1);
  return fixedSubstitutes({ rules, appearances, rosters }).filter((fixed) => fixed.from === from);
};

/** Moves a substitute to a team. If the rules for rosters refuse it, the player stays in the present team. */
const fixSubstitute = async (scope: Scope, { player, team, from }: FixedSubstitute, match: MatchRow, context: Context): Promise<void> => {
  const { season } = scope;
  const member = await db()
    .selectFrom('seasonMembers')
    .selectAll()
    .where('seasonId', '=', season.id)
    .where('playerId', '=', player)
    .executeTakeFirst();
  if (!member) return;
  const before = await rosterOf(member.id);
  const moved = { memberId: member.id, toTeamId: team, startsOn: from };
  // Organisers may have taken it back, or decided otherwise since.
  const earlier = await db()
    .selectFrom('transfers')
    .select('id')
    .where((eb) => eb.and(moved))
    .executeTakeFirst();
  if (earlier || before.some((entry) => entry.from >= from)) return;
  const former = before.filter((entry) => isInForce(entry, from)).map(({ teamId }) => teamId);
  try {
    await setRoster(scope, member.id, join(leave(before, addDays(from, -1)), { teamId: team, from, kind: 'fixed' }));
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const transfer = { ...moved, id: context.newId(), fromTeamId: former[0] ?? null, state: 'done' as const, createdAt: context.now };
  await db().insertInto('transfers').values(transfer).execute();
  await announceRoster(scope, member, before, context);
  const about = { seasonId: season.id, matchId: match.id, teamId: team, playerId: player };
  await announce({ kind: 'substitute-fixed', ...about, captainsOf: [team, ...former], organisers: true }, context);
  await recordChange(season.organisationId, 'updateMember', member.id, { from: before, to: await rosterOf(member.id) }, context);
};

/** Moves the players for whom a decided match was the last one that the season allows as a substitute for a team, to that team from the next day. */
export const fixSubstitutes = async ({ matchId }: { matchId: string }, context: Context): Promise<void> => {
  const match = await loadMatch(matchId);
  const season = await db().selectFrom('seasons').selectAll().where('id', '=', match.seasonId).forShare().executeTakeFirstOrThrow();
  if (isOver(season)) return;
  await lockedOrganisation(season.organisationId);
  const scope = await scopeOf(season, context);
  const substitutes = await substitutesAfter(match);
  for (const fixed of substitutes) await fixSubstitute(scope, fixed, match, context);
  // Usually there are none. Every page of the season would refetch for nothing.
  if (substitutes.length > 0) makeStale(`season ${season.id}`);
};
