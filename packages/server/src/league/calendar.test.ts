import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlockedDate, Matchday, Wish } from '@oche/api/contract/calendar';
import { register, type TestServer } from '../testServer.ts';
import { openFederation, openLeague, startLeagues, weeks, type Client } from './testLeague.ts';

describe('the calendar of a season', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const christmas: BlockedDate = {
    from: '2026-12-21',
    to: '2027-01-03',
    reason: 'Christmas',
    groupId: null,
    locationId: null,
    teamId: null,
  };

  test('matchdays are replaced as a whole, and listed by date', async () => {
    const { seasonId, addGroup } = await openLeague(boss);
    const { id: groupId } = await addGroup();
    const { id: other } = await addGroup({ name: 'Second' });
    const [one, two] = weeks(2) as [Matchday, Matchday];
    // Groups may have different matchdays in the same week, with the same numbers.
    const matchdays = [
      { ...two, groupId },
      { ...one, groupId },
      { ...two, groupId: other, number: 1 },
    ];
    expect(await boss.call('setMatchdays', { seasonId, matchdays })).toEqual([matchdays[1], matchdays[0], matchdays[2]]);
    expect(await boss.call('setMatchdays', { seasonId, matchdays: [one] })).toEqual([one]);
    expect(await world.as().call('listMatchdays', { seasonId })).toEqual([one]);
  });

  const [first, second] = weeks(2) as [Matchday, Matchday];
  test.each<[string, Matchday[], string]>([
    ['a matchday that ends before it starts', [{ ...first, to: '2026-09-06' }], 'matchdays.0.to'],
    ['a matchday of eight days', [{ ...first, to: '2026-09-14' }], 'matchdays.0.to'],
    ['a matchday before the season', [{ ...first, from: '2026-09-06', to: '2026-09-12' }], 'matchdays.0.from'],
    ['a matchday after the season', [{ ...first, from: '2027-05-28', to: '2027-05-31' }], 'matchdays.0.from'],
    ['a number twice', [first, { ...second, number: 1 }], 'matchdays.1.number'],
    ['two matchdays on a day', [first, { ...second, from: '2026-09-13', to: '2026-09-19' }], 'matchdays.1.from'],
    ['a matchday of an unknown group', [{ ...first, groupId: randomUUID() }], 'matchdays'],
  ])('refuses %s', async (_what, matchdays, field) => {
    const { seasonId } = await openLeague(boss);
    const before = await world.fingerprint();
    const refused = boss.call('setMatchdays', { seasonId, matchdays });
    await expect(refused).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await world.fingerprint()).toBe(before);
  });

  test('a matchday to which matches belong stays', async () => {
    const { seasonId, apply } = await openFederation(boss);
    await apply();
    const refused = boss.call('setMatchdays', { seasonId, matchdays: weeks(9) });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'has-dependents' });
    expect(await boss.call('setMatchdays', { seasonId, matchdays: weeks(11) })).toHaveLength(11);
  });

  test('only organisers see blocked dates and wishes', async () => {
    const { seasonId, addTeam, addLocation } = await openLeague(boss);
    const [team, other] = [await addTeam(), await addTeam()];
    const { id: locationId } = await addLocation('Crown');
    const blockedDates = [christmas, { ...christmas, reason: 'Wedding', locationId }, { ...christmas, reason: 'Trip', teamId: team.id }];
    expect(await boss.call('setBlockedDates', { seasonId, blockedDates })).toEqual(blockedDates);
    const wishes: Wish[] = [
      { kind: 'opposite', team: team.id, other: other.id },
      { kind: 'not-home', team: team.id, day: '2026-10-09' },
      { kind: 'key-number', team: other.id, number: 3 },
    ];
    expect(await boss.call('setWishes', { seasonId, wishes })).toEqual(wishes);
    expect(await boss.call('listBlockedDates', { seasonId })).toEqual(blockedDates);
    expect(await boss.call('listWishes', { seasonId })).toEqual(wishes);
    const stranger = (await register(world)).client;
    for (const name of ['listBlockedDates', 'listWishes'] as const)
      await expect(stranger.call(name, { seasonId })).rejects.toMatchObject({ status: 404 });
  });

  test('ids of other seasons and organisations are refused', async () => {
    const { seasonId } = await openLeague(boss);
    const foreign = await openLeague(boss);
    const { id: teamId } = await foreign.addTeam();
    const { id: locationId } = await foreign.addLocation('Elsewhere');
    const { id: groupId } = await foreign.addGroup();
    const before = await world.fingerprint();
    const unknown = (field: string) => ({ status: 400, body: { fields: { [field]: 'unknown' } } });
    for (const what of [{ teamId }, { locationId }, { groupId }]) {
      const refused = boss.call('setBlockedDates', { seasonId, blockedDates: [{ ...christmas, ...what }] });
      await expect(refused).rejects.toMatchObject(unknown('blocked_dates'));
    }
    const refused = boss.call('setWishes', { seasonId, wishes: [{ kind: 'first-home', team: teamId }] });
    await expect(refused).rejects.toMatchObject(unknown('wishes'));
    expect(await world.fingerprint()).toBe(before);
  });
});
