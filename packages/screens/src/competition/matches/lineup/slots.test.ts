import { describe, expect, test } from 'vitest';
import { foldMatch } from '@oche/darts/match/fold';
import { slotsOf } from '@oche/darts/match/lineup';
import { structurePresets } from '@oche/darts/match/presets';
import { choosePlayer } from './slots.ts';

const choose = (preset: keyof typeof structurePresets, part: string, value: (string | null)[], active: number, player: string) => {
  const structure = structurePresets[preset];
  return choosePlayer(foldMatch(structure, [], {}), slotsOf(structure, part)!, value, active, player);
};

describe('a chosen player', () => {
  test('fills the slot', () => {
    expect(choose('middenkust', 'match', ['a', null, null, null], 1, 'b')).toEqual(['a', 'b', null, null]);
  });

  test('changes places if the rules allow one game of the block', () => {
    expect(choose('middenkust', 'match', ['a', 'b', null, null], 1, 'a')).toEqual(['b', 'a', null, null]);
  });

  test('of the same pair changes places with the partner', () => {
    expect(choose('middenkust', 'b', ['a', 'b', 'c', 'd'], 0, 'b')).toEqual(['b', 'a', 'c', 'd']);
  });
});
