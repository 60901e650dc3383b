import type { Client } from '@oche/api/client';
import type { Input } from '@oche/api/contract/endpoints';
import { addDays } from '@oche/darts/days';
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

type Season = { organisationId: string; seasonId: string; today: string };

/** Enters the teams and their players in a season, and plans their matches on six Fridays around today. */
async function enterTeams(
  client: Client,
  { organisationId, seasonId, today }: Season,
  { token, newId }: { token: string; newId: () => string },
): Promise<void> {
  const evenings = [{ weekday: 5, boards: 4, from: '19:00', to: null }];
  const place = { id: newId(), organisationId, name: 'Café De Treble', boards: 4, evenings };
  const { id: locationId } = await client.call('createLocation', place, { token });
  const entered = [];
  for (const { name, short, players } of teams) {
    const captains = [{ name: players[0]! }];
    const team = { id: newId(), seasonId, name, short, locationId, homeWeekday: 5, homeTime: '20:00', captains };
    const { id } = await client.call('createTeam', team, { token });
    entered.push({ teamId: id });
    for (const player of players)
      await client.call('createMember', { id: newId(), seasonId, teamId: id, person: { name: player } }, { token });
  }
  const group = { id: newId(), seasonId, name: 'Eerste afdeling', structure: middenkust, teams: entered };
  await client.call('createGroup', group, { token });
  // Monday of the week before the last one.
  const monday = addDays(today, -14 - ((new Date(today).getUTCDay() + 6) % 7));
  const matchdays = Array.from({ length: 2 * (teams.length - 1) }, (_, week) => {
    const from = addDays(monday, 7 * week);
    return { groupId: null, number: week + 1, from, to: addDays(from, 6), kind: 'league' as const };
  });
  await client.call('setMatchdays', { seasonId, matchdays }, { token });
  const { version, drawNumber } = await client.call('planFixtures', { seasonId, drawNumber: 7 }, { token });
  await client.call('applyFixtures', { seasonId, drawNumber, version, reason: 'Demo' }, { token });
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
      if (domain === 'league.localhost' && year === latest)
        await enterTeams(client, { organisationId: id, seasonId: season, today: today.toISOString().slice(0, 10) }, { token, newId });
      // A new season is a draft, which the public site does not show.
      for (const state of ['open', 'running', ...(year < latest ? (['finished', 'archived'] as const) : [])] as const)
        await client.call('setSeasonStatus', { id: season, state }, { token });
    }
  }
}
