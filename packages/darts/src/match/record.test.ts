import { describe, expect, it } from 'vitest';
import type { NewEvent } from '../x01/event.ts';
import { systemAuthor } from './event.ts';
import type { Fact, MatchEvent } from './event.ts';
import { conflicts } from './log.ts';
import { hdoFirstDivision, middenkust, rheinHunsrueck, threeCounties } from './presets.ts';
import { decidedSubjects, mayRecord, mayRecordInGame } from './record.ts';
import type { Recorder } from './record.ts';
import { seen } from './sheet.ts';
import type { MatchStructure } from './structure.ts';
import { captain, editor, over, playedMatch, playing, team, TestMatch } from './testMatch.ts';
import { small } from './testStructure.ts';

const home = captain(0);
const away = captain(1);
const revealed = (structure: MatchStructure = small): TestMatch => {
  const match = new TestMatch(structure);
  match.reveal('match');
  return match;
};

describe('any event', () => {
  it('of a later version is rejected', () => {
    const match = new TestMatch(small);
    expect(mayRecord(match.state, { ...match.event('note', { text: 'x' }), v: 2 }, editor)).toBe('unknown-version');
    expect(mayRecord(match.state, { ...match.event('note', { text: 'x' }), v: NaN }, editor)).toBe('unknown-version');
  });

  it('is for a side of its author, unless an editor records it', () => {
    const match = new TestMatch(small);
    expect(match.try('here', { side: 1 }, home)).toBe('other-side');
    expect(match.try('here', { side: 1 }, { sides: [0, 1], isEditor: false })).toBeNull();
    expect(match.try('here', { side: 0 }, editor)).toBeNull();
  });

  it('of a toss names the winner, and either captain can record it', () => {
    expect(new TestMatch(small).try('toss', { side: 1 }, home)).toBeNull();
    const match = revealed();
    match.games = { m1: playing(0, 0) };
    expect(match.try('toss', { side: 1 }, home)).toBe('game-begun');
  });

  it('that decides needs a reason', () => {
    const match = playedMatch();
    expect(match.try('dispute', { side: 0, about: ['m1'], reason: ' ' }, home)).toBe('reason-needed');
    expect(match.try('resolve', { reason: '', saw: seen(match.state) })).toBe('reason-needed');
    expect(match.try('walkover', { absent: 'home', reason: '' })).toBe('reason-needed');
    expect(match.try('annul', { reason: '' })).toBe('reason-needed');
  });
});

describe('the state of a match', () => {
  it('decides which events captains may record', () => {
    const match = new TestMatch(small);
    const saw = seen(match.state);
    expect(match.try('confirm', { side: 0, how: 'user', saw }, home)).toBe('wrong-state');
    expect(match.try('dispute', { side: 0, about: ['m1'], reason: 'x' }, home)).toBe('wrong-state');
    expect(match.try('stop', { reason: 'x' }, home)).toBe('wrong-state');
    expect(match.try('resume', {}, home)).toBe('wrong-state');
    expect(match.try('resolve', { reason: 'x', saw })).toBe('wrong-state');
    expect(match.try('claim', { side: 0, what: 'walkover' }, home)).toBeNull();
  });

  it('allows only editors to change a confirmed sheet', () => {
    const match = playedMatch();
    match.confirm(0);
    match.confirm(1);
    const fact = { player: 'h1', kind: '180', value: 1 } as const;
    expect(match.try('fact', fact, home)).toBe('wrong-state');
    expect(match.try('undo', { target: match.lastId }, away)).toBe('wrong-state');
    expect(match.try('walkover', { absent: 'away', reason: 'x' }, away)).toBe('wrong-state');
    expect(match.try('protest', { side: 1, about: 'm1', text: 'x' }, away)).toBeNull();
    expect(match.try('fact', fact)).toBeNull();
    expect(match.try('walkover', { absent: 'away', reason: 'x' })).toBeNull();
  });

  it('a match is annulled once', () => {
    const match = new TestMatch(small);
    match.add('annul', { reason: 'withdrawn' });
    expect(match.try('annul', { reason: 'withdrawn' })).toBe('wrong-state');
  });
});

describe('lineups', () => {
  it('are accepted for parts that exist and are open, until the reveal', () => {
    const match = new TestMatch(small);
    expect(match.try('handed-in', { side: 0, part: 'z', hash: '' }, home)).toBe('unknown-part');
    expect(match.try('handed-in', { side: 0, part: 'b', hash: '' }, home)).toBe('lineup-closed');
    match.reveal('match');
    expect(match.try('handed-in', { side: 0, part: 'match', hash: '' }, home)).toBe('already-revealed');
  });

  it('are revealed once, when both are in and fit', () => {
    const match = new TestMatch(small);
    const reveal = { part: 'match', players: [team(0, 1, 2), team(1, 1, 2)], salts: ['', ''] } as const;
    expect(match.try('revealed', { ...reveal, part: 'z' })).toBe('unknown-part');
    match.add('handed-in', { side: 0, part: 'match', hash: '' }, home);
    expect(match.try('revealed', reveal)).toBe('not-revealed');
    match.add('handed-in', { side: 1, part: 'match', hash: '' }, away);
    expect(match.try('revealed', { ...reveal, players: [team(0, 1), team(1, 1, 2)] })).toBe('invalid-lineup');
    expect(match.try('revealed', { ...reveal, drawNumber: 1 })).toBe('invalid-lineup');
    match.add('revealed', reveal);
    expect(match.try('revealed', reveal)).toBe('already-revealed');
  });

  it('that are drawn need a draw number', () => {
    const match = new TestMatch(threeCounties);
    expect(() => match.reveal('match')).toThrow('invalid-lineup');
    const [drawn, ...rest] = threeCounties.blocks;
    const mixed = new TestMatch({
      ...threeCounties,
      blocks: [drawn!, ...rest.map((block) => ({ ...block, lineup: 'blind-block' as const }))],
    });
    mixed.reveal('match', undefined, undefined, 1);
    mixed.play('2-0', '2-0', '2-0');
    expect(() => mixed.reveal('b')).not.toThrow();
  });

  it('can be taken back by its own side until the reveal', () => {
    const match = new TestMatch(small);
    const target = match.add('handed-in', { side: 0, part: 'match', hash: '' }, home);
    expect(match.try('undo', { target }, away)).toBe('not-yours');
    match.add('undo', { target }, home);
    expect(match.state).toMatchObject({ status: 'planned', parts: [{ handedIn: [null, null] }, {}] });
    const reveal = match.reveal('match');
    expect(match.try('undo', { target: 'e3' }, home)).toBe('already-revealed');
    expect(match.try('undo', { target: reveal })).toBe('unknown-target');
    expect(match.try('undo', { target: 'e99' })).toBe('unknown-target');
  });
});

describe('players of a game', () => {
  it('can be named in the open while no sealed lineup is handed in', () => {
    const match = new TestMatch(small);
    const slot = { game: 'm1', side: 0, players: ['h1'] } as const;
    expect(match.try('slot', { ...slot, game: 'm9' }, home)).toBe('unknown-game');
    expect(match.try('slot', { ...slot, players: ['h1', 'h2'] }, home)).toBe('invalid-lineup');
    expect(match.try('slot', { game: 'm3', side: 0, players: ['h1', 'h1'] }, home)).toBe('invalid-lineup');
    expect(match.try('slot', { game: 'm3', side: 0, players: [null, null] }, home)).toBeNull();
    expect(match.try('slot', slot, home)).toBeNull();
    match.add('handed-in', { side: 1, part: 'match', hash: '' }, away);
    expect(match.try('slot', slot, home)).toBe('not-revealed');
    match.reveal('match');
    expect(match.try('slot', slot, home)).toBe('already-revealed');
    expect(match.try('slot', slot, editor)).toBe('reason-needed');
    expect(match.try('slot', { ...slot, reason: 'Injured' }, editor)).toBeNull();
    match.games = { m1: playing(0, 0) };
    expect(match.try('slot', slot, editor)).toBe('game-begun');
  });

  it.each([
    ['home-first', home, away],
    ['away-first', away, home],
  ] as const)('%s: the other side answers', (lineup, first, second) => {
    const match = new TestMatch({ ...small, blocks: [{ ...small.blocks[0]!, lineup }, small.blocks[1]!] });
    const slot = (who: typeof home) => match.try('slot', { game: 'm1', side: who.sides[0]!, players: ['p'] }, who);
    expect(slot(second)).toBe('not-your-turn');
    expect(slot(first)).toBeNull();
    expect(slot(second)).toBeNull();
  });
});

describe('boards, facts, scores', () => {
  it('home chooses as many boards as the structure allows', () => {
    const match = new TestMatch({ ...small, boards: [1, 2] });
    expect(match.try('boards', { ids: [] })).toBe('invalid-boards');
    expect(match.try('boards', { ids: ['x', 'x'] })).toBe('invalid-boards');
    expect(match.try('boards', { ids: ['x', 'y', 'z'] })).toBe('invalid-boards');
    expect(match.try('boards', { ids: ['x', 'y'] })).toBeNull();
  });

  it.each<[Fact['kind'], number[], number[]]>([
    ['180', [1, 16], [0, 17, 1.5, NaN]],
    ['171', [1, 16], [0, 17]],
    ['checkout', [2, 170, 161], [1, 169, 171]],
    ['short-leg', [9, 99], [8, 100]],
    ['short-leg-visits', [3, 33], [2, 34]],
  ])('a fact about %s is possible', (kind, possible, impossible) => {
    const check = (value: number) => playedMatch().try('fact', { player: 'h1', kind, value }, home);
    for (const value of possible) expect(check(value)).toBeNull();
    for (const value of impossible) expect(check(value)).toBe('invalid-fact');
  });

  it.each<[string, TestMatch['games'], number]>([
    ['may have', {}, 6],
    ['had', { m1: over(2, 0) }, 4],
  ])('a game takes two scores of 180 of a player for each leg that it %s', (_, games, most) => {
    const match = new TestMatch(small);
    match.reveal('match');
    match.games = games;
    const check = (value: number) => match.try('fact', { player: 'h1', game: 'm1', kind: '180', value });
    expect([check(most + 1), check(most - 1), check(2), check(1), check(1)]).toEqual([
      'invalid-fact',
      null,
      'invalid-fact',
      null,
      'invalid-fact',
    ]);
    expect(match.try('fact', { player: 'h1', kind: '171', value: 1 })).toBeNull();
  });

  it('a fact is about a player of its game, and the log of the game has no visits', () => {
    const match = playedMatch();
    const fact = { player: 'h1', game: 'm1', kind: '180', value: 1 } as const;
    expect(match.try('fact', { ...fact, game: 'm9' })).toBe('unknown-game');
    expect(match.try('fact', { ...fact, player: 'h2' })).toBe('unknown-player');
    match.games = { ...match.games, m1: over(2, 0, { hasVisits: true }) };
    expect(match.try('fact', fact)).toBe('facts-known');
    expect(new TestMatch(small).try('fact', { ...fact, game: 'm1' })).toBe('unknown-player');
  });

  it('a fact is removed by its id, even if it was dropped', () => {
    const match = playedMatch();
    const id = match.add('fact', { player: 'h1', game: 'm1', kind: '180', value: 1 });
    match.games = { ...match.games, m1: over(2, 0, { hasVisits: true }) };
    expect(match.try('fact-removed', { id: 'e1' })).toBe('unknown-target');
    expect(match.try('fact-removed', { id })).toBeNull();
    expect(match.try('fact-removed', { id })).toBe('unknown-target');
    const other = match.add('fact', { player: 'h2', game: 'm2', kind: '180', value: 1 });
    expect(match.try('dispute', { side: 0, about: [other, 'm1'], reason: 'x' }, home)).toBeNull();
  });

  it('a bare score fits the structure, and is rejected if games are known', () => {
    const match = new TestMatch(middenkust);
    expect(match.try('score', { points: [6, 5], legs: [0, 0] })).toBe('invalid-score');
    expect(match.try('score', { points: [6.25, 3], legs: [0, 0] })).toBe('invalid-score');
    expect(match.try('score', { points: [6, 4], legs: [-1, 0] })).toBe('invalid-score');
    // Ten games, each first to three.
    expect(match.try('score', { points: [6, 4], legs: [30, 21] })).toBe('invalid-score');
    expect(match.try('score', { points: [6.5, 3.5], legs: [30, 20] })).toBeNull();
    expect(playedMatch().try('score', { points: [1, 0], legs: [2, 0] })).toBe('has-games');
    const decided = { ...small, blocks: [...small.blocks, { ...small.blocks[1]!, id: 'd', onlyIf: 'level' as const }] };
    expect(new TestMatch(decided).try('score', { points: [4, 2], legs: [6, 4] })).toBeNull();
  });

  it('a dispute names at least a game, a fact or the score of the match', () => {
    expect(playedMatch().try('dispute', { side: 0, about: [], reason: 'x' }, home)).toBe('nothing-disputed');
    expect(playedMatch().try('dispute', { side: 0, about: ['score'], reason: 'x' }, home)).toBeNull();
    expect(playedMatch().try('dispute', { side: 0, about: ['m9'], reason: 'x' }, home)).toBe('unknown-target');
  });

  it('neither side disputes what an editor has decided, until it is corrected', () => {
    const match = playedMatch();
    const dispute = (side: 0 | 1, ...about: string[]) => match.try('dispute', { side, about, reason: 'x' }, [home, away][side]);
    const decide = () => match.add('resolve', { reason: 'x', saw: seen(match.state) });
    // The editor lets the sheet count without a dispute.
    decide();
    expect(decidedSubjects(match.state)).toEqual(new Set(['score']));
    expect([dispute(0, 'score'), dispute(1, 'm3', 'score')]).toEqual(['already-decided', 'already-decided']);
    expect(dispute(0, 'm1')).toBeNull();
    // A dispute without a decision decides nothing.
    expect(decidedSubjects(match.state)).toEqual(new Set(['score']));
    decide();
    expect(match.state.status).toBe('confirmed');
    expect([dispute(0, 'm1'), dispute(1, 'm1'), dispute(1, 'm2', 'm1')]).toEqual(Array.from({ length: 3 }, () => 'already-decided'));
    // Either side disputes what was not decided. Both decisions hold.
    expect(dispute(1, 'm2')).toBeNull();
    expect(match.state.status).toBe('disputed');
    decide();
    expect(decidedSubjects(match.state)).toEqual(new Set(['score', 'm1', 'm2']));
    // The editor corrects a game.
    match.games = { ...match.games, m1: over(2, 1) };
    expect(decidedSubjects(match.state)).toEqual(new Set(['m2']));
    decide();
    expect(match.state.status).toBe('confirmed');
    expect([dispute(0, 'm2'), dispute(0, 'score'), dispute(1, 'm1')]).toEqual(['already-decided', 'already-decided', null]);
  });
});

describe('undo', () => {
  it('while a match is disputed, a side can only take its dispute back', () => {
    const match = playedMatch();
    const note = match.add('note', { text: 'x' }, home);
    const dispute = match.add('dispute', { side: 0, about: ['m1'], reason: 'x' }, home);
    expect(match.try('undo', { target: note }, home)).toBe('wrong-state');
    expect(match.try('undo', { target: note }, editor)).toBeNull();
    expect(match.try('undo', { target: dispute }, away)).toBe('not-yours');
    expect(match.try('undo', { target: dispute }, home)).toBeNull();
  });

  it('takes back that a team has arrived, by any of its captains, until a game has started', () => {
    const match = new TestMatch(small);
    const said = match.add('here', { side: 0 });
    expect(match.try('undo', { target: said }, away)).toBe('not-yours');
    expect(match.try('undo', { target: said }, home)).toBeNull();
    expect(match.state.here).toEqual([null, null]);
    const again = match.add('here', { side: 0 }, home);
    match.reveal('match');
    match.games = { m1: playing(0, 0) };
    expect(match.try('undo', { target: again }, home)).toBe('game-begun');
  });
});

describe('a protest', () => {
  const protest = { side: 0, about: '', text: 'The board was wet' } as const;

  it('is open until an editor decides it, with a reason, and may be decided again', () => {
    const match = new TestMatch(small);
    const id = match.add('protest', protest, home);
    expect(match.state.protests).toEqual({ [id]: { ...protest, decision: null, isOfServer: false } });
    const decide = (target: string, reason: string, who = editor) =>
      match.try('decide', { protest: target, outcome: 'rejected', reason }, who);
    expect(decide(id, 'Play on', home)).toBe('wrong-state');
    expect(decide(id, ' ')).toBe('reason-needed');
    expect(decide('e99', 'Play on')).toBe('unknown-target');
    expect(decide('toString', 'Play on')).toBe('unknown-target');
    expect(decide(id, 'Play on')).toBeNull();
    const decision = match.lastId;
    expect(match.state.protests[id]).toMatchObject({ decision: { outcome: 'rejected', reason: 'Play on' } });
    for (const who of [home, editor]) expect(match.try('undo', { target: decision }, who)).toBe('not-yours');
    expect(match.try('decide', { protest: id, outcome: 'upheld', reason: 'Play again' })).toBeNull();
    expect(match.state.protests[id]).toMatchObject({ decision: { outcome: 'upheld', reason: 'Play again' } });
    // A device with an earlier release records no outcome. It cannot replace a decision that has one.
    expect(match.try('decide', { protest: id, reason: 'Play on' })).toBe('wrong-state');
    expect(match.state.protests[id]).toMatchObject({ decision: { outcome: 'upheld', reason: 'Play again' } });
  });

  it('is taken back by any captain of its side and by no editor, even after the confirmation, until it is decided', () => {
    const match = playedMatch();
    match.confirm(0);
    match.confirm(1);
    const byEditor = match.add('protest', protest);
    expect(match.state.status).toBe('confirmed');
    expect(match.try('undo', { target: byEditor }, away)).toBe('not-yours');
    expect(match.try('undo', { target: byEditor }, home)).toBeNull();
    expect(match.state.protests).toEqual({});
    expect(match.try('decide', { protest: byEditor, reason: 'x' })).toBe('unknown-target');
    match.add('dispute', { side: 1, about: ['m1'], reason: 'x' }, away);
    const decided = match.add('protest', protest, home);
    match.add('decide', { protest: decided, reason: 'x' });
    expect(match.try('undo', { target: decided }, home)).toBe('wrong-state');
    expect(match.try('undo', { target: decided })).toBe('not-yours');
  });

  it('of the server against a player is decided by editors, and never taken back', () => {
    const match = new TestMatch(small);
    const ofServer = {
      ...match.event('protest', { side: 0, about: 'a1', text: 'not-on-roster' }),
      author: systemAuthor,
      seq: 1,
    } as MatchEvent;
    match.events = [ofServer];
    expect(match.state.protests[ofServer.id]).toMatchObject({ isOfServer: true, decision: null });
    for (const who of [home, editor]) expect(match.try('undo', { target: ofServer.id }, who)).toBe('not-yours');
    expect(match.try('decide', { protest: ofServer.id, reason: 'The game is awarded' })).toBeNull();
  });
});

describe('a change of players by an editor', () => {
  /** An editor who is the captain of home. */
  const homeEditor: Recorder = { sides: [0], isEditor: true };
  const mixed: MatchStructure = { ...small, blocks: [small.blocks[0]!, { ...small.blocks[1]!, lineup: 'home-first' }] };
  const slot = { game: 'm3', side: 0, players: ['h1', 'h2'] } as const;

  it('needs a reason once a lineup is revealed, also for the team of the editor', () => {
    const match = new TestMatch(mixed);
    expect(match.try('slot', slot, homeEditor)).toBeNull();
    match.reveal('match');
    for (const who of [editor, homeEditor]) {
      expect(match.try('slot', slot, who)).toBe('reason-needed');
      expect(match.try('slot', { ...slot, reason: ' ' }, who)).toBe('reason-needed');
      expect(match.try('slot', { ...slot, reason: 'Injured' }, who)).toBeNull();
      const change = {
        side: 0,
        at: { game: 'm1' },
        out: match.game('m1').players[0]![0]!,
        in: who === editor ? 'h5' : 'h6',
        reason: '',
      } as const;
      expect(match.try('substitute', change, who)).toBe('reason-needed');
      expect(match.try('substitute', { ...change, reason: 'Injured' }, who)).toBeNull();
    }
    expect(match.try('slot', slot, home)).toBeNull();
  });

  it('needs a reason once an editor has handed in a lineup', () => {
    const match = new TestMatch(mixed);
    match.add('handed-in', { side: 0, part: 'match', hash: '' }, home);
    expect(match.try('slot', slot, homeEditor)).toBeNull();
    expect(match.try('handed-in', { side: 1, part: 'match', hash: '', reason: 'On holiday' }, homeEditor)).toBeNull();
    expect(match.try('slot', slot, homeEditor)).toBe('reason-needed');
    expect(match.try('slot', { ...slot, reason: 'Late' }, homeEditor)).toBeNull();
  });
});

describe('naming the players of a game', () => {
  const marker: Recorder = { sides: [], isEditor: false, mayRun: true };
  const slot = { game: 'm1', side: 1, players: ['a1'] } as const;
  const withLineup = (lineup: 'free' | 'home-first') =>
    new TestMatch({ ...small, blocks: [{ id: 'a', lineup, games: [{ n: 2, size: 1, format: Object.keys(small.formats)[0]! }] }] });

  it('is open to everybody who runs the match if the game is free', () => {
    expect(withLineup('free').try('slot', slot, marker)).toBeNull();
    expect(withLineup('free').try('slot', slot, captain(0))).toBe('other-side');
    expect(withLineup('free').try('slot', slot, { ...captain(0), mayRun: true })).toBeNull();
    expect(withLineup('home-first').try('slot', slot, marker)).toBe('other-side');
    expect(withLineup('home-first').try('slot', slot, captain(0))).toBe('other-side');
  });

  it('is open to a captain for both sides from paper, until a sealed lineup is handed in', () => {
    const match = new TestMatch(small);
    expect(match.try('slot', slot, marker)).toBe('other-side');
    expect(match.try('slot', { ...slot, game: 'm9' }, captain(0))).toBe('other-side');
    expect(match.try('slot', slot, captain(0))).toBeNull();
    match.add('handed-in', { side: 1, part: 'match', hash: '' }, away);
    expect(match.try('slot', slot, captain(0))).toBe('not-revealed');
  });
});

const inGame = (match: TestMatch, key: string, kind: NewEvent['kind'], who: Recorder) =>
  mayRecordInGame(match.state, key, { kind } as NewEvent, who);

describe('the log of a game', () => {
  it('is open while the match is played, and to editors afterwards', () => {
    const match = revealed();
    expect(inGame(match, 'm9', 'visit', home)).toBe('unknown-game');
    expect(inGame(match, 'm1', 'visit', home)).toBeNull();
    expect(inGame(match, 'm3', 'visit', home)).toBe('wrong-state');
    match.add('stop', { reason: 'closing time' }, home);
    expect(inGame(match, 'm1', 'visit', home)).toBe('wrong-state');
    expect(inGame(match, 'm1', 'result', editor)).toBeNull();
    const pointless = playedMatch();
    pointless.structure = {
      ...small,
      play: 'until-decided',
      blocks: small.blocks.map((block, at) => (at === 0 ? { ...block, games: [{ n: 2, size: 1, format: 's', points: 5 }] } : block)),
    };
    pointless.games = { m1: over(2, 0), m2: over(2, 0) };
    expect(inGame(pointless, 'm3', 'visit', home)).toBe('wrong-state');
    expect(inGame(pointless, 'm3', 'result', editor)).toBeNull();
    // It was running on the other board when the match was decided.
    pointless.games = { ...pointless.games, m3: playing(1, 1) };
    expect(pointless.game('m3').reason).toBe('stopped');
    expect(inGame(pointless, 'm3', 'visit', home)).toBeNull();
  });

  it('has only results if the game is not X01', () => {
    const match = new TestMatch(hdoFirstDivision);
    expect(inGame(match, 'm5', 'visit', editor)).toBe('result-only');
    expect(inGame(match, 'm5', 'result', editor)).toBeNull();
  });
});

describe('two devices with one sheet', () => {
  it('have conflicts if they decide differently on the same subject', () => {
    const match = new TestMatch(small);
    const named = (id: string, game: string, player: string) => ({ ...match.event('slot', { game, side: 0, players: [player] }), id });
    const shared = { ...match.event('boards', { ids: ['x'] }), id: 'shared' };
    const toss = (id: string, side: 0 | 1) => ({ ...match.event('toss', { side }), id });
    const note = { ...match.event('note', { text: 'x' }), id: 'note' };
    expect(
      conflicts(
        [shared, named('t1', 'm1', 'p'), named('t2', 'm2', 'p'), named('t3', 'm2', 'q'), toss('t4', 0)],
        [shared, named('o1', 'm1', 'p'), named('o2', 'm2', 'p'), toss('o3', 1), note],
      ),
    ).toEqual([
      { subject: 'players 0 m2', theirs: 't3', ours: 'o2' },
      { subject: 'toss', theirs: 't4', ours: 'o3' },
    ]);
  });

  it('have one subject for each kind of event', () => {
    const match = new TestMatch(rheinHunsrueck);
    const about = (...events: Parameters<TestMatch['event']>[]) =>
      events.map((event, index) => ({ ...match.event(...event), id: `x${index}` }));
    const saw = seen(match.state);
    const theirs = about(
      ['handed-in', { side: 0, part: 'b', hash: '1' }],
      ['substitute', { side: 0, at: { seat: 1 }, out: 'h1', in: 'h5' }],
      ['substitute', { side: 0, at: { game: 'm9' }, out: 'h1', in: 'h5' }],
      ['confirm', { side: 1, how: 'user', saw }],
      ['stop', { reason: 'x' }],
      ['revealed', { part: 'b', players: [[], []], salts: ['', ''] }],
      ['walkover', { absent: 'both', reason: 'x' }],
      ['decide', { protest: 'p', reason: 'x' }],
    );
    const ours = about(
      ['handed-in', { side: 0, part: 'b', hash: '2' }],
      ['substitute', { side: 0, at: { seat: 1 }, out: 'h1', in: 'h6' }],
      ['slot', { side: 0, game: 'm9', players: [] }],
      ['confirm', { side: 1, how: 'code', saw }],
      ['resume', {}],
      ['revealed', { part: 'b', players: [['p'], []], salts: ['', ''] }],
      ['annul', { reason: 'x' }],
      ['score', { points: [0, 0], legs: [0, 0] }],
      ['decide', { protest: 'p', reason: 'y' }],
    ).map((event) => ({ ...event, id: `our ${event.id}` }));
    expect(conflicts(theirs, ours).map(({ subject }) => subject)).toEqual([
      'lineup b 0',
      'players 0 seat 1',
      'players 0 m9',
      'confirm 1',
      'stop',
      'reveal b',
      'decision',
      'protest p',
    ]);
  });
});
