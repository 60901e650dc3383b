import type { Client } from '@oche/api/client';
import type { GameSummary } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import { createRandom } from '@oche/darts/draw/random';
import { organisationName, type PlayerName } from '@oche/mocks/names';
import { legsToWin } from '@oche/darts/x01/target';
import { mockedScheme } from '@oche/mocks/ranking';
import { numberOf, sigmaOf } from '../rehearse/chance.ts';
import { drawAndStart, eveningPlan, openEvening, settleTies, type Club } from '../rehearse/organiser.ts';
import type { DemoClock } from './simulate.ts';

type Season = { client: Client; clock: DemoClock; club: Club; newId: () => string };

const day = 86_400_000;
const perPage = 200;

/** The legs of a game: better players win more often, and the same game always ends in the same way. */
const legsOf = ({ parent, stage, key, format, sides }: GameSummary): number[] => {
  const random = createRandom(numberOf(`${parent?.name} ${stage.role} ${key} result`));
  const [home, away] = sides.map(({ name }) => sigmaOf(name) ** -3);
  const legs = [0, 0];
  while (Math.max(...legs) < legsToWin(format)) legs[random() < home! / (home! + away!) ? 0 : 1]! += 1;
  return legs;
};

/** Plays a tournament of which the organiser enters only results, a game each minute. */
const playByResults = async (
  { client, clock, club: { token }, newId }: Season,
  tournament: { id: string; slug: string },
): Promise<void> => {
  for (;;) {
    const { items } = await client.call('listTournamentGames', { tournament: tournament.id, phase: 'open', perPage }, { token });
    const open = items.filter(({ phase }) => phase === 'ready' || phase === 'called');
    for (const game of open) {
      clock.now += 60_000;
      const result = newEvent(newId(), 'result', { legs: legsOf(game) }, clock.now);
      await client.call('recordEvents', { id: game.id, after: game.length, scorerEpoch: 0, events: [result] }, { token });
    }
    if (open.length === 0 && (await settleTies(client, token, tournament)).lots === 0) return;
  }
};

/** An evening at this time, with the player with number `first` and the fifteen after. */
type Evening = { number: number; startsAt: string; at: number; first: number };

/**
 * Creates the players and the ranking of the season, and plays its first evenings by results. Returns a function for the entries of known players, and
 * one that adds a tournament to the ranking.
 */
export const openOrderOfMerit = async (season: Season, names: readonly PlayerName[], evenings: readonly Evening[]) => {
  const { client, clock, club, newId } = season;
  const { token, organisationId } = club;
  const players = new Map<string, string>();
  for (const { name, nickname, club: from } of names) {
    const input = { organisationId, id: newId(), name, nickname, ...(from === null ? {} : { club: from }) };
    players.set(name, (await client.call('createPlayer', input, { token })).id);
  }
  const entriesOf = (entered: readonly PlayerName[]) => entered.map(({ name }) => ({ playerId: players.get(name)! }));
  const { id } = await client.call(
    'createRanking',
    {
      ...{ organisationId, id: newId(), name: 'Krijtdorp Order of Merit', scheme: mockedScheme },
      description: 'The open evenings of the season. The best six count, and the first eight play for the cup.',
    },
    { token },
  );
  const addToRanking = async (tournamentId: string): Promise<void> => {
    await client.call('setRankingTournament', { id, tournamentId }, { token });
  };
  for (const { number, startsAt, at, first } of evenings) {
    clock.now = at - day;
    const tournament = await openEvening(client, club, {
      ...{ event: `${organisationName} ${number}`, tournament: `Krijtdorp Open ${number}`, startsAt, newId },
      plan: eveningPlan({ groups: 2, knockout: 2, finals: 3 }),
      entries: entriesOf(Array.from({ length: 16 }, (_, index) => names[(first + index) % names.length]!)),
    });
    await addToRanking(tournament.id);
    // Results by hand need no boards, and calls would take most of the time.
    await client.call('updateTournament', { id: tournament.id, autoAssign: false }, { token });
    clock.now = at;
    await drawAndStart(client, token, tournament.id, 2000 + number);
    await playByResults(season, tournament);
  }
  const [, , , , helper] = names;
  const adjustment = { points: 3, reason: 'Wrote the sheets of two evenings' };
  await client.call('addRankingAdjustment', { id, adjustmentId: newId(), playerId: players.get(helper!.name)!, ...adjustment }, { token });
  return { entriesOf, addToRanking };
};
