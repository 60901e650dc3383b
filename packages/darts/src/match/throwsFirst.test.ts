import { describe, expect, it } from 'vitest';
import { matchGames } from './games.ts';
import type { ThrowsFirst } from './structure.ts';
import { small } from './testStructure.ts';
import { firstThrow, formatOf, needsToss, starterOf } from './throwsFirst.ts';

const three = (rule: ThrowsFirst) => [0, 1, 2].map((index) => firstThrow(rule, index));

describe('who throws first', () => {
  it.each([
    ['home in odd games', { first: 'home', then: 'alternate' }, ['home', 'away', 'home']],
    ['away in odd games (HDCF, Village Darts)', { first: 'away', then: 'alternate' }, ['away', 'home', 'away']],
    ['home in all games (KAVVV)', { first: 'home', then: 'same' }, ['home', 'home', 'home']],
    ['a toss, then alternating (DBBR)', { first: 'toss', then: 'alternate' }, ['toss-winner', 'toss-loser', 'toss-winner']],
    ['a toss for all games', { first: 'toss', then: 'same' }, ['toss-winner', 'toss-winner', 'toss-winner']],
    ['a bull-up before each game (Moraira)', { first: 'bull-up', then: 'bull-up' }, ['bull-up', 'bull-up', 'bull-up']],
    ['home, then bull-ups', { first: 'home', then: 'bull-up' }, ['home', 'bull-up', 'bull-up']],
    [
      'one bull-up for the whole match is like a toss',
      { first: 'bull-up', then: 'alternate' },
      ['toss-winner', 'toss-loser', 'toss-winner'],
    ],
  ] as const)('%s', (_, rule, expected) => {
    expect(three(rule)).toEqual(expected);
  });

  it('home is the first side of every game, and a toss decides for either', () => {
    expect(starterOf('home', null)).toBe('first');
    expect(starterOf('away', null)).toBe('second');
    expect(starterOf('bull-up', null)).toBe('bull-up');
    expect(starterOf('toss-winner', null)).toBeNull();
    expect([starterOf('toss-winner', 0), starterOf('toss-loser', 0)]).toEqual(['first', 'second']);
    expect([starterOf('toss-winner', 1), starterOf('toss-loser', 1)]).toEqual(['second', 'first']);
  });

  it('games of a row with its own rule are counted from the first game of the row', () => {
    const own = { first: 'away', then: 'alternate' } as const;
    const structure = {
      ...small,
      blocks: [small.blocks[0]!, { ...small.blocks[1]!, games: [{ size: 2, format: 's', n: 2, throwsFirst: own } as const] }],
    };
    expect(matchGames(structure).map(({ throwsFirst }) => throwsFirst)).toEqual(['home', 'away', 'away', 'home']);
  });

  it('the format of a game waits for the toss', () => {
    const [first] = matchGames({ ...small, throwsFirst: { first: 'toss', then: 'alternate' } });
    expect(needsToss(first!)).toBe(true);
    expect(formatOf(first!, null)).toBeNull();
    expect(formatOf(first!, 1)).toEqual({ start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'second' });
    expect(needsToss(matchGames(small)[1]!)).toBe(false);
    expect(needsToss({ throwsFirst: 'toss-loser' })).toBe(true);
  });
});
