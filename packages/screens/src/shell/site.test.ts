import { buildCompetition } from '@oche/mocks/competition';
import { href } from '@oche/routes/href';
import { routeNames, routes } from '@oche/routes/table';
import { describe, expect, test } from 'vitest';
import { appSite, canonicalOf, inSeason, localesOf, matchOn, unprefixedOf, type HostSite } from './site.ts';

describe('a site', () => {
  const context = buildCompetition({ languages: ['nl', 'fr'] });
  const league: HostSite = { kind: 'competition', context };
  const nobodys: HostSite = { kind: 'competition', context: null };
  const paramsOf = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => [name, '2025-2026']));

  test('has its own rows and those of both, and nothing of the other', () => {
    for (const name of routeNames) {
      const { path, site } = routes[name];
      const address = (href as (route: string, params: object) => string)(name, paramsOf(path));
      expect([name, matchOn(appSite, address)?.name === name]).toEqual([name, site !== 'competition']);
      expect([name, matchOn(league, address)?.name === name]).toEqual([name, site !== 'app']);
      expect(matchOn(nobodys, address)).toBeNull();
    }
  });

  test('speaks its first language where an address names none, and that one with its prefix too', () => {
    expect(unprefixedOf(league)).toBe('nl');
    expect(matchOn(league, '/help')).toMatchObject({ locale: 'nl', explicitPrefix: false });
    expect(matchOn(league, '/nl/help')).toMatchObject({ locale: 'nl', explicitPrefix: true });
    expect(matchOn(league, '/de/help')).toMatchObject({ locale: 'de' });
    expect([unprefixedOf(appSite), localesOf(appSite).length]).toEqual(['en', 4]);
  });

  test('tells search engines the addresses of the season that is played without it', () => {
    const at = (path: string) => canonicalOf(league, matchOn(league, path)!);
    expect(at('/2026-2027')).toEqual({ name: 'competitionHome', params: {} });
    expect(at('/2026-2027/help')).toEqual({ name: 'competitionHelp', params: {} });
    expect(at('/2025-2026/help')).toEqual({ name: 'competitionHelp', params: { season: '2025-2026' } });
    expect(at('/2025-2026')).toEqual({ name: 'competitionSeason', params: { season: '2025-2026' } });
    expect(canonicalOf(appSite, matchOn(appSite, '/tournaments/x/overview')!)).toEqual({ name: 'tournament', params: { tournament: 'x' } });
  });

  test('shows the same page in another season, and the front page where a page has none', () => {
    const from = (path: string, slug: string) => inSeason(context, matchOn(league, path)!, slug);
    expect(from('/help', '2025-2026')).toEqual({ name: 'competitionHelp', params: { season: '2025-2026' } });
    expect(from('/2025-2026/help', '2026-2027')).toEqual({ name: 'competitionHelp', params: {} });
    expect(from('/', '2025-2026')).toEqual({ name: 'competitionSeason', params: { season: '2025-2026' } });
    expect(from('/2025-2026', '2026-2027')).toEqual({ name: 'competitionHome', params: {} });
    expect(from('/auth/login', '2025-2026')).toEqual({ name: 'competitionSeason', params: { season: '2025-2026' } });
  });
});
