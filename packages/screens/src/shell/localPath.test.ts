import { expect, test } from 'vitest';
import { redirectTarget, localPath } from './localPath.ts';
import { appSite } from './site.ts';

test.each(['/', '/manage', '/nl/tournaments/friday-42?view=tv', '/manage/events/create#boards'])('%s is a local path', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  'manage',
  '',
  null,
  undefined,
])('%j is not a local path', (next) => {
  expect(localPath(next)).toBeNull();
});

test('a user whom a page excludes is redirected to the requested page, otherwise to the home page', () => {
  expect(redirectTarget('login', new URLSearchParams({ next: '/manage' }), 'en', appSite)).toBe('/manage');
  expect(redirectTarget('login', new URLSearchParams({ next: 'https://elsewhere.example/' }), 'nl', appSite)).toBe('/nl');
  expect(redirectTarget('resetPassword', new URLSearchParams(), 'en', appSite)).toBe('/');
});

test('a logged-in user who opens a password link is redirected to the home page with a notice', () => {
  expect(redirectTarget('resetPassword', new URLSearchParams({ token: 'from-the-mail' }), 'de', appSite)).toBe('/de?notice=logged-in');
});
