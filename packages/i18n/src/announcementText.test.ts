import { expect, test } from 'vitest';
import { announcementText, type AnnouncementFacts } from './announcementText.ts';
import { createIntl } from './createIntl.ts';

const facts: AnnouncementFacts = {
  ...{ season: { name: '2026' }, match: null, team: { name: 'Bulls' }, player: 'Mia', reason: null, days: [], joined: null, score: null },
  ...{ absent: null, endsDispute: false, outcome: null, rules: [], work: null },
};
const intl = createIntl({ locale: 'en', messages: {} });
const textOf = (...[kind, more]: [Parameters<typeof announcementText>[1], Partial<AnnouncementFacts>?]) =>
  announcementText(intl, kind, { ...facts, ...more });

test('news about rosters says from which day it holds, unless the day has come', () => {
  const days = ['2026-12-04'];
  expect(textOf('member-accepted')).toBe('Mia has been accepted for Bulls');
  expect(textOf('member-accepted', { days })).toBe('Mia has been accepted for Bulls, and may play from Fri 4 Dec');
  expect(textOf('member-left', { days })).toBe('Mia leaves Bulls, and plays for another team from Fri 4 Dec');
  expect(textOf('roster-added', { days })).toBe('You are on the roster of Bulls from Fri 4 Dec');
});

test('a refused request says which team the player has joined, or why it was refused', () => {
  expect(textOf('request-refused', { joined: 'Barrels' })).toBe(
    'The request of Bulls for Mia was refused, because the player joins Barrels',
  );
  expect(textOf('request-refused', { reason: 'Not paid' })).toMatch(/^The request of Bulls for Mia was refused.*Not paid/);
  expect(textOf('request-refused', { player: null })).toBe('A request of Bulls for a new player was refused');
});
