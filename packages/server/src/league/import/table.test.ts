import { expect, test } from 'vitest';
import { mostImportRows } from '@oche/api/contract/import';
import { readTable } from './table.ts';

const fieldsOf = (...args: Parameters<typeof readTable>) => readTable(...args).columns.map(({ field }) => field);

test.each(['Name,Town,Boards', 'Name;Town;Boards', 'Name\tTown\tBoards'])(
  'values stand between commas, semicolons or tabs: %j',
  (heading) => {
    const separator = heading.slice(4, 5);
    const text = `\uFEFF${heading}\r\n"De Linde ""A"""${separator} ${separator}2\r\n${separator}${separator}\r\n\r\nKrijt${separator}Dorp\r\n`;
    expect(readTable(text, 'locations')).toEqual({
      columns: [
        { heading: 'Name', sample: 'De Linde "A"', field: 'name' },
        { heading: 'Town', sample: '', field: null },
        { heading: 'Boards', sample: '2', field: 'boards' },
      ],
      rows: [
        { line: 2, values: { name: 'De Linde "A"', boards: '2' } },
        { line: 5, values: { name: 'Krijt' } },
      ],
    });
  },
);

test.each([
  [
    'Ploeg;Reeks;Lokaal;Speeldag;Uur;Kapitein;E-mail kapitein',
    ['name', 'group', 'location', 'weekday', 'time', 'captain_name', 'captain_email'],
  ],
  ['Équipe;Division;Salle;Jour;Heure;Capitaine', ['name', 'group', 'location', 'weekday', 'time', 'captain_name']],
  ['Mannschaft;Kurzname;Verein;Staffel;Spiellokal;Wochentag;Uhrzeit', ['name', 'short', 'club', 'group', 'location', 'weekday', 'time']],
  ['Ploeg;Thuisavond;E-mail kapitein;GSM', ['name', 'weekday', 'captain_email', 'captain_phone']],
  ['name;short;captain_name;Number', ['name', 'short', 'captain_name', null]],
])('headings in four languages name the fields: %s', (heading, fields) => expect(fieldsOf(`${heading}\na`, 'teams')).toEqual(fields));

test('a first name in a column of its own is put before the name', () => {
  const names = (text: string) => readTable(text, 'members').rows.map(({ values }) => values);
  expect(names('Voornaam;Naam;Ploeg\nMia;De Smet;A\n;Bo;A\nCas;;A')).toEqual([
    { name: 'Mia De Smet', team: 'A' },
    { name: 'Bo', team: 'A' },
    { name: 'Cas', team: 'A' },
  ]);
  expect(names('Nachname;Vorname\nMaier;Uwe')).toEqual([{ name: 'Uwe Maier' }]);
  expect(names('Nom de famille;Prénom\nDubois;Luc')).toEqual([{ name: 'Luc Dubois' }]);
});

test('a location has its evenings under a heading in the singular too', () => {
  expect(fieldsOf('Lokaal;Adres;Speelavond\na;b;vr', 'locations')).toEqual(['name', 'address', 'evenings']);
});

test('of two columns for a field, the one with its exact name fills it', () => {
  expect(fieldsOf('Speler;Ploeg;Naam;Name\na;b;c;d', 'members')).toEqual([null, 'team', null, 'name']);
});

test('chosen columns replace those of the headings', () => {
  expect(fieldsOf('a,b,c\n1,2,3', 'members', [null, 'name', 'address'])).toEqual([null, 'name', null]);
  expect(() => readTable('a,b\n1,2', 'members', ['name', 'name'])).toThrow(
    expect.objectContaining({ extra: { fields: { columns: 'repeated' } } }),
  );
});

test.each([
  ['', 'no-rows'],
  ['name', 'no-rows'],
  [`name\n${'a\n'.repeat(mostImportRows + 1)}`, 'too-many-rows'],
])('a file of %# cannot be read', (text, code) => {
  expect(() => readTable(text, 'teams')).toThrow(expect.objectContaining({ extra: { fields: { text: code } } }));
});
