import { nextEvent } from '@oche/darts/bots/playGame';
import { applyEvent } from '@oche/darts/x01/game';
import type { NewEvent, VisitPayload } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';

export type Throwing = { sigmas: number[]; random: () => number; newId: () => string };

/**
 * The next event that a marker would write, or null if the game is over. A bot throws the darts. A visit has the values that a keypad enters: the
 * total, the number of darts and the number of darts at a double.
 */
export function nextTyped(state: GameState, throwing: Throwing): NewEvent | null {
  const event = nextEvent(state, throwing);
  if (event?.kind !== 'visit') return event;
  const result = applyEvent(state, event);
  if (!result.ok) throw new Error(`The rules reject the bot's visit: ${result.code}.`);
  const leg = result.value.legs.findLast(({ visits }) => visits.length > 0)!;
  return { ...event, payload: typedVisit(event.payload.side, leg.visits.at(-1)!) };
}

function typedVisit(side: number, { bust, scored, darts, doubles }: GameState['legs'][number]['visits'][number]): VisitPayload {
  const atDouble = doubles === null ? {} : { doubles };
  return bust ? { side, bust: true, ...atDouble } : { side, total: scored, darts, ...atDouble };
}

/** A legal visit with a mistyped total, to be undone. Null for other events, or if the remaining score is too low. */
export function mistypedVisit(state: GameState, event: NewEvent, newId: () => string): NewEvent | null {
  const remaining = event.kind === 'visit' ? (state.legs.at(-1)?.remaining[event.payload.side] ?? 0) : 0;
  if (event.kind !== 'visit' || remaining <= 230) return null;
  return { ...event, id: newId(), payload: { side: event.payload.side, total: 22 } };
}
