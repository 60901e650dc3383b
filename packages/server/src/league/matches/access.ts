import { isOver } from '@oche/api/contract/season';
import { bothSides, type Side } from '@oche/darts/match/structure';
import { expiryOf, issueToken, revoke } from '../../accounts/tokens.ts';
import { actorOf } from '../../platform/actor.ts';
import { recordChange } from '../../platform/audit.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { can, requireSelf, requireToken } from '../../platform/policies.ts';
import { Refusal, forbidden, found, notFound } from '../../platform/refusal.ts';
import { hashPassword, verifyPassword } from '../../platform/secrets.ts';
import { wrongState, type SeasonRow } from '../seasonRows.ts';
import { announce, notifyOfEarlier } from '../announcements.ts';
import { captainedTeams, endTeamLinks, loadSeasonTeams, lockedSeasonTeam, validTeamLinks } from '../teamRows.ts';
import { roleOf } from './recorder.ts';
import { visibleMatch, type MatchRow } from './rows.ts';

const teamOf = ({ homeId, awayId }: Pick<MatchRow, 'homeId' | 'awayId'>, side: Side): string => (side === 0 ? homeId : awayId);

/** The side of a match whose team has this code. @throws Refusal 422 `wrong-code` if neither has */
export const sideOfCode = async (match: MatchRow, code: string): Promise<Side> => {
  for (const side of bothSides) {
    const row = await db().selectFrom('teamCodes').select('hash').where('seasonTeamId', '=', teamOf(match, side)).executeTakeFirst();
    if (row && (await verifyPassword(code, row.hash))) return side;
  }
  throw new Refusal('wrong-code', 'Neither team has this code.');
};

/** A random code of six digits. */
const newCode = ({ random }: Pick<Context, 'random'>): string => {
  // The largest multiple of a million below 2 ** 32, so that all codes are equally likely.
  for (;;) {
    const value = Buffer.from(random(4)).readUInt32BE();
    if (value < 4_294_000_000) return String(value % 1_000_000).padStart(6, '0');
  }
};

/** Gives a team a new code. Only its hash is stored. */
const setCode = async (seasonTeamId: string, context: Context): Promise<string> => {
  const code = newCode(context);
  const row = { seasonTeamId, hash: await hashPassword(code, context.random), createdAt: context.now };
  await db()
    .insertInto('teamCodes')
    .values(row)
    .onConflict((conflict) => conflict.column('seasonTeamId').doUpdateSet(row))
    .execute();
  return code;
};

const hasCode = async (seasonTeamId: string): Promise<boolean> =>
  (await db().selectFrom('teamCodes').select('hash').where('seasonTeamId', '=', seasonTeamId).executeTakeFirst()) !== undefined;

const hasLink = async (seasonTeamId: string, { now }: Context): Promise<boolean> =>
  (await db()
    .selectFrom('seasonTeams')
    .select('id')
    .where('id', '=', seasonTeamId)
    .where((eb) => eb.exists(validTeamLinks(now)))
    .executeTakeFirst()) !== undefined;

/** The first link and code of a new team. The code is null if the team has one already. */
export const firstTeamAccess = async (seasonTeamId: string, context: Context): Promise<{ token: string; code: string | null }> => ({
  code: (await hasCode(seasonTeamId)) ? null : await setCode(seasonTeamId, context),
  token: await issueToken({ kind: 'team', seasonTeamId }, context),
});

/** Refuses links of teams that no longer play, or whose season is over. */
const requireAccessible = (season: SeasonRow, { state }: { state: string }): void => {
  if (isOver(season) || state !== 'accepted') throw wrongState('The team does not play in this season any more.');
};

/** Links and codes for guests: captains without an account, and markers at the boards of a match. */
export const accessHandlers = {
  renewTeamAccess: async ({ id }, context) => {
    const { season, team } = await lockedSeasonTeam(id, context);
    const { actor } = context;
    requireToken(actor);
    // Somebody who got hold of a link could otherwise keep it and lock the captain out.
    if (actor.kind !== 'user' || !can.changeTeam(actor, season, { id, captained: await captainedTeams(season.id, actor) }))
      throw forbidden();
    requireAccessible(season, team);
    const isFirst = !(await hasCode(id)) && !(await hasLink(id, context));
    await endTeamLinks(id, context);
    const code = await setCode(id, context);
    await recordChange(season.organisationId, 'renewTeamAccess', id, {}, context);
    // Whoever has the link acts for the team, so its captains learn of it.
    if (!isFirst) await announce({ kind: 'team-link-renewed', seasonId: season.id, teamId: id, captainsOf: [id] }, context);
    return { token: await issueToken({ kind: 'team', seasonTeamId: id }, context), code };
  },

  claimTeam: async ({ token }, context) => {
    const user = requireSelf(context.actor);
    const guest = await actorOf(token, context.now);
    if (guest.kind !== 'team') throw notFound('The team');
    const id = guest.seasonTeamId;
    const { season, team } = await lockedSeasonTeam(id, context);
    requireAccessible(season, team);
    const captains = await db().selectFrom('seasonTeamCaptains').selectAll().where('seasonTeamId', '=', id).orderBy('position').execute();
    const { email } = await db().selectFrom('users').select('email').where('id', '=', user.userId).executeTakeFirstOrThrow();
    if (!captains.some(({ userId }) => userId === user.userId)) {
      const free = captains.filter(({ userId }) => userId === null);
      const claimed = free.find((captain) => captain.email === email) ?? free[0];
      // A team without captains cannot be claimed: the link may be that of a captain who was removed.
      if (!claimed) throw new Refusal('taken', 'The team has no captain without an account.');
      await db()
        .updateTable('seasonTeamCaptains')
        .set({ userId: user.userId })
        .where('seasonTeamId', '=', id)
        .where('position', '=', claimed.position)
        .execute();
      await recordChange(season.organisationId, 'claimTeam', id, { position: claimed.position }, context);
      await notifyOfEarlier({ teamId: id, userId: user.userId }, context);
      await announce({ kind: 'team-claimed', seasonId: season.id, teamId: id, captainsOf: [id] }, context);
    }
    return found((await loadSeasonTeams(season, context, id))[0], 'The team');
  },

  createMatchLink: async ({ id, renew = false }, context) => {
    const match = await visibleMatch(id, context);
    requireToken(context.actor);
    const { isEditor, sides } = await roleOf(match, context.actor);
    if (!isEditor && sides.length === 0) throw forbidden();
    if (!isScorable(match)) throw new Refusal('wrong-state', 'The match is decided.');
    if (match.start && context.now.getTime() < match.start.getTime() - linkOpens)
      throw new Refusal('wrong-state', 'A match has a link from six hours before its start.');
    if (renew) await revoke((eb) => eb.and([eb('kind', '=', 'match'), eb('matchId', '=', id)]), context);
    const token = await issueToken({ kind: 'match', matchId: id }, context);
    return { token, expiresAt: expiryOf('match', context.now).toISOString() };
  },
} satisfies Partial<Handlers>;

/** Milliseconds before the start of a match from which it may have a link. */
const linkOpens = 6 * 60 * 60_000;

/** Whether the games of a match can be scored by others than organisers. */
export const isScorable = ({ state }: Pick<MatchRow, 'state'>): boolean => ['planned', 'lineups', 'playing', 'to-confirm'].includes(state);
