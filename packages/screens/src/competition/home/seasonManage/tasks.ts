import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';

/** Something in a season that waits for an organiser, with the names of the teams or players that it concerns. */
export type Task = {
  kind: 'noTeams' | 'noGroups' | 'requests' | 'withoutCaptain' | 'withoutLocation' | 'withoutEvening' | 'withoutGroup' | 'tooFewPlayers';
  names: string[];
};

type Lists = { teams: readonly SeasonTeam[]; groups: readonly SeasonGroup[]; members: readonly SeasonMember[] };

/** The open tasks of a season, the most urgent first. `leastPlayers`: the fewest players of a team; `today`: `2026-11-27` */
export function tasksOf({ teams, groups, members }: Lists, leastPlayers: number, today: string): Task[] {
  const playing = teams.filter(({ state }) => state === 'accepted');
  const grouped = new Set(groups.flatMap((group) => group.teams.map(({ id }) => id)));
  const playersOf = (team: string) =>
    members.filter(({ roster }) => roster.some((entry) => entry.team.id === team && (entry.to === null || entry.to >= today))).length;
  const namesOf = (lacks: (team: SeasonTeam) => boolean) => playing.filter(lacks).map(({ name }) => name);
  const lists: Task[] = [
    { kind: 'requests', names: members.filter(({ requests }) => requests.length > 0).map(({ name }) => name) },
    { kind: 'withoutCaptain', names: namesOf(({ captains }) => captains.length === 0) },
    { kind: 'withoutLocation', names: namesOf(({ location }) => location === null) },
    { kind: 'withoutEvening', names: namesOf(({ homeWeekday, homeTime }) => homeWeekday === null || homeTime === null) },
    { kind: 'withoutGroup', names: groups.length === 0 ? [] : namesOf(({ id }) => !grouped.has(id)) },
    { kind: 'tooFewPlayers', names: namesOf(({ id }) => playersOf(id) < leastPlayers) },
  ];
  return [
    ...(playing.length === 0 ? [{ kind: 'noTeams' as const, names: [] }] : []),
    ...(groups.length === 0 ? [{ kind: 'noGroups' as const, names: [] }] : []),
    ...lists.filter(({ names }) => names.length > 0),
  ];
}
