import { checkStructure } from '@oche/darts/match/checkStructure';
import { structurePresets } from '@oche/darts/match/presets';
import { describe, expect, test } from 'vitest';
import {
  editableFormat,
  isSame,
  presetOf,
  storedFormat,
  withBlock,
  withDecider,
  withNewBlock,
  withNewRow,
  withoutRow,
  withRow,
} from './structureEdit.ts';
import { presetNames } from '../parts/structurePresets.ts';

const { middenkust, waalwijk } = structurePresets;

describe('structures in the editor', () => {
  test('every preset is offered, and recognised after the database has changed the order of keys', () => {
    expect(presetNames.toSorted()).toEqual(Object.keys(structurePresets).toSorted());
    const { blocks, ...rest } = middenkust;
    expect(presetOf({ blocks, ...rest })).toBe('middenkust');
    expect(presetOf(withRow(middenkust, 0, 0, { n: 3 }))).toBeNull();
  });

  test('a format survives the editor', () => {
    for (const structure of Object.values(structurePresets))
      for (const format of Object.values(structure.formats))
        if (!('other' in format)) expect(isSame(storedFormat(editableFormat(format)), format)).toBe(true);
  });

  test('games with equal formats share one, and another format belongs to its games only', () => {
    const best3 = { start: 501, legs: { bestOf: 3 } };
    const changed = withRow(middenkust, 0, 0, { n: 6, own: best3 });
    expect(changed.formats[changed.blocks[0]!.games[0]!.format]).toEqual(best3);
    expect(changed.formats[changed.blocks[2]!.games[0]!.format]).toEqual({ start: 501, legs: { bestOf: 5 } });
    const alike = withRow(changed, 2, 0, { own: best3 });
    expect(Object.keys(alike.formats)).toHaveLength(2);
    expect(alike.blocks[2]!.games[0]!.format).toBe(alike.blocks[0]!.games[0]!.format);
  });

  test('blocks and rows are added and removed, and the result can be played', () => {
    const more = withNewRow(withNewBlock(middenkust), 3);
    expect(more.blocks[3]).toMatchObject({ id: 'd', games: [{ n: 2 }, { n: 1 }] });
    expect(checkStructure(more)).toEqual([]);
    expect(withoutRow(withoutRow(more, 3, 1), 3, 0).blocks).toHaveLength(3);
    expect(withBlock(more, 3, { lineup: 'free', most: 2 }).blocks[3]).toMatchObject({ lineup: 'free', most: 2 });
  });

  test('a removed block is no longer the source of another one', () => {
    expect(checkStructure(withoutRow(waalwijk, 0, 0)).map(({ code }) => code)).not.toContain('unknown-block');
  });

  test('a decider is played only if the match is level', () => {
    const decided = withDecider(middenkust, 2, true);
    expect(decided.blocks.map(({ onlyIf }) => onlyIf)).toEqual([undefined, undefined, 'level']);
    expect(isSame(withDecider(decided, 2, false), middenkust)).toBe(true);
  });
});
