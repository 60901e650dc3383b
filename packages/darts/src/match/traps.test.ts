import { describe, expect, it } from 'vitest';
import { checkLineup } from './checkLineup.ts';
import type { PlayerFacts } from './checkLineup.ts';
import { nextStep } from './callOrder.ts';
import { foldMatch, fullWalkover } from './fold.ts';
import { derbyDartsLiga, middenkust, rheinHunsrueck } from './presets.ts';
import { mayRecord, mayRecordInGame } from './record.ts';
import type { Recorder } from './record.ts';
import type { NewEvent } from '../x01/event.ts';
import { seen } from './sheet.ts';
import type { MatchStructure } from './structure.ts';
import { captain, editor, over, playedMatch, playing, team, TestMatch } from './testMatch.ts';
import { small } from './testStructure.ts';

const known = (player: string, more: Partial<PlayerFacts> = {}): PlayerFacts => ({
  ...{ player, roster: 'own', timesAsSubstitute: 0, eligibleFrom: null, formerTeamFrom: null, isSuspended: false, elsewhere: null },
  ...more,
});
const season = { day: '2026-11-27', mostAsSubstitute: 3 };

/** Two singles, and a team game if they leave the match level. */
const decider: MatchStructure = {
  ...small,
  blocks: [small.blocks[0]!, { id: 'd', lineup: 'free', onlyIf: 'level', games: [{ size: 'team', format: 's' }] }],
};
const levelMatch = (): TestMatch => {
  const match = new TestMatch(decider);
  match.reveal('match');
  return match.play('2-0', '0-2');
};

/** Known difficult cases of a single match. `league/traps.test.ts` has the cases of seasons and tables. */
describe('difficult cases of a match', () => {
  it('trap 2: a player who is added today is not eligible; only the game that they play anyway is awarded', () => {
    const match = playedMatch();
    const facts = [known('h1'), known('h2', { eligibleFrom: '2026-12-04' })];
    const lineup = checkLineup(new TestMatch(small).state, 0, 'match', team(0, 1, 2), facts, season);
    expect(lineup).toEqual([{ code: 'not-yet-eligible', slot: 1, player: 'h2', detail: '2026-12-04' }]);
    expect(match.try('protest', { side: 0, about: 'h2', text: 'plays anyway' }, captain(0))).toBeNull();
    match.games = { ...match.games, m1: over(2, 0, { winner: 1, ending: 'walkover', hasVisits: true }) };
    expect(match.state).toMatchObject({ status: 'to-confirm', points: [2, 2], walkover: null });
  });

  it('trap 3: a player of another match of this matchday is blocked, with that match as the reason', () => {
    const facts = [known('h1', { elsewhere: 'B on Tuesday' }), known('h2')];
    expect(checkLineup(new TestMatch(small).state, 0, 'match', team(0, 1, 2), facts, season)).toEqual([
      { code: 'plays-elsewhere', slot: 0, player: 'h1', detail: 'B on Tuesday' },
    ]);
  });

  it('trap 8: a walkover gives all games of the structure of this match, even if its group has another one now', () => {
    expect(fullWalkover(middenkust)).toEqual({ points: 10, legs: 30 });
    expect(fullWalkover(rheinHunsrueck)).toEqual({ points: 18, legs: 54 });
    const match = new TestMatch(middenkust);
    match.add('walkover', { absent: 'away', reason: 'did not come' });
    expect(match.state).toMatchObject({ points: [10, 0], legs: [30, 0] });
    expect(foldMatch(middenkust, match.events, {}, { points: 6, legs: 0 })).toMatchObject({ points: [6, 0], legs: [0, 0] });
  });

  it('trap 9: a correction of a confirmed sheet keeps the state and is marked', () => {
    const match = playedMatch();
    match.confirm(0);
    match.confirm(1);
    match.games = { ...match.games, m3: over(1, 2, { length: 2 }) };
    match.add('resolve', { reason: 'the paper says 1–2', saw: seen(match.state) });
    expect(match.state).toMatchObject({ status: 'confirmed', isCorrected: true, points: [1, 3] });
  });

  it('trap 16: captains who confirm different sheets leave two open confirmations and a list of the differences', () => {
    const match = playedMatch();
    match.confirm(0);
    match.games = { ...match.games, m2: over(2, 0, { length: 3 }) };
    match.confirm(1);
    expect(match.state).toMatchObject({ status: 'to-confirm', differences: ['score', 'm2'], isFinal: false });
    match.confirm(0);
    expect(match.state).toMatchObject({ status: 'confirmed', differences: [] });
  });

  it('trap 17: an editor who is a captain in the match needs a reason for everything that a captain may not do', () => {
    const match = playedMatch();
    const captainAndEditor: Recorder = { sides: [0], isEditor: true };
    match.confirm(0);
    match.confirm(1);
    const fact = { player: 'h1', kind: '180', value: 1 } as const;
    expect(match.try('fact', fact, captainAndEditor)).toBe('reason-needed');
    expect(match.try('fact', { ...fact, reason: ' ' }, captainAndEditor)).toBe('reason-needed');
    expect(match.try('fact', { ...fact, reason: 'it is on the paper' }, captainAndEditor)).toBeNull();
    expect(match.try('protest', { side: 0, about: 'm1', text: 'x' }, captainAndEditor)).toBeNull();
    expect(match.try('protest', { side: 1, about: 'm1', text: 'x' }, captainAndEditor)).toBe('reason-needed');
    expect(match.try('fact', { ...fact, value: 0 }, captainAndEditor)).toBe('invalid-fact');
    expect(match.try('fact', fact, editor)).toBeNull();
  });

  it('an editor hands in and substitutes for a captain with a reason', () => {
    const match = new TestMatch(small);
    const handIn = { side: 0, part: 'match', hash: '' } as const;
    expect(mayRecord(match.state, match.event('handed-in', handIn), editor)).toBe('reason-needed');
    expect(match.try('handed-in', { ...handIn, reason: 'by telephone' })).toBeNull();
    expect(mayRecord(match.state, match.event('handed-in', handIn), captain(0))).toBeNull();
  });

  it('trap 18: the captain of both teams hands in sealed lineups one after the other, and the sheet is marked', () => {
    const match = new TestMatch(small);
    const both: Recorder = { sides: [0, 1], isEditor: false };
    for (const side of [0, 1] as const) {
      expect(match.state.parts[0]).toMatchObject({ isRevealed: false, isByOneAuthor: false });
      expect(match.game('m1').players).toEqual([null, null]);
      match.add('handed-in', { side, part: 'match', hash: 'x' }, both);
    }
    expect(match.state.parts.map(({ isByOneAuthor }) => isByOneAuthor)).toEqual([true, false]);
    const apart = new TestMatch(small);
    apart.reveal('match');
    expect(apart.state.parts[0]?.isByOneAuthor).toBe(false);
  });

  it('trap 18: a sheet that one author confirms for both is marked', () => {
    const match = playedMatch();
    const confirm = (side: 0 | 1, sides: Recorder['sides']) =>
      match.add('confirm', { side, how: 'user', saw: seen(match.state) }, { sides, isEditor: false });
    confirm(0, [0, 1]);
    expect(match.state.isConfirmedByOneAuthor).toBe(false);
    confirm(1, [0, 1]);
    expect(match.state.isConfirmedByOneAuthor).toBe(true);
    const apart = playedMatch();
    apart.confirm(0);
    apart.confirm(1);
    expect(apart.state.isConfirmedByOneAuthor).toBe(false);
  });

  it('trap 22: a deciding game has a winner; if neither side can play it, an editor awards it', () => {
    const match = levelMatch();
    expect(match.game('m3').status).toBe('ready');
    for (const side of [0, 1] as const) match.add('slot', { game: 'm3', side, players: [null] }, captain(side));
    expect(match.game('m3')).toMatchObject({ status: 'waiting', reason: 'editor' });
    expect(match.state).toMatchObject({ status: 'playing', leader: null });
    expect(nextStep(match.state)).toEqual({ kind: 'nothing' });
    const award = { kind: 'walkover', payload: { winner: 1 } } as NewEvent;
    expect(mayRecordInGame(match.state, 'm3', award, captain(1))).toBe('wrong-state');
    expect(mayRecordInGame(match.state, 'm3', award, editor)).toBeNull();
    match.games = { ...match.games, m3: over(0, 0, { winner: 1, ending: 'walkover' }) };
    expect(match.state).toMatchObject({ status: 'to-confirm', points: [1, 2], leader: 1 });
  });

  it('trap 23: once a match is decided, a running game counts if it is played to its end, otherwise not at all', () => {
    const match = new TestMatch({ ...derbyDartsLiga, play: 'until-decided' });
    for (const part of ['a', 'b']) {
      match.reveal(part);
      match.play('2-0', '2-0', '2-0', '0-2');
    }
    match.reveal('c');
    match.play('2-0', '2-0');
    match.games = { ...match.games, m11: playing(1, 1) };
    expect(match.state).toMatchObject({ points: [8, 2], status: 'to-confirm' });
    expect(match.game('m11')).toMatchObject({ status: 'unplayed', reason: 'stopped', legs: [0, 0], given: [0, 0] });
    expect(mayRecordInGame(match.state, 'm11', { kind: 'visit' } as NewEvent, captain(0))).toBeNull();
    match.games = { ...match.games, m11: over(1, 2) };
    expect(match.state.points).toEqual([8, 3]);
  });

  it('trap 28: a total from paper is not accepted beside its games, whose sum is the score', () => {
    const match = playedMatch();
    expect(match.try('score', { points: [4, 0], legs: [6, 2] })).toBe('has-games');
    expect(match.state).toMatchObject({ points: [3, 1], legs: [5, 3] });
  });

  it('trap 30: a fact that the log of the board knows is rejected; one from offline is listed as dropped', () => {
    const match = playedMatch();
    const fact = { player: 'h1', game: 'm1', kind: '180', value: 1 } as const;
    const offline = match.add('fact', fact, captain(0));
    match.games = { ...match.games, m1: over(2, 0, { hasVisits: true }) };
    expect(match.state).toMatchObject({ facts: {}, droppedFacts: { [offline]: fact } });
    expect(match.try('fact', fact, captain(0))).toBe('facts-known');
  });
});
