import { expect, test } from 'vitest';
import { sitePages } from '@oche/api/contract/competition';
import type { SiteSettings } from '@oche/api/contract/site';
import { settingsErrors, settingsInput, valuesOf } from './settingsValues.ts';

const settings: SiteSettings = {
  organisation: {
    ...{ id: '1', slug: 'league', name: 'League', kind: 'competition', timeZone: 'Europe/Brussels', logo: null },
    ...{ languages: ['nl', 'fr'], colour: '#d3222a', description: 'We throw.', contactEmail: null },
  },
  navigation: sitePages.map((page) => ({ page, isHidden: page === 'cup' })),
  sponsors: [{ name: 'Crown', url: null, logo: null }],
  ...{ helpText: 'Help', rulesText: '', isIndexable: false },
  domains: [{ domain: 'league.example', isConnected: true }],
};

test('a form that was not changed sends the same settings', () => {
  const { organisation, domains, ...rest } = settings;
  const { name, languages, colour, description, contactEmail } = organisation;
  const same = { ...rest, name, languages, colour, description, contactEmail };
  expect(settingsInput(valuesOf(settings), true)).toEqual({ ...same, domains: domains.map(({ domain }) => domain) });
  expect(settingsInput(valuesOf(settings), false)).toEqual(same);
});

test.each([
  ['crown.example', 'https://crown.example'],
  [' http://crown.example ', 'http://crown.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', null],
])('the link %j of a sponsor is sent as %j', (typed, url) => {
  const values = { ...valuesOf(settings), sponsors: [{ key: '0', name: 'Crown', url: typed, logo: null }] };
  expect(settingsInput(values, false).sponsors).toEqual([{ name: 'Crown', url, logo: null }]);
});

test('the name of the site and of each sponsor is needed, and a colour has six digits', () => {
  const values = valuesOf(settings);
  expect(settingsErrors(values)).toEqual({});
  const sponsors = [...values.sponsors, { key: '1', name: ' ', url: '', logo: null }];
  expect(settingsErrors({ ...values, name: ' ', sponsors, site: { ...values.site, colour: 'red' } })).toEqual({
    ...{ name: 'too_small', colour: 'invalid_format', 'sponsors.1.name': 'too_small' },
  });
});
