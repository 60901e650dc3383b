import { foldGame } from '@oche/darts/x01/game';
import { describe, expect, test } from 'vitest';
import { longPlayerNames, playerNames } from './names.ts';
import { doublePlan, eveningPlan, firstLossPlan, knockoutPlan, swissPlan } from './plan.ts';
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

  test('plays a double elimination to its last final', () => {
    const { winners, results, tournament } = buildTournament({ plan: doublePlan, stage: 'finished', players: 11 });
    expect(winners).toMatchObject({ kind: 'double-elimination', rounds: 4 });
    expect(new Set(winners.games.map(({ bracket }) => bracket))).toEqual(new Set(['upper', 'lower', 'final']));
    expect(results.places.map(({ from }) => from)).toEqual([1, 2, 3, 4, 5, 5, 7, 7, 9, 9, 9]);
    expect(tournament.winner).toBe(results.places[0]?.entry.name);
  });

  test('draws the rounds of a Swiss tournament one by one', () => {
    const rounds = (stage: (typeof stages)[number]) => {
      const { groups, winners } = buildTournament({ plan: swissPlan, stage, players: 13 });
      const [group] = groups;
      return { ...group?.swiss, complete: group?.complete, games: group?.games.length, knows: winners.games[0]?.sides[0]?.sideKind };
    };
    expect(rounds('drawn')).toEqual({ round: 1, rounds: 5, complete: false, games: 7, knows: 'tbd' });
    expect(rounds('groups')).toEqual({ round: 3, rounds: 5, complete: false, games: 21, knows: 'tbd' });
    expect(rounds('finished')).toEqual({ round: 5, rounds: 5, complete: true, games: 35, knows: 'player' });
  });

  test('lets those who lose their first game play on in the losers’ knockout', () => {
    const { losers, results } = buildTournament({ plan: firstLossPlan, stage: 'finished' });
    expect(losers.games.filter(({ round }) => round === 1)).toHaveLength(4);
    expect(results.places.map(({ role }) => role)).toEqual([...Array<string>(8).fill('winners'), ...Array<string>(8).fill('losers')]);
  });

  test('has shared places in groups without a knockout', () => {
    const { results, tournament } = buildTournament({ plan: { ...eveningPlan, winners: null, losers: null }, stage: 'finished' });
    expect(results.places.slice(0, 5).map(({ from, to }) => [from, to])).toEqual([...Array<number[]>(4).fill([1, 4]), [5, 8]]);
    expect(tournament.winner).toBeNull();
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
