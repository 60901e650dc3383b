import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  gamesOf,
  knockoutOnly,
  logEvent,
  onBoards,
  prepareEvening,
  record,
  register,
  resultEvent,
  startEvening,
  startTestServer,
} from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

type Client = ReturnType<TestServer['as']>;

describe('a late entry', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const groupGames = async (client: Client, tournament: string) =>
    (await gamesOf(client, tournament)).filter(({ group }) => group !== null);
  const withoutDetails = (games: Awaited<ReturnType<typeof groupGames>>) =>
    games.map(({ id, round, group, phase, sides, winner }) => ({ id, round, group, phase, winner, sides: sides.map((side) => side.id) }));

  test('joins the smallest group before the start, and the tournament can be played to its end', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 7, boards: 1 });
    const { id } = tournament;
    await client.call('checkInAll', { id, checkedIn: true });
    await client.call('drawTournament', { id });
    const before = withoutDetails(await groupGames(client, id));
    const places = await client.call('previewLateEntry', { id });
    expect(places.groups.map(({ players }) => players)).toEqual([3, 4]);
    const late = await client.call('addLateEntry', { id, entry: { name: 'The latecomer' } });
    expect(late).toMatchObject({ name: 'The latecomer', group: places.groups[0]!.group, checkedIn: true });
    const after = withoutDetails(await groupGames(client, id));
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(before.length + 3);
    await client.call('setTournamentStatus', { id, status: 'running' });
    for (let turn = 0; turn < 60; turn++) {
      const [game] = await onBoards(client, id);
      if (!game) break;
      await record(client, game.id, resultEvent([2, 0]));
    }
    expect((await client.call('getTournament', { tournament: id })).status).toBe('finished');
  });

  test('joins the chosen group after the start, without changes to games that were called, started or played', async () => {
    const { client, tournament } = await startEvening(world, { players: 8, boards: 3 });
    const { id } = tournament;
    const [one, two, three] = await onBoards(client, id);
    await record(client, one!.id, resultEvent([2, 1]));
    await record(client, two!.id, logEvent('visit', { side: 0, total: 60 }));
    const called = await onBoards(client, id);
    const before = withoutDetails(await groupGames(client, id));
    const late = await client.call('addLateEntry', { id, entry: { name: 'The latecomer' }, group: 2 });
    expect(late.group).toBe(2);
    const after = await groupGames(client, id);
    expect(withoutDetails(after)).toEqual(expect.arrayContaining(before));
    const opponents = after
      .filter(({ sides }) => sides.some((side) => side.id === late.id))
      .map(({ sides }) => sides.find((side) => side.id !== late.id)!.id);
    expect(new Set(opponents).size).toBe(4);
    expect(opponents).toHaveLength(4);
    // A game of the latecomer may be called to a free board.
    const gamesOnBoards = (await onBoards(client, id)).map((game) => game.id);
    expect(gamesOnBoards).toEqual(expect.arrayContaining(called.map((game) => game.id)));
    expect(called.map((game) => game.id)).toContain(three!.id);
    // The knockouts have been drawn again.
    expect((await gamesOf(client, id)).filter(({ group }) => group === null)).not.toEqual([]);
  });

  test('takes a bye of a knockout, so that the entry that had the bye plays in the first round', async () => {
    const { client, tournament } = await startEvening(world, { players: 3, boards: 1, plan: knockoutOnly });
    const { id } = tournament;
    const { opponent } = await client.call('previewLateEntry', { id });
    const [playing] = await onBoards(client, id);
    const late = await client.call('addLateEntry', { id, entry: { name: 'The latecomer' }, opponent: opponent!.id });
    const games = await gamesOf(client, id);
    const added = games.find(({ sides }) => sides.some((side) => side.id === late.id))!;
    expect(added).toMatchObject({ phase: 'ready', round: 1 });
    expect(added.sides.map((side) => side.id)).toContain(opponent!.id);
    expect((await onBoards(client, id)).map((game) => game.id)).toEqual([playing!.id]);
    for (let turn = 0; turn < 3; turn++) await record(client, (await onBoards(client, id))[0]!.id, resultEvent([2, 0]));
    expect((await client.call('getTournament', { tournament: id })).status).toBe('finished');
    expect((await gamesOf(client, id)).filter(({ phase }) => phase === 'finished')).toHaveLength(3);
  });

  test('uses the existing entry of a player who was not checked in at the draw', async () => {
    const { client, tournament, entries } = await prepareEvening(world, { players: 7, boards: 1 });
    const { id } = tournament;
    await client.call('setTournamentStatus', { id, status: 'check-in' });
    await client.call('checkInAll', { id, checkedIn: true });
    await client.call('updateEntry', { id: entries[0]!.id, checkedIn: false });
    await client.call('drawTournament', { id });
    const late = await client.call('addLateEntry', { id, entry: { id: entries[0]!.id } });
    expect(late).toMatchObject({ id: entries[0]!.id, checkedIn: true });
    expect(late.group).not.toBeNull();
    const games = await groupGames(client, id);
    await client.call('addLateEntry', { id, entry: { id: entries[0]!.id } });
    expect(await groupGames(client, id)).toHaveLength(games.length);
    expect(await client.call('listEntries', { tournament: id })).toHaveLength(7);
    await expect(client.call('addLateEntry', { id, entry: { playerId: late.players[0]!.id } })).rejects.toMatchObject({ code: 'taken' });
  });

  test('is refused without entering a player if a knockout has no bye, or if the game after its only bye has started', async () => {
    for (const players of [4, 3]) {
      const { client, tournament } = await startEvening(world, { players, boards: 1, plan: knockoutOnly });
      const { id } = tournament;
      if (players === 3) await record(client, (await onBoards(client, id))[0]!.id, resultEvent([2, 0]));
      await expect(client.call('previewLateEntry', { id })).rejects.toMatchObject({ code: 'no-place' });
      await expect(client.call('addLateEntry', { id, entry: { name: 'The latecomer' } })).rejects.toMatchObject({ code: 'no-place' });
      expect(await client.call('listEntries', { tournament: id })).toHaveLength(players);
    }
  });

  test('is refused for groups whose knockout has started', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const { id } = tournament;
    for (let turn = 0; turn < 6; turn++) await record(client, (await onBoards(client, id))[0]!.id, resultEvent([2, 0]));
    await expect(client.call('addLateEntry', { id, entry: { name: 'The latecomer' } })).rejects.toMatchObject({ code: 'knockout-begun' });
  });

  test('is refused without a draw, and to actors who do not manage the tournament', async () => {
    const { client, tournament } = await prepareEvening(world);
    const { id } = tournament;
    await expect(client.call('addLateEntry', { id, entry: { name: 'X' } })).rejects.toMatchObject({ code: 'not-drawn' });
    const { client: other } = await register(world);
    for (const call of ['previewLateEntry', 'addLateEntry'] as const)
      await expect(other.call(call, { id, entry: { name: 'X' } })).rejects.toMatchObject({ status: 403 });
  });
});
