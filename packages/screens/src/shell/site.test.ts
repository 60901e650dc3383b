import { buildCompetition } from '@oche/mocks/competition';
import { href } from '@oche/routes/href';
import { routeNames, routes } from '@oche/routes/table';
import { describe, expect, test } from 'vitest';
import { appSite, canonicalOf, inSeason, localesOf, matchOn, unprefixedOf, type HostSite } from './site.ts';

describe('a site', () => {
  const context = buildCompetition({ languages: ['nl', 'fr'] });
  const league: HostSite = { kind: 'competition', context };
  const unknown: HostSite = { kind: 'competition', context: null };
  const paramsOf = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => [name, '2025-2026']));

  test('has its own routes and the shared ones, and none of the other site', () => {
    for (const name of routeNames) {
      const { path, site } = routes[name];
      const url = (href as (route: string, params: object) => string)(name, paramsOf(path));
      expect([name, matchOn(appSite, url)?.name === name]).toEqual([name, site !== 'competition']);
      expect([name, matchOn(league, url)?.name === name]).toEqual([name, site !== 'app']);
      expect(matchOn(unknown, url)).toBeNull();
    }
  });

  test('uses its first language for URLs without a prefix, and for URLs with the prefix of that language', () => {
    expect(unprefixedOf(league)).toBe('nl');
    expect(matchOn(league, '/help')).toMatchObject({ locale: 'nl', explicitPrefix: false });
    expect(matchOn(league, '/nl/help')).toMatchObject({ locale: 'nl', explicitPrefix: true });
    expect(matchOn(league, '/de/help')).toMatchObject({ locale: 'de' });
    expect([unprefixedOf(appSite), localesOf(appSite).length]).toEqual(['en', 4]);
  });

  test('leaves the current season out of canonical URLs', () => {
    const at = (path: string) => canonicalOf(league, matchOn(league, path)!);
    expect(at('/2026-2027')).toEqual({ name: 'competitionHome', params: {} });
    expect(at('/2026-2027/help')).toEqual({ name: 'competitionHelp', params: {} });
    expect(at('/2025-2026/help')).toEqual({ name: 'competitionHelp', params: { season: '2025-2026' } });
    expect(at('/2025-2026')).toEqual({ name: 'competitionSeason', params: { season: '2025-2026' } });
    expect(canonicalOf(appSite, matchOn(appSite, '/tournaments/x/overview')!)).toEqual({ name: 'tournament', params: { tournament: 'x' } });
  });

  test('links to the same page in another season, or to the front page if a page has no season', () => {
    const from = (path: string, slug: string) => inSeason(context, matchOn(league, path)!, slug);
    expect(from('/help', '2025-2026')).toEqual({ name: 'competitionHelp', params: { season: '2025-2026' } });
    expect(from('/2025-2026/help', '2026-2027')).toEqual({ name: 'competitionHelp', params: {} });
    expect(from('/', '2025-2026')).toEqual({ name: 'competitionSeason', params: { season: '2025-2026' } });
    expect(from('/2025-2026', '2026-2027')).toEqual({ name: 'competitionHome', params: {} });
    // Another season may not have this team, cup or match.
    expect(from('/groups/a/teams/x', '2025-2026')).toEqual({ name: 'competitionGroups', params: { season: '2025-2026' } });
    expect(from('/2025-2026/cup/beker/bracket', '2026-2027')).toEqual({ name: 'competitionCups', params: {} });
    expect(from('/matches/m', '2025-2026')).toEqual({ name: 'competitionSeason', params: { season: '2025-2026' } });
    expect(from('/2026-2027/groups/a', '2026-2027')).toEqual({ name: 'competitionGroup', params: { group: 'a' } });
    expect(from('/auth/login', '2025-2026')).toEqual({ name: 'competitionSeason', params: { season: '2025-2026' } });
  });
});
