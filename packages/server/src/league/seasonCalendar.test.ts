import fc from 'fast-check';
import { addDays } from '@oche/darts/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, type TestServer } from '../testServer.ts';
import { partOf } from './seasonCalendar.ts';
import { openFederation, startLeagues, weeks, type Client } from './testLeague.ts';

const season = { startsOn: '2026-09-01', endsOn: '2027-05-28' };
const slots = (count: number) => weeks(count).map(({ from, to }) => ({ from, to, matchdays: [] }));

describe('the parts of a calendar', () => {
  test('begin one matchday before the present or next one, and after the season with the last ones', () => {
    const first = (today: string) => partOf(slots(10), season, { today }).shown.map(({ from }) => from);
    expect(first('2026-08-01')).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
    expect(first('2026-09-16')).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
    expect(first('2026-09-28')).toEqual(['2026-09-21', '2026-09-28', '2026-10-05']);
    expect(first('2027-01-01')).toEqual(['2026-11-02', '2026-11-09']);
    expect(partOf([], season, { today: '2026-10-01' })).toMatchObject({ from: '2026-09-01', to: '2027-05-28', earlier: null, later: null });
  });

  test('have every day of the season once, forwards and backwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 290 }), (count, at) => {
        const all = slots(count);
        const today = addDays('2026-08-20', at);
        const part = (from: string) => partOf(all, season, { from, today });
        const start = part(season.startsOn);
        expect(start).toMatchObject({ from: season.startsOn, earlier: null });
        let last = start;
        for (let step = 0; last.later !== null; step++) {
          const next = part(last.later);
          expect(next.from).toBe(addDays(last.to, 1));
          expect(step).toBeLessThan(count);
          last = next;
        }
        expect(last.to).toBe(season.endsOn);
        for (let back = partOf(all, season, { today }); back.earlier !== null;) {
          const before = part(back.earlier);
          expect(before.from < back.from).toBe(true);
          back = before;
        }
      }),
    );
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
    for (const client of [world.as(), stranger]) expect(await read({}, client)).toMatchObject({ matches: [], undated: [] });
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
    const [match] = part.matches;
    const ofTeam = (await read({ teamId: match!.home.id })).matches;
    expect(ofTeam.length).toBeGreaterThan(0);
    expect(ofTeam.every(({ home, away }) => [home.id, away.id].includes(match!.home.id))).toBe(true);
    expect((await read({ groupId: groups[1]!.id })).matches.every(({ groupId }) => groupId === groups[1]!.id)).toBe(true);
    expect((await read({ locationId: match!.location.id })).matches.map(({ id }) => id)).toContain(match!.id);
    await world.database.db.updateTable('matches').set({ startsAt: null, state: 'postponed' }).where('id', '=', match!.id).execute();
    world.wait(2000);
    expect(await read()).toMatchObject({ undated: [{ id: match!.id }] });
  });
});
