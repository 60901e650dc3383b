import { sql, type Selectable } from 'kysely';
import type { Side } from '@oche/darts/match/structure';
import { idsOf } from '../../accounts/persons.ts';
import type { Context, Work } from '../../platform/context.ts';
import { authorOf, type Actor } from '../../platform/actor.ts';
import { db } from '../../platform/db/current.ts';
import type { SealedLineups } from '../../platform/db/leagueTables.ts';
import { announceInvalidLineup } from './announce.ts';
import { problemsOf } from './eligibility.ts';
import { readMatchLog } from './log.ts';
import { loadMatch } from './rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';

/** Whether somebody has renewed the link of a team since its lineup was handed in. */
const isLinkRenewed = async ({ handedInAt }: Pick<Selectable<SealedLineups>, 'handedInAt'>, teamId: string): Promise<boolean> => {
  const renewed = db()
    .selectFrom('tokens')
    .select('id')
    .where('kind', '=', 'team')
    .where('seasonTeamId', '=', teamId)
    .where('createdAt', '>', handedInAt);
  return (await renewed.executeTakeFirst()) !== undefined;
};

const authorOfEvent = async (eventId: string): Promise<string> =>
  (await db().selectFrom('matchEvents').select('author').where('id', '=', eventId).executeTakeFirstOrThrow()).author;

/**
 * Whether a captain of the side reads its sealed lineup. Whoever has renewed the link of the team since the lineup was handed in, for example an
 * organiser, can act with it, but cannot read earlier lineups. The captain who handed the lineup in still reads it. An impersonating super admin does not.
 */
export const mayReadSealed = async (sealed: Selectable<SealedLineups>, teamId: string, actor: Actor): Promise<boolean> => {
  if (actor.kind === 'user' && actor.actorId !== null) return false;
  const author = await authorOfEvent(sealed.eventId);
  // An organiser may have made the link.
  if (actor.kind === 'team' && author !== authorOf(actor)) return false;
  if (!(await isLinkRenewed(sealed, teamId))) return true;
  return actor.kind === 'user' && author === authorOf(actor);
};

/**
 * The accounts of captains who may read a sealed lineup. Only they hear that it has become invalid. Otherwise an organiser who changes the roster, and
 * reads the e-mails to a captain, could find out who is in it.
 */
const readersOf = async (sealed: Selectable<SealedLineups>, teamId: string): Promise<string[]> => {
  const captains = await db().selectFrom('seasonTeamCaptains').select('userId').where('seasonTeamId', '=', teamId).execute();
  const accounts = captains.flatMap(({ userId }) => userId ?? []);
  if (!(await isLinkRenewed(sealed, teamId))) return accounts;
  const author = await authorOfEvent(sealed.eventId);
  return accounts.filter((userId) => author === `user:${userId}`);
};

/** Tells the captains of a sealed lineup that one of its players may no longer play. The reveal would record a protest against the player. */
export const checkSealedLineups = async ({ seasonId, playerId }: Work['check-lineups'], context: Context): Promise<void> => {
  const ids = new Set((await idsOf([playerId])).keys());
  const rows = await db()
    .selectFrom('sealedLineups')
    .innerJoin('matches', 'matches.id', 'sealedLineups.matchId')
    .selectAll('sealedLineups')
    .where('matches.seasonId', '=', seasonId)
    .where('matches.state', 'in', ['lineups', 'playing'])
    .where(({ or }) => or([...ids].map((id) => sql<boolean>`sealed_lineups.players::text like ${`%${id}%`}`)))
    .execute();
  for (const sealed of rows) {
    const { matchId, eventId, part, side, players } = sealed;
    const match = await loadMatch(matchId);
    const sheet = sheetOf(match, await readMatchLog(matchId), foldedGames(await loadMatchGames(matchId)));
    const problems = await problemsOf(match, sheet, side as Side, part, players);
    if (problems.some(({ player }) => player !== null && ids.has(player)))
      await announceInvalidLineup(
        match,
        await readersOf(sealed, side === 0 ? match.homeId : match.awayId),
        `lineup-invalid ${eventId} ${playerId}`,
        context,
      );
  }
};
