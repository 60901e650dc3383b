import { expect, test } from 'vitest';
import { localPath } from './localPath.ts';

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
