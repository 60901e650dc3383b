import { expect, test } from 'vitest';
import { scoresOf, survivorsOf, unexplained, type Report } from './survivors.ts';

const mutant = (status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored', line: number, from: number, to: number) => ({
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  status,
  location: { start: { line, column: from }, end: { line, column: to } },
});
const source = 'if (left === 0) return a;\n  if (left) return `b`;\n';
const report = {
  files: {
    'src/x01/visit.ts': { source, mutants: [mutant('NoCoverage', 2, 7, 11), mutant('Survived', 1, 5, 15), mutant('Killed', 1, 1, 2)] },
    'src/standings/order.ts': { source, mutants: [mutant('Timeout', 1, 5, 15), mutant('Ignored', 1, 5, 15)] },
  },
} satisfies Report;
const first = '`if (left === 0) return a;` → `if (true) return a;`';
const second = '`` if (left) return `b`; `` → `` if (true) return `b`; ``';
const mutated = Object.keys(report.files);

test('survivors are listed by line, with the original and the mutated code', () => {
  const [survivor, uncovered, ...others] = survivorsOf(report);
  expect(survivor).toEqual({ file: 'src/x01/visit.ts', line: 1, mutator: 'ConditionalExpression', code: first, covered: true });
  expect(uncovered).toMatchObject({ line: 2, code: second, covered: false });
  expect(others).toEqual([]);
});

test('a mutant that times out counts as detected, and an ignored mutant is not counted', () => {
  expect(scoresOf(report)).toEqual([
    { folder: 'src/x01', killed: 1, survived: 2, ignored: 0, percent: expect.closeTo(33.333) as number },
    { folder: 'src/standings', killed: 1, survived: 0, ignored: 1, percent: 100 },
  ]);
});

test('an entry explains one survivor of its file if it has a reason', () => {
  const missing = (document: string) => unexplained(survivorsOf(report), document, mutated).missing.map(({ code }) => code);
  const reason = 'a side is never below 0 here';
  expect(missing(`## src/x01/visit.ts\n\n- ${first}: ${reason}\n- ${second}: ${reason}\n`)).toEqual([]);
  expect(missing(`## src/x01/turn.ts\n\n- ${first}: ${reason}\n`)).toEqual([first, second]);
  expect(missing(`## src/x01/visit.ts\n\n- ${first}: \n- ${second}: ${reason}\n`)).toEqual([first]);
  const twice = [...survivorsOf(report), ...survivorsOf(report)];
  expect(unexplained(twice, `## src/x01/visit.ts\n- ${first}: ${reason}\n`, mutated).missing).toHaveLength(3);
});

test('an outdated entry is reported if its file was mutated', () => {
  const document = '## src/x01/visit.ts\n\n- `a` → `b`: both are the same\n\n## src/x01/turn.ts\n\n- `a` → `b`: both are the same\n';
  expect(unexplained([], document, mutated).outdated).toEqual(['src/x01/visit.ts: `a` → `b`: both are the same']);
});
