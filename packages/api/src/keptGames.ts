import { foldedGame, type FoldedGame, type FoldedGames } from '@oche/darts/match/state';
import { foldGame } from '@oche/darts/x01/game';
import type { GameSummary } from './contract/game.ts';
import { wholeLog } from './gameLedger.ts';
import type { Outbox } from './outbox.ts';

const readGame = async (store: Outbox, { id, key }: Pick<GameSummary, 'id' | 'key'>): Promise<[string, FoldedGame][]> => {
  try {
    const log = wholeLog(await store.read(id));
    return log.length === 0 ? [] : [[key, foldedGame(foldGame(log))]];
  } catch {
    // Denied storage, or a log of a newer version: the server's copy is shown.
    return [];
  }
};

/** The games of a match that this device has scored, by key, with the events that the server does not have yet. */
export const readKeptGames = async (store: Outbox, games: readonly Pick<GameSummary, 'id' | 'key'>[]): Promise<FoldedGames> =>
  Object.fromEntries((await Promise.all(games.map((game) => readGame(store, game)))).flat());

/** The games of the server and those of this device. Of two copies, the one with the longer log is newer. */
export const newestOf = (server: FoldedGames, device: FoldedGames): FoldedGames => ({
  ...server,
  ...Object.fromEntries(Object.entries(device).filter(([key, { length }]) => length > (server[key]?.length ?? 0))),
});
