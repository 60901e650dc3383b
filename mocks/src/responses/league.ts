import { defaultGroupRules, type groupEndpoints, type SeasonGroup } from '@oche/api/contract/group';
import type { SeasonMember, seasonMemberEndpoints } from '@oche/api/contract/seasonMember';
import type { SeasonTeam, teamEndpoints } from '@oche/api/contract/team';
import { middenkust } from '@oche/darts/match/presets';
import { slugOf } from '../builders.ts';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';
import { byId, notFound, withoutUndefined } from './parts.ts';

const people = ['Mia Trosdubbel', 'Karel Bordmeester', 'Noor Dubbeltop', 'Jef Restant'];
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

/** A member of each of the four teams, for organisers: one is a minor, and one is only asked for. */
export const membersOf = (world: World): SeasonMember[] => {
  const newId = createIds(182);
  const id = () => newId(now.getTime());
  return teamsOf(world).map(({ id: teamId, name, seasonId }, at) => {
    const isRequested = at === 3;
    const team = { id: teamId, name };
    return {
      ...{ id: id(), seasonId, playerId: id(), name: people[at]!, number: isRequested ? null : at + 1 },
      ...{ state: isRequested ? 'requested' : 'active', activeFrom: isRequested ? null : '2026-08-28', activeTo: null },
      ...{ class: at === 0 ? 'A' : null, suspension: null, isHiddenMinor: at === 2 },
      roster: isRequested ? [] : [{ team, from: '2026-08-28', to: null, kind: 'fixed' }],
      requests: isRequested ? [{ id: id(), from: null, to: team, on: '2026-11-27', state: 'asked' }] : [],
      ...{ email: null, hasAccount: at === 0, bornOn: at === 2 ? '2012-03-09' : null, hasConsent: false },
    };
  });
};

/** Endpoints of a league: its teams, groups and members. */
export const responsesOfLeague = (
  world: World,
): ResponsesTo<keyof typeof teamEndpoints | keyof typeof groupEndpoints | keyof typeof seasonMemberEndpoints> => {
  const [teams, members] = [teamsOf(world), membersOf(world)];
  const group = groupOf(teams);
  return {
    listSeasonMembers: ({ teamId }) =>
      members.filter(
        ({ roster, requests }) =>
          !teamId || [...roster.map(({ team }) => team), ...requests.map(({ to }) => to)].some(({ id }) => id === teamId),
      ),
    createMember: ({ person, number = 5 }) => ({ ...members[0]!, name: person?.name ?? members[0]!.name, number }),
    updateMember: ({ id, name, number, class: level }) => ({
      ...byId(members, id, 'member'),
      ...withoutUndefined({ name, number, class: level }),
    }),
    transferMember: ({ id, teamId, on = '2026-11-27' }) => {
      const { name } = byId(teams, teamId, 'team');
      return { ...byId(members, id, 'member'), roster: [{ team: { id: teamId, name }, from: on, to: null, kind: 'fixed' }] };
    },
    answerRequest: ({ id, accept }) => {
      const member = members.find(({ requests }) => requests.some((request) => request.id === id));
      if (!member) throw notFound('request');
      return accept ? { ...member, state: 'active', number: 4, activeFrom: '2026-11-27', requests: [] } : null;
    },
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
