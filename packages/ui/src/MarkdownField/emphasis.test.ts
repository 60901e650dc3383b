import { expect, it } from 'vitest';
import { emphasis } from './emphasis.ts';

/** Applies a mark. The selection is the text between the two bars. */
const apply = (text: string, mark: '**' | '*') => {
  const from = text.indexOf('|');
  const to = text.lastIndexOf('|') - 1;
  const value = text.replaceAll('|', '');
  const edit = emphasis(value, from, to, mark);
  const next = value.slice(0, edit.start) + edit.text + value.slice(edit.end);
  return `${next.slice(0, edit.from)}|${next.slice(edit.from, edit.to)}|${next.slice(edit.to)}`;
};

it('puts marks around the selection', () => {
  expect(apply('Fien |threw| 170', '**')).toBe('Fien **|threw|** 170');
  expect(apply('Fien | threw | 170', '*')).toBe('Fien  *|threw|*  170');
  expect(apply('||', '**')).toBe('**||**');
});

it('removes the marks again', () => {
  expect(apply('Fien **|threw|** 170', '**')).toBe('Fien |threw| 170');
  expect(apply('*|threw|*', '*')).toBe('|threw|');
});

it('distinguishes the stars of bold from those of italic', () => {
  expect(apply('**|threw|**', '*')).toBe('***|threw|***');
  expect(apply('***|threw|***', '*')).toBe('**|threw|**');
});
