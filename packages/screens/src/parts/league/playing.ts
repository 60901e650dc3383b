import type { SeasonGroup } from '@oche/api/contract/group';

type Teams = readonly SeasonGroup['teams'][number][];

/** The teams of a group that play. Lists show withdrawn and excluded teams too, but no figure counts them. */
export const playingIn = ({ teams }: { teams: Teams }): Teams => teams.filter(({ state }) => state === 'accepted');
