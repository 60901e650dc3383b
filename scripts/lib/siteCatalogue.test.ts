import { expect, test } from 'vitest';
import { routeNames, routes } from '@oche/routes/table';
import { readCatalogue, translations } from './catalogues.ts';
import { siteProblems } from './siteCatalogue.ts';

const isOf = (site: string) => (id: string) => routeNames.some((name) => routes[name].site === site && id.startsWith(`${name}.`));

test('the texts of sites are those of their pages, of the shell and of shared parts, and no texts of pages of the app', async () => {
  expect(await siteProblems()).toEqual([]);
  const [all, site] = [Object.keys(readCatalogue('de')), Object.keys(readCatalogue('de', 'site'))];
  for (const shown of ['competition', 'both']) expect(site.filter(isOf(shown))).toEqual(all.filter(isOf(shown)));
  expect(site).toEqual(expect.arrayContaining(['words.home', 'leagueTable.live', 'cupRound.name']));
  expect(site.filter(isOf('app'))).toEqual([]);
});

test.each(translations)('a text of a site in %s is the same as in the file of all texts', (locale) => {
  expect(readCatalogue(locale)).toMatchObject(readCatalogue(locale, 'site'));
});
