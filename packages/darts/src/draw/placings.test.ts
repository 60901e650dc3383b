import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { knockout } from './knockout.ts';
import { placings } from './placings.ts';
import { progress, type GameResult } from './progress.ts';
import { createRandom } from './random.ts';
import { input, playOut, seeds, walkover, won } from './testDraw.ts';

const places = (count: number, results: Record<string, 0 | 1 | null>, thirdPlace = false) => {
  const stage = { id: 's', games: knockout(seeds(count), { prefix: 'w', thirdPlace }) };
  const stored = Object.entries(results).map(([key, winner]): [string, GameResult] => [
    `s/${key}`,
    { kind: winner === null ? 'walkover' : 'played', winner },
  ]);
  const state = progress({ stages: [stage], results: new Map(stored), ranks: new Map() });
  return placings(stage, state).map(({ entry, from, to }) => `${entry}:${from}${to === from ? '' : `–${to}`}`);
};

test('eight entries, with and without a game for third place', () => {
  const results = { 'w1-1': 0, 'w1-2': 0, 'w1-3': 0, 'w1-4': 0, 'w2-1': 0, 'w2-2': 0, 'w3-1': 1, w3rd: 0 } as const;
  expect(places(8, results, true)).toEqual(['2:1', '1:2', '4:3', '3:4', '8:5–8', '5:5–8', '7:5–8', '6:5–8']);
  expect(places(8, results)).toEqual(['2:1', '1:2', '4:3–4', '3:3–4', '8:5–8', '5:5–8', '7:5–8', '6:5–8']);
});

test('lists only certain places: losing semi-finalists wait for their game for third place, and a bye is not a loss', () => {
  expect(places(6, {}, true)).toEqual([]);
  expect(places(6, { 'w1-2': 0, 'w1-4': 0, 'w2-1': 0 }, true)).toEqual(['5:5–6', '6:5–6']);
  expect(places(6, { 'w1-2': 0, 'w1-4': 0, 'w2-1': 0 })).toEqual(['4:3–4', '5:5–6', '6:5–6']);
});

test('if neither side appears, both have lost, and the only other losing semi-finalist is third', () => {
  expect(places(4, { 'w1-1': null, 'w1-2': 0 }, true)).toEqual(['2:1', '1:3–4', '4:3–4', '3:3']);
});

test('two entries play a final', () => expect(places(2, { 'w1-1': 1 })).toEqual(['2:1', '1:2']));

test('a drawn game eliminates neither side', () => {
  const stage = { id: 's', games: knockout(seeds(4), { prefix: 'w' }) };
  const results = new Map<string, GameResult>([['s/w1-1', { kind: 'played', winner: null }]]);
  expect(placings(stage, progress({ stages: [stage], results, ranks: new Map() }))).toEqual([]);
});

describe('a double elimination', () => {
  const play = (count: number, reset: boolean, decide: (key: string) => 0 | 1 | null) => {
    const stage = { id: 's', games: doubleElimination(seeds(count), { reset }) };
    const { state } = playOut(input(stage.games), ({ key }) => {
      const winner = decide(key);
      return winner === null ? walkover(null) : won(winner);
    });
    return placings(stage, state).map(({ entry, from, to }) => `${entry}:${from}${to === from ? '' : `–${to}`}`);
  };
  const ranges = (places: string[]) => places.map((place) => place.split(':')[1]);

  test('decides places 1 to 4, and the others are shared by round of the lower bracket', () => {
    const shares = (range: string, count: number) => Array.from({ length: count }, () => range);
    const sixteen = ['1', '2', '3', '4', ...shares('5–6', 2), ...shares('7–8', 2), ...shares('9–12', 4), ...shares('13–16', 4)];
    expect(ranges(play(16, false, () => 0))).toEqual(sixteen);
    expect(ranges(play(16, true, () => 1))).toEqual(sixteen);
    expect(play(3, false, () => 0)).toEqual(['1:1', '2:2', '3:3']);
    expect(play(2, false, () => 1)).toEqual(['1:1', '2:2']);
  });

  test('for any number of entries and any results, every range is shared by as many entries as it has places', () => {
    const random = createRandom(11);
    for (let count = 2; count <= 70; count++) {
      const places = play(count, count % 2 === 0, () => (random() < 0.5 ? 0 : 1));
      expect(places).toHaveLength(count);
      let next = 1;
      for (let i = 0; i < places.length;) {
        const [from = 0, to = from] = (ranges(places)[i] as string).split('–').map(Number);
        expect(from).toBe(next);
        expect(places.filter((place) => place.split(':')[1] === ranges(places)[i])).toHaveLength(to - from + 1);
        next = to + 1;
        i += to - from + 1;
      }
    }
  });

  test('does not list the second place before the reset', () => {
    const placesAfter = (last: string) => {
      const stage = { id: 's', games: doubleElimination(seeds(2), { reset: true }) };
      const results = new Map([
        ['s/ub1-1', won(0)],
        ['s/gf1', won(last === 'upper' ? 0 : 1)],
      ]);
      if (last === 'reset') results.set('s/gf2', won(1));
      return placings(stage, progress(input(stage.games, { results }))).map(({ entry, from }) => `${entry}:${from}`);
    };
    expect(placesAfter('upper')).toEqual(['1:1', '2:2']);
    expect(placesAfter('lower')).toEqual([]);
    expect(placesAfter('reset')).toEqual(['1:1', '2:2']);
  });

  test('if neither side appears, both are out as if they had lost their next game', () => {
    expect(play(4, true, (key) => (key === 'ub1-1' ? null : 0))).toEqual(['2:1', '3:2', '1:4', '4:4']);
    expect(play(8, false, (key) => (key === 'ub2-1' ? null : 0)).slice(-5)).toEqual(['1:5–6', '4:5–6', '8:5–6', '5:7–8', '6:7–8']);
    expect(play(2, true, () => null)).toEqual(['1:2', '2:2']);
    expect(play(4, false, (key) => (key === 'lb1-1' ? null : 0)).slice(-2)).toEqual(['4:4', '3:4']);
    expect(play(4, false, (key) => (key === 'gf1' ? null : 0)).slice(0, 2)).toEqual(['1:2', '2:2']);
  });
});
