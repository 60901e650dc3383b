import { beds } from '../x01/dartboard.ts';
import type { DartCode } from '../x01/event.ts';
import { modesOf } from '../x01/formatRules.ts';
import { currentLeg } from '../x01/state.ts';
import type { GameState } from '../x01/state.ts';
import { optimalPolicy } from './optimalPolicy.ts';
import { plainPolicy } from './policy.ts';
import type { Policy } from './policy.ts';
import type { Modes } from './rules.ts';
import type { Spread } from './spread.ts';
import { createThrower, throwVisit } from './throwVisit.ts';
import type { Bot } from './throwVisit.ts';

/** How a bot chooses its aims: like most players, or so that it needs the fewest visits with its spread. */
export type Style = 'plain' | 'optimal';

/** A bot with this spread. An optimal bot caches the policy of each pair of modes, so reuse the bot. */
export function createBot(spread: Spread, style: Style = 'plain'): Required<Bot> {
  if (style === 'plain') return { spread, policy: plainPolicy };
  const policies = new Map<string, Policy>();
  const policy = (modes: Modes): Policy => {
    const key = `${modes.in} ${modes.out}`;
    const cached = policies.get(key) ?? optimalPolicy(spread, modes);
    policies.set(key, cached);
    return cached;
  };
  return { spread, policy };
}

/**
 * The darts of a bot's visit: three, or fewer if it checks out or goes bust. A number as `bot` is its spread in millimetres (10 averages
 * about 75, 20 about 42 in 501). Throws if no visit is due, and if no dart can open the leg.
 */
export function botVisit(state: GameState, bot: Bot | number, random: () => number): { throws: DartCode[] } {
  if (state.next.kind !== 'visit') throw new Error(`No visit is due (next: ${state.next.kind}), so a bot cannot throw one.`);
  const { side } = state.next;
  const leg = currentLeg(state);
  const thrower = createThrower(typeof bot === 'number' ? { spread: bot } : bot, modesOf(state.format, side));
  const visits = leg.visits.filter((visit) => visit.side === side).length;
  const thrown = throwVisit(thrower(visits), leg.remaining[side] as number, leg.isIn[side] as boolean, random);
  return { throws: thrown.beds.map((bed) => (beds[bed] as (typeof beds)[number]).code) };
}
