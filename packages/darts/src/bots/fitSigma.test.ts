import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { foldGame } from '../x01/game.ts';
import { fitSigma } from './fitSigma.ts';
import type { SeenVisit } from './fitSigma.ts';
import { playGame } from './playGame.ts';
import type { Modes } from './rules.ts';
import { createThrower, throwVisit } from './throwVisit.ts';

const double: Modes = { in: 'straight', out: 'double' };

/** So many visits of a bot, leg after leg. */
function visitsOf(sigma: number, count: number, seed: number, modes = double): SeenVisit[] {
  const random = createRandom(seed);
  const thrower = createThrower({ spread: sigma }, modes)(0);
  const visits: SeenVisit[] = [];
  let before = 501;
  let wasIn = modes.in === 'straight';
  while (visits.length < count) {
    const { left } = throwVisit(thrower, before, wasIn, random);
    const scored = left < 0 ? 0 : before - left;
    visits.push({ before, scored, bust: left < 0, checkout: left === 0, wasIn });
    wasIn = left === 0 ? modes.in === 'straight' : wasIn || scored > 0;
    before = left === 0 ? 501 : before - scored;
  }
  return visits;
}

const off = (found: number, sigma: number) => Math.abs(Math.log(found / sigma));

describe('fitSigma', () => {
  it.each([5, 12, 25, 45])('finds the spread of somebody with %d mm from many visits', (sigma) => {
    expect(off(fitSigma(visitsOf(sigma, 400, 1)), sigma)).toBeLessThan(0.1);
  });

  it('is near it after one leg', () => {
    for (const seed of [1, 2, 3]) expect(off(fitSigma(visitsOf(14, 9, seed)), 14)).toBeLessThan(0.4);
  });

  it('begins with a club player, and does not trust one visit alone', () => {
    expect(fitSigma([])).toBeCloseTo(20, 2);
    const maximum = { before: 501, scored: 180, bust: false, checkout: false };
    expect(fitSigma([maximum])).toBeLessThan(12);
    expect(fitSigma([maximum])).toBeGreaterThan(3);
    const nothing = { before: 501, scored: 0, bust: false, checkout: false };
    expect(fitSigma([nothing])).toBeGreaterThan(40);
    expect(fitSigma(Array.from({ length: 50 }, () => nothing))).toBeCloseTo(120, 0);
  });

  it('bears visits that no such player throws', () => {
    const odd = { before: 501, scored: 111, bust: false, checkout: false };
    const visits = visitsOf(30, 200, 2);
    expect(off(fitSigma([...visits, odd, odd]), fitSigma(visits))).toBeLessThan(0.06);
  });

  it('knows that before the opening double nothing scores', () => {
    const modes: Modes = { in: 'double', out: 'double' };
    const visits = visitsOf(15, 300, 5, modes);
    expect(visits.filter(({ wasIn }) => !wasIn).length).toBeGreaterThan(20);
    expect(off(fitSigma(visits, modes), 15)).toBeLessThan(0.12);
  });

  it('takes the visits of a played game', () => {
    let ids = 0;
    const sides = ['a', 'b'].map((id) => ({ id, players: [id] }));
    const format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 12 }, starter: 'first' } as const;
    const log = playGame({ format, sides, sigmas: [10, 28], random: createRandom(8), newId: () => `e${(ids += 1)}` });
    const fitted = [0, 1].map((side) =>
      fitSigma(foldGame(log).legs.flatMap(({ visits }) => visits.filter((visit) => visit.side === side))),
    );
    expect(off(fitted[0] as number, 10)).toBeLessThan(0.12);
    expect(off(fitted[1] as number, 28)).toBeLessThan(0.12);
  });
});
