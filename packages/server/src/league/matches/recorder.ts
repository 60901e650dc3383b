import type { MatchEventKind } from '@oche/darts/match/event';
import type { Recorder } from '@oche/darts/match/record';
import { bothSides, type Side } from '@oche/darts/match/structure';
import type { Actor } from '../../platform/actor.ts';
import { can } from '../../platform/policies.ts';
import { captainedTeams } from '../teamRows.ts';
import type { MatchRow } from './rows.ts';

/** The kinds of events that captains may record for their own side or the match. */
const ofCaptains: readonly MatchEventKind[] = [
  ...(['here', 'handed-in', 'revealed', 'slot', 'substitute', 'toss', 'boards', 'fact', 'fact-removed', 'score', 'claim'] as const),
  ...(['stop', 'resume', 'confirm', 'dispute', 'note', 'protest', 'undo'] as const),
];
/** The kinds that anybody with the link of the match may record. */
const ofLink: readonly MatchEventKind[] = ['toss', 'boards'];
/** Decisions that captains cannot make. */
const ofEditors: readonly MatchEventKind[] = ['resolve', 'walkover', 'annul'];

/** The rights of an actor in a match. */
export type MatchRole = Recorder & { kinds: readonly MatchEventKind[]; /** whether the actor may score its games */ mayScore: boolean };

/** The sides of a match of which an actor is a captain. */
export const captainedSides = async (match: MatchRow, actor: Actor): Promise<Side[]> => {
  const teams = await captainedTeams(match.seasonId, actor);
  return bothSides.filter((side) => teams.has(side === 0 ? match.homeId : match.awayId));
};

/** The rights of an actor in a match. `signed`: the side whose code was entered on the device of the actor. */
export const roleOf = async (match: MatchRow, actor: Actor, signed: Side | null = null): Promise<MatchRole> => {
  const isEditor = can.manage(actor, match);
  const own = await captainedSides(match, actor);
  const sides = bothSides.filter((side) => own.includes(side) || side === signed);
  const hasLink = actor.kind === 'match' && actor.matchId === match.id;
  const isCaptain = sides.length > 0;
  const kinds = [...(isEditor || isCaptain ? ofCaptains : []), ...(isEditor ? ofEditors : []), ...(hasLink ? ofLink : [])];
  return { isEditor, sides, kinds, mayScore: isEditor || isCaptain || hasLink };
};
