import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeCss } from './themeCss.ts';
import { readTokens, tokenProblems } from './tokens.ts';

const read = (path: string) => readFileSync(new URL(`../../packages/ui/${path}`, import.meta.url), 'utf8');
const json: unknown = JSON.parse(read('tokens.json'));

test('tokens.json is in the format of the Design Tokens Community Group', () => {
  expect(tokenProblems(json)).toEqual([]);
});

test('theme.css is generated from the current tokens', () => {
  expect(read('src/theme.css')).toBe(themeCss(readTokens(json), read('rules.css')));
});

const size = (value: number, unit = 'px') => ({ $type: 'dimension', $value: { value, unit } });

test.each([
  ['a value without a type', { a: { $value: 1 } }, 'a: neither the token nor its group has a $type.'],
  ['an unknown type', { a: { $type: 'colour', $value: 1 } }, 'a: unknown type "colour"'],
  ['a length without a unit', { a: { $type: 'dimension', $value: 4 } }, 'a: is not a valid dimension.'],
  ['a unit that is not in the format', { a: size(4, 'em') }, 'a: is not a valid dimension.'],
  ['an alias to a missing token', { a: { $type: 'dimension', $value: '{b.c}' } }, 'a: {b.c} is not the name of a token.'],
  ['an alias to a group', { a: { $type: 'dimension', $value: '{b}' }, b: { c: size(1) } }, 'a: {b} is not the name of a token.'],
  [
    'an alias to another type',
    { a: { $type: 'dimension', $value: '{b}' }, b: { $type: 'number', $value: 1 } },
    'a: is not a valid dimension.',
  ],
  ['a circular alias', { $type: 'number', a: { $value: '{b}' }, b: { $value: '{a}' } }, 'is circular'],
  ['a token inside a token', { a: { ...size(1), b: size(2) } }, 'a.b: a token cannot contain tokens.'],
  ['a dot in a name', { 'a.b': size(1) }, 'a.b: a name cannot contain braces or dots.'],
  ['a property that is not in the format', { a: { ...size(1), $note: 'x' } }, 'a.$note: this property is not in the format.'],
  ['typography without a line height', { a: { $type: 'typography', $value: { fontFamily: ['A'] } } }, 'a: is not a valid typography.'],
])('%s is rejected', (_, tokens, problem) => {
  expect(tokenProblems(tokens).join('\n')).toContain(problem);
});

test('types are inherited, and aliases of aliases are resolved', () => {
  const tokens = { $type: 'dimension', a: size(4), b: { $value: '{a}' }, c: { d: { $value: '{b}' } } };
  expect(tokenProblems(tokens)).toEqual([]);
  expect(readTokens(tokens)).toMatchObject({ c: { d: { $value: { value: 4, unit: 'px' } } } });
});
