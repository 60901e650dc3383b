import { expect, it } from 'vitest';
import { refusalOf } from './accepts.ts';

const logo = { name: 'Logo.PNG', type: 'image/png', size: 1000 };

it('accepts file extensions, types and wildcard types', () => {
  expect(refusalOf(logo, {})).toBeNull();
  expect(refusalOf(logo, { accept: '.svg, .png' })).toBeNull();
  expect(refusalOf(logo, { accept: 'image/*' })).toBeNull();
  expect(refusalOf(logo, { accept: 'text/csv,image/png' })).toBeNull();
  expect(refusalOf(logo, { accept: '.csv' })).toBe('type');
  expect(refusalOf(logo, { accept: 'image/svg+xml' })).toBe('type');
  expect(refusalOf({ ...logo, type: '' }, { accept: 'image/*' })).toBe('type');
});

it('accepts a file of exactly the maximum size', () => {
  expect(refusalOf(logo, { maxBytes: 1000 })).toBeNull();
  expect(refusalOf(logo, { maxBytes: 999 })).toBe('size');
  expect(refusalOf(logo, { accept: '.csv', maxBytes: 999 })).toBe('type');
});
