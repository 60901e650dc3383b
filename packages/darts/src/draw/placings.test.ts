import { expect, test } from 'vitest';
import { knockout } from './knockout.ts';
import { placings } from './placings.ts';
import { progress, type GameResult } from './progress.ts';
import type { Slot } from './slot.ts';

const slots = (count: number) => Array.from({ length: count }, (_, i): Slot => ({ kind: 'entry', entry: String(i + 1) }));
const places = (count: number, results: Record<string, 0 | 1 | null>, thirdPlace = false) => {
  const stage = { id: 's', games: knockout(slots(count), { prefix: 'w', thirdPlace }) };
  const stored = Object.entries(results).map(([key, winner]): [string, GameResult] => [
    `s/${key}`,
    { kind: winner === null ? 'walkover' : 'played', winner },
  ]);
  const state = progress({ stages: [stage], results: new Map(stored), ranks: new Map() });
  return placings(stage, state).map(({ entry, from, to }) => `${entry}:${from}${to === from ? '' : `–${to}`}`);
};

test('eight entries, third place played', () => {
  const results = { 'w1-1': 0, 'w1-2': 0, 'w1-3': 0, 'w1-4': 0, 'w2-1': 0, 'w2-2': 0, 'w3-1': 1, w3rd: 0 } as const;
  expect(places(8, results, true)).toEqual(['2:1', '1:2', '4:3', '3:4', '8:5–8', '5:5–8', '7:5–8', '6:5–8']);
  expect(places(8, results)).toEqual(['2:1', '1:2', '4:3–4', '3:3–4', '8:5–8', '5:5–8', '7:5–8', '6:5–8']);
});

test('only what is certain: semi-finalists wait for their game, nobody counts a bye as a loss', () => {
  expect(places(6, {}, true)).toEqual([]);
  expect(places(6, { 'w1-2': 0, 'w1-4': 0, 'w2-1': 0 }, true)).toEqual(['5:5–6', '6:5–6']);
  expect(places(6, { 'w1-2': 0, 'w1-4': 0, 'w2-1': 0 })).toEqual(['4:3–4', '5:5–6', '6:5–6']);
});

test('where neither came both have lost, and the third place falls to the one who is left', () => {
  expect(places(4, { 'w1-1': null, 'w1-2': 0 }, true)).toEqual(['2:1', '1:3–4', '4:3–4', '3:3']);
});

test('two entries have a final', () => expect(places(2, { 'w1-1': 1 })).toEqual(['2:1', '1:2']));

test('a drawn game sends nobody out', () => {
  const stage = { id: 's', games: knockout(slots(4), { prefix: 'w' }) };
  const results = new Map<string, GameResult>([['s/w1-1', { kind: 'played', winner: null }]]);
  expect(placings(stage, progress({ stages: [stage], results, ranks: new Map() }))).toEqual([]);
});
