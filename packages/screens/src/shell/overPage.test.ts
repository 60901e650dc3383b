import { expect, test } from 'vitest';
import { openedOver, overPage } from './overPage.ts';

test('a player opens over a page, which keeps its query', () => {
  const href = overPage('/en/individual/180-171', 'person', 'p2', new URLSearchParams('group=first&person=p1&team=linde'));
  expect(href).toBe('/en/individual/180-171?person=p2&group=first&team=linde');
  expect(openedOver(href, '/en/individual/180-171')).toBe('person');
  expect(openedOver(href, '/en/individual')).toBeNull();
});

test('a game opens over a page; other queries and pages do not', () => {
  expect(openedOver(overPage('/desk', 'game', 'g1'), '/desk')).toBe('game');
  expect(openedOver('/desk?page=2', '/desk')).toBeNull();
  expect(openedOver('/desk', '/desk')).toBeNull();
});
