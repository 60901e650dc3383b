import { sql } from 'kysely';
import type { Side } from '@oche/darts/match/structure';
import { idsOf } from '../../accounts/persons.ts';
import type { Context, Work } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { announceInvalidLineup } from './announce.ts';
import { problemsOf } from './eligibility.ts';
import { readMatchLog } from './log.ts';
import { loadMatch } from './rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';

/** Tells the captains of a sealed lineup that one of its players may no longer play. The reveal would record a protest against the player. */
export const checkSealedLineups = async ({ seasonId, playerId }: Work['check-lineups'], context: Context): Promise<void> => {
  const ids = new Set((await idsOf([playerId])).keys());
  const rows = await db()
    .selectFrom('sealedLineups')
    .innerJoin('matches', 'matches.id', 'sealedLineups.matchId')
    .select(['matchId', 'eventId', 'part', 'side', 'players'])
    .where('matches.seasonId', '=', seasonId)
    .where('matches.state', 'in', ['lineups', 'playing'])
    .where(({ or }) => or([...ids].map((id) => sql<boolean>`sealed_lineups.players::text like ${`%${id}%`}`)))
    .execute();
  for (const { matchId, eventId, part, side, players } of rows) {
    const match = await loadMatch(matchId);
    const sheet = sheetOf(match, await readMatchLog(matchId), foldedGames(await loadMatchGames(matchId)));
    const problems = await problemsOf(match, sheet, side as Side, part, players);
    if (problems.some(({ player }) => player !== null && ids.has(player)))
      await announceInvalidLineup(match, side as Side, `lineup-invalid ${eventId} ${playerId}`, context);
  }
};
