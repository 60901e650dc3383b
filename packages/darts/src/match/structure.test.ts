import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStructure } from './checkStructure.ts';
import type { StructureProblem } from './checkStructure.ts';
import { matchDuration, matchGames, totalPoints } from './games.ts';
import { bezirksligaShootOut, middenkust, moraira, rheinHunsrueck, structurePresets } from './presets.ts';
import { lineupKinds } from './structure.ts';
import type { Block, GameRow, GameSize, MatchFormat, MatchStructure } from './structure.ts';
import { small } from './testStructure.ts';

const minutes = (milliseconds: number): number => Math.round(milliseconds / 60_000);

describe('the presets', () => {
  it.each(Object.entries(structurePresets))('%s has no problems and survives JSON', (_, structure) => {
    expect(checkStructure(structure)).toEqual([]);
    expect(JSON.parse(JSON.stringify(structure))).toEqual(structure);
  });

  it('have the numbers of games of their leagues', () => {
    const counts = Object.values(structurePresets).map((structure) => {
      const games = matchGames(structure);
      const deciders = games.filter(({ block }) => block.onlyIf).length;
      return deciders > 0 ? `${games.length - deciders} + ${deciders}` : games.length;
    });
    expect(counts).toEqual([10, 14, 9, 9, 9, 10, 18, '20 + 1', 9, 9, 9, 8]);
  });

  it('Middenkust: four singles, two pairs of 701, four singles', () => {
    const games = matchGames(middenkust);
    expect(games.map(({ key }) => key)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10']);
    expect(games.map(({ size }) => size)).toEqual([1, 1, 1, 1, 2, 2, 1, 1, 1, 1]);
    expect(games[4]).toMatchObject({ number: 5, format: { start: 701, in: 'straight', out: 'double' }, board: 0, points: 1, seats: null });
    expect(games[4]?.block.id).toBe('b');
  });

  it('Rhein-Hunsrück: every player in a seat meets every opponent once', () => {
    const meetings = matchGames(rheinHunsrueck).flatMap(({ seats }) => (seats ? [seats.join('-')] : []));
    expect(new Set(meetings).size).toBe(16);
  });

  it('a whole match has the points of its games, without a shoot-out', () => {
    expect(totalPoints(bezirksligaShootOut)).toBe(20);
    expect(totalPoints(small)).toBe(4);
  });

  it('Middenkust takes about three hours on one board, and half of that on two', () => {
    // Eight singles of 16.4 minutes and two pairs of 22.2.
    expect(minutes(matchDuration(middenkust, 1))).toBe(176);
    expect(minutes(matchDuration(middenkust, 2))).toBe(88);
  });

  it('a block that allows one game at a time is no faster on two boards, and a shoot-out is not counted', () => {
    const oneByOne = { ...small, blocks: small.blocks.map((block) => ({ ...block, boards: 1 })) };
    expect(matchDuration(oneByOne, 2)).toBe(matchDuration(small, 1));
    const without = { ...bezirksligaShootOut, blocks: bezirksligaShootOut.blocks.slice(0, 4) };
    expect(matchDuration(bezirksligaShootOut, 2)).toBe(matchDuration(without, 2));
  });
});

const withBlock = (change: Partial<Block>, index = 0): MatchStructure => ({
  ...small,
  blocks: small.blocks.map((block, at) => (at === index ? { ...block, ...change } : block)),
});
const withRow = (change: Partial<GameRow>): MatchStructure => withBlock({ games: [{ size: 1, format: 's', ...change }] });
const withFormat = (format: MatchFormat): MatchStructure => ({ ...small, formats: { s: format } });
const seated = (games: GameRow['at'], more: Partial<MatchStructure> = {}): MatchStructure => ({
  ...withBlock({ lineup: 'positions', games: [{ size: 1, format: 's', at: games ?? [] }] }),
  seats: 2,
  ...more,
});

describe('checkStructure', () => {
  const problems: [string, MatchStructure, StructureProblem][] = [
    ['more players needed than allowed', { ...small, sheet: { least: 3, full: 2, most: 4 } }, { code: 'invalid-sheet' }],
    ['a sheet without a number', { ...small, sheet: { least: 1, full: 2, most: NaN } }, { code: 'invalid-sheet' }],
    ['thirteen seats', { ...small, seats: 13, sheet: { least: 1, full: 13, most: 13 } }, { code: 'invalid-seats' }],
    ['more seats than players', { ...small, seats: 3 }, { code: 'seats-need-players', needed: 3, available: 2 }],
    ['no boards', { ...small, boards: [0, 2] }, { code: 'invalid-boards' }],
    ['fewer boards at most than at least', { ...small, boards: [2, 1] }, { code: 'invalid-boards' }],
    ['no board for a block', withBlock({ boards: 0 }), { code: 'invalid-boards', block: 'a' }],
    ['a negative number of substitutes', { ...small, subs: { most: -1, return: 'yes', legs: false } }, { code: 'invalid-subs' }],
    ['half a minute to wait', { ...small, late: { wait: 0.5, then: 'walkover' } }, { code: 'invalid-late' }],
    ['a game lost every 0 minutes', { ...small, late: { wait: 5, then: 'forfeit-game', every: 0 } }, { code: 'invalid-late' }],
    ['a format of 99', withFormat({ start: 99, legs: { firstTo: 1 } }), { code: 'invalid-format', format: 's' }],
    ['another kind of game without a name', withFormat({ other: ' ', legs: { firstTo: 1 } }), { code: 'invalid-format', format: 's' }],
    ['a format that does not exist', withRow({ format: 'x' }), { code: 'unknown-format', block: 'a', format: 'x' }],
    [
      'a format with the name of a property of every object',
      withRow({ format: 'toString' }),
      { code: 'unknown-format', block: 'a', format: 'toString' },
    ],
    ['no blocks', { ...small, blocks: [] }, { code: 'block-count', needed: 0, available: 12 }],
    ['41 games', withRow({ n: 40, size: 'team' }), { code: 'game-count', needed: 41, available: 40 }],
    ['a block called like a game', withBlock({ id: 'm1' }), { code: 'invalid-block-id', block: 'm1' }],
    ['a block called match', withBlock({ id: 'match' }), { code: 'invalid-block-id', block: 'match' }],
    ['a block with a capital', withBlock({ id: 'A' }), { code: 'invalid-block-id', block: 'A' }],
    ['two blocks with one id', withBlock({ id: 'a' }, 1), { code: 'duplicate-block', block: 'a' }],
    ['a block without games', withBlock({ games: [] }), { code: 'no-games', block: 'a' }],
    ['a game that does not count', withRow({ points: 0 }), { code: 'invalid-row', block: 'a' }],
    ['half a game', withRow({ n: 1.5 }), { code: 'invalid-row', block: 'a' }],
    ['a block in which no player may play', withBlock({ most: 0 }), { code: 'invalid-row', block: 'a' }],
    ['seats in a block without positions', withRow({ at: [[1, 1]] }), { code: 'invalid-positions', block: 'a' }],
    ['positions without seats', withBlock({ lineup: 'positions' }), { code: 'invalid-positions', block: 'a' }],
    ['a seat that does not exist', seated([[1, 3]]), { code: 'invalid-positions', block: 'a' }],
    [
      'a seat that plays too often',
      seated([
        [1, 1],
        [1, 2],
      ]),
      { code: 'seat-too-often', block: 'a', needed: 2, available: 1 },
    ],
    ['five singles for two players', withRow({ n: 5 }), { code: 'block-needs-players', block: 'a', needed: 5, available: 2 }],
    ['a game of four for two', withRow({ size: 4 }), { code: 'block-needs-players', block: 'a', needed: 4, available: 2 }],
    [
      'a pair of the players of one single',
      { ...withRow({ n: 1 }), blocks: [...withRow({ n: 1 }).blocks.slice(0, 1), { ...small.blocks[1]!, from: ['a'] }] },
      { code: 'block-needs-players', block: 'b', needed: 2, available: 1 },
    ],
    ['players of a later block', withBlock({ from: ['b'] }), { code: 'unknown-block', block: 'b' }],
    ['a limit over a block that does not exist', { ...small, limits: [{ blocks: ['z'] }] }, { code: 'unknown-block', block: 'z' }],
    [
      'a limit that leaves gaps',
      { ...small, limits: [{ blocks: ['a', 'b'], most: 1 }] },
      { code: 'limit-too-low', needed: 2, available: 1 },
    ],
    [
      'more games for everybody than there are',
      { ...small, limits: [{ blocks: ['a'], least: 2 }] },
      { code: 'limit-too-high', needed: 2, available: 1 },
    ],
    [
      'more pairs than there can be',
      { ...small, pairsOnce: true, blocks: [{ id: 'a', lineup: 'free', most: 2, games: [{ n: 2, size: 2, format: 's' }] }] },
      { code: 'too-few-pairs', needed: 2, available: 1 },
    ],
    [
      'a deciding game that can be drawn',
      { ...withBlock({ onlyIf: 'level' }, 1), formats: { s: { start: 501, legs: { bestOf: 2 }, draw: true } } },
      { code: 'decider-can-be-drawn', block: 'b' },
    ],
    [
      'a deciding game if legs win the match',
      { ...withBlock({ onlyIf: 'level' }, 1), score: 'legs' },
      { code: 'needs-points', block: 'b' },
    ],
    ['until decided if legs win the match', { ...small, score: 'legs', play: 'until-decided' }, { code: 'needs-points' }],
  ];
  it.each(problems)('finds %s', (_, structure, problem) => {
    expect(checkStructure(structure)).toContainEqual(problem);
  });

  it('counts the players that a block with too many games needs', () => {
    const five: MatchStructure = { ...middenkust, blocks: [{ id: 'b', lineup: 'blind-match', games: [{ n: 5, size: 1, format: 's' }] }] };
    expect(checkStructure(five)).toEqual([{ code: 'block-needs-players', block: 'b', needed: 5, available: 4 }]);
  });

  it('allows pairs of players who had a seat or are on the sheet', () => {
    const pairs = (from: string): Block => ({ id: 'c', lineup: 'blind-block', from: [from], games: [{ size: 2, format: 's' }] });
    const seats = seated([
      [1, 1],
      [2, 2],
    ]);
    expect(checkStructure({ ...seats, blocks: [...seats.blocks, pairs('a')] })).toEqual([]);
    const first: Block = { id: 'a', lineup: 'free', games: [{ size: 'team', format: 's' }] };
    expect(checkStructure({ ...small, blocks: [first, pairs('a')] })).toEqual([]);
  });

  it('requires a deciding block at the end of a cup match', () => {
    expect(checkStructure(bezirksligaShootOut, { needsWinner: true })).toEqual([]);
    expect(checkStructure(moraira, { needsWinner: true })).toEqual([{ code: 'needs-decider' }]);
    expect(checkStructure({ ...small, blocks: [] }, { needsWinner: true })).toContainEqual({ code: 'needs-decider' });
  });

  it('requires no deciding block if a match cannot be level after its games', () => {
    const games = (n: number, more: Partial<MatchFormat> = {}): MatchStructure => ({
      ...small,
      formats: { s: { start: 501, legs: { bestOf: 5 }, ...more } as MatchFormat },
      blocks: [{ id: 'a', lineup: 'free', games: [{ size: 1, format: 's', points: n }] }],
    });
    expect(checkStructure(games(9), { needsWinner: true })).toEqual([]);
    expect(checkStructure(games(8), { needsWinner: true })).toEqual([{ code: 'needs-decider' }]);
    expect(checkStructure({ ...games(9), score: 'legs' }, { needsWinner: true })).toEqual([{ code: 'needs-decider' }]);
    const drawn = games(9, { legs: { bestOf: 4 }, draw: true } as Partial<MatchFormat>);
    expect(checkStructure(drawn, { needsWinner: true })).toEqual([{ code: 'needs-decider' }]);
  });

  it('requires that all games are played if each of them is a point in the table', () => {
    const untilDecided: MatchStructure = { ...small, play: 'until-decided' };
    for (const points of [{ perSet: 1 }, { perLeg: 1 }]) {
      expect(checkStructure(untilDecided, { points })).toEqual([{ code: 'needs-all-games' }]);
      expect(checkStructure(small, { points })).toEqual([]);
    }
    expect(checkStructure(untilDecided, { points: { perSet: 0 } })).toEqual([]);
  });
});

const count = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom(NaN, Infinity, 0.5, 1e9));
const ids = fc.constantFrom('a', 'b', 'c', 'm1', '', '__proto__');
const row: fc.Arbitrary<GameRow> = fc.record(
  {
    n: count,
    size: fc.constantFrom<GameSize>(1, 2, 3, 4, 'team'),
    format: fc.constantFrom('s', 't', 'x', '__proto__'),
    points: count,
    at: fc.array(fc.tuple(count, count), { maxLength: 3 }),
  },
  { requiredKeys: ['size', 'format'] },
);
const block: fc.Arbitrary<Block> = fc.record(
  {
    id: ids,
    lineup: fc.constantFrom(...lineupKinds),
    games: fc.array(row, { maxLength: 3 }),
    most: count,
    from: fc.array(ids, { maxLength: 2 }),
    onlyIf: fc.constant('level'),
    boards: count,
  },
  { requiredKeys: ['id', 'lineup', 'games'] },
);
const anyStructure: fc.Arbitrary<MatchStructure> = fc.record(
  {
    v: fc.constant(1),
    sheet: fc.record({ least: count, full: count, most: count }),
    seats: count,
    formats: fc.dictionary(
      ids,
      fc.constantFrom<MatchFormat>({ start: 501, legs: { bestOf: 3 } }, { other: 'Tactics', legs: { firstTo: 0 } }),
    ),
    throwsFirst: fc.constant({ first: 'toss', then: 'same' }),
    blocks: fc.array(block, { maxLength: 4 }),
    limits: fc.array(fc.record({ blocks: fc.array(ids), least: count, most: count }, { requiredKeys: ['blocks'] }), { maxLength: 2 }),
    pairsOnce: fc.boolean(),
    score: fc.constantFrom('points', 'legs'),
  },
  { requiredKeys: ['v', 'sheet', 'formats', 'throwsFirst', 'blocks'] },
);

describe('laws of structures', () => {
  it('checkStructure never throws', () => {
    fc.assert(
      fc.property(anyStructure, fc.boolean(), (structure, needsWinner) => {
        expect(Array.isArray(checkStructure(structure, { needsWinner }))).toBe(true);
      }),
    );
  });
});
