import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardNames } from '@oche/api/contract/boardNames';
import { createRandom } from '@oche/darts/draw/random';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { rebuildResults } from '../games/rebuild.ts';
import { prepareEvening, register, type TestServer } from '../testServer.ts';
import { readMatchLog } from './matches/log.ts';
import { loadMatch } from './matches/rows.ts';
import { matchEvent, openMatch, playMatch, type TestedMatch } from './matches/testMatch.ts';
import { updateMatch } from './matches/update.ts';
import { openLeague, startLeagues, type Client } from './testLeague.ts';
import { playRandomSeason } from './testPlayedSeason.ts';

const dayMs = 86_400_000;
const refused = (code: string, more: object = {}) => ({ status: 422, code, ...more });

describe('trap 12: merged players', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => ({ world, boss } = await startLeagues()));
  afterAll(() => world.close());

  /** A second member with the name of a player, who is younger than all before. */
  const enterTwice = async (seasonId: string, name: string, teamId?: string) => {
    world.wait(1000);
    const input = { seasonId, person: { name }, activeFrom: '2026-09-07', ...(teamId === undefined ? {} : { teamId }) };
    return (await boss.call('createMember', input)).playerId;
  };

  /** All figures of players in a season, as everybody reads them. */
  const figuresOf = async (seasonId: string, groups: readonly string[], teams: readonly string[]) => {
    const { call } = world.as();
    const boards = await Promise.all(
      boardNames.map(async (board) => {
        const { items } = await call('getLeaderboard', { seasonId, board, perPage: 200 });
        const entries = items.map(({ player }) => call('getLeaderboardEntries', { seasonId, board, playerId: player.id }));
        return [items, await Promise.all(entries)];
      }),
    );
    const tables = await Promise.all(groups.map((id) => call('getIndividualStandings', { id })));
    return { boards, tables, statistics: await Promise.all(teams.map((id) => call('getTeamStatistics', { id }))) };
  };

  test('trap 12: figures count both players together, and apart after a split', async () => {
    const { db } = world.database;
    const season = await playRandomSeason(world, boss, createRandom(12), { rounds: 6 });
    const { seasonId, groups, squads } = season;
    const player = squads[0]!.players[1]!;
    await boss.call('createMember', { seasonId, playerId: player, teamId: squads[0]!.id, activeFrom: '2026-09-07' });
    const read = () =>
      figuresOf(
        seasonId,
        groups,
        squads.map(({ id }) => id),
      );
    const asOne = await read();
    const { name } = await db.selectFrom('players').select('name').where('id', '=', player).executeTakeFirstOrThrow();
    const twin = await enterTwice(seasonId, name, squads[0]!.id);
    // From now on, every second match of the player is one of the twin.
    const singles = db.selectFrom('playerGames').select('matchId').distinct().where('playerId', '=', player).where('size', '=', '1');
    const own = (await singles.where('isIndividual', '=', true).orderBy('matchId').execute()).map(({ matchId }) => matchId);
    const ofTwin = own.filter((_, at) => at % 2 === 0);
    expect(own.length).toBeGreaterThan(3);
    for (const table of ['playerGames', 'sheetFacts', 'boardEntries'] as const)
      await db.updateTable(table).set({ playerId: twin }).where('playerId', '=', player).where('matchId', 'in', ofTwin).execute();
    await db
      .updateTable('legPlayers')
      .set({ player: twin })
      .where('player', '=', player)
      .where('gameId', 'in', (eb) => eb.selectFrom('games').select('id').where('parentId', 'in', ofTwin))
      .execute();
    // Nothing is read from a cache.
    await boss.call('updateSeason', { id: seasonId, name: 'Apart' });
    const apart = await read();
    for (const id of [player, twin]) expect(apart.tables.flatMap(({ rows }) => rows).some((row) => row.player.id === id)).toBe(true);
    expect(await boss.call('mergePlayers', { id: twin, otherId: player })).toMatchObject({ id: twin, into: { id: player, name } });
    expect(await read()).toEqual(asOne);
    await boss.call('splitPlayer', { id: twin });
    expect(await read()).toEqual(apart);
  });

  /** A match in which the second player of the home team was played as a younger twin. It is confirmed. */
  const playAsTwin = async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, seasonId } = match;
    const [, player = ''] = home.players;
    const twin = await enterTwice(seasonId, 'Home 2', home.id);
    home.players.splice(1, 1, twin);
    await playMatch(match, 2, createRandom(5));
    await match.confirm(0);
    await match.confirm(1);
    return { match, player, twin };
  };
  /** The logs of a match and its games, and the rows that are derived from them, as texts. */
  const logsOf = async ({ id }: TestedMatch) => {
    const { db } = world.database;
    const games = db.selectFrom('games').select('id').where('parentId', '=', id);
    const logs = [
      await db.selectFrom('matchEvents').selectAll().where('matchId', '=', id).orderBy('seq').execute(),
      await db.selectFrom('gameEvents').selectAll().where('gameId', 'in', games).orderBy('gameId').orderBy('seq').execute(),
    ];
    const rows = [
      await db.selectFrom('playerGames').selectAll().where('matchId', '=', id).orderBy('gameId').orderBy('playerId').execute(),
      await db
        .selectFrom('boardEntries')
        .selectAll()
        .where('matchId', '=', id)
        .orderBy('gameId')
        .orderBy('leg')
        .orderBy('playerId')
        .execute(),
      await db.selectFrom('sheetFacts').selectAll().where('matchId', '=', id).orderBy('eventId').execute(),
      await db
        .selectFrom('legPlayers')
        .selectAll()
        .where('gameId', 'in', games)
        .orderBy('gameId')
        .orderBy('leg')
        .orderBy('player')
        .execute(),
      await db
        .selectFrom('gameSidePlayers')
        .selectAll()
        .where('gameId', 'in', games)
        .orderBy('gameId')
        .orderBy('side')
        .orderBy('position')
        .execute(),
    ];
    return { logs: JSON.stringify(logs), rows: JSON.stringify(rows) };
  };

  test('trap 12: the logs stay byte for byte, and a rebuild gives the same rows', async () => {
    const { match, player, twin } = await playAsTwin();
    const before = await logsOf(match);
    expect(before.logs).toContain(twin);
    const named = async () =>
      JSON.stringify((await world.as().call('getLeaderboard', { seasonId: match.seasonId, board: 'games-played' })).items);
    expect(await named()).toContain(twin);
    await boss.call('mergePlayers', { id: player, otherId: twin });
    expect(await named()).toContain(player);
    expect(await named()).not.toContain(twin);
    const figures = await figuresOf(match.seasonId, [match.group.id], [match.home.id]);
    const rebuild = () =>
      world.server.asSystem(async (context) => {
        expect((await rebuildResults(context)).changed).toEqual([]);
        await updateMatch(await loadMatch(match.id), await readMatchLog(match.id), context);
      });
    await rebuild();
    expect(await logsOf(match)).toEqual(before);
    expect(await figuresOf(match.seasonId, [match.group.id], [match.home.id])).toEqual(figures);
    await boss.call('splitPlayer', { id: twin });
    await rebuild();
    expect(await logsOf(match)).toEqual(before);
    expect(await named()).toContain(twin);
  });

  test('trap 12: a new name is on the sheets of both, and a minor stays protected on them', async () => {
    const { match, player, twin } = await playAsTwin();
    await boss.call('mergePlayers', { id: player, otherId: twin });
    const member = (await boss.call('listSeasonMembers', { seasonId: match.seasonId })).find(({ playerId }) => playerId === player)!;
    const onSheet = async () => (await match.sheet()).people.find(({ id }) => id === twin)!;
    const nameOnSheet = async () => (await onSheet()).name;
    expect(await onSheet()).toMatchObject({ number: member.number });
    await boss.call('updateMember', { id: member.id, name: 'Kees van den Berg' });
    expect(await nameOnSheet()).toBe('Kees van den Berg');
    await boss.call('updatePlayer', { id: twin, nickname: 'The Mountain' });
    expect(JSON.stringify((await match.sheet()).games)).toContain('The Mountain');
    await boss.call('updateMember', { id: member.id, bornOn: '2014-05-01' });
    expect(await nameOnSheet()).toBe('Kees B.');
    expect(JSON.stringify((await match.sheet()).games)).not.toContain('van den Berg');
    await boss.call('updateMember', { id: member.id, hasConsent: true });
    expect(await nameOnSheet()).toBe('Kees van den Berg');
  });

  test('trap 12: two who were in one match are refused', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, seasonId } = match;
    const [, second, third, fourth] = home.players as string[];
    const merge = (id: string, otherId: string) => boss.call('mergePlayers', { id, otherId });
    const together = refused('played-together', {
      body: expect.objectContaining({ kind: 'match', name: 'Home – Away', day: '2026-11-27' }),
    });
    // Both only in a sealed lineup.
    await match.handIn('match', 0, [second!, third!, fourth!, null]);
    await expect(merge(second!, third!)).rejects.toMatchObject(together);
    // One in the lineup of home, the other in that of away.
    await match.handIn('match', 1, away.players.slice(0, 4));
    await expect(merge(fourth!, away.players[3]!)).rejects.toMatchObject(together);
    // One in a game, the other only in a fact.
    await match.record(boss, matchEvent('fact', { player: home.players[6]!, kind: '180', value: 1 }));
    await expect(merge(home.players[6]!, second!)).rejects.toMatchObject(together);
    // Somebody who was not in the match, but merged with one who was.
    const twin = await enterTwice(seasonId, 'Home 2', home.id);
    await merge(twin, second!);
    await expect(merge(second!, third!)).rejects.toMatchObject(together);
    await expect(merge(twin, third!)).rejects.toMatchObject(refused('wrong-state'));
    await merge(home.players[7]!, third!);
  });

  test('trap 12: two of one tournament, two of different accounts, and players of different competitions are refused', async () => {
    const { client, organisation, tournament, entries } = await prepareEvening(world, { players: 2 });
    const [one, two] = entries.map(({ players }) => players[0]!.id) as [string, string];
    const together = refused('played-together', { body: expect.objectContaining({ kind: 'tournament', name: tournament.name }) });
    await expect(client.call('mergePlayers', { id: one, otherId: two })).rejects.toMatchObject(together);
    const invalid = (code: string) => ({ status: 400, body: { fields: { other_id: code } } });
    await expect(client.call('mergePlayers', { id: one, otherId: one })).rejects.toMatchObject(invalid('same'));
    const { seasonId } = await openLeague(boss);
    const foreign = await enterTwice(seasonId, 'Foreign');
    await expect(boss.call('mergePlayers', { id: one, otherId: foreign })).rejects.toMatchObject(invalid('unknown'));
    const { id: third } = await client.call('createPlayer', { organisationId: organisation.id, name: 'Third' });
    const link = async (id: string, name: string) => {
      const { id: userId } = (await (await register(world, name)).client.call('getUser', {}))!;
      await world.database.db.updateTable('players').set({ userId }).where('id', '=', id).execute();
    };
    await link(one, 'One');
    await link(third, 'Three');
    await expect(client.call('mergePlayers', { id: one, otherId: third })).rejects.toMatchObject(refused('other-account'));
    await client.call('unlinkPlayer', { id: third });
    await client.call('mergePlayers', { id: one, otherId: third });
  });

  test('trap 12: after 30 days players can no longer be split, and what a split would restore is deleted', async () => {
    const { id: organisationId, seasonId } = await openLeague(boss);
    const [player, twin] = [await enterTwice(seasonId, 'Jan'), await enterTwice(seasonId, 'Jan')];
    await boss.call('mergePlayers', { id: player, otherId: twin });
    const list = () => boss.call('listMergedPlayers', { organisationId });
    const jan = { id: twin, name: 'Jan', number: 2, into: { id: player, name: 'Jan', number: 1 }, mergedBy: 'Boss' };
    expect(await list()).toMatchObject([jan]);
    const cleanUp = () => world.server.asSystem(async (context) => (await import('./mergedPlayers.ts')).makeOldMergesFinal(context));
    world.wait(30 * dayMs - 1000);
    await cleanUp();
    expect(await list()).toMatchObject([jan]);
    world.wait(1000);
    expect(await list()).toEqual([]);
    await expect(boss.call('splitPlayer', { id: twin })).rejects.toMatchObject(refused('too-late'));
    const before = () =>
      world.database.db.selectFrom('mergedPlayers').select('before').where('playerId', '=', twin).executeTakeFirstOrThrow();
    expect((await before()).before).toMatchObject({ fields: { name: 'Jan' } });
    await cleanUp();
    expect(await before()).toEqual({ before: null });
    await expect(boss.call('splitPlayer', { id: player })).rejects.toMatchObject({ status: 404 });
  });

  /** Stores a match of the season on a day, in which these players appear for home. */
  const storeAppearance = async (
    { organisationId, seasonId, group, away, location }: TestedMatch,
    homeId: string,
    day: string,
    players: string[],
  ) => {
    const { db } = world.database;
    const [id, gameId, createdAt] = [randomUUID(), randomUUID(), new Date('2026-11-01T00:00:00Z')];
    const key = { key: id, slug: id, matchday: 1, homeId, awayId: away.id, locationId: location.id, startsAt: `${day}T20:00` };
    const state = { state: 'confirmed' as const, locked: false, movedFrom: '[]', annulled: false };
    await db
      .insertInto('matches')
      .values({ id, seasonId, groupId: group.id, ...key, ...state, createdAt })
      .execute();
    await db.insertInto('gameParents').values({ id, organisationId, kind: 'match' }).execute();
    const format = JSON.stringify({ start: 501 });
    await db
      .insertInto('games')
      .values({ id: gameId, organisationId, parentId: id, key: 'm1', round: 1, position: 1, format, createdAt })
      .execute();
    await db.insertInto('gameSides').values({ gameId, side: 0, kind: 'team', originId: homeId }).execute();
    await db
      .insertInto('gameSidePlayers')
      .values(players.map((playerId, position) => ({ gameId, side: 0, position, playerId })))
      .execute();
  };

  test('trap 12: appearances of both players decide whether the person may play', async () => {
    const match = await openMatch(world, boss, middenkust, { teamsPerMember: 2, substitutes: 'any-member', mostAsSubstitute: 3 });
    const { home, away, seasonId } = match;
    const { id: otherTeam } = await boss.call('createTeam', { seasonId, name: 'Third', short: 'T3' });
    const [player = '', helper = ''] = home.players;
    const [twin, helpingTwin] = [await enterTwice(seasonId, 'Home 1', otherTeam), await enterTwice(seasonId, 'Helper')];
    await boss.call('updateMember', {
      id: (await boss.call('listSeasonMembers', { seasonId })).find(({ playerId }) => playerId === helper)!.id,
      roster: [],
    });
    // This week the twin plays for another team. The helper has helped home twice, and their twin once.
    await storeAppearance(match, otherTeam, '2026-11-24', [twin]);
    for (const [day, substitute] of [
      ['2026-10-02', helper],
      ['2026-10-09', helper],
      ['2026-10-16', helpingTwin],
    ] as const)
      await storeAppearance(match, home.id, day, [substitute]);
    const factsOf = async (id: string) => {
      const { players } = await match.captains[0].call('getOwnLineup', { id: match.id, part: 'match', side: '0' });
      return players.find((each) => each.player === id);
    };
    expect(await factsOf(player)).toMatchObject({ elsewhere: null, elsewhereFor: null });
    expect(await factsOf(helper)).toMatchObject({ roster: 'substitute', timesAsSubstitute: 2 });
    await boss.call('mergePlayers', { id: player, otherId: twin });
    await boss.call('mergePlayers', { id: helper, otherId: helpingTwin });
    expect(await factsOf(player)).toMatchObject({ elsewhere: expect.any(String), elsewhereFor: 'Third' });
    expect(await factsOf(helper)).toMatchObject({ roster: 'substitute', timesAsSubstitute: 3 });
    expect(await factsOf(twin)).toBeUndefined();
    const problemsOf = async (players: (string | null)[]) =>
      match
        .handIn('match', 0, players)
        .catch((error: { body: { problems: { code: string; player: string }[] } }) =>
          error.body.problems.map(({ code, player: id }) => [code, id]),
        );
    // The device of a captain may still know the ids from before the merge.
    expect(await problemsOf([twin, helpingTwin, ...home.players.slice(2, 4)])).toEqual([
      ['plays-elsewhere', twin],
      ['substitute-too-often', helpingTwin],
    ]);
    await boss.call('splitPlayer', { id: twin });
    expect(await factsOf(player)).toMatchObject({ elsewhere: null });
    expect(away.players).not.toContain(twin);
  });

  test('trap 12: a merge during a match does not let the person play twice, or for both teams', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, seasonId } = match;
    const twin = await enterTwice(seasonId, 'Home 1', home.id);
    await match.handIn('match', 0, [twin, ...home.players.slice(1, 4)]);
    await match.handIn('match', 1, away.players.slice(0, 4));
    await boss.call('mergePlayers', { id: home.players[0]!, otherId: twin });
    const fact = matchEvent('fact', { player: home.players[0]!, kind: '180', value: 1 });
    await match.record(home.captain, fact);
    const pairs = match.handIn('b', 0, [home.players[0]!, twin, ...home.players.slice(1, 3)]);
    const problem = (code: string): unknown => expect.objectContaining({ code, slot: 1, player: twin });
    const body: unknown = expect.objectContaining({ problems: [problem('twice'), problem('block-limit')] });
    await expect(pairs).rejects.toMatchObject(refused('not-eligible', { body }));
    const state = await match.state();
    expect(seen(state).facts).toMatchObject({ [fact.id]: { player: home.players[0] } });
  });
});
