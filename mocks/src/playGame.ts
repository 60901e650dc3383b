import type { NewEvent, SideRef, VisitPayload } from '@oche/darts/x01/event';
import type { Format } from '@oche/darts/x01/format';
import { nextEvent } from '@oche/darts/bots/playGame';
import { applyEvent, play } from '@oche/darts/x01/game';
import type { GameState } from '@oche/darts/x01/state';

/** An event of a log. `at` is the time of its recording, in seconds since the evening began. */
export type TimedEvent = NewEvent & { at: number };
export type PlayedGame = { events: TimedEvent[]; state: GameState; endedAt: number };

export type Contest = {
  format: Format;
  sides: SideRef[];
  /** spread of each side's darts in millimetres: about 10 for a county player, 22 for a casual one */
  sigmas: number[];
  random: () => number;
  newId: () => string;
  /** when the game is called, and when its first dart is thrown, in seconds since the evening began */
  calledAt: number;
  startedAt: number;
};

/** Converts a visit to the entry of a marker: the total, with the number of darts if it finished the leg. `state` is the game after the visit. */
const asEntered = ({ side }: VisitPayload, state: GameState): VisitPayload | null => {
  const visit = state.legs.flatMap((leg) => leg.visits).at(-1);
  if (!visit) return null;
  const dartsAtDouble = visit.doubles === null ? {} : { doubles: visit.doubles };
  if (visit.bust) return { side, bust: true, ...dartsAtDouble };
  return { side, total: visit.scored, ...(visit.checkout ? { darts: visit.darts } : {}), ...dartsAtDouble };
};

const unwrap = (next: ReturnType<typeof applyEvent>, event: NewEvent): GameState => {
  if (!next.ok) throw new Error(`A built game broke the rule ${next.code}: ${JSON.stringify(event)}`);
  return next.value;
};

/** A game that `winner` wins by walkover, without a dart. */
export const awardGame = (
  { format, sides, newId, calledAt }: Pick<Contest, 'format' | 'sides' | 'newId' | 'calledAt'>,
  winner: number,
): PlayedGame => {
  const payload = { format, sides, rules: 1 as const };
  const start: NewEvent = { id: newId(), v: 1, kind: 'start', payload };
  const walkover: NewEvent = { id: newId(), v: 1, kind: 'walkover', payload: { winner } };
  const state = unwrap(applyEvent(unwrap(play([], start), start), walkover), walkover);
  return { events: [start, walkover].map((event) => ({ ...event, at: calledAt })), state, endedAt: calledAt };
};

/** Lets bots play a game to its end. Visits are in the form that a marker enters. Throws if the rules reject an event. */
export const playGame = ({ format, sides, sigmas, random, newId, startedAt }: Omit<Contest, 'calledAt'>): PlayedGame => {
  const payload = { format, sides, rules: 1 as const };
  const start: NewEvent = { id: newId(), v: 1, kind: 'start', payload };
  // As on the server, the log begins when the board records its first event.
  const events: TimedEvent[] = [{ ...start, at: startedAt }];
  let state = unwrap(play([], start), start);
  let at = startedAt;
  for (let event = nextEvent(state, { sigmas, random, newId }); event; event = nextEvent(state, { sigmas, random, newId })) {
    let next = unwrap(applyEvent(state, event), event);
    if (event.kind === 'visit') {
      const entered = asEntered(event.payload, next);
      if (entered) event = { ...event, payload: entered };
      next = unwrap(applyEvent(state, event), event);
    }
    state = next;
    events.push({ ...event, at });
    // A visit takes 22 to 33 seconds with walking, calling and writing, and 20 more before the next leg.
    at += 22 + Math.floor(random() * 12) + (state.legs.at(-1)?.visits.length === 0 ? 20 : 0);
  }
  return { events, state, endedAt: events.at(-1)?.at ?? startedAt };
};
