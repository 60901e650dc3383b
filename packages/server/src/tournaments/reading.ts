import type { GameSummary } from '@oche/api/contract/game';
import { inPlayOrder, loadGameRows, summaryOf } from '../games/summaries.ts';
import type { Context } from '../platform/context.ts';
import { dependsOn } from '../platform/db/current.ts';
import { found, notFound } from '../platform/refusal.ts';
import { can } from '../platform/policies.ts';
import { isUuid } from '../platform/ids.ts';
import { loadTournamentRow, type TournamentSummaryRow } from './present.ts';
import { loadWorld, type World } from './world.ts';

/** A tournament as its readers see it. All its pages are made from one of these, which nothing changes. */
export type Reading = {
  row: TournamentSummaryRow;
  world: World;
  /** all of its games, in play order */
  games: readonly GameSummary[];
};

const load = async (slugOrId: string): Promise<Reading> => {
  const column = isUuid(slugOrId) ? 'tournaments.id' : 'tournaments.slug';
  const row = found(await loadTournamentRow((query) => query.where(column, '=', slugOrId)), 'The tournament');
  dependsOn('tournament', 'entries', 'games', 'results', 'groups', 'boards', 'players', 'events', 'places', 'organisations');
  dependsOn(`tournament ${row.id}`, `event ${row.eventId}`);
  const games = await loadGameRows((query) => inPlayOrder(query.where('games.parentId', '=', row.id)));
  return { row, world: await loadWorld(row, games), games: games.map(summaryOf) };
};

/** About as many bytes as the games of a tournament take. */
const sizeOf = ({ games }: Reading): number => 16_384 + 4096 * games.length;

/**
 * A tournament by slug or id, read in one snapshot for all who read at a time. A visit does not make it stale: channels tell of it at once, and
 * the next reading has it, within two seconds. @throws Refusal 404 where the actor may not see it
 */
export const readTournament = async (slugOrId: string, { actor, kept }: Pick<Context, 'actor' | 'kept'>): Promise<Reading> => {
  const reading = await kept(`tournament ${slugOrId}`, () => load(slugOrId), sizeOf);
  const { row } = reading;
  if (!can.see(actor, row)) throw notFound('The tournament');
  dependsOn(`tournament ${row.id}`, `event ${row.eventId}`);
  return reading;
};
