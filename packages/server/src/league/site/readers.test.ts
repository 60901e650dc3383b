import { encodeDomain } from '@oche/api/domain';
import { middenkust } from '@oche/darts/match/presets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimTeam, startSeason } from '../testLeague.ts';
import { openSite } from './testSite.ts';

const domain = 'fed.example';

describe('the site of a competition', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
    await site.boss.call('updateSite', { organisationId: site.organisationId, domains: [domain] });
  });
  afterAll(() => site.world.close());

  const reader = () => site.world.as();
  const contextAt = (slugs: { season?: string; group?: string; team?: string; match?: string } = {}) =>
    reader().call('getCompetitionContext', { domainBase64: encodeDomain(domain), ...slugs });
  const news = (slug: string) => reader().call('getSiteNews', { domainBase64: encodeDomain(domain), slug });
  const listed = async () => (await reader().call('listSiteNews', { seasonId: site.seasonId })).items.map(({ title }) => title);
  const publish = async (title: string, publishAt?: string) => {
    const { id, slug } = await site.editor.call('createNews', { seasonId: site.seasonId, title });
    await site.editor.call('setNewsState', { id, state: 'published', ...(publishAt !== undefined && { publishAt }) });
    site.world.wait(60_000);
    return { id, slug };
  };

  test('lists the pages that have content and are not hidden, in the order of the organiser', async () => {
    expect((await contextAt()).pages).toEqual(['help']);
    await site.editor.call('createBoardMember', { seasonId: site.seasonId, name: 'Joke', office: 'Chair' });
    const { id } = await publish('First');
    expect((await contextAt()).pages).toEqual(['news', 'board', 'help']);
    const navigation = [
      { page: 'help' as const, isHidden: false },
      { page: 'board' as const, isHidden: true },
    ];
    await site.boss.call('updateSite', { organisationId: site.organisationId, navigation, isIndexable: false });
    expect(await contextAt()).toMatchObject({ pages: ['help', 'news'], isIndexable: false });
    await site.editor.call('setNewsState', { id, state: 'withdrawn' });
    expect((await contextAt()).pages).toEqual(['help']);
    await site.boss.call('updateSite', { organisationId: site.organisationId, navigation: [], isIndexable: true });
  });

  test('shows published news, first what is pinned, then the latest, each with the items beside it', async () => {
    const old = await publish('Old');
    const pinned = await publish('Pinned');
    await site.editor.call('updateNews', { id: pinned.id, pinnedUntil: '2026-11-27' });
    const latest = await publish('Latest');
    const later = new Date((await site.world.server.asSystem(async ({ now }) => now)).getTime() + 86_400_000).toISOString();
    const scheduled = await publish('Scheduled', later);
    await site.editor.call('createNews', { seasonId: site.seasonId, title: 'Draft' });
    expect(await listed()).toEqual(['Pinned', 'Latest', 'Old']);
    expect(await news(pinned.slug)).toMatchObject({ title: 'Pinned', newer: { slug: latest.slug }, older: { slug: old.slug } });
    expect(await news(latest.slug)).toMatchObject({ newer: null });
    expect(await news(old.slug)).toMatchObject({ older: null });
    for (const slug of [scheduled.slug, 'draft', 'nothing']) await expect(news(slug)).rejects.toMatchObject({ status: 404 });
    site.world.wait(86_400_000);
    expect(await listed()).toEqual(['Scheduled', 'Latest', 'Pinned', 'Old']);
    expect(await news(scheduled.slug)).toMatchObject({ title: 'Scheduled', older: { slug: latest.slug } });
    await site.editor.call('updateNews', { id: old.id, slug: 'renamed' });
    expect(await news(old.slug)).toMatchObject({ slug: 'renamed' });
  });

  test('shows what organisers have written for help and rules', async () => {
    const texts = () => reader().call('getSiteTexts', { domainBase64: encodeDomain(domain) });
    expect(await texts()).toEqual({ helpText: '', rulesText: '' });
    await site.editor.call('updateSite', { organisationId: site.organisationId, helpText: 'Call **us**.', rulesText: '# Late teams' });
    expect(await texts()).toEqual({ helpText: 'Call **us**.', rulesText: '# Late teams' });
    const unknown = reader().call('getSiteTexts', { domainBase64: encodeDomain('nobody.example') });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  test('shows the board without addresses and telephone numbers', async () => {
    const member = { name: 'Mia', office: 'Treasurer', email: 'mia@fed.example', phone: '+32 470 12 34 56' };
    await site.editor.call('createBoardMember', { seasonId: site.seasonId, ...member });
    const board = await reader().call('listSiteBoard', { seasonId: site.seasonId });
    expect(board.find(({ name }) => name === 'Mia')).toMatchObject({ office: 'Treasurer', picture: null });
    expect(JSON.stringify(board)).not.toMatch(/mia@|470/);
  });

  test('shows captains without addresses, also after a captain has read the page', async () => {
    const { boss, stranger, seasonId } = site;
    const captains = [{ name: 'Jos', email: 'jos@fed.example', phone: '+32 470 65 43 21' }];
    const { id, team } = await boss.call('createTeam', { seasonId, name: 'Checkers', short: 'CHK', captains });
    await claimTeam(boss, stranger, id);
    for (const client of [stranger, reader()]) {
      const context = await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain), team: team.slug });
      expect(context.team?.captains).toEqual([{ name: 'Jos' }]);
    }
  });

  test('finds groups, teams and matches by their slugs, once the season runs', async () => {
    const { boss, seasonId } = site;
    const team = (name: string) => boss.call('createTeam', { seasonId, name, short: name.slice(0, 2) });
    const [home, away] = [await team('Bulls'), await team('Barrels')];
    const teams = [home, away].map(({ id: teamId }) => ({ teamId }));
    const group = await boss.call('createGroup', { seasonId, name: 'First Division', structure: middenkust, teams });
    expect(await contextAt()).toMatchObject({ groups: [], pages: expect.not.arrayContaining(['standings', 'calendar']) as unknown });
    await expect(contextAt({ group: group.slug })).rejects.toMatchObject({ status: 404 });
    expect((await contextAt({ team: home.team.slug })).team).toMatchObject({ id: home.id, captains: [] });
    await startSeason(site.world, seasonId);
    site.world.wait(2000);
    expect(await contextAt({ group: group.slug })).toMatchObject({
      groups: [{ id: group.id, slug: 'first-division', name: 'First Division', kind: 'league', level: 1 }],
      pages: expect.arrayContaining(['standings', 'calendar', 'individual']) as unknown,
      group: { id: group.id, teams: [{ id: home.id }, { id: away.id }] },
    });
    for (const slugs of [{ group: 'x' }, { team: 'x' }, { match: 'x' }, { season: 'x' }])
      await expect(contextAt(slugs)).rejects.toMatchObject({ status: 404 });
  });
});
