import type { Members, Offer } from '@oche/api/contract/member';
import { accountsOf } from './administration.ts';
import { now, secondsFromNow } from './clock.ts';
import { createIds } from './ids.ts';
import { meOf } from './mine.ts';
import type { World } from './world.ts';

const day = 86_400;

/** The logged-in user runs the club with one editor. A second editor has been invited. */
export const membersOf = (world: World): Members => {
  const id = createIds(41);
  const { user, players } = world;
  const [, , editor] = accountsOf(world);
  return {
    members: [
      { user: { id: user.id, name: user.name, email: user.email }, role: user.memberships[0]?.role ?? 'admin' },
      ...(editor && players.length > 0
        ? [{ user: { id: editor.id, name: editor.name, email: editor.email }, role: 'editor' as const }]
        : []),
    ],
    invitations:
      players.length > 0
        ? [{ id: id(now.getTime()), email: 'secretary@players.example', role: 'editor', expiresAt: secondsFromNow(5 * day).toISOString() }]
        : [],
  };
};

/** The offer behind an invitation to help run the club. */
export const roleOfferOf = ({ organisation, user }: World): Offer => ({ organisation, from: user.name, role: 'editor', player: null });
/** The offer behind an invitation that links a player to an account. */
export const playerOfferOf = (world: World): Offer => {
  const { name, club } = meOf(world) ?? { name: world.user.name, club: null };
  return { organisation: world.organisation, from: world.user.name, role: null, player: { name, club, games: 23 } };
};
