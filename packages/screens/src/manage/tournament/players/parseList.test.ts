import { describe, expect, test } from 'vitest';
import { decodeText, parseCsv, playersOfCsv } from './parseList.ts';

describe('a CSV file of players', () => {
  test('first column the name, then nickname, club and seed; headings are left out', () => {
    expect(playersOfCsv('Name,Nickname,Club,Seed\nLotte Bullens,Bulls-Eye,DC Krijt,1\nRik Draadmans,,,\n')).toEqual([
      { name: 'Lotte Bullens', nickname: 'Bulls-Eye', club: 'DC Krijt', seed: 1 },
      { name: 'Rik Draadmans' },
    ]);
  });

  test('Excel of a country with a decimal comma writes semicolons, a mark in front and CRLF', () => {
    expect(playersOfCsv('\uFEFFNaam;Bijnaam\r\nJosé Ñandú;"Pijl, de"\r\n\r\n')).toEqual([{ name: 'José Ñandú', nickname: 'Pijl, de' }]);
  });

  test('names arrive whole: apostrophes, particles, separators inside quotes', () => {
    expect(playersOfCsv('"van \'t Hof, Anne-Marie",,Ålesund\nO’Brien')).toEqual([
      { name: "van 't Hof, Anne-Marie", club: 'Ålesund' },
      { name: 'O’Brien' },
    ]);
  });

  test('a seed that is no place is left out', () => {
    expect(playersOfCsv('A B,,,first\nC D,,,0\nE F,,,2')).toEqual([{ name: 'A B' }, { name: 'C D' }, { name: 'E F', seed: 2 }]);
  });

  test('quotes may hold line ends and doubled quotes', () => {
    expect(parseCsv('"a ""b""\nc",d', ',')).toEqual([['a "b"\nc', 'd']]);
  });

  test('what is not UTF-8 is read as Windows wrote it', () => {
    expect(decodeText(Uint8Array.from([0x52, 0x65, 0x6e, 0xe9]).buffer)).toBe('René');
    expect(decodeText(new TextEncoder().encode('Łukasz').buffer as ArrayBuffer)).toBe('Łukasz');
  });
});
