import { expect, test } from 'vitest';
import { foldName, nameHas } from './foldName.ts';

test.each([
  ['Boris Krčmar', 'krcmar'],
  ['Karel Sedláček', 'sedlacek'],
  ['Pétur Rúðrik Guðmundsson', 'gudmundsson'],
  ['Pétur Rúðrik Guðmundsson', 'guðmundsson'],
  ['Sebastian Białecki', 'bialecki'],
  ["William O'Connor", 'oconnor'],
  ['Gérard Lefèvre', 'gerard'],
  ['Gerard Zonder', 'Gérard'],
  ['Dimitri Van den Bergh', 'bergh dimitri'],
  ['Xiao-Chen Zong', 'xiao chen'],
  ['Wim Zus', ''],
])('%s is found by "%s"', (name, query) => expect(nameHas(name, query)).toBe(true));

test('other names are not found', () => {
  expect(nameHas('Gérard Lefèvre', 'gerard zus')).toBe(false);
  expect(foldName('  Ålesund–Øst  ')).toBe('alesund ost');
});
