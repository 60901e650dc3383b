import { useStored } from '../../shell/useStored.ts';

/** The slug of the team that the user follows on this site, and a function to follow another one or none. It is kept on the device; no account is needed. */
export const useFollowedTeam = (): [string | null, (slug: string | null) => void] => useStored('followedTeam');
