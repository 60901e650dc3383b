import { expect, test } from 'vitest';
import { undescribed } from './docstrings.ts';

const names = (text: string) => undescribed(text).map(({ name, line }) => `${line} ${name}`);

test('an export of any kind without a docstring is reported', () => {
  const text = 'export const a = 1, b = 2;\nexport type C = string;\n/** */\nexport function d() {}\n// no docstring\nexport class E {}\n';
  expect(names(text)).toEqual(['1 a', '1 b', '2 C', '4 d', '6 E']);
});

test('an export with a docstring and a declaration that is not exported are accepted', () => {
  const text =
    '/** The bed of a dart. */\nexport const a = 1;\nconst b = 2;\n/**\n * Darts used,\n * from 1.\n */\nexport type C = string;\n';
  expect(names(text)).toEqual([]);
});

test('the docstring of the first overload covers all overloads', () => {
  const text =
    '/** Reads a dart. */\nexport function a(code: string): string;\nexport function a(code: number): number;\nexport function a() {}\n';
  expect(names(text)).toEqual([]);
});
