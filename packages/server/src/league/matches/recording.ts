import type { Side } from '@oche/darts/match/structure';
import type { MatchEvent } from '@oche/api/contract/match';
import type { Context } from '../../platform/context.ts';
import { requireToken } from '../../platform/policies.ts';
import { forbidden } from '../../platform/refusal.ts';
import { sideOfCode } from './access.ts';
import { readMatchLog } from './log.ts';
import { captainedSides, roleOf, type MatchRole } from './recorder.ts';
import { lockMatchRow, visibleMatch, type MatchRow } from './rows.ts';

/** A locked match with its log, and the rights of the actor. `own`: the sides of which the actor is a captain. */
export type Recording = {
  match: MatchRow;
  log: MatchEvent[];
  role: MatchRole;
  own: readonly Side[];
  context: Context;
  /** whether the lineup of the event is stored sealed */
  isSealed?: boolean;
};

/** A locked match with its log and the rights of the actor. */
export const openMatch = async (id: string, context: Context, code?: string): Promise<Recording> => {
  await visibleMatch(id, context);
  await lockMatchRow(id);
  const match = await visibleMatch(id, context);
  const signed = code === undefined ? null : await sideOfCode(match, code);
  return {
    ...{ match, context, log: await readMatchLog(id) },
    ...{ own: await captainedSides(match, context.actor), role: await roleOf(match, context.actor, signed) },
  };
};

/** Refuses actors without rights in a match: 401 without a session, 403 otherwise. */
export const requireRole = ({ kinds }: MatchRole, { actor }: Context): void => {
  requireToken(actor);
  if (kinds.length === 0) throw forbidden();
};
