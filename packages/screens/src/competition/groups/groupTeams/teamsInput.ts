import type { Input } from '@oche/api/contract/endpoints';
import type { SeasonGroup } from '@oche/api/contract/group';

export type GroupTeam = SeasonGroup['teams'][number];

/** The teams of a group as the API takes them. */
export const teamsInput = (teams: readonly GroupTeam[]): NonNullable<Input<'updateGroup'>['teams']> =>
  teams.map(({ id, keyNumber, seed }) => ({ teamId: id, keyNumber, seed }));

/** The teams after one of them got a number. The team that had it gets the former number of the first in exchange. */
export const withNumber = (
  teams: readonly GroupTeam[],
  teamId: string,
  field: 'keyNumber' | 'seed',
  number: number | null,
): GroupTeam[] => {
  const former = teams.find(({ id }) => id === teamId)?.[field] ?? null;
  return teams.map((team) => {
    if (team.id === teamId) return { ...team, [field]: number };
    return number !== null && team[field] === number ? { ...team, [field]: former } : team;
  });
};
