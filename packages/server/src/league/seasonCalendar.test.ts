import fc from 'fast-check';
import { addDays } from '@oche/darts/days';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { register, type TestServer } from '../testServer.ts';
import { partOf, partOfMonth } from './seasonCalendar.ts';
import { openFederation, startLeagues, weeks, type Client } from './testLeague.ts';

const season = { startsOn: '2026-09-01', endsOn: '2027-05-28' };
const slots = (count: number) => weeks(count).map(({ from, to }) => ({ from, to, matchdays: [] }));

/** The Friday of each of these weeks. */
const fridays = (...at: number[]) => at.map((week) => addDays('2026-09-11', 7 * week));
const everyWeek = (count: number) => fridays(...Array.from({ length: count }, (_, week) => week));

describe('the parts of a calendar', () => {
  test('begin one matchday before the present or next one, and after the season with the last ones', () => {
    const first = (today: string) => partOf(slots(10), season, { today, matchDays: everyWeek(10) }).shown.map(({ from }) => from);
    expect(first('2026-08-01')).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
    expect(first('2026-09-16')).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
    expect(first('2026-09-28')).toEqual(['2026-09-21', '2026-09-28', '2026-10-05']);
    expect(first('2027-01-01')).toEqual(['2026-11-02', '2026-11-09']);
  });

  test('show the matchdays as long as there are no matches', () => {
    expect(partOf(slots(2), season, { today: '2026-10-01', matchDays: [] })).toMatchObject({ shown: slots(2), to: '2026-09-20' });
    expect(partOf([], season, { today: '2026-10-01', matchDays: [] })).toEqual({
      ...{ shown: [], from: '2026-09-01', to: '2027-05-28', earlier: null, later: null },
    });
    expect(partOf([], season, { today: '2026-10-01', matchDays: ['2026-12-01'] })).toMatchObject({ shown: [], to: '2026-12-01' });
  });

  test('leave out matchdays without matches, such as those between the rounds of a cup and those after the last match', () => {
    const cup = (today: string) => partOf(slots(30), season, { today, matchDays: fridays(3, 9, 15) });
    expect(cup('2026-10-20')).toMatchObject({ shown: [{ from: '2026-09-28' }, { from: '2026-11-09' }, { from: '2026-12-21' }] });
    expect(cup('2026-10-20')).toMatchObject({ earlier: null, later: null, from: '2026-09-01', to: '2026-12-27' });
    // The last part ends with a match that was moved to a later day.
    const moved = partOf(slots(3), season, { today: '2027-01-01', matchDays: [...everyWeek(3), '2026-12-30'] });
    expect(moved).toMatchObject({ to: '2026-12-30', later: null });
  });

  test('have every match once, forwards and backwards, and none is empty', () => {
    const weeksWithMatches = fc.uniqueArray(fc.integer({ min: 0, max: 34 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), weeksWithMatches, fc.integer({ min: 0, max: 290 }), (count, at, day) => {
        const all = slots(count);
        const matchDays = fridays(...at.toSorted((a, b) => a - b));
        const today = addDays('2026-08-20', day);
        const part = (from?: string) => partOf(all, season, { from, today, matchDays });
        const found: string[] = [];
        for (let next: string | null = season.startsOn; next !== null;) {
          const each = part(next);
          const own = matchDays.filter((match) => match >= each.from && match <= each.to);
          expect(own).not.toEqual([]);
          found.push(...own);
          next = each.later;
        }
        expect(found).toEqual(matchDays);
        for (let back = part(); back.earlier !== null;) {
          const before = part(back.earlier);
          expect(before.from < back.from).toBe(true);
          back = before;
        }
      }),
    );
  });
});

describe('a month of a calendar', () => {
  const monthOf = (month: string, matchDays: readonly string[]) => partOfMonth(slots(12), season, { month, matchDays });

  test('has its first and last day, the matchdays in it, and leads to the nearest months with matches', () => {
    const part = monthOf('2026-10', ['2026-09-11', '2026-10-02', '2026-12-18']);
    expect(part).toMatchObject({ from: '2026-10-01', to: '2026-10-31', earlier: '2026-09-01', later: '2026-12-01' });
    expect(part.shown.map(({ from }) => from)).toEqual(['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']);
    expect(monthOf('2027-02', [])).toMatchObject({ to: '2027-02-28', earlier: null, later: null });
  });

  test('is the first or last one for a month before or after the season, so that readers cannot ask for endless months', () => {
    expect(monthOf('0001-01', [])).toMatchObject({ from: '2026-09-01' });
    expect(monthOf('9999-12', [])).toMatchObject({ from: '2027-05-01' });
    expect(monthOf('9999-12', ['2027-06-03'])).toMatchObject({ from: '2027-06-01', to: '2027-06-30' });
  });
});

describe('the calendar of a season', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  test('has the matches and the public days without matches of its part, and only those of a filter', async () => {
    const { seasonId, groups, apply } = await openFederation(boss);
    const matches = await apply();
    const blocked = (from: string, reason: string, groupId: string | null) => {
      const day = { from, to: from, reason, groupId, locationId: null, teamId: null };
      return day;
    };
    const blockedDates = [blocked('2026-09-12', 'Fair', null), blocked('2026-09-13', 'Hall closed', groups[0]!.id)];
    await boss.call('setBlockedDates', { seasonId, blockedDates });
    const read = (more: object = {}, client: Client = world.as()) =>
      client.call('getSeasonCalendar', { seasonId, from: '2026-09-01', ...more });
    const { client: stranger } = await register(world, 'Reader');
    for (const client of [world.as(), stranger]) expect(await read({}, client)).toMatchObject({ matches: [], undated: [], locations: [] });
    expect((await read({}, boss)).matches.length).toBeGreaterThan(0);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    world.wait(2000);
    const part = await read();
    expect(part).toMatchObject({ earlier: null, later: '2026-09-28', to: '2026-09-27', blockedDates: [{ reason: 'Fair' }] });
    expect(part.matchdays.map(({ number }) => number)).toEqual([1, 2, 3]);
    const isInPart = ({ startsAt }: { startsAt: string | null }) => startsAt !== null && startsAt < '2026-09-28';
    expect(part.matches.map(({ id }) => id).toSorted()).toEqual(
      matches
        .filter(isInPart)
        .map(({ id }) => id)
        .toSorted(),
    );
    const inMonth = await world.as().call('getSeasonCalendar', { seasonId, month: '2026-09' });
    expect(inMonth).toMatchObject({
      from: '2026-09-01',
      to: '2026-09-30',
      earlier: null,
      later: '2026-10-01',
      blockedDates: [{ reason: 'Fair' }],
    });
    expect(inMonth.matches.map(({ id }) => id).toSorted()).toEqual(
      matches
        .filter(({ startsAt }) => startsAt?.startsWith('2026-09'))
        .map(({ id }) => id)
        .toSorted(),
    );
    const [match] = part.matches;
    const ofTeam = (await read({ teamId: match!.home.id })).matches;
    expect(ofTeam.length).toBeGreaterThan(0);
    expect(ofTeam.every(({ home, away }) => [home.id, away.id].includes(match!.home.id))).toBe(true);
    expect((await read({ groupId: groups[1]!.id })).matches.every(({ groupId }) => groupId === groups[1]!.id)).toBe(true);
    const there = await read({ locationId: match!.location.id });
    expect(there.matches.map(({ id }) => id)).toContain(match!.id);
    expect(there.matches.every(({ location }) => location.id === match!.location.id)).toBe(true);
    // Every location can be chosen, also from the matches of another one.
    const all = new Map(matches.map(({ location }) => [location.id, location.name]));
    expect(new Map(there.locations.map(({ id, name }) => [id, name]))).toEqual(all);
    await world.database.db.updateTable('locations').set({ private: true }).where('id', '=', match!.location.id).execute();
    world.wait(2000);
    const { locations } = await read();
    expect(locations.filter(({ hasFeed }) => !hasFeed).map(({ id }) => id)).toEqual([match!.location.id]);
    await world.database.db.updateTable('matches').set({ startsAt: null, state: 'postponed' }).where('id', '=', match!.id).execute();
    world.wait(2000);
    expect(await read()).toMatchObject({ undated: [{ id: match!.id }] });
    // All days of one matchday share one response.
    world.wait(2000);
    const statementsFor = async (from: string) => {
      const spy = vi.spyOn(world.database.db.getExecutor(), 'provideConnection');
      await world.as().call('getSeasonCalendar', { seasonId, from });
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    const first = await statementsFor('2026-09-14');
    for (const day of ['2026-09-16', '2026-09-20']) expect(await statementsFor(day)).toBeLessThan(first);
    // Without a day, the part has matches of the filter, although today is long after the last one.
    const rest = world.database.db.updateTable('matches').set({ state: 'cancelled', startsAt: null }).where('startsAt', '>=', '2026-09-28');
    await rest.where('groupId', '=', groups[1]!.id).execute();
    world.wait(2000);
    const { later, matches: shown } = await world.as().call('getSeasonCalendar', { seasonId, groupId: groups[1]!.id });
    expect(later).toBeNull();
    expect(shown.length).toBeGreaterThan(0);
  });
});
