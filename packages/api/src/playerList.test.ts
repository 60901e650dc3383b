import { describe, expect, test } from 'vitest';
import { decodeText, playersOf, readTable, type ListColumn } from './playerList.ts';

const read = (text: string) => playersOf(readTable(text)).map(({ line: _line, ...player }) => player);
const names = (text: string) => read(text).map(({ name, problem }) => (problem ? `${problem}: ${name}` : name));

describe('one name per line', () => {
  test.each([
    ['Kees Bakker', 'Kees Bakker'],
    ['12 Wim Zus', 'Wim Zus'],
    ['1. Kees Bakker', 'Kees Bakker'],
    ['1.Kees Bakker', 'Kees Bakker'],
    ['1) Kees Bakker', 'Kees Bakker'],
    ['(4) Kees Bakker', 'Kees Bakker'],
    ['#3 Kees Bakker', 'Kees Bakker'],
    ['07: Kees Bakker', 'Kees Bakker'],
    ['3 - Kees Bakker', 'Kees Bakker'],
    ['5e Kees Bakker', 'Kees Bakker'],
    ['- Kees Bakker', 'Kees Bakker'],
    ['• Kees Bakker', 'Kees Bakker'],
    ['•Kees Bakker', 'Kees Bakker'],
    ['[x] Kees Bakker', 'Kees Bakker'],
    ['- 1. Kees Bakker', 'Kees Bakker'],
    ['  Kees   Bakker ', 'Kees Bakker'],
    ['Bakker, Kees', 'Bakker, Kees'],
    ['3. Bakker, Kees', 'Bakker, Kees'],
    ["van 't Hof", "van 't Hof"],
    ['Raymond "Barney" Barneveld', 'Raymond "Barney" Barneveld'],
    ['Xiao-Chen Zong', 'Xiao-Chen Zong'],
    ['Pétur Rúðrik Guðmundsson', 'Pétur Rúðrik Guðmundsson'],
    ['Zoe\u0308 Krijt', 'Zoë Krijt'],
    ['100% Darts', '100% Darts'],
    ['???', 'no-name: ???'],
    ['14', 'no-name: 14'],
    ['x'.repeat(121), `too-long: ${'x'.repeat(121)}`],
  ])('the line "%s" has the name "%s"', (line, name) => expect(names(line)).toEqual([name]));

  test('no line is lost, and each keeps its line number', () => {
    const lines = playersOf(readTable('\uFEFF1. Bakker, Kees\r\n\r\n2. Zus, Wim\n—\n"Barney" Raymond\n"Open'));
    expect(lines.map(({ line, name }) => [line, name])).toEqual([
      [1, 'Bakker, Kees'],
      [3, 'Zus, Wim'],
      [4, '—'],
      [5, '"Barney" Raymond'],
      [6, '"Open'],
    ]);
    expect(lines[2]?.problem).toBe('no-name');
  });

  test.each(['Naam', 'Name', 'Nom', 'Spieler:', 'Joueurs', 'Deelnemers'])('a first line "%s" is a heading', (heading) =>
    expect(names(`${heading}\nKees Bakker`)).toEqual(['Kees Bakker']),
  );
});

describe('cells of a spreadsheet', () => {
  const columnsOf = (text: string): ListColumn[] => readTable(text).columns;

  test('a list number before the name is ignored, and text after the name is the club', () => {
    const text = '1\tKees Bakker\tAmsterdam\n2\tWim Zus\tUtrecht';
    expect(columnsOf(text)).toEqual(['ignored', 'name', 'club']);
    expect(read(text)).toEqual([
      { name: 'Kees Bakker', club: 'Amsterdam' },
      { name: 'Wim Zus', club: 'Utrecht' },
    ]);
  });

  test('a family name and a first name are one name', () => {
    expect(columnsOf('Bakker\tKees')).toEqual(['family-name', 'first-name']);
    expect(names('Bakker\tKees\nvan der Zus\tWim')).toEqual(['Kees Bakker', 'Wim van der Zus']);
  });

  test('a column of numbers after the name has the seeds, and text that is not a seed is reported', () => {
    const table = readTable('Kees Bakker\tDC Krijt\t2\nWim Zus\tDC Bord\t1\nAn Pijl\t\t3');
    expect(table.columns).toEqual(['name', 'club', 'seed']);
    expect(playersOf(table)).toMatchObject([{ seed: 2 }, { seed: 1 }, { name: 'An Pijl', seed: 3 }]);
    expect(read('Naam;Reekshoofd\nKees Bakker;eerste\nWim Zus;0\nAn Pijl;(4)')).toEqual([
      { name: 'Kees Bakker', noSeed: 'eerste' },
      { name: 'Wim Zus', noSeed: '0' },
      { name: 'An Pijl', seed: 4 },
    ]);
  });

  test('name, nickname, club and seed in this order need no heading', () =>
    expect(read('Lotte Bullens\tBulls-Eye\tDC Krijt\t1\nRik Draadmans\tDraad\tDC Bord\t2')).toEqual([
      { name: 'Lotte Bullens', nickname: 'Bulls-Eye', club: 'DC Krijt', seed: 1 },
      { name: 'Rik Draadmans', nickname: 'Draad', club: 'DC Bord', seed: 2 },
    ]));

  test('e-mail addresses, telephone numbers and repeated numbers are neither names nor seeds', () =>
    expect(columnsOf('Kees Bakker\tkees@example.org\t0470 12 34 56\t45\nWim Zus\twim@example.org\t0470 65 43 21\t45')).toEqual([
      'name',
      'ignored',
      'ignored',
      'ignored',
    ]));

  test.each<[string, ListColumn[]]>([
    ['First name\tSurname\tClub\tSeed', ['first-name', 'family-name', 'club', 'seed']],
    ['Nr.\tNaam\tVoornaam\tVereniging', ['ignored', 'family-name', 'first-name', 'club']],
    ['Nom\tPrénom\tSurnom\tTête de série', ['family-name', 'first-name', 'nickname', 'seed']],
    ['Nachname;Vorname;Verein;Setzplatz;E-Mail', ['family-name', 'first-name', 'club', 'seed', 'ignored']],
    ['Player Name,Country,Seed', ['name', 'ignored', 'seed']],
  ])('the headings "%s" determine the columns', (heading, columns) =>
    expect(readTable(`${heading}\nx`)).toMatchObject({ columns, hasHeading: true }),
  );

  test('the meaning of a column can be changed', () => {
    const table = readTable('Kees\tBakker\tAmsterdam');
    expect(playersOf({ ...table, columns: ['first-name', 'family-name', 'ignored'] })).toEqual([{ line: 1, name: 'Kees Bakker' }]);
    expect(playersOf({ ...readTable('Naam\nKees Bakker'), hasHeading: false }).map(({ name }) => name)).toEqual(['Naam', 'Kees Bakker']);
  });

  test('a row without a name is kept with its text', () =>
    expect(playersOf(readTable('Kees Bakker\tAmsterdam\n\tUtrecht\nWim Zus\tGent'))[1]).toEqual({
      line: 2,
      name: 'Utrecht',
      problem: 'no-name',
    }));
});

describe('a CSV file', () => {
  test('may have semicolons, a byte order mark, CRLF and quotes, as Excel writes them', () =>
    expect(read('\uFEFFNaam;Bijnaam\r\nJosé Ñandú;"Pijl, de"\r\n\r\n')).toEqual([{ name: 'José Ñandú', nickname: 'Pijl, de' }]));

  test('a name in quotes may contain the separating comma', () =>
    expect(read('"van \'t Hof, Anne-Marie",,Ålesund\nO’Brien')).toEqual([
      { name: "van 't Hof, Anne-Marie", club: 'Ålesund' },
      { name: 'O’Brien' },
    ]));

  test('may have columns of countries and remarks, which are ignored', () =>
    expect(
      names(
        'name,country,remark\nMensur Suljović,AT,acute c\nRowby-John Rodriguez,AT,"brother of the next, must stay two people"\nSebastian Białecki,PL,',
      ),
    ).toEqual(['Mensur Suljović', 'Rowby-John Rodriguez', 'Sebastian Białecki']));

  test('quotes may contain line ends and doubled quotes, and the next line keeps its number', () =>
    expect(playersOf(readTable('Name,Club\nA B,"DC ""Krijt""\nGent"\nC D,x'))).toEqual([
      { line: 2, name: 'A B', club: 'DC "Krijt" Gent' },
      { line: 4, name: 'C D', club: 'x' },
    ]));

  test('a file that is not UTF-8 is read as Windows-1252', () => {
    expect(decodeText(Uint8Array.from([0x52, 0x65, 0x6e, 0xe9]).buffer)).toBe('René');
    expect(decodeText(new TextEncoder().encode('Łukasz').buffer as ArrayBuffer)).toBe('Łukasz');
  });
});
