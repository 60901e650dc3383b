import { describe, expect, it } from 'vitest';
import { chart } from './chart.ts';
import { favourites, finishCost, hardness, setupCost } from './conventions.ts';
import { beds, parseDart } from './dartboard.ts';
import type { Dart } from './dartboard.ts';
import { everyRoute } from './routes.ts';

const upTo = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1);
/** Beds by cost, the lowest first; equal beds in the order of `beds`. */
const byCost = (cost: (dart: Dart) => number, of = beds.filter((dart) => dart.value > 0)) =>
  [...of].sort((a, b) => cost(a) - cost(b)).map(({ code }) => code);

const singles = upTo(20).map(String);
const trebles = upTo(20).map((n) => `T${21 - n}`);

describe('conventions', () => {
  it('list every double once, without the bull', () => {
    expect([...favourites].sort()).toEqual(
      upTo(20)
        .map((n) => `D${n}`)
        .sort(),
    );
    expect(favourites.slice(0, 5)).toEqual(['D20', 'D16', 'D18', 'D12', 'D8']);
    expect(favourites.at(-1)).toBe('D1');
  });

  it('prefer high singles before the last dart, then high trebles and the outer bull, doubles, the bull', () => {
    const doubles = upTo(20).map((n) => `D${n}`);
    expect(byCost(setupCost)).toEqual([...[...singles].reverse(), ...trebles.slice(0, 5), '25', ...trebles.slice(5), ...doubles, '50']);
  });

  it('finish on the favourite doubles, the bull last; with straight out on singles, the outer bull, doubles, trebles', () => {
    const last = beds.filter((dart) => dart.isDouble);
    expect(byCost((dart) => finishCost(dart, 'double'), last)).toEqual([...favourites, '50']);
    expect(byCost((dart) => finishCost(dart, 'straight'))).toEqual([
      ...singles,
      '25',
      ...favourites,
      ...upTo(20).map((n) => `T${n}`),
      '50',
    ]);
  });

  it('finish with master out on good doubles, then on trebles', () => {
    const last = beds.filter((dart) => dart.isDouble || dart.isTreble);
    expect(byCost((dart) => finishCost(dart, 'master'), last)).toEqual([
      ...favourites.slice(0, 10),
      ...trebles.slice(0, 7),
      'D19',
      ...trebles.slice(7, 14),
      'D17',
      ...trebles.slice(14),
      ...favourites.slice(12),
      '50',
    ]);
  });

  it('accept a player’s preferred doubles, including the bull', () => {
    const bull = parseDart('50') as Dart;
    expect(finishCost(bull, 'double', ['50'])).toBe(0);
    expect(finishCost(bull, 'double')).toBeGreaterThan(finishCost(parseDart('D1') as Dart, 'double'));
  });

  it('rate a treble and the outer bull as hard, a double and the bull as harder', () => {
    expect(['20', 'T20', '25', 'D20', '50'].map((code) => hardness(parseDart(code) as Dart))).toEqual([0, 1, 1, 2, 2]);
  });

  it('choose the route of the card for 96 of its 123 finishes without the card, and have it among their first five for 117', () => {
    const cost = (route: readonly string[]) =>
      route
        .slice(0, -1)
        .reduce((sum, code) => sum + setupCost(parseDart(code) as Dart), finishCost(parseDart(route.at(-1) ?? '') as Dart, 'double'));
    const places = Object.entries(chart).map(([remaining, card]) =>
      everyRoute(Number(remaining), card.split(' ').length, 'double')
        .sort((a, b) => a.length - b.length || cost(a) - cost(b))
        .findIndex((route) => route.join(' ') === card),
    );
    expect(places).toHaveLength(123);
    expect(places).not.toContain(-1);
    expect([places.filter((place) => place === 0).length, places.filter((place) => place < 5).length]).toEqual([96, 117]);
  });
});
