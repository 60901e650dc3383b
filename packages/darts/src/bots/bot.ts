import { checkoutRoute, hint } from '../x01/checkout.ts';
import { allowedBy, parseDart } from '../x01/dartboard.ts';
import type { DartCode } from '../x01/event.ts';
import type { Mode } from '../x01/format.ts';
import { modesOf } from '../x01/formatRules.ts';
import type { GameState } from '../x01/state.ts';
import { throwDart } from './throwDart.ts';

/** What to aim at: the way in, the way out, the first dart of the way out with three, else the treble 20. */
export function aimAt(remaining: number, dartsLeft: number, isIn: boolean, modes: { in: Mode; out: Mode }): DartCode {
  if (!isIn) return modes.in === 'double' ? 'D20' : 'T20';
  const route = checkoutRoute(remaining, dartsLeft, modes.out) ?? checkoutRoute(remaining, 3, modes.out);
  return route?.[0] ?? 'T20';
}

/** Rounds after which a bot that cannot finish a leg is helped, so that every leg ends. No real leg is so long. */
const patience = 60;

/**
 * The darts of a bot's visit: three, or fewer where it checks out or goes bust. `sigma` is the spread in millimetres (10 averages
 * about 75, 20 about 38 in 501). Throws where it is nobody's turn to throw.
 */
export function botVisit(state: GameState, sigma: number, random: () => number): { throws: DartCode[] } {
  const leg = state.legs.at(-1);
  if (state.next.kind !== 'visit' || !leg) throw new Error(`No visit is due (next: ${state.next.kind}), so a bot cannot throw one.`);
  const { side } = state.next;
  const modes = modesOf(state.format, side);
  const rounds = leg.visits.filter((visit) => visit.side === side).length;
  const spread = sigma / 2 ** Math.floor(rounds / patience);
  const throws: DartCode[] = [];
  for (;;) {
    const now = hint(state, throws);
    if (!now) return { throws };
    const code = throwDart(aimAt(now.remaining, now.dartsLeft, now.isIn, modes), spread, random);
    throws.push(code);
    const dart = parseDart(code);
    const finishes = dart && (now.isIn || allowedBy(modes.in, dart)) && dart.value === now.remaining;
    if (finishes) return { throws };
  }
}
