import type { RankingScheme } from '@oche/api/contract/ranking';
import type { Plan, Tournament } from '@oche/api/contract/tournament';
import type { GameEventInput, GameSummary } from '@oche/api/contract/game';
import { gamesOf, knockoutOnly, record, register, resultEvent, type TestServer } from '../testServer.ts';

type Client = ReturnType<TestServer['as']>;

/** Who wins a game between two sides, by their names: side 0 or 1. */
type Winner = (game: GameSummary) => 0 | 1;

/** The side whose name comes first in this order wins. */
export const inOrder =
  (order: readonly string[]): Winner =>
  ({ sides }) => {
    const [home, away] = sides.map(({ name }) => order.indexOf(name));
    return home! < away! ? 0 : 1;
  };

/** The events that end a game. By default a result of two legs to none, without darts. */
type Play = (winner: 0 | 1, game: GameSummary) => GameEventInput[];
const byResult: Play = (winner) => [resultEvent(winner === 0 ? [2, 0] : [0, 2])];

/** Plays the open games of a running tournament until none is left, or until `isDone`. */
export const playOut = async (client: Client, id: string, winner: Winner, play = byResult): Promise<void> => {
  for (;;) {
    const open = (await gamesOf(client, id)).filter(({ phase }) => phase === 'ready' || phase === 'called');
    if (open.length === 0) return;
    for (const game of open) await record(client, game.id, ...play(winner(game), game));
  }
};

/** The simplest scheme: 10 points for the winner of a knockout, 6, 4 and 2 for earlier rounds. */
export const simple: RankingScheme = {
  points: {
    guests: 'excluded',
    tables: [
      {
        fromEntries: 0,
        knockoutPlaces: {
          only: [
            { from: 1, to: 1, points: 10 },
            { from: 2, to: 2, points: 6 },
            { from: 3, to: 4, points: 4 },
            { from: 5, to: 8, points: 2 },
          ],
        },
      },
    ],
  },
  counting: { score: 'sum', tieBreakers: ['points', 'best-results'] },
};

/** A club with an organiser, players and a ranking. */
export const openClub = async (test: TestServer, names: readonly string[], scheme = simple) => {
  const { client, token } = await register(test);
  const organisation = await client.call('createOrganisation', { name: 'DC Test', timeZone: 'Europe/Brussels' });
  const organisationId = organisation.id;
  const location = await client.call('createLocation', { organisationId, name: 'Hall', boards: 4 });
  const event = await client.call('createEvent', { organisationId, name: 'Season', startsAt: '2026-09-01T20:00', locationId: location.id });
  const players = new Map<string, string>();
  for (const name of names) players.set(name, (await client.call('createPlayer', { organisationId, name })).id);
  const ranking = await client.call('createRanking', { organisationId, name: 'Order of Merit', scheme });

  type Night = {
    on: string;
    order: readonly string[];
    plan?: Plan;
    rankingIds?: string[];
    entries?: readonly { playerId: string; partner?: { playerId: string } }[];
  };
  /** A running tournament of players, with the draw number 7. */
  const start = async ({ on, order, plan = knockoutOnly, rankingIds = [ranking.id], entries }: Night): Promise<Tournament> => {
    const { id } = await client.call('createTournament', {
      ...{ organisationId, eventId: event.id, name: `Night of ${on}`, startsAt: `${on}T20:00`, plan, rankingIds },
    });
    await client.call('addEntries', {
      id,
      entries: [...(entries ?? order.map((name, index) => ({ playerId: players.get(name)!, seed: index + 1 })))],
    });
    await client.call('checkInAll', { id, checkedIn: true });
    await client.call('drawTournament', { id, drawNumber: 7 });
    return client.call('setTournamentStatus', { id, status: 'running' });
  };
  /** A tournament that has been played: the player who is first in `order` wins all games, and so on. */
  const night = async (settings: Night, play = byResult): Promise<Tournament> => {
    const tournament = await start(settings);
    await playOut(client, tournament.id, inOrder(settings.order), play);
    return tournament;
  };
  const read = (input: { page?: number; perPage?: number; category?: string } = {}) =>
    test.as().call('getRanking', { ranking: ranking.slug, ...input });
  /** The table as everybody reads it: position, name and points. */
  const table = async (category?: string) =>
    (await read(category === undefined ? {} : { category })).rows.items.map(
      ({ position, player, points }) => `${position} ${player.name} ${points}`,
    );
  const playerId = (name: string) => players.get(name)!;
  return { client, token, organisation, location, event, players, playerId, ranking, start, night, read, table };
};
export type Club = Awaited<ReturnType<typeof openClub>>;
