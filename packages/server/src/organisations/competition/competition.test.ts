import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeDomain } from '@oche/api/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, startTestServer, type TestServer } from '../../testServer.ts';
import type { SeasonState } from '@oche/api/contract/season';
import { currentSeason, todayIn } from './currentSeason.ts';
import { siteLiterals } from './siteLiterals.ts';

const timeZone = 'Europe/Brussels';

describe('the site of a competition', () => {
  let world: TestServer;
  let boss: Awaited<ReturnType<typeof register>>['client'];
  beforeAll(async () => {
    world = await startTestServer();
    const { client } = await register(world, 'Boss');
    const { id } = (await client.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
    boss = client;
  });
  afterAll(() => world.close());

  const create = (name: string, domains: string[]) => boss.call('createCompetition', { name, timeZone, domains });
  const contextAt = (domain: string, season?: string) =>
    world.as().call('getCompetitionContext', { domainBase64: encodeDomain(domain), ...(season !== undefined && { season }) });
  /** A new season that is open, since the site does not show drafts, as the site shows it. */
  const addSeason = async (organisationId: string, name: string, startsOn: string, endsOn: string) => {
    const { id, slug } = await boss.call('createSeason', { organisationId, name, startsOn, endsOn });
    await boss.call('setSeasonStatus', { id, state: 'open' });
    return { id, slug, name, startsOn, endsOn };
  };

  test('returns name, languages, colour and contact of the competition, and no other columns', async () => {
    const created = await create('Federation', ['fed.example']);
    expect(await contextAt('fed.example')).toEqual({
      organisation: {
        ...{ id: created.id, slug: 'federation', name: 'Federation', kind: 'competition', timeZone, logo: null },
        ...{ languages: ['en'], colour: null, description: '', contactEmail: null },
      },
      ...{ live: [], groups: [], pages: ['help'], sponsors: [], isIndexable: true, group: null, team: null, match: null },
      ...{
        seasons: [],
        openSeasons: [],
        season: null,
        isFinished: false,
        encodedDomain: encodeDomain('fed.example'),
        baseUrl: 'https://fed.example',
      },
    });
    const site = { languages: ['nl', 'fr'] as const, colour: '#D3222A', description: ' Forty teams. ', contactEmail: 'Us@Fed.example' };
    await boss.call('updateOrganisation', { id: created.id, ...site, languages: [...site.languages] });
    expect((await contextAt('fed.example')).organisation).toMatchObject({
      ...{ languages: ['nl', 'fr'], colour: '#d3222a', description: 'Forty teams.', contactEmail: 'us@fed.example' },
    });
    await boss.call('updateOrganisation', { id: created.id, colour: null, contactEmail: null });
    expect((await contextAt('fed.example')).organisation).toMatchObject({ colour: null, contactEmail: null, languages: ['nl', 'fr'] });
  });

  test('refuses invalid colours, languages and e-mail addresses', async () => {
    const { id } = await create('Picky', []);
    const refused = async (change: Record<string, unknown>, field: string) => {
      const call = boss.call('updateOrganisation', { id, ...change });
      await expect(call, field).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    };
    await refused({ colour: 'red' }, 'colour');
    await refused({ colour: '#fff' }, 'colour');
    await refused({ languages: [] }, 'languages');
    await refused({ languages: ['nl', 'nl'] }, 'languages');
    await refused({ languages: ['es'] }, 'languages.0');
    await refused({ contactEmail: 'nobody' }, 'contact_email');
    await refused({ description: 'x'.repeat(501) }, 'description');
  });

  test('is found by each of its host names in any spelling, and by no other name', async () => {
    const { id, domains, connectedDomains } = await create('Many Names', ['WWW.Fléchettes.example', 'connected.example', 'many.example']);
    expect(domains).toEqual(['xn--flchettes-c4a.example', 'connected.example', 'many.example']);
    expect(connectedDomains).toEqual(['connected.example']);
    const found = async (encoded: string) => (await world.as().call('getCompetitionContext', { domainBase64: encoded })).organisation.id;
    for (const name of ['xn--flchettes-c4a.example', 'MANY.example', 'www.many.example', 'many.example:3000'])
      expect([name, await found(encodeDomain(name))]).toEqual([name, id]);
    expect(await found(Buffer.from('many.example').toString('base64url'))).toBe(id);
    for (const none of [encodeDomain('other.example'), encodeDomain('.many.example'), 'many.example', '%', 'bWFueS5leGFtcGxl!'])
      await expect(found(none), none).rejects.toMatchObject({ status: 404 });
    await boss.call('updateOrganisation', { id, domains: ['many.example'] });
    await expect(contextAt('connected.example')).rejects.toMatchObject({ status: 404 });
    expect((await contextAt('many.example')).organisation.id).toBe(id);
  });

  test('if concurrent requests have the same host names, only one succeeds', async () => {
    const domains = ['race-a.example', 'race-b.example', 'race-c.example'];
    const results = await Promise.allSettled(
      ['One', 'Two', 'Three', 'Four'].map((name, i) => create(`Race ${name}`, i % 2 ? domains : domains.toReversed())),
    );
    const created = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(created).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409, body: { fields: { domains: 'taken' } } });
    for (const domain of domains) expect((await contextAt(domain)).organisation.id).toBe(created[0]!.id);
    // All or nothing: the free name of a refused request stays free.
    await expect(create('Late', ['free.example', 'race-a.example'])).rejects.toMatchObject({ status: 409 });
    await expect(contextAt('free.example')).rejects.toMatchObject({ status: 404 });
    expect((await create('Free', ['free.example', 'free.example'])).domains).toEqual(['free.example']);
  });

  test('returns the current or the requested season, and 404 for an unknown one', async () => {
    const { id } = await create('Seasons', ['seasons.example']);
    const past = await addSeason(id, '2025–2026', '2025-09-05', '2026-05-29');
    expect((await contextAt('seasons.example')).season).toEqual(past);
    const next = await addSeason(id, '2027', '2027-01-15', '2027-06-25');
    expect((await contextAt('seasons.example')).season).toEqual(next);
    const current = await addSeason(id, '2026–2027', '2026-09-04', '2027-05-28');
    expect(current).toMatchObject({ slug: '2026-2027', name: '2026–2027', startsOn: '2026-09-04', endsOn: '2027-05-28' });
    expect(await contextAt('seasons.example')).toMatchObject({ season: current, seasons: [next, current, past] });
    expect((await contextAt('seasons.example', '2025-2026')).season).toEqual(past);
    expect((await contextAt('seasons.example', '')).season).toEqual(current);
    // A season is over when it is finished, not only after its last day.
    expect(await contextAt('seasons.example')).toMatchObject({ isFinished: false });
    await world.database.db.updateTable('seasons').set({ state: 'running' }).where('id', '=', current.id).execute();
    await boss.call('setSeasonStatus', { id: current.id, state: 'finished' });
    expect(await contextAt('seasons.example', '2026-2027')).toMatchObject({ season: current, isFinished: true });
    await expect(contextAt('seasons.example', '1894')).rejects.toMatchObject({ status: 404 });
  });

  test('creating a season is idempotent and allowed for organisers only, and its slug never hides a page', async () => {
    const { id } = await create('Addresses', []);
    const input = { id: randomUUID(), organisationId: id, name: 'Help', startsOn: '2026-09-04', endsOn: '2027-05-28' };
    const created = await boss.call('createSeason', input);
    expect(created).toMatchObject({ id: input.id, slug: 'help-2' });
    expect(await boss.call('createSeason', input)).toEqual(created);
    expect((await addSeason(id, 'Help!', '2027-09-04', '2028-05-28')).slug).toBe('help-3');
    for (const [wrong, field] of [
      [{ startsOn: '2026-02-30' }, 'starts_on'],
      [{ endsOn: '2026-9-4' }, 'ends_on'],
      [{ endsOn: '2026-09-03' }, 'ends_on'],
      [{ name: ' ' }, 'name'],
    ] as const) {
      const call = boss.call('createSeason', { ...input, ...wrong, id: randomUUID() });
      await expect(call, field).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    }
    const { client: stranger } = await register(world, 'Stranger');
    await expect(stranger.call('createSeason', { ...input, id: randomUUID() })).rejects.toMatchObject({ status: 404 });
    await expect(world.as().call('createSeason', { ...input, id: randomUUID() })).rejects.toMatchObject({ status: 401 });
  });

  test('seasons whose names have the same slug get different slugs, even if they are created at once', async () => {
    const { id } = await create('Twice', []);
    const seasons = await Promise.all(['2026', '2026!', '2026?'].map((name) => addSeason(id, name, '2026-01-01', '2026-12-31')));
    expect(seasons.map(({ slug }) => slug).toSorted()).toEqual(['2026', '2026-2', '2026-3']);
  });
});

describe('the season that a site shows', () => {
  const season = (name: string, startsOn: string, endsOn: string, state: SeasonState = 'running') => ({ name, startsOn, endsOn, state });
  const before = season('2025', '2025-09-01', '2026-05-31', 'finished');
  const now = season('2026', '2026-09-01', '2027-05-31');
  const next = (state: SeasonState, startsOn = '2027-09-01') => season('2027', startsOn, '2028-05-31', state);
  const shown = (today: string, ...seasons: ReturnType<typeof season>[]) => {
    const all = [currentSeason(seasons, today), currentSeason(seasons.toReversed(), today)].map((each) => each?.name);
    expect(all[0]).toBe(all[1]);
    return all[0];
  };

  test('is the running one, whatever becomes of the next one', () => {
    for (const state of ['open', 'running'] as const) {
      expect(shown('2026-11-27', before, now, next(state))).toBe('2026');
      // Its days overlap those of the next one.
      expect(shown('2027-05-20', now, next(state, '2027-05-01'))).toBe('2026');
      expect(shown('2027-09-01', now, next(state))).toBe(state === 'open' ? '2026' : '2027');
    }
  });

  test('is the running one after its last day, until another runs', () => {
    expect(shown('2027-06-20', before, now, next('open'))).toBe('2026');
    expect(shown('2027-06-20', before, now, next('running'))).toBe('2026');
    expect(shown('2027-09-01', before, now, next('running'))).toBe('2027');
  });

  test('is not one that somebody forgot to finish, once a later one is over', () => {
    expect(shown('2027-06-20', { ...before, state: 'running' }, { ...now, state: 'finished' as const })).toBe('2026');
  });

  test('is the next one once the last has finished, otherwise the last', () => {
    const finished = { ...now, state: 'finished' as const };
    expect(shown('2027-06-20', before, finished, next('open'))).toBe('2027');
    expect(shown('2027-06-20', before, finished)).toBe('2026');
    // Until its last day, a season that has finished early is shown.
    expect(shown('2027-05-20', before, finished, next('open'))).toBe('2026');
    expect(currentSeason([], '2027-05-20')).toBeNull();
  });

  test('is one of the seasons on every day', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const states = fc.constantFrom<SeasonState>('open', 'running', 'finished', 'archived');
    const any = fc.tuple(day, day, states).map(([a, b, state]) => season('', a < b ? a : b, a < b ? b : a, state));
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), day, (seasons, today) => {
        const current = currentSeason(seasons, today)!;
        expect(seasons).toContain(current);
        const running = seasons.filter((each) => each.state === 'running' && each.startsOn <= today && today <= each.endsOn);
        if (running.length > 0) expect(running).toContain(current);
      }),
    );
  });
});

test('today is the date in the time zone of the organisation', () => {
  const late = new Date('2026-11-27T23:30:00Z');
  expect([todayIn('Europe/Brussels', late), todayIn('America/New_York', late)]).toEqual(['2026-11-28', '2026-11-27']);
});

test('no season can have the URL of a page of the site', () => {
  const [, ...rows] = readFileSync(join(import.meta.dirname, '../../../../routes/routes.tsv'), 'utf8')
    .trim()
    .split('\n');
  const first = rows
    .map((row) => row.split('\t'))
    .filter(([site]) => site !== 'app')
    .map(([, path = '']) => path.replace('/{season?}', '').split('/')[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith('{'));
  expect([...new Set(first)].filter((word) => !siteLiterals.includes(word))).toEqual([]);
});
