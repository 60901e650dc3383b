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

/** How a bot chooses its aims: as most players do, or so that it needs the fewest visits with its own spread. */
export type Style = 'plain' | 'optimal';

/** A bot with this spread. An optimal one keeps the policy of every pair of modes that it has played, so keep the bot. */
export function createBot(spread: Spread, style: Style = 'plain'): Required<Bot> {
  if (style === 'plain') return { spread, policy: plainPolicy };
  const policies = new Map<string, Policy>();
  const policy = (modes: Modes): Policy => {
    const key = `${modes.in} ${modes.out}`;
    const known = policies.get(key) ?? optimalPolicy(spread, modes);
    policies.set(key, known);
    return known;
  };
  return { spread, policy };
}

/**
 * The darts of a bot's visit: three, or fewer where it checks out or goes bust. A number as bot is its spread in millimetres (10
 * averages about 75, 20 about 42 in 501). Throws where it is nobody's turn to throw, and where no dart can open the leg.
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
