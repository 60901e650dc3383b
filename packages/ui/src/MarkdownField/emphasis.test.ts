import { expect, it } from 'vitest';
import { emphasis } from './emphasis.ts';

/** The selection is what stands between the two bars. */
const after = (text: string, mark: '**' | '*') => {
  const from = text.indexOf('|');
  const to = text.lastIndexOf('|') - 1;
  const value = text.replaceAll('|', '');
  const edit = emphasis(value, from, to, mark);
  const next = value.slice(0, edit.start) + edit.text + value.slice(edit.end);
  return `${next.slice(0, edit.from)}|${next.slice(edit.from, edit.to)}|${next.slice(edit.to)}`;
};

it('puts marks around what is selected', () => {
  expect(after('Fien |threw| 170', '**')).toBe('Fien **|threw|** 170');
  expect(after('Fien | threw | 170', '*')).toBe('Fien  *|threw|*  170');
  expect(after('||', '**')).toBe('**||**');
});

it('takes them away again', () => {
  expect(after('Fien **|threw|** 170', '**')).toBe('Fien |threw| 170');
  expect(after('*|threw|*', '*')).toBe('|threw|');
});

it('does not take the stars of bold for those of italic', () => {
  expect(after('**|threw|**', '*')).toBe('***|threw|***');
  expect(after('***|threw|***', '*')).toBe('**|threw|**');
});
