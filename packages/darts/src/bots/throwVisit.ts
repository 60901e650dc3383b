import type { Policy } from './policy.ts';
import { plainPolicy } from './policy.ts';
import { after, bust, rulesOf } from './rules.ts';
import type { Modes } from './rules.ts';
import { aimed, scaled } from './spread.ts';
import type { Aimed, Spread } from './spread.ts';
import { hit } from './throwDart.ts';

/** A simulated player: its spread and its policy. Without a policy it aims like most players (`plainPolicy`). */
export type Bot = { spread: Spread; policy?: (modes: Modes) => Policy };

/** A policy, and its aims with the error of a bot. */
export type Thrower = { policy: Policy; aims: readonly Aimed[] };

const throwerOf = (policy: Policy, spread: Spread): Thrower => ({ policy, aims: policy.aims.map((aim) => aimed(spread, aim)) });

/**
 * The number of visits of a leg after which a bot is helped, so that every leg ends: it then aims plainly, and its spread halves every ten
 * visits. This does not change averages: even for a bot that averages 10 in 501, fewer than one leg in 10,000 lasts so long.
 */
export const patience = 500;

/** A bot in a leg with these modes: its thrower, by the number of visits that it has thrown in this leg. */
export function createThrower({ spread, policy = plainPolicy }: Bot, modes: Modes): (visits: number) => Thrower {
  const unhelped = throwerOf(policy(modes), spread);
  return (visits) => {
    if (visits < patience) return unhelped;
    return throwerOf(plainPolicy(modes), scaled(spread, 2 ** (-1 - Math.floor((visits - patience) / 10))));
  };
}

/** The darts of a visit: the beds as indexes of `beds`, and the score that is left, or `bust` (-1). */
export type Thrown = { beds: number[]; left: number };

/** Throws one visit: up to three darts from a score, until a finish or a bust. */
export function throwVisit({ policy, aims }: Thrower, from: number, wasIn: boolean, random: () => number): Thrown {
  const rules = rulesOf(policy);
  const beds: number[] = [];
  let left = from;
  for (let dartsLeft = 3; dartsLeft > 0 && left > 0; dartsLeft -= 1) {
    const bed = hit(aims[policy.aimOf(from, wasIn, left, dartsLeft)] as Aimed, random);
    beds.push(bed);
    left = after(rules, left, wasIn || left < from, bed);
  }
  return { beds, left };
}

/** The totals of legs that were played alone. */
export type LegTotals = { legs: number; points: number; darts: number; visits: number; average: number };

/** Simulates legs of a bot alone, dart by dart, with more than about a million darts a second. The same random numbers give the same legs. */
export function simulateLegs(bot: Bot, game: Modes & { start: number; legs: number; random: () => number }): LegTotals {
  const { start, legs, random } = game;
  const thrower = createThrower(bot, { in: game.in, out: game.out });
  let darts = 0;
  let visits = 0;
  for (let leg = 0; leg < legs; leg += 1) {
    let wasIn = game.in === 'straight';
    let from = start;
    for (let thrown = 0; from > 0; thrown += 1) {
      const { beds, left } = throwVisit(thrower(thrown), from, wasIn, random);
      darts += beds.length;
      visits += 1;
      if (left === bust) continue;
      wasIn ||= left < from;
      from = left;
    }
  }
  return { legs, points: legs * start, darts, visits, average: (legs * start * 3) / darts };
}
