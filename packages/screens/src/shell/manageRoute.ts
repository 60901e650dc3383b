import type { User } from '@oche/api/contract/account';

/** The page of an organiser for everything that they manage: their competitions, if they organise no club. */
export const manageRoute = ({ memberships }: Pick<User, 'memberships'>): 'manage' | 'competitions' =>
  memberships.length > 0 && memberships.every(({ organisation }) => organisation.kind === 'competition') ? 'competitions' : 'manage';
