import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nobody } from '@oche/darts/x01/event';
import { issueToken } from '../accounts/tokens.ts';
import { knockoutOnly, logEvent, prepareEvening, record, startTestServer, testFormat, type TestServer } from '../testServer.ts';
import { rebuildInBatches, rebuildResults } from './rebuild.ts';

const plan = { ...knockoutOnly, winners: { format: { default: { ...testFormat, start: 101 } }, thirdPlace: false } };

describe('the shares of players in legs', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  /** A called game between two players or two pairs, first to two legs of 101. */
  const calledGame = async (pairs = false) => {
    const evening = await prepareEvening(world, { players: pairs ? 1 : 2, boards: 1, plan });
    const { client, tournament, organisation, location } = evening;
    const { id } = tournament;
    if (pairs) {
      await client.call('removeEntry', { id: evening.entries[0]!.id });
      await client.call('addEntries', {
        id,
        entries: [
          { name: 'Ann', partner: { name: 'Ben' } },
          { name: 'Cas', partner: { name: 'Dee' } },
        ],
      });
      await client.call('checkInAll', { id, checkedIn: true });
    }
    await client.call('setTournamentStatus', { id, status: 'check-in' });
    await client.call('drawTournament', { id, drawNumber: 1 });
    await client.call('setTournamentStatus', { id, status: 'running' });
    const game = (await client.call('getPlayList', { id })).boards[0]!.game!;
    const [home, away] = game.sides.map(({ players }) => players.map((player) => player.id)) as [string[], string[]];
    const boardId = location.boards[0]!.id;
    const tablet = world.as(await world.server.asSystem((context) => issueToken({ kind: 'board', boardId }, context)));
    return { client, tablet, organisation, id: game.id, home, away };
  };

  /** The stored rows as `leg side player: visits/darts/points checkout`, with a number for each player. */
  const rowsOf = async (id: string, players: readonly string[]) => {
    const { db } = world.database;
    const rows = await db.selectFrom('legPlayers').selectAll().where('gameId', '=', id).orderBy('leg').orderBy('side').execute();
    return rows
      .map(({ leg, side, player, visits, darts, points, checkout }) => {
        const figures = `${visits}/${darts}/${points}`;
        return `${leg} ${side} p${players.indexOf(player)}: ${figures}${checkout === null ? '' : ` ${checkout}`}`;
      })
      .sort();
  };
  const visit = (side: number, ...throws: string[]) => logEvent('visit', { side, throws });
  const won = (side: number) => visit(side, 'T17', '10', 'D20');
  const expectConsistent = async () => expect((await world.server.asSystem(rebuildResults)).changed).toEqual([]);
  const lastEvent = async (id: string) => (await world.as().call('getGame', { id })).events.at(-1)!.id;

  test('of singles follow visits, a correction and an undo, and a rebuild changes nothing', async () => {
    const { client, id, home, away } = await calledGame();
    const players = [...home, ...away];
    expect(await rowsOf(id, players)).toEqual([]);
    const first = visit(0, '20', '20', '1');
    await record(client, id, first);
    expect(await rowsOf(id, players)).toEqual(['1 0 p0: 1/3/41', '1 1 p1: 0/0/0']);
    await record(client, id, logEvent('correct', { target: first.id, replacement: { side: 0, throws: ['20', '20', '20'] } }));
    expect(await rowsOf(id, players)).toEqual(['1 0 p0: 1/3/60', '1 1 p1: 0/0/0']);
    const winning = visit(0, '1', 'D20');
    await record(client, id, visit(1, '20', '0', '0'), winning);
    expect(await rowsOf(id, players)).toEqual(['1 0 p0: 2/5/101 41', '1 1 p1: 1/3/20']);
    await record(client, id, logEvent('undo', { target: winning.id }));
    expect(await rowsOf(id, players)).toEqual(['1 0 p0: 1/3/60', '1 1 p1: 1/3/20']);
    await record(client, id, visit(0, '1', 'D20'), won(1));
    expect(await rowsOf(id, players)).toEqual(['1 0 p0: 2/5/101 41', '1 1 p1: 1/3/20', '2 0 p0: 0/0/0', '2 1 p1: 1/3/101 101']);
    await expectConsistent();
  });

  test('of a finished game follow a reopening, an undo and a walkover', async () => {
    const { client, id, home, away } = await calledGame();
    const players = [...home, ...away];
    await record(client, id, won(0), won(1), won(0));
    const finished = [
      '1 0 p0: 1/3/101 101',
      '1 1 p1: 0/0/0',
      '2 0 p0: 0/0/0',
      '2 1 p1: 1/3/101 101',
      '3 0 p0: 1/3/101 101',
      '3 1 p1: 0/0/0',
    ];
    expect(await rowsOf(id, players)).toEqual(finished);
    await record(client, id, logEvent('reopen', { reason: 'the double was out' }));
    expect(await rowsOf(id, players)).toEqual(finished);
    const winning = (await client.call('getGame', { id })).events.at(-2)!.id;
    await record(client, id, logEvent('undo', { target: winning }));
    expect(await rowsOf(id, players)).toEqual(finished.slice(0, 4));
    await record(client, id, logEvent('walkover', { winner: 0 }));
    expect(await rowsOf(id, players)).toEqual([]);
    await record(client, id, logEvent('undo', { target: await lastEvent(id) }));
    expect(await rowsOf(id, players)).toEqual(finished.slice(0, 4));
    await expectConsistent();
  });

  test('of a pair belong to the player who threw, and to a substitute from the leg that a captain names', async () => {
    const { client, tablet, organisation, id, home, away } = await calledGame(true);
    const { id: eve } = await client.call('createPlayer', { organisationId: organisation.id, name: 'Eve' });
    const players = [...home, ...away, eve];
    await record(tablet, id, visit(0, '20', '20', '1'), visit(1, '20', '0', '0'), visit(0, '20', 'D20'));
    expect(await rowsOf(id, players)).toEqual(['1 0 p0: 1/3/41', '1 0 p1: 1/2/60 60', '1 1 p2: 1/3/20', '1 1 p3: 0/0/0']);
    const substitute = logEvent('players', { side: 1, players: [eve, away[0]!], fromLeg: 2, reason: 'Dee is late' });
    await expect(record(tablet, id, substitute)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
    const { events } = await record(client, id, substitute);
    expect(events).toMatchObject([{ kind: 'players', v: 2 }]);
    await record(tablet, id, visit(1, '20', '20', '1'), visit(0, '0', '0', '0'), visit(1, '20', 'D20'));
    const second = ['2 0 p0: 1/3/0', '2 0 p1: 0/0/0', '2 1 p2: 1/2/60 60', '2 1 p4: 1/3/41'];
    expect((await rowsOf(id, players)).slice(4)).toEqual(second);
    // One player threw all darts of side 0 from the first leg. From the third leg, side 1 has only one player.
    await record(client, id, logEvent('players', { side: 0, players: [home[1]!, home[1]!], fromLeg: 1 }));
    await record(client, id, logEvent('players', { side: 1, players: [away[1]!, nobody], fromLeg: 3 }));
    await record(tablet, id, visit(0, '20', '0', '0'), visit(1, '20', '0', '0'), visit(0, '20', '0', '0'), visit(1, '0', '0', '0'));
    expect(await rowsOf(id, players)).toEqual([
      ...['1 0 p1: 2/5/101 60', '1 1 p2: 1/3/20', '1 1 p3: 0/0/0', '2 0 p1: 1/3/0', ...second.slice(2)],
      ...['3 0 p1: 2/6/40', '3 1 p3: 1/3/20'],
    ]);
    await expectConsistent();
  });

  test('cannot be given to players of other organisations, or in a leg that is being played', async () => {
    const { client, id, home, away } = await calledGame();
    const other = await calledGame();
    const name = (player: string) => record(client, id, logEvent('players', { side: 0, players: [player], fromLeg: 1 }));
    await expect(name(other.home[0]!)).rejects.toMatchObject({ code: 'invalid-players', status: 422 });
    await expect(name('somebody')).rejects.toMatchObject({ code: 'invalid-players' });
    await record(client, id, visit(0, '20', '20', '20'));
    const { id: eve } = await client.call('createPlayer', { organisationId: (await organisationOf(id))!, name: 'Eve' });
    await expect(name(eve)).rejects.toMatchObject({ code: 'leg-running', status: 422 });
    expect(await rowsOf(id, [...home, ...away])).toEqual(['1 0 p0: 1/3/60', '1 1 p1: 0/0/0']);
  });
  const organisationOf = async (id: string) =>
    (await world.database.db.selectFrom('games').select('organisationId').where('id', '=', id).executeTakeFirstOrThrow()).organisationId;

  test('of earlier legs are not rewritten by a visit', async () => {
    const { client, id } = await calledGame();
    await record(client, id, won(0), visit(1, '20', '20', '20'));
    const versions = async (table: 'leg_players' | 'leg_results') => {
      const query = sql<{ leg: number; version: string }>`
        select leg, xmin::text as version from ${sql.table(table)} where game_id = ${id} order by leg, side`;
      return (await query.execute(world.database.db)).rows;
    };
    const [shares, results] = [await versions('leg_players'), await versions('leg_results')];
    await record(client, id, visit(0, '20', '20', '20'));
    expect((await versions('leg_players')).slice(0, 2)).toEqual(shares.slice(0, 2));
    expect((await versions('leg_players')).slice(2)).not.toEqual(shares.slice(2));
    expect(await versions('leg_results')).toEqual(results);
  });

  test('of a game from an earlier release are written by its next visit, or by a rebuild', async () => {
    const { client, id, home, away } = await calledGame();
    const { db } = world.database;
    const age = async () => {
      await db.deleteFrom('legPlayers').where('gameId', '=', id).execute();
      await db.updateTable('gameResults').set({ foldVersion: 3 }).where('gameId', '=', id).execute();
    };
    await record(client, id, won(0));
    await age();
    await record(client, id, visit(1, '20', '20', '20'));
    const rows = ['1 0 p0: 1/3/101 101', '1 1 p1: 0/0/0', '2 0 p0: 0/0/0', '2 1 p1: 1/3/60'];
    expect(await rowsOf(id, [...home, ...away])).toEqual(rows);
    await age();
    expect(await rebuildInBatches(world.server.asSystem, 'outdated')).toEqual({ games: 1, changed: [id] });
    expect(await rowsOf(id, [...home, ...away])).toEqual(rows);
  });
});
