import { expect, test } from 'vitest';
import { buildCompetition } from '@oche/mocks/competition';
import { newsData, organisationData, teamData } from './schemaOrg.ts';

const site = buildCompetition();
const organiser = { '@type': 'SportsOrganization', name: 'Dartsfederatie Krijtland', url: 'https://league.example' };

test('an organisation has its address, and only what it has filled in', () => {
  expect(organisationData(site, 'https://league.example/logo.png')).toEqual({
    ...{ ...organiser, sport: 'Darts', logo: 'https://league.example/logo.png' },
    ...{ description: site.organisation.description, email: 'secretariaat@krijtland.example' },
  });
  const bare = { ...site, organisation: { ...site.organisation, description: '', contactEmail: null } };
  expect(organisationData(bare, null)).toEqual({ ...organiser, sport: 'Darts' });
});

test('a team belongs to its organisation', () => {
  const url = 'https://league.example/groups/eerste/teams/de-linde';
  expect(teamData(site, { name: 'De Linde', location: null }, url)).toEqual({
    ...{ '@type': 'SportsTeam', name: 'De Linde', url, sport: 'Darts', memberOf: organiser },
  });
});

test('a news item has its instants, and the language of the site unless it has its own', () => {
  const item = { title: 'Loting', lead: '', publishAt: '2026-11-20T19:00:00Z', updatedAt: '2026-11-21T08:00:00Z', language: null };
  const url = 'https://league.example/news/loting';
  expect(newsData(site, item, { url, picture: null })).toEqual({
    ...{ '@type': 'NewsArticle', headline: 'Loting', url, datePublished: item.publishAt, dateModified: item.updatedAt },
    ...{ inLanguage: 'nl', publisher: organiser },
  });
  expect(newsData(site, { ...item, language: 'fr', lead: 'Ce soir' }, { url, picture: 'https://league.example/p.png' })).toMatchObject({
    ...{ inLanguage: 'fr', description: 'Ce soir', image: 'https://league.example/p.png' },
  });
});
