import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@oche/darts/days';
import type { Match } from '@oche/api/contract/fixture';
import { register, type TestServer } from '../testServer.ts';
import { openFederation, startLeagues, weeks, type Client } from './testLeague.ts';

describe('moves of matches', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const dayOf = ({ startsAt }: Match): string => startsAt!.slice(0, 10);
  const formerSlugs = async (seasonId: string) =>
    world.database.db.selectFrom('oldMatchSlugs').select(['slug', 'matchId']).where('seasonId', '=', seasonId).execute();
  /** The days of the twelfth week, in which nobody plays. */
  const [monday, thursday, friday, saturday] = [0, 3, 4, 5].map((days) => addDays(weeks(12)[11]!.from, days)) as [
    string,
    string,
    string,
    string,
  ];
  /** A federation with stored fixtures and two more weeks, and the first match at a location with one board and two teams. */
  const openPlanned = async () => {
    const league = await openFederation(boss);
    const matches = await league.apply();
    await boss.call('setMatchdays', { seasonId: league.seasonId, matchdays: weeks(12) });
    const match = matches.find(({ location }) => location.name === 'Location 2')!;
    const move = (id: string, day: string, more: object = {}) => boss.call('moveMatch', { id, startsAt: `${day}T19:30`, ...more });
    return { ...league, matches, match, move };
  };

  test('a moved match keeps its matchday and the evenings from which it was moved', async () => {
    const { match, move } = await openPlanned();
    const from = { startsAt: match.startsAt, locationId: match.location.id };
    expect(await move(match.id, thursday)).toEqual({ ...match, startsAt: `${thursday}T19:30`, movedFrom: [from] });
    const second = { startsAt: `${thursday}T19:30`, locationId: match.location.id };
    const again = await move(match.id, friday);
    expect(again.movedFrom).toEqual([from, second]);
    const written = await world.database.db.selectFrom('audit').select('detail').where('subject', '=', match.id).orderBy('id').execute();
    expect(written).toContainEqual({ detail: { from, to: second } });
  });

  test('a move to a full evening, or one that breaks another hard rule, needs a reason', async () => {
    const { match, matches, move, addLocation } = await openPlanned();
    const there = matches.find((other) => other.location.id === match.location.id && other.id !== match.id)!;
    const before = await world.fingerprint();
    const full = expect.objectContaining({
      rule: 'full',
      location: match.location.id,
      day: dayOf(there),
      boards: 1,
      matches: 1,
    }) as unknown;
    const taken = { status: 409, code: 'taken', body: { broken: expect.arrayContaining([full]) as unknown } };
    await expect(move(match.id, dayOf(there))).rejects.toMatchObject(taken);
    // The location is closed on Saturdays.
    await expect(move(match.id, saturday)).rejects.toMatchObject({ status: 409, code: 'taken' });
    expect(await world.fingerprint()).toBe(before);
    const own = matches.find(({ id, home, away }) => id !== match.id && [home.id, away.id].includes(match.home.id))!;
    const { id: locationId } = await addLocation('Hall');
    const refused = move(match.id, addDays(dayOf(own), -1), { locationId });
    const consecutive = expect.objectContaining({ rule: 'consecutive', team: match.home.id }) as unknown;
    const broken = { status: 422, code: 'hard-break', body: { broken: expect.arrayContaining([consecutive]) as unknown } };
    await expect(refused).rejects.toMatchObject(broken);
    const forced = await move(match.id, addDays(dayOf(own), -1), { locationId, reason: 'Both teams want it' });
    expect(forced.location).toEqual({ id: locationId, name: 'Hall' });
  });

  test('of two matches that are moved to the last board of an evening at once, one is refused', async () => {
    const { match, matches, move } = await openPlanned();
    const other = matches.find((each) => each.location.id === match.location.id && each.groupId !== match.groupId)!;
    const results = await Promise.allSettled([match, other].map(({ id }) => move(id, thursday)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'taken' });
  });

  test('the days of a range have the reasons against them, which a move finds too', async () => {
    const { seasonId, match, matches, move } = await openPlanned();
    const wish = { kind: 'not-home' as const, team: match.home.id, day: thursday };
    await boss.call('setWishes', { seasonId, wishes: [wish] });
    const evenings = await boss.call('listFreeEvenings', { id: match.id, from: addDays(monday, -21), to: addDays(monday, 6) });
    expect(evenings).toHaveLength(28);
    const concernsOn = (day: string) => evenings.find((evening) => evening.day === day)!.concerns;
    expect(concernsOn(friday)).toEqual([]);
    expect(concernsOn(thursday)).toEqual([{ rule: 'wish', wish }]);
    expect(concernsOn(saturday)).toEqual([{ rule: 'full', location: match.location.id, day: saturday, boards: 0, matches: 0 }]);
    const own = matches.findLast(({ home, away }) => [home.id, away.id].includes(match.away.id))!;
    expect(concernsOn(dayOf(own))).toContainEqual({ rule: 'same-evening', team: match.away.id, other: own.id });
    expect(await move(match.id, thursday)).toMatchObject({ startsAt: `${thursday}T19:30` });
    for (const [first, last, code] of [
      ['2026-10-01', '2026-09-30', 'before-start'],
      ['2026-10-01', '2027-01-01', 'too-long'],
    ] as const) {
      const refused = boss.call('listFreeEvenings', { id: match.id, from: first, to: last });
      await expect(refused).rejects.toMatchObject({ status: 400, body: { fields: { to: code } } });
    }
  });

  test('a match moves within the season, to locations of its organisation, and only before it is played', async () => {
    const { match, move } = await openPlanned();
    const foreign = (await openFederation(boss)).teams[0]!.location!.id;
    const before = await world.fingerprint();
    for (const day of ['2026-09-06', '2027-05-31'])
      await expect(move(match.id, day)).rejects.toMatchObject({ status: 400, body: { fields: { starts_at: 'outside-season' } } });
    const elsewhere = move(match.id, dayOf(match), { locationId: foreign });
    await expect(elsewhere).rejects.toMatchObject({ status: 400, body: { fields: { location_id: 'unknown' } } });
    expect(await world.fingerprint()).toBe(before);
    const setState = (state: Match['state']) =>
      world.database.db.updateTable('matches').set({ state }).where('id', '=', match.id).execute();
    for (const state of ['playing', 'to-confirm', 'confirmed', 'disputed', 'walkover'] as const) {
      await setState(state);
      await expect(move(match.id, dayOf(match)), state).rejects.toMatchObject({ status: 422, code: 'wrong-state' });
    }
    await setState('postponed');
    expect(await move(match.id, dayOf(match))).toMatchObject({ state: 'planned' });
  });

  test('trap 29: home and away are exchanged with the return match, and both keep the addresses of their meetings', async () => {
    const { seasonId, match, matches } = await openPlanned();
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const back = matches.find(({ home, away }) => home.id === match.away.id && away.id === match.home.id)!;
    const swapped = await boss.call('swapHome', { id: match.id, withReturn: true, reason: 'Agreed' });
    const { id, slug, home, away } = match;
    expect(swapped).toMatchObject([
      { id, slug: back.slug, home: away, away: home, matchday: match.matchday, location: back.location },
      { id: back.id, slug, home, away, matchday: back.matchday, location: match.location },
    ]);
    expect(swapped.map(({ movedFrom }) => movedFrom)).toEqual([
      [{ startsAt: match.startsAt, locationId: match.location.id }],
      [{ startsAt: back.startsAt, locationId: back.location.id }],
    ]);
    expect(await formerSlugs(seasonId)).toEqual([]);
  });

  test('a second meeting at the same home needs a reason and gets a number, and the former address of a published match stays its own', async () => {
    const { seasonId, match, matches } = await openPlanned();
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const back = matches.find(({ home, away }) => home.id === match.away.id && away.id === match.home.id)!;
    const refused = boss.call('swapHome', { id: match.id, withReturn: false });
    const meetings = { rule: 'meetings', group: match.groupId, home: match.home.id, away: match.away.id, wanted: 1, planned: 0 };
    await expect(refused).rejects.toMatchObject({ body: { broken: expect.arrayContaining([meetings]) } });
    const [swapped] = await boss.call('swapHome', { id: match.id, withReturn: false, reason: 'The bar is closed' });
    expect(swapped!.slug).toBe(`${back.slug}-2`);
    expect(await formerSlugs(seasonId)).toEqual([{ slug: match.slug, matchId: match.id }]);
    const [other] = await boss.call('swapHome', { id: back.id, withReturn: false, reason: 'The bar is open again' });
    expect(other!.slug).toBe(`${match.slug}-2`);
    const [restored] = await boss.call('swapHome', { id: match.id, withReturn: false, reason: 'As it was' });
    expect(restored!.slug).toBe(match.slug);
    expect((await formerSlugs(seasonId)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))).toEqual(
      [
        { slug: back.slug, matchId: back.id },
        { slug: `${back.slug}-2`, matchId: match.id },
      ].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    );
  });

  test('a match that has begun, or whose away team has no home evening, is not exchanged', async () => {
    const { match } = await openPlanned();
    const swap = () => boss.call('swapHome', { id: match.id, withReturn: true });
    await boss.call('updateSeasonTeam', { id: match.away.id, homeTime: null });
    await expect(swap()).rejects.toMatchObject({ status: 422, code: 'not-ready' });
    await boss.call('updateSeasonTeam', { id: match.away.id, homeTime: '20:00' });
    await world.database.db.updateTable('matches').set({ state: 'lineups' }).where('id', '=', match.id).execute();
    await expect(swap()).rejects.toMatchObject({ status: 422, code: 'wrong-state' });
  });

  test('only organisers move matches', async () => {
    const { seasonId, match } = await openPlanned();
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const { client: captain } = await register(world, 'Captain');
    const { email } = (await captain.call('getUser', {}))!;
    await boss.call('updateSeasonTeam', { id: match.home.id, captains: [{ name: 'Captain', email }] });
    const before = await world.fingerprint();
    const calls = [
      () => captain.call('moveMatch', { id: match.id, startsAt: match.startsAt! }),
      () => captain.call('swapHome', { id: match.id, withReturn: true }),
      () => captain.call('lockMatch', { id: match.id, locked: true }),
    ];
    for (const call of calls) await expect(call(), String(call)).rejects.toMatchObject({ status: 404 });
    expect(await world.fingerprint()).toBe(before);
  });
});
