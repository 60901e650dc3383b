import { expect, it } from 'vitest';
import { guard } from './guard.ts';
import type { GuardResult, Visitor } from './guard.ts';
import { routes } from './table.ts';
import type { Access } from './table.ts';

const nobody: Visitor = { user: 'nobody', board: false, team: false, match: false, tabletMode: false };
const visitors = {
  nobody,
  user: { ...nobody, user: 'user' },
  admin: { ...nobody, user: 'superadmin' },
  board: { ...nobody, board: true },
} satisfies Record<string, Visitor>;
const to = (redirect: Exclude<GuardResult, 'allow'>['redirect']) => ({ redirect });

it.each<[Access, Record<keyof typeof visitors, GuardResult>]>([
  ['none', { nobody: 'allow', user: 'allow', admin: 'allow', board: 'allow' }],
  ['anonymous', { nobody: 'allow', user: to('home'), admin: to('home'), board: 'allow' }],
  ['auth', { nobody: to('login'), user: 'allow', admin: 'allow', board: to('login') }],
  ['none*', { nobody: to('login'), user: 'allow', admin: 'allow', board: to('login') }],
  ['superadmin', { nobody: to('login'), user: to('home'), admin: 'allow', board: to('login') }],
  ['board-auth', { nobody: to('tabletLogin'), user: to('tabletLogin'), admin: to('tabletLogin'), board: 'allow' }],
  ['board-anonymous', { nobody: 'allow', user: 'allow', admin: 'allow', board: to('tablet') }],
])('%s', (access, expected) => {
  for (const [name, visitor] of Object.entries(visitors))
    expect([name, guard({ access, area: 'home' }, visitor)]).toEqual([name, expected[name as keyof typeof visitors]]);
});

it('lets the link of a team open the management of competitions only', () => {
  const guest: Visitor = { ...nobody, team: true };
  expect(guard(routes.teamManage, guest)).toBe('allow');
  expect(guard(routes.manage, guest)).toEqual(to('login'));
  expect(guard(routes.teamManage, { ...guest, tabletMode: true })).toEqual(to('tablet'));
});

it('lets the link of a match open only the pages that score it', () => {
  const marker: Visitor = { ...nobody, match: true };
  expect(guard(routes.matchPlay, marker)).toBe('allow');
  expect(guard(routes.matchPlay, nobody)).toEqual(to('login'));
  expect(guard(routes.matchManage, marker)).toEqual(to('login'));
});

it('keeps a device in tablet mode on the pages of the tablet', () => {
  const device: Visitor = { ...nobody, user: 'superadmin', board: true, tabletMode: true };
  for (const route of Object.values(routes)) {
    const result = guard(route, device);
    expect(route.path.startsWith('/tablet') ? result === 'allow' || result.redirect === 'tablet' : result).toEqual(
      route.path.startsWith('/tablet') ? true : to('tablet'),
    );
  }
});

it('never redirects to a page that redirects again', () => {
  for (const visitor of [...Object.values(visitors), { ...nobody, tabletMode: true }, { ...nobody, board: true, tabletMode: true }]) {
    for (const route of Object.values(routes)) {
      const result = guard(route, visitor);
      if (result === 'allow') continue;
      const next = guard(routes[result.redirect], visitor);
      // In tablet mode without a board, /tablet redirects to /tablet/login.
      expect(next === 'allow' || (visitor.tabletMode && !visitor.board && next.redirect === 'tabletLogin')).toBe(true);
    }
  }
});
