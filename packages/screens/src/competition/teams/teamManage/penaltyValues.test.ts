import { expect, test } from 'vitest';
import { checkPenalty, noPenalty } from './penaltyValues.ts';

const values = { ...noPenalty, reason: ' No lineup ' };

test('amounts have commas or points, and fines become cents', () => {
  expect(checkPenalty({ ...values, points: '1,5', gamePoints: '2', fine: '12.35', from: '2026-12-01' })).toEqual({
    problems: {},
    penalty: { points: 1.5, gamePoints: 2, fine: 1235, reason: 'No lineup', from: '2026-12-01' },
  });
  expect(checkPenalty({ ...values, fine: '19,99' }).penalty).toMatchObject({ points: 0, fine: 1999 });
});

test.each([
  ['points', '0.3'],
  ['points', '-1'],
  ['gamePoints', 'two'],
  ['fine', '25 euros'],
  ['fine', '1.234'],
  ['fine', '1e3'],
])('%s %j are refused and not taken as nothing', (field, text) =>
  expect(checkPenalty({ ...values, [field]: text }).problems).toEqual({ [field]: 'amount' }),
);

test('a penalty needs an effect and a reason', () => {
  expect(checkPenalty(noPenalty).problems).toEqual({ points: 'effect', reason: 'reason' });
  expect(checkPenalty({ ...values, points: '0' }).problems).toEqual({ points: 'effect' });
});
