import { describe, expect, test } from 'vitest';
import type { GameResult } from '../draw/progress.ts';
import { bracketOf, type Cup } from './bracket.ts';
import { keepFollowing, reopenRound, touchedBy } from './correction.ts';
import { cupStandings } from './cupStandings.ts';
import { drawCup } from './drawCup.ts';
import { named, nobodyCame } from './testCup.ts';

const played = (winner: 0 | 1, ...entries: [string, string]): GameResult => ({ kind: 'played', winner, entries });
const { ties } = drawCup(
  ['1', '2', '3', '4', '5', '6', '7', '8'].map((id, i) => ({ id, seed: i + 1 })),
  1,
);
/** 1 v 8, 4 v 5, 2 v 7, 3 v 6: the first three are decided, and 1 has beaten 4. */
const cup: Cup = {
  teams: ['1', '2', '3', '4', '5', '6', '7', '8'],
  ties,
  results: new Map([
    ['w1-1', played(0, '1', '8')],
    ['w1-2', played(0, '4', '5')],
    ['w1-3', played(0, '2', '7')],
    ['w2-1', played(0, '1', '4')],
  ]),
};
const none = new Set<string>();

describe('the ties that a correction changes', () => {
  test('are none if the winner stays the same, or if no later tie is drawn', () => {
    expect(touchedBy(cup, 'w1-1', played(0, '1', '8'), none)).toEqual({ drawn: [], played: [] });
    expect(touchedBy(cup, 'w1-4', played(0, '3', '6'), none)).toEqual({ drawn: ['w2-2'], played: [] });
  });
  test('include the next tie as drawn, or as played once it has begun', () => {
    expect(touchedBy(cup, 'w1-3', played(1, '2', '7'), none)).toEqual({ drawn: ['w2-2'], played: [] });
    expect(touchedBy(cup, 'w1-3', played(1, '2', '7'), new Set(['w2-2']))).toEqual({ drawn: [], played: ['w2-2'] });
    expect(touchedBy(cup, 'w1-3', null, none)).toEqual({ drawn: ['w2-2'], played: [] });
    expect(touchedBy(cup, 'w1-3', nobodyCame, none)).toEqual({ drawn: ['w2-2'], played: [] });
  });
  test('include a tie that is played, and the ties after it', () => {
    expect(touchedBy(cup, 'w1-1', played(1, '1', '8'), none)).toEqual({ drawn: ['w3-1'], played: ['w2-1'] });
  });
});

describe('later ties are kept', () => {
  const corrected = new Map(cup.results).set('w1-1', played(1, '1', '8'));
  const sidesOf = (of: Cup) => bracketOf(of).rounds.map((round) => named(round.ties));

  test('the next tie keeps its team after the correction, and its result counts', () => {
    const kept = { ...cup, ties: keepFollowing(cup, 'w1-1') };
    expect(touchedBy(kept, 'w1-1', played(1, '1', '8'), none)).toEqual({ drawn: [], played: [] });
    expect(sidesOf({ ...kept, results: corrected })).toEqual([['1-8', '4-5', '2-7', '3-6'], ['1-4', '2->w1-4'], ['1->w2-2']]);
  });
  test('the team that won by the correction is still out', () => {
    const kept = { ...cup, ties: keepFollowing(cup, 'w1-1').filter(({ round }) => round < 3), results: corrected };
    expect(cupStandings(kept, []).find(({ entry }) => entry === '8')).toMatchObject({ state: 'out', round: 2 });
    expect(bracketOf(kept).toDraw).toEqual({ round: 3, teams: 2 });
  });
  test('without `keepFollowing`, the result of the next tie no longer counts', () =>
    expect(sidesOf({ ...cup, results: corrected })[1]).toEqual(['8-4', '2->w1-4']));
  test('the second side is kept too, and so is a bye after a tie to which nobody came', () => {
    expect(keepFollowing(cup, 'w1-2')[4]?.slots[1]).toEqual({ kind: 'entry', entry: '4' });
    const absent = { ...cup, results: new Map([['w1-3', nobodyCame]]) };
    expect(keepFollowing(absent, 'w1-3')[5]?.slots).toEqual([{ kind: 'bye' }, { kind: 'winnerOf', game: 'w1-4' }]);
  });
  test('nothing is fixed after a tie that is still open', () => expect(keepFollowing(cup, 'w1-4')).toEqual(ties));
});

describe('the ties that are left if a round is drawn again', () => {
  test('are those of earlier rounds, if no later tie has begun', () => {
    const results = new Map([...cup.results].filter(([key]) => key.startsWith('w1')));
    const reopened = reopenRound({ ...cup, results }, 2, new Set(['w1-4']));
    expect(reopened.ok && reopened.value.map(({ key }) => key)).toEqual(['w1-1', 'w1-2', 'w1-3', 'w1-4']);
  });
  test('are not returned if a tie of the round or a later one has a result or a lineup', () => {
    expect(reopenRound(cup, 2, new Set(['w2-2']))).toEqual({ ok: false, code: 'has-begun', ties: ['w2-1', 'w2-2'] });
    expect(reopenRound(cup, 3, none).ok).toBe(true);
  });
});
