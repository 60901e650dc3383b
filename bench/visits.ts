import type { Client } from '@oche/api/client';
import { createClient } from '@oche/api/client';
import type { GameEventInput } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import { createRandom } from '@oche/darts/draw/random';
import { applyEvent, play } from '@oche/darts/x01/game';
import type { Format } from '@oche/darts/x01/format';
import { idsOf } from '../scripts/rehearse/chance.ts';
import { nextTyped } from '../scripts/rehearse/marker.ts';
import { drawAndStart, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';

/** A game that is too long to end during a run, because the end of a game costs more than a visit. */
export const format: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 20 }, starter: 'first' };
export const visitsPerGame = 40;

export type Hall = { token: string; tournamentId: string; games: string[] };

/** Creates a running tournament with hundreds of games that can be scored at the same time. */
export async function openHall(client: Client, entries: number): Promise<Hall> {
  const newId = idsOf(Math.random, Date.now);
  const organiser = { name: 'Bench', email: `bench-${newId()}@oche.invalid`, password: newId() };
  const token = await signUp(client, organiser);
  const club = await openClub(client, token, { organisation: 'Bench', timeZone: 'UTC', location: 'Bench', boards: 1, newId });
  const points = { win: 2, draw: 1, loss: 0 };
  const groups = { size: 16, method: 'random' as const, clubsApart: false, format: { default: format }, points };
  const tournament = await openEvening(client, club, {
    event: 'Bench',
    tournament: 'Bench',
    startsAt: '2026-01-01T20:00',
    plan: { groups: { ...groups, tieBreakers: ['leg-difference'] }, winners: null, losers: null },
    entries: Array.from({ length: entries }, (_, index) => ({ name: `Player ${index + 1}` })),
    test: true,
    newId,
  });
  await drawAndStart(client, token, tournament.id, 1);
  const games: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.call('listTournamentGames', { tournament: tournament.id, phase: 'open', page, perPage: 200 });
    games.push(...items.map(({ id }) => id));
    if (games.length >= total) return { token, tournamentId: tournament.id, games };
  }
}

/** The visits of one game as a marker enters them. They are the same in every run. */
export function visits(): GameEventInput[] {
  const random = createRandom(180);
  const newId = idsOf(random, () => 0);
  const sides = ['a', 'b'].map((id) => ({ id, players: [id] }));
  let state = play([], { id: newId(), v: 1, kind: 'start', payload: { format, sides, rules: 1 } });
  const events: GameEventInput[] = [];
  while (state.ok && events.length < visitsPerGame) {
    const event = nextTyped(state.value, { sigmas: [14, 14], random, newId })!;
    events.push(newEvent(event.id, event.kind, event.payload, 0));
    state = applyEvent(state.value, event);
  }
  return events;
}

export type Load = { run: (clients: number, milliseconds: number) => Promise<number> };

/** Clients that record one visit after another, each in its own game. `run` returns the milliseconds per visit over all clients. */
export function createLoad(origin: string, { token, games }: Hall): Load {
  const client = createClient({ baseUrl: `${origin}/api`, token: () => token });
  const newId = idsOf(Math.random, Date.now);
  const script = visits();
  const unusedGames = [...games];
  const tablets: { game: string; visit: number; length: number }[] = [];
  const nextGame = (): string => {
    const game = unusedGames.shift();
    if (!game) throw new Error('The bench has run out of games. Give its tournament more entries.');
    return game;
  };
  return {
    run: async (clients, milliseconds) => {
      while (tablets.length < clients) tablets.push({ game: nextGame(), visit: 0, length: 0 });
      let recorded = 0;
      const start = performance.now();
      await Promise.all(
        tablets.slice(0, clients).map(async (tablet) => {
          while (performance.now() - start < milliseconds) {
            if (tablet.visit === script.length) Object.assign(tablet, { game: nextGame(), visit: 0, length: 0 });
            const event = { ...script[tablet.visit]!, id: newId(), deviceTime: new Date().toISOString() };
            const { length } = await client.call('recordEvents', {
              id: tablet.game,
              after: tablet.length,
              scorerEpoch: 0,
              events: [event],
            });
            tablet.length = length;
            tablet.visit += 1;
            recorded += 1;
          }
        }),
      );
      return (performance.now() - start) / recorded;
    },
  };
}
