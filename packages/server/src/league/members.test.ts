import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Input, Output } from '@oche/api/contract/endpoints';
import { defaultSeasonRules, type SeasonRules } from '@oche/api/contract/season';
import { claimTeam, startSeason } from './testLeague.ts';
import { register, startTestServer, type TestServer } from '../testServer.ts';

type Client = ReturnType<TestServer['as']>;
type Member = Output<'createMember'>;

/** The day of the test server's clock. */
const today = '2026-11-27';

describe('members of a season', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    world = await startTestServer();
    boss = (await register(world, 'Boss')).client;
    const { id } = (await boss.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
  });
  afterAll(() => world.close());

  const account = async (name: string) => {
    const { client } = await register(world, name);
    const { id, email } = (await client.call('getUser', {}))!;
    return { client, id, email };
  };

  /** An open season with the teams A and B and their captains. */
  const openLeague = async (rules: Partial<SeasonRules> = {}) => {
    const { id: organisationId } = await boss.call('createCompetition', { name: 'League', timeZone: 'Europe/Brussels', domains: [] });
    const addSeason = async (year: number) => {
      const season = { organisationId, name: `${year}`, startsOn: `${year}-09-04`, endsOn: `${year + 1}-05-28` };
      const { id } = await boss.call('createSeason', season);
      await boss.call('updateSeason', { id, rules: { ...defaultSeasonRules, ...rules } });
      await boss.call('setSeasonStatus', { id, state: 'open' });
      return id;
    };
    const seasonId = await addSeason(2026);
    const addTeam = async (name: string) => {
      const captain = await account(`Captain of ${name}`);
      const captains = [{ name: 'Captain', email: captain.email }];
      const { id, team } = await boss.call('createTeam', { seasonId, name: `Team ${name}`, short: name.repeat(2), captains });
      await claimTeam(boss, captain.client, id);
      return { id, name: `Team ${name}`, permanentId: team.id, captain: captain.client };
    };
    const [a, b] = [await addTeam('A'), await addTeam('B')];
    const add = (name: string, more: Partial<Input<'createMember'>> = {}, client = boss) =>
      client.call('createMember', { seasonId, person: { name }, ...more });
    const list = (client: Client, teamId?: string) => client.call('listSeasonMembers', { seasonId, ...(teamId ? { teamId } : {}) });
    return { organisationId, seasonId, addSeason, a, b, add, list };
  };
  const teamsOf = ({ roster }: Member) => roster.map(({ team, from, to }) => [team.name, from, to]);
  const code = (status: number, name: string) => ({ status, code: name });

  test('a new member gets a number, and is on the roster of a team from today', async () => {
    const { seasonId, a, add } = await openLeague();
    const person = { name: ' Mia  Trosdubbel', email: 'Mia@example.org', bornOn: '1990-02-01' };
    const member = await add('', { person, teamId: a.id, class: 'A', kind: 'loan' });
    expect(member).toEqual({
      ...{ id: member.id, seasonId, playerId: member.playerId, name: 'Mia Trosdubbel', number: 1, state: 'active' },
      ...{ activeFrom: today, mayPlayFrom: today, activeTo: null, class: 'A', suspension: null, isHiddenMinor: false, requests: [] },
      roster: [{ team: { id: a.id, name: 'Team A' }, from: today, to: null, kind: 'loan' }],
      ...{ email: 'mia@example.org', hasAccount: false, bornOn: '1990-02-01', hasConsent: false },
    });
    const again = { seasonId, id: member.id, person: { name: 'Mia Trosdubbel' } };
    expect(await boss.call('createMember', again)).toEqual(member);
    expect(await boss.call('createMember', { seasonId, playerId: member.playerId, teamId: a.id })).toEqual(member);
  });

  test('players from before the first matchday do not wait, later ones do', async () => {
    const { seasonId, a, add, list } = await openLeague();
    await add('Mia', { teamId: a.id });
    const mayPlayFrom = async () => (await list(boss)).map((member) => member.mayPlayFrom);
    const plan = (from: string) =>
      boss.call('setMatchdays', { seasonId, matchdays: [{ groupId: null, number: 1, from, to: from, kind: 'league' }] });
    // The season has begun and has no calendar yet, so that its first matchday is still to come.
    expect(await mayPlayFrom()).toEqual([today]);
    await plan('2026-11-26');
    expect(await mayPlayFrom()).toEqual(['2026-12-04']);
    await plan(today);
    expect(await mayPlayFrom()).toEqual([today]);
  });

  test('a known player keeps the number in the next season', async () => {
    const { seasonId, addSeason, add } = await openLeague();
    const { playerId } = await add('Mia', { number: 40 });
    const next = await boss.call('createMember', { seasonId: await addSeason(2027), playerId, activeFrom: '2027-08-01' });
    expect(next).toMatchObject({ number: 40, activeFrom: '2027-08-01', roster: [] });
    const foreign = await (await openLeague()).add('Foreign');
    for (const [input, field] of [
      [{ playerId: foreign.playerId }, 'unknown'],
      [{}, 'required'],
      [{ playerId, person: { name: 'Both' } }, 'required'],
    ] as const)
      await expect(boss.call('createMember', { seasonId, ...input })).rejects.toMatchObject({
        status: 400,
        body: { fields: { player_id: field } },
      });
  });

  test('numbers count from the highest, and from the highest free one if 999,999 is in use', async () => {
    const { add } = await openLeague();
    expect((await add('One', { number: 7 })).number).toBe(7);
    expect((await add('Two')).number).toBe(8);
    await expect(add('Three', { number: 8 })).rejects.toMatchObject({
      ...code(409, 'number-taken'),
      body: { fields: { number: 'taken' } },
    });
    await add('Last', { number: 999_999 });
    expect((await add('Four')).number).toBe(9);
    // Another organisation has its own numbers.
    expect((await (await openLeague()).add('One', { number: 7 })).number).toBe(7);
  });

  test('two concurrent requests never get the same number', async () => {
    const { add } = await openLeague();
    const created = await Promise.all([add('One'), add('Two'), add('Three')]);
    expect(created.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
    const results = await Promise.allSettled([add('Four', { number: 10 }), add('Five', { number: 10 })]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toEqual([expect.objectContaining(code(409, 'number-taken'))]);
  });

  test('a member cannot be on two rosters at once, also by concurrent requests, unless the season allows it', async () => {
    const { seasonId, a, b, add, list } = await openLeague();
    const { id, playerId } = await add('Mia');
    const join = (teamId: string) => boss.call('createMember', { seasonId, playerId, teamId });
    const results = await Promise.allSettled([join(a.id), join(b.id)]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toEqual([expect.objectContaining(code(422, 'other-team'))]);
    expect((await list(boss))[0]!.roster).toHaveLength(1);
    await boss.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, teamsPerMember: 2 } });
    await Promise.all([join(a.id), join(b.id)]);
    expect((await list(boss))[0]!.roster).toHaveLength(2);
    // A stricter rule does not concern the present entries.
    await boss.call('updateSeason', { id: seasonId, rules: defaultSeasonRules });
    const left = await boss.call('updateMember', { id, leaves: { teamId: b.id } });
    expect(left.roster.find(({ team }) => team.id === b.id)).toMatchObject({ to: today });
  });

  test('a team has at most as many players at once as the season allows, also by concurrent requests', async () => {
    const { a, b, add } = await openLeague({ leastPlayers: 1, mostPlayers: 2 });
    const two = await add('Two', { teamId: a.id });
    const results = await Promise.allSettled([add('One', { teamId: a.id }), add('Three', { teamId: a.id })]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toEqual([expect.objectContaining({ ...code(422, 'too-many'), body: expect.objectContaining({ most: 2 }) as unknown })]);
    await boss.call('transferMember', { id: two.id, teamId: b.id, on: '2026-12-01' });
    await expect(add('Three', { teamId: a.id })).rejects.toMatchObject(code(422, 'too-many'));
    expect(teamsOf(await add('Three', { teamId: a.id, activeFrom: '2026-12-01' }))).toEqual([['Team A', '2026-12-01', null]]);
  });

  test('nobody joins a roster after the day on which it closes, but members can leave', async () => {
    const { seasonId, a, b, add } = await openLeague();
    const member = await add('Early', { teamId: a.id });
    await boss.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, rosterCloses: '2026-11-26' } });
    await expect(add('Late', { teamId: a.id })).rejects.toMatchObject(code(422, 'roster-closed'));
    await expect(boss.call('transferMember', { id: member.id, teamId: b.id })).rejects.toMatchObject(code(422, 'roster-closed'));
    await expect(add('Late', { teamId: a.id }, a.captain)).rejects.toMatchObject(code(422, 'roster-closed'));
    expect(await add('Without a team')).toMatchObject({ state: 'active', roster: [] });
    expect(teamsOf(await boss.call('updateMember', { id: member.id, activeTo: '2026-11-30' }))).toEqual([['Team A', today, '2026-11-30']]);
  });

  test('a captain asks for a new player, whom an organiser accepts or refuses', async () => {
    const { seasonId, a, b, add, list } = await openLeague({ leastPlayers: 1, mostPlayers: 2 });
    const ask = (name: string, client = a.captain) => add(name, { teamId: a.id, person: { name, email: `${name}@example.org` } }, client);
    const asked = await ask('mia');
    expect(asked).toMatchObject({ state: 'requested', number: null, activeFrom: null, roster: [] });
    expect(asked.requests).toEqual([
      {
        id: expect.any(String),
        from: null,
        to: { id: a.id, name: 'Team A' },
        on: today,
        state: 'asked',
        match: null,
        isAnotherPerson: false,
      },
    ]);
    expect(asked).not.toHaveProperty('bornOn');
    const second = await ask('jef');
    await expect(ask('tom')).rejects.toMatchObject(code(422, 'too-many'));
    for (const client of [world.as(), b.captain]) expect(await list(client)).toEqual([]);
    expect(await list(a.captain)).toHaveLength(2);
    const [first, other] = [asked.requests[0]!.id, second.requests[0]!.id];
    for (const client of [a.captain, b.captain])
      await expect(client.call('answerRequest', { id: first, accept: true })).rejects.toMatchObject({ status: 403 });
    await expect(boss.call('updateMember', { id: asked.id, activeTo: today })).rejects.toMatchObject(code(422, 'wrong-state'));
    world.wait(2 * 86_400_000);
    // The days until the first match count from the request.
    const accepted = await boss.call('answerRequest', { id: first, accept: true });
    expect(accepted).toMatchObject({ state: 'active', number: 1, activeFrom: today, requests: [], roster: [{ from: today, to: null }] });
    expect(await boss.call('answerRequest', { id: other, accept: false, reason: 'Not paid' })).toBeNull();
    world.wait(-2 * 86_400_000);
    await expect(boss.call('answerRequest', { id: first, accept: true })).rejects.toMatchObject(code(422, 'wrong-state'));
    expect((await boss.call('listSeasonMembers', { seasonId })).map(({ name }) => name)).toEqual(['mia']);
    expect(await list(world.as(), a.id)).toHaveLength(1);
    expect(await list(world.as(), b.id)).toEqual([]);
  });

  test('a refused request leaves no new person behind, and keeps a player who is known otherwise', async () => {
    const { organisationId, seasonId, a, b, add } = await openLeague();
    const known = await boss.call('createPlayer', { organisationId, name: 'Known' });
    world.wait(1000);
    const names = async () => (await boss.call('listPlayers', { organisationId })).items.map(({ name }) => name);
    const refuse = (member: Member) => boss.call('answerRequest', { id: member.requests[0]!.id, accept: false });
    await boss.call('createMember', { seasonId, playerId: known.id });
    await refuse(await a.captain.call('createMember', { seasonId, playerId: known.id, teamId: a.id }));
    const asked = await add('New', { teamId: a.id }, a.captain);
    await b.captain.call('createMember', { seasonId, playerId: asked.playerId, teamId: b.id });
    expect(await names()).toEqual(['Known', 'New']);
    // The other captain still asks for the player.
    expect((await refuse(asked))!.requests).toMatchObject([{ to: { name: 'Team B' } }]);
    expect(await refuse((await boss.call('listSeasonMembers', { seasonId })).find(({ name }) => name === 'New')!)).toBeNull();
    expect(await names()).toEqual(['Known']);
  });

  test('an organiser accepts a known player, who leaves their team, in place of a new person of the same name', async () => {
    const { organisationId, a, b, add } = await openLeague();
    const known = await add('Mia', { teamId: b.id });
    const asked = await add('Mia', { teamId: a.id }, a.captain);
    const answer = (client: Client, playerId: string) =>
      client.call('answerRequest', { id: asked.requests[0]!.id, accept: true, playerId });
    await expect(answer(a.captain, known.playerId)).rejects.toMatchObject({ status: 403 });
    await expect(answer(boss, asked.playerId)).rejects.toMatchObject({ status: 400, body: { fields: { player_id: 'same' } } });
    await expect(answer(boss, asked.id)).rejects.toMatchObject({ status: 400, body: { fields: { player_id: 'unknown' } } });
    const accepted = await answer(boss, known.playerId);
    expect(accepted).toMatchObject({ id: known.id, number: known.number, requests: [] });
    expect(teamsOf(accepted!)).toEqual([['Team A', today, null]]);
    expect((await boss.call('listPlayers', { organisationId })).items.map(({ id }) => id)).toEqual([known.playerId]);
  });

  test('a captain cannot ask for a player of another season, nor for one whose membership has ended', async () => {
    const { organisationId, seasonId, a, add } = await openLeague({ rosterByCaptain: 'free' });
    const { id: playerId } = await boss.call('createPlayer', { organisationId, name: 'Elsewhere' });
    const ask = (id: string) => a.captain.call('createMember', { seasonId, playerId: id, teamId: a.id });
    await expect(ask(playerId)).rejects.toMatchObject({ status: 400, body: { fields: { player_id: 'unknown' } } });
    const ended = await add('Ended', { activeFrom: '2026-09-04' });
    await boss.call('updateMember', { id: ended.id, activeTo: '2026-11-01' });
    await expect(ask(ended.playerId)).rejects.toMatchObject(code(422, 'wrong-state'));
  });

  test('a request from a day on which the roster was full is accepted from today', async () => {
    const { a, add } = await openLeague({ leastPlayers: 1, mostPlayers: 2 });
    await add('Noor', { teamId: a.id, activeFrom: '2026-11-01' });
    const left = await add('Mia', { teamId: a.id, activeFrom: '2026-11-01' });
    await boss.call('updateMember', { id: left.id, activeTo: '2026-11-26' });
    const asked = await add('Jef', { teamId: a.id }, a.captain);
    const { id } = asked.requests[0]!;
    await world.database.db.updateTable('transfers').set({ startsOn: '2026-11-25' }).where('id', '=', id).execute();
    expect(teamsOf((await boss.call('answerRequest', { id, accept: true }))!)).toEqual([['Team A', today, null]]);
  });

  test('an organiser who enters a requested player completes the request', async () => {
    const { a, add, seasonId } = await openLeague();
    const { playerId } = await add('Mia', { teamId: a.id }, a.captain);
    // Asking again changes nothing.
    await a.captain.call('createMember', { seasonId, playerId, teamId: a.id });
    expect(await boss.call('createMember', { seasonId, playerId, teamId: a.id })).toMatchObject({ state: 'active', requests: [] });
  });

  test('a transfer ends one roster entry and begins another, and the captain of the former team agrees', async () => {
    const { a, b, add, list } = await openLeague();
    const { id } = await add('Mia', { teamId: a.id, activeFrom: '2026-09-04', person: { name: 'Mia', email: 'mia@example.org' } });
    const move = (client: Client, on?: string) => client.call('transferMember', { id, teamId: b.id, ...(on ? { on } : {}) });
    await expect(move(a.captain)).rejects.toMatchObject({ status: 403 });
    await expect(move(b.captain, '2026-11-26')).rejects.toMatchObject({ status: 400, body: { fields: { on: 'past' } } });
    const asked = await move(b.captain, '2026-12-01');
    expect(await move(b.captain, '2026-12-01')).toEqual(asked);
    // Asking does not reveal the e-mail address.
    expect(asked).not.toHaveProperty('email');
    expect(teamsOf(asked)).toEqual([['Team A', '2026-09-04', null]]);
    const request = { id: asked.requests[0]!.id };
    await expect(b.captain.call('answerRequest', { ...request, accept: true })).rejects.toMatchObject({ status: 403 });
    const agreed = await a.captain.call('answerRequest', { ...request, accept: true });
    expect(agreed!.requests).toMatchObject([{ state: 'agreed', on: '2026-12-01', from: { name: 'Team A' }, to: { name: 'Team B' } }]);
    expect((await list(world.as()))[0]!.requests).toEqual([]);
    const done = await boss.call('answerRequest', { ...request, accept: true });
    expect(teamsOf(done!)).toEqual([
      ['Team A', '2026-09-04', '2026-11-30'],
      ['Team B', '2026-12-01', null],
    ]);
    expect(done!.requests).toEqual([]);
    const back = await boss.call('transferMember', { id, teamId: a.id, fromTeamId: b.id, on: '2026-12-01' });
    expect(teamsOf(back)).toEqual([
      ['Team A', '2026-09-04', '2026-11-30'],
      ['Team A', '2026-12-01', null],
    ]);
    await expect(boss.call('transferMember', { id, teamId: a.id })).rejects.toMatchObject({ body: { fields: { team_id: 'same' } } });
    const { id: free } = await add('Free');
    await expect(boss.call('transferMember', { id: free, teamId: a.id })).rejects.toMatchObject({
      body: { fields: { from_team_id: 'unknown' } },
    });
  });

  test('if captains may change rosters, two captains complete a transfer, and a captain adds and ends members of their own team', async () => {
    const { a, b, add } = await openLeague({ rosterByCaptain: 'free' });
    const added = await add('Mia', { teamId: a.id }, a.captain);
    expect(added).toMatchObject({ state: 'active', number: 1 });
    const change = (client: Client, more: Omit<Input<'updateMember'>, 'id'>) => client.call('updateMember', { id: added.id, ...more });
    expect(await change(a.captain, { email: 'mia@example.org' })).toMatchObject({ email: 'mia@example.org' });
    for (const refused of [
      { name: 'M' },
      { number: 3 },
      { bornOn: '1990-01-01' },
      { hasConsent: true },
      { activeTo: today },
      { roster: [] },
    ])
      await expect(change(a.captain, refused), JSON.stringify(refused)).rejects.toMatchObject({ status: 403 });
    await expect(change(b.captain, { email: null })).rejects.toMatchObject({ status: 403 });
    await expect(change(a.captain, { leaves: { teamId: b.id } })).rejects.toMatchObject({ status: 403 });
    await expect(change(a.captain, { leaves: { teamId: a.id, on: '2026-11-01' } })).rejects.toMatchObject({ status: 400 });
    const ask = () => b.captain.call('transferMember', { id: added.id, teamId: b.id });
    const refused = await a.captain.call('answerRequest', { id: (await ask()).requests[0]!.id, accept: false });
    expect(refused).toMatchObject({ requests: [], roster: [{ team: { name: 'Team A' }, to: null }] });
    const { requests } = await ask();
    const moved = await a.captain.call('answerRequest', { id: requests[0]!.id, accept: true });
    // The entry in the former team would have ended before it began.
    expect(teamsOf(moved!)).toEqual([['Team B', today, null]]);
    expect(teamsOf(await change(b.captain, { leaves: { teamId: b.id } }))).toEqual([['Team B', today, today]]);
    for (const more of [{ number: 5 }, { class: 'A' }, { activeFrom: today }, { kind: 'loan' as const }])
      await expect(add('New', { teamId: a.id, ...more }, a.captain), JSON.stringify(more)).rejects.toMatchObject({ status: 403 });
    await expect(add('New', { teamId: b.id }, a.captain)).rejects.toMatchObject({ status: 403 });
    await expect(add('New', {}, a.captain)).rejects.toMatchObject({ status: 403 });
  });

  test('if the season does not let captains ask, they change no roster', async () => {
    const { a, b, add } = await openLeague({ rosterByCaptain: 'no' });
    const { id } = await add('Mia', { teamId: b.id });
    const before = await world.fingerprint();
    await expect(add('New', { teamId: a.id }, a.captain)).rejects.toMatchObject({ status: 403 });
    await expect(a.captain.call('transferMember', { id, teamId: a.id })).rejects.toMatchObject({ status: 403 });
    await expect(b.captain.call('updateMember', { id, leaves: { teamId: b.id } })).rejects.toMatchObject({ status: 403 });
    expect(await world.fingerprint()).toBe(before);
  });

  test('organisers see birth dates, captains the e-mail addresses of their team, and members their own', async () => {
    const { a, b, add, list } = await openLeague();
    const mia = await account('Mia');
    const { playerId } = await add('', { teamId: a.id, person: { name: 'Mia', email: 'mia@example.org', bornOn: '1990-02-01' } });
    await add('', { teamId: b.id, person: { name: 'Noor', email: 'noor@example.org', bornOn: '1991-02-01' } });
    await world.database.db.updateTable('players').set({ userId: mia.id }).where('id', '=', playerId).execute();
    const seen = async (client: Client) => (await list(client)).map(({ email, bornOn }) => [email, bornOn]);
    expect((await list(boss)).map(({ hasAccount }) => hasAccount)).toEqual([true, false]);
    expect((await list(world.as())).map(({ hasAccount }) => hasAccount)).toEqual([undefined, undefined]);
    expect(await seen(boss)).toEqual([
      ['mia@example.org', '1990-02-01'],
      ['noor@example.org', '1991-02-01'],
    ]);
    expect(await seen(a.captain)).toEqual([
      ['mia@example.org', undefined],
      [undefined, undefined],
    ]);
    expect(await seen(mia.client)).toEqual([
      ['mia@example.org', '1990-02-01'],
      [undefined, undefined],
    ]);
    for (const client of [world.as(), (await account('Stranger')).client])
      expect(await seen(client)).toEqual([
        [undefined, undefined],
        [undefined, undefined],
      ]);
    const audit = JSON.stringify(await world.database.db.selectFrom('audit').select('detail').execute());
    for (const secret of ['noor@example.org', '1991-02-01']) expect(audit).not.toContain(secret);
  });

  test('a minor without consent is public with the first name and an initial, until the birthday', async () => {
    const { a, b, add, list } = await openLeague();
    const { id } = await add('', { teamId: a.id, person: { name: 'Noor van den Berg', bornOn: '2010-11-28' } });
    const publicName = async () => (await list(world.as()))[0]!.name;
    expect((await list(world.as()))[0]).toMatchObject({ name: 'Noor B.', isHiddenMinor: true });
    for (const client of [boss, a.captain, b.captain]) expect((await list(client))[0]!.name).toBe('Noor van den Berg');
    await boss.call('updateMember', { id, hasConsent: true });
    expect(await publicName()).toBe('Noor van den Berg');
    await boss.call('updateMember', { id, hasConsent: false });
    expect(await publicName()).toBe('Noor B.');
    world.wait(86_400_000);
    expect(await publicName()).toBe('Noor van den Berg');
    world.wait(-86_400_000);
  });

  test('a team that has too many players on one day only can get another one later', async () => {
    const { seasonId, a, add, list } = await openLeague({ leastPlayers: 1, mostPlayers: 3 });
    for (const name of ['Mia', 'Noor', 'Sien']) await add(name, { teamId: a.id });
    for (const { id } of (await list(boss)).slice(0, 2)) await boss.call('updateMember', { id, activeTo: today });
    await boss.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, leastPlayers: 1, mostPlayers: 2 } });
    await expect(add('Rik', { teamId: a.id })).rejects.toMatchObject(code(422, 'too-many'));
    await add('Rik', { teamId: a.id, activeFrom: '2026-11-28' });
    await expect(add('Jef', { teamId: a.id, activeFrom: '2026-11-28' })).rejects.toMatchObject(code(422, 'too-many'));
  });

  test('a captain who is a minor without consent is public with the first name and an initial', async () => {
    const { seasonId, a, add } = await openLeague();
    const { id } = await add('', { teamId: a.id, person: { name: 'Noor van den Berg', bornOn: '2010-11-28' } });
    await boss.call('updateSeasonTeam', { id: a.id, captains: [{ name: 'noor van den Berg' }, { name: 'Mia Peeters' }] });
    const captains = async (client: Client) =>
      (await client.call('listTeams', { seasonId })).find((team) => team.id === a.id)!.captains.map(({ name }) => name);
    expect(await captains(world.as())).toEqual(['noor B.', 'Mia Peeters']);
    expect(await captains(boss)).toEqual(['noor van den Berg', 'Mia Peeters']);
    await boss.call('updateMember', { id, hasConsent: true });
    expect(await captains(world.as())).toEqual(['noor van den Berg', 'Mia Peeters']);
  });

  test('an organiser renames, suspends and ends a member, who can join again', async () => {
    const { seasonId, a, b, add } = await openLeague();
    const { id, playerId } = await add('Mia', { teamId: a.id, activeFrom: '2026-09-04' });
    const change = (more: Omit<Input<'updateMember'>, 'id'>) => boss.call('updateMember', { id, ...more });
    expect(await change({ name: 'Mia Dubbel', number: 12, class: 'B' })).toMatchObject({ name: 'Mia Dubbel', number: 12, class: 'B' });
    expect(await change({ suspension: { matches: 2 }, reason: 'Red card' })).toMatchObject({
      ...{ state: 'suspended', suspension: { from: today, to: null, matches: 2, left: 2, reason: 'Red card' } },
    });
    // Only organisers read the reason.
    const [seen] = await world.as().call('listSeasonMembers', { seasonId, teamId: a.id });
    expect(seen!.suspension).toEqual({ from: today, to: null, matches: 2, left: 2 });
    expect(await change({ suspension: { to: today } })).toMatchObject({
      state: 'suspended',
      suspension: { to: today, matches: null, left: null, reason: null },
    });
    world.wait(86_400_000);
    expect(await change({})).toMatchObject({ state: 'active', suspension: null });
    world.wait(-86_400_000);
    expect(await change({ suspension: null })).toMatchObject({ state: 'active' });
    for (const suspension of [{}, { to: today, matches: 1 }])
      await expect(change({ suspension })).rejects.toMatchObject({ body: { fields: { suspension: 'required' } } });
    await expect(change({ suspension: { to: '2026-11-26' } })).rejects.toMatchObject({ body: { fields: { 'suspension.to': 'past' } } });
    await expect(change({ activeTo: '2026-09-03' })).rejects.toMatchObject({ body: { fields: { active_to: 'before-start' } } });
    const ended = await change({ activeTo: '2026-11-20' });
    expect(ended).toMatchObject({ state: 'ended', roster: [{ from: '2026-09-04', to: '2026-11-20' }] });
    await expect(boss.call('transferMember', { id, teamId: b.id })).rejects.toMatchObject(code(422, 'wrong-state'));
    const again = await boss.call('createMember', { seasonId, playerId, teamId: b.id });
    expect(again).toMatchObject({ id, state: 'active', number: 12, activeFrom: today, activeTo: null });
    expect(teamsOf(again)).toEqual([
      ['Team A', '2026-09-04', '2026-11-20'],
      ['Team B', today, null],
    ]);
  });

  test('a new name of a member is also that of the captain of the team, unless a namesake may be the captain', async () => {
    const { seasonId, a, b, add } = await openLeague();
    const captains = async () => (await boss.call('listTeams', { seasonId })).map((team) => team.captains.map(({ name }) => name));
    const setCaptains = (id: string, ...names: string[]) =>
      boss.call('updateSeasonTeam', { id, captains: names.map((name) => ({ name })) });
    await setCaptains(a.id, 'Mia Visser', 'Zoë de Wit');
    await setCaptains(b.id, 'Mia Visser');
    const mia = await add('mia visser', { teamId: a.id });
    const zoe = await add('Zoe de Wit', { teamId: a.id });
    await boss.call('updateMember', { id: mia.id, name: 'Mia Visser-Bakker' });
    expect(await captains()).toEqual([['Mia Visser-Bakker', 'Zoë de Wit'], ['Mia Visser']]);
    await boss.call('updatePlayer', { id: zoe.playerId, name: 'Zoë Wit' });
    expect(await captains()).toEqual([['Mia Visser-Bakker', 'Zoë Wit'], ['Mia Visser']]);
    // Two players of team B have the name of its captain.
    const [first] = [await add('Mia Visser', { teamId: b.id }), await add('Mia Visser', { teamId: b.id })];
    await boss.call('updateMember', { id: first.id, name: 'Maria Visser' });
    expect(await captains()).toEqual([['Mia Visser-Bakker', 'Zoë Wit'], ['Mia Visser']]);
  });

  test('a captain is renamed with the player of the same account, in every season', async () => {
    const { seasonId, addSeason, a, add } = await openLeague();
    const { playerId } = await add('captain', { teamId: a.id });
    const next = await addSeason(2027);
    await boss.call('addExistingTeams', { seasonId: next, teamIds: [a.permanentId] });
    const { id: userId } = (await a.captain.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId }).where('id', '=', playerId).execute();
    await add('Captain', { teamId: a.id });
    await boss.call('updatePlayer', { id: playerId, name: 'Ada Krijt' });
    for (const id of [seasonId, next]) {
      const team = (await boss.call('listTeams', { seasonId: id })).find(({ team: { id: permanent } }) => permanent === a.permanentId);
      expect(team!.captains).toMatchObject([{ name: 'Ada Krijt', hasAccount: true }]);
    }
  });

  test('a team asks once for a new person, and again for another one of the same name', async () => {
    const { seasonId, a, b, add, list } = await openLeague();
    const ask = (name: string, email: string | null, { id, captain } = a) =>
      captain.call('createMember', { seasonId, teamId: id, person: { name, email } });
    const asked = await ask('Noor Visser', null);
    await expect(ask('noor  visser', null)).rejects.toMatchObject({
      ...code(409, 'taken'),
      body: { fields: { 'person.name': 'taken' } },
    });
    await ask('Noor Visser', 'noor@example.org');
    await ask('Noor Visser', null, b);
    expect(await list(boss)).toHaveLength(3);
    await boss.call('answerRequest', { id: asked.requests[0]!.id, accept: false });
    await ask('Noor Visser', null);
    // An organiser may add a namesake.
    await add('Noor Visser', { teamId: a.id });
    expect(await list(boss)).toHaveLength(4);
  });

  test('an organiser replaces the history of a member, which has to follow the rules', async () => {
    const { a, b, add } = await openLeague();
    const { id } = await add('Mia', { teamId: a.id });
    const entry = (teamId: string, from: string, to: string | null) => ({ teamId, from, to, kind: 'fixed' as const });
    const set = (...roster: ReturnType<typeof entry>[]) => boss.call('updateMember', { id, roster });
    expect(teamsOf(await set(entry(b.id, '2026-10-01', null), entry(a.id, '2026-09-04', '2026-09-30')))).toEqual([
      ['Team A', '2026-09-04', '2026-09-30'],
      ['Team B', '2026-10-01', null],
    ]);
    await expect(set(entry(a.id, '2026-09-04', '2026-10-01'), entry(b.id, '2026-10-01', null))).rejects.toMatchObject(
      code(422, 'other-team'),
    );
    const { a: foreign } = await openLeague();
    const refused = [
      [[entry(a.id, '2026-09-04', '2026-09-01')], { roster: 'before-start' }],
      [[entry(a.id, '2026-09-04', null), entry(a.id, '2026-10-01', null)], { roster: 'overlap' }],
      [[entry(foreign.id, '2026-09-04', null)], { team_id: 'unknown' }],
    ] as const;
    for (const [roster, fields] of refused) await expect(set(...roster)).rejects.toMatchObject({ status: 400, body: { fields } });
    await boss.call('withdrawTeam', { id: a.id });
    await expect(set(entry(a.id, '2026-12-01', null))).rejects.toMatchObject(code(422, 'wrong-state'));
    expect(await set()).toMatchObject({ roster: [] });
  });

  test('members of a finished season do not change, and nobody else sees those of a draft', async () => {
    const { seasonId, a, b, add, list } = await openLeague();
    const member = await add('Mia', { teamId: a.id });
    const asked = await b.captain.call('transferMember', { id: member.id, teamId: b.id });
    await boss.call('setSeasonStatus', { id: seasonId, state: 'draft' });
    for (const client of [world.as(), a.captain]) await expect(list(client)).rejects.toMatchObject({ status: 404 });
    await expect(add('New', { teamId: a.id }, a.captain)).rejects.toMatchObject({ status: 404 });
    await startSeason(world, seasonId);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'finished' });
    const before = await world.fingerprint();
    for (const call of [
      () => add('New'),
      () => boss.call('updateMember', { id: member.id, class: 'C' }),
      () => boss.call('transferMember', { id: member.id, teamId: b.id }),
      () => boss.call('answerRequest', { id: asked.requests[0]!.id, accept: true }),
    ])
      await expect(call()).rejects.toMatchObject(code(422, 'wrong-state'));
    expect(await world.fingerprint()).toBe(before);
  });

  test('existing teams are entered with their present roster, except for loans and players who have joined another team', async () => {
    const { addSeason, a, b, add } = await openLeague();
    const mia = await add('Mia', { teamId: a.id, class: 'A', number: 4 });
    const noor = await add('Noor', { teamId: a.id });
    await add('Lent', { teamId: a.id, kind: 'loan' });
    await add('Gone', { teamId: a.id });
    const gone = (await boss.call('listSeasonMembers', { seasonId: mia.seasonId })).find(({ name }) => name === 'Gone')!;
    await boss.call('updateMember', { id: gone.id, activeTo: today });
    const seasonId = await addSeason(2027);
    const [other] = await boss.call('addExistingTeams', { seasonId, teamIds: [b.permanentId] });
    await boss.call('createMember', { seasonId, playerId: noor.playerId, teamId: other!.id });
    await boss.call('addExistingTeams', { seasonId, teamIds: [a.permanentId], withRoster: true });
    const members = await boss.call('listSeasonMembers', { seasonId });
    expect(members).toMatchObject([
      { playerId: mia.playerId, number: 4, class: 'A', activeFrom: today, roster: [{ team: { name: 'Team A' }, from: today, to: null }] },
      { playerId: noor.playerId, roster: [{ team: { name: 'Team B' } }] },
    ]);
  });

  test('a deleted account leaves an anonymous member without e-mail address and birth date', async () => {
    const { a, add, list } = await openLeague();
    const mia = await account('Mia');
    const { playerId } = await add('', { teamId: a.id, person: { name: 'Mia', email: mia.email, bornOn: '2012-02-01' } });
    await world.database.db.updateTable('players').set({ userId: mia.id }).where('id', '=', playerId).execute();
    await mia.client.call('deleteAccount', { password: 'ninety-nine-darts', anonymous: true });
    expect((await list(boss))[0]).toMatchObject({ name: 'Player #1', email: null, bornOn: null, number: 1, roster: [{ to: null }] });
    expect((await list(world.as()))[0]!.name).toBe('Player #1');
  });

  test('300 members cost no more statements than one', async () => {
    const { organisationId, seasonId, a, add, list } = await openLeague();
    await add('Mia', { teamId: a.id });
    const counting = async () => {
      world.wait(2000);
      const spy = vi.spyOn(world.database.db.getExecutor(), 'provideConnection');
      await list(a.captain);
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    await counting();
    const one = await counting();
    expect(one).toBeGreaterThan(0);
    const ids = Array.from({ length: 299 }, () => [crypto.randomUUID(), crypto.randomUUID()] as const);
    const createdAt = new Date('2026-11-27T19:00:00Z');
    const { db } = world.database;
    await db
      .insertInto('players')
      .values(ids.map(([id], at) => ({ id, organisationId, name: `Player ${at}`, searchName: `player ${at}`, number: at + 2, createdAt })))
      .execute();
    await db
      .insertInto('seasonMembers')
      .values(ids.map(([playerId, id]) => ({ id, playerId, seasonId, activeFrom: today, createdAt })))
      .execute();
    await db
      .insertInto('rosterEntries')
      .values(ids.map(([, memberId]) => ({ memberId, seasonTeamId: a.id, startsOn: today, kind: 'fixed' as const })))
      .execute();
    expect(await counting()).toBe(one);
    expect(await list(world.as())).toHaveLength(300);
  });
});
