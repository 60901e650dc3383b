import type { Input } from '@oche/api/contract/endpoints';
import { addDays } from '@oche/darts/days';
import { fillSeason, tonightOf, type Calendar } from './league/league.ts';
import { firstMonday, type League } from './league/season.ts';

/** A Dutch-speaking federation with three seasons, a description and a colour, and a German-speaking cup with one season and neither. */
const competitions: { domain: string; site: Omit<Input<'createCompetition'>, 'id' | 'domains'>; seasons: number }[] = [
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
  },
  {
    domain: 'cup.localhost',
    site: { name: 'Pfeilinger Stadtpokal', timeZone: 'Europe/Berlin', languages: ['de', 'en'] },
    seasons: 1,
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
  for (const { domain, site, seasons } of competitions) {
    clock.now = calendar.now;
    const { id } = await client.call('createCompetition', { id: newId(), ...site, domains: [domain] }, { token });
    for (let year = latest - seasons + 1; year <= latest; year++) {
      const season = newId();
      const isFilled = domain === 'league.localhost' && year === latest;
      const monday = firstMonday(tonightOf(calendar));
      const dates = isFilled
        ? { startsOn: addDays(monday, -7), endsOn: addDays(monday, 7 * 37) }
        : { startsOn: `${year}-09-04`, endsOn: `${year + 1}-05-28` };
      if (isFilled) leagueId = id;
      if (isFilled) clock.now = calendar.instantOf(`${addDays(monday, -14)}T10:00`);
      await client.call('createSeason', { id: season, organisationId: id, name: `${year}–${year + 1}`, ...dates }, { token });
      if (isFilled) await fillSeason(league, { organisationId: id, seasonId: season, captain }, calendar);
      else
        // A new season is a draft, which the public site does not show.
        for (const state of ['open', 'running', ...(year < latest ? (['finished', 'archived'] as const) : [])] as const)
          await client.call('setSeasonStatus', { id: season, state }, { token });
    }
  }
  return leagueId;
}
