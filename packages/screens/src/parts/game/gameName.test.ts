import type { GameSide, GameSummary } from '@oche/api/contract/game';
import { createIntl } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import { describe, expect, test } from 'vitest';
import { gameTitle, groupName, knockoutName, stageName, type GamePlace } from './gameName.ts';
import { gameLabel, sideText } from './slotText.ts';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
const place = (change: Partial<GamePlace>): GamePlace => ({ round: 1, rounds: 4, position: 1, group: null, thirdPlace: false, ...change });
const winners = { role: 'winners', kind: 'double-elimination', isOnly: true } as const;

describe('the name of a game', () => {
  test.each<[string, Partial<GamePlace>]>([
    ['Group B, round 2', { group: 2, round: 2 }],
    ['Round 3', { group: 1, round: 3, stage: { role: 'groups', kind: 'swiss' } }],
    ['Quarter-final 3', { round: 2, position: 3 }],
    ['Upper bracket, round 2, game 3', { bracket: 'upper', round: 2, position: 3 }],
    ['Upper final', { bracket: 'upper', round: 4 }],
    ['Lower bracket, round 4, game 1', { bracket: 'lower', round: 4 }],
    ['Lower final', { bracket: 'lower', round: 6 }],
    ['Final', { bracket: 'final', round: 1 }],
    ['Deciding final', { bracket: 'final', round: 2 }],
  ])('%s', (title, change) => {
    expect(gameTitle(intl, place(change))).toBe(title);
  });

  test('names no knockout for the brackets of a double elimination', () => {
    expect(stageName(intl, { stage: { ...winners, isOnly: false }, bracket: 'lower' })).toBe('');
    expect(stageName(intl, { stage: { role: 'winners', kind: 'knockout' } })).toBe('Winners’ knockout');
    const game = { ...place({ bracket: 'upper', round: 2 }), stage: winners } as GameSummary;
    expect(gameLabel(intl, game)).toBe('Upper bracket, round 2, game 1');
  });
});

describe('a side that is not known yet', () => {
  const side = (slot: GameSide['slot']) => ({ sideKind: 'tbd', slot, name: '' }) as unknown as GameSide;
  test.each<[string, GameSide['slot'], GameSummary['stage']]>([
    ['Winner of upper final', { kind: 'winnerOf', game: 'ub4-1' }, winners],
    ['Loser of upper bracket, round 1, game 3', { kind: 'loserOf', game: 'ub1-3' }, winners],
    ['Winner of lower bracket, round 2, game 1', { kind: 'winnerOf', game: 'lb2-1' }, winners],
    ['Loser of final', { kind: 'loserOf', game: 'gf1', unless: 0 }, winners],
    ['Winner of semi-final 2', { kind: 'winnerOf', game: 'l3-2' }, { role: 'losers', kind: 'knockout' }],
    ['Loser of round 1, game 3', { kind: 'loserOf', game: 'w1-3' }, { role: 'losers', kind: 'knockout' }],
    ['Place 2 of group A', { kind: 'rank', group: 1, rank: 2 }, { role: 'winners', kind: 'knockout' }],
    ['Place 2 of the standings', { kind: 'rank', group: 1, rank: 2 }, { role: 'winners', kind: 'knockout', afterSwiss: true }],
  ])('%s', (text, slot, stage) => {
    expect(sideText(intl, { rounds: 4, stage }, side(slot))).toBe(text);
  });
});

test('the only table of a Swiss tournament has no letter', () => {
  expect(groupName(intl, { number: 1, swiss: { round: 1, rounds: 5 } })).toBe('Standings');
  expect(groupName(intl, { number: 1, swiss: null })).toBe('Group A');
});

test.each([
  ['Knockout', ['winners'], ['knockout']],
  ['Double elimination', ['winners'], ['double-elimination']],
  ['Double elimination', ['groups', 'winners', 'losers'], ['round-robin', 'double-elimination', 'knockout']],
  ['Winners’ knockout', ['winners', 'losers'], ['knockout', 'knockout']],
  ['Winners’ knockout', ['groups', 'winners'], ['swiss', 'knockout']],
] as const)('the winners’ knockout is called %s with the stages %j', (name, stageRoles, stageKinds) => {
  expect(knockoutName(intl, 'winners', { stageRoles: [...stageRoles], stageKinds: [...stageKinds] })).toBe(name);
});
