import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CupBracket, CupRoundRules } from '@oche/api/contract/cup';
import type { Input } from '@oche/api/contract/endpoints';
import type { MatchEventInput } from '@oche/api/contract/match';
import { addDays } from '@oche/darts/days';
import { foldMatch } from '@oche/darts/match/fold';
import { bezirksligaShootOut } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { register, type TestServer } from '../testServer.ts';
import { openLeague, startLeagues, type Client } from './testLeague.ts';
import { matchEvent } from './matches/testMatch.ts';

const monday = '2026-10-05';
const week = (number: number): Pick<CupRoundRules, 'from' | 'to'> => ({
  from: addDays(monday, 7 * number),
  to: addDays(monday, 7 * number + 6),
});
const friday = (number: number) => addDays(monday, 7 * number + 4);
const open: CupRoundRules = { draw: { by: 'open' }, home: 'first-drawn', plays: 'all', locationId: null, ...week(0) };

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

/** A cup of teams, each at home at its own location, which is open on Thursdays and Fridays. */
const openCup = async (count: number) => {
  const league = await openLeague(boss);
  const { addTeam, addLocation, addGroup } = league;
  const teams: { id: string }[] = [];
  for (let number = 1; number <= count; number++) {
    const { id: locationId } = await addLocation(`Location ${number}`);
    teams.push(await addTeam({ locationId }));
  }
  const teamsInput = teams.map(({ id }) => ({ teamId: id }));
  const { id } = await addGroup({ name: 'Cup', kind: 'cup', structure: bezirksligaShootOut, teams: teamsInput });
  const bracket = (client: Client = boss) => client.call('getCupBracket', { id });
  const draw = async (round: number, more: Partial<CupRoundRules> = {}, rest: Partial<Input<'drawCupRound'>> = {}) => {
    const { next } = await bracket();
    const entering = next!.waiting.map((team) => team.id);
    return boss.call('drawCupRound', { id, round, entering, drawNumber: 7, rules: { ...open, ...week(round - 1), ...more }, ...rest });
  };
  /** Enters the score of a match as an organiser, and decides that it counts. */
  const score = async (matchId: string, points: [number, number]) => {
    const record = async (event: MatchEventInput) => {
      const { length } = await boss.call('getMatch', { id: matchId });
      await boss.call('recordMatchEvents', { id: matchId, after: length, events: [event] });
    };
    await record(matchEvent('score', { points, legs: [points[0] * 3, points[1] * 3], reason: 'From the sheet' }));
    const { events, folded, structure } = await boss.call('getMatch', { id: matchId });
    await record(matchEvent('resolve', { reason: 'From the sheet', saw: seen(foldMatch(structure, events, folded)) }));
  };
  const absent = (matchId: string, side: 'home' | 'away' | 'both') =>
    boss.call('recordMatchEvents', { id: matchId, after: 0, events: [matchEvent('walkover', { absent: side, reason: 'Did not come' })] });
  return { ...league, id, teams, bracket, draw, score, absent };
};

const matchesOf = ({ rounds }: CupBracket, round: number) => rounds[round - 1]!.ties.flatMap(({ match }) => match ?? []);

describe('a cup', () => {
  test('before its first draw, all teams wait', async () => {
    const { id, teams, bracket } = await openCup(3);
    const { next, ...rest } = await bracket();
    expect(rest).toEqual({ groupId: id, rounds: [], champion: null, redrawable: false });
    expect(next).toMatchObject({ round: 1, teams: [], open: 0 });
    expect(next!.waiting.map((team) => team.id)).toEqual(teams.map((team) => team.id));
  });

  test('is drawn round by round up to the champion, on the evenings of the home teams', async () => {
    const { id, seasonId, teams, bracket, draw, score, absent } = await openCup(5);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const first = await draw(1);
    expect(first.rounds[0]).toMatchObject({ round: 1, drawNumber: 7 });
    expect(first.rounds[0]!.ties.map(({ key, match }) => [key, match?.startsAt ?? null])).toEqual([
      ['w1-1', `${friday(0)}T20:00`],
      ['w1-2', `${friday(0)}T20:00`],
      ['w1-3', null],
    ]);
    expect(first.rounds[0]!.ties[2]).toMatchObject({ teams: [{}, null], open: false });
    expect(first.next).toMatchObject({ round: 2, open: 2, waiting: [] });
    const [one, two] = matchesOf(first, 1);
    const { items } = await world.as().call('listMatches', { seasonId, perPage: 50 });
    expect(items.map(({ id }) => id).toSorted()).toEqual([one!.id, two!.id].toSorted());
    for (const match of items) expect(match).toMatchObject({ matchday: null, cup: { name: 'Cup', round: { kind: 'round', number: 1 } } });
    await expect(draw(2)).rejects.toMatchObject({ status: 422, code: 'wrong-state' });
    await expect(draw(1)).rejects.toMatchObject({ status: 409, code: 'changed' });

    await score(one!.id, [4, 6]);
    await absent(two!.id, 'away');
    const decided = await bracket(world.as());
    expect(decided.rounds[0]!.ties.map(({ winnerId }) => winnerId)).toEqual([
      one!.away.id,
      two!.home.id,
      first.rounds[0]!.ties[2]!.teams[0].id,
    ]);
    expect(decided.redrawable).toBe(false);
    expect(decided.next).toMatchObject({ round: 2, open: 0, waiting: [] });
    expect(new Set(decided.next!.teams.map((team) => team.id)).size).toBe(3);

    // Three teams: the one that had a bye plays now.
    const second = await draw(2);
    expect(second.rounds[1]!.ties.map(({ teams: sides }) => sides[1] === null)).toEqual([false, true]);
    expect(second.rounds[1]!.ties[1]!.teams[0].id).not.toBe(first.rounds[0]!.ties[2]!.teams[0].id);
    await absent(matchesOf(second, 2)[0]!.id, 'home');
    const third = await draw(3);
    expect(third).toMatchObject({ next: null, champion: null });
    expect(third.rounds.map(({ name }) => name.kind)).toEqual(['round', 'semi-finals', 'final']);
    const standings = async () => {
      const { rows } = await world.as().call('getCupStandings', { id });
      return rows.map(({ team, state, round, position, played, won }) => ({
        team: team.id,
        reached: [state, round?.kind ?? null, position],
        played,
        won,
      }));
    };
    const before = await standings();
    expect(before.map(({ reached }) => reached)).toEqual([
      ['in', 'final', null],
      ['in', 'final', null],
      ['out', 'semi-finals', 3],
      ['out', 'round', 4],
      ['out', 'round', 4],
    ]);
    // Two matches of the first round and one of the second.
    expect(before.reduce((sum, { won }) => sum + won, 0)).toBe(3);
    const [final] = matchesOf(third, 3);
    expect(final!.cup).toMatchObject({ round: { kind: 'final' } });
    await score(final!.id, [7, 3]);
    const over = await bracket();
    expect(over).toMatchObject({ champion: { id: final!.home.id }, next: null });
    expect((await standings()).slice(0, 2).map(({ team, reached }) => [team, ...reached])).toEqual([
      [final!.home.id, 'champion', null, 1],
      [final!.away.id, 'out', 'final', 2],
    ]);
    expect(teams.map((team) => team.id)).toContain(over.champion!.id);
    const beyond = boss.call('drawCupRound', { id: over.groupId, round: 4, entering: [], rules: { ...open, ...week(3) } });
    await expect(beyond).rejects.toMatchObject({ status: 422, code: 'too-few' });
  });

  test('the same draw number gives the same draw', async () => {
    const { id, draw } = await openCup(6);
    const one = await draw(1, {}, { drawNumber: 42 });
    await boss.call('undoCupRound', { id, round: 1 });
    const again = await draw(1, {}, { drawNumber: 42 });
    expect(again.rounds[0]!.ties.map(({ teams }) => teams)).toEqual(one.rounds[0]!.ties.map(({ teams }) => teams));
  });

  test('a preliminary round leaves a power of two, and the chosen teams enter later', async () => {
    const { teams, draw, bracket } = await openCup(6);
    const late = teams[5]!.id;
    const first = await draw(1, { plays: 'power-of-two' }, { entering: teams.slice(0, 5).map(({ id }) => id) });
    expect(matchesOf(first, 1)).toHaveLength(1);
    expect((await bracket()).next!.waiting.map(({ id }) => id)).toEqual([late]);
    // One more team enters after it, so only its number is sure.
    expect(first.rounds[0]!.name).toEqual({ kind: 'round', number: 1 });
  });

  test('a round is named by the teams that are left: a preliminary round of five, then semi-finals', async () => {
    const { draw, absent } = await openCup(5);
    const first = await draw(1, { plays: 'power-of-two' });
    expect(first.rounds[0]!.name).toEqual({ kind: 'preliminary', number: 1 });
    await absent(matchesOf(first, 1)[0]!.id, 'away');
    const second = await draw(2);
    for (const { cup } of matchesOf(second, 2)) expect(cup!.round).toEqual({ kind: 'semi-finals', number: 2 });
  });

  test('a round has another name after teams join or leave the cup', async () => {
    const { id, teams, addTeam, draw, bracket } = await openCup(4);
    const name = async () => (await bracket()).rounds[0]!.name;
    await draw(1);
    expect(await name()).toEqual({ kind: 'semi-finals', number: 1 });
    const late = [await addTeam(), await addTeam()];
    await boss.call('updateGroup', { id, teams: [...teams, ...late].map((team) => ({ teamId: team.id })), reason: 'Late entries' });
    expect(await name()).toEqual({ kind: 'round', number: 1 });
    await boss.call('updateGroup', { id, teams: teams.map((team) => ({ teamId: team.id })), reason: 'Too late' });
    expect(await name()).toEqual({ kind: 'semi-finals', number: 1 });
  });

  test('seeded teams have the byes, and do not meet before the chosen round', async () => {
    const { id, teams, draw } = await openCup(6);
    const [one, two] = teams as [{ id: string }, { id: string }];
    await boss.call('updateGroup', { id, teams: teams.map((team, at) => ({ teamId: team.id, seed: at < 2 ? at + 1 : null })) });
    const preliminary = await draw(1, { plays: 'power-of-two' });
    const byes = preliminary.rounds[0]!.ties.flatMap(({ teams: [team], match }) => (match ? [] : [team.id]));
    expect(byes.toSorted()).toEqual([one.id, two.id].toSorted());
    await boss.call('undoCupRound', { id, round: 1 });
    for (const drawNumber of [1, 2, 3]) {
      const { rounds } = await draw(1, { draw: { by: 'seeded', meetFrom: 2 } }, { drawNumber });
      expect(rounds[0]!.unmet).toEqual([]);
      for (const { teams: sides } of rounds[0]!.ties)
        expect(sides.map((side) => side!.id).toSorted()).not.toEqual([one.id, two.id].toSorted());
      await boss.call('undoCupRound', { id, round: 1 });
    }
  });

  test('a seeded team of a lower division is at home against a higher one', async () => {
    const { id, addGroup, teams, draw } = await openCup(2);
    const [high, low] = teams as [{ id: string }, { id: string }];
    for (const [level, team] of [high, low].entries())
      await addGroup({ name: `Division ${level + 1}`, level: level + 1, teams: [{ teamId: team.id }] });
    await boss.call('updateGroup', { id, teams: [{ teamId: high.id }, { teamId: low.id, seed: 1 }] });
    const { rounds } = await draw(1, { home: 'lower-level' });
    expect(rounds[0]!.ties[0]!.teams.map((team) => team!.id)).toEqual([low.id, high.id]);
  });

  test('teams of the highest division do not meet before the chosen round', async () => {
    const { addGroup, teams, draw } = await openCup(8);
    const groupOf = (level: number, of: { id: string }[]) =>
      addGroup({ name: `Division ${level}`, level, teams: of.map(({ id }) => ({ teamId: id })) });
    await groupOf(1, teams.slice(0, 4));
    await groupOf(2, teams.slice(4));
    const high = new Set(teams.slice(0, 4).map(({ id }) => id));
    for (const drawNumber of [1, 2, 3]) {
      const { rounds, groupId } = await draw(1, { draw: { by: 'seeded', meetFrom: 2 }, home: 'lower-level' }, { drawNumber });
      const sides = rounds[0]!.ties.map(({ teams: [home, away] }) => [high.has(home.id), high.has(away!.id)]);
      expect(sides).toEqual(Array.from({ length: 4 }, () => [false, true]));
      await boss.call('undoCupRound', { id: groupId, round: 1 });
    }
  });
});

describe('the evenings of a round', () => {
  test('a match needs the boards of its own structure', async () => {
    // Two boards, and the structure needs two: one match at a time.
    const { draw, teams, addGroup } = await openCup(2);
    const [home] = matchesOf(await draw(1), 1);
    const other = await addGroup({
      name: 'Other',
      kind: 'cup',
      structure: bezirksligaShootOut,
      teams: teams.map(({ id }) => ({ teamId: id })),
    });
    await boss.call('updateSeasonTeam', { id: home!.away.id, locationId: home!.location.id });
    const entering = teams.map(({ id }) => id);
    const { rounds } = await boss.call('drawCupRound', {
      id: other.id,
      round: 1,
      entering,
      rules: { ...open, from: friday(0), to: friday(0) },
    });
    expect(rounds[0]!.ties[0]!.match!.startsAt).toBeNull();
  });

  test('a match moves to another day of its round if its evening is blocked', async () => {
    const { seasonId, teams, draw, addGroup } = await openCup(2);
    const [one, two] = teams as [{ id: string }, { id: string }];
    const { rounds } = await draw(1);
    expect(rounds[0]!.ties[0]!.match!.startsAt).toBe(`${friday(0)}T20:00`);
    await boss.call('setBlockedDates', {
      seasonId,
      blockedDates: [{ ...{ from: friday(1), to: friday(1), reason: 'Fair' }, locationId: null, groupId: null, teamId: null }],
    });
    const other = await addGroup({
      name: 'Other',
      kind: 'cup',
      structure: bezirksligaShootOut,
      teams: [{ teamId: one.id }, { teamId: two.id }],
    });
    const moved = await boss.call('drawCupRound', {
      ...{ id: other.id, round: 1, entering: [one.id, two.id] },
      rules: { ...open, ...week(1) },
    });
    expect(moved.rounds[0]!.ties[0]!.match!.startsAt).toBe(`${addDays(friday(1), -1)}T20:00`);
  });

  test('a round in one location has all its matches there', async () => {
    const { addLocation, draw } = await openCup(4);
    const hall = await addLocation('Hall', 8);
    const { rounds } = await draw(1, { locationId: hall.id, from: friday(0), to: friday(0) });
    for (const { match } of rounds[0]!.ties) expect(match).toMatchObject({ location: { id: hall.id }, startsAt: `${friday(0)}T20:00` });
  });

  test('a match without a free evening has no date', async () => {
    const { draw } = await openCup(2);
    const { rounds } = await draw(1, { from: addDays(monday, 0), to: addDays(monday, 1) });
    expect(rounds[0]!.ties[0]!.match!.startsAt).toBeNull();
  });

  test('two teams without a location cannot be drawn against each other', async () => {
    const { addTeam, addGroup, seasonId } = await openLeague(boss);
    const teams = [await addTeam(), await addTeam()];
    const { id } = await addGroup({ kind: 'cup', structure: bezirksligaShootOut, teams: teams.map((team) => ({ teamId: team.id })) });
    const draw = boss.call('drawCupRound', { id, round: 1, entering: teams.map((team) => team.id), rules: open });
    await expect(draw).rejects.toMatchObject({ status: 422, code: 'not-ready' });
    expect((await boss.call('listMatches', { seasonId })).items).toEqual([]);
  });

  test.each([
    ['rules.to', 'before-start', { from: '2026-10-05', to: '2026-10-04' }],
    ['rules.to', 'too-long', { from: '2026-10-05', to: '2026-10-19' }],
    ['rules.from', 'outside-season', { from: '2026-09-01', to: '2026-09-08' }],
  ])('%s: %s', async (field, code, period) => {
    const { draw } = await openCup(2);
    await expect(draw(1, period)).rejects.toMatchObject({ status: 400, body: { fields: { [field]: code } } });
  });
});

describe('a tie', () => {
  test('waits while its match is annulled, and cannot end level', async () => {
    const { seasonId, draw, bracket, score } = await openCup(2);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const [match] = matchesOf(await draw(1), 1);
    await expect(score(match!.id, [10, 10])).rejects.toMatchObject({ status: 422 });
    await boss.call('recordMatchEvents', { id: match!.id, after: 0, events: [matchEvent('annul', { reason: 'Wrong hall' })] });
    expect((await bracket()).rounds[0]!.ties[0]).toMatchObject({ open: true, match: { annulled: true } });
    const [annul] = (await boss.call('getMatch', { id: match!.id })).events;
    const undo = matchEvent('undo', { target: annul!.id, reason: 'It was the right hall' });
    await boss.call('recordMatchEvents', { id: match!.id, after: 1, events: [undo] });
    await score(match!.id, [8, 4]);
    expect(await bracket()).toMatchObject({ champion: { id: match!.home.id } });
  });

  test('follows home and away when an organiser exchanges them', async () => {
    const { seasonId, draw, bracket, score } = await openCup(2);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const [match] = matchesOf(await draw(1), 1);
    await boss.call('swapHome', { id: match!.id, withReturn: false });
    await score(match!.id, [8, 4]);
    const { rounds, champion } = await bracket();
    expect(rounds[0]!.ties[0]!.teams.map((team) => team!.id)).toEqual([match!.away.id, match!.home.id]);
    expect(champion).toMatchObject({ id: match!.away.id });
  });
});

describe('a draw', () => {
  test('is taken back with its matches while none has begun', async () => {
    const { id, seasonId, draw, bracket, absent } = await openCup(4);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const drawn = await draw(1);
    expect(drawn.redrawable).toBe(true);
    await boss.call('undoCupRound', { id, round: 1 });
    expect((await bracket()).rounds).toEqual([]);
    expect((await boss.call('listMatches', { seasonId })).items).toEqual([]);
    await expect(boss.call('undoCupRound', { id, round: 1 })).rejects.toMatchObject({ status: 409, code: 'changed' });
    await absent(matchesOf(await draw(1), 1)[0]!.id, 'home');
    await expect(boss.call('undoCupRound', { id, round: 1 })).rejects.toMatchObject({ status: 409, code: 'has-dependents' });
  });

  test('of a round that is not next, of unknown teams, and of one team is refused', async () => {
    const { teams, draw } = await openCup(3);
    await expect(draw(1, {}, { entering: [teams[0]!.id] })).rejects.toMatchObject({ status: 422, code: 'too-few' });
    await expect(draw(1, {}, { entering: [teams[0]!.id, teams[0]!.id] })).rejects.toMatchObject({
      body: { fields: { entering: 'unknown' } },
    });
    await expect(draw(2)).rejects.toMatchObject({ status: 409, code: 'changed' });
  });

  test('trap 10: stays as it is when a result is corrected later, and organisers see this beforehand', async () => {
    const { seasonId, draw, bracket, score, absent } = await openCup(4);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const [one, two] = matchesOf(await draw(1), 1);
    await absent(one!.id, 'away');
    await score(two!.id, [6, 4]);
    const other = { points: [4, 6], legs: [12, 18] } satisfies Input<'correctionEffects'>['score'];
    const effects = (points = other) => boss.call('correctionEffects', { id: two!.id, score: points, games: [] });
    expect(await effects()).toEqual({ places: [], cup: null });
    const [final] = matchesOf(await draw(2), 2);
    const conflict = { round: { kind: 'final' }, stays: { id: two!.home.id }, missing: { id: two!.away.id }, redrawable: true };
    expect(await effects()).toMatchObject({ places: [], cup: conflict });
    expect(await effects({ points: [7, 3], legs: [21, 9] })).toEqual({ places: [], cup: null });
    await absent(final!.id, 'home');
    expect(await effects()).toMatchObject({ cup: { redrawable: false } });
    await score(two!.id, [4, 6]);
    expect(await effects({ points: [6, 4], legs: [18, 12] })).toEqual({ places: [], cup: null });
    const { rounds } = await bracket();
    expect(rounds[0]!.ties[1]!.winnerId).toBe(two!.away.id);
    expect([final!.home.id, final!.away.id].toSorted()).toEqual([one!.home.id, two!.home.id].toSorted());
    expect(rounds[1]!.ties[0]!.match!.id).toBe(final!.id);
  });

  test('keeps its teams in the cup, and the opponent of a team that withdraws goes through', async () => {
    const { id, teams, seasonId, draw, bracket } = await openCup(4);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const [one] = matchesOf(await draw(1), 1);
    const rest = teams.slice(1).map((team) => ({ teamId: team.id }));
    await expect(boss.call('updateGroup', { id, teams: rest })).rejects.toMatchObject({ status: 409, code: 'has-dependents' });
    await boss.call('withdrawTeam', { id: one!.home.id, reason: 'Too few players' });
    const { rounds } = await bracket();
    expect(rounds[0]!.ties[0]).toMatchObject({ winnerId: one!.away.id, open: false, match: { state: 'walkover' } });
  });
});

test('only organisers see a cup before its season runs, and a division is no cup', async () => {
  const { bracket, addGroup, seasonId } = await openCup(2);
  const { client: stranger } = await register(world);
  for (const client of [world.as(), stranger]) await expect(bracket(client)).rejects.toMatchObject({ status: 404 });
  await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
  const division = await addGroup();
  await expect(boss.call('getCupBracket', { id: division.id })).rejects.toMatchObject({ status: 404 });
  expect((await bracket(world.as())).rounds).toEqual([]);
});
