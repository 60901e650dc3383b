import { setTimeout as sleep } from 'node:timers/promises';
import type { GameEventInput, GameSummary } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import type { EventKind, Payloads } from '@oche/darts/x01/event';
import { client, newId } from './api.ts';
import { startOf } from '@oche/api/startOf';

type Evening = {
  /** the organiser's token, which may score every game */
  token: string;
  tournamentId: string;
  /** numbers of the boards without a tablet */
  boards: readonly number[];
  /** the name of the winner of a game between two names */
  winnerOf: (names: readonly string[]) => string;
  isOver: () => boolean;
};

const event = <K extends EventKind>(kind: K, payload: Payloads[K]): GameEventInput => newEvent(newId(), kind, payload, Date.now());

/** The events of a leg of 301 as a keypad records them: 180 and 121 against 60. */
function leg(game: GameSummary, winner: number): GameEventInput[] {
  return [
    event('start', startOf(game)),
    event('throwFirst', { leg: 1, side: winner, how: 'bull-up' }),
    event('visit', { side: winner, total: 180 }),
    event('visit', { side: 1 - winner, total: 60 }),
    event('visit', { side: winner, total: 121, darts: 3, doubles: 1 }),
  ];
}

/** Plays every game on the boards without a tablet, through the API, until the evening is over. */
export async function playBoards({ token, tournamentId, boards, winnerOf, isOver }: Evening): Promise<void> {
  while (!isOver()) {
    const list = await client.call('getPlayList', { id: tournamentId }, { token });
    const playing = list.boards.flatMap(({ game }) => game?.sides.map(({ name }) => name) ?? []);
    if (new Set(playing).size < playing.length) throw new Error(`A player is on two boards: ${playing.join(', ')}`);
    for (const { board, game } of list.boards) {
      if (!game || !boards.includes(board.number) || game.length > 0) continue;
      const names = game.sides.map(({ name }) => name);
      await client.call(
        'recordEvents',
        { id: game.id, after: 0, scorerEpoch: 0, events: leg(game, names.indexOf(winnerOf(names))) },
        { token },
      );
    }
    await sleep(200);
  }
}
