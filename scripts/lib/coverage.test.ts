import { expect, test } from 'vitest';
import { coverageExceptions, exceptionsIn } from './coverage.ts';

test('an exception is listed with its place and its reason', () => {
  const text = 'a();\n/* v8 ignore next -- the type excludes this case */\nb();\n/* v8 ignore start */\nc();\n/* v8 ignore stop */\n';
  expect(exceptionsIn(text, 'x.ts')).toEqual([
    { place: 'x.ts:2', reason: 'the type excludes this case' },
    { place: 'x.ts:4', reason: '' },
  ]);
});

test('every coverage exception in packages/darts has a reason', () => {
  expect(coverageExceptions().filter(({ reason }) => !reason)).toEqual([]);
});
