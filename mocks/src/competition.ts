import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { buildOrganisation } from './builders.ts';
import { now } from './clock.ts';
import { createIds } from './ids.ts';

type Organisation = CompetitionContext['organisation'];

/** Seasons from September to May, the current one first. */
export const buildSeasons = (count = 3): Season[] => {
  const id = createIds(18);
  return Array.from({ length: count }, (_, yearsAgo) => {
    const year = 2026 - yearsAgo;
    const name = `${year}–${year + 1}`;
    return {
      ...{ id: id(now.getTime() - yearsAgo * 31_536_000_000), slug: `${year}-${year + 1}`, name },
      ...{ startsOn: `${year}-09-04`, endsOn: `${year + 1}-05-28` },
    };
  });
};

/** The context that the site of a competition loads: a federation with Dutch as its first language, in its third season. */
export const buildCompetition = ({
  seasons = buildSeasons(),
  ...overrides
}: Partial<Organisation> & { seasons?: Season[] } = {}): CompetitionContext => ({
  organisation: {
    ...buildOrganisation({ id: createIds(19)(now.getTime()), name: 'Dartsfederatie Krijtland', kind: 'competition' }),
    languages: ['nl', 'fr', 'de', 'en'],
    colour: null,
    description: '41 ploegen uit heel Krijtland, van de eerste klasse tot de vierde, en een beker.',
    contactEmail: 'secretariaat@krijtland.example',
    ...overrides,
  },
  seasons,
  openSeasons: [],
  season: seasons[0] ?? null,
  isFinished: false,
  pages: seasons.length === 0 ? ['help'] : ['standings', 'calendar', 'individual', 'news', 'documents', 'board', 'help'],
  ...{ live: [], groups: [], sponsors: [], isIndexable: true, group: null, team: null, match: null },
  encodedDomain: btoa('league.example'),
  baseUrl: 'https://league.example',
});

/** The names in a league: of four teams, of their captains and players, and of their division. */
export type LeagueNames = { teams: readonly string[]; people: readonly string[]; group: string };

export const leagueNames: LeagueNames = {
  teams: ['De Linde A', 'De Linde B', 'Krijtstreep', 'Restwaarde'],
  people: [
    ...['Mia Trosdubbel', 'Karel Bordmeester', 'Noor Dubbeltop', 'Jef Restant', 'Sien Kurkplaat', 'Rik Schorsing'],
    ...['Emma Ploegwissel', 'Wout Zonderploeg'],
  ],
  group: 'Eerste Divisie',
};
