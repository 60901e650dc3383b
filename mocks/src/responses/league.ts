import { defaultGroupRules, type groupEndpoints, type SeasonGroup } from '@oche/api/contract/group';
import type { SeasonTeam, teamEndpoints } from '@oche/api/contract/team';
import { middenkust } from '@oche/darts/match/presets';
import { slugOf } from '../builders.ts';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';
import { byId, withoutUndefined } from './parts.ts';

const names = ['De Linde A', 'De Linde B', 'Krijtstreep', 'Restwaarde'];

/** Four teams of the current season. Two play at the location of the world. */
export const teamsOf = ({ competition, location }: World): SeasonTeam[] => {
  const newId = createIds(180);
  const id = () => newId(now.getTime());
  return names.map((name, at) => ({
    ...{ id: id(), seasonId: competition.season?.id ?? id(), name, state: 'accepted', region: null, colours: ['#d3222a'], wishes: '' },
    team: { id: id(), slug: slugOf(name), short: name.replace('De ', ''), club: at < 2 ? 'De Linde' : null },
    location: at < 2 ? { id: location.id, name: location.name, address: location.address } : null,
    ...{ homeWeekday: at < 2 ? 5 : null, homeTime: at < 2 ? '20:00' : null, withdrawnOn: null },
    captains: [{ name: `Kapitein ${at + 1}`, email: `kapitein${at + 1}@krijtland.example`, phone: null, hasAccount: at === 0 }],
  }));
};

/** The division of these teams. */
export const groupOf = (teams: readonly SeasonTeam[]): SeasonGroup => ({
  ...{ id: createIds(181)(now.getTime()), seasonId: teams[0]!.seasonId, slug: 'eerste-divisie', name: 'Eerste Divisie', kind: 'league' },
  ...{ level: 1, position: 0, structure: middenkust, rules: defaultGroupRules, follows: null },
  teams: teams.map(({ id, name, state, team: { slug, short } }) => ({ id, slug, name, short, state, keyNumber: null, seed: null })),
});

/** Endpoints of a league: its teams and groups. */
export const responsesOfLeague = (world: World): ResponsesTo<keyof typeof teamEndpoints | keyof typeof groupEndpoints> => {
  const teams = teamsOf(world);
  const group = groupOf(teams);
  return {
    listTeams: teams,
    createTeam: ({ name, short, club = null }) => ({ ...teams[0]!, name, team: { ...teams[0]!.team, slug: slugOf(name), short, club } }),
    addExistingTeams: teams,
    updateSeasonTeam: ({ id, name, colours }) => ({ ...byId(teams, id, 'team'), ...withoutUndefined({ name, colours }) }),
    withdrawTeam: ({ id, excluded, on = '2026-11-27' }) => ({
      ...byId(teams, id, 'team'),
      ...{ state: excluded ? 'excluded' : 'withdrawn', withdrawnOn: on },
    }),
    listSeasonGroups: [group],
    createGroup: ({ name, kind = 'league', structure }) => ({ ...group, name, slug: slugOf(name), kind, structure }),
    updateGroup: ({ id, name, level, structure, rules }) => ({
      ...byId([group], id, 'group'),
      ...withoutUndefined({ name, level, structure, rules }),
    }),
    deleteGroup: null,
  };
};
