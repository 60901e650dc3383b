import { describe, expect, test } from 'vitest';
import {
  fixedSubstitutes,
  matchesLeft,
  mayPlayFrom,
  mostAtOnce,
  playerFacts,
  type Appearance,
  type Eligibility,
  type RosterRules,
  type SeasonMember,
} from './eligibility.ts';
import { match } from './testSeason.ts';

test('a suspension for matches lasts until the player has missed as many', () => {
  const served = ['2026-12-04', '2026-12-11', '2026-12-18'];
  expect(matchesLeft(2, served, '2026-12-04')).toBe(2);
  expect(matchesLeft(2, served, '2026-12-11')).toBe(1);
  expect(matchesLeft(2, served, '2026-12-19')).toBe(0);
});

const rules: RosterRules = { waitDays: 7, substitutes: 'club-lower', mostAsSubstitute: 3, matchesPerMatchday: 1 };
const member = (player: string, more: Partial<SeasonMember> = {}): SeasonMember => ({
  ...{ player, activeFrom: '2026-09-01', mayPlayFrom: '2026-09-01', activeTo: null, suspendedTo: null },
  ...more,
});
const entry = (player: string, team: string, from = '2026-09-01', to: string | null = null) => ({ player, team, from, to });

/** A and its second team C belong to one club, D is a team of another club; Ann plays for A, Cas for C, Dee for D. */
const season = (more: Partial<Eligibility> = {}): Eligibility => ({
  rules,
  members: ['Ann', 'Cas', 'Dee'].map((player) => member(player)),
  rosters: [entry('Ann', 'A'), entry('Cas', 'C'), entry('Dee', 'D')],
  teams: new Map([
    ['A', { club: 'Pit', level: 1 }],
    ['B', { club: 'Oak', level: 1 }],
    ['C', { club: 'Pit', level: 2 }],
    ['D', { club: null, level: 2 }],
  ]),
  appearances: [],
  isSameMatchday: (one, other) => one.matchday === other.matchday,
  ...more,
});
/** A at home on matchday 3, 16 October. */
const home = match('3 A-B 0-0 0-0', { status: 'planned' });
const facts = (more: Partial<Eligibility> = {}, of = home) => playerFacts(of, 0, season(more));
const factsOf = (player: string, more: Partial<Eligibility> = {}, of = home) => facts(more, of).find((each) => each.player === player);
const as = (player: string, text: string, side: 0 | 1 = 0): Appearance => ({ player, match: match(text), side });

describe('who may play for a team', () => {
  test.each<[RosterRules['substitutes'], string[]]>([
    ['roster', ['own', 'none', 'none']],
    ['club-lower', ['own', 'substitute', 'none']],
    ['any-member', ['own', 'substitute', 'substitute']],
  ])('with the rule "%s" for substitutes', (substitutes, expected) =>
    expect(facts({ rules: { ...rules, substitutes } }).map(({ roster }) => roster)).toEqual(expected),
  );

  test('members of a team on the same or a higher level, of an unknown team or of another club cannot be substitutes', () => {
    const ofC = playerFacts(match('3 C-D 0-0 0-0'), 0, season());
    expect(ofC.map(({ roster }) => roster)).toEqual(['none', 'own', 'none']);
    expect(factsOf('Cas', { teams: new Map() })?.roster).toBe('none');
    expect(factsOf('Cas', { teams: new Map([['C', { club: 'Pit', level: 2 }]]) })?.roster).toBe('none');
    const ofCas = (club: string, level: number) => {
      const teams = new Map([
        ['A', { club: 'Pit', level: 1 }],
        ['C', { club, level }],
      ]);
      return factsOf('Cas', { teams })?.roster;
    };
    expect([ofCas('Pit', 2), ofCas('Oak', 2), ofCas('Pit', 1)]).toEqual(['substitute', 'none', 'none']);
    const without = { club: null, level: 1 };
    const teams = new Map([
      ['A', without],
      ['D', { ...without, level: 2 }],
    ]);
    expect(factsOf('Dee', { teams })?.roster).toBe('none');
  });

  test('the roster and the membership on the day of the match count', () => {
    const left = [entry('Ann', 'A', '2026-09-01', '2026-10-15'), entry('Cas', 'C', '2026-10-17')];
    expect(facts({ rosters: left }).map(({ roster }) => roster)).toEqual(['none', 'none', 'none']);
    expect(factsOf('Ann', { rosters: [entry('Ann', 'A', '2026-10-16', '2026-10-16')] })?.roster).toBe('own');
    expect(factsOf('Ann', { members: [member('Ann', { activeTo: '2026-10-15' })] })?.roster).toBe('none');
  });

  test('a suspension includes its last day', () => {
    const suspended = (suspendedTo: string) => factsOf('Ann', { members: [member('Ann', { suspendedTo })] })?.isSuspended;
    expect([suspended('2026-10-15'), suspended('2026-10-16'), factsOf('Ann')?.isSuspended]).toEqual([false, true, false]);
  });
});

test('trap 1: a player who changed teams has to wait only before matches against the former team', () => {
  const rosters = [entry('Ann', 'B', '2026-09-01', '2026-10-10'), entry('Ann', 'A', '2026-10-11')];
  expect(factsOf('Ann', { rosters })).toMatchObject({ roster: 'own', formerTeamFrom: '2026-10-18', eligibleFrom: null });
  expect(factsOf('Ann', { rosters }, match('3 A-D 0-0 0-0'))?.formerTeamFrom).toBeNull();
  expect(factsOf('Ann', { rosters }, match('4 A-B 0-0 0-0'))?.formerTeamFrom).toBeNull();
  for (const to of [null, '2026-10-16', '2026-10-20'])
    expect(factsOf('Ann', { rosters: [entry('Ann', 'B', '2026-09-01', to), entry('Ann', 'A')] })?.formerTeamFrom).toBeNull();
  expect(factsOf('Cas', { rosters })?.formerTeamFrom).toBeNull();
});

test('a new member has to wait as many days as the rules of the season require', () => {
  const waits = { waitDays: 7, firstDay: '2026-09-07' };
  const joined = (activeFrom: string) =>
    factsOf('Ann', { members: [member('Ann', { activeFrom, mayPlayFrom: mayPlayFrom(activeFrom, waits) })] })?.eligibleFrom;
  expect([joined('2026-10-16'), joined('2026-10-10'), joined('2026-10-09')]).toEqual(['2026-10-23', '2026-10-17', null]);
});

test('members from before the first matchday, or from its first day, do not wait', () => {
  const from = (activeFrom: string) => mayPlayFrom(activeFrom, { waitDays: 7, firstDay: '2026-09-07' });
  expect(['2026-09-01', '2026-09-07', '2026-09-08'].map(from)).toEqual(['2026-09-01', '2026-09-07', '2026-09-15']);
});

test('a player who joins the team later may play from that day', () => {
  const later = [entry('Ann', 'A', '2026-12-01'), entry('Ann', 'A', '2026-10-17', '2026-10-20'), entry('Cas', 'C', '2026-10-17')];
  expect(factsOf('Ann', { rosters: later })).toMatchObject({ roster: 'own', eligibleFrom: '2026-10-17' });
  // Who has to wait longer than that still has to.
  const members = [member('Ann', { activeFrom: '2026-10-17', mayPlayFrom: '2026-10-24' })];
  expect(factsOf('Ann', { rosters: later, members })).toMatchObject({ roster: 'own', eligibleFrom: '2026-10-24' });
  // Somebody who may be a substitute until then is one.
  expect(factsOf('Cas', { rosters: [entry('Cas', 'C'), entry('Cas', 'A', '2026-10-17')] })).toMatchObject({
    ...{ roster: 'substitute', eligibleFrom: null },
  });
});

test('the facts of a player who has played for another team on this matchday contain that match', () => {
  const appearances = [as('Cas', '3 D-C 0-0 0-0', 1), as('Cas', '2 C-D 0-0 0-0'), as('Cas', '3 A-B 0-0 0-0'), as('Ann', '3 A-B 0-0 0-0')];
  expect(facts({ appearances }).map(({ elsewhere }) => elsewhere)).toEqual([null, 'DC', null]);
  expect(factsOf('Cas', { appearances, rules: { ...rules, matchesPerMatchday: 2 } })?.elsewhere).toBeNull();
});

describe('substitutes', () => {
  const three = [as('Cas', '4 A-D 0-0 0-0'), as('Cas', '1 A-D 0-0 0-0'), as('Cas', '2 B-A 0-0 0-0', 1)];
  const own = as('Cas', '1 C-D 0-0 0-0');

  test('each match as a substitute for this team counts', () => {
    expect(factsOf('Cas', { appearances: [...three, own] })?.timesAsSubstitute).toBe(3);
    expect(playerFacts(match('5 C-A 0-0 0-0'), 0, season({ appearances: [...three, own] }))[1]?.timesAsSubstitute).toBe(0);
    expect(factsOf('Cas', { appearances: [...three, as('Cas', '3 A-B 0-0 0-0')] })?.timesAsSubstitute).toBe(3);
  });

  test('trap 4: after as many matches as the rules allow, the player belongs to that team from the next day', () => {
    const { rosters } = season();
    const fixed = (appearances: Appearance[], more = rosters) => fixedSubstitutes({ rules, appearances, rosters: more });
    expect(fixedSubstitutes({ rules: { ...rules, substitutes: 'roster' }, appearances: three, rosters })).toEqual([]);
    expect(fixed([...three, own])).toEqual([{ player: 'Cas', team: 'A', from: '2026-10-24' }]);
    expect(fixed(three.slice(1))).toEqual([]);
    expect(fixed(three, [...rosters, entry('Cas', 'A', '2026-10-24')])).toEqual([]);
    const others = three.map((each) => ({ ...each, player: 'Bo' }));
    expect(fixed([...three, ...others]).map(({ player }) => player)).toEqual(['Bo', 'Cas']);
  });
});

test('entries overlap on the days on which both are in force, including the first and the last', () => {
  const entry = (from: string, to: string | null) => ({ from, to });
  expect(mostAtOnce([])).toBe(0);
  expect(mostAtOnce([entry('2026-09-04', '2026-10-01'), entry('2026-10-02', null)])).toBe(1);
  expect(mostAtOnce([entry('2026-09-04', '2026-10-01'), entry('2026-10-01', null)])).toBe(2);
  expect(mostAtOnce([entry('2026-09-04', null), entry('2026-09-04', '2026-09-04'), entry('2026-11-01', null)])).toBe(2);
});
