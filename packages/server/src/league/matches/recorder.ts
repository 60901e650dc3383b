import type { MatchEventKind } from '@oche/darts/match/event';
import type { Recorder } from '@oche/darts/match/record';
import { bothSides, type Side } from '@oche/darts/match/structure';
import type { Actor } from '../../platform/actor.ts';
import { db } from '../../platform/db/current.ts';
import { can } from '../../platform/policies.ts';
import { captainedTeams } from '../teamRows.ts';
import type { MatchRow } from './rows.ts';

/** The kinds of events that captains may record for their own side or the match. */
const ofCaptains: readonly MatchEventKind[] = [
  ...(['here', 'handed-in', 'revealed', 'slot', 'substitute', 'toss', 'boards', 'fact', 'fact-removed', 'score', 'claim'] as const),
  ...(['stop', 'resume', 'confirm', 'dispute', 'note', 'protest', 'undo'] as const),
];
/** The kinds that everybody who may run the match may record: where and in which order it is played, and by whom in free games. */
const ofRunning: readonly MatchEventKind[] = ['toss', 'boards', 'slot'];
/** Decisions that captains cannot make. */
const ofEditors: readonly MatchEventKind[] = ['resolve', 'walkover', 'annul', 'decide'];

/** The rights of an actor in a match. */
export type MatchRole = Recorder & {
  kinds: readonly MatchEventKind[];
  /** whether the actor may choose its boards and call its games */
  mayRun: boolean;
  /** whether the actor may score its games */
  mayScore: boolean;
};

/** The sides of a match of which an actor is a captain. */
export const captainedSides = async (match: MatchRow, actor: Actor): Promise<Side[]> =>
  sidesOf(match, await captainedTeams(match.seasonId, actor));
const sidesOf = ({ homeId, awayId }: MatchRow, teams: ReadonlySet<string>): Side[] =>
  bothSides.filter((side) => teams.has(side === 0 ? homeId : awayId));

/** Whether the account of an actor is linked to a player who is on the roster of one of the teams on the day of the match. */
const isOnRoster = async ({ homeId, awayId, startsAt }: MatchRow, actor: Actor): Promise<boolean> => {
  if (actor.kind !== 'user') return false;
  const day = startsAt?.slice(0, 10) ?? '';
  const row = await db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
    .innerJoin('players', 'players.id', 'seasonMembers.playerId')
    .select('players.id')
    .where('players.userId', '=', actor.userId)
    .where('rosterEntries.seasonTeamId', 'in', [homeId, awayId])
    .where('startsOn', '<=', day)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)]))
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * The rights of an actor in a match. `signed`: the side whose code was entered on the device of the actor. `captained`: the actor's own teams in the
 * season, if they have been read already.
 */
export const roleOf = async (
  match: MatchRow,
  actor: Actor,
  signed: Side | null = null,
  captained?: ReadonlySet<string>,
): Promise<MatchRole> => {
  const isEditor = can.manage(actor, match);
  const own = sidesOf(match, captained ?? (await captainedTeams(match.seasonId, actor)));
  const sides = bothSides.filter((side) => own.includes(side) || side === signed);
  const isCaptain = sides.length > 0;
  const mayRun = can.runMatch(actor, match, { isCaptain });
  const kinds = [...(isEditor || isCaptain ? ofCaptains : mayRun ? ofRunning : []), ...(isEditor ? ofEditors : [])];
  return { isEditor, sides, kinds, mayRun, mayScore: mayRun || (await isOnRoster(match, actor)) };
};
