import { describe, expect, test } from 'vitest';
import { checkLineup } from './checkLineup.ts';
import type { PlayerFacts } from './checkLineup.ts';
import { lineupParts } from './lineup.ts';
import { pickLineup } from './pickLineup.ts';
import { structurePresets } from './presets.ts';
import { TestMatch } from './testMatch.ts';

const facts = (player: string, more: Partial<PlayerFacts> = {}): PlayerFacts => ({
  ...{ player, roster: 'own', timesAsSubstitute: 0, eligibleFrom: null, formerTeamFrom: null, isSuspended: false, elsewhere: null },
  ...more,
});
const season = { day: '2026-11-27', mostAsSubstitute: 3 };
const squad = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8'].map((player) => facts(player));

describe('a picked lineup', () => {
  test.each(Object.entries(structurePresets))('breaks no rule of %s', (_name, structure) => {
    const { state } = new TestMatch(structure);
    const { id } = lineupParts(structure)[0]!;
    const lineup = pickLineup(state, 0, id, squad, season);
    expect(checkLineup(state, 0, id, lineup, squad, season)).toEqual([]);
    expect(lineup).not.toContain(null);
  });

  test('leaves out players who may not play, and leaves slots empty without players', () => {
    const { state } = new TestMatch(structurePresets.middenkust);
    const players = [facts('h1', { isSuspended: true }), facts('h2'), facts('h3', { roster: 'none' })];
    expect(pickLineup(state, 0, 'match', players, season)).toEqual(['h2', null, null, null]);
  });

  test('throws for an unknown part', () => {
    const { state } = new TestMatch(structurePresets.middenkust);
    expect(() => pickLineup(state, 0, 'z', squad, season)).toThrow('no part or game z');
  });
});
