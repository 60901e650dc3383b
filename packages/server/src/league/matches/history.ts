import type { MatchSheet, ResultByHand } from '@oche/api/contract/match';
import type { Payloads } from '@oche/darts/x01/event';
import { db } from '../../platform/db/current.ts';
import type { MatchGameRow } from './sheet.ts';

/** The results of games that were entered without visits, in the order in which they were entered. */
export const loadResultsByHand = async (games: readonly MatchGameRow[]): Promise<ResultByHand[]> => {
  if (games.length === 0) return [];
  const ids = games.map(({ id }) => id);
  const rows = await db()
    .selectFrom('gameEvents')
    .select(['gameId', 'id', 'kind', 'payload', 'author', 'serverTime'])
    .where('gameId', 'in', ids)
    .where('kind', 'in', ['result', 'correct', 'reopen'])
    .orderBy('serverTime')
    .orderBy('gameId')
    .orderBy('seq')
    .execute();
  // A game that boards have scored is reopened, with the reason, before it gets a result.
  const reopened = new Map<string, string>();
  return rows.flatMap(({ gameId, id, kind, payload, author, serverTime }): ResultByHand[] => {
    if (kind === 'reopen') reopened.set(gameId, (payload as Payloads['reopen']).reason);
    const entered = kind === 'correct' ? (payload as Payloads['correct']).replacement : payload;
    if (kind === 'reopen' || !('legs' in (entered as object))) return [];
    const reason = kind === 'correct' ? (payload as Payloads['correct']).reason : reopened.get(gameId);
    const [home = 0, away = 0] = (entered as Payloads['result']).legs;
    return [
      {
        ...{ id, author, legs: [home, away], enteredAt: serverTime.toISOString(), reason: reason ?? '' },
        game: games.find((game) => game.id === gameId)!.key,
        isCorrection: kind === 'correct' || reopened.has(gameId),
      },
    ];
  });
};

/** The names of the users among the authors of events. */
export const loadAuthors = async (authors: readonly string[]): Promise<MatchSheet['authors']> => {
  const ids = [...new Set(authors.flatMap((author) => (author.startsWith('user:') ? [author.slice('user:'.length)] : [])))];
  if (ids.length === 0) return [];
  const users = await db().selectFrom('users').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute();
  return users.map(({ id, name }) => ({ author: `user:${id}`, name }));
};
