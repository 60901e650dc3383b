import { describe, expect, it } from 'vitest';
import { checkLineup, choices, replacements } from './checkLineup.ts';
import type { LineupProblem, PlayerFacts } from './checkLineup.ts';
import type { Lineup } from './event.ts';
import { lineupParts } from './lineup.ts';
import { bezirksligaShootOut, middenkust, rheinHunsrueck, structurePresets, waalwijk } from './presets.ts';
import type { MatchStructure } from './structure.ts';
import { team, TestMatch } from './testMatch.ts';
import { small } from './testStructure.ts';

const season = { day: '2026-11-27', mostAsSubstitute: 3 };
const fact = (player: string, more: Partial<PlayerFacts> = {}): PlayerFacts => ({
  player,
  roster: 'own',
  timesAsSubstitute: 0,
  eligibleFrom: null,
  formerTeamFrom: null,
  isSuspended: false,
  elsewhere: null,
  ...more,
});
const roster = (count: number): PlayerFacts[] => Array.from({ length: count }, (_, index) => fact(`h${index + 1}`));

const check = (match: TestMatch, part: string, players: Lineup, facts = roster(12)): LineupProblem[] =>
  checkLineup(match.state, 0, part, players, facts, season);
const codes = (problems: readonly LineupProblem[]) => problems.map(({ code, slot }) => `${code} ${slot ?? '-'}`);

describe('a player who may not play for the team', () => {
  it.each<[string, Partial<PlayerFacts>, Partial<LineupProblem>[]]>([
    ['is on no roster', { roster: 'none' }, [{ code: 'not-on-roster' }]],
    ['is too new', { eligibleFrom: '2026-11-28' }, [{ code: 'not-yet-eligible', detail: '2026-11-28' }]],
    ['may play from today', { eligibleFrom: '2026-11-27' }, []],
    ['is too new against the former team', { formerTeamFrom: '2026-11-28' }, [{ code: 'former-team', detail: '2026-11-28' }]],
    ['may play against the former team from today', { formerTeamFrom: '2026-11-27' }, []],
    ['is suspended', { isSuspended: true }, [{ code: 'suspended' }]],
    ['plays in another match of the matchday', { elsewhere: 'match-2' }, [{ code: 'plays-elsewhere', detail: 'match-2' }]],
    ['has helped out too often', { roster: 'substitute', timesAsSubstitute: 3 }, [{ code: 'substitute-too-often', limit: 3 }]],
    ['may help out once more', { roster: 'substitute', timesAsSubstitute: 2 }, []],
    ['has been a substitute elsewhere, and is on this roster', { timesAsSubstitute: 3 }, []],
  ])('%s', (_, known, expected) => {
    const found = check(new TestMatch(small), 'match', team(0, 1, 2), [fact('h1', known), fact('h2')]);
    expect(found).toEqual(expected.map((problem) => ({ slot: 0, player: 'h1', ...problem })));
  });

  it('is a player without any facts', () => {
    expect(check(new TestMatch(small), 'match', team(0, 1, 2), [fact('h1')])).toEqual([{ code: 'not-on-roster', slot: 1, player: 'h2' }]);
  });
});

describe('the rules of the match', () => {
  it('allow empty slots, unless too few players are left for a match', () => {
    expect(check(new TestMatch(middenkust), 'match', team(0, 1, 0, 2, 3))).toEqual([]);
    expect(check(new TestMatch(middenkust), 'match', team(0, 1, 2))).toEqual([
      { code: 'too-few-players', slot: null, player: null, limit: 3 },
    ]);
  });

  it('allow a player once in a game, and in a block up to its limit', () => {
    expect(codes(check(new TestMatch(small), 'b', team(0, 1, 1)))).toEqual(['twice 1', 'block-limit 1']);
    expect(check(new TestMatch(middenkust), 'match', team(0, 1, 2, 3, 1))).toEqual([
      { code: 'block-limit', slot: 3, player: 'h1', limit: 1 },
    ]);
  });

  it('allow nobody on the sheets of both teams', () => {
    const match = new TestMatch(small);
    match.reveal('match');
    const [, away] = match.state.games[0]!.players;
    const { player, ...known } = fact(away![0]!);
    expect(codes(check(match, 'b', [player, 'h2'], [{ player, ...known }, fact('h2')]))).toEqual(['for-both 0']);
  });

  it('fill a seat with one player, who plays all its games', () => {
    expect(check(new TestMatch(rheinHunsrueck), 'match', team(0, 1, 2, 3, 4))).toEqual([]);
    expect(codes(check(new TestMatch(rheinHunsrueck), 'match', team(0, 1, 2, 3, 1)))).toEqual(['twice 3']);
  });

  it('limit the games of a player over several blocks, seats included', () => {
    const limited: MatchStructure = { ...rheinHunsrueck, limits: [{ blocks: ['a', 'b'], most: 2 }] };
    const match = new TestMatch(limited);
    match.reveal('match');
    expect(check(match, 'b', team(0, 1, 5))).toEqual([{ code: 'limit', slot: 0, player: 'h1', limit: 2 }]);
    expect(check(match, 'd', team(0, 1, 5))).toEqual([]);
  });

  it('require the fewest games of each player on the sheet once the last block of a limit is named', () => {
    const limited: MatchStructure = { ...small, sheet: { least: 1, full: 2, most: 4 }, limits: [{ blocks: ['a', 'b'], least: 2 }] };
    const match = new TestMatch(limited);
    expect(check(match, 'match', team(0, 1, 2))).toEqual([]);
    match.reveal('match');
    expect(check(match, 'b', team(0, 1, 3))).toEqual([
      { code: 'too-few-games', slot: null, player: 'h2', limit: 2 },
      { code: 'too-few-games', slot: null, player: 'h3', limit: 2 },
    ]);
    expect(check(match, 'b', team(0, 1, 2))).toEqual([]);
  });

  it('let a pair play together once (Bezirksliga)', () => {
    const lineup = team(0, 1, 2, 3, 4, 1, 2, 3, 4, 1, 3, 2, 4);
    expect(check(new TestMatch(bezirksligaShootOut), 'match', lineup)).toEqual([]);
    const again = team(0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 1, 3, 4);
    expect(check(new TestMatch(bezirksligaShootOut), 'match', again)).toEqual([
      { code: 'pair-again', slot: 9, player: 'h1', detail: 'h2' },
      { code: 'pair-again', slot: 11, player: 'h4', detail: 'h3' },
    ]);
  });

  it('form pairs only of players who played a single (Waalwijk)', () => {
    const match = new TestMatch(waalwijk);
    match.reveal('match');
    expect(codes(check(match, 'b', team(0, 1, 2, 3, 4, 1, 5, 2, 3)))).toEqual(['not-in-earlier-block 5']);
  });

  it('allow no more players than fit on the sheet', () => {
    const match = new TestMatch({ ...middenkust, sheet: { least: 3, full: 4, most: 5 } });
    match.reveal('match');
    expect(check(match, 'b', team(0, 1, 5, 6, 2))).toEqual([{ code: 'sheet-full', slot: 2, player: 'h6', limit: 5 }]);
  });

  it('keep a replaced player out of later games, but allow them in the pairs of Rhein-Hunsrück', () => {
    const out = { side: 0, at: { seat: 2 }, out: 'h2', in: 'h5' } as const;
    const match = new TestMatch(rheinHunsrueck);
    match.reveal('match');
    match.add('substitute', out);
    expect(check(match, 'b', team(0, 2, 3))).toEqual([]);
    const strict = new TestMatch({ ...rheinHunsrueck, subs: { most: 5, return: 'no', legs: false } });
    strict.reveal('match');
    strict.add('substitute', out);
    expect(codes(check(strict, 'b', team(0, 2, 3)))).toEqual(['taken-out 0']);
  });

  it('do not count a team game towards the limits of a player', () => {
    const match = new TestMatch({ ...bezirksligaShootOut, limits: [{ blocks: ['b', 'e'], most: 2 }] });
    match.reveal('match', team(0, 1, 2, 3, 4, 1, 2, 3, 4, 1, 3, 2, 4));
    expect(check(match, 'm21', team(0, 1, 2, 3, 4))).toEqual([]);
    expect(codes(check(match, 'm21', team(0, 1, 1)))).toEqual(['twice 1']);
  });

  it('throw for a part that does not exist', () => {
    expect(() => check(new TestMatch(small), 'z', [])).toThrow('no part or game z');
  });
});

describe('the players to choose from for a slot', () => {
  const reasons = (match: TestMatch, part: string, players: Lineup, slot: number, facts = roster(3)) =>
    Object.fromEntries(choices(match.state, 0, part, players, slot, facts, season).map((choice) => [choice.player, codes(choice.reasons)]));

  it('have the reasons against each player', () => {
    const facts = [fact('h1'), fact('h2', { isSuspended: true })];
    expect(reasons(new TestMatch(small), 'match', [null, null], 0, facts)).toEqual({ h1: [], h2: ['suspended 0'] });
  });

  it('change places with another slot if the player may only play once', () => {
    expect(reasons(new TestMatch(small), 'match', team(0, 1, 2), 0)).toEqual({ h1: [], h2: [], h3: [] });
  });

  it('include a repeated pair, whichever of the two players is chosen last', () => {
    const match = new TestMatch(bezirksligaShootOut);
    const lineup = team(0, 1, 2, 3, 4, 1, 2, 3, 4, 0, 2, 0, 0);
    expect(reasons(match, 'match', lineup, 8, roster(4))).toEqual({
      h1: ['pair-again 9'],
      h2: [],
      h3: [],
      h4: [],
    });
  });

  it('leave out problems that existed before the choice', () => {
    const facts = [fact('h1'), fact('h2', { isSuspended: true }), fact('h3')];
    expect(reasons(new TestMatch(small), 'match', team(0, 0, 2), 0, facts)).toEqual({ h1: [], h2: ['suspended 0'], h3: [] });
  });
});

it('the players who replace another one have the reasons against them, also if they play in another slot', () => {
  const match = new TestMatch(small);
  match.reveal('match', team(0, 1, 2));
  const facts = [...roster(3), fact('h4', { isSuspended: true })];
  const reasons = (id: string, players: Lineup) =>
    replacements(match.state, 0, id, players, 0, facts, season).map((each) => codes(each.reasons));
  expect(reasons('m1', team(0, 1))).toEqual([[], ['block-limit 0'], [], ['suspended 0']]);
  // The player who leaves may be against the rules.
  expect(reasons('m1', team(0, 4))).toEqual([[], ['block-limit 0'], [], ['suspended 0']]);
});

it.each(Object.entries(structurePresets))(
  'the players of a full sheet can fill all slots of %s, if the least used player is chosen first',
  (_, structure) => {
    const match = new TestMatch(structure);
    const facts = roster(structure.sheet.full);
    for (const { id, slots } of lineupParts(structure)) {
      let lineup: Lineup = slots.map(() => null);
      slots.forEach((_, index) => {
        const uses = (player: string) => lineup.filter((other) => other === player).length;
        const free = choices(match.state, 0, id, lineup, index, facts, season).filter(({ reasons }) => reasons.length === 0);
        const chosen = free.sort((a, b) => uses(a.player) - uses(b.player))[0]?.player ?? null;
        lineup = lineup.map((player, at) => (at === index ? chosen : player));
      });
      expect(lineup).not.toContain(null);
      expect(check(match, id, lineup, facts)).toEqual([]);
      match.games = Object.fromEntries(match.state.games.filter(({ status }) => status !== 'waiting').map(({ key }) => [key, overGame]));
      match.reveal(id, lineup, undefined, structure.blocks.some(({ lineup: kind }) => kind === 'drawn') ? 1 : undefined);
      match.games = Object.fromEntries(match.state.games.filter(({ status }) => status !== 'waiting').map(({ key }) => [key, overGame]));
    }
  },
);
const overGame = { state: 'over', length: 1, legs: [2, 0], winner: 0, ending: 'result', hasVisits: false, playersByLeg: [] } as const;
