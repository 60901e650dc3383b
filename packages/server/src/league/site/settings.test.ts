import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitePages } from '@oche/api/contract/competition';
import { mostSponsors } from '@oche/api/contract/site';
import type { Input } from '@oche/api/contract/endpoints';
import { claimTeam } from '../testLeague.ts';
import { register } from '../../testServer.ts';
import { openSite } from './testSite.ts';

type Change = Omit<Input<'updateSite'>, 'organisationId'>;

describe('the settings of a site', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.world.close());

  const read = (client = site.editor) => client.call('getSite', { organisationId: site.organisationId });
  const change = (input: Change, client = site.editor) => client.call('updateSite', { organisationId: site.organisationId, ...input });

  test('a new site has every page in its usual order, no sponsors, and search engines may list it', async () => {
    expect(await read()).toMatchObject({
      organisation: { id: site.organisationId, languages: ['en'], colour: null, description: '', contactEmail: null },
      navigation: sitePages.map((page) => ({ page, isHidden: false })),
      ...{ sponsors: [], helpText: '', rulesText: '', isIndexable: true, domains: [] },
    });
  });

  test('an editor changes everything but the host names, and other settings stay', async () => {
    const logo = await site.upload('#0000ff');
    const sponsors = [
      { name: ' Brewery  Crown ', url: ' HTTPS://Crown.Example ', logo },
      { name: 'Baker', url: null, logo: null },
    ];
    const navigation = [
      { page: 'news' as const, isHidden: false },
      { page: 'cup' as const, isHidden: true },
    ];
    const changed = await change({
      ...{ name: 'Darts League', languages: ['nl', 'fr'], colour: '#A87F00', description: 'We throw.', contactEmail: 'us@league.example' },
      ...{ navigation, sponsors, helpText: '# Help', isIndexable: false },
    });
    expect(changed).toMatchObject({
      organisation: { name: 'Darts League', languages: ['nl', 'fr'], colour: '#a87f00', contactEmail: 'us@league.example' },
      sponsors: [
        { name: 'Brewery Crown', url: 'https://crown.example/', logo },
        { name: 'Baker', url: null, logo: null },
      ],
      ...{ helpText: '# Help', rulesText: '', isIndexable: false },
    });
    expect(changed.navigation.slice(0, 3)).toEqual([...navigation, { page: 'standings', isHidden: false }]);
    expect(changed.navigation).toHaveLength(sitePages.length);
    expect(await change({ rulesText: 'Rules' })).toEqual({ ...changed, rulesText: 'Rules' });
    expect(await read()).toEqual({ ...changed, rulesText: 'Rules' });
    const audit = await site.auditOf(site.organisationId);
    expect(audit.map(({ detail }) => detail)).toContainEqual({ rulesText: true });
  });

  test('the logo of a sponsor is kept as long as it is used', async () => {
    const logo = await site.upload('#00ff00');
    await change({ sponsors: [{ name: 'With', logo }, { name: 'Without' }] });
    site.world.wait(2 * 86_400_000);
    const unused = await site.upload('#ff0000');
    site.world.wait(2 * 86_400_000);
    await site.upload('#123456');
    const status = async (path: string) => (await site.world.fetch(new Request(`http://test/api${path}`))).status;
    expect([await status(logo), await status(unused)]).toEqual([200, 404]);
    await change({ sponsors: [] });
    site.world.wait(2 * 86_400_000);
    await site.upload('#654321');
    expect(await status(logo)).toBe(404);
  });

  test.each<[string, Change, string]>([
    ['a page twice', { navigation: [1, 2].map(() => ({ page: 'news', isHidden: false })) }, 'navigation'],
    ['a colour that is none', { colour: 'red' }, 'colour'],
    ['no language', { languages: [] }, 'languages'],
    ['a link that is no address of a page', { sponsors: [{ name: 'A', url: 'javascript:alert(1)' }] }, 'sponsors.0.url'],
    ['a link that hides its host name', { sponsors: [{ name: 'A', url: 'https://bank.example@evil.example/' }] }, 'sponsors.0.url'],
    ['a link of another protocol', { sponsors: [{ name: 'A', url: 'ftp://crown.example/' }] }, 'sponsors.0.url'],
    ['a link with an invalid host name', { sponsors: [{ name: 'A', url: 'https://crown.example%/' }] }, 'sponsors.0.url'],
    ['a sponsor without a name', { sponsors: [{ name: ' ' }] }, 'sponsors.0.name'],
    ['a logo of somebody else', { sponsors: [{ name: 'A', logo: `/files/${'0'.repeat(64)}` }] }, 'sponsors.0.logo'],
    ['too many sponsors', { sponsors: Array.from({ length: mostSponsors + 1 }, () => ({ name: 'A' })) }, 'sponsors'],
    ['a text that is too long', { rulesText: 'a'.repeat(20_001) }, 'rules_text'],
    ['an e-mail address that is none', { contactEmail: 'us' }, 'contact_email'],
  ])('refuses %s', async (_what, input, field) => {
    const before = await site.world.fingerprint();
    await expect(change(input)).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await site.world.fingerprint()).toBe(before);
  });

  test('only an administrator changes host names, which say whether the server responds to them', async () => {
    const domains = ['www.Site.Example', 'other.example'];
    await expect(change({ domains })).rejects.toMatchObject({ status: 403 });
    const { client: admin } = await register(site.world, 'Admin');
    const { email } = (await admin.call('getUser', {}))!;
    await site.boss.call('setMember', { id: site.organisationId, email, role: 'admin' });
    const changed = await change({ domains }, admin);
    expect(changed.domains).toEqual([
      { domain: 'site.example', isConnected: false },
      { domain: 'other.example', isConnected: false },
    ]);
    const { id } = await site.boss.call('createCompetition', { name: 'Other', timeZone: 'Europe/Brussels', domains: ['taken.example'] });
    const taken = change({ domains: ['taken.example'] }, admin);
    await expect(taken).rejects.toMatchObject({ status: 409, body: { fields: { domains: 'taken' } } });
    expect((await site.boss.call('getSite', { organisationId: id })).domains).toMatchObject([{ domain: 'taken.example' }]);
    expect((await read()).domains).toEqual(changed.domains);
  });

  test('captains, strangers and visitors neither read nor change the settings', async () => {
    const { client: captain } = await register(site.world, 'Captain');
    const team = { seasonId: site.seasonId, name: 'Team', short: 'Team', captains: [{ name: 'Captain' }] };
    await claimTeam(site.boss, captain, (await site.boss.call('createTeam', team)).id);
    for (const client of [captain, site.stranger]) {
      await expect(read(client)).rejects.toMatchObject({ status: 404 });
      await expect(change({ isIndexable: true }, client)).rejects.toMatchObject({ status: 404 });
    }
    await expect(read(site.world.as())).rejects.toMatchObject({ status: 401 });
  });
});
