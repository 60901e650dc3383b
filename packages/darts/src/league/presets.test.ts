import { describe, expect, test } from 'vitest';
import { leaguePresets } from './presets.ts';
import { leagueTable } from './table.ts';
import { match } from './testSeason.ts';

/** The rows of a table as `A 4 set-difference B 4 points C 0`: team, points, and what puts it above the next. */
const linesOf = (preset: keyof typeof leaguePresets, ...matches: string[]) => {
  const teams = [...new Set(matches.flatMap((text) => [text.charAt(2), text.charAt(4)]))].map((id) => ({ id, state: 'accepted' as const }));
  const { rows } = leagueTable({ teams, matches: matches.map((text) => match(text)), rules: leaguePresets[preset] });
  return rows.map(({ entry, points, why }) => `${entry} ${points}${why.below ? ` ${why.below.criterion}` : ''}`).join(' ');
};

/** A and B won one match each with equal figures; A won theirs. */
const level = ['1 A-B 6-4 20-15', '2 D-A 6-4 20-15', '3 B-D 6-4 20-15', '4 D-C 6-4 20-15'];

describe('presets of leagues', () => {
  test.each<[keyof typeof leaguePresets, string, string[]]>([
    ['twoForAWin', 'A 2 points C 1 leg-difference D 1 points B 0', ['1 A-B 6-4 20-15', '1 C-D 5-5 20-18']],
    ['twoForAWin', 'C 2 set-difference A 2 points B 0 set-difference D 0', ['1 A-B 6-4 30-5', '1 C-D 7-3 20-18']],
    ['twoForAWin', 'C 2 sets-won A 2 points D 0 sets-won B 0', ['1 A-B 5-3 20-12', '1 C-D 6-4 20-18']],
    ['twoForAWin', 'C 2 legs-won A 2 points D 0 legs-won B 0', ['1 A-B 6-4 20-12', '1 C-D 6-4 21-13']],
    ['twoForAWin', 'D 4 points A 2 head-to-head B 2 points C 0', level],
    ['village', 'C 3 set-difference A 3 points B 0 set-difference D 0', ['1 A-B 6-4 30-5', '1 C-D 7-3 20-18']],
    ['village', 'D 6 points A 3 head-to-head B 3 points C 0', level],
    ['shootOut', 'C 3 leg-difference A 3 points B 0 leg-difference D 0', ['1 A-B 11-9 25-20', '1 C-D 11-9 25-15']],
    ['gamePoints', 'C 6 leg-difference A 6 points B 4 leg-difference D 4', ['1 A-B 6-4 20-15', '1 C-D 6-4 20-10']],
    ['gamePoints', 'D 16 points A 10 head-to-head B 10 points C 4', level],
    ['legPoints', 'B 22 points C 20 games-won A 20 points D 12', ['1 A-B 4-5 20-22', '1 C-D 6-3 20-12']],
    ['legPoints', 'D 55 points A 35 head-to-head B 35 points C 15', level],
    ['village', 'A 3 points C 1 leg-difference D 1 points B 0', ['1 A-B 6-4 20-15', '1 C-D 5-5 20-18']],
    ['shootOut', 'A 3 points C 2 points D 1 points B 0', ['1 A-B 11-9 25-20', '1 C-D 11-10 25-22']],
    ['shootOut', 'C 3 set-difference A 3 points B 0 set-difference D 0', ['1 A-B 11-9 30-9', '1 C-D 12-8 25-22']],
    ['gamePoints', 'B 7 points A 6 games-won C 6 points D 3', ['1 A-B 6-4 20-15', '1 C-D 3-3 10-9', '2 C-B 3-3 10-9']],
    ['legPoints', 'A 20 points D 19 points C 18 points B 15', ['1 A-B 6-4 20-15', '1 C-D 5-4 18-19']],
    ['losingPoint', 'A 2 set-difference C 2 points D 1 points B 0', ['1 A-B 6-3 13-8', '1 C-D 5-4 12-11']],
  ])('%s: %s', (preset, expected, matches) => expect(linesOf(preset, ...matches)).toBe(expected));
});
