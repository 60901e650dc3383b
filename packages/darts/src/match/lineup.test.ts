import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLineups, lineupParts, lineupText, revealedTexts, slotsOf } from './lineup.ts';
import { bezirksligaShootOut, derbyDartsLiga, hdcf, middenkust, rheinHunsrueck, threeCounties } from './presets.ts';
import type { MatchStructure } from './structure.ts';
import { team } from './testMatch.ts';
import { small } from './testStructure.ts';

const parts = (structure: MatchStructure) => lineupParts(structure).map(({ id, firstGame, slots }) => [id, firstGame, slots.length]);

describe('the parts of the lineups', () => {
  it('Middenkust: four singles before the match, two pairs, four singles', () => {
    expect(parts(middenkust)).toEqual([
      ['match', 1, 4],
      ['b', 5, 4],
      ['c', 7, 4],
    ]);
  });

  it('Derby: the sheet is completed in four steps', () => {
    expect(parts(derbyDartsLiga)).toEqual([
      ['a', 1, 5],
      ['b', 5, 5],
      ['c', 9, 5],
      ['d', 13, 3],
    ]);
  });

  it('HDCF: the captains choose the player of the last single just before it', () => {
    expect(parts(hdcf)).toEqual([
      ['match', 1, 4],
      ['b', 5, 8],
      ['m9', 9, 1],
    ]);
  });

  it('seats are handed in before the match, and blocks of positions have no part', () => {
    expect(parts(rheinHunsrueck)).toEqual([
      ['match', 1, 4],
      ['b', 9, 2],
      ['d', 18, 2],
    ]);
    // The pairs of both halves are named before the match too. The shoot-out is in no part.
    expect(parts(bezirksligaShootOut)).toEqual([['match', 1, 12]]);
    expect(slotsOf(bezirksligaShootOut, 'match')?.slice(3, 6)).toEqual([{ seat: 4 }, { game: 'm1', place: 0 }, { game: 'm1', place: 1 }]);
  });

  it('the part of the match comes first', () => {
    const swapped = { ...small, blocks: [small.blocks[1]!, small.blocks[0]!] };
    expect(parts(swapped)).toEqual([
      ['match', 1, 2],
      ['b', 1, 2],
    ]);
  });

  it('a game that is named in the open has its own slots', () => {
    expect(slotsOf(bezirksligaShootOut, 'm21')).toHaveLength(6);
    expect(slotsOf(bezirksligaShootOut, 'm22')).toBeNull();
  });
});

it('the text of a lineup names the match, part, side, players and salt', () => {
  expect(lineupText('match-1', 'b', 1, ['p', null], 'salt')).toBe('["match-1","b",1,["p",null],"salt"]');
  expect(revealedTexts('match-1', { part: 'b', players: [['q'], ['p', null]], salts: ['pepper', 'salt'] })).toEqual([
    '["match-1","b",0,["q"],"pepper"]',
    '["match-1","b",1,["p",null],"salt"]',
  ]);
});

describe('a drawn lineup', () => {
  const home = team(0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 0);
  const away = team(1, 1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1);

  it('of a known number stays the same in later versions', () => {
    const drawn = drawLineups(threeCounties, [home, away], 4711);
    expect(drawn).toEqual([team(0, 1, 2, 5, 6, 3, 4, 4, 3, 0, 5, 2, 1), team(1, 5, 6, 3, 4, 1, 2, 4, 5, 2, 6, 3, 1)]);
  });

  it('has every pair and every single once, the same for the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (drawNumber) => {
        const drawn = drawLineups(threeCounties, [home, away], drawNumber);
        expect(drawLineups(threeCounties, [home, away], drawNumber)).toEqual(drawn);
        const pairs = [0, 2, 4].map((at) => drawn[0].slice(at, at + 2).join());
        expect(pairs.sort()).toEqual(['h1,h2', 'h3,h4', 'h5,h6']);
        expect([...drawn[1].slice(6)].sort()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
      }),
    );
  });

  it('leaves other blocks as they were handed in', () => {
    const mixed: MatchStructure = {
      ...threeCounties,
      blocks: [threeCounties.blocks[0]!, { ...threeCounties.blocks[1]!, lineup: 'blind-match' }],
    };
    expect(drawLineups(mixed, [home, away], 4711).map((side) => side.slice(6))).toEqual([home.slice(6), away.slice(6)]);
  });
});
