import type { Access, Route } from './table.ts';

/** The visitor of a page: their log-in and their device. */
export type Visitor = {
  user: 'nobody' | 'user' | 'superadmin';
  /** Whether the device holds the token of a paired board. */
  board: boolean;
  /** Whether the device holds the link of a team, whose captain manages it without an account. */
  team: boolean;
  /** Whether the device holds the link of a match, with which anybody scores it. */
  match: boolean;
  /** Whether the device belongs to a board and shows only the pages of the tablet. */
  tabletMode: boolean;
};

export type GuardResult = 'allow' | { redirect: 'home' | 'login' | 'tablet' | 'tabletLogin' };

/**
 * Decides whether a visitor may open a page, or to which page they are redirected. The guard only keeps visitors away from pages that would
 * not work for them. The API alone decides what they may read or do.
 */
export function guard({ access, area }: Pick<Route, 'access' | 'area'>, visitor: Visitor): GuardResult {
  switch (access) {
    case 'board-auth':
      return visitor.board ? 'allow' : { redirect: 'tabletLogin' };
    case 'board-anonymous':
      return visitor.board ? { redirect: 'tablet' } : 'allow';
    default:
      return visitor.tabletMode ? { redirect: 'tablet' } : guardUser(access, visitor.user, mayEnterAsGuest(area, visitor));
  }
}

/** Whether the link of a team or of a match opens pages of an area without an account. */
const mayEnterAsGuest = (area: string, { team, match }: Visitor): boolean =>
  (team && area.startsWith('competition/')) || (match && area === 'competition/play');

function guardUser(access: Exclude<Access, 'board-auth' | 'board-anonymous'>, user: Visitor['user'], isGuest: boolean): GuardResult {
  switch (access) {
    case 'none':
      return 'allow';
    case 'anonymous':
      return user === 'nobody' ? 'allow' : { redirect: 'home' };
    case 'auth':
    case 'none*':
      return user === 'nobody' && !isGuest ? { redirect: 'login' } : 'allow';
    case 'superadmin':
      return user === 'superadmin' ? 'allow' : { redirect: user === 'nobody' ? 'login' : 'home' };
    default:
      throw new Error(`Unknown route guard: ${String(access satisfies never)}. Use one of the values of the type Access.`);
  }
}
