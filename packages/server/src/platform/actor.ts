import { systemAuthor } from '@oche/darts/match/event';
import { db } from './db/current.ts';
import { sha256 } from './secrets.ts';

export type Role = 'admin' | 'editor';

/** The caller of a request, by its bearer token. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'user';
      userId: string;
      isSuperAdmin: boolean;
      roles: ReadonlyMap<string, Role>;
      /** the impersonating super admin; null without an impersonation */ actorId: string | null;
      tokenId: string;
    }
  | { kind: 'board'; boardId: string; tokenId: string }
  | { kind: 'game'; gameId: string; tokenId: string }
  /** a captain without an account, by the link or the code of the team */
  | { kind: 'team'; seasonTeamId: string; tokenId: string }
  /** anybody at the boards of a match, by its link */
  | { kind: 'match'; matchId: string; tokenId: string }
  /** a token that is unknown, revoked or expired */
  | { kind: 'dead' };

export const actorOf = async (bearer: string | null, now: Date): Promise<Actor> => {
  if (!bearer) return { kind: 'anonymous' };
  // One row, or one for each role of the user.
  const rows = await db()
    .selectFrom('tokens')
    .leftJoin('users', 'users.id', 'tokens.userId')
    .leftJoin('memberships', 'memberships.userId', 'users.id')
    .selectAll('tokens')
    .select(['users.isSuperAdmin', 'users.lockedAt', 'memberships.organisationId', 'memberships.role'])
    .where('hash', '=', sha256(bearer))
    .execute();
  const token = rows[0];
  if (!token || token.revokedAt || token.expiresAt <= now) return { kind: 'dead' };
  if (token.kind === 'board' && token.boardId) return { kind: 'board', boardId: token.boardId, tokenId: token.id };
  if (token.kind === 'game' && token.gameId) return { kind: 'game', gameId: token.gameId, tokenId: token.id };
  if (token.kind === 'team' && token.seasonTeamId) return { kind: 'team', seasonTeamId: token.seasonTeamId, tokenId: token.id };
  if (token.kind === 'match' && token.matchId) return { kind: 'match', matchId: token.matchId, tokenId: token.id };
  const { userId, isSuperAdmin, lockedAt, actorId, id: tokenId } = token;
  if (userId === null || isSuperAdmin === null || lockedAt) return { kind: 'dead' };
  // Roles may have changed since: a super admin cannot be impersonated, and only a super admin can impersonate.
  if (token.kind === 'impersonation' && (isSuperAdmin || !(await isActiveSuperAdmin(actorId)))) return { kind: 'dead' };
  const roles = new Map(rows.flatMap(({ organisationId, role }) => (organisationId && role ? [[organisationId, role] as const] : [])));
  return { kind: 'user', userId, isSuperAdmin, roles, actorId, tokenId };
};

const isActiveSuperAdmin = async (userId: string | null): Promise<boolean> =>
  (await db().selectFrom('users').select('isSuperAdmin').where('id', '=', userId).where('lockedAt', 'is', null).executeTakeFirst())
    ?.isSuperAdmin ?? false;

export { systemAuthor };

/** The name of an actor in logs of games and matches and in the audit log. */
export const authorOf = (actor: Actor): string => {
  switch (actor.kind) {
    case 'user':
      return `user:${actor.userId}`;
    case 'board':
      return `board:${actor.boardId}`;
    case 'game':
      return `game:${actor.gameId}`;
    case 'team':
      return `team:${actor.seasonTeamId}`;
    case 'match':
      return `match:${actor.matchId}`;
    default:
      return actor.kind;
  }
};
