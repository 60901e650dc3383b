import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameSummary } from '@oche/api/contract/game';
import type { Group, Plan, PlayList, Tournament } from '@oche/api/contract/tournament';
import { decisionEvents, type Decision } from '@oche/api/decisionEvents';
import { ApiError } from '@oche/api/errors';
import { knockoutOnly, prepareEvening, startTestServer, testFormat, testPlan, type TestServer } from '../../testServer.ts';

type Evening = Awaited<ReturnType<typeof prepareEvening>>;

const twice = { default: testFormat };
const plans: Record<string, { plan: Plan; players: number }> = {
  'groups and knockouts': { plan: testPlan, players: 8 },
  knockout: { plan: knockoutOnly, players: 6 },
  'double elimination': { plan: { ...knockoutOnly, winners: { format: twice, thirdPlace: false, double: { reset: true } } }, players: 6 },
  'Swiss rounds': {
    plan: { groups: { ...testPlan.groups!, size: undefined, swiss: { rounds: 3 } } as Plan['groups'], winners: null, losers: null },
    players: 6,
  },
};

/** A step of an organiser, in names that mean the same in two tournaments. */
type Step =
  | { do: 'decide'; game: string; decision: Decision }
  | { do: 'call'; game: string; board: number }
  | { do: 'release'; game: string }
  | { do: 'marker'; game: string; player: string | null }
  | { do: 'hold'; game: string; held: boolean }
  | { do: 'only-board'; game: string; board: number | null }
  | { do: 'move'; game: string; before: string | null }
  | { do: 'out-of-order' | 'reserve'; board: number; on: boolean }
  | { do: 'check-in' | 'pay'; entry: string; on: boolean }
  | { do: 'withdraw' | 'reenter'; entry: string }
  | { do: 'late'; name: string }
  | { do: 'swap'; a: string; b: string }
  | { do: 'tie'; group: number; order: string[] };

const nameOf = ({ stage, key }: Pick<GameSummary, 'stage' | 'key'>) => `${stage.role} ${key}`;

/** A running tournament with no boards filled automatically, whose entries have ids in the order of their names. */
const open = async (world: TestServer, { plan, players }: { plan: Plan; players: number }): Promise<Evening> => {
  const evening = await prepareEvening(world, { players: 1, boards: 3, plan });
  const { client, tournament, entries } = evening;
  const { id } = tournament;
  await client.call('removeEntry', { id: entries[0]!.id });
  await client.call('updateTournament', { id, autoAssign: false });
  const names = Array.from({ length: players }, (_player, index) => `P${index}`);
  const prefix = randomUUID().slice(0, 23);
  // The order of the ids of entries decides the draw.
  const added = names.map((name, index) => ({ id: `${prefix}-${String(index).padStart(12, '0')}`, name }));
  const entered = await client.call('addEntries', { id, entries: added });
  await client.call('checkInAll', { id, checkedIn: true });
  await client.call('drawTournament', { id, drawNumber: 5 });
  await client.call('setTournamentStatus', { id, status: 'running' });
  return { ...evening, entries: entered };
};

const gamesAndEntries = async ({ client, tournament: { id } }: Evening) => ({
  games: (await client.call('listTournamentGames', { tournament: id, perPage: 200 })).items,
  entries: await client.call('listEntries', { tournament: id }),
});
type Reads = Awaited<ReturnType<typeof gamesAndEntries>>;

const groupsOf = ({ client, tournament: { id } }: Evening) => client.call('listGroups', { tournament: id });

/** Everything that organisers and spectators see of a tournament, without ids and times. */
const seen = async (evening: Evening, { ordered }: { ordered: boolean }) => {
  const { client, tournament } = evening;
  const [{ games, entries }, groups] = [await gamesAndEntries(evening), await groupsOf(evening)];
  const list = await client.call('getPlayList', { id: tournament.id });
  return present(games, entries, list, groups, await client.call('getTournament', { tournament: tournament.id }), ordered);
};
const present = (
  games: Reads['games'],
  entries: Reads['entries'],
  list: PlayList,
  groups: Group[],
  details: Tournament,
  ordered: boolean,
) => ({
  status: details.status,
  winner: details.winner,
  entries: entries.map(({ name, checkedIn, paid, withdrawn, waiting, group, seed }) => ({
    name,
    checkedIn,
    paid,
    withdrawn,
    waiting,
    group,
    seed,
  })),
  games: games
    .map((game) => ({
      name: nameOf(game),
      phase: game.phase,
      sides: game.sides.map(({ name, score }) => [name, game.phase === 'finished' ? score : null]),
      result: [game.winner, game.ending],
      ...(game.phase !== 'finished' && { board: game.board?.number ?? null, marker: game.marker?.name ?? null }),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
  groups: groups.map(({ number, complete, unresolved, decision, rows }) => ({
    ...{ number, complete, decision, unresolved: unresolved.map(({ length }) => length) },
    rows: rows.map(({ entry, ...row }) => ({ ...row, tiedWith: row.tiedWith.length, name: entry.name })),
  })),
  boards: list.boards.map(({ board, reserved, game }) => ({
    number: board.number,
    outOfOrder: board.outOfOrder,
    reserved,
    game: game && nameOf(game),
  })),
  waiting: list.waiting
    .map(({ game, why, onlyBoard }) => ({ game: nameOf(game), why, onlyBoard: onlyBoard?.number ?? null }))
    .sort((a, b) => (a.game < b.game ? -1 : 1)),
  // The order of games whose players are not known yet is an estimate.
  next: ordered && list.waiting.flatMap(({ game, why }) => (why === 'ready' ? nameOf(game) : [])),
  undecided: list.undecidedGroups,
});

/** Takes a step. Returns whether it was possible. */
const take = async (evening: Evening, step: Step): Promise<boolean> => {
  const { client, tournament, event, location } = evening;
  const { id } = tournament;
  const { games, entries } = await gamesAndEntries(evening);
  const gameId = (name: string | null) => games.find((game) => nameOf(game) === name)?.id ?? randomUUID();
  const entryId = (name: string) => entries.find((entry) => entry.name === name)?.id ?? randomUUID();
  const boardId = (number: number | null) => location.boards.find((board) => board.number === number)?.id ?? null;
  const calls: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => Promise<unknown> } = {
    decide: async ({ game, decision }) => {
      const log = await client.call('getGame', { id: gameId(game) });
      const events = decisionEvents(log, decision);
      return client.call('recordEvents', { id: gameId(game), after: log.length, scorerEpoch: 0, events });
    },
    call: ({ game, board }) => client.call('callGame', { id: gameId(game), boardId: boardId(board)! }),
    release: ({ game }) => client.call('releaseGame', { id: gameId(game) }),
    marker: ({ game, player }) =>
      client.call('setMarker', { id: gameId(game), playerId: entries.find(({ name }) => name === player)?.players[0]!.id ?? null }),
    hold: ({ game, held }) => client.call('setCalling', { id: gameId(game), held }),
    'only-board': ({ game, board }) => client.call('setCalling', { id: gameId(game), boardId: boardId(board) }),
    move: ({ game, before }) => client.call('moveGame', { id: gameId(game), before: before && gameId(before) }),
    'out-of-order': ({ board, on }) => client.call('updateBoard', { id: boardId(board)!, outOfOrder: on }),
    reserve: ({ board, on }) => client.call('reserveBoard', { id: event.id, boardId: boardId(board)!, reserved: on }),
    'check-in': ({ entry, on }) => client.call('updateEntry', { id: entryId(entry), checkedIn: on }),
    pay: ({ entry, on }) => client.call('updateEntry', { id: entryId(entry), paid: on }),
    withdraw: ({ entry }) => client.call('withdrawEntry', { id: entryId(entry) }),
    reenter: ({ entry }) => client.call('reenterEntry', { id: entryId(entry) }),
    late: ({ name }) => client.call('addLateEntry', { id, entry: { name } }),
    swap: ({ a, b }) => client.call('swapEntries', { id, a: entryId(a), b: entryId(b) }),
    tie: ({ group, order }) =>
      client.call('decideGroup', { id, group: String(group), how: 'decision', reason: 'They threw for it', order: order.map(entryId) }),
  };
  try {
    await (calls[step.do] as (step: Step) => Promise<unknown>)(step);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
};

const legs: [number, number][] = [
  [2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
];

/** The step that these numbers choose in the present state; null if there is none of its kind. Results are the most frequent. */
const stepOf = async (evening: Evening, [kind, first, second]: readonly [number, number, number]): Promise<Step | null> => {
  const { games, entries } = await gamesAndEntries(evening);
  const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % Math.max(1, items.length)];
  const isReady = ({ phase }: GameSummary) => phase === 'ready' || phase === 'called';
  const inOrder = games.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const playable = pick(inOrder.filter(isReady), first);
  const waiting = pick(
    inOrder.filter(({ phase }) => phase === 'ready' || phase === 'waiting'),
    first,
  );
  const called = pick(
    inOrder.filter(({ phase }) => phase === 'called'),
    first,
  );
  const finished = pick(
    inOrder.filter(({ phase }) => phase === 'finished'),
    first,
  );
  const entry = pick(entries, first)!;
  const [board, on] = [1 + (first % 3), second % 2 === 0];
  const reason = 'A mistake';
  const decide = (game: GameSummary | undefined, decision: Decision): Step | null =>
    game ? { do: 'decide', game: nameOf(game), decision } : null;
  const result = (game: GameSummary | undefined) => decide(game, { kind: 'result', reason, result: { legs: pick(legs, second)! } });
  const tie = async (): Promise<Step | null> => {
    const group = (await groupsOf(evening)).find(({ unresolved }) => unresolved.length > 0);
    const names = group?.unresolved[0]!.map((id) => entries.find((other) => other.id === id)!.name);
    return group && names ? { do: 'tie', group: group.number, order: names.sort() } : null;
  };
  const kinds: (() => Step | null | Promise<Step | null>)[] = [
    ...Array.from({ length: 7 }, () => () => result(playable)),
    () => result(finished),
    () => decide(second % 3 === 0 ? finished : playable, { kind: 'walkover', winner: second % 2, reason }),
    () => decide(playable, { kind: 'retire', side: second % 2, reason: '' }),
    () => decide(finished, { kind: 'reopen', reason }),
    ...Array.from({ length: 2 }, () => () => (playable ? { do: 'call' as const, game: nameOf(playable), board: 1 + (second % 3) } : null)),
    () => (called ? { do: 'release', game: nameOf(called) } : null),
    () => (called ? { do: 'marker', game: nameOf(called), player: second % 4 === 0 ? null : pick(entries, second)!.name } : null),
    () => (waiting ? { do: 'hold', game: nameOf(waiting), held: second % 3 > 0 } : null),
    () => (waiting ? { do: 'only-board', game: nameOf(waiting), board: second % 4 || null } : null),
    () => {
      const before = pick([...inOrder.filter(({ phase }) => phase === 'ready'), null], second);
      return waiting && before?.id !== waiting.id ? { do: 'move', game: nameOf(waiting), before: before ? nameOf(before) : null } : null;
    },
    () => ({ do: 'out-of-order', board, on }),
    () => ({ do: 'reserve', board, on }),
    () => ({ do: 'check-in', entry: entry.name, on: !entry.checkedIn }),
    () => ({ do: 'pay', entry: entry.name, on: !entry.paid }),
    () => ({ do: entry.withdrawn ? 'reenter' : 'withdraw', entry: entry.name }),
    () => {
      const gone = entries.find(({ withdrawn }) => withdrawn);
      return gone ? { do: 'reenter', entry: gone.name } : null;
    },
    () => ({ do: 'late', name: `Late ${entries.length}` }),
    () => ({ do: 'swap', a: entry.name, b: pick(entries, second)!.name }),
    tie,
  ];
  return kinds[kind % kinds.length]!();
};

describe('undoing an action', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const numbers = fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000));

  test.each(Object.entries(plans))('%s: is as if it had never been done', { timeout: 180_000 }, async (_name, options) => {
    const property = fc.asyncProperty(fc.array(numbers, { minLength: 8, maxLength: 24 }), fc.nat(1_000_000), async (choices, start) => {
      const evening = await open(world, options);
      const { client, tournament } = evening;
      const { id } = tournament;
      const newest = async () => (await client.call('listActions', { id, perPage: 1 })).items[0]?.id;
      const taken: { step: Step; action: string | undefined }[] = [];
      for (const choice of choices) {
        const step = await stepOf(evening, choice);
        world.wait(1);
        const before = await newest();
        if (step && (await take(evening, step))) {
          const action = await newest();
          taken.push({ step, action: action === before ? undefined : action });
        }
      }
      // The product chooses the place of a late entry in a knockout, by the games that have begun. Without an earlier action it is another one.
      // In a Swiss tournament, it joins the newest round only if none of its games has begun.
      const lastChoice = options.plan.groups && !options.plan.groups.swiss ? -1 : taken.findLastIndex(({ step }) => step.do === 'late');
      const actions = taken.slice(Math.max(0, lastChoice)).flatMap(({ action }) => action ?? []);
      const before = await seen(evening, { ordered: true });
      let chosen: string | undefined;
      for (let turn = 0; turn < actions.length && chosen === undefined; turn++) {
        const action = actions[(start + turn) % actions.length]!;
        const { refused } = await client.call('previewUndo', { id, actionId: action });
        const undo = client.call('undoAction', { id, actionId: action });
        // The preview changes nothing, and says what the undo does.
        if (refused) await expect(undo).rejects.toMatchObject({ code: refused.code });
        else chosen = (await undo).id;
        if (refused) expect(await seen(evening, { ordered: true })).toEqual(before);
      }
      const at = taken.findIndex(({ action }) => action !== undefined && action === chosen);
      if (at < 0) return;
      const twin = await open(world, options);
      for (const [index, { step, action }] of taken.entries()) {
        world.wait(1);
        // A repeated step did nothing. Without the first one, it would.
        if (action === undefined) continue;
        // Nobody could have done a later step without the action: a walkover now stands for its result, and the same players played on.
        if (index !== at && !(await take(twin, step))) return;
      }
      // These steps give games a new turn, and with the action the waiting games were others.
      const ordered = !taken.slice(at + 1).some(({ step }) => ['move', 'reenter', 'release'].includes(step.do));
      const [now, never] = [await seen(evening, { ordered }), await seen(twin, { ordered })];
      expect(now, taken.map(({ step }, index) => (index === at ? 'UNDONE ' : '') + JSON.stringify(step)).join('\n')).toEqual(never);
    });
    await fc.assert(property, { numRuns: 3, endOnFailure: true });
  });
});
