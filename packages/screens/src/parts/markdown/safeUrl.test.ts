import { expect, test } from 'vitest';
import { picturePath, safeUrl } from './safeUrl.ts';

test.each([
  'https://dc.example/a?b=1',
  'http://dc.example',
  'HTTPS://dc.example',
  'mailto:us@dc.example',
  'tel:+3234567890',
  '/news/opening',
  '/',
])('a text may link to %s', (url) => expect(safeUrl(url)).toBe(url));

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  '//evil.example',
  '/\\evil.example',
  'news',
  '#top',
  '',
])('a text may not link to %j', (url) => expect(safeUrl(url)).toBeNull());

test('only uploaded pictures are shown', () => {
  const path = `/files/${'0c4e'.repeat(16)}`;
  expect(picturePath(path)).toBe(path);
  for (const other of ['https://evil.example/pixel.png', '/files/../users', `${path}?x`, 'data:image/svg+xml,x'])
    expect(picturePath(other)).toBeNull();
});
