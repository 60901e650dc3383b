import { nextEvent } from '@oche/darts/bots/playGame';
import { applyEvent } from '@oche/darts/x01/game';
import type { NewEvent, VisitPayload } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';

export type Throwing = { sigmas: number[]; random: () => number; newId: () => string };

/**
 * The event that a marker would write next. A bot throws the darts; the event has what a keypad enters: the total, the darts used and the darts
 * at a double. Null if the game is over.
 */
export function nextTyped(state: GameState, throwing: Throwing): NewEvent | null {
  const event = nextEvent(state, throwing);
  if (event?.kind !== 'visit') return event;
  const thrown = applyEvent(state, event);
  if (!thrown.ok) throw new Error(`The rules reject the bot's visit: ${thrown.code}.`);
  const leg = thrown.value.legs.findLast(({ visits }) => visits.length > 0)!;
  return { ...event, payload: typed(event.payload.side, leg.visits.at(-1)!) };
}

function typed(side: number, { bust, scored, darts, doubles }: GameState['legs'][number]['visits'][number]): VisitPayload {
  const atDouble = doubles === null ? {} : { doubles };
  return bust ? { side, bust: true, ...atDouble } : { side, total: scored, darts, ...atDouble };
}

/** A legal visit with a mistyped total, to be undone. Null for other events, or if the remaining score is too low. */
export function mistyped(state: GameState, event: NewEvent, newId: () => string): NewEvent | null {
  const remaining = event.kind === 'visit' ? (state.legs.at(-1)?.remaining[event.payload.side] ?? 0) : 0;
  if (event.kind !== 'visit' || remaining <= 230) return null;
  return { ...event, id: newId(), payload: { side: event.payload.side, total: 22 } };
}
