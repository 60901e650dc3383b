import { expect, test } from 'vitest';
import { insteadOf, localPath } from './localPath.ts';
import { appSite } from './site.ts';

test.each(['/', '/manage', '/nl/tournaments/friday-42?view=tv', '/manage/events/create#boards'])('%s is ours', (path) => {
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
])('%j leads elsewhere', (next) => {
  expect(localPath(next)).toBeNull();
});

test('whom a page is not for goes on to where they wanted to go, else home', () => {
  expect(insteadOf('login', new URLSearchParams({ next: '/manage' }), 'en', appSite)).toBe('/manage');
  expect(insteadOf('login', new URLSearchParams({ next: 'https://elsewhere.example/' }), 'nl', appSite)).toBe('/nl');
  expect(insteadOf('resetPassword', new URLSearchParams(), 'en', appSite)).toBe('/');
});

test('who is logged in and opens the link of a forgotten password is told why they are at home', () => {
  expect(insteadOf('resetPassword', new URLSearchParams({ token: 'from-the-mail' }), 'de', appSite)).toBe('/de?notice=logged-in');
});
