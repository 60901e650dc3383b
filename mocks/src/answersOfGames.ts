import { ApiError } from '@oche/api/errors';
import type { GameEvent, gameEndpoints, GameLog, GameSummary } from '@oche/api/contract/game';
import type { NewEvent } from '@oche/darts/x01/event';
import { foldGame, play } from '@oche/darts/x01/game';
import { byId, notFound, pageOf } from './answerParts.ts';
import { now } from './clock.ts';
import { toLog } from './gameSummary.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

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
      if (scorerEpoch < log.scorerEpoch) throw new ApiError(409, { code: 'not-scorer', message: 'Another device scores this game.' });
      const fresh = events.filter((event) => !log.events.some((known) => known.id === event.id));
      if (fresh.length > 0 && after < log.length) {
        throw new ApiError(409, { code: 'behind', message: 'The log is longer.', events: log.events.slice(after), length: log.length });
      }
      const written: GameEvent[] = [...log.events];
      for (const event of fresh) {
        const allowed = play(toLog(written), { id: event.id, v: event.v, kind: event.kind, payload: event.payload } as NewEvent);
        if (!allowed.ok) throw new ApiError(422, { code: allowed.code, message: `The rules refuse it: ${allowed.code}` });
        written.push({ ...event, seq: written.length + 1, author: `board:${log.game.board?.id ?? ''}`, serverTime: now.toISOString() });
      }
      const state = written.length > 0 ? foldGame(toLog(written)) : null;
      const thrown = state?.legs.some((leg) => leg.visits.length > 0);
      const phase = state?.ending ? 'finished' : thrown ? 'playing' : log.game.phase;
      const game: GameSummary = { ...log.game, length: written.length, phase };
      logs.set(id, { game, events: written, length: written.length, scorerEpoch: log.scorerEpoch });
      return {
        events: written.filter((event) => events.some((sent) => sent.id === event.id)),
        length: written.length,
        scorerEpoch: log.scorerEpoch,
      };
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
