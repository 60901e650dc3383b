import { swissRounds } from '@oche/darts/draw/swiss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '@oche/api/contract/tournament';
import {
  gamesOf,
  knockoutOnly,
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
type Game = Awaited<ReturnType<typeof gamesOf>>[number];

const stage = { format: { default: testFormat }, thirdPlace: false };
const doublePlan = (reset: boolean): Plan => ({ groups: null, winners: { ...stage, double: { reset } }, losers: null });
const firstLossPlan: Plan = { groups: null, winners: stage, losers: stage };
const { size: _size, ...groups } = testPlan.groups!;
const swissPlan = (rounds: number, winners?: number): Plan => ({
  groups: { ...groups, swiss: { rounds, ...(winners && { winners }) }, tieBreakers: ['opponents-points', 'leg-difference'] },
  winners: winners ? stage : null,
  losers: null,
});

describe('formats', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  /** Plays all games to their end. `legsOf`: the legs of both sides. */
  const playOut = async (client: Client, id: string, legsOf: (game: Game) => [number, number] = () => [2, 0]) => {
    for (;;) {
      const games = await onBoards(client, id);
      for (const game of games) await record(client, game.id, resultEvent(legsOf(game)));
      if (games.length > 0) continue;
      const tied = (await client.call('listGroups', { tournament: id })).find(({ unresolved }) => unresolved.length);
      if (!tied) return;
      await client.call('decideGroup', { id, group: String(tied.number), how: 'lot', reason: '' });
    }
  };
  const read = async (client: Client, tournament: string) => ({
    details: await client.call('getTournament', { tournament }),
    results: await client.call('getResults', { tournament }),
  });

  test.each<[string, number, Plan]>([
    ['a double elimination of two', 2, doublePlan(true)],
    ['a double elimination of five with a reset', 5, doublePlan(true)],
    ['a double elimination of eight', 8, doublePlan(false)],
    ['groups, then a double elimination', 8, { ...testPlan, winners: { ...stage, double: { reset: true } }, losers: null }],
    ['a second chance after the first loss', 11, firstLossPlan],
    ['a Swiss tournament with byes', 7, swissPlan(3)],
    ['a Swiss tournament, then a knockout of four', 8, swissPlan(3, 4)],
  ])('%s: the tournament ends, it has one winner, and every entry has a final place', async (_name, players, plan) => {
    const { client, tournament } = await startEvening(world, { players, boards: 3, plan });
    let turn = 0;
    await playOut(client, tournament.id, () => (turn++ % 3 ? [2, 0] : [1, 2]));
    const { details, results } = await read(world.as(), tournament.id);
    expect(details.status).toBe('finished');
    expect(details.games.finished).toBe(details.games.total);
    expect(new Set(results.places.map(({ entry }) => entry.id)).size).toBe(players);
    expect(results.places.filter(({ from }) => from === 1)).toHaveLength(1);
    for (const { from, to } of results.places)
      expect(results.places.filter((place) => place.from === from && place.to === to)).toHaveLength(to - from + 1);
    expect(Math.max(...results.places.map(({ to }) => to))).toBe(players);
    expect(details.winner).toBe(results.places[0]?.entry.name);
    const stages = (await gamesOf(client, tournament.id)).map((game) => game.stage);
    expect(stages.some(({ afterSwiss }) => afterSwiss)).toBe(plan.groups?.swiss?.winners !== undefined);
  });

  describe('a double elimination', () => {
    test('plays a second final only if the first is lost by the player of the upper bracket', async () => {
      for (const upperWins of [true, false]) {
        const { client, tournament } = await startEvening(world, { players: 4, boards: 2, plan: doublePlan(true) });
        const { id } = tournament;
        await playOut(client, id, ({ key }) => (key === 'gf1' && !upperWins ? [0, 2] : [2, 1]));
        const bracket = await client.call('getBracket', { tournament: id, role: 'winners' });
        expect(bracket).toMatchObject({ kind: 'double-elimination', rounds: 2 });
        const [first, second] = bracket.games.filter((game) => game.bracket === 'final');
        expect(second?.phase).toBe(upperWins ? 'bye' : 'finished');
        const champion = (upperWins ? first : second)!.sides.find(({ isWinner }) => isWinner);
        expect((await read(client, id)).details.winner).toBe(champion?.name);
        expect((await read(client, id)).details.games.total).toBe(upperWins ? 6 : 7);
      }
    });

    test('a corrected result moves the players of both brackets', async () => {
      const { client, tournament } = await startEvening(world, { players: 4, boards: 1, plan: doublePlan(false) });
      const [game] = await onBoards(client, tournament.id);
      await record(client, game!.id, resultEvent([2, 0]));
      const sidesOf = async (key: string) => {
        const { games } = await client.call('getBracket', { tournament: tournament.id, role: 'winners' });
        return games.find((each) => each.key === key)!.sides.map(({ id }) => id);
      };
      const [one, two] = game!.sides.map(({ id }) => id);
      expect([(await sidesOf('ub2-1')).includes(one!), (await sidesOf('lb1-1')).includes(two!)]).toEqual([true, true]);
      const { events } = await client.call('getGame', { id: game!.id });
      await record(client, game!.id, logEvent('correct', { target: events.at(-1)!.id, replacement: { legs: [0, 2] }, reason: 'Swapped' }));
      expect([(await sidesOf('ub2-1')).includes(two!), (await sidesOf('lb1-1')).includes(one!)]).toEqual([true, true]);
    });

    test('cannot be combined with a losers’ knockout or a game for third place', async () => {
      const { client, tournament } = await prepareEvening(world, { players: 4, plan: knockoutOnly });
      const refused = (plan: Plan) =>
        expect(client.call('updateTournament', { id: tournament.id, plan })).rejects.toMatchObject({ status: 400 });
      await refused({ ...doublePlan(true), losers: stage });
      await refused({ groups: null, winners: { ...stage, thirdPlace: true, double: { reset: true } }, losers: null });
    });
  });

  describe('a second chance after the first loss', () => {
    test('leads the losers of a first game, and nobody else, to the losers’ knockout', async () => {
      const { client, tournament } = await startEvening(world, { players: 8, boards: 4, plan: firstLossPlan });
      await playOut(client, tournament.id);
      const games = await gamesOf(client, tournament.id);
      const firstLosers = games
        .filter(({ key, phase }) => /^w1-/.test(key) && phase === 'finished')
        .map(({ sides }) => sides.find(({ isWinner }) => !isWinner)!.id);
      const second = games.filter(({ stage: { role } }) => role === 'losers').flatMap(({ sides }) => sides.flatMap(({ id }) => id ?? []));
      expect(new Set(second)).toEqual(new Set(firstLosers));
      const { places } = await client.call('getResults', { tournament: tournament.id });
      expect(places.filter(({ role }) => role === 'losers').map(({ from }) => from)).toEqual([5, 6, 7, 7]);
    });
  });

  describe('a Swiss tournament', () => {
    const roundsOf = (games: readonly Game[]) => Map.groupBy(games, ({ round }) => round);
    const swissOf = async (client: Client, id: string) => (await client.call('listGroups', { tournament: id }))[0]!;

    test('draws each round when the one before is over; nobody meets twice, and winners meet winners', async () => {
      const plan = swissPlan(swissRounds(8));
      const { client, tournament } = await startEvening(world, { players: 8, boards: 4, plan });
      const { id } = tournament;
      expect((await swissOf(client, id)).swiss).toEqual({ round: 1, rounds: 3 });
      expect(await gamesOf(client, id)).toHaveLength(4);
      expect((await client.call('getTournament', { tournament: id })).status).toBe('running');
      for (const game of await onBoards(client, id)) await record(client, game.id, resultEvent([2, 0]));
      expect((await swissOf(client, id)).swiss).toEqual({ round: 2, rounds: 3 });
      await playOut(client, id);
      const games = await gamesOf(client, id);
      const pairs = games.map(({ sides }) =>
        sides
          .map((side) => side.id)
          .sort()
          .join(),
      );
      expect(new Set(pairs).size).toBe(12);
      const winnersOf = (round: number) =>
        new Set(
          roundsOf(games)
            .get(round)!
            .map(({ sides }) => sides.find(({ isWinner }) => isWinner)!.id),
        );
      const wonFirst = winnersOf(1);
      for (const { sides } of roundsOf(games).get(2)!) expect(wonFirst.has(sides[0]!.id)).toBe(wonFirst.has(sides[1]!.id));
      const table = await swissOf(client, id);
      expect(table.complete).toBe(true);
      expect(table.rows.map(({ points }) => points)).toEqual([6, 4, 4, 4, 2, 2, 2, 0]);
    });

    test('draws a round again if an earlier result changes before one of its games is called', async () => {
      const { client, tournament } = await prepareEvening(world, { players: 8, boards: 4, plan: swissPlan(3) });
      const { id } = tournament;
      await client.call('updateTournament', { id, autoAssign: false });
      await client.call('drawTournament', { id, drawNumber: 5 });
      await client.call('setTournamentStatus', { id, status: 'running' });
      const first = await gamesOf(client, id);
      for (const game of first) await record(client, game.id, resultEvent([2, 0]));
      const secondRound = async () => (await gamesOf(client, id)).filter(({ round }) => round === 2);
      const winners = new Set(first.map(({ sides }) => sides[0]!.id));
      for (const { sides } of await secondRound()) expect(winners.has(sides[0]!.id)).toBe(winners.has(sides[1]!.id));
      // A game that is open again takes the next round back.
      const { events } = await client.call('getGame', { id: first[0]!.id });
      await record(client, first[0]!.id, logEvent('undo', { target: events.at(-1)!.id }));
      expect(await secondRound()).toEqual([]);
      expect((await swissOf(client, id)).swiss?.round).toBe(1);
      await record(client, first[0]!.id, resultEvent([0, 2]));
      winners.delete(first[0]!.sides[0]!.id);
      winners.add(first[0]!.sides[1]!.id);
      expect(await secondRound()).toHaveLength(4);
      for (const { sides } of await secondRound()) expect(winners.has(sides[0]!.id)).toBe(winners.has(sides[1]!.id));
    });

    test('a late player plays from the next round that is drawn, and a player who withdraws is drawn no more', async () => {
      const { client, tournament, entries } = await startEvening(world, { players: 8, boards: 4, plan: swissPlan(3) });
      const { id } = tournament;
      expect(await client.call('previewLateEntry', { id })).toMatchObject({ groups: [{ group: 1, players: 8, games: 2 }] });
      const late = await client.call('addLateEntry', { id, entry: { name: 'The latecomer' } });
      await client.call('withdrawEntry', { id: entries[0]!.id });
      for (const game of await onBoards(client, id)) await record(client, game.id, resultEvent([2, 0]));
      const second = (await gamesOf(client, id)).filter(({ round }) => round === 2);
      const drawn = second.flatMap(({ sides }) => sides.map((side) => side.id));
      expect(drawn).toContain(late.id);
      expect(drawn).not.toContain(entries[0]!.id);
      await playOut(client, id);
      expect((await client.call('getTournament', { tournament: id })).status).toBe('finished');
      await expect(client.call('previewLateEntry', { id })).rejects.toMatchObject({ status: 422 });
    });

    test('ends early if too many players have withdrawn to pair the others', async () => {
      const { client, tournament, entries } = await startEvening(world, { players: 6, boards: 3, plan: swissPlan(3) });
      const { id } = tournament;
      for (const entry of entries.slice(0, 4)) await client.call('withdrawEntry', { id: entry.id });
      await playOut(client, id);
      const details = await client.call('getTournament', { tournament: id });
      expect(details.status).toBe('finished');
    });

    test('needs two players for each round, and expects the rounds that are not drawn yet', async () => {
      const few = await prepareEvening(world, { players: 5, plan: swissPlan(3) });
      await expect(few.client.call('drawTournament', { id: few.tournament.id })).rejects.toMatchObject({ code: 'too-few' });
      const ends = [];
      for (const rounds of [1, 4]) {
        const { client, tournament } = await startEvening(world, { players: 8, boards: 4, plan: swissPlan(rounds) });
        const { expectedEnd, gameMinutes } = await client.call('getPlayList', { id: tournament.id });
        ends.push((Date.parse(expectedEnd ?? '') - Date.parse('2026-11-27T19:00:00Z')) / 60_000 / gameMinutes);
      }
      expect(ends[1]! / ends[0]!).toBeGreaterThan(3.5);
    });
  });

  describe('pairs by lot', () => {
    const drawnPlan: Plan = { ...knockoutOnly, pairs: 'drawn' };

    test('pairs the players who are checked in, the same for the same number, and splits them again', async () => {
      const { client, tournament, entries } = await prepareEvening(world, { players: 8, plan: drawnPlan });
      const { id } = tournament;
      await client.call('updateEntry', { id: entries[0]!.id, seed: 1 });
      await client.call('updateEntry', { id: entries[1]!.id, seed: 2 });
      await client.call('updateEntry', { id: entries[2]!.id, checkedIn: false });
      await client.call('updateEntry', { id: entries[3]!.id, checkedIn: false });
      await expect(client.call('drawTournament', { id })).rejects.toMatchObject({ code: 'single-players' });
      const namesOf = (list: typeof entries) =>
        list
          .filter(({ players }) => players.length > 1)
          .map(({ name }) => name)
          .sort();
      const first = await client.call('drawPairs', { id, drawNumber: 4 });
      expect(first).toHaveLength(5);
      expect(namesOf(first)).toHaveLength(3);
      expect(first.filter(({ drawnPair }) => drawnPair)).toHaveLength(3);
      // The two seeds have different partners.
      const seeds = new Set(first.filter(({ seed }) => seed !== null).map((entry) => entry.id));
      expect(seeds.size).toBe(2);
      expect(namesOf(await client.call('drawPairs', { id, drawNumber: 9 }))).not.toEqual(namesOf(first));
      expect(namesOf(await client.call('drawPairs', { id, drawNumber: 4 }))).toEqual(namesOf(first));
      const details = await client.call('getTournament', { tournament: id });
      expect(details).toMatchObject({ pairs: true, pairsNumber: 4, entries: 5 });
      await client.call('setTournamentStatus', { id, status: 'check-in' });
      await client.call('drawTournament', { id });
      await expect(client.call('splitPairs', { id })).rejects.toMatchObject({ code: 'drawn' });
      await client.call('setTournamentStatus', { id, status: 'running' });
      await expect(client.call('addLateEntry', { id, entry: { name: 'Alone' } })).rejects.toMatchObject({ code: 'single-players' });
      await playOut(client, id);
      expect((await read(client, id)).details.winner).toContain(' / ');
    });

    test('an odd number of players is refused, and splitting gives every player back', async () => {
      const { client, tournament, entries } = await prepareEvening(world, { players: 6, plan: drawnPlan });
      const { id } = tournament;
      await client.call('drawPairs', { id });
      const split = await client.call('splitPairs', { id });
      expect(split.map((entry) => [entry.id, entry.name, entry.checkedIn]).sort()).toEqual(
        entries.map((entry) => [entry.id, entry.name, true]).sort(),
      );
      expect((await client.call('getTournament', { tournament: id })).pairsNumber).toBeNull();
      await client.call('withdrawEntry', { id: entries[0]!.id });
      await expect(client.call('drawPairs', { id })).rejects.toMatchObject({ code: 'odd-number' });
    });
  });
});
