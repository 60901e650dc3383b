import { isPublished } from '@oche/api/contract/season';
import type { NewMatchEvent } from '@oche/darts/match/event';
import type { Side } from '@oche/darts/match/structure';
import type { Context } from '../../platform/context.ts';
import { systemAuthor } from '../../platform/actor.ts';
import { announce } from '../announcements.ts';
import type { MatchRow } from './rows.ts';

const teamOf = ({ homeId, awayId }: MatchRow, side: Side): string => (side === 0 ? homeId : awayId);

/** Announces to the other side that a lineup is in, once for each part. It says nothing about the lineup, which is sealed. */
export const announceLineup = async (match: MatchRow, part: string, side: Side, context: Context): Promise<void> => {
  const about = { seasonId: match.seasonId, matchId: match.id, captainsOf: [teamOf(match, side === 0 ? 1 : 0)] };
  if (isPublished({ state: match.seasonState }))
    await announce({ kind: 'lineup-in', ...about, key: `lineup-in ${match.id} ${part} ${side}` }, context);
};

/**
 * Announces disputes to the other side, and decisions of organisers with their reasons to both: captains, and players, whose results they may
 * change. A walkover and an annulled match, and that one is taken back, are announced to captains. `log`: with these events.
 */
export const announceEvents = async (
  match: MatchRow,
  events: readonly NewMatchEvent[],
  log: readonly NewMatchEvent[],
  context: Context,
): Promise<void> => {
  if (!isPublished({ state: match.seasonState })) return;
  const both = [match.homeId, match.awayId];
  for (const event of events) {
    // The server writes the walkovers of a team that withdraws. Its withdrawal is announced as a whole.
    if (event.author === systemAuthor) continue;
    const about = { seasonId: match.seasonId, matchId: match.id, key: `${event.kind} ${event.id}` };
    if (event.kind === 'dispute') {
      const other = teamOf(match, event.payload.side === 0 ? 1 : 0);
      await announce({ kind: 'sheet-disputed', ...about, captainsOf: [other], detail: { reason: event.payload.reason } }, context);
    }
    if (event.kind === 'resolve')
      await announce(
        { kind: 'sheet-decided', ...about, captainsOf: both, playersOf: both, detail: { reason: event.payload.reason } },
        context,
      );
    const decision = event.kind === 'undo' ? log.find(({ id }) => id === event.payload.target) : event;
    if (decision?.kind === 'walkover' || decision?.kind === 'annul') {
      const { reason = decision.payload.reason } = event.payload;
      await announce({ kind: 'sheet-decided', ...about, captainsOf: both, detail: { reason } }, context);
    }
  }
};
