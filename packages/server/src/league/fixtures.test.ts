import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays } from '@oche/darts/days';
import type { Match } from '@oche/api/contract/fixture';
import { register, type TestServer } from '../testServer.ts';
import { openFederation, openLeague, startLeagues, weeks, type Client } from './testLeague.ts';

describe('fixtures of a season', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const run = (id: string) => boss.call('setSeasonStatus', { id, state: 'running' });
  const evening = ({ location, startsAt }: Match): string => `${location.id} ${startsAt}`;

  test('organisers see on which evenings a location has too many matches for its boards', async () => {
    const { seasonId, apply, teams } = await openFederation(boss);
    const list = (client = boss) => client.call('listLocationEvenings', { seasonId });
    expect(await list()).toEqual([]);
    const matches = await apply();
    const evenings = await list();
    expect(evenings.reduce((sum, evening) => sum + evening.matches, 0)).toBe(matches.length);
    expect(evenings.filter(({ needed, boards }) => needed > boards)).toEqual([]);
    const { location, startsAt } = matches.find((match) => match.location.id === teams[2]!.location!.id)!;
    const day = startsAt!.slice(0, 10);
    await boss.call('updateLocation', { id: location.id, evenings: [] });
    const other = matches.find((match) => match.location.id !== location.id && match.startsAt!.slice(0, 10) !== day)!;
    const moves = { startsAt: startsAt!, locationId: location.id, reason: 'Its bar is closed' };
    await boss.call('moveMatch', { id: other.id, ...moves });
    expect(await list()).toContainEqual({ location: location.id, day, matches: 2, needed: 2, boards: 1 });
    for (const client of [world.as(), (await register(world)).client]) await expect(list(client)).rejects.toThrow();
  });

  test('a preview stores nothing, and applying it stores exactly its matches', async () => {
    const { seasonId, teams, groups, plan, list } = await openFederation(boss);
    const before = await world.fingerprint();
    const preview = await plan();
    expect(await world.fingerprint()).toBe(before);
    expect(await plan()).toEqual(preview);
    expect(preview).toMatchObject({ drawNumber: 4711, broken: [], figures: { otherWeek: 0 } });
    // 6 · 5 and 5 · 4 matches.
    const { version, drawNumber } = preview;
    expect(await boss.call('applyFixtures', { seasonId, drawNumber, version })).toEqual({ added: 50, changed: 0, removed: 0 });
    const matches = await list();
    const asFixture = ({ groupId, home, away, matchday, location, startsAt }: Match) => ({
      ...{ group: groupId, home: home.id, away: away.id, matchday, location: location.id, day: startsAt!.slice(0, 10) },
    });
    const planned = preview.changes.map(({ to }) => {
      const { key: _, ...fixture } = to!;
      return fixture;
    });
    expect(new Set(matches.map((match) => JSON.stringify(asFixture(match))))).toEqual(new Set(planned.map((each) => JSON.stringify(each))));
    const [match] = matches as [Match];
    const home = teams.find(({ id }) => id === match.home.id)!;
    expect(match).toEqual({
      ...{ id: match.id, slug: `${match.home.slug}-${match.away.slug}`, cup: null, timeZone: 'Europe/Brussels', state: 'planned' },
      groupId: groups.find((group) => group.teams.some(({ id }) => id === home.id))!.id,
      home: { id: home.id, slug: home.team.slug, name: home.name, short: home.team.short },
      away: match.away,
      location: { id: home.location!.id, name: home.location!.name },
      ...{ matchday: 1, startsAt: '2026-09-11T20:00', locked: false, movedFrom: [], absent: null, points: null, annulled: false },
    });
    expect(new Set(matches.map(({ slug }) => slug)).size).toBe(50);
    // Locations with one board have one match an evening.
    const loads = Map.groupBy(matches, evening);
    expect([...loads.values()].filter((there) => there.length > (there[0]!.location.name === 'Location 1' ? 2 : 1))).toEqual([]);
    expect((await plan()).changes).toEqual([]);
  });

  test('the planner leaves out the dates that are blocked for a division, a location or a team, and only these', async () => {
    const { seasonId, teams, groups, plan } = await openFederation(boss);
    const blocked = { reason: 'Fair', groupId: null, locationId: null, teamId: null };
    const friday = (week: number) => ({ from: addDays('2026-09-11', 7 * week), to: addDays('2026-09-11', 7 * week) });
    const [group, team, location] = [groups[1]!, teams[0]!, teams[2]!.location!];
    const planned = async () => (await plan()).changes.flatMap(({ to }) => (to ? [to] : []));
    const of = {
      group: (match: { group: string }) => match.group === group.id,
      location: (match: { location: string }) => match.location === location.id,
      team: (match: { home: string; away: string }) => [match.home, match.away].includes(team.id),
    };
    const onBlocked = async () => {
      const matches = await planned();
      return {
        group: matches.filter((match) => of.group(match) && match.day === friday(1).from).length,
        location: matches.filter((match) => of.location(match) && [2, 3].some((week) => friday(week).from === match.day)).length,
        team: matches.filter((match) => of.team(match) && match.day !== null && match.day >= friday(4).from && match.day <= friday(6).to)
          .length,
        others: matches.filter((match) => !of.group(match) && match.day === friday(1).from).length,
      };
    };
    const before = await onBlocked();
    expect(Math.min(before.group, before.location, before.team, before.others)).toBeGreaterThan(0);
    await boss.call('setBlockedDates', {
      seasonId,
      blockedDates: [
        { ...blocked, ...friday(1), groupId: group.id },
        { ...blocked, from: friday(2).from, to: friday(3).to, locationId: location.id },
        { ...blocked, from: friday(4).from, to: friday(6).to, teamId: team.id },
      ],
    });
    const after = await onBlocked();
    expect(after).toMatchObject({ group: 0, location: 0, team: 0 });
    expect(after.others).toBeGreaterThan(0);
    const { broken } = await plan();
    expect(broken.filter(({ rule }) => rule === 'blocked')).toEqual([]);
  });

  test('the planner gets the stored matches with what is wrong with them', async () => {
    const { seasonId, teams, apply, plan } = await openFederation(boss);
    const { figures } = await plan();
    expect(await boss.call('getFixtures', { seasonId })).toMatchObject({ matches: [], broken: [], unmet: [], homeless: [] });
    const matches = await apply();
    const [match] = matches as [Match];
    // The first team loses its evening below, and its matches are not checked.
    const isOfFirst = ({ home, away }: Match) => [home.id, away.id].includes(teams[0]!.id);
    const other = matches.find((each) => each.startsAt?.startsWith('2026-09-11') && !isOfFirst(each))!;
    const planned = await boss.call('getFixtures', { seasonId });
    expect(planned).toMatchObject({ broken: [], figures });
    expect(planned.matches).toHaveLength(50);
    expect(planned.matches.find(({ key }) => key === match.id)).toMatchObject({
      ...{ group: match.groupId, home: match.home.id, away: match.away.id, location: match.location.id, matchday: 1, day: '2026-09-11' },
      ...{ startsAt: '2026-09-11T20:00', state: 'planned', locked: false, moved: false },
    });
    const day = addDays(match.startsAt!.slice(0, 10), 365);
    await boss.call('setBlockedDates', {
      seasonId,
      blockedDates: [{ from: '2026-09-11', to: '2026-09-11', reason: 'Fair', groupId: null, locationId: other.location.id, teamId: null }],
    });
    await boss.call('updateSeasonTeam', { id: teams[0]!.id, homeTime: null });
    await expect(boss.call('moveMatch', { id: match.id, startsAt: `${day}T20:00` })).rejects.toMatchObject({ code: 'invalid' });
    const checked = await boss.call('getFixtures', { seasonId });
    expect(checked.homeless).toEqual([teams[0]!.id]);
    expect(checked.broken).toContainEqual(
      expect.objectContaining({ rule: 'blocked', of: 'location', id: other.location.id, reason: 'Fair' }),
    );
  });

  test('everybody sees the matches once the season runs', async () => {
    const { seasonId, apply, list } = await openFederation(boss);
    const matches = await apply();
    const stranger = (await register(world)).client;
    for (const client of [world.as(), stranger]) expect(await list(client)).toEqual([]);
    await run(seasonId);
    for (const client of [world.as(), stranger]) expect(await list(client)).toEqual(matches);
  });

  test('matches are listed by group, team, location, matchday, state and date', async () => {
    const { seasonId, teams, groups, apply } = await openFederation(boss);
    const all = await apply();
    const [team] = teams as [(typeof teams)[number]];
    const locationId = team.location!.id;
    const listed = async (filter: object) => (await boss.call('listMatches', { seasonId, perPage: 200, ...filter })).items;
    const expected: [object, (match: Match) => boolean][] = [
      [{ groupId: groups[1]!.id }, ({ groupId }) => groupId === groups[1]!.id],
      [{ teamId: team.id }, ({ home, away }) => [home.id, away.id].includes(team.id)],
      [{ locationId }, ({ location }) => location.id === locationId],
      [{ matchday: 3 }, ({ matchday }) => matchday === 3],
      [{ from: '2026-09-18', to: '2026-09-25' }, ({ startsAt }) => startsAt! >= '2026-09-18' && startsAt! < '2026-09-26'],
    ];
    for (const [filter, isListed] of expected) {
      const found = all.filter(isListed);
      expect(found.length).toBeGreaterThan(0);
      expect(await listed(filter), JSON.stringify(filter)).toEqual(found);
    }
    expect(await listed({ state: 'confirmed' })).toEqual([]);
    expect(await boss.call('listMatches', { seasonId, page: 2, perPage: 20 })).toEqual({
      items: all.slice(20, 40),
      page: 2,
      perPage: 20,
      total: 50,
    });
  });

  test('planning again keeps locked, moved and begun matches, and those before a day', async () => {
    const { seasonId, plan, apply, list } = await openFederation(boss);
    const before = await apply();
    const [locked, moved, begun] = before.filter(({ matchday }) => matchday === 4) as [Match, Match, Match];
    await boss.call('lockMatch', { id: locked.id, locked: true });
    await boss.call('moveMatch', { id: moved.id, startsAt: `${addDays(moved.startsAt!.slice(0, 10), -1)}T19:30` });
    await world.database.db.updateTable('matches').set({ state: 'playing' }).where('id', '=', begun.id).execute();
    const blocked = { reason: 'Fair', groupId: null, locationId: null, teamId: null };
    const blockedDates = ['2026-09-07', '2026-09-28'].map((from) => ({ ...blocked, from, to: addDays(from, 6) }));
    await boss.call('setBlockedDates', { seasonId, blockedDates });
    await boss.call('setMatchdays', { seasonId, matchdays: weeks(12) });
    const again = await plan({ from: '2026-09-14' });
    const changed = again.changes.map(({ from }) => from!.key);
    const early = before.filter(({ matchday }) => matchday === 1).map(({ id }) => id);
    expect(changed.filter((id) => [locked.id, moved.id, begun.id, ...early].includes(id))).toEqual([]);
    const inFair = before.filter(({ id, matchday }) => matchday === 4 && ![locked.id, moved.id, begun.id].includes(id));
    expect(inFair.filter(({ id }) => !changed.includes(id))).toEqual([]);
    // Matches that stay lie in the fair. Ids are random, so they may also leave no matchday for another one.
    expect(again.broken.some((each) => each.rule === 'blocked')).toBe(true);

    const { version, drawNumber } = again;
    const call = { seasonId, drawNumber, version, from: '2026-09-14' };
    await expect(boss.call('applyFixtures', call)).rejects.toMatchObject({
      status: 422,
      code: 'hard-break',
      body: { broken: again.broken },
    });
    const counts = { added: 0, changed: changed.length, removed: 0 };
    expect(await boss.call('applyFixtures', { ...call, reason: 'They agreed' })).toEqual(counts);
    const after = new Map((await list()).map((match) => [match.id, match]));
    for (const match of before)
      if (!changed.includes(match.id) && match.id !== moved.id)
        expect({ ...after.get(match.id), locked: false, state: 'planned' }).toEqual(match);
    expect(after.get(moved.id)).toMatchObject({ startsAt: '2026-10-01T19:30', movedFrom: [{ startsAt: moved.startsAt }] });
    const written = await world.database.db
      .selectFrom('audit')
      .select('detail')
      .where('what', '=', 'applyFixtures')
      .where('subject', '=', seasonId)
      .execute();
    expect(written).toContainEqual({ detail: { drawNumber, from: '2026-09-14', ...counts, broken: again.broken, reason: 'They agreed' } });
  });

  test('a plan is not applied if anything that it depends on has changed', async () => {
    const { seasonId, plan, apply, teams } = await openFederation(boss);
    const [match, other] = (await apply()) as [Match, Match];
    const changes = [
      () => boss.call('lockMatch', { id: match.id, locked: true }),
      () => boss.call('moveMatch', { id: other.id, startsAt: `${other.startsAt!.slice(0, 10)}T21:00` }),
      () => boss.call('setMatchdays', { seasonId, matchdays: weeks(11) }),
      () => boss.call('setWishes', { seasonId, wishes: [{ kind: 'last-home', team: teams[0]!.id }] }),
      () => boss.call('updateLocation', { id: match.location.id, evenings: [] }),
    ];
    for (const change of changes) {
      const { version, drawNumber } = await plan();
      await change();
      const before = await world.fingerprint();
      const refused = boss.call('applyFixtures', { seasonId, drawNumber, version });
      await expect(refused, String(change)).rejects.toMatchObject({ status: 409, code: 'changed' });
      expect(await world.fingerprint()).toBe(before);
    }
  });

  test('of two plans that are applied at once, one is refused', async () => {
    const { seasonId, plan, list } = await openFederation(boss);
    const plans = [await plan(), await plan({ drawNumber: 4712 })];
    const results = await Promise.allSettled(
      plans.map(({ version, drawNumber }) => boss.call('applyFixtures', { seasonId, drawNumber, version })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'changed' });
    expect(await list()).toHaveLength(50);
  });

  test('a season without a division of two teams, or with a team without a home evening, is not planned', async () => {
    const { seasonId, addTeam, addLocation, addGroup } = await openLeague(boss);
    const { id: locationId } = await addLocation('Crown');
    const [one, two] = [await addTeam({ locationId }), await addTeam({ locationId, homeTime: null })];
    const group = await addGroup({ teams: [{ teamId: one.id }] });
    const plan = () => boss.call('planFixtures', { seasonId });
    await expect(plan()).rejects.toMatchObject({ status: 422, code: 'too-few' });
    await boss.call('updateGroup', { id: group.id, teams: [{ teamId: one.id }, { teamId: two.id }] });
    await expect(plan()).rejects.toMatchObject({ status: 422, code: 'not-ready', body: { team_ids: [two.id] } });
    await boss.call('updateSeasonTeam', { id: two.id, homeTime: '19:30' });
    expect((await plan()).broken.map(({ rule }) => rule)).toEqual(['no-matchday', 'no-matchday']);
    await boss.call('setMatchdays', { seasonId, matchdays: weeks(2) });
    expect((await plan()).broken).toEqual([]);
  });

  test('matches of another season keep the boards of a location busy', async () => {
    const league = await openFederation(boss);
    const earlier = await league.apply();
    await run(league.seasonId);
    const season = { organisationId: league.id, name: 'Mixed', startsOn: '2026-09-07', endsOn: '2027-05-30' };
    const { id: seasonId } = await boss.call('createSeason', season);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'open' });
    const busy = league.teams[10]!;
    const teamIds = [busy, league.teams[9]!].map(({ team }) => team.id);
    const teams = await boss.call('addExistingTeams', { seasonId, teamIds });
    await boss.call('createGroup', {
      seasonId,
      name: 'Mixed',
      structure: league.groups[0]!.structure,
      teams: teams.map(({ id }) => ({ teamId: id })),
    });
    const home = earlier.find((match) => match.home.id === busy.id)!;
    const matchdays = weeks(12).filter(({ number }) => number === home.matchday || number === home.matchday! + 1);
    await boss.call('setMatchdays', { seasonId, matchdays });
    const { changes, broken } = await boss.call('planFixtures', { seasonId, drawNumber: 1 });
    expect(broken).toEqual([]);
    const days = changes.map(({ to }) => `${to!.location} ${to!.day}`);
    expect(earlier.map(({ location, startsAt }) => `${location.id} ${startsAt!.slice(0, 10)}`).filter((day) => days.includes(day))).toEqual(
      [],
    );
  });

  test('a team that leaves a division before the season runs loses its matches, afterwards it stays', async () => {
    const { seasonId, teams, groups, apply, list } = await openFederation(boss);
    await apply();
    const rest = groups[0]!.teams.filter(({ id }) => id !== teams[0]!.id).map(({ id }) => ({ teamId: id }));
    await boss.call('updateGroup', { id: groups[0]!.id, teams: rest });
    expect(await list()).toHaveLength(40);
    await boss.call('deleteGroup', { id: groups[1]!.id });
    expect(await list()).toHaveLength(20);
    await run(seasonId);
    const refused = [
      () => boss.call('updateGroup', { id: groups[0]!.id, teams: rest.slice(1) }),
      () => boss.call('deleteGroup', { id: groups[0]!.id }),
    ];
    for (const call of refused) await expect(call()).rejects.toMatchObject({ status: 409, code: 'has-dependents' });
    expect(await list()).toHaveLength(20);
  });

  test('a late team plays the teams that rest, and no other match moves', async () => {
    const { seasonId, teams, groups, plan, apply, addTeam } = await openFederation(boss);
    const before = await apply();
    await run(seasonId);
    const { id: lateTeamId } = await addTeam({ locationId: teams[0]!.location!.id });
    await expect(plan({ lateTeamId })).rejects.toMatchObject({ status: 400, body: { fields: { late_team_id: 'unknown' } } });
    const [even, odd] = groups.map(({ id, teams: own }) => ({
      id,
      teams: [...own.map((team) => ({ teamId: team.id })), { teamId: lateTeamId }],
    }));
    await boss.call('updateGroup', even!);
    await expect(plan({ lateTeamId })).rejects.toMatchObject({ status: 400, body: { fields: { late_team_id: 'no-rests' } } });
    await boss.call('updateGroup', { id: even!.id, teams: even!.teams.slice(0, -1) });
    await boss.call('updateGroup', odd!);
    const reason = 'They have moved here';
    const { version, drawNumber } = await plan({ lateTeamId });
    const call = { seasonId, drawNumber, version, lateTeamId, reason };
    expect(await boss.call('applyFixtures', call)).toEqual({ added: 10, changed: 0, removed: 0 });
    const after = (await boss.call('listMatches', { seasonId, perPage: 200 })).items;
    const isLate = ({ home, away }: Match) => home.id === lateTeamId || away.id === lateTeamId;
    expect(after.filter((match) => !isLate(match))).toEqual(before);
    const opponents = after.filter(isLate).map(({ home, away }) => (home.id === lateTeamId ? away.id : home.id));
    expect(opponents.toSorted()).toEqual(
      odd!.teams
        .slice(0, -1)
        .flatMap(({ teamId }) => [teamId, teamId])
        .toSorted(),
    );
    await expect(plan({ lateTeamId })).rejects.toMatchObject({ status: 400, body: { fields: { late_team_id: 'already-in' } } });
  });

  test('the matches of a team that has withdrawn stay when the season is planned again', async () => {
    const { seasonId, teams, apply, list } = await openFederation(boss);
    const before = await apply();
    await run(seasonId);
    const [team] = teams as [(typeof teams)[number]];
    await boss.call('withdrawTeam', { id: team.id, on: '2026-09-20' });
    await boss.call('updateSeasonTeam', { id: team.id, locationId: null });
    await apply({ drawNumber: 12 });
    const isOf = ({ home, away }: Match) => home.id === team.id || away.id === team.id;
    expect((await list()).filter(isOf)).toEqual(before.filter(isOf).map((match) => ({ ...match, annulled: true })));
  });

  test('figures leave out a team that has withdrawn: its lost matches, its wishes, and the boards that these need', async () => {
    const { seasonId, teams, groups, apply } = await openFederation(boss);
    const [team, neighbour] = teams as [(typeof teams)[number], (typeof teams)[number]];
    const group = groups.find((each) => each.teams.some(({ id }) => id === team.id))!;
    await boss.call('updateGroup', { id: group.id, rules: { ...group.rules, withdrawal: 'stand' } });
    const wish = (of: string) => ({ kind: 'first-home', team: of }) as const;
    await boss.call('setWishes', { seasonId, wishes: [wish(team.id), wish(neighbour.id)] });
    const before = await apply();
    await run(seasonId);
    await boss.call('withdrawTeam', { id: team.id, on: '2026-09-20' });
    const { matches, figures } = await boss.call('getFixtures', { seasonId });
    const isOf = ({ home, away }: Match) => home.id === team.id || away.id === team.id;
    expect(matches).toHaveLength(before.filter((match) => !isOf(match)).length);
    expect(figures.wishes.of).toBe(1);
    expect(figures.teams.some((each) => each.team === team.id)).toBe(false);
    const evenings = await boss.call('listLocationEvenings', { seasonId });
    expect(evenings.reduce((sum, evening) => sum + evening.matches, 0)).toBe(matches.length);
  });

  test('a cancelled match is planned again, with a number in its address', async () => {
    const { apply, list } = await openFederation(boss);
    const [cancelled] = (await apply()) as [Match];
    await world.database.db.updateTable('matches').set({ state: 'cancelled' }).where('id', '=', cancelled.id).execute();
    await apply();
    const meetings = (await list()).filter(({ home, away }) => home.id === cancelled.home.id && away.id === cancelled.away.id);
    expect(meetings.map(({ slug }) => slug).toSorted()).toEqual([cancelled.slug, `${cancelled.slug}-2`]);
  });

  test('a finished season is not planned', async () => {
    const { seasonId, plan, apply } = await openFederation(boss);
    const [match] = (await apply()) as [Match];
    const { version, drawNumber } = await plan();
    await run(seasonId);
    await world.database.db.updateTable('matches').set({ state: 'cancelled' }).where('seasonId', '=', seasonId).execute();
    await boss.call('setSeasonStatus', { id: seasonId, state: 'finished' });
    const calls = [
      () => plan(),
      () => boss.call('applyFixtures', { seasonId, drawNumber, version }),
      () => boss.call('setMatchdays', { seasonId, matchdays: [] }),
      () => boss.call('moveMatch', { id: match.id, startsAt: match.startsAt! }),
      () => boss.call('lockMatch', { id: match.id, locked: true }),
    ];
    for (const call of calls) await expect(call(), String(call)).rejects.toMatchObject({ status: 422, code: 'wrong-state' });
  });

  test('an organisation plans once at a time', async () => {
    const { plan } = await openFederation(boss);
    const results = await Promise.allSettled([1, 2, 3].map((drawNumber) => plan({ drawNumber })));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toMatchObject([1, 2].map(() => ({ status: 429, code: 'too-many-requests' })));
    expect(await plan({ drawNumber: 3 })).toMatchObject({ drawNumber: 3 });
  });

  test('other requests are answered while a plan is computed', async () => {
    const { seasonId, plan } = await openFederation(boss);
    let isPlanned = false;
    const planning = plan().then(() => (isPlanned = true));
    for (let request = 0; request < 15; request++) await boss.call('listWishes', { seasonId });
    expect(isPlanned).toBe(false);
    await planning;
  });

  test('a list of matches takes the same number of statements for any number of matches', async () => {
    const { seasonId, apply } = await openFederation(boss);
    const counting = async (perPage: number): Promise<number> => {
      const spy = vi.spyOn(world.database.db.getExecutor(), 'provideConnection');
      await boss.call('listMatches', { seasonId, perPage });
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    const empty = await counting(199);
    await apply();
    expect([await counting(1), await counting(199)]).toEqual([empty, empty]);
  });
});
