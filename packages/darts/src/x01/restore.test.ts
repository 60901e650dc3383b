import { describe, expect, test } from 'vitest';
import type { EventKind, GameEvent, Payloads } from './event.ts';
import { foldGame, play } from './game.ts';
import { restoringEvents, standsAsAt } from './restore.ts';

const format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'first' } as const;

/** A log that grows by legal events. `restore` takes it back to a length. */
const openLog = () => {
  let [log, ids]: [GameEvent[], number] = [[], 0];
  const newId = () => `e${++ids}`;
  const push = (event: Omit<GameEvent, 'seq'>) => {
    const played = play(log, event as GameEvent);
    expect(played).toMatchObject({ ok: true });
    log = [...log, { ...event, seq: log.length + 1 } as GameEvent];
  };
  const add = <K extends EventKind>(kind: K, payload: Payloads[K]): string => {
    const id = newId();
    push({ id, v: 1, kind, payload } as Omit<GameEvent, 'seq'>);
    return id;
  };
  add('start', { format, sides: ['a', 'b'].map((id) => ({ id, players: [id] })), rules: 1 });
  return {
    add,
    log: () => log,
    restore: (length: number) => restoringEvents(log, length, newId).forEach(push),
    /** the state without what the ids of events and the length of the log change */
    state: () => ({ ...foldGame(log), length: 0, undoable: null, legs: foldGame(log).legs.map(({ visits: _visits, ...leg }) => leg) }),
  };
};

describe('restoring what stood in a log', () => {
  test('a result is undone, also when the log had no event before', () => {
    const game = openLog();
    const before = game.state();
    game.add('result', { legs: [2, 1] });
    game.restore(0);
    expect(game.state()).toEqual(before);
    expect(standsAsAt(game.log(), 1)).toBe(true);
    expect(standsAsAt(game.log(), 2)).toBe(false);
  });

  test('a correction of a result gives the first result back', () => {
    const game = openLog();
    const result = game.add('result', { legs: [2, 1] });
    game.add('correct', { target: result, replacement: { legs: [0, 2] }, reason: 'A mistake' });
    game.restore(2);
    expect(game.state()).toMatchObject({ winner: 0, totalLegs: [2, 1] });
  });

  test('a finished game that was reopened and awarded is finished again with its visits and its correction', () => {
    const game = openLog();
    game.add('visit', { side: 0, total: 100 });
    const result = game.add('result', { legs: [2, 0] });
    game.add('correct', { target: result, replacement: { legs: [2, 1] }, reason: 'A mistake' });
    const [before, length] = [game.state(), game.log().length];
    game.add('reopen', { reason: 'They never played' });
    const target = foldGame(game.log()).undoable!;
    game.add('undo', { target });
    game.add('undo', { target: result });
    game.add('walkover', { winner: 1, reason: 'Late' });
    const after = game.log().length;
    game.restore(length);
    expect(game.state()).toEqual(before);
    expect(standsAsAt(game.log(), length)).toBe(true);
    // What was restored can be taken back too.
    game.restore(after);
    expect(game.state()).toMatchObject({ ending: 'walkover', winner: 1 });
  });

  test('a log that stands as before needs no event', () => {
    const game = openLog();
    game.add('visit', { side: 0, total: 60 });
    const target = game.add('visit', { side: 1, total: 45 });
    game.add('undo', { target });
    expect(restoringEvents(game.log(), 2, () => 'new')).toEqual([]);
  });
});
