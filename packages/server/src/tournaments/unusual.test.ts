import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldTests } from './settings.ts';
import type { Plan } from '@oche/api/contract/tournament';
import {
  gamesOf,
  logEvent,
  onBoards,
  prepareEvening,
  record,
  resultEvent,
  startEvening,
  startTestServer,
  testFormat,
  testPlan,
  type TestServer,
} from '../testServer.ts';

type Client = ReturnType<TestServer['as']>;
const stage = { default: testFormat };
const knockoutOnly: Plan = { groups: null, winners: { format: stage, thirdPlace: true }, losers: null };
const groupsOf = (size: number, changes: Partial<Plan> = {}): Plan => ({ ...testPlan, groups: { ...testPlan.groups!, size }, ...changes });

describe('tournaments in unusual situations', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const gameOf = async (client: Client, id: string) => (await client.call('getGame', { id })).game;
  /** Plays all games to their end and settles ties by lot. */
  const playOut = async (client: Client, id: string) => {
    for (let turn = 0; ; turn++) {
      const games = await onBoards(client, id);
      for (const game of games) await record(client, game.id, resultEvent(turn % 3 ? [2, 0] : [1, 2]));
      if (games.length) continue;
      const tied = (await client.call('listGroups', { tournament: id })).find(({ unresolved }) => unresolved.length);
      if (!tied) return;
      await client.call('decideGroup', { id, group: String(tied.number), how: 'lot', reason: '' });
    }
  };

  test.each<[string, number, Plan]>([
    ['two players in a knockout', 2, knockoutOnly],
    ['three players in a knockout', 3, knockoutOnly],
    ['two players in groups', 2, testPlan],
    ['three players in groups', 3, testPlan],
    ['five players in groups of two and three', 5, groupsOf(3)],
    ['seven players, groups only', 7, { ...testPlan, winners: null, losers: null }],
    ['groups of two', 8, groupsOf(2)],
    ['groups of three and a winners’ knockout only', 6, groupsOf(3, { losers: null })],
    ['a losers’ knockout of three', 6, groupsOf(6, { groups: { ...testPlan.groups!, size: 6, winnersPerGroup: { 6: 3 } } })],
  ])('%s: the tournament ends, and every entry has a final place', async (_name, players, plan) => {
    const { client, tournament } = await startEvening(world, { players, boards: 3, plan });
    await playOut(client, tournament.id);
    const finished = await world.as().call('getTournament', { tournament: tournament.id });
    expect(finished.status).toBe('finished');
    expect(finished.games.finished).toBe(finished.games.total);
    const { places } = await world.as().call('getResults', { tournament: tournament.id });
    expect(new Set(places.map(({ entry }) => entry.id)).size).toBe(players);
    const startPlaces = places.map(({ from }) => from).sort((a, b) => a - b);
    for (const { from, to } of places) expect(startPlaces.filter((place) => place === from)).toHaveLength(to - from + 1);
    expect(startPlaces[0]).toBe(1);
    expect(Math.max(...places.map(({ to }) => to))).toBe(players);
  });

  test('a tournament of 130 players in groups of four can be drawn and started', async () => {
    const { client, tournament } = await startEvening(world, { players: 130, boards: 16 });
    expect(await onBoards(client, tournament.id)).toHaveLength(16);
    expect((await client.call('listGroups', { tournament: tournament.id })).map(({ rows }) => rows.length)).toContain(3);
  });

  test('a bye does not count as a game, even before its player is known', async () => {
    const plan = groupsOf(3, { groups: { ...testPlan.groups!, size: 3, winnersPerGroup: { 3: 2 } }, losers: null });
    const { client, tournament } = await startEvening(world, { players: 9, boards: 3, plan });
    const bracket = async () => (await client.call('getBracket', { tournament: tournament.id, role: 'winners' })).games;
    const byes = (await bracket()).filter(({ sides }) => sides.some(({ sideKind }) => sideKind === 'bye'));
    expect(byes).toHaveLength(2);
    for (const { phase, expectedAt, sides } of byes) {
      expect({ phase, expectedAt, kinds: sides.map(({ sideKind }) => sideKind).sort() }).toEqual({
        phase: 'bye',
        expectedAt: null,
        kinds: ['bye', 'tbd'],
      });
    }
    const details = await client.call('getTournament', { tournament: tournament.id });
    // Three groups of three games, then a knockout of eight places with two byes and a game for third place.
    expect(details.games.total).toBe(9 + 7 - 2 + 1);
    const { counts } = await client.call('getPlayList', { id: tournament.id });
    expect(counts.toGo).toBe(details.games.total);
    await playOut(client, tournament.id);
    for (const { sides, winner } of (await bracket()).filter(({ id }) => byes.some((bye) => bye.id === id))) {
      expect(sides.map(({ sideKind }) => sideKind).sort()).toEqual(['bye', 'player']);
      expect(sides[winner ?? 2]?.sideKind).toBe('player');
    }
  });

  test('no game is expected before the announced start, and no end after the last game', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 2, boards: 1, plan: knockoutOnly });
    const { id } = tournament;
    // The start is in summer time, two hours ahead of UTC. The clock of the test is in November.
    await client.call('updateTournament', { id, startsAt: '2027-07-01T20:00' });
    await client.call('setTournamentStatus', { id, status: 'check-in' });
    await client.call('drawTournament', { id });
    const start = Date.parse('2027-07-01T18:00:00Z');
    const drawn = await client.call('getPlayList', { id });
    expect(Date.parse(drawn.waiting[0]?.game.expectedAt ?? '')).toBe(start);
    expect(Date.parse(drawn.expectedEnd ?? '')).toBeGreaterThan(start);
    await client.call('setTournamentStatus', { id, status: 'running' });
    expect(Date.parse((await client.call('getPlayList', { id })).expectedEnd ?? '')).toBeLessThan(start);
    await playOut(client, id);
    expect((await client.call('getPlayList', { id })).expectedEnd).toBeNull();
  });

  test('a plan whose knockout format allows draws is refused', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 4, boards: 1 });
    const draw = { default: { ...testFormat, legs: { bestOf: 4 }, draw: true } };
    for (const plan of [
      { ...testPlan, winners: { format: draw, thirdPlace: false } },
      { ...testPlan, losers: { format: { ...stage, byRoundFromFinal: { '1': draw.default } }, thirdPlace: false } },
    ])
      await expect(client.call('updateTournament', { id: tournament.id, plan })).rejects.toMatchObject({ status: 400 });
    await client.call('updateTournament', { id: tournament.id, plan: { ...testPlan, groups: { ...testPlan.groups!, format: draw } } });
  });

  test('if all entries withdraw, every game is finished without a winner and none is called', async () => {
    const { client, tournament, entries } = await startEvening(world, { players: 4, boards: 1, plan: knockoutOnly });
    for (const { id } of entries) await client.call('withdrawEntry', { id });
    const games = await gamesOf(client, tournament.id);
    expect(games.filter(({ phase }) => phase !== 'finished' && phase !== 'bye')).toEqual([]);
    expect(await onBoards(client, tournament.id)).toEqual([]);
    await client.call('updateTournament', { id: tournament.id, autoAssign: true });
    expect(await onBoards(client, tournament.id)).toEqual([]);
    expect((await world.as().call('getTournament', { tournament: tournament.id })).status).toBe('finished');
  });

  test('a game whose players both withdraw between draw and start has no winner, and the tournament continues', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 4, boards: 2, plan: knockoutOnly });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
    await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
    const [one, two] = (await gamesOf(client, tournament.id)).filter(({ round }) => round === 1);
    for (const { id } of one!.sides) await client.call('withdrawEntry', { id: id! });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
    for (let pass = 0; pass < 2; pass++) {
      expect(await gameOf(client, one!.id)).toMatchObject({ phase: 'finished', ending: 'walkover', winner: null, board: null });
      expect((await onBoards(client, tournament.id)).map(({ id }) => id)).toEqual([two!.id]);
      await client.call('updateTournament', { id: tournament.id, autoAssign: true });
    }
    await record(client, two!.id, resultEvent([2, 0]));
    const finished = await world.as().call('getTournament', { tournament: tournament.id });
    expect([finished.status, finished.winner]).toEqual(['finished', two!.sides[0]!.name]);
  });

  test('a tournament can be drawn again after a withdrawal', async () => {
    const { client, tournament, entries } = await startEvening(world, { players: 8, boards: 2 });
    await client.call('withdrawEntry', { id: entries[0]!.id });
    const drawn = await client.call('drawTournament', { id: tournament.id, drawNumber: 3 });
    expect(drawn.groups.flat()).toHaveLength(7);
    expect((await gamesOf(client, tournament.id)).filter(({ phase }) => phase === 'finished')).toEqual([]);
  });

  test('a withdrawn player no longer marks games', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [first] = await onBoards(client, tournament.id);
    const marker = first!.marker!.playerId!;
    const entry = (await client.call('listEntries', { tournament: tournament.id })).find(({ players }) => players[0]!.id === marker)!;
    await client.call('withdrawEntry', { id: entry.id });
    expect((await gameOf(client, first!.id)).marker?.playerId).not.toBe(marker);
    for (;;) {
      const [game] = await onBoards(client, tournament.id);
      if (!game || game.group === null) break;
      expect(game.marker?.playerId).not.toBe(marker);
      await record(client, game.id, resultEvent([2, 0]));
    }
  });

  test('withdrawing during a game frees its board and publishes to its tablet', async () => {
    const { client, tournament, location } = await startEvening(world, { players: 2, boards: 1, plan: knockoutOnly });
    const [game] = await onBoards(client, tournament.id);
    await record(client, game!.id, logEvent('visit', { side: 0, total: 60 }));
    world.published.length = 0;
    await client.call('withdrawEntry', { id: game!.sides[0]!.id! });
    expect(await gameOf(client, game!.id)).toMatchObject({ phase: 'finished', ending: 'walkover', winner: 1 });
    expect(world.published.map(({ channel }) => channel)).toContain(`private-board-${location.boards[0]!.id}`);
  });

  /** A tournament with one group of four. Its first two players play a final. The group is finished and the final is on a board. */
  const atTheFinal = async () => {
    const plan = groupsOf(4, { winners: { format: stage, thirdPlace: false }, losers: null });
    const evening = await startEvening(world, { players: 4, boards: 1, plan });
    const { client, tournament } = evening;
    // The player with the lower number wins 2-0, so that the table has no ties.
    for (;;) {
      const [game] = await onBoards(client, tournament.id);
      if (game!.group === null) return { ...evening, final: game! };
      await record(client, game!.id, resultEvent(game!.sides[0]!.name < game!.sides[1]!.name ? [2, 0] : [0, 2]));
    }
  };
  /** The game of Player 02 against Player 03, and an event that corrects its result so that Player 03 wins. */
  const correctionOf = async (client: Client, tournament: string) => {
    const game = (await gamesOf(client, tournament)).find(
      ({ group, sides }) => group !== null && sides.every(({ name }) => name === 'Player 02' || name === 'Player 03'),
    )!;
    const { events } = await client.call('getGame', { id: game.id });
    const second = game.sides.findIndex(({ name }) => name === 'Player 02');
    return {
      game,
      event: logEvent('correct', {
        target: events.at(-1)!.id,
        replacement: { legs: second === 0 ? [0, 2] : [2, 0] },
        reason: 'The scores were swapped',
      }),
    };
  };

  test('a corrected group result changes the players of a called final and publishes to its tablet', async () => {
    const { client, tournament, final, location } = await atTheFinal();
    expect(final.sides.map(({ name }) => name).sort()).toEqual(['Player 01', 'Player 02']);
    expect(final.phase).toBe('called');
    const { game, event } = await correctionOf(client, tournament.id);
    world.published.length = 0;
    await record(client, game.id, event);
    const after = await gameOf(client, final.id);
    expect(after.sides.map(({ name }) => name).sort()).toEqual(['Player 01', 'Player 03']);
    expect(world.published.map(({ channel }) => channel)).toContain(`private-board-${location.boards[0]!.id}`);
  });

  test('a reopened group game empties the final and removes it from its board', async () => {
    const { client, tournament, final } = await atTheFinal();
    const { game } = await correctionOf(client, tournament.id);
    await record(client, game.id, logEvent('reopen', { reason: 'The last leg was not played' }));
    const { events } = await client.call('getGame', { id: game.id });
    await record(client, game.id, logEvent('undo', { target: events.find(({ kind: eventKind }) => eventKind === 'result')!.id }));
    expect(await gameOf(client, final.id)).toMatchObject({ phase: 'waiting', board: null, sides: [{ name: 'TBD' }, { name: 'TBD' }] });
    await client.call('releaseGame', { id: game.id }).catch(() => null);
    await record(client, game.id, resultEvent(game.sides[0]!.name < game.sides[1]!.name ? [2, 0] : [0, 2]));
    expect((await gameOf(client, final.id)).sides.map(({ name }) => name).sort()).toEqual(['Player 01', 'Player 02']);
  });

  test('a correction that would change the players of a started final is refused with the key of the final', async () => {
    const { client, tournament, final } = await atTheFinal();
    await record(client, final.id, logEvent('visit', { side: 0, total: 60 }));
    const { game, event } = await correctionOf(client, tournament.id);
    const before = await world.fingerprint();
    await expect(record(client, game.id, event)).rejects.toMatchObject({
      status: 409,
      body: { code: 'has-dependents', games: [final.key] },
    });
    expect(await world.fingerprint()).toBe(before);
  });

  test('a corrected visit of a finished game counts if averages break the tie', async () => {
    const plan = groupsOf(2, {
      groups: { ...testPlan.groups!, size: 3, tieBreakers: ['average'], points: { win: 0, draw: 0, loss: 0 } },
      winners: { format: stage, thirdPlace: false },
      losers: null,
    });
    plan.groups!.format = { default: { ...testFormat, legs: { firstTo: 1 } } };
    const { client, tournament } = await startEvening(world, { players: 3, boards: 1, plan });
    const targets: string[] = [];
    const loser = [100, 60, 20];
    for (let turn = 0; turn < 3; turn++) {
      const [game] = await onBoards(client, tournament.id);
      const lowVisit = logEvent('visit', { side: 1, total: loser[turn]! });
      targets.push(lowVisit.id);
      await record(
        client,
        game!.id,
        logEvent('visit', { side: 0, total: 180 }),
        lowVisit,
        logEvent('visit', { side: 0, total: 180 }),
        logEvent('visit', { side: 1, total: loser[turn]! }),
        logEvent('visit', { side: 0, total: 141, darts: 3, doubles: 1 }),
      );
    }
    const final = async () =>
      (await client.call('getBracket', { tournament: tournament.id, role: 'winners' })).games[0]!.sides.map(({ name }) => name);
    const before = await final();
    const games = (await gamesOf(client, tournament.id)).filter(({ group }) => group !== null);
    for (const game of games) {
      const { events } = await client.call('getGame', { id: game.id });
      const target = events.find(({ id }) => targets.includes(id))!;
      const oldTotal = (target.payload as { total: number }).total;
      await record(
        client,
        game.id,
        logEvent('correct', { target: target.id, replacement: { side: 1, total: oldTotal === 100 ? 0 : 180 }, reason: 'Typed wrong' }),
      );
    }
    const rows = (await client.call('listGroups', { tournament: tournament.id }))[0]!.rows.map(({ entry }) => entry.name);
    expect(await final()).toEqual(rows.slice(0, 2));
    expect(before.sort()).not.toEqual(rows.slice(0, 2).sort());
  });

  test('a decision that names an entry twice is refused', async () => {
    const plan = groupsOf(3, { winners: { format: stage, thirdPlace: false }, losers: null });
    const { client, tournament } = await startEvening(world, { players: 3, boards: 1, plan });
    // Each player beats the next, so that all are tied.
    const beats: Record<string, string> = { 'Player 01': 'Player 02', 'Player 02': 'Player 03', 'Player 03': 'Player 01' };
    for (let game = 0; game < 3; game++) {
      expect(await client.call('getPlayList', { id: tournament.id })).toMatchObject({ undecidedGroups: [] });
      const [{ id, sides }] = (await onBoards(client, tournament.id)) as [Awaited<ReturnType<typeof gameOf>>];
      await record(client, id, resultEvent(beats[sides[0]!.name] === sides[1]!.name ? [2, 0] : [0, 2]));
    }
    const [group] = await client.call('listGroups', { tournament: tournament.id });
    const [tied] = group!.unresolved;
    expect(tied).toHaveLength(3);
    const undecided = async () => (await client.call('getPlayList', { id: tournament.id })).undecidedGroups;
    expect(await undecided()).toEqual([1]);
    const decide = (order: string[]) =>
      client.call('decideGroup', { id: tournament.id, group: '1', how: 'decision', order, reason: 'Threw nearest the bull' });
    await expect(decide([tied![0]!, tied![0]!, tied![1]!])).rejects.toMatchObject({ status: 422, body: { code: 'nothing-to-decide' } });
    expect((await decide([tied![2]!, tied![0]!, tied![1]!])).rows.map(({ entry }) => entry.id)).toEqual([tied![2], tied![0], tied![1]]);
    expect(await undecided()).toEqual([]);
  });

  test('a cancelled tournament frees its boards', async () => {
    const { client, tournament, organisation, event } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await onBoards(client, tournament.id);
    await record(client, game!.id, logEvent('visit', { side: 0, total: 60 }));
    const other = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Instead',
      eventId: event.id,
      plan: knockoutOnly,
    });
    await client.call('addEntries', { id: other.id, entries: [{ name: 'Left' }, { name: 'Right' }] });
    await client.call('drawTournament', { id: other.id });
    await client.call('setTournamentStatus', { id: other.id, status: 'running' });
    expect(await gamesOf(client, other.id)).toMatchObject([{ phase: 'ready' }]);
    await client.call('setTournamentStatus', { id: tournament.id, status: 'cancelled' });
    expect(await gamesOf(client, other.id)).toMatchObject([{ phase: 'called' }]);
    await expect(record(client, game!.id, logEvent('visit', { side: 1, total: 60 }))).rejects.toMatchObject({
      status: 422,
      body: { code: 'wrong-status' },
    });
    // After the tournament has been reactivated, the game that was being played can be put on a board again.
    await record(client, (await onBoards(client, other.id))[0]!.id, resultEvent([2, 0]));
    for (const status of ['draft', 'registration', 'running'] as const)
      await client.call('setTournamentStatus', { id: tournament.id, status });
    const [next] = await onBoards(client, tournament.id);
    expect(next!.sides.map(({ id }) => id)).not.toEqual(game!.sides.map(({ id }) => id));
    await client.call('releaseGame', { id: next!.id });
    expect(await client.call('callGame', { id: game!.id })).toMatchObject({ phase: 'playing', board: { number: 1 } });
  });

  test('a player whose game has no board is not called to another game', async () => {
    const { client, tournament } = await startEvening(world, { players: 3, boards: 1, plan: { ...testPlan, winners: null, losers: null } });
    await client.call('updateTournament', { id: tournament.id, autoAssign: false });
    const [called] = await onBoards(client, tournament.id);
    await client.call('releaseGame', { id: called!.id });
    await record(client, called!.id, logEvent('visit', { side: 0, total: 60 }));
    const other = (await gamesOf(client, tournament.id)).find(({ phase }) => phase === 'ready')!;
    await expect(client.call('callGame', { id: other.id })).rejects.toMatchObject({ status: 422, body: { code: 'player-busy' } });
  });

  test('a swap removes games from their boards if their players change', async () => {
    const { client, tournament } = await startEvening(world, { players: 8, boards: 2 });
    const games = await onBoards(client, tournament.id);
    expect(games).toHaveLength(2);
    const [game] = games;
    const a = game!.sides[0]!.id!;
    const b = (await client.call('listGroups', { tournament: tournament.id }))
      .flatMap(({ rows }) => rows)
      .find(({ entry }) => !games.some(({ sides }) => sides.some(({ id }) => id === entry.id)) && entry.id !== a)!.entry.id;
    world.published.length = 0;
    await client.call('swapEntries', { id: tournament.id, a, b });
    const now = await onBoards(client, tournament.id);
    const people = now.flatMap(({ sides, marker }) => [...sides.map(({ playerId }) => playerId), ...(marker ? [marker.playerId] : [])]);
    expect(new Set(people).size).toBe(people.length);
    expect(world.published.map(({ channel }) => channel)).toContain(`private-board-${game!.board!.id}`);
  });

  test('a swap with an entry that has a bye moves the bye', async () => {
    const { client, tournament } = await startEvening(world, {
      players: 3,
      boards: 1,
      plan: { ...knockoutOnly, winners: { format: stage, thirdPlace: false } },
    });
    const bracket = async () => (await client.call('getBracket', { tournament: tournament.id, role: 'winners' })).games;
    const entryWithBye = (await bracket()).find(({ phase }) => phase === 'bye')!.sides.find(({ id }) => id)!.id!;
    const [semi] = await onBoards(client, tournament.id);
    const b = semi!.sides[0]!.id!;
    await client.call('swapEntries', { id: tournament.id, a: entryWithBye, b });
    const games = await bracket();
    expect(games.find(({ phase }) => phase === 'bye')!.sides.map(({ id }) => id)).toContain(b);
    expect(games.find(({ round }) => round === 2)!.sides.map(({ id }) => id)).toContain(b);
    expect((await onBoards(client, tournament.id))[0]!.sides.map(({ id }) => id)).toContain(entryWithBye);
  });

  test('a board that is out of order loses a game that has not started, and keeps a started game', async () => {
    const { client, tournament, location } = await startEvening(world, { players: 8, boards: 2 });
    const [one, two] = await onBoards(client, tournament.id);
    await record(client, two!.id, logEvent('visit', { side: 0, total: 60 }));
    for (const { id } of location.boards) await client.call('updateBoard', { id, outOfOrder: true });
    expect(await onBoards(client, tournament.id)).toMatchObject([{ id: two!.id, phase: 'playing' }]);
    expect(await gameOf(client, one!.id)).toMatchObject({ phase: 'ready', board: null });
  });

  test('a board with a game on it cannot be removed from its event', async () => {
    const { client, event, location } = await startEvening(world, { players: 8, boards: 2 });
    await expect(client.call('updateEvent', { id: event.id, boardIds: [location.boards[0]!.id] })).rejects.toMatchObject({
      status: 409,
      body: { code: 'taken' },
    });
  });

  test('a game of another event is not called to a taken board', async () => {
    const { client, organisation, location, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const event = await client.call('createEvent', {
      organisationId: organisation.id,
      name: 'Same hall',
      startsAt: '2026-11-27T20:00',
      locationId: location.id,
    });
    const other = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Beside',
      eventId: event.id,
      plan: knockoutOnly,
    });
    await client.call('addEntries', { id: other.id, entries: [{ name: 'Left' }, { name: 'Right' }] });
    await client.call('drawTournament', { id: other.id });
    await client.call('setTournamentStatus', { id: other.id, status: 'running' });
    const [waiting] = await gamesOf(client, other.id);
    expect(waiting!.phase).toBe('ready');
    await expect(client.call('callGame', { id: waiting!.id, boardId: location.boards[0]!.id })).rejects.toMatchObject({
      status: 409,
      body: { code: 'taken' },
    });
    await expect(client.call('callGame', { id: waiting!.id })).rejects.toMatchObject({ status: 422, body: { code: 'no-free-board' } });
    expect(await onBoards(client, tournament.id)).toHaveLength(1);
  });

  test('a player is not called twice by two events in the same hall, and the end of one waits for the other', async () => {
    const { client, organisation, location, tournament, entries } = await startEvening(world, {
      players: 2,
      boards: 2,
      plan: knockoutOnly,
    });
    const event = await client.call('createEvent', {
      ...{ organisationId: organisation.id, name: 'Same hall', startsAt: '2026-11-27T20:00', locationId: location.id },
    });
    const { id } = await client.call('createTournament', {
      ...{ organisationId: organisation.id, name: 'Second', eventId: event.id, plan: knockoutOnly },
    });
    const players = entries.map((entry) => ({ playerId: entry.players[0]!.id }));
    await client.call('addEntries', { id, entries: [...players, { name: 'Third' }, { name: 'Fourth' }] });
    await client.call('setTournamentStatus', { id, status: 'check-in' });
    await client.call('checkInAll', { id, checkedIn: true });
    await client.call('drawTournament', { id, drawNumber: 3 });
    await client.call('setTournamentStatus', { id, status: 'running' });
    const [first] = await onBoards(client, tournament.id);
    const busy = new Set(first!.sides.map((side) => side.playerId));
    const { waiting, boards } = await client.call('getPlayList', { id });
    const called = boards.flatMap(({ game }) => (game && game.id !== first!.id ? [game] : []));
    expect(called.every(({ sides }) => sides.every(({ playerId }) => !busy.has(playerId)))).toBe(true);
    const blocked = waiting.filter(({ game }) => game.sides.some(({ playerId }) => playerId !== null && busy.has(playerId)));
    expect(blocked.map(({ why }) => why)).toContain('player-busy');
    await expect(client.call('callGame', { id: blocked[0]!.game.id })).rejects.toMatchObject({ code: 'player-busy' });
    await record(client, first!.id, resultEvent([2, 0]));
    const free = await client.call('getPlayList', { id });
    expect(free.waiting.filter(({ why }) => why === 'player-busy')).toEqual([]);
  });

  test('a player of two tournaments of an event plays one game at a time, and rests between them', async () => {
    const { client, organisation, event, tournament, entries } = await startEvening(world, { players: 2, boards: 4, plan: knockoutOnly });
    const other = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Second',
      eventId: event.id,
      plan: knockoutOnly,
      restMinutes: 5,
    });
    await client.call('addEntries', { id: other.id, entries: entries.map(({ players }) => ({ playerId: players[0]!.id })) });
    await client.call('drawTournament', { id: other.id });
    await client.call('setTournamentStatus', { id: other.id, status: 'running' });
    const [second] = await gamesOf(client, other.id);
    expect(second!.phase).toBe('ready');
    await expect(client.call('callGame', { id: second!.id })).rejects.toMatchObject({ body: { code: 'player-busy' } });
    const [first] = (await onBoards(client, tournament.id)).filter(({ parent }) => parent!.id === tournament.id);
    await record(client, first!.id, resultEvent([2, 0]));
    expect((await gameOf(client, second!.id)).phase).toBe('ready');
    expect((await client.call('getPlayList', { id: other.id })).waiting[0]!.why).toBe('resting');
    world.wait(5 * 60_000);
    await client.call('updateTournament', { id: other.id, autoAssign: true });
    expect((await gameOf(client, second!.id)).phase).toBe('called');
  });

  test('a test tournament is deleted after a day, with its games', async () => {
    const { client, organisation, event, tournament } = await prepareEvening(world, { players: 2, boards: 1 });
    const { id } = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Rehearsal',
      eventId: event.id,
      plan: knockoutOnly,
      test: true,
    });
    await client.call('addEntries', { id, entries: [{ name: 'Left' }, { name: 'Right' }] });
    await client.call('drawTournament', { id });
    await client.call('setTournamentStatus', { id, status: 'running' });
    const [game] = await onBoards(client, id);
    await record(client, game!.id, logEvent('visit', { side: 0, total: 60 }));
    world.wait(86_400_001);
    await world.server.asSystem(deleteOldTests);
    await expect(client.call('getTournament', { tournament: id })).rejects.toMatchObject({ status: 404 });
    await expect(client.call('getGame', { id: game!.id })).rejects.toMatchObject({ status: 404 });
    expect((await client.call('getTournament', { tournament: tournament.id })).id).toBe(tournament.id);
    expect(await onBoards(client, tournament.id)).toEqual([]);
  });

  test('a higher limit of entries moves entries up from the waiting list', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 2 });
    await client.call('updateTournament', { id: tournament.id, maxEntries: 2 });
    await client.call('addEntries', { id: tournament.id, entries: [{ name: 'Third' }, { name: 'Fourth' }] });
    await client.call('updateTournament', { id: tournament.id, maxEntries: 3 });
    const waiting = (await client.call('listEntries', { tournament: tournament.id })).filter((entry) => entry.waiting);
    expect(waiting.map(({ name }) => name)).toEqual(['Fourth']);
  });

  test('the error for an entry after the draw explains what to do', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    await expect(client.call('addEntries', { id: tournament.id, entries: [{ name: 'Late' }] })).rejects.toMatchObject({
      status: 422,
      body: { code: 'drawn', message: expect.stringContaining('draw again') },
    });
  });

  test('a new draw is published to every board that loses its game', async () => {
    const { client, tournament } = await startEvening(world, { players: 8, boards: 2 });
    const boards = (await onBoards(client, tournament.id)).map(({ board }) => `private-board-${board!.id}`);
    await client.call('updateTournament', { id: tournament.id, autoAssign: false });
    world.published.length = 0;
    await client.call('drawTournament', { id: tournament.id });
    expect(world.published.map(({ channel }) => channel)).toEqual(expect.arrayContaining(boards));
    expect(await onBoards(client, tournament.id)).toEqual([]);
  });

  test('the final and the game for third place have their own formats', async () => {
    const long = { ...testFormat, legs: { firstTo: 5 } };
    const bronze = { ...testFormat, legs: { firstTo: 1 } };
    const plan: Plan = {
      groups: null,
      winners: { format: { default: testFormat, byRoundFromFinal: { '1': long }, thirdPlace: bronze }, thirdPlace: true },
      losers: null,
    };
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1, plan });
    const { games } = await client.call('getBracket', { tournament: tournament.id, role: 'winners' });
    expect(games.map(({ round, thirdPlace, format }) => [round, thirdPlace, format.legs]).sort()).toEqual([
      [1, false, { firstTo: 2 }],
      [1, false, { firstTo: 2 }],
      [2, false, { firstTo: 5 }],
      [2, true, { firstTo: 1 }],
    ]);
  });

  test('a tournament is running again when its last game is reopened, and finishes again', async () => {
    const { client, tournament } = await startEvening(world, { players: 2, boards: 1, plan: knockoutOnly });
    const [final] = await onBoards(client, tournament.id);
    const result = resultEvent([2, 0]);
    await record(client, final!.id, result);
    const status = async () => (await world.as().call('getTournament', { tournament: tournament.id })).status;
    expect(await status()).toBe('finished');
    await record(client, final!.id, logEvent('reopen', { reason: 'Protest' }), logEvent('undo', { target: result.id }));
    expect(await status()).toBe('running');
    expect(await onBoards(client, tournament.id)).toMatchObject([{ id: final!.id }]);
    await record(client, final!.id, resultEvent([1, 2]));
    expect(await status()).toBe('finished');
  });
});
