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
  testPlan,
} from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

type Client = ReturnType<TestServer['as']>;

describe('undo by an organiser', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  describe('undo of the draw', () => {
    test('returns a running tournament to check-in, keeps its entries, frees its boards and allows a new plan', async () => {
      const { client, tournament, entries } = await startEvening(world, { players: 8, boards: 2 });
      const { id } = tournament;
      expect(await onBoards(client, id)).toHaveLength(2);
      expect(await client.call('undoDraw', { id })).toMatchObject({ status: 'check-in', drawnAt: null, drawNumber: null });
      expect(await onBoards(client, id)).toEqual([]);
      expect(await gamesOf(client, id)).toEqual([]);
      await client.call('updateTournament', { id, plan: knockoutOnly });
      const added = await client.call('addEntries', { id, entries: [{ name: 'The latecomer' }] });
      expect(added.map((entry) => entry.id)).toEqual(expect.arrayContaining(entries.map((entry) => entry.id)));
      await client.call('checkInAll', { id, checkedIn: true });
      await client.call('drawTournament', { id });
      await client.call('setTournamentStatus', { id, status: 'running' });
      expect((await gamesOf(client, id)).filter(({ phase }) => phase !== 'bye')).toHaveLength(8);
    });

    test('opens a reactivated tournament for new entries', async () => {
      const { client, tournament } = await startEvening(world, { players: 4 });
      const { id } = tournament;
      await client.call('setTournamentStatus', { id, status: 'cancelled' });
      await expect(client.call('undoDraw', { id })).rejects.toMatchObject({ code: 'wrong-status' });
      await client.call('setTournamentStatus', { id, status: 'draft' });
      expect(await client.call('undoDraw', { id })).toMatchObject({ status: 'draft', drawnAt: null });
      expect(await client.call('addEntries', { id, entries: [{ name: 'The latecomer' }] })).toHaveLength(5);
    });

    test('is refused after the first visit, to actors who do not manage the tournament, and without a draw', async () => {
      const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
      const { id } = tournament;
      const { client: other } = await register(world);
      await expect(other.call('undoDraw', { id })).rejects.toMatchObject({ status: 403 });
      const [game] = await onBoards(client, id);
      await record(client, game!.id, logEvent('visit', { side: 0, total: 60 }));
      await expect(client.call('undoDraw', { id })).rejects.toMatchObject({ code: 'already-started' });
      expect(await gamesOf(client, id)).not.toEqual([]);
      const { tournament: undrawn, client: organiser } = await prepareEvening(world);
      await expect(organiser.call('undoDraw', { id: undrawn.id })).rejects.toMatchObject({ code: 'not-drawn' });
    });
  });

  describe('undo of a withdrawal', () => {
    test('undoes the walkovers, and the player is called again', async () => {
      const { client, tournament, entries } = await startEvening(world, { players: 4, boards: 1 });
      const { id } = entries[0]!;
      const { id: tournamentId } = tournament;
      const before = (await gamesOf(client, tournamentId)).filter(({ group }) => group !== null);
      await client.call('withdrawEntry', { id });
      expect((await gamesOf(client, tournamentId)).filter(({ ending }) => ending === 'walkover').length).toBeGreaterThanOrEqual(3);
      const { entry, kept } = await client.call('reenterEntry', { id });
      expect(entry.withdrawn).toBe(false);
      expect(kept).toEqual([]);
      const after = (await gamesOf(client, tournamentId)).filter(({ group }) => group !== null);
      expect(after.map((game) => game.id).sort()).toEqual(before.map((game) => game.id).sort());
      expect(after.filter(({ phase }) => phase === 'finished')).toEqual([]);
      // The undone walkovers are still in the logs, but there is no score before a visit.
      expect(after.filter(({ length, live }) => length > 0 && live === null).length).toBeGreaterThanOrEqual(2);
      expect(after.filter(({ live }) => live !== null)).toEqual([]);
      // The tournament can be played to its end with every entry.
      const called = new Set<string | null>();
      for (let turn = 0; turn < 6; turn++) {
        const [game] = await onBoards(client, tournamentId);
        for (const side of game!.sides) called.add(side.id);
        await record(client, game!.id, resultEvent([2, 0]));
      }
      expect(called).toContain(id);
    });

    test('resumes a game that was being played', async () => {
      const { client, tournament } = await startEvening(world, { players: 2, boards: 1, plan: knockoutOnly });
      const [game] = await onBoards(client, tournament.id);
      await record(client, game!.id, logEvent('visit', { side: 0, total: 60 }));
      await client.call('withdrawEntry', { id: game!.sides[0]!.id! });
      await client.call('reenterEntry', { id: game!.sides[0]!.id! });
      const { game: now } = await client.call('getGame', { id: game!.id });
      expect(now).toMatchObject({ phase: 'playing', winner: null });
      expect((await client.call('getTournament', { tournament: tournament.id })).status).toBe('running');
    });

    test('keeps and lists a walkover if a later game that depends on it has started', async () => {
      const { client, tournament } = await startEvening(world, { players: 4, boards: 2, plan: knockoutOnly });
      const [one, two] = await onBoards(client, tournament.id);
      await client.call('withdrawEntry', { id: one!.sides[0]!.id! });
      await record(client, two!.id, resultEvent([2, 0]));
      const [final] = await onBoards(client, tournament.id);
      await record(client, final!.id, logEvent('visit', { side: 0, total: 60 }));
      const { entry, kept } = await client.call('reenterEntry', { id: one!.sides[0]!.id! });
      expect(entry.withdrawn).toBe(false);
      expect(kept.map(({ id }) => id)).toEqual([one!.id]);
      expect((await client.call('getGame', { id: final!.id })).game.phase).toBe('playing');
    });

    test('gives the returning side the win if both sides had withdrawn', async () => {
      const { client, tournament } = await startEvening(world, { players: 4, boards: 2, plan: knockoutOnly });
      const [one] = await onBoards(client, tournament.id);
      for (const { id } of one!.sides) await client.call('withdrawEntry', { id: id! });
      await client.call('reenterEntry', { id: one!.sides[1]!.id! });
      expect((await client.call('getGame', { id: one!.id })).game).toMatchObject({ ending: 'walkover', winner: 1 });
    });

    test('is refused to actors who do not manage the tournament', async () => {
      const { client, entries } = await startEvening(world, { players: 4 });
      await client.call('withdrawEntry', { id: entries[0]!.id });
      const { client: other } = await register(world);
      await expect(other.call('reenterEntry', { id: entries[0]!.id })).rejects.toMatchObject({ status: 403 });
    });

    test('is needed before a walkover can be reopened', async () => {
      const { client, tournament } = await startEvening(world, { players: 4, boards: 2, plan: knockoutOnly });
      const [one] = await onBoards(client, tournament.id);
      await client.call('withdrawEntry', { id: one!.sides[0]!.id! });
      await expect(record(client, one!.id, logEvent('reopen', { reason: 'They are here.' }))).rejects.toMatchObject({ code: 'withdrawn' });
      expect((await client.call('getGame', { id: one!.id })).game.phase).toBe('finished');
    });
  });

  test('the players of a running tournament cannot be checked out all at once', async () => {
    const { client, tournament } = await startEvening(world, { players: 4 });
    const { id } = tournament;
    await expect(client.call('checkInAll', { id, checkedIn: false })).rejects.toMatchObject({ code: 'wrong-status' });
    const entries = await client.call('listEntries', { tournament: id });
    expect(entries.every(({ checkedIn }) => checkedIn)).toBe(true);
  });

  describe('moving a tournament to another event', () => {
    const createEvent = (client: Client, organisationId: string, locationId: string) =>
      client.call('createEvent', { organisationId, name: 'Saturday', startsAt: '2026-11-28T20:00', locationId });

    test('calls its games to the boards of the new event', async () => {
      const { client, tournament, organisation } = await prepareEvening(world, { players: 4, boards: 1, plan: testPlan });
      const { id } = tournament;
      const hall = await client.call('createLocation', { organisationId: organisation.id, name: 'Other hall', boards: 3 });
      const event = await createEvent(client, organisation.id, hall.id);
      await client.call('updateTournament', { id, eventId: event.id });
      await client.call('drawTournament', { id });
      await client.call('setTournamentStatus', { id, status: 'running' });
      const { boards } = await client.call('getPlayList', { id });
      expect(boards).toHaveLength(3);
      expect(await onBoards(client, id)).toHaveLength(2);
    });

    test('is refused for an event of another club, and if a game is on a board', async () => {
      const { client, tournament, organisation, location } = await startEvening(world, { players: 4, boards: 1 });
      const otherClub = await prepareEvening(world);
      const { id } = tournament;
      await expect(client.call('updateTournament', { id, eventId: otherClub.event.id })).rejects.toMatchObject({ code: 'invalid' });
      const event = await createEvent(client, organisation.id, location.id);
      await expect(client.call('updateTournament', { id, eventId: event.id })).rejects.toMatchObject({ code: 'already-started' });
    });
  });
});
