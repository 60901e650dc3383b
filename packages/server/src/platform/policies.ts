import { deskKinds, type EventKind } from '@oche/darts/x01/event';
import type { Actor } from './actor.ts';
import { Refusal, forbidden, notFound } from './refusal.ts';

/** The one place that decides who may do what. Handlers ask; pages only hide. */
type Owned = { organisationId: string | null };
type Shown = { visibility: string; status: string };

/** Whether only those who run a tournament may read it. */
export const isPrivate = ({ visibility, status }: Shown): boolean => visibility === 'private' || status === 'draft';

/** The same as a field of an answer. */
export const privately = (tournament: Shown): { isPrivate?: true } => (isPrivate(tournament) ? { isPrivate: true } : {});

export const can = {
  /** Change anything of an organisation: its admins and editors, and super admins. */
  manage: (actor: Actor, { organisationId }: Owned): boolean =>
    actor.kind === 'user' && (actor.isSuperAdmin || ['admin', 'editor'].includes(actor.roles.get(organisationId ?? '') ?? '')),
  /** Change what an organisation is: its admins, and super admins. */
  administer: (actor: Actor, { organisationId }: Owned): boolean =>
    actor.kind === 'user' && (actor.isSuperAdmin || actor.roles.get(organisationId ?? '') === 'admin'),
  /** See a tournament: everybody a public or unlisted one that is no draft, its organisers every one. */
  see: (actor: Actor, tournament: Owned & Shown): boolean => !isPrivate(tournament) || can.manage(actor, tournament),
  /** Read a game: everybody one of a parent that everybody may read, or of none; its organisers every one. */
  read: (actor: Actor, game: Owned & { isPrivate: boolean | null }): boolean => !game.isPrivate || can.manage(actor, game),
  /** Score a game: the tablet of its board, its organisers, the device that holds its key. */
  score: (actor: Actor, game: Owned & { id: string; boardId: string | null }): boolean =>
    (actor.kind === 'board' && actor.boardId === game.boardId) ||
    (actor.kind === 'game' && actor.gameId === game.id) ||
    can.manage(actor, game),
  /** Write a kind of event, by itself or by taking it back: what is decided at the desk is not the tablet's to say. */
  write: (actor: Actor, kind: EventKind): boolean => actor.kind !== 'board' || !deskKinds.includes(kind),
};

/** Refuses with 401 without a live log-in. */
export const requireUser = (actor: Actor): Extract<Actor, { kind: 'user' }> => {
  if (actor.kind === 'anonymous' || actor.kind === 'dead') throw new Refusal('unauthenticated', 'Log in first.');
  if (actor.kind !== 'user') throw forbidden();
  return actor;
};

/** The board whose tablet asks; refuses everybody else. */
export const requireBoard = (actor: Actor): string => {
  if (actor.kind !== 'board') throw new Refusal('forbidden', 'Only the tablet of a board may do this.');
  return actor.boardId;
};

/** Refuses with 401 without a live log-in, with 403 somebody who acts as another: an account is changed by whose it is. */
export const requireSelf = (actor: Actor): Extract<Actor, { kind: 'user' }> => {
  const user = requireUser(actor);
  if (user.actorId) throw forbidden();
  return user;
};

/** Refuses who does not run the organisation: those who may change anything else of it with 403, everybody else as `requireManager` does. */
export const requireAdministrator = (actor: Actor, owned: Owned, what = 'The organisation'): void => {
  requireManager(actor, owned, { what });
  if (!can.administer(actor, owned)) throw forbidden();
};

/**
 * Refuses what the actor may not manage: 401 without a log-in, 403 where the thing is public anyway,
 * 404 where even its existence is nobody's business.
 */
export const requireManager = (actor: Actor, owned: Owned, { visible = false, what = 'This' } = {}): void => {
  if (can.manage(actor, owned)) return;
  if (actor.kind === 'anonymous' || actor.kind === 'dead') throw new Refusal('unauthenticated', 'Log in first.');
  throw visible ? forbidden() : notFound(what);
};
