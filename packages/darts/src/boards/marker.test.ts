import { describe, expect, test } from 'vitest';
import { chooseMarker, type MarkerChoice } from './marker.ts';

const choose = (changes: Partial<MarkerChoice>) =>
  chooseMarker({ game: { people: ['a', 'b'] }, sources: ['candidates'], counts: new Map(), busy: new Set(), ...changes });
const group = { people: ['a', 'b'], markers: ['a', 'b', 'c', 'd', 'e'] };

describe('the marker', () => {
  test('is the member of the group who has marked least, but not a player of the game and not a busy person', () => {
    const counts = new Map([
      ['c', 2],
      ['d', 1],
      ['e', 1],
    ]);
    expect(choose({ game: group })).toBe('c');
    expect(choose({ game: group, counts })).toBe('d');
    expect(choose({ game: group, counts, busy: new Set('d') })).toBe('e');
    expect(choose({ game: { people: ['a', 'b'], markers: ['a', 'b'] } })).toBeNull();
  });

  test('comes from the first source that has an available person', () => {
    expect(choose({ sources: ['candidates', 'previous-loser', 'named'] })).toBeNull();
    expect(choose({ sources: ['candidates', 'previous-loser', 'named'], named: ['n'] })).toBe('n');
    expect(choose({ sources: ['candidates', 'previous-loser', 'named'], named: ['n'], previousLoser: 'x' })).toBe('x');
    expect(choose({ sources: ['named'], previousLoser: 'x' })).toBeNull();
  });

  test('comes from a later source rather than being a person who plays next', () => {
    const next = new Set(['c', 'd', 'e', 'n']);
    expect(choose({ game: group, sources: ['candidates', 'previous-loser'], previousLoser: 'x', next })).toBe('x');
    expect(choose({ game: group, sources: ['candidates', 'named'], named: ['n'], next })).toBe('c');
    expect(choose({ game: group, sources: ['named', 'candidates'], named: ['n'], next })).toBe('n');
    expect(choose({ game: group, sources: ['candidates'], next, nextPlayersMark: false })).toBeNull();
    expect(choose({ game: group, sources: ['previous-loser', 'candidates'], next })).toBe('c');
  });
});
