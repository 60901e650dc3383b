import type { GameSummary } from '@oche/api/contract/game';
import { inPlayOrder, loadGameRows, summaryOf } from '../games/summaries.ts';
import type { Context } from '../platform/context.ts';
import { dependsOn } from '../platform/db/current.ts';
import { found, notFound } from '../platform/refusal.ts';
import { can } from '../platform/policies.ts';
import { isUuid } from '../platform/ids.ts';
import { loadTournamentRow, type TournamentSummaryRow } from './present.ts';
import { loadWorld, type World } from './world.ts';

/** A tournament, loaded in one snapshot for all of its pages. It is immutable, because requests share it through the cache. */
export type Reading = {
  row: TournamentSummaryRow;
  world: World;
  /** all games, in play order */
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

/** Approximate size of a reading in bytes, for the cache. */
const sizeOf = ({ games }: Reading): number => 16_384 + 4096 * games.length;

/**
 * A tournament by slug or id, cached for all users. A visit does not make it stale: channels publish visits immediately, and the cached
 * reading contains them within two seconds.
 * @throws Refusal 404 if it does not exist or the actor may not see it
 */
export const readTournament = async (slugOrId: string, { actor, cached }: Pick<Context, 'actor' | 'cached'>): Promise<Reading> => {
  const reading = await cached(`tournament ${slugOrId}`, () => load(slugOrId), sizeOf);
  const { row } = reading;
  if (!can.see(actor, row)) throw notFound('The tournament');
  dependsOn(`tournament ${row.id}`, `event ${row.eventId}`);
  return reading;
};
