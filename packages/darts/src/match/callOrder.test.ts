import { describe, expect, it } from 'vitest';
import { callableGames, gamesToCall, nextStep } from './callOrder.ts';
import { bezirksligaShootOut, middenkust, newmarket } from './presets.ts';
import type { MatchStructure } from './structure.ts';
import { captain, over, playedMatch, playing, team, TestMatch } from './testMatch.ts';
import { small } from './testStructure.ts';

const revealed = (structure: MatchStructure, home?: ReturnType<typeof team>): TestMatch => {
  const match = new TestMatch(structure);
  match.reveal('match', home);
  return match;
};
const calls = (match: TestMatch, ...free: number[]) => gamesToCall(match.state, free).map(({ game, board }) => `${game} on ${board}`);

describe('the games to call', () => {
  it('with two boards, odd games go to the first and even ones to the second; the next game goes to the board that becomes free', () => {
    const match = revealed(middenkust);
    expect(calls(match, 0, 1)).toEqual(['m1 on 0', 'm2 on 1']);
    expect(calls(match, 1)).toEqual(['m1 on 1']);
    match.games = { m1: playing(0, 0), m2: over(3, 0) };
    expect(calls(match, 1)).toEqual(['m3 on 1']);
    expect(calls(match)).toEqual([]);
  });

  it('in numbered order, one game whose player is busy is passed over, and no more', () => {
    // Home's pairs share players with the first game of each half.
    const match = revealed(bezirksligaShootOut);
    match.games = { m1: { ...playing(1, 0), playersByLeg: [[team(0, 1, 3), team(1, 1, 3)]] } };
    expect(calls(match, 1)).toEqual([]);
    match.games = { ...match.games, m2: over(2, 0) };
    // The player in seat 1 is busy, so m4 is called instead of m3.
    expect(calls(match, 1)).toEqual(['m4 on 1']);
    match.games = { ...match.games, m4: over(2, 0) };
    // m3 and m5 both wait for players of the pair. Calling m6 would pass over two games.
    expect(calls(match, 1)).toEqual([]);
  });

  it('captains may call the next game in numbered order, and any game of the open block in block order', () => {
    expect(callableGames(revealed(middenkust).state)).toEqual(['m1']);
    expect(callableGames(revealed({ ...middenkust, order: 'block' }).state)).toEqual(['m1', 'm2', 'm3', 'm4']);
    const match = revealed(middenkust);
    match.games = { m1: playing(0, 0) };
    expect(callableGames(match.state)).toEqual(['m2']);
    expect(callableGames(playedMatch().state)).toEqual([]);
  });

  it('in block order, any game of the open block goes to a free board', () => {
    const match = revealed({ ...bezirksligaShootOut, order: 'block' });
    match.games = { m1: { ...playing(1, 0), playersByLeg: [[team(0, 1, 3), team(1, 1, 3)]] }, m2: over(2, 0), m4: over(2, 0) };
    expect(calls(match, 1)).toEqual(['m6 on 1']);
    expect(calls(revealed(newmarket), 0, 1)).toEqual(['m1 on 0', 'm2 on 1']);
  });

  it('a block can allow fewer games at once', () => {
    const match = revealed({ ...small, blocks: small.blocks.map((block) => ({ ...block, boards: 1 })) });
    expect(calls(match, 0, 1)).toEqual(['m1 on 0']);
  });

  it('a game is not called before its lineup is known, and no later game is called instead', () => {
    const match = revealed(small);
    match.games = { m1: over(2, 0), m2: over(2, 0) };
    expect(calls(match, 0)).toEqual([]);
  });

  it('a team game waits until no other game is running', () => {
    const free: MatchStructure = {
      ...small,
      blocks: [small.blocks[0]!, { id: 't', lineup: 'free', games: [{ size: 'team', format: 's' }] }],
    };
    const match = revealed(free);
    match.games = { m1: over(2, 0), m2: playing(0, 0) };
    expect(calls(match, 0)).toEqual([]);
    match.games = { m1: over(2, 0), m2: over(2, 0) };
    expect(calls(match, 0)).toEqual(['m3 on 0']);
  });

  it('nothing is called in a match that is stopped', () => {
    const match = revealed(small);
    match.add('stop', { reason: 'closing time' }, captain(0));
    expect(calls(match, 0)).toEqual([]);
  });
});

describe('the next step on one phone', () => {
  it('leads from the first lineup to the confirmation', () => {
    const match = new TestMatch({ ...small, throwsFirst: { first: 'toss', then: 'alternate' } });
    const step = () => nextStep(match.state);
    expect(step()).toEqual({ kind: 'lineup', part: 'match', missing: [0, 1] });
    match.add('handed-in', { side: 0, part: 'match', hash: '' }, captain(0));
    expect(step()).toEqual({ kind: 'lineup', part: 'match', missing: [1] });
    match.add('handed-in', { side: 1, part: 'match', hash: '' }, captain(1));
    expect(step()).toEqual({ kind: 'reveal', part: 'match' });
    match.reveal('match');
    expect(step()).toEqual({ kind: 'toss' });
    match.add('toss', { side: 0 });
    expect(step()).toEqual({ kind: 'game', game: 'm1', missing: [] });
    match.games = { m1: over(2, 0), m2: { ...playing(0, 0), state: 'called' } };
    expect(step()).toEqual({ kind: 'game', game: 'm2', missing: [] });
    match.play().games = { m1: over(2, 0), m2: over(2, 0) };
    expect(step()).toEqual({ kind: 'lineup', part: 'b', missing: [0, 1] });
    match.reveal('b');
    match.play('2-0');
    expect(step()).toEqual({ kind: 'confirm' });
    match.confirm(0);
    match.confirm(1);
    expect(step()).toEqual({ kind: 'nothing' });
  });

  it('leaves games on other boards to the devices there, and takes a called one only when nothing else is left', () => {
    const match = revealed(middenkust);
    const called = { ...playing(0, 0), state: 'called' as const };
    const next = (...elsewhere: string[]) => nextStep(match.state, elsewhere);
    match.games = { m1: over(3, 0), m2: playing(1, 0) };
    expect(next()).toMatchObject({ game: 'm2' });
    expect(next('m2')).toMatchObject({ game: 'm3' });
    match.games = { m1: over(3, 0), m2: called, m3: called, m4: over(0, 3) };
    expect(next('m2')).toMatchObject({ game: 'm3' });
    expect(next('m2', 'm3')).toMatchObject({ game: 'm2' });
    match.games = { m1: over(3, 0), m2: playing(1, 0), m3: over(3, 0), m4: over(0, 3) };
    expect(next('m2').kind).not.toBe('game');
  });

  it('names the sides whose players are missing in a free game', () => {
    const free: MatchStructure = { ...small, blocks: [{ ...small.blocks[0]!, lineup: 'free' }] };
    const match = new TestMatch(free);
    match.add('slot', { game: 'm1', side: 1, players: ['a1'] });
    expect(nextStep(match.state)).toEqual({ kind: 'game', game: 'm1', missing: [0] });
  });

  it('is nothing if the match has no games', () => {
    expect(nextStep({ ...revealed(small).state, games: [] })).toEqual({ kind: 'nothing' });
  });

  it('is nothing while a match is stopped or awarded', () => {
    const match = revealed(small);
    match.games = { m1: playing(1, 0) };
    match.add('stop', { reason: 'closing time' }, captain(0));
    expect(nextStep(match.state)).toEqual({ kind: 'nothing' });
    const awarded = playedMatch();
    awarded.add('walkover', { absent: 'away', reason: 'x' });
    expect(nextStep(awarded.state)).toEqual({ kind: 'nothing' });
  });
});
