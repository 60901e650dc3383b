import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameResult } from '../draw/progress.ts';
import { createRandom, randomInteger } from '../draw/random.ts';
import { bracketOf, cupTies, teamOf, type Cup } from './bracket.ts';
import { drawRound } from './drawRound.ts';
import { nextRound } from './nextRound.ts';
import { playRules, type CupRules } from './roundRules.ts';
import { drawn, level, nobodyCame, openRules, teams, won } from './testCup.ts';

const cupOf = (count: number): Cup => ({ teams: teams(count).map(({ id }) => id), ties: [], results: new Map() });

/** Draws the next round of a cup, with all teams that wait. */
function withNextRound(cup: Cup, rules: CupRules, drawNumber: number): Cup | null {
  const next = nextRound(cup, rules);
  if (!next.ok) return null;
  const { round, teams: left, waiting } = next.value;
  const drum = [...left, ...waiting.map((id) => ({ id }))];
  return { ...cup, ties: [...cup.ties, ...drawRound({ teams: drum, round, rules, drawNumber }).ties] };
}
const decide = (cup: Cup, decideTie: (key: string) => GameResult): Cup => ({
  ...cup,
  results: new Map([...cup.results, ...cupTies(cup).flatMap(({ key, ready }) => (ready ? [[key, decideTie(key)] as const] : []))]),
});

describe('the next round', () => {
  test('of a new cup has all teams, which wait for their first tie', () => {
    expect(nextRound(cupOf(3), openRules)).toEqual({ ok: true, value: { round: 1, teams: [], waiting: ['a', 'b', 'c'] } });
  });

  test('waits for open ties, level ones too', () => {
    const cup = withNextRound(cupOf(4), openRules, 7)!;
    expect(nextRound(cup, openRules)).toEqual({ ok: false, code: 'ties-open', ties: ['w1-1', 'w1-2'] });
    const results = new Map([
      ['w1-1', level],
      ['w1-2', won(0)],
    ]);
    expect(nextRound({ ...cup, results }, openRules)).toEqual({ ok: false, code: 'ties-open', ties: ['w1-1'] });
  });

  test('has the winners, with the tie they come from, where they played last and their byes', () => {
    const cup = decide({ ...withNextRound(cupOf(5), openRules, 7)!, teams: [...'abcdef'] }, () => won(1));
    const [one, two, bye] = drawn(cup.ties).map((tie) => tie.split('-') as [string, string]);
    expect(nextRound(cup, openRules)).toEqual({
      ok: true,
      value: {
        round: 2,
        teams: [
          { id: one![1], from: 'w1-1', last: 'away', byes: 0 },
          { id: two![1], from: 'w1-2', last: 'away', byes: 0 },
          { id: bye![0], from: 'w1-3', last: null, byes: 1 },
        ],
        waiting: ['f'],
      },
    });
  });

  test('after two matches, the first-named team was away last', () => {
    const cup = decide(withNextRound(cupOf(4), openRules, 7)!, (key) => won(key === 'w1-1' ? 0 : 1));
    const last = (rules: CupRules) => {
      const next = nextRound(cup, rules);
      return next.ok && next.value.teams.map((team) => team.last);
    };
    expect(last(openRules)).toEqual(['home', 'away']);
    expect(last({ ...openRules, rounds: { 1: { matches: 2 } } })).toEqual(['away', 'home']);
  });

  test('leaves out teams that have withdrawn, and ties to which nobody came; a walkover does not count as a match at home', () => {
    const cup = withNextRound(cupOf(6), openRules, 7)!;
    const results = new Map<string, GameResult>([
      ['w1-1', nobodyCame],
      ['w1-2', { kind: 'walkover', winner: 0 }],
      ['w1-3', won(0)],
    ]);
    const [, two, three] = drawn(cup.ties).map((tie) => tie.split('-') as [string, string]);
    const next = nextRound({ ...cup, results }, openRules);
    expect(next.ok && next.value.teams).toEqual([
      { id: two![0], from: 'w1-2', last: null, byes: 0 },
      { id: three![0], from: 'w1-3', last: 'home', byes: 0 },
    ]);
    expect(nextRound({ ...cup, results, withdrawn: new Set([two![0]]) }, openRules)).toEqual({ ok: false, code: 'decided' });
  });
});

test('any cup comes to an end: each team but the champion goes out once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 26 }), fc.constantFrom(...playRules), fc.nat(), (count, plays, drawNumber) => {
      const random = createRandom(drawNumber);
      const rules: CupRules = { ...openRules, plays, home: 'away-last' };
      let cup = cupOf(count);
      for (let next = withNextRound(cup, rules, drawNumber); next; next = withNextRound(cup, rules, drawNumber))
        cup = decide(next, () => won(randomInteger(2, random) as 0 | 1));
      const { champion, rounds, toDraw } = bracketOf(cup);
      expect(toDraw).toBeNull();
      const played = rounds.flatMap(({ ties }) => ties).filter(({ outcome }) => outcome?.kind === 'played');
      const out = played.map(({ sides, outcome }) => teamOf(sides[outcome!.winner === 0 ? 1 : 0])[0]);
      expect([...out, champion].sort()).toEqual([...cup.teams].sort());
      expect(rounds).toHaveLength(Math.ceil(Math.log2(count)));
      for (const { round, ties } of rounds) expect(new Set(ties.map(({ key }) => key.split('-')[0]))).toEqual(new Set([`w${round}`]));
      if (plays === 'all') return;
      // After a preliminary round there are no byes.
      for (const { ties } of rounds.slice(1)) expect(ties.every(({ outcome }) => outcome?.kind === 'played')).toBe(true);
    }),
    { numRuns: 40 },
  );
});
