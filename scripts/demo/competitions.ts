import type { Input } from '@oche/api/contract/endpoints';
import { addDays, dayNumber, isoDay, weekdayOf } from '@oche/darts/days';
import { fillSeason, tonightOf, type Calendar } from './league/league.ts';
import { fillPast } from './league/past.ts';
import { firstMonday, openLocations, type KnownTeams, type League } from './league/season.ts';
import { fillCup, fillLigue, type FillSeason } from './league/small.ts';

type Competition = {
  domain: string;
  site: Omit<Input<'createCompetition'>, 'id' | 'domains'>;
  seasons: number;
  /** fills the current season, which begins this many weeks before today */
  fill: { weeks: number; season: FillSeason } | null;
};

/** A Dutch-speaking federation with three seasons, a German-speaking cup, and a small French-speaking league. */
const competitions: Competition[] = [
  {
    domain: 'league.localhost',
    site: {
      name: 'Dartsfederatie Krijtland',
      timeZone: 'Europe/Brussels',
      languages: ['nl', 'fr', 'en', 'de'],
      colour: '#d3222a',
      description: '41 ploegen uit heel Krijtland, van de eerste klasse tot de vierde, en een beker.',
      contactEmail: 'secretariaat@krijtland.example',
    },
    seasons: 3,
    fill: null,
  },
  {
    domain: 'cup.localhost',
    site: { name: 'Pfeilinger Stadtpokal', timeZone: 'Europe/Berlin', languages: ['de', 'en'] },
    seasons: 1,
    fill: { weeks: 10, season: fillCup },
  },
  {
    domain: 'ligue.localhost',
    site: {
      name: 'Ligue de fléchettes du Val-Craie',
      timeZone: 'Europe/Paris',
      languages: ['fr', 'en'],
      colour: '#1d6b4f',
      description: 'Huit équipes, une division, le vendredi soir.',
      contactEmail: 'bureau@valcraie.example',
    },
    seasons: 1,
    fill: { weeks: 8, season: fillLigue },
  },
];

/**
 * Creates the competitions of the demo. The current season of the league is in its twelfth week. `league.token`: the administrator's, who may
 * create competitions. `captain`: the token of the account that becomes captain of a team. Returns the id of the league.
 */
export async function openCompetitions(league: League, captain: string, calendar: Calendar): Promise<string> {
  let leagueId = '';
  const { client, token, newId, clock } = league;
  const today = new Date(calendar.now);
  const latest = today.getUTCFullYear() - (today.getUTCMonth() < 8 ? 1 : 0);
  const day = dayNumber(tonightOf(calendar));
  const thisMonday = isoDay(day - weekdayOf(day) + 1);
  for (const { domain, site, seasons, fill } of competitions) {
    clock.now = calendar.now;
    const { id } = await client.call('createCompetition', { id: newId(), ...site, domains: [domain] }, { token });
    // Only the federation has earlier seasons.
    const locations = fill ? [] : await openLocations(league, id);
    const known: KnownTeams = new Map();
    for (let year = latest - seasons + 1; year <= latest; year++) {
      const season = newId();
      const isFilled = domain === 'league.localhost' && year === latest;
      const monday = firstMonday(tonightOf(calendar));
      const daysFrom = (first: string, weeks: number) => ({ startsOn: first, endsOn: addDays(first, 7 * weeks) });
      const dates = isFilled
        ? daysFrom(addDays(monday, -7), 38)
        : fill
          ? daysFrom(addDays(thisMonday, -7 * fill.weeks), 30)
          : { startsOn: `${year}-09-01`, endsOn: `${year + 1}-05-28` };
      if (isFilled) leagueId = id;
      if (isFilled) clock.now = calendar.instantOf(`${addDays(monday, -14)}T10:00`);
      if (fill) clock.now = calendar.instantOf(`${addDays(thisMonday, -7 * fill.weeks - 7)}T10:00`);
      await client.call('createSeason', { id: season, organisationId: id, name: `${year}–${year + 1}`, ...dates }, { token });
      if (isFilled) await fillSeason(league, { organisationId: id, seasonId: season, captain, locations, known }, calendar);
      else if (fill) await fill.season(league, { organisationId: id, seasonId: season }, calendar, thisMonday);
      else await fillPast(league, { seasonId: season, year, locations, known }, calendar);
    }
  }
  return leagueId;
}
