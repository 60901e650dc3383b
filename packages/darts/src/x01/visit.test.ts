import { describe, expect, it } from 'vitest';
import type { Answer, Situation } from './outcomes.ts';
import { impossibleFirstTotals, impossibleTotals, isPossibleTotal, judge, openAnswers } from './visit.ts';

const double: Situation = { in: 'straight', out: 'double', isIn: true };
const master: Situation = { ...double, out: 'master' };
const straight: Situation = { ...double, out: 'straight' };
const notIn = (mode: 'double' | 'master'): Situation => ({ in: mode, out: 'double', isIn: false });

const pairs = (answers: Answer[]) => answers.map(({ darts, doubles }) => `${darts}/${doubles}`);
const codeOf = (...args: Parameters<typeof judge>) => {
  const judged = judge(...args);
  return judged.ok ? null : judged.code;
};
const valueOf = (...args: Parameters<typeof judge>) => {
  const judged = judge(...args);
  if (!judged.ok) throw new Error(judged.code);
  return judged.value;
};

describe('impossible totals', () => {
  it('are the published ones', () => {
    expect(impossibleTotals(3)).toEqual([163, 166, 169, 172, 173, 175, 176, 178, 179]);
    expect(impossibleTotals(2)).toEqual([103, 106, 109, 112, 113, 115, 116, 118, 119]);
    expect(impossibleTotals(1)).toEqual([23, 29, 31, 35, 37, 41, 43, 44, 46, 47, 49, 52, 53, 55, 56, 58, 59]);
  });

  it('are more in the first visit, depending on the in mode', () => {
    expect(impossibleFirstTotals('straight')).toEqual([163, 166, 169, 172, 173, 175, 176, 178, 179]);
    expect(impossibleFirstTotals('double')).toEqual([
      1, 159, 162, 163, 165, 166, 168, 169, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
    ]);
    expect(impossibleFirstTotals('master')).toEqual([1, 163, 166, 169, 172, 173, 175, 176, 178, 179]);
  });

  it.each([163, 166, 169, 179, 181, -1, 60.5, Number.NaN, 1000])('rejects %d', (total) => {
    expect(codeOf(501, total, double)).toBe('impossible-total');
    expect(isPossibleTotal(total)).toBe(false);
  });

  it('rejects an impossible first total only before the side is in', () => {
    expect(codeOf(501, 180, notIn('double'))).toBe('impossible-total');
    expect(codeOf(501, 180, { ...notIn('double'), isIn: true })).toBeNull();
    expect(valueOf(501, 0, notIn('double'))).toMatchObject({ after: 501, isIn: false });
    expect(valueOf(501, 170, notIn('double'))).toMatchObject({ after: 331, isIn: true });
  });
});

describe('bust', () => {
  it.each([
    [40, 60, double],
    [40, 39, double],
    [40, 39, master],
    [159, 159, double],
    [20, 21, straight],
  ])('from %d by %d', (before, total, situation) => {
    expect(valueOf(before, total, situation)).toMatchObject({ bust: true, scored: 0, after: before, darts: 3 });
  });

  it('does not happen at 1 with straight out, because 1 can be finished', () => {
    expect(valueOf(40, 39, straight)).toMatchObject({ bust: false, after: 1 });
    expect(valueOf(1, 1, straight)).toMatchObject({ checkout: true });
    expect(valueOf(3, 3, master)).toMatchObject({ checkout: true });
  });

  it('cannot happen far from the finish, nor before a side is in', () => {
    expect(codeOf(182, 'bust', double)).toBe('impossible-bust');
    expect(codeOf(181, 'bust', double)).toBeNull();
    expect(codeOf(180, 'bust', straight)).toBe('impossible-bust');
    expect(valueOf(101, ['T20', 'T20', 'T20'], notIn('double'))).toMatchObject({ bust: false, after: 101, isIn: false });
  });

  it('also undoes the way in of the same visit', () => {
    expect(valueOf(101, ['D20', 'T20'], notIn('double'))).toMatchObject({ bust: true, after: 101, isIn: false, darts: 2 });
  });

  it('counts the darts thrown if they are entered one by one', () => {
    expect(valueOf(20, ['T20'], double)).toMatchObject({ bust: true, darts: 1, doubles: 1 });
    expect(codeOf(20, ['T20', '1'], double)).toBe('after-bust');
  });

  it('counts three darts if it is typed, fewer if the marker enters fewer', () => {
    expect(valueOf(20, 'bust', double)).toMatchObject({ darts: 3, doubles: null });
    expect(valueOf(20, 'bust', { ...double, darts: 1 })).toMatchObject({ darts: 1, doubles: 1 });
    expect(codeOf(20, 'bust', { ...double, darts: 1, doubles: 2 })).toBe('impossible-answer');
    expect(pairs(openAnswers(20, 'bust', double))).toEqual(['3/1', '3/2', '3/3']);
    expect(pairs(openAnswers(170, 'bust', double))).toEqual(['3/0', '3/1']);
  });
});

describe('darts', () => {
  it('score from the dart with which the side comes in', () => {
    expect(valueOf(501, ['T20', 'D20', 'T20'], notIn('double'))).toMatchObject({ scored: 100, isIn: true });
    expect(valueOf(501, ['20', 'T20', '1'], notIn('master'))).toMatchObject({ scored: 61 });
  });

  it('end with the winning double', () => {
    expect(valueOf(40, ['D20'], double)).toMatchObject({ checkout: true, darts: 1, doubles: 1 });
    expect(codeOf(40, ['D20', '20'], double)).toBe('leg-over');
    expect(valueOf(40, ['20', '20'], double)).toMatchObject({ bust: true, darts: 2, doubles: 2 });
    expect(valueOf(40, ['S20', '0', 'D10'], double)).toMatchObject({ checkout: true, doubles: 3, throws: ['20', '0', 'D10'] });
    expect(valueOf(50, ['D25'], double)).toMatchObject({ checkout: true, throws: ['50'] });
  });

  it('must be three, unless the visit ends', () => {
    expect(codeOf(501, ['20', '20'], double)).toBe('too-few-darts');
    expect(codeOf(501, [], double)).toBe('too-few-darts');
    expect(codeOf(501, ['20', '20', '20', '20'], double)).toBe('too-many-darts');
    expect(codeOf(501, ['20', 'T25', '20'], double)).toBe('illegal-dart');
    expect(codeOf(501, [20 as unknown as string, '20', '20'], double)).toBe('illegal-dart');
  });
});

describe('open questions', () => {
  it.each([
    [40, 20, ['3/1', '3/2', '3/3']],
    [60, 40, ['3/0', '3/1', '3/2']],
    [32, 16, ['3/1', '3/2', '3/3']],
    [170, 120, ['3/0', '3/1']],
    [121, 121, ['3/1']],
    [141, 141, ['3/1']],
    [144, 120, ['3/0', '3/1']],
    [501, 180, ['3/0']],
    [180, 60, ['3/0']],
    [100, 100, ['2/1', '3/1', '3/2']],
    [2, 2, ['1/1', '2/2', '3/3']],
    [170, 170, ['3/1']],
  ])('%d by %d', (before, total, expected) => {
    expect(pairs(openAnswers(before, total, double))).toEqual(expected);
  });

  it('do not exist for an impossible total', () => {
    expect(openAnswers(501, 163, double)).toEqual([]);
    expect(openAnswers(501, 'bust', double)).toEqual([]);
  });

  it('agree with every visit of three darts, tried one by one', () => {
    const seen = new Map<number, Set<string>>();
    const codes = ['0', ...Array.from({ length: 20 }, (_, n) => [`${n + 1}`, `D${n + 1}`, `T${n + 1}`]).flat(), '25', '50'];
    const grow = (throws: string[]): void => {
      for (const code of codes) {
        const extended = [...throws, code];
        const judged = judge(61, extended, double);
        if (!judged.ok) grow(extended);
        else if (!judged.value.bust) {
          const { scored, darts, doubles } = judged.value;
          seen.set(scored, (seen.get(scored) ?? new Set()).add(`${darts}/${doubles}`));
        }
      }
    };
    grow([]);
    for (const [total, answers] of seen) expect(new Set(pairs(openAnswers(61, total, double)))).toEqual(answers);
  });

  it('are only about darts used with straight out', () => {
    expect(pairs(openAnswers(40, 40, straight))).toEqual(['1/0', '2/0', '3/0']);
    expect(valueOf(40, 40, { ...straight, darts: 1 })).toMatchObject({ darts: 1, doubles: null });
  });

  it('of a bust include every dart that may have been at a double', () => {
    expect(pairs(openAnswers(2, 'bust', double))).toEqual(['3/1', '3/2', '3/3']);
    expect(pairs(openAnswers(18, 60, double))).toEqual(['3/1', '3/2', '3/3']);
    expect(pairs(openAnswers(63, 180, double))).toEqual(['3/0', '3/1', '3/2']);
    expect(valueOf(2, 'bust', double)).toMatchObject({ darts: 3, doubles: null });
    expect(valueOf(2, 'bust', { ...double, doubles: 1 })).toMatchObject({ darts: 3, doubles: 1 });
    expect(codeOf(2, 'bust', { ...double, darts: 3, doubles: 0 })).toBe('impossible-answer');
  });

  it('never count a dart at a double with straight out', () => {
    expect(pairs(openAnswers(37, 37, straight))).toEqual(['2/0', '3/0']);
    expect(pairs(openAnswers(39, 1, straight))).toEqual(['3/0']);
    expect(valueOf(20, ['20'], straight)).toMatchObject({ checkout: true, doubles: null });
  });

  it('before a side is in count only darts at beds that both open and finish', () => {
    const notInMaster = { in: 'double', out: 'master', isIn: false } as const;
    expect(pairs(openAnswers(60, 0, notInMaster))).toEqual(['3/0']);
    expect(pairs(openAnswers(40, 0, notInMaster))).toEqual(['3/3']);
    expect(valueOf(102, ['0', '0', '0'], { in: 'double', out: 'straight', isIn: false })).toMatchObject({ scored: 0 });
  });

  it('count darts at a treble with master out', () => {
    expect(pairs(openAnswers(60, 60, master))[0]).toBe('1/1');
    expect(valueOf(60, ['T20'], master)).toMatchObject({ checkout: true, doubles: 1 });
    expect(pairs(openAnswers(61, 41, master))).toEqual(['3/0', '3/1', '3/2']);
  });

  it('accept only possible answers', () => {
    expect(valueOf(100, 100, { ...double, darts: 2 })).toMatchObject({ darts: 2, doubles: 1 });
    expect(valueOf(100, 100, { ...double, doubles: 2 })).toMatchObject({ darts: 3, doubles: 2 });
    expect(valueOf(100, 100, { ...double, doubles: 1 })).toMatchObject({ darts: 3, doubles: 1 });
    expect(valueOf(100, 100, double)).toMatchObject({ darts: 3, doubles: null });
    expect(codeOf(100, 100, { ...double, darts: 1 })).toBe('impossible-answer');
    expect(codeOf(99, 99, { ...double, darts: 2 })).toBe('impossible-answer');
    expect(codeOf(109, 109, { ...double, darts: 2 })).toBe('impossible-answer');
    expect(codeOf(501, 60, { ...double, darts: 2 })).toBe('impossible-answer');
    expect(codeOf(501, 60, { ...double, doubles: 1 })).toBe('impossible-answer');
  });
});

describe('a total of 171', () => {
  it('can record whether it was three treble 19', () => {
    expect(valueOf(501, 171, double)).toMatchObject({ allTreble19: null });
    expect(valueOf(501, 171, { ...double, allTreble19: true })).toMatchObject({ scored: 171, allTreble19: true });
    expect(valueOf(171, 171, { ...master, allTreble19: false })).toMatchObject({ checkout: true, allTreble19: false });
    expect(valueOf(501, ['T19', 'T19', 'T19'], double)).toMatchObject({ allTreble19: true });
    expect(valueOf(501, ['T20', 'T20', 'T17'], double)).toMatchObject({ allTreble19: false });
    expect(valueOf(501, ['T20', 'T19', 'T18'], double)).toMatchObject({ allTreble19: false });
    expect(valueOf(501, ['T19', 'T19', '19'], double)).toMatchObject({ allTreble19: null });
    expect(valueOf(172, ['T19', 'T19', 'T19'], double)).toMatchObject({ bust: true, allTreble19: null });
  });

  it('is the only total that can', () => {
    expect(codeOf(501, 170, { ...double, allTreble19: false })).toBe('impossible-answer');
    expect(codeOf(501, 180, { ...double, allTreble19: true })).toBe('impossible-answer');
    expect(codeOf(172, 171, { ...double, allTreble19: true })).toBe('impossible-answer');
    expect(codeOf(20, 'bust', { ...double, allTreble19: true })).toBe('impossible-answer');
  });
});
