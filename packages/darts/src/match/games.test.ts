import { describe, expect, it } from 'vitest';
import { nobody } from '../x01/event.ts';
import { canEndLevel, canPlay, fastestWin, matchGames, slotCount, throwers } from './games.ts';
import { bezirksligaShootOut, dbbrSecondDivision, hdoFirstDivision, middenkust, moraira, threeCounties } from './presets.ts';
import { shortRule } from './structure.ts';
import { small } from './testStructure.ts';

const withShort = (short: NonNullable<(typeof small)['short']>) => ({ ...small, short });

describe('games of a match', () => {
  it('a game that is not X01 has a substitute format with its legs', () => {
    const tactics = matchGames(hdoFirstDivision)[4]!;
    expect(tactics).toMatchObject({ other: 'Tactics', formatName: 'k', format: { legs: { bestOf: 3 } } });
    expect(fastestWin(tactics)).toBe(2);
    expect(matchGames(hdoFirstDivision)[0]!.other).toBeNull();
  });

  it('the fastest win of sets has the legs of every set', () => {
    const sets = { ...small, formats: { s: { start: 501, legs: { bestOf: 3 }, sets: { bestOf: 3 } } } };
    expect(fastestWin(matchGames(sets)[0]!)).toBe(4);
  });

  it('pairs name two players, a team game up to eight', () => {
    expect([1, 2, 3, 4, 'team'].map((size) => slotCount(middenkust, { size: size as 1 }))).toEqual([1, 2, 3, 4, 8]);
    expect(slotCount(small, { size: 'team' })).toBe(4);
  });
});

describe('a missing player', () => {
  it('loses a single and, by default, a pair, but not a team game, which a smaller team plays', () => {
    expect(shortRule(small, 1)).toBe('forfeit');
    expect(canPlay(small, 1, [null])).toBe(false);
    expect(canPlay(small, 1, ['p'])).toBe(true);
    expect(canPlay(small, 2, ['p', null])).toBe(false);
    expect(canPlay(small, 2, ['p', 'q'])).toBe(true);
    expect(canPlay(small, 'team', ['p'])).toBe(true);
    expect(canPlay(small, 'team', [])).toBe(false);
    expect(canPlay(withShort({ team: 'forfeit' }), 'team', ['p'])).toBe(false);
  });

  it('throws 0 in a pair and in the team game of DBBR (article 12)', () => {
    expect(canPlay(dbbrSecondDivision, 2, [null, 'q'])).toBe(true);
    expect(canPlay(dbbrSecondDivision, 2, [null, null])).toBe(false);
    expect(throwers(dbbrSecondDivision, 2, [null, 'q'])).toEqual([nobody, 'q']);
    expect(throwers(dbbrSecondDivision, 'team', ['p', 'q', 'r'])).toEqual(['p', 'q', 'r', nobody]);
    expect(throwers(dbbrSecondDivision, 'team', ['p', 'q', 'r', 's', 't'])).toEqual(['p', 'q', 'r', 's', 't']);
  });

  it('leaves both turns to the partner if the structure allows it', () => {
    expect(throwers(withShort({ '2': 'turn-thrown' }), 2, [null, 'q'])).toEqual(['q', 'q']);
    expect(throwers(withShort({ '3': 'turn-thrown' }), 3, ['p', 'q', null])).toEqual(['p', 'q', 'p']);
  });

  it('leaves one player against a pair in Three Counties (rule 2)', () => {
    expect(throwers(threeCounties, 2, ['p', null])).toEqual(['p']);
    expect(throwers(small, 'team', ['p', null, 'q'])).toEqual(['p', 'q']);
  });
});

describe('canEndLevel', () => {
  it('is true with an even number of game points, and if legs decide', () => {
    expect(canEndLevel(middenkust)).toBe(true);
    expect(canEndLevel(moraira)).toBe(true);
  });

  it('is false with an odd number of game points, and if a deciding block follows', () => {
    expect(canEndLevel(dbbrSecondDivision)).toBe(false);
    expect(canEndLevel(bezirksligaShootOut)).toBe(false);
  });
});
