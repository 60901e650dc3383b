import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeDomain } from '@oche/api/domain';
import { defaultSeasonRules, type SeasonState } from '@oche/api/contract/season';
import { defaultLeaderboards } from '@oche/darts/league/leaderboards';
import { bezirksligaShootOut, middenkust } from '@oche/darts/match/presets';
import { register, startTestServer, type TestServer } from '../testServer.ts';
import { openFederation } from './testLeague.ts';

type Client = ReturnType<TestServer['as']>;

describe('seasons', () => {
  let world: TestServer;
  let boss: Client;
  let editor: Client;
  beforeAll(async () => {
    world = await startTestServer();
    const { client } = await register(world, 'Boss');
    const { id } = (await client.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
    boss = client;
    editor = (await register(world, 'Editor')).client;
  });
  afterAll(() => world.close());

  let leagues = 0;
  const open = async () => {
    const domain = `league-${++leagues}.example`;
    const { id } = await boss.call('createCompetition', { name: `League ${leagues}`, timeZone: 'Europe/Brussels', domains: [domain] });
    const add = (name = '2026–2027', startsOn = '2026-09-04', endsOn = '2027-05-28') =>
      boss.call('createSeason', { organisationId: id, name, startsOn, endsOn });
    const site = (season?: string) =>
      world.as().call('getCompetitionContext', { domainBase64: encodeDomain(domain), ...(season !== undefined && { season }) });
    const list = (client: Client) => client.call('listSeasons', { organisationId: id });
    return { id, add, site, list };
  };
  const setEditor = async (id: string) => {
    const { email } = (await editor.call('getUser', {}))!;
    await boss.call('setMember', { id, email, role: 'editor' });
  };
  /** A cup, so that the season may be published before a match is planned. */
  const addCup = (seasonId: string) => boss.call('createGroup', { seasonId, name: 'Cup', kind: 'cup', structure: bezirksligaShootOut });
  const move = async (id: string, ...states: SeasonState[]) => {
    for (const state of states) await boss.call('setSeasonStatus', { id, state });
  };

  test('a club has no seasons, and keeps those that it had before', async () => {
    const { client } = await register(world, 'Founder');
    const { id: organisationId } = await client.call('createOrganisation', { name: 'DC Club', timeZone: 'Europe/Brussels' });
    const dates = { organisationId, name: 'Season', startsOn: '2026-09-04', endsOn: '2027-05-28' };
    const change = (kind: 'club' | 'competition') =>
      world.database.db.updateTable('organisations').set({ kind }).where('id', '=', organisationId).execute();
    await expect(client.call('createSeason', dates)).rejects.toMatchObject({ status: 422, code: 'not-a-competition' });
    await change('competition');
    const { id: copiedFrom } = await client.call('createSeason', dates);
    await change('club');
    const copy = { teams: [], withRosters: false, withBoard: false };
    const next = { ...dates, startsOn: '2027-09-03', endsOn: '2028-05-26' };
    await expect(client.call('createSeason', { ...next, copiedFrom, copy })).rejects.toMatchObject({ code: 'not-a-competition' });
    expect((await client.call('listSeasons', { organisationId })).map(({ id }) => id)).toEqual([copiedFrom]);
  });

  test('nobody plays in a new season on the days that are blocked from the start', async () => {
    const { id: organisationId } = await open();
    const dates = { organisationId, name: 'Blocked', startsOn: '2026-09-04', endsOn: '2027-05-28' };
    const christmas = { from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' };
    const newYear = { from: '2026-12-31', to: '2027-01-01', reason: 'New Year' };
    const { id: seasonId } = await boss.call('createSeason', { ...dates, blockedDates: [newYear, christmas] });
    const forAll = { groupId: null, locationId: null, teamId: null };
    const blocked = [christmas, newYear].map((days) => ({ ...days, ...forAll }));
    expect(await boss.call('listBlockedDates', { seasonId })).toEqual(blocked);
    const reversed = { ...dates, name: 'Reversed', blockedDates: [{ ...christmas, to: '2026-12-23' }] };
    await expect(boss.call('createSeason', reversed)).rejects.toMatchObject({ body: { fields: { 'blocked_dates.0.to': 'before-start' } } });
  });

  test('a new season is a draft with the default rules, which only its organisers see', async () => {
    const { id, add, site, list } = await open();
    const season = await add();
    expect(season).toEqual({
      ...{ id: season.id, slug: '2026-2027', name: '2026–2027', startsOn: '2026-09-04', endsOn: '2027-05-28' },
      ...{ state: 'draft', rules: defaultSeasonRules, copiedFrom: null, publishedAt: null },
    });
    expect(await list(boss)).toEqual([season]);
    expect(await list(world.as())).toEqual([]);
    expect(await list((await register(world)).client)).toEqual([]);
    expect(await site()).toMatchObject({ seasons: [], season: null });
    await expect(site('2026-2027')).rejects.toMatchObject({ status: 404 });

    await setEditor(id);
    expect(await list(editor)).toEqual([season]);
    const opened = await editor.call('setSeasonStatus', { id: season.id, state: 'open' });
    expect(opened).toMatchObject({ state: 'open', publishedAt: '2026-11-27T19:00:00.000Z' });
    expect(await list(world.as())).toEqual([opened]);
    expect((await site()).season?.id).toBe(season.id);
  });

  test('the default leaderboards are those of the rules', () => {
    expect(defaultSeasonRules.leaderboards).toEqual(defaultLeaderboards);
  });

  test('a season moves to its next state or back by one, and to no other', async () => {
    const allowed = [
      'draft open',
      'open draft',
      'open running',
      'running open',
      'running finished',
      'finished running',
      'finished archived',
    ];
    const states: SeasonState[] = ['draft', 'open', 'running', 'finished', 'archived'];
    const { add } = await open();
    for (const from of states)
      for (const to of states) {
        const { id } = await add();
        await addCup(id);
        await move(id, ...states.slice(1, states.indexOf(from) + 1));
        const call = boss.call('setSeasonStatus', { id, state: to, reason: 'A sheet was wrong' });
        if (from === to || allowed.includes(`${from} ${to}`)) expect(await call).toMatchObject({ state: to });
        else await expect(call, `${from} ${to}`).rejects.toMatchObject({ status: 422, code: 'wrong-state' });
        await world.database.db.deleteFrom('seasons').where('id', '=', id).execute();
      }
  });

  test('a season is published once it has a match', async () => {
    const { seasonId, apply } = await openFederation(boss);
    const before = await world.fingerprint();
    await expect(move(seasonId, 'running')).rejects.toMatchObject({ status: 422, code: 'no-fixtures' });
    expect(await world.fingerprint()).toBe(before);
    await apply();
    await move(seasonId, 'running');
  });

  test('a season with nothing but cups is published before a match, and one without anything is not', async () => {
    const { add } = await open();
    const { id } = await add();
    await move(id, 'open');
    const refused = { status: 422, code: 'no-fixtures' };
    await expect(move(id, 'running')).rejects.toMatchObject(refused);
    await addCup(id);
    const division = await boss.call('createGroup', { seasonId: id, name: 'Division', structure: middenkust });
    await expect(move(id, 'running')).rejects.toMatchObject(refused);
    await boss.call('deleteGroup', { id: division.id });
    await move(id, 'running');
  });

  test('only an administrator reopens a finished season, with a reason, until the following season has begun', async () => {
    const { id: organisationId, add } = await open();
    const { id } = await add();
    await addCup(id);
    await move(id, 'open', 'running', 'finished');
    await setEditor(organisationId);
    const reopen = (client: Client, reason?: string) => client.call('setSeasonStatus', { id, state: 'running', ...(reason && { reason }) });
    await expect(reopen(editor, 'A protest')).rejects.toMatchObject({ status: 403 });
    await expect(reopen(boss)).rejects.toMatchObject({ status: 400, body: { fields: { reason: 'missing' } } });
    const next = await add('2027–2028', '2027-09-03', '2028-05-26');
    await addCup(next.id);
    await move(next.id, 'open');
    expect(await reopen(boss, 'A protest')).toMatchObject({ state: 'running' });
    await move(id, 'finished');
    await move(next.id, 'running');
    await expect(reopen(boss, 'A protest')).rejects.toMatchObject({ code: 'wrong-state' });
    const written = await world.database.db.selectFrom('audit').select(['what', 'detail']).where('subject', '=', id).execute();
    expect(written.map(({ what }) => what).toSorted()).toEqual(['createSeason', ...Array<string>(5).fill('setSeasonStatus')]);
    expect(written).toContainEqual({ what: 'setSeasonStatus', detail: { from: 'finished', to: 'running', reason: 'A protest' } });
  });

  test('two seasons of a competition have different names, whatever their case', async () => {
    const { add } = await open();
    const [first, second] = [await add('Winter 2026'), await add('Summer')];
    const refused = { status: 409, code: 'taken', body: { fields: { name: 'taken' }, season_id: first.id } };
    await expect(add('winter 2026')).rejects.toMatchObject(refused);
    await expect(boss.call('updateSeason', { id: second.id, name: 'WINTER 2026' })).rejects.toMatchObject(refused);
    expect(await boss.call('updateSeason', { id: first.id, name: 'WINTER 2026' })).toMatchObject({ name: 'WINTER 2026' });
    expect(await (await open()).add('Winter 2026')).toMatchObject({ name: 'Winter 2026' });
    const both = await Promise.allSettled([add('Autumn'), add('Autumn')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('changed rules are stored, and a copied season begins with them', async () => {
    const { add, id: organisationId } = await open();
    const { id } = await add();
    const rules = { ...defaultSeasonRules, mostPlayers: 8, rosterCloses: '2027-01-15', lineup: { opens: 48, closes: 30 } };
    await boss.call('updateSeason', { id, rules });
    expect(await boss.call('updateSeason', { id, name: 'Season 12' })).toMatchObject({ name: 'Season 12', slug: '2026-2027', rules });
    const input = { organisationId, name: 'Season 13', startsOn: '2027-09-03', endsOn: '2028-05-26' };
    const copy = await boss.call('createSeason', { ...input, copiedFrom: id });
    expect(copy).toMatchObject({ copiedFrom: id, rules: { ...rules, rosterCloses: null } });
    const other = await (await open()).add();
    const foreign = boss.call('createSeason', { ...input, copiedFrom: other.id });
    await expect(foreign).rejects.toMatchObject({ status: 400, body: { fields: { copied_from: 'unknown' } } });
  });

  test.each([
    ['most below least players', { rules: { ...defaultSeasonRules, mostPlayers: 3 } }, 'rules.most_players'],
    ['a rule out of range', { rules: { ...defaultSeasonRules, confirmHours: 0 } }, 'rules.confirm_hours'],
    ['an end before the start', { endsOn: '2026-09-03' }, 'ends_on'],
    ['five days', { endsOn: '2026-09-08' }, 'ends_on'],
    ['more than three years', { endsOn: '2029-09-10' }, 'ends_on'],
    ['a slug with capitals', { slug: 'Winter 2026' }, 'slug'],
    ['an id as a slug', { slug: '019a5c1e-7f00-7000-8000-00000000002a' }, 'slug'],
  ])('refuses %s', async (_what, change, field) => {
    const { add } = await open();
    const { id } = await add();
    const before = await world.fingerprint();
    const call = boss.call('updateSeason', { id, ...change });
    await expect(call).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await world.fingerprint()).toBe(before);
  });

  test('a former slug leads to its season and is not given to another one', async () => {
    const { add, site } = await open();
    const { id } = await add();
    await move(id, 'open');
    await boss.call('updateSeason', { id, slug: 'winter' });
    expect((await site('2026-2027')).season).toMatchObject({ id, slug: 'winter' });
    expect((await site('winter')).season).toMatchObject({ id });
    // Another name with the same slug.
    const second = await add('2026/2027');
    expect(second.slug).toBe('2026-2027-2');
    for (const slug of ['winter', '2026-2027', 'news']) {
      const call = boss.call('updateSeason', { id: second.id, slug });
      await expect(call, slug).rejects.toMatchObject({ status: 409, body: { fields: { slug: 'taken' } } });
    }
    await boss.call('updateSeason', { id, slug: '2026-2027' });
    expect((await site('winter')).season).toMatchObject({ id, slug: '2026-2027' });
    await expect(site('summer')).rejects.toMatchObject({ status: 404 });
  });

  test('if two seasons get the same slug at once, one is refused', async () => {
    const { add } = await open();
    const seasons = [await add('One'), await add('Two')];
    const results = await Promise.allSettled(seasons.map(({ id }) => boss.call('updateSeason', { id, slug: 'winter' })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'taken' });
  });

  test('an archived season cannot be changed', async () => {
    const { add } = await open();
    const { id } = await add();
    await addCup(id);
    await move(id, 'open', 'running', 'finished', 'archived');
    await expect(boss.call('updateSeason', { id, name: 'Other' })).rejects.toMatchObject({ code: 'wrong-state' });
  });

  test('creating a season twice with one id creates it once', async () => {
    const { id: organisationId, list } = await open();
    const input = { id: randomUUID(), organisationId, name: '2026', startsOn: '2026-01-09', endsOn: '2026-12-11' };
    const created = await boss.call('createSeason', input);
    expect(await boss.call('createSeason', input)).toEqual(created);
    expect(await list(boss)).toHaveLength(1);
  });
});
