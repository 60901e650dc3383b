import { foldGame } from '@oche/darts/x01/game';
import { describe, expect, test } from 'vitest';
import { longPlayerNames, playerNames } from './names.ts';
import { knockoutPlan } from './plan.ts';
import { buildTournament, stages } from './tournament.ts';

const people = (sides: { id: string | null }[]) => sides.map(({ id }) => id).filter((id) => id !== null);

describe('a built tournament', () => {
  test.each(stages)('has consistent counts, logs, boards and places at the stage %s', (stage) => {
    const { tournament, games, logs, playList, entries, results, groups, winners } = buildTournament({ stage });
    const countOf = (phase: string) => games.filter((game) => game.phase === phase).length;
    expect(tournament.games.finished).toBe(countOf('finished'));
    expect(tournament.games.playing).toBe(countOf('playing'));
    expect(playList.counts).toEqual({
      toGo: games.length - countOf('finished') - countOf('bye'),
      playing: countOf('playing') + countOf('called'),
      finished: countOf('finished'),
    });
    expect(results.games).toHaveLength(countOf('finished'));
    expect(logs.map(({ length }) => length)).toEqual(logs.map(({ events }) => events.length));

    for (const { game, events } of logs.filter(({ length }) => length > 0)) {
      // `foldGame` throws if a log breaks a rule.
      const state = foldGame(events);
      expect(game.sides.map(({ score }) => score)).toEqual(state.totalLegs);
      expect(game.phase === 'finished').toBe(state.ending !== null);
    }
    const onBoards = games.filter((game) => game.phase === 'playing' || game.phase === 'called');
    const busy = onBoards.flatMap((game) => [
      ...people(game.sides),
      entries.find(({ players }) => players.some(({ id }) => id === game.marker?.playerId))?.id ?? game.id,
    ]);
    expect(new Set(busy).size).toBe(busy.length);
    expect(new Set(onBoards.map((game) => game.board?.id)).size).toBe(onBoards.length);

    for (const { rows, games: own, complete } of groups) {
      expect(rows.reduce((sum, row) => sum + row.played, 0)).toBe(2 * own.filter((game) => game.phase === 'finished').length);
      expect(complete).toBe(own.every((game) => game.phase === 'finished'));
    }
    if (stage === 'finished') {
      expect(tournament.winner).toBe(
        winners.games.find((game) => game.round === winners.rounds)?.sides.find((side) => side.isWinner)?.name,
      );
      expect(results.places.map(({ from }) => from)).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 10, 11, 11, 13, 13, 13, 13]);
    }
  });

  test('is the same for the same seed and differs for another seed', () => {
    const options = { players: 8, plan: knockoutPlan, stage: 'finished' } as const;
    expect(buildTournament(options)).toEqual(buildTournament(options));
    expect(buildTournament({ ...options, seed: 1 }).logs.map(({ length }) => length)).not.toEqual(
      buildTournament({ ...options, seed: 2 }).logs.map(({ length }) => length),
    );
  });

  test('has byes if the number of players is not a power of two', () => {
    const { winners, tournament } = buildTournament({ players: 11, plan: knockoutPlan, stage: 'finished' });
    expect(winners.games.filter((game) => game.phase === 'bye')).toHaveLength(5);
    expect(tournament.games).toEqual({ total: 10, finished: 10, playing: 0 });
  });

  test.each(['groups', 'knockout', 'final'] as const)('has games on boards in the middle of its %s', (stage) => {
    const { boardScreen, games } = buildTournament({ stage });
    expect(games.some((game) => game.phase === 'playing')).toBe(true);
    expect(boardScreen.game?.board?.id).toBe(boardScreen.board.id);
  });
});

test('there are at least 64 names, each only once', () => {
  expect(playerNames.length).toBeGreaterThanOrEqual(64);
  expect(new Set(playerNames.map(({ name }) => name)).size).toBe(playerNames.length);
  expect(new Set(longPlayerNames.map(({ name }) => name)).size).toBe(longPlayerNames.length);
});
