import { describe, expect, it } from 'vitest';
import { nobody } from '../x01/event.ts';
import { TestLog } from '../x01/testLog.ts';
import { bezirksligaShootOut, dbbrSecondDivision, derbyDartsLiga, hdcf, moraira, rheinHunsrueck, threeCounties } from './presets.ts';
import { foldMatch } from './fold.ts';
import { firstFinal, seen } from './sheet.ts';
import { foldedGame } from './state.ts';
import type { MatchStructure } from './structure.ts';
import { captain, over, playedMatch, playing, team, TestMatch } from './testMatch.ts';
import { small } from './testStructure.ts';

describe('a match from lineup to confirmation', () => {
  it('goes through planned, lineups, playing and to-confirm to confirmed', () => {
    const match = new TestMatch(small);
    expect(match.state.status).toBe('planned');
    match.add('here', { side: 1 }, captain(1));
    expect(match.state).toMatchObject({ status: 'planned', here: [null, 'e1'] });
    match.add('handed-in', { side: 0, part: 'match', hash: 'x' }, captain(0));
    expect(match.state).toMatchObject({
      status: 'lineups',
      parts: [
        { id: 'match', isOpen: true, handedIn: ['e2', null], isRevealed: false },
        { id: 'b', isOpen: false, handedIn: [null, null], isRevealed: false },
      ],
    });
    match.reveal('match');
    expect(match.state.status).toBe('lineups');
    match.games = { m1: playing(1, 0) };
    expect(match.state).toMatchObject({ status: 'playing', points: [0, 0], legs: [0, 0] });
    expect(match.game('m1')).toMatchObject({ status: 'playing', legs: [1, 0], given: [0, 0] });
    match.games = { m1: over(2, 0), m2: over(1, 2) };
    expect(match.state).toMatchObject({ status: 'playing', points: [1, 1], legs: [3, 2], leader: null });
    match.reveal('b');
    match.play('2-1');
    expect(match.state).toMatchObject({ status: 'to-confirm', points: [3, 1], legs: [5, 3], leader: 0 });
    match.confirm(0);
    expect(match.state).toMatchObject({ status: 'to-confirm', isFinal: false });
    match.confirm(1);
    expect(match.state).toMatchObject({ status: 'confirmed', isFinal: true, isCorrected: false, length: match.events.length });
  });

  it('is played from its start: boards are chosen for a game that can be called, or a game has been called', () => {
    const match = new TestMatch(small);
    const boards = match.add('boards', { ids: ['b1'] }, captain(0));
    expect(match.state.status).toBe('planned');
    match.reveal('match');
    expect(match.state.status).toBe('playing');
    match.add('undo', { target: boards }, captain(0));
    expect(match.state.status).toBe('lineups');
    match.games = { m1: { ...playing(0, 0), state: 'called' } };
    expect(match.state.status).toBe('playing');
  });

  it('knows the first who said that a team has arrived, in any order of the log', () => {
    const match = new TestMatch(small);
    match.add('here', { side: 0 }, captain(0));
    match.add('here', { side: 0 });
    expect(match.state.here).toEqual(['e1', null]);
    expect(foldMatch(small, match.events.toReversed(), {}).here).toEqual(['e1', null]);
  });

  it('opens the lineups of a block when no game before it is left to call', () => {
    const match = new TestMatch(small);
    const isOpen = () => match.state.parts[1]?.isOpen;
    match.reveal('match');
    match.games = { m1: over(2, 0) };
    expect(isOpen()).toBe(false);
    match.games = { m1: over(2, 0), m2: { ...playing(0, 0), state: 'called' } };
    expect(isOpen()).toBe(true);
  });

  it('closes the lineups of a block whose games were entered from paper', () => {
    const match = new TestMatch(small);
    for (const game of ['m1', 'm2'])
      for (const side of [0, 1] as const) match.add('slot', { game, side, players: team(side, game === 'm1' ? 1 : 2) });
    const isOpen = () => match.state.parts.map((part) => part.isOpen);
    match.games = { m1: over(2, 0) };
    expect(isOpen()).toEqual([true, false]);
    match.games = { m1: over(2, 0), m2: over(1, 2) };
    expect(isOpen()).toEqual([false, true]);
    expect(match.try('handed-in', { side: 0, part: 'match', hash: 'x' }, captain(0))).toBe('lineup-closed');
  });
});

describe('who plays', () => {
  const players = (match: TestMatch) => match.state.games.map(({ players: [home, away] }) => [home, away]);

  it('is not known before the reveal', () => {
    expect(players(new TestMatch(small))).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('comes from the revealed lineup, or from the seats in a block of positions', () => {
    const match = new TestMatch(rheinHunsrueck);
    match.reveal('match');
    expect(match.state.seats).toEqual([team(0, 1, 2, 3, 4), team(1, 1, 2, 3, 4)]);
    expect(match.game('m5').players).toEqual([['h1'], ['a2']]);
    expect(match.game('m9').players).toEqual([null, null]);
    match.games = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`m${number}`, over(3, 0)]));
    match.reveal('b', team(0, 4, 5), team(1, 4, 6));
    expect(match.game('m9').players).toEqual([
      ['h4', 'h5'],
      ['a4', 'a6'],
    ]);
  });

  it('depends on the draw number in a drawn block', () => {
    const match = new TestMatch(threeCounties);
    match.reveal('match', undefined, undefined, 4711);
    expect(match.game('m1').players[1]).toEqual(['a5', 'a6']);
  });

  it('changes with a substitute in all later games of a seat, or in one game', () => {
    const match = new TestMatch(rheinHunsrueck);
    match.reveal('match');
    match.games = { m1: over(3, 0, { playersByLeg: [[['h1'], ['a1']]] }) };
    match.add('substitute', { side: 0, at: { seat: 1 }, out: 'h1', in: 'h5' });
    match.add('substitute', { side: 1, at: { game: 'm5' }, out: 'a2', in: 'a6' });
    expect([match.game('m1').players, match.game('m5').players, match.game('m12').players]).toEqual([
      [['h1'], ['a1']],
      [['h5'], ['a6']],
      [['h3'], ['a1']],
    ]);
    expect(match.state.seats?.[0]).toEqual(team(0, 5, 2, 3, 4));
    match.add('undo', { target: 'e4' });
    expect(match.game('m5').players[0]).toEqual(['h1']);
  });

  it('changes in a pair for the replaced player only, and not if that player is not in it', () => {
    const match = new TestMatch(small);
    match.reveal('match');
    match.play('2-0', '2-0');
    match.reveal('b');
    match.add('substitute', { side: 0, at: { game: 'm3' }, out: 'h2', in: 'h3' });
    expect(match.game('m3').players[0]).toEqual(['h1', 'h3']);
    match.events = [
      ...match.events,
      { ...match.event('substitute', { side: 0, at: { game: 'm3' }, out: 'h2', in: 'h4' }), seq: match.events.length + 1 },
    ];
    expect(match.game('m3').players[0]).toEqual(['h1', 'h3']);
  });

  it('is named at the board in a free game, and from paper in any game', () => {
    const match = new TestMatch(bezirksligaShootOut);
    match.add('slot', { game: 'm21', side: 0, players: team(0, 1, 2, 0) });
    expect(match.game('m21').players).toEqual([['h1', 'h2'], null]);
    const paper = new TestMatch(small);
    paper.add('slot', { game: 'm3', side: 1, players: ['a1'] }, captain(1));
    expect(paper.game('m3').players).toEqual([null, ['a1', null]]);
  });

  it('ignores events about parts, games and seats that do not exist', () => {
    const match = new TestMatch(small);
    const strange = [
      match.event('revealed', { part: 'z', players: [[], []], salts: ['', ''] }),
      match.event('slot', { game: 'm9', side: 0, players: [] }),
      match.event('substitute', { side: 0, at: { seat: 4 }, out: null, in: 'h1' }),
      match.event('substitute', { side: 0, at: { game: 'm3' }, out: null, in: 'h1' }),
      match.event('undo', { target: 'nothing' }),
    ];
    match.events = strange.map((event, index) => ({ ...event, id: `x${index}`, seq: index + 1 }));
    expect(players(match)).toEqual(players(new TestMatch(small)));
  });

  it('has an empty slot for each slot that a revealed lineup leaves out', () => {
    const match = new TestMatch(rheinHunsrueck);
    match.events = [{ ...match.event('revealed', { part: 'match', players: [['h1'], []], salts: ['', ''] }), seq: 1 }];
    expect([match.game('m1').players, match.game('m2').players]).toEqual([
      [['h1'], [null]],
      [[null], [null]],
    ]);
  });
});

describe('players who are missing', () => {
  it('two empty slots give 0–0 without points, one empty slot gives the fastest win', () => {
    const match = new TestMatch(hdcf);
    match.reveal('match', team(0, 1, 0, 0, 2), team(1, 1, 2, 0, 3));
    expect(match.game('m2')).toMatchObject({ status: 'forfeit', winner: 1, legs: [0, 3], given: [0, 1] });
    expect(match.game('m3')).toMatchObject({ status: 'unplayed', reason: 'both-short', legs: [0, 0], given: [0, 0] });
    expect(match.state).toMatchObject({ points: [0, 1], legs: [0, 3], status: 'lineups' });
  });

  it('a late player fills an empty slot before the game', () => {
    const match = new TestMatch(hdcf);
    match.reveal('match', team(0, 1, 0, 3, 2));
    match.add('substitute', { side: 0, at: { game: 'm2' }, out: null, in: 'h9' }, captain(0));
    expect(match.game('m2')).toMatchObject({ status: 'ready', players: [['h9'], ['a2']] });
  });

  it('DBBR plays a pair whose missing turns count 0', () => {
    const match = new TestMatch(dbbrSecondDivision);
    match.reveal('match');
    match.play('3-0', '3-0', '3-0', '3-0');
    match.reveal('b', team(0, 1, 0, 1, 2, 3, 1, 2, 3));
    expect(match.game('m5').status).toBe('ready');
  });

  it('a forfeit by away gives home the fastest win', () => {
    const match = new TestMatch(small);
    match.reveal('match', undefined, team(1, 0, 1));
    expect(match.game('m1')).toMatchObject({ status: 'forfeit', winner: 0, legs: [2, 0], given: [1, 0] });
  });
});

describe('results of games', () => {
  it('a drawn game gives half a point to each side', () => {
    const match = playedMatch();
    match.games = { ...match.games, m3: over(1, 1) };
    expect(match.state).toMatchObject({ points: [2, 2], legs: [4, 3] });
  });

  it('a walkover has the legs of the fastest win, and a side that retires keeps its legs', () => {
    const match = playedMatch();
    match.games = { m1: over(0, 1, { winner: 0, ending: 'walkover' }), m2: over(1, 0, { winner: 1, ending: 'retired' }), m3: over(2, 0) };
    expect(match.game('m1').legs).toEqual([2, 0]);
    expect(match.game('m2').legs).toEqual([1, 2]);
  });

  it('Moraira is won by legs', () => {
    const match = new TestMatch(moraira);
    match.reveal('match');
    match.play('2-1', '2-1', '0-2');
    expect(match.state).toMatchObject({ points: [2, 1], legs: [4, 4], leader: null });
    match.play('0-2');
    expect(match.state).toMatchObject({ points: [2, 2], leader: 1 });
  });

  it('a game waits for the toss if it decides who throws first', () => {
    const match = new TestMatch({ ...small, throwsFirst: { first: 'toss', then: 'alternate' } });
    match.reveal('match');
    expect(match.game('m1')).toMatchObject({ status: 'waiting', reason: 'toss' });
    match.add('toss', { side: 1 });
    expect(match.game('m1').status).toBe('ready');
    expect(match.state.toss).toBe(1);
  });

  it('the log of a game gives its state, score and players', () => {
    const log = new TestLog({ legs: { firstTo: 1 } }, [1, 2]);
    expect(foldedGame(log.state)).toEqual({
      state: 'called',
      length: 1,
      legs: [0, 0],
      winner: null,
      ending: null,
      hasVisits: false,
      playersByLeg: [[['p00'], ['p10', 'p11']]],
    });
    log.throw(180);
    expect(foldedGame(log.state)).toMatchObject({ state: 'playing', hasVisits: true });
    log.throw(0, 180, 0, 141);
    expect(foldedGame(log.state)).toMatchObject({ state: 'over', legs: [1, 0], winner: 0, ending: 'played', length: 6 });
    log.add('accept', { by: 'captain' });
    expect(foldedGame(log.state).length).toBe(6);
    log.add('players', { side: 1, players: ['p10', nobody], fromLeg: 1 });
    expect(foldedGame(log.state).playersByLeg[0]?.[1]).toEqual(['p10', null]);
  });
});

describe('games that depend on the score', () => {
  const decider: MatchStructure = {
    ...small,
    blocks: [small.blocks[0]!, { id: 'd', lineup: 'free', onlyIf: 'level', games: [{ size: 'team', format: 's' }] }],
  };

  it('a deciding game waits for all games, and is played if they leave the match level', () => {
    const match = new TestMatch(decider);
    match.reveal('match');
    expect(match.game('m3')).toMatchObject({ status: 'waiting', reason: 'score' });
    match.play('2-0', '0-2');
    expect(match.game('m3').status).toBe('ready');
    match.play('2-1');
    // The point of the deciding game counts, its legs do not.
    expect(match.state).toMatchObject({ status: 'to-confirm', points: [2, 1], legs: [2, 2], leader: 0 });
  });

  it('a deciding game is not played if the match is not level, and counts for nothing if a correction decides the match without it', () => {
    const match = new TestMatch(decider);
    match.reveal('match');
    match.play('2-0', '2-0');
    expect(match.game('m3')).toMatchObject({ status: 'unplayed', reason: 'not-level' });
    expect(match.state).toMatchObject({ status: 'to-confirm', points: [2, 0] });
    match.games = { ...match.games, m3: over(0, 2) };
    expect(match.state).toMatchObject({ points: [2, 0] });
    // While an earlier game is open again, the log of the deciding game is shown as it is.
    match.games = { m1: over(2, 0), m3: playing(0, 1) };
    expect(match.game('m3').status).toBe('playing');
  });

  it('until decided: remaining games are not played, and running games are stopped', () => {
    const match = new TestMatch({ ...derbyDartsLiga, play: 'until-decided' });
    for (const part of ['a', 'b']) {
      match.reveal(part);
      match.play('2-0', '2-0', '2-0', '0-2');
    }
    match.reveal('c');
    expect(match.state).toMatchObject({ points: [6, 2], status: 'playing' });
    match.play('2-0', '2-0');
    match.games = { ...match.games, m11: playing(1, 1) };
    expect(match.state).toMatchObject({ points: [8, 2], status: 'to-confirm' });
    expect(match.game('m11')).toMatchObject({ status: 'unplayed', reason: 'stopped', legs: [0, 0] });
    expect(match.game('m12')).toMatchObject({ status: 'unplayed', reason: 'decided' });
    match.games = { ...match.games, m11: over(1, 2) };
    expect(match.state.points).toEqual([8, 3]);
  });

  it('until decided: a deciding game still depends on a level score only', () => {
    const match = new TestMatch({ ...decider, play: 'until-decided' });
    match.reveal('match');
    match.play('2-0', '0-2');
    expect(match.game('m3').status).toBe('ready');
    match.games = { m1: over(2, 0), m2: over(2, 0) };
    expect(match.game('m3')).toMatchObject({ status: 'unplayed', reason: 'not-level' });
  });
});

describe('a match that is not played to its end', () => {
  it('a bare result counts until a game is known', () => {
    const match = new TestMatch(small);
    match.add('score', { points: [1, 3], legs: [3, 4] });
    expect(match.state).toMatchObject({ status: 'to-confirm', points: [1, 3], legs: [3, 4], leader: 1 });
    match.games = { m1: over(2, 0) };
    expect(match.state).toMatchObject({ status: 'playing', points: [1, 0] });
  });

  it('a walkover gives all games, each won with the fewest legs', () => {
    const match = new TestMatch(bezirksligaShootOut);
    match.add('walkover', { absent: 'home', reason: 'did not come' });
    expect(match.state).toMatchObject({ status: 'walkover', points: [0, 20], legs: [0, 40], leader: 1 });
    const other = new TestMatch(small);
    other.add('walkover', { absent: 'away', reason: 'did not come' });
    expect(other.state).toMatchObject({ points: [4, 0], legs: [6, 0], leader: 0 });
    expect(other.try('undo', { target: other.lastId })).toBe('reason-needed');
    const takenBack = { target: other.lastId, reason: 'They came' };
    other.add('undo', takenBack);
    expect(other.state).toMatchObject({ status: 'planned', points: [0, 0] });
  });

  it('a walkover has no winner if both are absent', () => {
    const match = new TestMatch(small);
    match.add('walkover', { absent: 'both', reason: 'nobody came' });
    expect(match.state).toMatchObject({ status: 'walkover', points: [0, 0], legs: [0, 0], leader: null });
  });

  it('is interrupted and continues', () => {
    const match = new TestMatch(small);
    match.reveal('match');
    match.games = { m1: playing(1, 1) };
    match.add('stop', { reason: 'power cut' }, captain(1));
    expect(match.state.status).toBe('postponed');
    expect(match.game('m1').legs).toEqual([1, 1]);
    match.add('resume', {});
    expect(match.state.status).toBe('playing');
  });

  it('is annulled and keeps its status', () => {
    const match = playedMatch();
    match.add('annul', { reason: 'the team has withdrawn' });
    expect(match.state).toMatchObject({ status: 'to-confirm', isAnnulled: true });
  });

  it('has the boards that home chose last', () => {
    const match = new TestMatch(small);
    expect(match.state.boards).toBeNull();
    match.add('boards', { ids: ['x'] });
    match.add('boards', { ids: ['x', 'y'] });
    expect(match.state.boards).toEqual(['x', 'y']);
  });
});

describe('confirmations', () => {
  it('of different sheets stay open, with a list of the differences', () => {
    const match = playedMatch();
    const saw = seen(match.state);
    const other = { ...saw, legs: [6, 3] as const, games: { ...saw.games, m2: { ...saw.games['m2']!, legs: [2, 2] as const } } };
    match.confirm(0);
    match.confirm(1, other);
    expect(match.state).toMatchObject({ status: 'to-confirm', differences: ['score', 'm2'] });
    expect(match.state.confirmations.map((confirmation) => confirmation?.changed)).toEqual([[], ['score', 'm2']]);
    match.confirm(1);
    expect(match.state).toMatchObject({ status: 'confirmed', differences: [] });
  });

  it('no longer count after a change, which is listed, and count again if the sheet is equal again', () => {
    const match = playedMatch();
    match.confirm(0);
    const m3 = match.games['m3']!;
    match.games = { ...match.games, m3: over(2, 1, { length: 3 }) };
    const id = match.add('fact', { player: 'h1', kind: '180', value: 2 });
    expect(match.state.confirmations[0]?.changed).toEqual(['m3', id]);
    match.add('fact-removed', { id });
    match.games = { ...match.games, m3 };
    match.confirm(1);
    expect(match.state.status).toBe('confirmed');
    match.games = { ...match.games, m3: over(0, 2, { length: 3 }) };
    expect(match.state).toMatchObject({ status: 'to-confirm', isFinal: false });
  });

  it('are of the same sheet even if a database has changed the order of its keys', () => {
    const match = playedMatch();
    match.add('fact', { player: 'h1', kind: 'checkout', value: 120 });
    const reverse = (value: unknown): unknown => {
      if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reverse(inner)]),
      );
    };
    match.confirm(0, reverse(seen(match.state)) as ReturnType<typeof seen>);
    match.confirm(1);
    expect(match.state.status).toBe('confirmed');
  });

  it('are not needed if an editor decides; a later decision on another sheet marks it as corrected', () => {
    const match = playedMatch();
    match.confirm(0);
    match.add('dispute', { side: 1, about: ['m3'], reason: 'it ended 1–2' }, captain(1));
    expect(match.state.status).toBe('disputed');
    expect(firstFinal(match.state)).toBeUndefined();
    const first = match.add('resolve', { reason: 'the paper says 2–1', saw: seen(match.state) });
    expect(match.state).toMatchObject({ status: 'confirmed', isCorrected: false });
    match.games = { ...match.games, m3: over(1, 2, { length: 2 }) };
    match.add('resolve', { reason: 'a second paper says 1–2', saw: seen(match.state) });
    expect(match.state).toMatchObject({ status: 'confirmed', isCorrected: true, points: [1, 3] });
    expect(firstFinal(match.state)).toBe(first);
  });

  it('of both sides keep the sheet final while it is disputed', () => {
    const match = playedMatch();
    match.confirm(0);
    match.confirm(1);
    match.add('dispute', { side: 1, about: ['m1'], reason: 'a player was not eligible' }, captain(1));
    expect(match.state).toMatchObject({ status: 'disputed', isFinal: true });
    match.add('undo', { target: match.lastId }, captain(1));
    expect(match.state.status).toBe('confirmed');
  });

  it('of both sides make the sheet final before any later decision, if they agree', () => {
    const match = playedMatch();
    match.confirm(0);
    const second = match.confirm(1);
    match.add('resolve', { reason: 'it counts', saw: seen(match.state) });
    expect(firstFinal(match.state)).toBe(second);
    const other = playedMatch();
    other.confirm(0);
    other.games = { ...other.games, m3: over(1, 2, { length: 2 }) };
    other.confirm(1);
    expect(firstFinal(other.state)).toBeUndefined();
    const decision = other.add('resolve', { reason: 'it counts', saw: seen(other.state) });
    expect(firstFinal(other.state)).toBe(decision);
  });
});

describe('facts from paper', () => {
  it('count for games without visits, and are dropped if the log has visits', () => {
    const match = playedMatch();
    match.games = { ...match.games, m1: over(2, 0, { playersByLeg: [[['h1'], ['a1']]] }) };
    const inGame = match.add('fact', { player: 'h1', game: 'm1', kind: '180', value: 1 });
    const somewhere = match.add('fact', { player: 'h2', kind: 'short-leg', value: 15 });
    expect(Object.keys(match.state.facts)).toEqual([inGame, somewhere]);
    match.games = { ...match.games, m1: { ...match.games['m1']!, hasVisits: true } };
    expect(match.state.facts).toEqual({ [somewhere]: { player: 'h2', kind: 'short-leg', value: 15 } });
    expect(match.state.droppedFacts).toEqual({ [inGame]: { player: 'h1', game: 'm1', kind: '180', value: 1 } });
    // h2 has played m2 and the pair. The logs are complete for h2 only if both have visits.
    match.games = { ...match.games, m2: { ...match.games['m2']!, hasVisits: true } };
    expect(Object.keys(match.state.facts)).toEqual([somewhere]);
    match.games = { ...match.games, m3: { ...match.games['m3']!, hasVisits: true } };
    expect(match.state.facts).toEqual({});
  });
});
