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
    const { seasonId, group, location, id: first, home, away, captains } = await openMatch(world, boss, middenkust);
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
    return { seasonId, group, home, away, captains, addMatch, record, score, confirm, table, brief };
  };

  const standingsOf = (rows: { team: { name: string }; position: number | null; points: number }[]) =>
    Object.fromEntries(rows.map(({ team, position, points }) => [team.name, { position, points }]));

  test('an organiser sees what another score of a match without games would change, and corrects it', async () => {
    const { captains, addMatch, record, score, confirm, table } = await openGroup();
    const id = await addMatch(1);
    await score(id, [6, 4], [22, 17]);
    await confirm(id);
    const before = standingsOf((await table()).rows);
    const print = await world.fingerprint();
    const corrected = { points: [4, 6] as BySide<number>, legs: [17, 22] as BySide<number> };
    const { places: effects, cup } = await boss.call('correctionEffects', { id, score: corrected, games: [] });
    expect(cup).toBeNull();
    expect(await world.fingerprint()).toBe(print);
    expect(Object.fromEntries(effects.map(({ team, ...change }) => [team.name, change.before]))).toEqual(before);
    await expect(captains[0].call('correctionEffects', { id, score: corrected, games: [] })).rejects.toMatchObject({ status: 404 });
    const impossible = boss.call('correctionEffects', { id, score: { points: [99, 0], legs: [0, 0] }, games: [] });
    await expect(impossible).rejects.toMatchObject({ code: 'invalid-score' });
    await record(id, boss, matchEvent('score', { ...corrected, reason: 'The paper says so' }));
    await confirm(id);
    const after = standingsOf((await table()).rows);
    expect(Object.fromEntries(effects.map(({ team, ...change }) => [team.name, change.after]))).toEqual(after);
    expect((await boss.call('getMatch', { id })).match.state).toBe('confirmed');
    expect(await boss.call('correctionEffects', { id, score: corrected, games: [] })).toEqual({ places: [], cup: null });
  });

  test('a preview of other rules shows the table that they give, and changes nothing', async () => {
    const { group, captains, addMatch, score, confirm, table } = await openGroup();
    const id = await addMatch(1);
    await score(id, [6, 4], [22, 17]);
    await confirm(id);
    const rules = { ...group.rules, points: { ...group.rules.points, win: 3 } };
    const print = await world.fingerprint();
    const changes = await boss.call('previewGroupRules', { id: group.id, rules });
    expect(changes).toMatchObject([{ team: { name: 'Home' }, before: { position: 1, points: 2 }, after: { position: 1, points: 3 } }]);
    expect(changes).toHaveLength(1);
    expect(await world.fingerprint()).toBe(print);
    await expect(captains[0].call('previewGroupRules', { id: group.id, rules })).rejects.toMatchObject({ status: 404 });
    await boss.call('updateGroup', { id: group.id, rules, reason: 'Vote' });
    expect(standingsOf((await table()).rows)['Home']).toEqual(changes[0]!.after);
    expect(await boss.call('previewGroupRules', { id: group.id, rules })).toEqual([]);
  });

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
    const course = await world.as().call('getCourseOfPlaces', { id: group.id });
    expect(course.matchdays).toEqual([1, 2, 3]);
    expect(course.teams.map(({ team, places }) => [team.name, ...places])).toEqual([
      ['Away', 2, 2, 1],
      ['Home', 1, 1, 2],
    ]);
    expect(await brief({ where: 'home' })).toEqual([
      ['Away', 1, 1, 2, 2],
      ['Home', 2, 2, 2, -6],
    ]);
    expect(await brief({ where: 'away' })).toEqual([
      ['Away', 1, 2, 2, 6],
      ['Home', 2, 1, 0, -2],
    ]);
    const { rows, complete, ties, matchdays, groupId } = await table();
    expect({ groupId, complete, ties }).toEqual({ groupId: group.id, complete: false, ties: [] });
    expect(rows[0]).toMatchObject({
      ...{ team: { id: away.id, name: 'Away' }, state: 'accepted', open: 1, live: [], tiedWith: [], adjustments: [] },
      form: [first, second, third].map((match, at) => ({ match, outcome: at === 0 ? 'lost' : 'won' })),
      why: { above: null, below: { criterion: 'points', upper: away.id, lower: home.id, better: 4, worse: 2, decision: null } },
    });
    expect(matchdays).toEqual([1, 2, 3]);
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

  test('a penalty counts from its day with its reason, and no longer once it is lifted', async () => {
    const { seasonId, group, home, captains, addMatch, score, confirm, table, brief } = await openGroup();
    for (const matchday of [1, 2]) {
      const id = await addMatch(matchday);
      await score(id, [7, 3], [24, 15]);
      await confirm(id);
    }
    await boss.call('setMatchdays', {
      seasonId,
      matchdays: [
        { groupId: null, number: 1, from: '2026-11-09', to: '2026-11-15', kind: 'league' },
        { groupId: null, number: 2, from: '2026-11-16', to: '2026-11-22', kind: 'league' },
      ],
    });
    const input = { teamId: home.id, points: 3, gamePoints: 1, fine: 25_00, reason: 'No sheet', from: '2026-11-16' };
    const penalty = await boss.call('addPenalty', input);
    expect(penalty).toMatchObject({ groupId: group.id, team: { id: home.id }, match: null, isPaid: false, lifted: null });
    expect(await brief()).toEqual([
      ['Home', 1, 2, 1, 7],
      ['Away', 2, 2, 0, -8],
    ]);
    expect((await table()).rows[0]?.adjustments).toEqual([{ points: -3, sets: -1, reason: 'No sheet', on: '2026-11-16' }]);
    expect((await brief({ after: 1 }))[0]).toEqual(['Home', 1, 1, 2, 4]);
    expect((await boss.call('addPenalty', { ...input, id: penalty.id })).id).toBe(penalty.id);

    const read = (client: Client) => client.call('listPenalties', { seasonId });
    expect(await read(boss)).toEqual([penalty]);
    expect(await read(captains[0])).toEqual([penalty]);
    expect(await read(captains[1])).toEqual([]);
    await expect(captains[0].call('addPenalty', input)).rejects.toMatchObject({ status: 403 });
    await expect(captains[0].call('updatePenalty', { id: penalty.id, isPaid: true })).rejects.toMatchObject({ status: 404 });

    const lift = { id: penalty.id, liftedBecause: 'It came in time' };
    expect(await boss.call('updatePenalty', { id: penalty.id, isPaid: true })).toMatchObject({ isPaid: true, lifted: null });
    expect(await boss.call('updatePenalty', lift)).toMatchObject({
      isPaid: true,
      lifted: { on: '2026-11-27', reason: lift.liftedBecause },
    });
    expect((await brief())[0]).toEqual(['Home', 1, 2, 4, 8]);
    await expect(boss.call('updatePenalty', lift)).rejects.toMatchObject({ code: 'wrong-state' });
  });

  test('a penalty needs an effect, and a match and a table of its team', async () => {
    const { home, addMatch } = await openGroup();
    const other = await openGroup();
    const penalise = (more: Partial<Input<'addPenalty'>>) =>
      boss.call('addPenalty', { teamId: home.id, points: 1, reason: 'Late', ...more });
    await expect(penalise({ points: 0 })).rejects.toMatchObject({ body: { fields: { points: 'missing' } } });
    await expect(penalise({ groupId: other.group.id })).rejects.toMatchObject({ body: { fields: { group_id: 'unknown' } } });
    await expect(penalise({ matchId: await other.addMatch(1) })).rejects.toMatchObject({ body: { fields: { match_id: 'unknown' } } });
    const match = await addMatch(1);
    expect((await penalise({ matchId: match })).match).toEqual({ id: match, slug: match });
  });

  test('an organiser decides a tie once all matches are over, and may decide it again', async () => {
    const { group, home, away, captains, addMatch, score, confirm, table } = await openGroup();
    const decide = (client: Client, more: Partial<Input<'decideTie'>> = {}) =>
      client.call('decideTie', { id: group.id, teams: [away.id, home.id], way: 'shoot-out', ...more });
    // Nothing has been played, and no match is planned.
    await expect(decide(boss)).rejects.toMatchObject({ code: 'nothing-to-decide' });
    const [first, second] = [await addMatch(1), await addMatch(2, true)];
    for (const id of [first, second]) {
      await expect(decide(boss)).rejects.toMatchObject({ code: 'nothing-to-decide' });
      await score(id, [7, 3], [24, 15]);
      await confirm(id);
    }
    expect((await table()).ties).toHaveLength(1);
    await expect(decide(captains[0])).rejects.toMatchObject({ status: 404 });
    await expect(decide(boss, { way: 'manual' })).rejects.toMatchObject({ body: { fields: { reason: 'missing' } } });
    await expect(decide(boss, { teams: [home.id, home.id] })).rejects.toMatchObject({ code: 'nothing-to-decide' });
    const positions = ({ rows }: Awaited<ReturnType<typeof table>>) => rows.map(({ team, position }) => [team.id, position]);
    expect(positions(await decide(boss))).toEqual([
      [away.id, 1],
      [home.id, 2],
    ]);
    expect((await table()).rows[1]?.why.above).toMatchObject({ decision: { by: 'shoot-out', reason: null } });
    expect(positions(await decide(boss, { teams: [home.id, away.id], way: 'manual', reason: 'By the rules' }))).toEqual([
      [home.id, 1],
      [away.id, 2],
    ]);
    const drawn = await decide(boss, { way: 'lot' });
    expect(drawn.ties).toEqual([]);
    expect(drawn.rows[1]?.why.above?.decision).toEqual({ by: 'lot', reason: expect.stringMatching(/^\(\d+\)$/) });
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
      await world.settle();
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
