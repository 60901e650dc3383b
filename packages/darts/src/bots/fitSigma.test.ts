import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { foldGame } from '../x01/game.ts';
import { fitSigma } from './fitSigma.ts';
import type { SeenVisit } from './fitSigma.ts';
import { playGame } from './playGame.ts';
import type { Modes } from './rules.ts';
import { createThrower, throwVisit } from './throwVisit.ts';

const double: Modes = { in: 'straight', out: 'double' };

/** `count` visits of a bot, over several legs. */
function visitsOf(sigma: number, count: number, gameNumber: number, modes = double): SeenVisit[] {
  const random = createRandom(gameNumber);
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

const logError = (found: number, sigma: number) => Math.abs(Math.log(found / sigma));

describe('fitSigma', () => {
  it.each([5, 12, 25, 45])('finds a spread of %d mm from many visits', (sigma) => {
    expect(logError(fitSigma(visitsOf(sigma, 400, 1)), sigma)).toBeLessThan(0.1);
  });

  it('is close to the spread after one leg', () => {
    for (const gameNumber of [1, 2, 3]) expect(logError(fitSigma(visitsOf(14, 9, gameNumber)), 14)).toBeLessThan(0.4);
  });

  it('starts from the spread of a club player, and one visit changes it only partly', () => {
    expect(fitSigma([])).toBeCloseTo(20, 2);
    const maximum = { before: 501, scored: 180, bust: false, checkout: false };
    expect(fitSigma([maximum])).toBeLessThan(12);
    expect(fitSigma([maximum])).toBeGreaterThan(3);
    const nothing = { before: 501, scored: 0, bust: false, checkout: false };
    expect(fitSigma([nothing])).toBeGreaterThan(40);
    expect(fitSigma(Array.from({ length: 50 }, () => nothing))).toBeCloseTo(120, 0);
  });

  it('tolerates visits that such a player never throws', () => {
    const outlier = { before: 501, scored: 111, bust: false, checkout: false };
    const visits = visitsOf(30, 200, 2);
    expect(logError(fitSigma([...visits, outlier, outlier]), fitSigma(visits))).toBeLessThan(0.06);
  });

  it('takes into account that no dart scores before the opening double', () => {
    const modes: Modes = { in: 'double', out: 'double' };
    const visits = visitsOf(15, 300, 5, modes);
    expect(visits.filter(({ wasIn }) => !wasIn).length).toBeGreaterThan(20);
    expect(logError(fitSigma(visits, modes), 15)).toBeLessThan(0.12);
  });

  it('accepts the visits of a played game', () => {
    let ids = 0;
    const sides = ['a', 'b'].map((id) => ({ id, players: [id] }));
    const format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 12 }, starter: 'first' } as const;
    const log = playGame({ format, sides, sigmas: [10, 28], random: createRandom(8), newId: () => `e${(ids += 1)}` });
    const fitted = [0, 1].map((side) =>
      fitSigma(foldGame(log).legs.flatMap(({ visits }) => visits.filter((visit) => visit.side === side))),
    );
    expect(logError(fitted[0] as number, 10)).toBeLessThan(0.12);
    expect(logError(fitted[1] as number, 28)).toBeLessThan(0.12);
  });
});
