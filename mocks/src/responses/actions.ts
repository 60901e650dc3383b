import type { Action, ActionKind, actionEndpoints } from '@oche/api/contract/action';
import type { GameSummary } from '@oche/api/contract/game';
import { byId, notFound, pageOf } from './parts.ts';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

/** What the organiser of the world's tournament has done, newest first: one action of most kinds. */
export const actionsOf = ({ tournament, games, entries, playList, user, groups }: World): Action[] => {
  const newId = createIds(806);
  const none = { game: null, result: null, entry: null, other: null, board: null, marker: null, on: null, group: null, status: null };
  const { board } = playList.boards[0] ?? {};
  const named = (index: number) => {
    const entry = entries[index];
    return entry ? { id: entry.id, name: entry.name } : null;
  };
  const finished = games.filter(({ phase, ending }) => phase === 'finished' && ending !== 'walkover');
  const [called] = playList.boards.flatMap(({ game }) => game ?? []);
  const [waiting] = playList.waiting.map(({ game }) => game);
  const resultOf = ({ winner, sides }: GameSummary) => ({ winner, scores: sides.map(({ score }) => score) });
  const made: ({ kind: ActionKind } & Partial<Action>)[] = [
    ...finished
      .slice(0, 2)
      .map((game, index) => ({ kind: index === 0 ? ('result' as const) : ('correction' as const), game, result: resultOf(game) })),
    ...(waiting ? [{ kind: 'held' as const, game: waiting, on: true }] : []),
    ...(called && board ? [{ kind: 'call' as const, game: called, board: { id: board.id, number: board.number } }] : []),
    { kind: 'withdrawal', entry: named(3) },
    { kind: 'paid', entry: named(1), on: true, overtaken: true },
    ...(board
      ? [{ kind: 'out-of-order' as const, board: { id: board.id, number: board.number }, on: true, undoneAt: now.toISOString() }]
      : []),
    { kind: 'swap', entry: named(0), other: named(2) },
    ...(groups.length > 0 ? [{ kind: 'decision' as const, group: 1 }] : []),
    { kind: 'check-in-all', on: true },
    { kind: 'status', status: 'running' },
  ];
  if (tournament.drawnAt === null) return [];
  return made.map((action, index) => {
    const at = now.getTime() - index * 4 * 60_000;
    return { ...none, id: newId(at), at: new Date(at).toISOString(), author: user.name, undoneAt: null, overtaken: false, ...action };
  });
};

export const responsesOfActions = (world: World): ResponsesTo<keyof typeof actionEndpoints> => {
  const actions = actionsOf(world);
  const actionOf = (tournamentId: string, actionId: string): Action => {
    if (tournamentId !== world.tournament.id) throw notFound('tournament');
    return byId(actions, actionId, 'action');
  };
  return {
    listActions: ({ id, ...paging }) => {
      if (id !== world.tournament.id) throw notFound('tournament');
      return pageOf(actions, paging);
    },
    previewUndo: ({ id, actionId }) => {
      const { game } = actionOf(id, actionId);
      const dependent = world.games.find(({ group, phase }) => group === null && phase === 'waiting');
      return {
        ...{ refused: null, entries: [], redrawn: false, status: null },
        games: dependent && game ? [{ game: dependent, effect: 'players' }] : [],
      };
    },
    undoAction: ({ id, actionId }) => ({ ...actionOf(id, actionId), undoneAt: now.toISOString() }),
  };
};
