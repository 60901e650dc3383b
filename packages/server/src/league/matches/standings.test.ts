import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import type { MatchEventInput } from '@oche/api/contract/match';
import { foldMatch } from '@oche/darts/match/fold';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import type { BySide } from '@oche/darts/match/structure';
import type { TestServer } from '../../testServer.ts';
import { matchEvent, openMatch } from './testMatch.ts';
import { startLeagues, type Client } from '../testLeague.ts';

describe('the table of a group', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  /** A running season with a group of the teams Home and Away, and functions to play more of their matches. */
  const openGroup = async () => {
    const { seasonId, group, location, id: first, home, away } = await openMatch(world, boss, middenkust);
    await world.database.db.deleteFrom('matches').where('id', '=', first).execute();
    const addMatch = async (matchday: number, isReturn = false) => {
      const id = randomUUID();
      const [homeId, awayId] = isReturn ? [away.id, home.id] : [home.id, away.id];
      await world.database.db
        .insertInto('matches')
        .values({
          ...{ id, seasonId, groupId: group.id, key: id, slug: id, matchday, homeId, awayId, locationId: location.id },
          ...{ startsAt: `2026-11-${10 + matchday}T20:00`, state: 'planned', locked: false, movedFrom: '[]', annulled: false },
          createdAt: new Date('2026-11-01T00:00:00Z'),
        })
        .execute();
      return id;
    };
    const record = async (id: string, client: Client, event: MatchEventInput) => {
      const { length } = await world.as().call('getMatch', { id });
      await client.call('recordMatchEvents', { id, after: length, events: [event] });
    };
    const score = (id: string, points: BySide<number>, legs: BySide<number>) => record(id, boss, matchEvent('score', { points, legs }));
    const confirm = async (id: string) => {
      const { events, folded, structure } = await boss.call('getMatch', { id });
      const saw = seen(foldMatch(structure, events, folded));
      await record(id, boss, matchEvent('resolve', { reason: 'Seen by the organiser', saw }));
    };
    const table = (view: Omit<Input<'getStandings'>, 'id'> = {}, client: Client = world.as()) =>
      client.call('getStandings', { id: group.id, ...view });
    const brief = async (view: Omit<Input<'getStandings'>, 'id'> = {}) =>
      (await table(view)).rows.map(({ team, position, played, points, setDifference }) => [
        team.name,
        position,
        played,
        points,
        setDifference,
      ]);
    return { seasonId, group, home, away, addMatch, record, score, confirm, table, brief };
  };

  test('counts confirmed matches and walkovers, of all matchdays or up to one, at home or away', async () => {
    const { group, home, away, addMatch, record, score, confirm, table, brief } = await openGroup();
    const [first, second, third] = [await addMatch(1), await addMatch(2, true), await addMatch(3)];
    await addMatch(4, true);
    await score(first, [7, 3], [24, 15]);
    expect((await table()).rows.map(({ played }) => played)).toEqual([0, 0]);
    await confirm(first);
    await score(second, [6, 4], [20, 18]);
    await confirm(second);
    await record(third, boss, matchEvent('walkover', { absent: 'home', reason: 'Nobody came' }));
    expect(await brief()).toEqual([
      ['Away', 1, 3, 4, 8],
      ['Home', 2, 3, 2, -8],
    ]);
    expect(await brief({ after: 1 })).toEqual([
      ['Home', 1, 1, 2, 4],
      ['Away', 2, 1, 0, -4],
    ]);
    expect(await brief({ where: 'home' })).toEqual([
      ['Away', 1, 1, 2, 2],
      ['Home', 2, 2, 2, -6],
    ]);
    expect(await brief({ where: 'away' })).toEqual([
      ['Away', 1, 2, 2, 6],
      ['Home', 2, 1, 0, -2],
    ]);
    const { rows, complete, ties, places, groupId } = await table();
    expect({ groupId, complete, ties }).toEqual({ groupId: group.id, complete: false, ties: [] });
    expect(rows[0]).toMatchObject({
      ...{ team: { id: away.id, name: 'Away' }, state: 'accepted', open: 1, live: [], tiedWith: [], adjustments: [] },
      form: [first, second, third].map((match, at) => ({ match, outcome: at === 0 ? 'lost' : 'won' })),
      why: { above: null, below: { criterion: 'points', upper: away.id, lower: home.id, better: 4, worse: 2, decision: null } },
    });
    expect(places.map(({ matchday, teams }) => [matchday, teams.find(({ team }) => team === home.id)?.position])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  test('shows a tie, and running matches with a mark in the live table only', async () => {
    const { home, away, addMatch, score, table, brief } = await openGroup();
    const id = await addMatch(1);
    const open = await table();
    expect(open.ties).toEqual([{ teams: [home.id, away.id].sort(), from: 1, to: 2, matters: ['title'] }]);
    expect(open.rows.map(({ position, tiedWith }) => [position, tiedWith.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await score(id, [7, 3], [24, 15]);
    expect(await table()).toEqual(open);
    expect(await brief({ live: true })).toEqual([
      ['Home', 1, 1, 2, 4],
      ['Away', 2, 1, 0, -4],
    ]);
    expect((await table({ live: true })).rows.map(({ live, form }) => [live, form])).toEqual([
      [[id], []],
      [[id], []],
    ]);
  });

  test('is public once the season runs, before that only organisers see it', async () => {
    const { seasonId, table } = await openGroup();
    expect((await table()).rows).toHaveLength(2);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'open' });
    await expect(table()).rejects.toMatchObject({ status: 404 });
    expect((await table({}, boss)).rows).toHaveLength(2);
  });

  test('costs as many statements for a hundred matches as for one', async () => {
    const { addMatch, table } = await openGroup();
    const counting = async () => {
      world.wait(2000);
      const spy = vi.spyOn(world.database.db.getExecutor(), 'provideConnection');
      await table({}, boss);
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    await addMatch(1);
    await counting();
    const one = await counting();
    expect(one).toBeGreaterThan(0);
    for (let match = 0; match < 99; match++) await addMatch(2);
    expect(await counting()).toBe(one);
    expect((await table({}, boss)).rows[0]).toMatchObject({ open: 100 });
  });
});
