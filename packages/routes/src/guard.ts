import type { Access } from './table.ts';

/** What a guard knows of whoever opens a page. */
export type Visitor = {
  user: 'nobody' | 'user' | 'superadmin';
  /** The device holds the token of a paired board. */
  board: boolean;
  /** The device has been given to a board: it shows the tablet's pages and nothing else. */
  tabletMode: boolean;
};

export type GuardResult = 'allow' | { redirect: 'home' | 'login' | 'tablet' | 'tabletLogin' };

/**
 * Whether a visitor may see a page, or where to go instead. It spares a person a page that could not work; what anybody may
 * read or do is decided by the API alone.
 */
export function guard(access: Access, visitor: Visitor): GuardResult {
  switch (access) {
    case 'board-auth':
      return visitor.board ? 'allow' : { redirect: 'tabletLogin' };
    case 'board-anonymous':
      return visitor.board ? { redirect: 'tablet' } : 'allow';
    default:
      return visitor.tabletMode ? { redirect: 'tablet' } : guardUser(access, visitor.user);
  }
}

function guardUser(access: Exclude<Access, 'board-auth' | 'board-anonymous'>, user: Visitor['user']): GuardResult {
  switch (access) {
    case 'none':
      return 'allow';
    case 'anonymous':
      return user === 'nobody' ? 'allow' : { redirect: 'home' };
    case 'auth':
    case 'none*':
      return user === 'nobody' ? { redirect: 'login' } : 'allow';
    case 'superadmin':
      return user === 'superadmin' ? 'allow' : { redirect: user === 'nobody' ? 'login' : 'home' };
    default:
      throw new Error(`Unknown route guard: ${String(access satisfies never)}. A row of the route table names one of those in its type.`);
  }
}
