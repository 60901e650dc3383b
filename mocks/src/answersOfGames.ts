import { ApiError } from '@oche/api/errors';
import { GameEvent, type gameEndpoints, type GameEventInput, type GameLog, type GameSummary } from '@oche/api/contract/game';
import { toWire } from '@oche/api/wire';
import type { NewEvent } from '@oche/darts/x01/event';
import { play } from '@oche/darts/x01/game';
import { byId, notFound, pageOf } from './answerParts.ts';
import { now } from './clock.ts';
import { toLog, withLog } from './gameSummary.ts';
import { createIds } from './ids.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

const eventToWire = (event: GameEvent) => toWire(GameEvent, event);

/** Scoring remembers: what a story records is in the log that it reads next. The rules refuse what they refuse on the server. */
export const answersOfGames = (world: World): { [K in keyof typeof gameEndpoints]: Answer<K> } => {
  const logs = new Map<string, GameLog>(world.logs.map((log) => [log.game.id, log]));
  const logOf = (id: string): GameLog => {
    const found = logs.get(id);
    if (!found) throw notFound('game');
    return found;
  };
  const change = (id: string, to: Partial<GameSummary>): GameSummary => {
    const log = logOf(id);
    const game = { ...log.game, ...to };
    logs.set(id, { ...log, game });
    return game;
  };
  const boardOf = (id: string): GameSummary['board'] => {
    const { number, name } = byId(world.location.boards, id, 'board');
    return { id, number, name };
  };
  const markerOf = (playerId: string | null | undefined): GameSummary['marker'] =>
    playerId ? { playerId, name: byId(world.players, playerId, 'player').name } : null;
  const newId = createIds(804);
  /** The first thing of a log, which the server writes where the device does not. */
  const startOf = ({ format, sides }: GameSummary): GameEventInput => ({
    ...{ id: newId(now.getTime()), v: 1, kind: 'start', deviceTime: now.toISOString() },
    payload: { format, sides: sides.map((side) => ({ id: side.id, players: [side.playerId] })), rules: 1 },
  });
  const freeBoard = () => world.eventBoards.find(({ game, board }) => !game && !board.outOfOrder)?.board.id;

  return {
    getGame: ({ id, since = 0 }) => {
      const log = logOf(id);
      return { ...log, events: log.events.slice(since) };
    },
    listLiveGames: (input) =>
      pageOf(
        world.games.filter((game) => game.phase === 'playing'),
        input,
      ),
    recordEvents: ({ id, after, scorerEpoch, events }) => {
      const log = logOf(id);
      const { length } = log;
      const isKnown = (event: { id: string }) => log.events.some((known) => known.id === event.id);
      const fresh = events.filter((event) => !isKnown(event));
      if (fresh.length === 0) return { events: log.events.slice(after), length, scorerEpoch: log.scorerEpoch };
      const extra = { length, scorer_epoch: log.scorerEpoch };
      if (scorerEpoch < log.scorerEpoch)
        throw new ApiError(409, { code: 'not-scorer', message: 'Somebody else scores this game now.', ...extra });
      const tail = log.events.slice(after).filter((event) => !events.some((sent) => sent.id === event.id));
      if (tail.length > 0 || after > length) {
        throw new ApiError(409, { code: 'behind', message: 'The log has grown meanwhile.', events: tail.map(eventToWire), ...extra });
      }
      const written: GameEvent[] = [...log.events];
      for (const event of log.length === 0 && fresh[0]?.kind !== 'start' ? [startOf(log.game), ...fresh] : fresh) {
        const allowed = play(toLog(written), { id: event.id, v: event.v, kind: event.kind, payload: event.payload } as NewEvent);
        if (!allowed.ok) throw new ApiError(422, { code: allowed.code, message: `The rules refuse this ${event.kind}: ${allowed.code}.` });
        written.push({ ...event, seq: written.length + 1, author: `board:${log.game.board?.id ?? ''}`, serverTime: now.toISOString() });
      }
      logs.set(id, { ...log, game: withLog(log.game, written), events: written, length: written.length });
      return { events: written.slice(after), length: written.length, scorerEpoch: log.scorerEpoch };
    },
    takeScorer: ({ id }) => {
      const log = logOf(id);
      const scorerEpoch = log.scorerEpoch + 1;
      logs.set(id, { ...log, scorerEpoch });
      return { scorerEpoch, length: log.length };
    },
    callGame: ({ id, boardId = freeBoard(), markerId }) => {
      if (logOf(id).game.phase !== 'ready')
        throw new ApiError(422, { code: 'not-ready', message: 'A side is not known yet, or it is called.' });
      if (!boardId) throw new ApiError(422, { code: 'no-free-board', message: 'Every board is in use.' });
      return change(id, {
        phase: 'called',
        board: boardOf(boardId),
        marker: markerOf(markerId),
        calledAt: now.toISOString(),
        expectedAt: null,
      });
    },
    releaseGame: ({ id }) => {
      if (logOf(id).game.phase !== 'called') throw new ApiError(422, { code: 'already-started', message: 'A dart is recorded.' });
      return change(id, { phase: 'ready', board: null, marker: null, calledAt: null });
    },
    setMarker: ({ id, playerId }) => change(id, { marker: markerOf(playerId) }),
  };
};
