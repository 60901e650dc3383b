import { describe, expect, test } from 'vitest';
import { teamStatistics, type TeamStatisticsInput } from './teamStatistics.ts';
import { game, leg, match, planned } from './testSeason.ts';

const of = (input: Partial<TeamStatisticsInput>) => teamStatistics({ team: 'A', matches: [], games: [], legs: [], ...input });
const ab = match('1 A-B 6-4 20-15');
const ca = match('2 C-A 5-5 18-18');
const ba = match('3 B-A 7-3 24-12');

describe('matches of a team', () => {
  test('are counted at home, away and by opponent, from the view of the team', () => {
    const { home, away, opponents } = of({ matches: [ab, ca, ba, match('4 B-C 9-1 30-3'), planned('4 A-C')] });
    expect(home).toMatchObject({ played: 1, won: 1, drawn: 0, lost: 0, setsFor: 6, setsAgainst: 4, legsFor: 20, legsAgainst: 15 });
    expect(away).toMatchObject({ played: 2, won: 0, drawn: 1, lost: 1, setsFor: 8, setsAgainst: 12, legsFor: 30, legsAgainst: 42 });
    expect(opponents.map(({ team, played, won, drawn, lost, setDifference }) => [team, played, won, drawn, lost, setDifference])).toEqual([
      ['B', 2, 1, 0, 1, -2],
      ['C', 1, 0, 1, 0, 0],
    ]);
  });

  test('count walkovers with their score, and neither annulled matches nor those that are not confirmed', () => {
    const walkover = match('1 B-A 0-10 0-0', { status: 'walkover' });
    const { away, opponents } = of({
      matches: [walkover, { ...ca, isAnnulled: true }, match('3 B-A 7-3 24-12', { status: 'to-confirm' })],
    });
    expect(away).toMatchObject({ played: 1, won: 1, setsFor: 10, setsAgainst: 0 });
    expect(opponents.map(({ team }) => team)).toEqual(['B']);
  });
});

describe('players of a team', () => {
  test('have their games of all sizes, with singles apart and the most wins first', () => {
    const games = [
      game('Ann-Bo 3-1', ab),
      game('Cas-Ann 3-2', ca),
      game('Ann+Dee-Bo+Eva 3-0', ab),
      game('Dee-Eva 3-1', ab),
      game('Dee-Eva 3-2', ab, { id: 'again' }),
    ];
    const { players } = of({ matches: [ab, ca], games });
    expect(players.map(({ player, played, won, lost, singles }) => [player, played, won, lost, singles])).toEqual([
      ['Dee', 3, 3, 0, { played: 2, won: 2 }],
      ['Ann', 3, 2, 1, { played: 2, won: 1 }],
    ]);
    expect(players[1]).toMatchObject({ legsFor: 8, legsAgainst: 4, legDifference: 4, average: null, averageGames: 0 });
  });

  test('have only the darts that they threw for the team', () => {
    const [own, against] = [game('Ann-Bo 3-1', ab), game('Ann-Dee 3-1', ca)];
    const legs = [leg('Ann', own, { points: 500, darts: 30 }), leg('Ann', against, { points: 500, darts: 15 })];
    const { players } = of({ matches: [ab, ca], games: [own, against], legs });
    expect(players.map(({ player, played, average, averageGames }) => [player, played, average, averageGames])).toEqual([
      ['Ann', 1, 50, 1],
      ['Dee', 1, null, 0],
    ]);
  });

  test('have no forfeits, no Tactics and no games of annulled matches', () => {
    const games = [
      game('Ann- 3-0', ab, { kind: 'walkover' }),
      game('Ann-Bo 2-0', ab, { kind: 'result', start: null }),
      game('Cas-Ann 0-3', { ...ca, isAnnulled: true }),
    ];
    expect(of({ matches: [ab, games[2]!.match], games })).toMatchObject({ players: [], pairs: [] });
  });
});

test('pairs are the same in either order; those with a missing or replaced player are left out', () => {
  const games = [
    game('Ann+Dee-Bo+Eva 3-0', ab),
    game('Cas+Fay-Dee+Ann 3-1', ca),
    game('Ann+Gus-Bo+Eva 3-2', ab),
    game('Ann-Bo+Eva 1-3', ab, { size: 2 }),
    game('Ann+Dee+Gus-Bo+Eva 3-0', ab, { size: 2 }),
    game('Ann+Dee-Bo+Eva 0-3', ab, { size: 'team' }),
  ];
  const { pairs } = of({ matches: [ab, ca], games });
  expect(pairs.map(({ players, played, won, lost, legDifference }) => [players.join('+'), played, won, lost, legDifference])).toEqual([
    ['Ann+Gus', 1, 1, 0, 1],
    ['Ann+Dee', 2, 1, 1, 1],
  ]);
});

test('players and pairs with the same figures are in the order of their ids', () => {
  const games = [game('Dee-Bo 3-1', ab), game('Ann-Eva 3-1', ab), game('Fay+Gus-Bo+Eva 3-0', ab), game('Cas+Hal-Ida+Jan 3-0', ab)];
  const { players, pairs } = of({ matches: [ab], games });
  expect(players.map(({ player }) => player)).toEqual(['Cas', 'Fay', 'Gus', 'Hal', 'Ann', 'Dee']);
  expect(pairs.map(({ players: both }) => both.join(' '))).toEqual(['Cas Hal', 'Fay Gus']);
});
