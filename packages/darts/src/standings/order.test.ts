import { expect, test } from 'vitest';
import { rowsOf, separate, sharePlaces } from './order.ts';

test('no entries give no places', () => expect(separate([], ['a'], () => null)).toEqual([]));

test('criteria are not applied to a single entry', () => {
  const asked: (readonly string[])[] = [];
  const places = separate(['z', 'x', 'y'], ['a'], (_, tied) => {
    asked.push(tied);
    return {
      values: new Map([
        ['x', 1],
        ['y', 1],
        ['z', 2],
      ]),
    };
  });
  expect(asked).toEqual([
    ['x', 'y', 'z'],
    ['x', 'y'],
  ]);
  expect(rowsOf(places).map(({ entry, position }) => `${position}${entry}`)).toEqual(['1z', '2x', '2y']);
});

test('the list starts again from its top after each separation', () => {
  const asked: string[] = [];
  separate(['x', 'y', 'z'], ['a', 'b'], (criterion, tied) => {
    asked.push(`${criterion} ${tied.join('')}`);
    return criterion === 'a'
      ? null
      : {
          values: new Map([
            ['x', 1],
            ['y', 1],
            ['z', 2],
          ]),
          lowIsGood: true,
        };
  });
  expect(asked).toEqual(['a xyz', 'b xyz', 'a xy', 'b xy']);
});

test('a reason includes the detail of the criterion', () => {
  const [first] = separate<'a', { note: string }>(['x', 'y'], ['a'], () => ({
    values: new Map([
      ['x', 1],
      ['y', 2],
    ]),
    detail: { note: 'n' },
  }));
  expect(first).toEqual({
    tied: ['y'],
    below: { criterion: 'a', upper: 'y', lower: 'x', better: 2, worse: 1, among: ['x', 'y'], note: 'n' },
  });
});

test('equal rows share the best of their positions, and are listed in their own order', () => {
  const rows = [3, 1, 2, 2, 1].map((value, i) => ({ value, name: 'edcba'.charAt(i) }));
  const listed = sharePlaces(
    rows,
    (a, b) => b.value - a.value,
    (a, b) => (a.name < b.name ? -1 : 1),
  );
  expect(listed.map(({ position, value, name }) => `${position}${name}${value}`)).toEqual(['1e3', '2b2', '2c2', '4a1', '4d1']);
  expect(
    sharePlaces(
      [],
      () => 0,
      () => 0,
    ),
  ).toEqual([]);
});
