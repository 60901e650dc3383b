import type { Policy } from './policy.ts';
import { plainPolicy } from './policy.ts';
import { after, bust, rulesOf } from './rules.ts';
import type { Modes } from './rules.ts';
import { aimed, scaled } from './spread.ts';
import type { Aimed, Spread } from './spread.ts';
import { hit } from './throwDart.ts';

/** A player of the machine: how well it throws, and where it aims. Without a policy it aims as most players do (`plainPolicy`). */
export type Bot = { spread: Spread; policy?: (modes: Modes) => Policy };

/** The aims of a policy as this bot throws at them. */
export type Thrower = { policy: Policy; aims: readonly Aimed[] };

const throwerOf = (policy: Policy, spread: Spread): Thrower => ({ policy, aims: policy.aims.map((aim) => aimed(spread, aim)) });

/**
 * Visits of a leg after which a bot is helped, so that every leg ends: from then on it aims plainly, and its spread halves every
 * ten visits. No average suffers: of a bot that averages 10 in 501 fewer than one leg in 10,000 lasts so long.
 */
export const patience = 500;

/** A bot in a leg with these modes: how it throws its visits, by how many it has thrown in this leg. */
export function createThrower({ spread, policy = plainPolicy }: Bot, modes: Modes): (visits: number) => Thrower {
  const own = throwerOf(policy(modes), spread);
  return (visits) => {
    if (visits < patience) return own;
    return throwerOf(plainPolicy(modes), scaled(spread, 2 ** (-1 - Math.floor((visits - patience) / 10))));
  };
}

/** What a bot threw in one visit: the beds as indexes of `beds`, and what remains; `bust` (-1) after a bust. */
export type Thrown = { beds: number[]; left: number };

/** One visit: up to three darts from a score, ended by a finish or a bust. */
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

/** What was thrown over some legs alone. */
export type LegTotals = { legs: number; points: number; darts: number; visits: number; average: number };

/** Legs of a bot alone, thrown one dart after the other: about a million darts a second and more. The same numbers give the same legs. */
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
