import { expect, test } from 'vitest';
import type { CupStandingsRow } from '@oche/api/contract/cup';
import { createIntl } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import { cupRows } from './tableCards.ts';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });

type Row = Pick<CupStandingsRow, 'team' | 'state' | 'round'>;
const rows = (count: number, state: Row['state'], round: Row['round'] = null): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const name = `${state} ${at + 1}`;
    return { team: { id: name, slug: name, name, short: name }, state, round };
  });
const names = (all: readonly Row[]) => cupRows(intl, all).map(({ name, detail }) => [name, detail].join(': '));

test('a cup with more level teams than an image has rows says how many are left out', () => {
  expect(names(rows(16, 'in'))).toEqual([...[1, 2, 3, 4].map((at) => `in ${at}: Still in`), 'and 12 more: Still in']);
  const round = { kind: 'quarter-finals', number: 2 } as const;
  expect(names([...rows(4, 'in'), ...rows(4, 'out', round), ...rows(8, 'out')]).at(-1)).toMatch(/^and 4 more: /);
});

test('a cup whose first teams are ahead of the others has them alone', () => {
  expect(names([...rows(5, 'in'), ...rows(11, 'out')])).toHaveLength(5);
  expect(names([...rows(5, 'in'), ...rows(11, 'out')]).at(-1)).toBe('in 5: Still in');
  expect(names(rows(3, 'in'))).toHaveLength(3);
});
