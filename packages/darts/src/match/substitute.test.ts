import { describe, expect, it } from 'vitest';
import { nobody } from '../x01/event.ts';
import type { NewEvent } from '../x01/event.ts';
import type { Lineup } from './event.ts';
import { middenkust, rheinHunsrueck } from './presets.ts';
import { mayRecordInGame } from './record.ts';
import type { BySide, MatchStructure } from './structure.ts';
import { captain, editor, over, playing, team, TestMatch } from './testMatch.ts';
import { small } from './testStructure.ts';

const home = captain(0);
const revealed = (structure: MatchStructure = small): TestMatch => {
  const match = new TestMatch(structure);
  match.reveal('match');
  return match;
};

describe('substitutes', () => {
  const bring = (match: TestMatch, into: string | null, at: { seat: number } | { game: string } = { seat: 2 }, out: string | null = 'h2') =>
    match.try('substitute', { side: 0, at, out, in: into }, home);

  it('replace a player of the seat or game before it starts', () => {
    const match = revealed(rheinHunsrueck);
    expect(bring(new TestMatch(rheinHunsrueck), 'h5')).toBe('not-revealed');
    expect(bring(match, 'h5', { game: 'm9' })).toBe('not-revealed');
    expect(bring(match, 'h5', { seat: 5 })).toBe('unknown-game');
    expect(bring(match, 'h5', { game: 'm99' })).toBe('unknown-game');
    expect(bring(match, 'h5', { seat: 2 }, 'h3')).toBe('unknown-player');
    expect(bring(match, 'h3')).toBe('invalid-lineup');
    match.games = { m2: over(3, 0) };
    expect(bring(match, 'h5', { game: 'm2' })).toBe('game-begun');
    expect(bring(match, 'h5')).toBeNull();
    match.games = Object.fromEntries(match.state.games.map(({ key }) => [key, over(3, 0)]));
    expect(bring(match, 'h6', { seat: 2 }, 'h5')).toBe('game-begun');
  });

  it('are limited by the structure; leaving a slot empty or filling one does not count', () => {
    const match = revealed({ ...rheinHunsrueck, subs: { most: 1, return: 'no', legs: false } });
    expect(bring(match, null)).toBeNull();
    expect(bring(match, 'h5', { seat: 2 }, null)).toBeNull();
    expect(bring(match, 'h6', { seat: 1 }, 'h1')).toBeNull();
    expect(bring(match, 'h7', { seat: 3 }, 'h3')).toBe('too-many-substitutes');
    expect(bring(match, null, { seat: 3 }, 'h3')).toBeNull();
    expect(bring(match, 'h1', { seat: 3 }, null)).toBe('taken-out');
  });

  it('Rhein-Hunsrück: a player who was replaced in a seat may still play the pair, but no single', () => {
    const match = revealed(rheinHunsrueck);
    match.games = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`m${number}`, over(3, 0)]));
    match.reveal('b', team(0, 1, 3));
    expect(bring(match, 'h5')).toBeNull();
    expect(bring(match, 'h2', { game: 'm12' }, 'h3')).toBe('taken-out');
    expect(bring(match, 'h2', { game: 'm9' }, 'h3')).toBeNull();
    // A player who was replaced in the pair may play singles.
    expect(bring(match, 'h3', { game: 'm10' }, 'h1')).toBeNull();
  });

  it('may come back by default, and need a place on the sheet', () => {
    const match = revealed({ ...small, sheet: { least: 1, full: 2, most: 3 } });
    expect(bring(match, 'h3', { game: 'm1' }, 'h1')).toBeNull();
    expect(bring(match, 'h1', { game: 'm2' })).toBeNull();
    expect(bring(match, 'h4', { game: 'm1' }, 'h3')).toBeNull();
    expect(bring(match, 'h5', { game: 'm2' }, 'h1')).toBeNull();
    const crowded = revealed({ ...middenkust, sheet: { least: 3, full: 4, most: 4 } });
    expect(bring(crowded, 'h5', { game: 'm1' }, 'h1')).toBe('sheet-full');
  });

  it('join a team game', () => {
    const team8: MatchStructure = { ...small, blocks: [{ id: 't', lineup: 'free', games: [{ size: 'team', format: 's' }] }] };
    const match = new TestMatch(team8);
    match.add('slot', { game: 'm1', side: 0, players: ['h1'] }, home);
    expect(bring(match, 'h2', { game: 'm1' }, null)).toBeNull();
    expect(match.game('m1').players[0]).toEqual(['h1', 'h2']);
  });
});

describe('substitutes between legs', () => {
  const structure: MatchStructure = { ...small, subs: { most: 1, return: 'no', legs: true } };
  /** The pair of `small` after these legs. */
  const pairAfter = (legs: BySide<Lineup>[], more: Partial<MatchStructure> = {}): TestMatch => {
    const match = revealed({ ...structure, ...more });
    match.play('2-0', '2-0');
    match.reveal('b');
    match.games = { ...match.games, m3: { ...playing(1, 0), playersByLeg: legs } };
    return match;
  };
  const bring = (match: TestMatch, players: string[], fromLeg: number, who = home) => {
    const event: NewEvent = { id: 'x', v: 2, kind: 'players', payload: { side: 0, players, fromLeg } };
    return mayRecordInGame(match.state, 'm3', event, who);
  };
  const both = team(0, 1, 2);
  const away = team(1, 1, 2);

  it('are allowed if the structure allows them', () => {
    const legs: BySide<Lineup>[] = [[both, away]];
    expect(bring(pairAfter(legs), ['h1', 'h3'], 2)).toBeNull();
    const strict = pairAfter(legs, { subs: { most: 1, return: 'no', legs: false } });
    expect(bring(strict, ['h1', 'h3'], 2)).toBe('not-between-legs');
    expect(bring(strict, ['h1', 'h3'], 2, editor)).toBeNull();
  });

  it('do not include a corrected name, a new order or a late player', () => {
    const strict: Partial<MatchStructure> = { subs: { most: 0, return: 'no', legs: false }, short: { '2': 'turn-lost' } };
    const match = pairAfter([[both, away]], strict);
    expect(bring(match, ['h1', 'h3'], 1)).toBeNull();
    expect(bring(match, ['h2', 'h1'], 2)).toBeNull();
    expect(bring(match, ['h1', nobody], 2)).toBeNull();
    expect(bring(pairAfter([[team(0, 1, 0), away]], strict), ['h1', 'h3'], 2)).toBeNull();
  });

  it('count with the substitutes before games, and stay on the sheet', () => {
    const match = pairAfter([
      [both, away],
      [team(0, 1, 3), away],
    ]);
    expect(match.game('m3').players[0]).toEqual(['h1', 'h3']);
    expect(bring(match, ['h4', 'h3'], 3)).toBe('too-many-substitutes');
    expect(bring(match, ['h1', 'h2'], 3)).toBe('taken-out');
    const free = { ...structure, subs: { most: null, return: 'yes', legs: true } as const };
    expect(bring(pairAfter([[both, away]], free), ['h3', 'h4'], 2)).toBeNull();
    const full = { ...free, sheet: { least: 1, full: 2, most: 2 } };
    expect(bring(pairAfter([[both, away]], full), ['h1', 'h3'], 2)).toBe('sheet-full');
  });

  it('are compared with the leg before, even if later legs are played', () => {
    const match = pairAfter([
      [both, away],
      [both, away],
      [team(0, 1, 3), away],
    ]);
    expect(bring(match, ['h1', 'h4'], 2)).toBe('too-many-substitutes');
    expect(bring(match, ['h1', 'h3'], 9)).toBeNull();
  });

  it('can have facts from paper, as can the replaced player', () => {
    const match = pairAfter([
      [both, away],
      [team(0, 1, 3), away],
    ]);
    for (const player of ['h2', 'h3']) expect(match.try('fact', { player, game: 'm3', kind: '180', value: 1 }, home)).toBeNull();
    expect(match.try('fact', { player: 'h4', game: 'm3', kind: '180', value: 1 }, home)).toBe('unknown-player');
  });
});
