import type { GameEvent, GameLog, GamePhase, GameSummary } from '@oche/api/contract/game';
import type { NewEvent, Payloads, VisitPayload } from '@oche/darts/x01/event';
import type { Format } from '@oche/darts/x01/format';
import { foldGame, play } from '@oche/darts/x01/game';
import type { GameState } from '@oche/darts/x01/state';
import { secondsFromNow } from './clock.ts';
import { createIds } from './ids.ts';
import type { World } from './world.ts';
import { startOf } from '@oche/api/startOf';

/** One entry of a marker: a total or `bust` of the side whose turn it is, a complete visit, the choice of who throws first, or the end of the game. */
export type Written = number | 'bust' | VisitPayload | Payloads['throwFirst'] | Payloads['walkover'] | Payloads['retire'];

export type BoardGameOptions = {
  format?: Format;
  /** names of the sides, in order */
  names?: readonly string[];
  /** The game is called but not started: its log stays empty and `written` is ignored. */
  called?: boolean;
};

const kindOf = (payload: Exclude<Written, number | 'bust'>): NewEvent['kind'] => {
  if ('how' in payload) return 'throwFirst';
  if ('winner' in payload) return 'walkover';
  return 'total' in payload || 'bust' in payload || 'throws' in payload ? 'visit' : 'retire';
};

/** Writes a log as a board would: an event every 25 seconds, the last one 25 seconds ago. Throws if the rules reject an event. */
export const writeLog = (format: Format, sides: Payloads['start']['sides'], written: readonly Written[]): GameEvent[] => {
  const newId = createIds(818);
  const log: GameEvent[] = [];
  const add = (kind: NewEvent['kind'], payload: unknown) => {
    const at = secondsFromNow(-25 * (written.length - log.length + 1));
    const event = { id: newId(at.getTime()), v: 1, kind, payload } as NewEvent;
    const played = play(log, event);
    if (!played.ok) throw new Error(`A story’s game breaks the rule ${played.code} at event ${log.length + 1}`);
    const time = at.toISOString();
    log.push({ ...event, seq: log.length + 1, author: 'board:story', deviceTime: time, serverTime: time });
    return played.value;
  };
  let state = add('start', { format, sides, rules: 1 });
  for (const each of written) {
    if (typeof each === 'object') state = add(kindOf(each), each);
    else if (state.next.kind !== 'visit') throw new Error(`No side can throw at event ${log.length + 1} of a story’s game`);
    else state = add('visit', each === 'bust' ? { side: state.next.side, bust: true } : { side: state.next.side, total: each });
  }
  return log;
};

const phaseOf = (state: GameState | null): GamePhase => {
  if (!state?.undoable) return 'called';
  return state.ending ? 'finished' : 'playing';
};

/** The same world, with a game on its board that consists of the entries in `written`. */
export const withBoardGame = (world: World, written: readonly Written[], options: BoardGameOptions = {}): World => {
  const current = world.boardScreen.game ?? world.games[0];
  if (!current) throw new Error('This world has no game to put on the board');
  const { names = [], called = false, format = current.format } = options;
  const sides = current.sides.map((side, index) => ({ ...side, name: names[index] ?? side.name, score: 0, isWinner: false }));
  const { sides: refs } = startOf({ format, sides });
  const events = called ? [] : writeLog(format, refs, written);
  const state = events.length > 0 ? foldGame(events) : null;
  const game: GameSummary = {
    ...current,
    format,
    sides,
    phase: phaseOf(state),
    live: null,
    ending: state?.ending ?? null,
    winner: state?.winner ?? null,
    length: events.length,
  };
  const log: GameLog = { game, events, length: events.length, scorerEpoch: 1 };
  return {
    ...world,
    games: world.games.map((each) => (each.id === current.id ? game : each)),
    logs: world.logs.map((each) => (each.game.id === current.id ? log : each)),
    boardScreen: { ...world.boardScreen, game },
  };
};
