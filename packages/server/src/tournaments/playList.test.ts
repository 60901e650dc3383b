import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  knockoutOnly,
  logEvent,
  prepareEvening,
  resultEvent,
  startEvening,
  startTestServer,
  testPlan,
  type TestServer,
} from '../testServer.ts';

describe('play list and schedule', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  test('games are called in the order of the play list, which starts with the first game of each group', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 16, boards: 4 });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
    await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
    const { waiting } = await client.call('getPlayList', { id: tournament.id });
    expect(waiting.slice(0, 4).map(({ game }) => game.group)).toEqual([1, 2, 3, 4]);
    await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
    const { boards } = await client.call('getPlayList', { id: tournament.id });
    expect(boards.map(({ game }) => game?.id)).toEqual(waiting.slice(0, 4).map(({ game }) => game.id));
  });

  test('a free board always gets the first game of the list, and expected starts are in order', async () => {
    const { client, tournament } = await startEvening(world, { players: 8, boards: 1, plan: { ...testPlan, winners: null, losers: null } });
    for (let turn = 0; ; turn++) {
      const { boards, waiting } = await client.call('getPlayList', { id: tournament.id });
      const starts = waiting.flatMap(({ game }) => game.expectedAt ?? []);
      expect(starts).toEqual(starts.toSorted());
      const { game } = boards[0]!;
      if (!game) break;
      world.wait(4 * 60_000);
      await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events: [resultEvent(turn % 3 ? [2, 0] : [1, 2])] });
      const after = await client.call('getPlayList', { id: tournament.id });
      expect(after.boards[0]!.game?.id).toBe(waiting[0]?.game.id);
    }
  });

  test('a game has a flag if its stage is the only one of the tournament', async () => {
    const withoutGroups = await startEvening(world, { players: 4, boards: 1, plan: knockoutOnly });
    const [knockoutGame] = (await withoutGroups.client.call('getBracket', { tournament: withoutGroups.tournament.id, role: 'winners' }))
      .games;
    expect(knockoutGame!.stage).toEqual({ role: 'winners', kind: 'knockout', isOnly: true });
    const withGroups = await startEvening(world, { players: 8, boards: 1 });
    const [finalGame] = (await withGroups.client.call('getBracket', { tournament: withGroups.tournament.id, role: 'winners' })).games;
    expect(finalGame!.stage).toEqual({ role: 'winners', kind: 'knockout' });
  });

  test('the estimate includes the boards and the players of another tournament of the event', async () => {
    const { client, organisation, event, tournament, entries } = await startEvening(world, { players: 2, boards: 1, plan: knockoutOnly });
    const other = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Second cup',
      eventId: event.id,
      plan: knockoutOnly,
    });
    await client.call('addEntries', { id: other.id, entries: [{ playerId: entries[0]!.players[0]!.id }, { name: 'Somebody Else' }] });
    await client.call('drawTournament', { id: other.id, drawNumber: 1 });
    await client.call('setTournamentStatus', { id: other.id, status: 'running' });
    const { boards, waiting } = await client.call('getPlayList', { id: other.id });
    const [game] = waiting;
    expect(game).toMatchObject({ why: 'player-busy', who: entries[0]!.name });
    expect(boards[0]!.game?.parent).toMatchObject({ id: tournament.id, name: tournament.name });
    const called = Date.parse(boards[0]!.game!.calledAt!);
    expect(Date.parse(game!.game.expectedAt!) - called).toBeGreaterThan(5 * 60_000);
  });

  test('the estimate includes a game of another event on a board that both use', async () => {
    const { client, organisation, location, event, tournament } = await startEvening(world, { players: 2, boards: 1, plan: knockoutOnly });
    const second = await client.call('createEvent', {
      organisationId: organisation.id,
      locationId: location.id,
      name: 'Next door',
      startsAt: '2026-11-27T19:30',
    });
    const { id } = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Next door cup',
      eventId: second.id,
      plan: knockoutOnly,
    });
    expect(second.id).not.toBe(event.id);
    await client.call('addEntries', { id, entries: [{ name: 'Left' }, { name: 'Right' }] });
    await client.call('drawTournament', { id, drawNumber: 1 });
    await client.call('setTournamentStatus', { id, status: 'running' });
    const { boards, waiting } = await client.call('getPlayList', { id });
    expect(boards[0]!.game?.parent?.id).toBe(tournament.id);
    const called = Date.parse(boards[0]!.game!.calledAt!);
    expect(Date.parse(waiting[0]!.game.expectedAt!) - called).toBeGreaterThan(5 * 60_000);
  });

  test('finished games of a cancelled tournament still count', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const { boards } = await client.call('getPlayList', { id: tournament.id });
    await client.call('recordEvents', { id: boards[0]!.game!.id, after: 0, scorerEpoch: 0, events: [resultEvent([2, 0])] });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'cancelled' });
    expect((await client.call('getPlayList', { id: tournament.id })).counts.finished).toBe(1);
    expect((await client.call('getResults', { tournament: tournament.id })).games).toHaveLength(1);
  });

  test('a 180 still counts after the result has been entered manually', async () => {
    const { client, tournament } = await startEvening(world, { players: 2, boards: 1, plan: knockoutOnly });
    const { id } = (await client.call('getPlayList', { id: tournament.id })).boards[0]!.game!;
    await client.call('recordEvents', { id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 180 })] });
    const { length } = await client.call('getGame', { id });
    await client.call('recordEvents', { id, after: length, scorerEpoch: 0, events: [resultEvent([0, 2])] });
    const { games, statistics } = await client.call('getResults', { tournament: tournament.id });
    expect(games[0]!.sides.map(({ oneEighties }) => oneEighties)).toEqual([1, 0]);
    expect(statistics.map(({ oneEighties }) => oneEighties).sort()).toEqual([0, 1]);
  });

  test('players with the same seed are drawn in random order', async () => {
    const { client, tournament, entries } = await prepareEvening(world, { players: 4, plan: knockoutOnly });
    for (const { id } of entries) await client.call('updateEntry', { id, seed: 1 });
    const firstEntries = new Set<string | null>();
    for (let drawNumber = 1; drawNumber <= 12; drawNumber++) {
      await client.call('drawTournament', { id: tournament.id, drawNumber });
      const { games } = await client.call('getBracket', { tournament: tournament.id, role: 'winners' });
      firstEntries.add(
        games.find(({ round, position }) => round === 1 && position === Math.min(...games.map((game) => game.position)))!.sides[0]!.id,
      );
    }
    expect(firstEntries.size).toBeGreaterThan(1);
  });

  test('a search finds a name by its words in any order, with or without accents', async () => {
    const { client, organisation, tournament } = await prepareEvening(world, { players: 2 });
    await client.call('addEntries', { id: tournament.id, entries: [{ name: 'Gérard Van den Łuk' }] });
    const find = async (search: string) =>
      (await client.call('listPlayers', { organisationId: organisation.id, search })).items.map(({ name }) => name);
    for (const search of ['gerard', 'luk gérard', 'VAN DEN']) expect(await find(search)).toEqual(['Gérard Van den Łuk']);
    expect(await find('gerard zus')).toEqual([]);
  });

  test('the preview of a pasted table lists every name, and each line without a name with its number', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 2 });
    const preview = async (text: string) =>
      (await client.call('previewEntries', { id: tournament.id, text })).map(({ line, name, state }) => [line, name, state]);
    expect(await preview('1\tKees Bakker\tAmsterdam\n2\tWim Zus\tUtrecht\n\n3\t\tGent')).toEqual([
      [1, 'Kees Bakker', 'new'],
      [2, 'Wim Zus', 'new'],
      [4, '3\t\tGent', 'invalid'],
    ]);
    expect(await preview('Bakker\tKees\n')).toEqual([[1, 'Kees Bakker', 'new']]);
    expect(await preview('12 Wim Zus\nBakker, Kees')).toEqual([
      [1, 'Wim Zus', 'new'],
      [2, 'Bakker, Kees', 'new'],
    ]);
  });
});
