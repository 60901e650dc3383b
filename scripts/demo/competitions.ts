import type { Client } from '@oche/api/client';
import type { Input } from '@oche/api/contract/endpoints';

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
      // A new season is a draft, which the public site does not show.
      for (const state of ['open', 'running', ...(year < latest ? (['finished', 'archived'] as const) : [])] as const)
        await client.call('setSeasonStatus', { id: season, state }, { token });
    }
  }
}
