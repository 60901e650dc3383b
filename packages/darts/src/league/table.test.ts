import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamePoints, twoForAWin } from './presets.ts';
import { seasonMatchStatuses, type SeasonMatch } from './seasonMatch.ts';
import { leagueTable, placeChanges, placesByMatchday, type LeagueInput, type LeagueTable, type LeagueView } from './table.ts';
import { match, planned } from './testSeason.ts';

const teams = (ids: string): LeagueInput['teams'] => [...ids].map((id) => ({ id, state: 'accepted' }));
const tableOf = (matches: readonly SeasonMatch[], view: LeagueView = {}, more: Partial<LeagueInput> = {}) =>
  leagueTable({ teams: teams('ABCD'), matches, rules: twoForAWin, ...more }, view);
const pointsIn = ({ rows }: LeagueTable) => rows.map(({ entry, points }) => `${entry}${points}`).join(' ');
const rowIn = ({ rows }: LeagueTable, team: string) => rows.find(({ entry }) => entry === team);

describe('which matches count', () => {
  test.each<[string, Partial<SeasonMatch>, played: number, live: number, open: number]>([
    ['confirmed', { status: 'confirmed' }, 1, 1, 0],
    ['walkover', { status: 'walkover' }, 1, 1, 0],
    ['playing', { status: 'playing' }, 0, 1, 1],
    ['waits for a confirmation', { status: 'to-confirm' }, 0, 1, 1],
    ['disputed', { status: 'disputed' }, 0, 1, 1],
    ['disputed after it was confirmed', { status: 'disputed', isFinal: true }, 1, 1, 0],
    ['planned', { status: 'planned' }, 0, 0, 1],
    ['lineups are handed in', { status: 'lineups' }, 0, 0, 1],
    ['postponed in the middle of the evening', { status: 'postponed' }, 0, 0, 1],
    ['cancelled', { status: 'cancelled' }, 0, 0, 0],
    ['annulled', { isAnnulled: true }, 0, 0, 0],
    ['annulled before it was played', { status: 'planned', isAnnulled: true }, 0, 0, 0],
  ])('%s', (_, more, played, live, open) => {
    const matches = [match('1 A-B 6-4 20-15', more)];
    const row = (view?: LeagueView) => rowIn(tableOf(matches, view), 'A');
    expect([row()?.played, row({ live: true })?.played, row()?.open]).toEqual([played, live, open]);
    expect(tableOf(matches).complete).toBe(open === 0);
  });

  test('the live table marks the matches whose score is not final, and keeps them out of the form', () => {
    const matches = [
      match('1 A-B 6-4 20-15'),
      match('2 A-C 4-3 13-12', { status: 'playing' }),
      match('2 B-D 5-5 9-9', { status: 'to-confirm' }),
    ];
    const live = tableOf(matches, { live: true });
    expect(pointsIn(live)).toBe('A4 D1 B1 C0');
    expect(live.rows.map((row) => [row.entry, row.live.map(({ id }) => id).join(), row.form.map(({ match: id }) => id).join()])).toEqual([
      ['A', 'AC', 'AB'],
      ['D', 'BD', ''],
      ['B', 'BD', 'AB'],
      ['C', 'AC', ''],
    ]);
    expect(tableOf(matches).rows.map((row) => row.live.length)).toEqual([0, 0, 0, 0]);
  });
});

test('the last matchday is the last one that was played, not the last match that a withdrawn team loses', () => {
  const lost = { status: 'walkover', leader: 0 } as const;
  const matches = [match('1 A-B 6-4 20-15'), match('1 D-C 5-5 18-18'), match('2 A-C 10-0 30-0', lost), match('3 B-D 10-0 30-0', lost)];
  const after = (withdrawn: string) => {
    const states = teams('ABCD').map((team) => ({ ...team, state: team.id === withdrawn ? ('withdrawn' as const) : team.state }));
    return placesByMatchday({ teams: states, matches, rules: twoForAWin }).map(({ matchday }) => matchday);
  };
  expect(after('D')).toEqual([1, 2]);
  expect(after('C')).toEqual([1, 3]);
  expect(after('')).toEqual([1, 2, 3]);
});

describe('views', () => {
  const matches = [match('1 A-B 6-4 20-15'), match('2 B-A 7-3 22-11'), match('3 C-A 2-8 9-25'), match('4 A-D 5-5 18-18')];

  test('home and away', () => {
    expect(rowIn(tableOf(matches, { where: 'home' }), 'A')).toMatchObject({ played: 2, points: 3, setsFor: 11, legsAgainst: 33 });
    expect(rowIn(tableOf(matches, { where: 'away' }), 'A')).toMatchObject({ played: 2, points: 2, setsFor: 11, legsAgainst: 31 });
    expect(rowIn(tableOf(matches, { where: 'away' }), 'A')?.form).toEqual([
      { match: 'BA', outcome: 'lost' },
      { match: 'CA', outcome: 'won' },
    ]);
    const openAway = tableOf([planned('1 A-B')], { where: 'away' });
    expect([rowIn(openAway, 'A')?.open, rowIn(openAway, 'B')?.open]).toEqual([0, 1]);
  });

  test('home and away tables have neither penalties nor decisions', () => {
    const more = { penalties: [{ entry: 'A', points: -1, reason: 'late' }], decisions: [{ order: ['B', 'D'], by: 'lot' } as const] };
    expect(rowIn(tableOf(matches, {}, more), 'A')?.adjusted).toBe(-1);
    expect(rowIn(tableOf(matches, { where: 'home' }, more), 'A')?.adjusted).toBe(0);
    expect(tableOf(matches, { where: 'home' }, more).unused).toEqual([]);
  });

  test('after a matchday, by its number, even if a match was played later', () => {
    const late = match('1 C-D 6-4 20-15', { day: '2027-01-08' });
    const table = tableOf([...matches, late], { after: 2 });
    expect(pointsIn(table)).toBe('B2 C2 A2 D0');
    expect(rowIn(table, 'A')?.form).toHaveLength(2);
    // Its form follows the days.
    expect(rowIn(tableOf([...matches, late]), 'D')?.form.map(({ match: id }) => id)).toEqual(['AD', 'CD']);
  });

  test('the form has five results at most, the newest last', () => {
    const six = [...matches, match('5 A-C 6-4 20-15'), match('5 D-A 10-0 30-0', { day: '2026-11-06', status: 'walkover' })];
    expect(rowIn(tableOf(six), 'A')?.form.map(({ outcome }) => outcome)).toEqual(['lost', 'won', 'drawn', 'won', 'lost']);
  });

  test('a match to which neither team came is lost for both', () => {
    const neither = match('1 A-B 0-0 0-0', { status: 'walkover' });
    expect(
      tableOf([neither])
        .rows.slice(0, 2)
        .map(({ form, lost }) => [form[0]?.outcome ?? '-', lost]),
    ).toContainEqual(['lost', 1]);
  });
});

describe('penalties', () => {
  const matches = [match('1 A-B 6-4 20-15'), match('2 A-B 5-5 18-18')];
  const penalties = [
    { entry: 'A', points: -2, reason: 'no sheet', on: '2026-10-09' },
    { entry: 'A', points: 0, sets: -3, reason: 'played without a licence', on: '2026-10-10' },
    { entry: 'A', points: -1, reason: 'since the start of the season' },
  ];
  const matchdays = new Map([
    [1, '2026-10-04'],
    [2, '2026-10-09'],
  ]);
  const row = (view: LeagueView = {}, rules: LeagueInput['rules'] = twoForAWin) =>
    rowIn(tableOf(matches, view, { penalties, matchdays, rules }), 'A');

  test('change points and game points, and are listed with their reasons', () => {
    expect(row()).toMatchObject({ points: 0, adjusted: -3, setsFor: 8, setDifference: -1, adjustments: penalties });
  });
  test('game points are points in a table of game points', () =>
    expect(row({}, gamePoints)).toMatchObject({ points: 11 - 3 - 3, adjusted: -6 }));
  test('count after a matchday if they were given by its last day', () => {
    expect(row({ after: 1 })).toMatchObject({ points: 1, adjustments: [penalties[2]] });
    expect(row({ after: 2 })).toMatchObject({ points: 0, setsFor: 11, adjustments: [penalties[0], penalties[2]] });
  });
  test('all count after a matchday without a known last day', () => expect(row({ after: 3 })?.adjustments).toHaveLength(3));
});

describe('teams that are out', () => {
  const out: LeagueInput['teams'] = [...teams('ABC'), { id: 'Z', state: 'withdrawn' }, { id: 'X', state: 'excluded' }];
  test('stay at the foot without a position, and the results against them can stand', () => {
    const matches = [match('1 Z-A 9-1 28-8'), match('2 X-B 6-4 20-15'), match('3 A-B 6-4 20-15'), match('4 C-Z 6-4 20-15')];
    const table = tableOf(matches, {}, { teams: out, rules: { ...twoForAWin, down: 1 } });
    expect(table.rows.map(({ entry, position, points, zone }) => [entry, position, points, zone])).toEqual([
      ['C', 1, 2, null],
      ['A', 2, 2, null],
      ['B', 3, 0, 'down'],
      ['X', null, 2, null],
      ['Z', null, 2, null],
    ]);
    expect(table.rows[3]).toMatchObject({ state: 'excluded', tiedWith: [], why: { above: null, below: null } });
    expect(table.rows[2]?.why.below).toBeNull();
  });
});

describe('zones and ties', () => {
  const order = (results: string) => results.split(' ').map((pair, i) => match(`${i + 1} ${pair.charAt(0)}-${pair.charAt(1)} 6-4 20-15`));
  const six = { teams: teams('ABCDEF') };
  const zones = (rules: Partial<LeagueInput['rules']>, matches: SeasonMatch[]) =>
    tableOf(matches, {}, { ...six, rules: { ...twoForAWin, ...rules } })
      .rows.map(({ zone }) => zone ?? '-')
      .join(' ');
  /** A 8 points, B 6, C 4, D 2; E and F none, and E lost fewer. */
  const clear = [...order('AB AC'), ...order('BC BD BF'), ...order('CF CF'), ...order('DE'), ...order('AF AD')];

  test('zones: up, play-off, down', () => {
    expect(zones({ up: 1, playOffUp: 2, down: 1 }, clear)).toBe('up play-off play-off - - down');
    expect(zones({}, clear)).toBe('- - - - - -');
    // More zones than teams: those that go up come first.
    expect(zones({ up: 4, playOffUp: 1, down: 3 }, clear)).toBe('up up up up play-off down');
  });

  test('a tie of two zones leaves the zone open', () => {
    const tied = [...order('AC AD'), ...order('BC BD')];
    const zonesOf = (rules: Partial<LeagueInput['rules']>) =>
      tableOf(tied, {}, { rules: { ...twoForAWin, ...rules } }).rows.map(({ entry, zone }) => `${entry} ${zone ?? '-'}`);
    expect(zonesOf({ up: 1, playOffUp: 1, down: 1 })).toEqual(['A -', 'B -', 'C -', 'D -']);
    expect(zonesOf({ up: 2, down: 2 })).toEqual(['A up', 'B up', 'C down', 'D down']);
  });

  test('before the first match all teams are tied, and every use of a rank waits', () => {
    const table = tableOf([], {}, { ...six, rules: { ...twoForAWin, up: 1, playOffUp: 1, down: 1, ranksUsed: [3] } });
    expect(table.ties).toEqual([{ teams: [...'ABCDEF'], from: 1, to: 6, matters: ['title', 'up', 'play-off', 'down', 'follows'] }]);
    expect(table.rows.map(({ zone }) => zone)).toEqual([null, null, null, null, null, null]);
  });

  test.each<[string, Partial<LeagueInput['rules']>, string[]]>([
    ['nothing depends on the ranks', {}, []],
    ['all of them go up', { up: 4 }, []],
    ['one of them goes up', { up: 3 }, ['up']],
    ['the last that goes up is before them', { up: 2 }, []],
    ['both play for promotion', { up: 1, playOffUp: 3 }, []],
    ['one of them plays for promotion', { up: 1, playOffUp: 2 }, ['play-off']],
    ['one of them goes down', { down: 3 }, ['down']],
    ['both go down', { down: 4 }, []],
    ['neither goes down', { down: 2 }, []],
    ['a cup takes rank 3', { ranksUsed: [1, 3] }, ['follows']],
    ['a cup takes rank 4', { ranksUsed: [1, 4] }, ['follows']],
    ['a cup takes ranks 2 and 5', { ranksUsed: [2, 5] }, []],
  ])('a tie of ranks 3 and 4 where %s', (_, rules, expected) => {
    // A 6, B 4, C and D 2 with equal figures, E and F 0.
    const matches = [...order('AB AE AF'), ...order('BE BF'), ...order('CE'), ...order('DF')];
    const { ties } = tableOf(matches, {}, { ...six, rules: { ...twoForAWin, ...rules } });
    expect(ties[0]).toEqual({ teams: ['C', 'D'], from: 3, to: 4, matters: expected });
  });

  test('a decision ends a tie', () => {
    const decided = tableOf([match('1 A-B 5-5 18-18')], {}, { teams: teams('AB'), decisions: [{ order: ['B', 'A'], by: 'shoot-out' }] });
    expect(decided.ties).toEqual([]);
    expect(decided.rows.map(({ entry, position }) => `${position}${entry}`)).toEqual(['1B', '2A']);
  });
});

describe('changes between two tables', () => {
  const before = tableOf([match('1 A-B 6-4 20-15'), match('1 C-D 7-3 22-10')]);
  test('lists the teams whose position or points differ', () => {
    const after = tableOf([match('1 A-B 5-5 20-15'), match('1 C-D 7-3 22-10')]);
    expect(placeChanges(before, after)).toEqual([
      { team: 'A', before: { position: 2, points: 2 }, after: { position: 2, points: 1 } },
      { team: 'B', before: { position: 3, points: 0 }, after: { position: 3, points: 1 } },
    ]);
    expect(placeChanges(before, before)).toEqual([]);
  });
  test('a team that is in one of the tables only', () => {
    const without = tableOf([match('1 C-B 7-3 22-10')], {}, { teams: teams('BC') });
    const changes = placeChanges(tableOf([match('1 C-B 7-3 22-10')], {}, { teams: teams('BCD') }), without);
    expect(changes).toEqual([
      { team: 'B', before: { position: 3, points: 0 }, after: { position: 2, points: 0 } },
      { team: 'D', before: { position: 2, points: 0 }, after: null },
    ]);
    const added = placeChanges(without, tableOf([match('1 C-B 7-3 22-10')], {}, { teams: teams('BCD') }));
    expect(added.map(({ team, before: of }) => [team, of?.position ?? null])).toEqual([
      ['D', null],
      ['B', 2],
    ]);
  });
});

describe('any season', () => {
  const anyMatch = fc
    .record({
      pair: fc.uniqueArray(fc.constantFrom(...'ABCDEF'), { minLength: 2, maxLength: 2 }),
      matchday: fc.integer({ min: 1, max: 5 }),
      points: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
      status: fc.constantFrom(...seasonMatchStatuses),
      isAnnulled: fc.boolean(),
    })
    .map(({ pair: [a, b], matchday, points: [x, y], status, isAnnulled }) =>
      match(`${matchday} ${a}-${b} ${x}-${y} ${x * 2}-${y}`, { status, isAnnulled }),
    );
  const anySeason = fc
    .array(anyMatch, { maxLength: 30 })
    .map((all) => all.map((each, i) => ({ ...each, id: `m${String(i).padStart(2, '0')}` })));
  const of = (matches: readonly SeasonMatch[], ids = 'ABCDEF') => ({ teams: teams(ids), matches, rules: twoForAWin });

  test('the table does not depend on the order of teams and matches', () => {
    fc.assert(
      fc.property(anySeason, fc.boolean(), (matches, live) => {
        expect(leagueTable(of(matches.toReversed(), 'FEDCBA'), { live })).toEqual(leagueTable(of(matches), { live }));
      }),
    );
  });

  test('home and away figures add up to all', () => {
    fc.assert(
      fc.property(anySeason, (matches) => {
        const [all, home, away] = (['all', 'home', 'away'] as const).map((where) => leagueTable(of(matches), { where })) as [
          LeagueTable,
          LeagueTable,
          LeagueTable,
        ];
        for (const { entry, ...total } of all.rows) {
          const [one, two] = [rowIn(home, entry), rowIn(away, entry)];
          for (const figure of [
            'played',
            'won',
            'drawn',
            'lost',
            'points',
            'setsFor',
            'setsAgainst',
            'legsFor',
            'legsAgainst',
            'open',
          ] as const)
            expect([entry, figure, (one?.[figure] ?? 0) + (two?.[figure] ?? 0)]).toEqual([entry, figure, total[figure]]);
        }
      }),
    );
  });

  test('the places after the last matchday are those of the table', () => {
    fc.assert(
      fc.property(anySeason, (matches) => {
        const last = placesByMatchday(of(matches)).at(-1);
        const { rows } = leagueTable(of(matches));
        expect(last === undefined || rows.every(({ entry, position }) => last.places.get(entry) === position)).toBe(true);
      }),
    );
  });
});
