import type { SeasonGroup } from '@oche/api/contract/group';

/** The teams of groups by name, each once: a team of a division may also play in a cup. */
export const teamsOfGroups = (groups: readonly SeasonGroup[], locale: string): SeasonGroup['teams'] =>
  [...new Map(groups.flatMap(({ teams }) => teams).map((team) => [team.id, team])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, locale),
  );
