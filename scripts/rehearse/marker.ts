import { nextEvent } from '@oche/darts/bots/playGame';
import { applyEvent } from '@oche/darts/x01/game';
import type { NewEvent, VisitPayload } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';

export type Throwing = { sigmas: number[]; random: () => number; newId: () => string };

/**
 * What a marker at the board would write next: the darts are thrown by a bot, and typed as a keypad types them — the
 * total, and the darts used and darts at a double. Null when the game is over.
 */
export function nextTyped(state: GameState, throwing: Throwing): NewEvent | null {
  const event = nextEvent(state, throwing);
  if (event?.kind !== 'visit') return event;
  const thrown = applyEvent(state, event);
  if (!thrown.ok) throw new Error(`A bot broke the rule ${thrown.code}; the bot and the rules disagree.`);
  const leg = thrown.value.legs.findLast(({ visits }) => visits.length > 0)!;
  return { ...event, payload: typed(event.payload.side, leg.visits.at(-1)!) };
}

function typed(side: number, { bust, scored, darts, doubles }: GameState['legs'][number]['visits'][number]): VisitPayload {
  const atDouble = doubles === null ? {} : { doubles };
  return bust ? { side, bust: true, ...atDouble } : { side, total: scored, darts, ...atDouble };
}

/** A total that was mistyped: legal, wrong, and to be taken back; null where there is no room for one. */
export function mistyped(state: GameState, event: NewEvent, newId: () => string): NewEvent | null {
  const remaining = event.kind === 'visit' ? (state.legs.at(-1)?.remaining[event.payload.side] ?? 0) : 0;
  if (event.kind !== 'visit' || remaining <= 230) return null;
  return { ...event, id: newId(), payload: { side: event.payload.side, total: 22 } };
}
