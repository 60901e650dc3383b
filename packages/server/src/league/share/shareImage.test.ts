import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '@oche/api/contract/endpoints';
import { shareImagePath, type ShareImage } from '@oche/api/contract/shareImage';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { handlers } from '../../handlers.ts';
import type { TestServer } from '../../testServer.ts';
import { matchEvent, openMatch } from '../matches/testMatch.ts';
import { pngOf } from '../site/testSite.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import type { PublicRead } from './publicRead.ts';
import { shareImage, shareQuery } from './shareImage.ts';

const nobody = '01890000-0000-7000-8000-000000000001';

describe('images of the pages of a competition', () => {
  let world: TestServer;
  let boss: Client;
  let domains = 0;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  /** A match of two teams today, on the site of a competition. */
  const openSite = async () => {
    const match = await openMatch(world, boss, middenkust);
    const { organisationId } = match;
    await boss.call('updateSite', {
      organisationId,
      domains: [`share${(domains += 1)}.example`],
      languages: ['nl', 'de'],
      colour: '#d3222a',
    });
    return match;
  };
  type Site = Awaited<ReturnType<typeof openSite>>;

  const get = (image: ShareImage, { lang = 'en', headers = {} }: { lang?: string; headers?: Record<string, string> } = {}) =>
    world.fetch(new Request(`http://test/api${shareImagePath(image, lang)}`, { headers }));
  const statusOf = async (kind: string, id: string): Promise<number> =>
    (await world.fetch(new Request(`http://test/api/share/${kind}/${id}`))).status;

  /** The texts of an image. A null image does not exist. */
  const textsOf = async ({ kind, id, query = {} }: ShareImage, lang?: 'en' | 'nl' | 'de'): Promise<string[] | null> => {
    const image = await world.server.asSystem((context) => {
      const read = ((name: EndpointName, input: never) => handlers[name](input, context, undefined as never)) as PublicRead;
      return shareImage({ kind, id, lang, query: new URLSearchParams(query) }, read);
    });
    return image && [...image.svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);
  };
  const ofMatch = ({ id }: Site): ShareImage => ({ kind: 'match', id });
  const ofTable = ({ group }: Site): ShareImage => ({ kind: 'standings', id: group.id });

  const score = (site: Site, points: readonly [number, number]) =>
    site.record(boss, matchEvent('score', { points: [...points], legs: [0, 0] }));
  const confirm = async (site: Site) => site.record(boss, matchEvent('resolve', { reason: 'Seen', saw: seen(await site.state()) }));

  test('are PNG of 1200 × 630, which clients revalidate', async () => {
    const site = await openSite();
    const response = await get(ofMatch(site));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'public, max-age=60', 'x-content-type-options': 'nosniff' },
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const again = await get(ofMatch(site), { headers: { 'if-none-match': response.headers.get('etag')! } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  test('a match has its day, then its score; the table has its teams, then their places', async () => {
    const site = await openSite();
    expect(await textsOf(ofMatch(site), 'en')).toEqual([
      ...['League', 'First Division · Matchday 1', 'Home', 'Away', 'Friday, 27 November 2026, 20:00 · Hall'],
    ]);
    expect(await textsOf(ofTable(site), 'en')).toEqual(['League', 'Season 2026 · 2 teams', 'First Division', 'Away', 'Home']);
    expect(await textsOf({ kind: 'team', id: site.home.id }, 'en')).toEqual([
      ...['League', 'First Division', 'Home', 'Next match', 'Home v Away', 'Friday, 27 November 2026, 20:00 · Hall'],
    ]);
    await score(site, [3, 7]);
    expect(await textsOf(ofMatch(site), 'en')).toEqual([
      ...['League', 'First Division · Matchday 1', '3', 'Home', '7', 'Away', 'To be confirmed · Friday, 27 November 2026 · Hall'],
    ]);
    await confirm(site);
    expect(await textsOf(ofMatch(site), 'en')).toContain('Friday, 27 November 2026 · Hall');
    expect(await textsOf(ofTable(site), 'en')).toEqual([
      ...['League', 'Season 2026 · after matchday 1', 'First Division', 'Played', 'Points'],
      ...['1', 'Away', '1', '2', '2', 'Home', '1', '0'],
    ]);
    expect(await textsOf({ ...ofTable(site), query: { where: 'home', after: '1' } }, 'en')).toEqual(
      expect.arrayContaining(['Season 2026 · after matchday 1 · home matches']),
    );
    expect(await textsOf({ kind: 'team', id: site.home.id }, 'de')).toEqual([
      ...['League', 'First Division', 'Home', 'Platz', '2', 'Punkte', '0'],
      ...['Letzte Begegnung', 'Home 3:7 Away', 'Freitag, 27. November 2026 · Hall'],
    ]);
  });

  test('have the language that is asked for, otherwise the first one of the site', async () => {
    const site = await openSite();
    expect(await textsOf(ofMatch(site))).toContain('Vrijdag 27 november 2026, 20:00 · Hall');
    expect(await textsOf(ofMatch(site), 'de')).toContain('First Division · Spieltag 1');
    expect((await get(ofMatch(site), { lang: 'tlh' })).status).toBe(200);
  });

  test('change with a confirmed sheet, and are the same before and after it', async () => {
    const site = await openSite();
    const etagOf = async (image: ShareImage) => (await get(image)).headers.get('etag');
    await score(site, [7, 3]);
    const [table, match] = [await etagOf(ofTable(site)), await etagOf(ofMatch(site))];
    expect([await etagOf(ofTable(site)), await etagOf(ofMatch(site))]).toEqual([table, match]);
    await confirm(site);
    const [tableAfter, matchAfter] = [await etagOf(ofTable(site)), await etagOf(ofMatch(site))];
    expect(tableAfter).not.toBe(table);
    expect(matchAfter).not.toBe(match);
    // A change elsewhere makes the reads stale, but not the image.
    await score(await openSite(), [5, 5]);
    expect(await etagOf(ofTable(site))).toBe(tableAfter);
    // What an image does not depend on makes no other image.
    const other = await world.fetch(new Request(`http://test/api/share/standings/${site.group.id}?lang=en&utm_source=mail`));
    expect(other.headers.get('etag')).toBe(tableAfter);
    expect(shareQuery('standings', new URLSearchParams('utm=1&where=home&lang=en')).toString()).toBe('where=home');
    expect(shareQuery('match', new URLSearchParams('where=home&after=3')).toString()).toBe('');
  });

  test('do not exist for drafts, before the fixtures are published, without a site, and for unknown ids and kinds', async () => {
    const site = await openSite();
    const { seasonId, group, home, id: matchId, organisationId } = site;
    const all = [
      ['match', matchId],
      ['standings', group.id],
      ['team', home.id],
      ['180-171', seasonId],
      ['high-checkouts', seasonId],
    ] as const;
    const setState = async (state: 'draft' | 'open' | 'running') => {
      await world.database.db.updateTable('seasons').set({ state }).where('id', '=', seasonId).execute();
      world.wait(61_000);
    };
    const statuses = () => Promise.all(all.map(([kind, id]) => statusOf(kind, id)));
    expect(await statuses()).toEqual(all.map(() => 200));
    for (const state of ['draft', 'open'] as const) {
      await setState(state);
      expect(await statuses()).toEqual(all.map(() => 404));
      expect(await statusOf('home', organisationId)).toBe(200);
    }
    await setState('running');
    expect(await statuses()).toEqual(all.map(() => 200));
    await boss.call('updateSite', { organisationId, domains: [] });
    expect(await statuses()).toEqual(all.map(() => 404));
    for (const kind of ['home', 'match', 'standings', 'team', 'news', '180-171', 'constructor', 'x'])
      expect(await statusOf(kind, nobody)).toBe(404);
    expect(await statusOf('match', 'x')).toBe(404);
  });

  test('a team without a division has none', async () => {
    const site = await openSite();
    await world.database.db.deleteFrom('matches').where('id', '=', site.id).execute();
    await world.database.db.deleteFrom('groupTeams').where('seasonTeamId', '=', site.home.id).execute();
    expect(await statusOf('team', site.home.id)).toBe(404);
  });

  test('an invalid view of a table is refused', async () => {
    const site = await openSite();
    expect((await get({ ...ofTable(site), query: { after: 'x' } })).status).toBe(400);
    for (const season of ['unknown', '\0', '\uD800'])
      expect((await get({ kind: 'home', id: site.organisationId, query: { season } })).status).toBe(404);
    expect(await textsOf({ kind: 'home', id: site.organisationId, query: { season: '2026' } }, 'en')).toContain('Season 2026');
  });

  test('a leaderboard has its figures, and names a minor by the first name and an initial', async () => {
    const site = await openSite();
    const [minor] = site.home.players;
    await world.database.db.updateTable('players').set({ name: 'Noor Bakker', bornOn: '2014-05-01' }).where('id', '=', minor!).execute();
    const leaders: ShareImage = { kind: '180-171', id: site.seasonId };
    expect(await textsOf(leaders, 'en')).toEqual(['League', 'Season 2026', '180 and 171', 'Nobody yet.']);
    const fact = (player: string, kind: '180' | '171' | 'checkout', value: number) => matchEvent('fact', { player, kind, value });
    await site.record(
      boss,
      matchEvent('score', { points: [7, 3], legs: [24, 15] }),
      fact(minor!, '180', 2),
      fact(site.away.players[0]!, '171', 1),
      fact(site.away.players[0]!, 'checkout', 120),
    );
    await confirm(site);
    expect(await textsOf(leaders, 'en')).toEqual([
      ...['League', 'Season 2026', '180 and 171', '180', '171', 'Total'],
      ...['1', 'Noor B.', 'Home', '2', '0', '2', '2', 'Away 1', 'Away', '0', '1', '1'],
    ]);
    expect(await textsOf({ ...leaders, query: { team_id: site.away.id } }, 'en')).not.toContain('Noor B.');
    expect(await textsOf({ kind: 'high-checkouts', id: site.seasonId }, 'en')).toEqual([
      ...['League', 'Season 2026', 'High finishes', 'Checkout', '1', 'Away 1', 'Away', '120'],
    ]);
  });

  test('a news item has its headline, its lead and its picture once it is published', async () => {
    const site = await openSite();
    const { organisationId, seasonId } = site;
    const { picture } = await boss.call('addPicture', { organisationId, file: await pngOf('#0000ff', 300, 200) });
    const item = await boss.call('createNews', { seasonId, title: 'Cup <drawn> & published', lead: 'All eight know.', picture });
    const image: ShareImage = { kind: 'news', id: item.id };
    expect((await get(image)).status).toBe(404);
    await boss.call('setNewsState', { id: item.id, state: 'published' });
    const response = await get(image);
    expect(response.status).toBe(200);
    const pixel = await sharp(await response.arrayBuffer())
      .removeAlpha()
      .extract({ left: 980, top: 360, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(pixel[2]).toBeGreaterThan(240);
    expect(await textsOf(image, 'en')).toEqual([
      'League',
      'Friday, 27 November 2026',
      'Cup &#60;drawn&#62;',
      '&#38; published',
      'All eight know.',
    ]);
    await boss.call('setNewsState', { id: item.id, state: 'withdrawn' });
    expect((await get(image)).status).toBe(404);
  });
});
