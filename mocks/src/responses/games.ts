import { ApiError } from '@oche/api/errors';
import type { GameEvent, gameEndpoints, GameEventInput, GameLog, GameSummary } from '@oche/api/contract/game';
import { play } from '@oche/darts/x01/game';
import { byId, notFound, pageOf } from './parts.ts';
import { now } from '../clock.ts';
import { withLog } from '../gameSummary.ts';
import { createIds } from '../ids.ts';
import { startOf } from '@oche/api/startOf';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

/** Stores changes of games, so that a story reads the events that it has recorded. The rules reject the same events as on the server. */
export const responsesOfGames = (world: World): ResponsesTo<keyof typeof gameEndpoints> => {
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
  /** The start event, which the server writes if the device does not send one. */
  const startEvent = (game: GameSummary): GameEventInput => ({
    ...{ id: newId(now.getTime()), v: 1, kind: 'start', deviceTime: now.toISOString() },
    payload: startOf(game),
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
    recordEvents: ({ id, after, events }) => {
      const log = logOf(id);
      const written: GameEvent[] = [...log.events];
      // The client's types have checked the payloads; a server would parse them.
      const sent = events as GameEventInput[];
      for (const event of log.length === 0 && sent[0]?.kind !== 'start' ? [startEvent(log.game), ...sent] : sent) {
        const allowed = play(written, event);
        if (!allowed.ok) throw new ApiError(422, { code: allowed.code, message: `The rules reject this ${event.kind}: ${allowed.code}.` });
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
      if (!boardId) throw new ApiError(422, { code: 'no-free-board', message: 'Every board is in use.' });
      return change(id, {
        phase: 'called',
        board: boardOf(boardId),
        marker: markerOf(markerId),
        calledAt: now.toISOString(),
        expectedAt: null,
      });
    },
    releaseGame: ({ id }) => change(id, { phase: 'ready', board: null, marker: null, calledAt: null }),
    moveGame: ({ id }) => change(id, {}),
    setCalling: ({ id }) => change(id, {}),
    setMarker: ({ id, playerId }) => change(id, { marker: markerOf(playerId) }),
  };
};
