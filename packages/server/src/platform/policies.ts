import { isPublished, type SeasonState } from '@oche/api/contract/season';
import { deskKinds, type EventKind } from '@oche/darts/x01/event';
import type { Actor } from './actor.ts';
import { Refusal, forbidden, notFound } from './refusal.ts';

/*
 * All authorisation rules. Handlers enforce them. Pages only hide controls whose requests would be refused.
 */
type Owned = { organisationId: string | null };
type Shown = { visibility: string; status: string };
type RosterRule = { rosterByCaptain: 'no' | 'request' | 'free' };
/** A team in a season, or none, and the actor's own teams in it. */
type OwnTeam = { id: string | null; captained: ReadonlySet<string> };
/**
 * A member of a season: their account, whether they are or have been on a roster, their present and later teams, and the teams that have asked
 * for them. `captained`: the actor's own teams in the season.
 */
type MemberOf = {
  userId: string | null;
  isOnRoster: boolean;
  teams: readonly string[];
  requestedBy: readonly string[];
  captained: ReadonlySet<string>;
};

const isUser = (actor: Actor, userId: string | null): boolean => actor.kind === 'user' && actor.userId === userId;

/** Whether only the organisers of a tournament may read it. */
export const isPrivate = ({ visibility, status }: Shown): boolean => visibility === 'private' || status === 'draft';

/** `isPrivate` as an optional field of a response. */
export const privately = (tournament: Shown): { isPrivate?: true } => (isPrivate(tournament) ? { isPrivate: true } : {});

export const can = {
  /** May change the content of an organisation: its admins and editors, and super admins. */
  manage: (actor: Actor, { organisationId }: Owned): boolean =>
    actor.kind === 'user' && (actor.isSuperAdmin || ['admin', 'editor'].includes(actor.roles.get(organisationId ?? '') ?? '')),
  /** May change the organisation itself and its members: its admins, and super admins. */
  administer: (actor: Actor, { organisationId }: Owned): boolean =>
    actor.kind === 'user' && (actor.isSuperAdmin || actor.roles.get(organisationId ?? '') === 'admin'),
  /** May see a tournament: its organisers, and everybody if it is neither private nor a draft. */
  see: (actor: Actor, tournament: Owned & Shown): boolean => !isPrivate(tournament) || can.manage(actor, tournament),
  /** May see a ranking: its organisers, and everybody if it is not private. */
  seeRanking: (actor: Actor, ranking: Owned & { visibility: string }): boolean =>
    ranking.visibility !== 'private' || can.manage(actor, ranking),
  /** May see a season: its organisers, and everybody if it is not a draft. */
  seeSeason: (actor: Actor, season: Owned & { state: string }): boolean => season.state !== 'draft' || can.manage(actor, season),
  /** May see the matches of a season: its organisers, and everybody once it runs. */
  seeFixtures: (actor: Actor, season: Owned & { state: SeasonState }): boolean => isPublished(season) || can.manage(actor, season),
  /** What the actor manages in a competition, given whether they are a captain in it; null for nothing. */
  roleIn: (actor: Actor, competition: Owned, isCaptain: boolean): 'admin' | 'editor' | 'captain' | null => {
    if (can.administer(actor, competition)) return 'admin';
    if (can.manage(actor, competition)) return 'editor';
    return isCaptain ? 'captain' : null;
  },
  /** May ask to play a match on another evening, and answer such a request: the captains of both teams, and organisers. */
  postpone: (actor: Actor, season: Owned, { teams, captained }: { teams: readonly string[]; captained: ReadonlySet<string> }): boolean =>
    teams.some((id) => captained.has(id)) || can.manage(actor, season),
  /** May see e-mail addresses and phones of captains: organisers, and the captains of the season. `captained`: the actor's own teams in it. */
  seeContacts: (actor: Actor, season: Owned, captained: ReadonlySet<string>): boolean => captained.size > 0 || can.manage(actor, season),
  /** May change a team in a season: organisers, and its captains. `captained`: the actor's own teams in the season. */
  changeTeam: (actor: Actor, season: Owned, { id, captained }: { id: string; captained: ReadonlySet<string> }): boolean =>
    captained.has(id) || can.manage(actor, season),
  /** May change the roster of a team at once: organisers, and its captains if the season lets them. */
  changeRoster: (actor: Actor, season: Owned & RosterRule, { id, captained }: OwnTeam): boolean =>
    (season.rosterByCaptain === 'free' && captained.has(id ?? '')) || can.manage(actor, season),
  /** May ask that a member joins a team, or agree that a member leaves it: its captains, if the season lets them, and organisers. */
  askForRoster: (actor: Actor, season: Owned & RosterRule, { id, captained }: OwnTeam): boolean =>
    (season.rosterByCaptain !== 'no' && captained.has(id ?? '')) || can.manage(actor, season),
  /** May see a member of a season: organisers, the member, and the captain who has asked for them; everybody if they have been on a roster. */
  seeMember: (actor: Actor, season: Owned, { userId, isOnRoster, requestedBy, captained }: MemberOf): boolean =>
    isOnRoster || isUser(actor, userId) || requestedBy.some((id) => captained.has(id)) || can.manage(actor, season),
  /** May see the full name of a minor: organisers, the captains of the season, and the member. */
  seeMinor: (actor: Actor, season: Owned, { userId, captained }: Pick<MemberOf, 'userId' | 'captained'>): boolean =>
    captained.size > 0 || isUser(actor, userId) || can.manage(actor, season),
  /** May see the e-mail address of a member: organisers, the captains of the member's teams, and the member. */
  seeMemberEmail: (actor: Actor, season: Owned, { userId, teams, captained }: MemberOf): boolean =>
    teams.some((id) => captained.has(id)) || isUser(actor, userId) || can.manage(actor, season),
  /** May see the birth date of a member: organisers, and the member. */
  seeBirthDate: (actor: Actor, season: Owned, { userId }: MemberOf): boolean => isUser(actor, userId) || can.manage(actor, season),
  /** May see a request for a member: organisers, and the captains of the two teams. */
  seeRequest: (actor: Actor, season: Owned, { teams, captained }: { teams: readonly string[]; captained: ReadonlySet<string> }): boolean =>
    teams.some((id) => captained.has(id)) || can.manage(actor, season),
  /** May read a game: its organisers, and everybody if its parent is not private. */
  read: (actor: Actor, game: Owned & { isPrivate: boolean | null }): boolean => !game.isPrivate || can.manage(actor, game),
  /** May score a game: the tablet of its board, its organisers, and the device with its key. */
  score: (actor: Actor, game: Owned & { id: string; boardId: string | null }): boolean =>
    (actor.kind === 'board' && actor.boardId === game.boardId) ||
    (actor.kind === 'game' && actor.gameId === game.id) ||
    can.manage(actor, game),
  /** May start a match, choose its boards and call its games: its captains, everybody with its link, and organisers. */
  runMatch: (actor: Actor, match: Owned & { id: string }, { isCaptain }: { isCaptain: boolean }): boolean =>
    isCaptain || (actor.kind === 'match' && actor.matchId === match.id) || can.manage(actor, match),
  /** May write or undo a kind of event: tablets may not write decisions of organisers, such as a walkover. */
  write: (actor: Actor, kind: EventKind): boolean => actor.kind !== 'board' || !deskKinds.includes(kind),
};

/** Refuses requests without a valid token with 401. */
export const requireToken = (actor: Actor): void => {
  if (actor.kind === 'anonymous' || actor.kind === 'dead') throw new Refusal('unauthenticated', 'Log in first.');
};

/** The user of the request. @throws Refusal 401 without a valid session, 403 for tablets and devices */
export const requireUser = (actor: Actor): Extract<Actor, { kind: 'user' }> => {
  requireToken(actor);
  if (actor.kind !== 'user') throw forbidden();
  return actor;
};

/** The id of the board whose tablet makes the request. @throws Refusal 403 for other actors */
export const requireBoard = (actor: Actor): string => {
  if (actor.kind !== 'board') throw new Refusal('forbidden', 'Only the tablet of a board may do this.');
  return actor.boardId;
};

/** The user of the request, for changes of their own account. @throws Refusal like `requireUser`, and 403 during an impersonation */
export const requireSelf = (actor: Actor): Extract<Actor, { kind: 'user' }> => {
  const user = requireUser(actor);
  if (user.actorId) throw forbidden();
  return user;
};

/** Refuses actors who may not administer an organisation: its editors with 403, others like `requireManager`. */
export const requireAdministrator = (actor: Actor, owned: Owned, what = 'The organisation'): void => {
  requireManager(actor, owned, { what });
  if (!can.administer(actor, owned)) throw forbidden();
};

/**
 * Refuses actors who may not manage something. The status is 401 without a session, 403 if everybody may see the thing (`visible`), otherwise
 * 404, which does not reveal that it exists. `what`: the subject of the 404 message.
 */
export const requireManager = (actor: Actor, owned: Owned, { visible = false, what = 'This' } = {}): void => {
  if (can.manage(actor, owned)) return;
  requireToken(actor);
  throw visible ? forbidden() : notFound(what);
};
