import type { GameEvent, NewEvent } from '@oche/darts/x01/event';
import type { Format } from '@oche/darts/x01/format';
import { play } from '@oche/darts/x01/game';
import type { GameState } from '@oche/darts/x01/state';

export const firstTo3: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 3 }, starter: 'first' };

/** A total, a bust, or the payload of an event. */
type GameStep = number | 'bust' | NewEvent['payload'];

const kindOf = (payload: NewEvent['payload']): NewEvent['kind'] => {
  if ('how' in payload) return payload.how === 'bull-up' || payload.how === 'chosen' ? 'throwFirst' : 'tiebreak';
  if ('winner' in payload) return 'walkover';
  return 'legs' in payload ? 'result' : 'visit';
};

/** Plays a game for a story from its visits, in their order. Throws an error if the rules reject a visit. */
export const playGame = (
  steps: GameStep[],
  { format = firstTo3, sides = 2, players = 1 }: { format?: Format; sides?: number; players?: number } = {},
): GameState => {
  const log: GameEvent[] = [];
  let state: GameState | undefined;
  const add = (kind: string, payload: unknown) => {
    const event = { id: `e${log.length + 1}`, v: 1, kind, payload } as NewEvent;
    const played = play(log, event);
    if (!played.ok) throw new Error(`${played.code} at event ${log.length + 1}`);
    log.push({ ...event, seq: log.length + 1 } as GameEvent);
    state = played.value;
  };
  add('start', {
    format,
    sides: Array.from({ length: sides }, (_, s) => ({ id: `s${s}`, players: Array.from({ length: players }, (_, p) => `p${s}-${p}`) })),
    rules: 1,
  });
  for (const step of steps) {
    if (typeof step === 'object') {
      add(kindOf(step), step);
      continue;
    }
    const next = state?.next;
    if (next?.kind !== 'visit') throw new Error('No side is to throw.');
    add('visit', step === 'bust' ? { side: next.side, bust: true, darts: 3, doubles: 1 } : { side: next.side, total: step });
  }
  return state!;
};

/** Three legs: the first side wins legs 1 and 3, the second side wins leg 2. */
export const threeLegs: GameStep[] = [
  ...[180, 60, 140, 60, 100, 60, { side: 0, total: 81, darts: 2, doubles: 1 }],
  ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 3, doubles: 2 }],
  ...[100, 60, 140, 60, 100, 60, 81, 60, { side: 0, total: 80, darts: 2, doubles: 1 }],
];

/** A game at 2–1 in legs, in the middle of leg 4. The thrower has 121 left, the other side 75. */
export const leg4 = playGame([...threeLegs, 100, 140, 60, 95, 85, 60, 140, 85, 41]);

export const names = ['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann'];
