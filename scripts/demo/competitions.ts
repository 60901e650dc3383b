import type { Client } from '@oche/api/client';
import type { Input } from '@oche/api/contract/endpoints';
import { middenkust } from '@oche/darts/match/presets';

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

/** The teams of the federation in its current season, each with its captain and players, in one division. */
const teams = [
  {
    name: 'Krijtstreep Krijtdorp',
    short: 'Krijtstreep',
    players: ['Lotte Krijtlijn', 'Wout Claes-Pijlman', 'Rik Dubbelrand', 'Joke Telraam'],
  },
  { name: 'De Visgraat Bullegem', short: 'Visgraat', players: ['Saskia Visgraat', 'Omer Bordrand', 'Nele Walkover', 'Tibo Restwaarde'] },
  { name: 'DC Onder Den Toren', short: 'Den Toren', players: ['Bart Torenwachter', 'Hanne Segment', 'Karel Drietop', 'Ilse Flightman'] },
  { name: 'De Gouden Pijl', short: 'Gouden Pijl', players: ['Griet Goudpijl', 'Jef Afgooi', 'Mats Bullrand', 'Roos Schaft'] },
];

/** Enters the teams and their players in a season. */
async function enterTeams(client: Client, seasonId: string, { token, newId }: { token: string; newId: () => string }): Promise<void> {
  const entered = [];
  for (const { name, short, players } of teams) {
    const captains = [{ name: players[0]! }];
    const team = { id: newId(), seasonId, name, short, homeWeekday: 5, homeTime: '20:00', captains };
    const { id } = await client.call('createTeam', team, { token });
    entered.push({ teamId: id });
    for (const player of players)
      await client.call('createMember', { id: newId(), seasonId, teamId: id, person: { name: player } }, { token });
  }
  const group = { id: newId(), seasonId, name: 'Eerste afdeling', structure: middenkust, teams: entered };
  await client.call('createGroup', group, { token });
}

/** Creates the competitions of the demo. The current season began last September. `token`: the administrator's, who may create competitions. */
export async function openCompetitions(
  client: Client,
  { token, newId, now }: { token: string; newId: () => string; now: number },
): Promise<void> {
  const today = new Date(now);
  const latest = today.getUTCFullYear() - (today.getUTCMonth() < 8 ? 1 : 0);
  for (const { domain, site, seasons } of competitions) {
    const { id } = await client.call('createCompetition', { id: newId(), ...site, domains: [domain] }, { token });
    for (let year = latest - seasons + 1; year <= latest; year++) {
      const season = newId();
      await client.call(
        'createSeason',
        { id: season, organisationId: id, name: `${year}–${year + 1}`, startsOn: `${year}-09-04`, endsOn: `${year + 1}-05-28` },
        { token },
      );
      if (domain === 'league.localhost' && year === latest) await enterTeams(client, season, { token, newId });
      // A new season is a draft, which the public site does not show.
      for (const state of ['open', 'running', ...(year < latest ? (['finished', 'archived'] as const) : [])] as const)
        await client.call('setSeasonStatus', { id: season, state }, { token });
    }
  }
}
