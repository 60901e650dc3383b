import { isPublished } from '@oche/api/contract/season';
import type { MatchEventOf, NewMatchEvent } from '@oche/darts/match/event';
import { differences, seen } from '@oche/darts/match/sheet';
import { decidingScore, type MatchState } from '@oche/darts/match/state';
import { bothSides, otherSide, type Side } from '@oche/darts/match/structure';
import type { Context } from '../../platform/context.ts';
import { systemAuthor } from '../../platform/actor.ts';
import { announce } from '../announcements.ts';
import type { MatchRow } from './rows.ts';

const teamOf = ({ homeId, awayId }: MatchRow, side: Side): string => (side === 0 ? homeId : awayId);

/** Announces to the other side that a lineup is in, once for each part. It says nothing about the lineup, which is sealed. */
export const announceLineup = async (match: MatchRow, part: string, side: Side, context: Context): Promise<void> => {
  const about = { seasonId: match.seasonId, matchId: match.id, captainsOf: [teamOf(match, otherSide(side))] };
  if (isPublished({ state: match.seasonState }))
    await announce({ kind: 'lineup-in', ...about, key: `lineup-in ${match.id} ${part} ${side}` }, context);
};

/** Announces to both sides that an organiser has handed in the lineup of a side, and why. */
export const announceLineupFor = async (match: MatchRow, side: Side, reason: string | null, context: Context): Promise<void> => {
  const about = { seasonId: match.seasonId, matchId: match.id, teamId: teamOf(match, side), captainsOf: [match.homeId, match.awayId] };
  if (isPublished({ state: match.seasonState })) await announce({ kind: 'lineup-for-team', ...about, detail: { reason } }, context);
};

/** Announces to captains, by account, that somebody in their sealed lineup may no longer play. It does not say who, because the lineup is sealed. */
export const announceInvalidLineup = async (match: MatchRow, captains: readonly string[], key: string, context: Context): Promise<void> =>
  announce({ kind: 'lineup-invalid', seasonId: match.seasonId, matchId: match.id, captains, key }, context);

/** For each side whose players an organiser has changed, tells the captains of both once, with the reasons. */
export const announcePlayersFor = async (match: MatchRow, events: readonly NewMatchEvent[], context: Context): Promise<void> => {
  if (!isPublished({ state: match.seasonState })) return;
  const changes = events.flatMap(({ kind, payload }) =>
    (kind === 'slot' || kind === 'substitute') && payload.reason?.trim() ? [{ side: payload.side, reason: payload.reason }] : [],
  );
  for (const side of bothSides) {
    const reasons = new Set(changes.flatMap((each) => (each.side === side ? [each.reason] : [])));
    const about = { seasonId: match.seasonId, matchId: match.id, teamId: teamOf(match, side), captainsOf: [match.homeId, match.awayId] };
    if (reasons.size > 0) await announce({ kind: 'players-for-team', ...about, detail: { reason: [...reasons].join(' · ') } }, context);
  }
};

/** Announces to both sides that an organiser has corrected a sheet that was not decided, and why. */
export const announceCorrection = async (match: MatchRow, sheet: MatchState, reason: string, context: Context): Promise<void> => {
  if (!isPublished({ state: match.seasonState })) return;
  const about = { seasonId: match.seasonId, matchId: match.id, captainsOf: [match.homeId, match.awayId] };
  await announce({ kind: 'sheet-corrected', ...about, detail: { reason, score: decidingScore(sheet) } }, context);
};

/** The match before and after events, with the same games. */
type Change = { before: MatchState; after: MatchState };

/** Whether the sheet that counts now differs from one that counted before. */
const isCorrection = ({ before, after }: Change): boolean =>
  after.isCorrected && !(before.isFinal && differences(seen(before), seen(after)).length === 0);

/** Whether a walkover or an annulment would end a dispute. */
const isDisputed = ({ status, isAnnulled }: MatchState): boolean => status === 'disputed' && !isAnnulled;

/** What is announced when a walkover or an annulment is recorded, and when it is taken back. */
const decisions = {
  walkover: ['walkover-given', 'walkover-taken-back'],
  annul: ['match-annulled', 'match-counted'],
} as const;

/**
 * Announces to organisers and to both sides that a side protests, or that the server doubts whether a player may play. Both sides may name the same
 * player, whom one announcement is about.
 */
const announceProtest = async (match: MatchRow, { id, author, payload }: MatchEventOf<'protest'>, context: Context): Promise<void> => {
  const about = { seasonId: match.seasonId, matchId: match.id, captainsOf: [match.homeId, match.awayId], organisers: true };
  const { side, about: player, text } = payload;
  if (author === systemAuthor) {
    const doubt = { playerId: player, teamId: teamOf(match, otherSide(side)), key: `player-doubted ${match.id} ${player}` };
    await announce({ kind: 'player-doubted', ...about, ...doubt }, context);
  } else {
    const protest = { teamId: teamOf(match, side), detail: { reason: text }, key: `protest ${id}` };
    await announce({ kind: 'protest-noted', ...about, ...protest }, context);
  }
};

/**
 * Announces disputes to the other side, and decisions of organisers with their reasons and the score to both: captains, and players, whose results
 * they may change. Protests are announced to captains and organisers. Decisions about them, walkovers, annulments, and the reversal of the latter two
 * are announced to captains.
 */
export const announceEvents = async (
  match: MatchRow,
  events: readonly NewMatchEvent[],
  change: Change,
  context: Context,
): Promise<void> => {
  if (!isPublished({ state: match.seasonState })) return;
  const both = [match.homeId, match.awayId];
  const { before, after } = change;
  const score = decidingScore(after);
  for (const event of events) {
    // Events of the same request may have taken it back.
    if (event.kind === 'protest' && after.protests[event.id]) await announceProtest(match, event, context);
    // The server writes the walkovers of a team that withdraws. Its withdrawal is announced as a whole.
    if (event.author === systemAuthor) continue;
    const about = { seasonId: match.seasonId, matchId: match.id, key: `${event.kind} ${event.id}` };
    if (event.kind === 'dispute') {
      const other = teamOf(match, otherSide(event.payload.side));
      await announce({ kind: 'sheet-disputed', ...about, captainsOf: [other], detail: { reason: event.payload.reason } }, context);
    }
    if (event.kind === 'decide') {
      const protest = after.protests[event.payload.protest];
      const { reason, outcome } = event.payload;
      const detail = { reason, ...(outcome && { outcome }) };
      // Events of the same request may have taken it back.
      if (protest)
        await announce({ kind: 'protest-decided', ...about, teamId: teamOf(match, protest.side), captainsOf: both, detail }, context);
    }
    if (event.kind === 'resolve') {
      const kind = isCorrection(change) ? 'sheet-corrected' : 'sheet-decided';
      const detail = { reason: event.payload.reason, score };
      await announce({ kind, ...about, captainsOf: both, playersOf: both, detail }, context);
    }
    const decision = event.kind === 'undo' ? before.events.find(({ id }) => id === event.payload.target) : event;
    if (decision?.kind === 'walkover' || decision?.kind === 'annul') {
      const [given, takenBack] = decisions[decision.kind];
      const { reason = decision.payload.reason } = event.payload;
      const walkover = decision === event && decision.kind === 'walkover' ? { score, absent: decision.payload.absent } : {};
      const kind = decision === event ? given : takenBack;
      const ended = decision === event && isDisputed(before) ? { endsDispute: true } : {};
      await announce({ kind, ...about, captainsOf: both, detail: { reason, ...walkover, ...ended } }, context);
    }
  }
};
