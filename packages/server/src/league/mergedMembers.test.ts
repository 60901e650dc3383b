import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input, Output } from '@oche/api/contract/endpoints';
import { defaultSeasonRules, type SeasonRules } from '@oche/api/contract/season';
import { anonymisePlayers } from '../accounts/profile.ts';
import { prepareEvening, register, type TestServer } from '../testServer.ts';
import { rosterOfBoth } from './mergedMembers.ts';
import type { Entry } from './rosters.ts';
import { claimTeam, startLeagues, type Client } from './testLeague.ts';

/** The day of the test server's clock. */
const today = '2026-11-27';
const password = 'ninety-nine-darts';

describe('trap 12: a merge', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => ({ world, boss } = await startLeagues()));
  afterAll(() => world.close());

  /** A competition with two open seasons and the teams A and B in the later one. */
  const open = async (rules: Partial<SeasonRules> = {}) => {
    const { id: organisationId } = await boss.call('createCompetition', { name: 'League', timeZone: 'Europe/Brussels', domains: [] });
    const addSeason = async (year: number) => {
      const season = { organisationId, name: `${year}`, startsOn: `${year}-09-04`, endsOn: `${year + 1}-05-28` };
      const { id } = await boss.call('createSeason', season);
      await boss.call('updateSeason', { id, rules: { ...defaultSeasonRules, ...rules } });
      await boss.call('setSeasonStatus', { id, state: 'open' });
      return id;
    };
    const archive = (id: string) => world.database.db.updateTable('seasons').set({ state: 'archived' }).where('id', '=', id).execute();
    const [earlier, seasonId] = [await addSeason(2025), await addSeason(2026)];
    const addTeam = async (name: string, of = seasonId) =>
      (await boss.call('createTeam', { seasonId: of, name: `Team ${name}`, short: name.repeat(2) })).id;
    const [a, b] = [await addTeam('A'), await addTeam('B')];
    /** A new member; everybody who is added later is younger. */
    const add = async (more: Partial<Input<'createMember'>> = {}) => {
      world.wait(1000);
      return boss.call('createMember', { seasonId, ...(more.playerId ? {} : { person: { name: 'Jan Peeters' } }), ...more });
    };
    const captainOf = async (teamId: string) => {
      const { client } = await register(world, 'Captain');
      const { email } = (await client.call('getUser', {}))!;
      await boss.call('updateSeasonTeam', { id: teamId, captains: [{ name: 'Captain', email }] });
      await claimTeam(boss, client, teamId);
      return client;
    };
    const members = (of = seasonId) => boss.call('listSeasonMembers', { seasonId: of });
    const merge = (one: { playerId: string }, other: { playerId: string }) =>
      boss.call('mergePlayers', { id: other.playerId, otherId: one.playerId });
    const split = ({ playerId }: { playerId: string }) => boss.call('splitPlayer', { id: playerId });
    const rowsOf = async () => {
      const tables = ['players', 'seasonMembers', 'rosterEntries', 'transfers', 'mergedPlayers'] as const;
      const rows = await Promise.all(
        tables.map(async (table) =>
          (await world.database.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
        ),
      );
      return Object.fromEntries(tables.map((table, at) => [table, rows[at]!]));
    };
    return { organisationId, earlier, seasonId, a, b, archive, addTeam, add, members, merge, split, rowsOf, captainOf };
  };
  const teamsOf = ({ roster }: Output<'createMember'>) => roster.map(({ team, from, to }) => [team.name, from, to]).toSorted();
  const link = async (playerId: string, name: string) => {
    const { client } = await register(world, name);
    const { id } = (await client.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId: id }).where('id', '=', playerId).execute();
    return client;
  };

  test('gives the older player the memberships of the younger one, and a split gives them back', async () => {
    const { earlier, seasonId, a, b, archive, addTeam, add, members, merge, split, rowsOf } = await open({ teamsPerMember: 2 });
    const c = await addTeam('C', earlier);
    const older = await add({ teamId: a, activeFrom: '2026-10-01', class: 'A' });
    const younger = await add({ teamId: a, activeFrom: '2026-09-04' });
    await boss.call('updateMember', { id: younger.id, suspension: { matches: 2 } });
    await boss.call('transferMember', { id: younger.id, teamId: b, on: '2026-11-01' });
    await add({ playerId: younger.playerId, seasonId: earlier, teamId: c, activeFrom: '2025-09-04' });
    await archive(earlier);
    const before = await rowsOf();
    await merge(older, younger);
    const [member, ...others] = await members();
    expect(others).toEqual([]);
    expect(member).toMatchObject({
      ...{ id: older.id, playerId: older.playerId, number: 1, class: 'A' },
      activeFrom: '2026-09-04',
      state: 'suspended',
    });
    // The entries for team A become one.
    expect(teamsOf(member!)).toEqual([
      ['Team A', '2026-09-04', null],
      ['Team B', '2026-11-01', null],
    ]);
    expect((await members(earlier)).map((each) => [each.playerId, ...teamsOf(each)])).toEqual([
      [older.playerId, ['Team C', '2025-09-04', null]],
    ]);
    await split(younger);
    expect(await rowsOf()).toEqual(before);
    expect((await members(seasonId)).map(({ number }) => number).sort()).toEqual([1, 2]);
  });

  test('leaves changes since to the older player when the two are split', async () => {
    const { a, b, addTeam, add, members, merge, split } = await open({ teamsPerMember: 3 });
    const c = await addTeam('C');
    const older = await add({ teamId: a });
    const younger = await add({ teamId: b });
    await boss.call('updateMember', { id: younger.id, class: 'B' });
    const { into } = await merge(older, younger);
    expect(into.id).toBe(older.playerId);
    await boss.call('updateMember', { id: older.id, leaves: { teamId: b, on: '2026-12-01' }, class: 'C' });
    await boss.call('createMember', { seasonId: older.seasonId, playerId: older.playerId, teamId: c });
    await split(younger);
    const byId = new Map((await members()).map((member) => [member.playerId, member]));
    expect(teamsOf(byId.get(older.playerId)!)).toEqual(
      expect.arrayContaining([
        ['Team A', today, null],
        ['Team B', today, '2026-12-01'],
        ['Team C', today, null],
      ]),
    );
    expect(byId.get(older.playerId)).toMatchObject({ class: 'C' });
    expect(byId.get(younger.playerId)).toMatchObject({ roster: [], class: 'B', number: 2 });
  });

  test('leaves the membership of a season, in which only the younger player was, to the older one that has changed it since', async () => {
    const { earlier, seasonId, a, b, add, members, merge, split } = await open({ teamsPerMember: 2 });
    const older = await add({ seasonId: earlier });
    const younger = await add({ teamId: a });
    await merge(older, younger);
    await boss.call('createMember', { seasonId, playerId: older.playerId, teamId: b });
    await split(younger);
    const all = (await members()).map((member) => [member.playerId, teamsOf(member)]);
    expect(all).toHaveLength(2);
    expect(all).toEqual(
      expect.arrayContaining([
        [older.playerId, [['Team B', today, null]]],
        [younger.playerId, [['Team A', today, null]]],
      ]),
    );
  });

  test('is refused if the season allows one team at a time, unless the season is over', async () => {
    const { earlier, a, b, archive, addTeam, add, merge } = await open();
    const [one, other] = [await add({ teamId: a }), await add({ teamId: b })];
    await expect(merge(one, other)).rejects.toMatchObject({ status: 422, code: 'other-team', body: { season: '2026' } });
    // Today is the last day in the team.
    await boss.call('updateMember', { id: one.id, leaves: { teamId: a } });
    const [c, d] = [await addTeam('C', earlier), await addTeam('D', earlier)];
    await add({ playerId: one.playerId, seasonId: earlier, teamId: c, activeFrom: '2025-10-01' });
    await add({ playerId: other.playerId, seasonId: earlier, teamId: d, activeFrom: '2025-10-01' });
    await archive(earlier);
    await merge(one, other);
  });

  test('keeps the open requests for the younger player', async () => {
    const { seasonId, a, b, add, members, merge, split, captainOf } = await open({ teamsPerMember: 2, rosterByCaptain: 'request' });
    const older = await add({ teamId: a });
    const captain = await captainOf(b);
    world.wait(1000);
    const asked = await captain.call('createMember', { seasonId, person: { name: 'Jan Peeters' }, teamId: b });
    await merge(older, asked);
    const [member] = await members();
    expect(member).toMatchObject({ playerId: older.playerId, state: 'active', requests: [{ to: { name: 'Team B' } }] });
    await split(asked);
    expect((await members()).find(({ playerId }) => playerId === asked.playerId)).toMatchObject({
      state: 'requested',
      requests: [{ to: { name: 'Team B' } }],
    });
    await merge(older, asked);
    await boss.call('answerRequest', { id: member!.requests[0]!.id, accept: true });
    expect((await members()).map(teamsOf)).toEqual([
      [
        ['Team A', today, null],
        ['Team B', today, null],
      ],
    ]);
  });

  test('keeps a player whom a captain has asked for, also if the request is refused', async () => {
    const { organisationId, seasonId, b, members, split, captainOf } = await open({ rosterByCaptain: 'request' });
    const captain = await captainOf(b);
    const asked = await captain.call('createMember', { seasonId, person: { name: 'Jan Peeters' }, teamId: b });
    world.wait(1000);
    const { id } = await boss.call('createPlayer', { organisationId, name: 'Jan Peters' });
    await boss.call('mergePlayers', { id, otherId: asked.playerId });
    await boss.call('answerRequest', { id: asked.requests[0]!.id, accept: false });
    expect(await members()).toEqual([]);
    const names = async () => (await boss.call('listPlayers', { organisationId })).items.map(({ name }) => name);
    expect(await names()).toEqual(['Jan Peeters']);
    await split({ playerId: id });
    expect(await names()).toEqual(['Jan Peeters', 'Jan Peters']);
  });

  test('gives the older player what it lacks, and a split gives it back', async () => {
    const { a, add, members, merge, split, rowsOf } = await open();
    const older = await add({ person: { name: 'Jan Peeters', hasConsent: true }, teamId: a });
    const younger = await add({ person: { name: 'Jan Peters', email: 'jan@example.org', bornOn: '2012-03-09' } });
    await boss.call('updatePlayer', { id: younger.playerId, nickname: 'The Hammer', club: 'DC Krijt' });
    const account = await link(younger.playerId, 'Jan');
    const before = await rowsOf();
    await merge(older, younger);
    const [member] = await members();
    // Consent belongs to a date of birth.
    expect(member).toMatchObject({
      ...{ name: 'Jan Peeters', number: 1, email: 'jan@example.org', bornOn: '2012-03-09' },
      hasConsent: false,
      isHiddenMinor: true,
    });
    const { db } = world.database;
    const rows = await db
      .selectFrom('players')
      .selectAll()
      .where('id', 'in', [older.playerId, younger.playerId])
      .orderBy('createdAt')
      .execute();
    const shared = {
      name: 'Jan Peeters',
      searchName: 'jan peeters',
      nickname: 'The Hammer',
      club: 'DC Krijt',
      bornOn: '2012-03-09',
      userId: rows[0]!.userId,
    };
    expect(rows).toMatchObject([
      { ...shared, archivedAt: null },
      { ...shared, email: null, number: null, archivedAt: expect.any(Date) },
    ]);
    expect(await account.call('listMyPlayers', {})).toMatchObject([{ id: older.playerId }]);
    await split(younger);
    expect(await rowsOf()).toEqual(before);
    // What has changed since stays.
    await merge(older, younger);
    await boss.call('updatePlayer', { id: older.playerId, club: 'DC Other' });
    await boss.call('unlinkPlayer', { id: younger.playerId });
    await split(younger);
    expect(
      await db.selectFrom('players').selectAll().where('id', 'in', [older.playerId, younger.playerId]).orderBy('createdAt').execute(),
    ).toMatchObject([
      { name: 'Jan Peeters', club: 'DC Other', email: null, nickname: '', userId: null, bornOn: null, number: 1 },
      {
        name: 'Jan Peters',
        club: 'DC Krijt',
        email: 'jan@example.org',
        nickname: 'The Hammer',
        userId: null,
        bornOn: '2012-03-09',
        number: 2,
      },
    ]);
  });

  test('gives a number to a player whose number somebody else has by then', async () => {
    const { add, members, merge, split } = await open();
    const [older, younger] = [await add(), await add({ number: 12 })];
    await merge(older, younger);
    await add({ number: 12 });
    await split(younger);
    expect((await members()).find(({ playerId }) => playerId === younger.playerId)).toMatchObject({ number: 13 });
  });

  test('of a player into whom others were merged brings these along, and a split takes them back', async () => {
    const { add, members, merge, split } = await open();
    const [first, second, third] = [await add(), await add(), await add()];
    await merge(second, third);
    await merge(first, second);
    const into = async () =>
      Object.fromEntries(
        (await world.database.db.selectFrom('mergedPlayers').select(['playerId', 'intoId']).execute()).map(({ playerId, intoId }) => [
          playerId,
          intoId,
        ]),
      );
    expect(await into()).toMatchObject({ [second.playerId]: first.playerId, [third.playerId]: first.playerId });
    await expect(merge(second, await add())).rejects.toMatchObject({ code: 'wrong-state' });
    await split(second);
    expect(await into()).toMatchObject({ [third.playerId]: second.playerId });
    await split(third);
    expect((await members()).map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);
  });

  test('takes the younger player out of every list, and its id stands for the older one', async () => {
    const { organisationId, seasonId, a, add, members, merge } = await open();
    const [older, younger] = [await add(), await add({ number: 40 })];
    await boss.call('invitePlayer', { id: younger.playerId, email: 'jan@example.org' });
    await merge(older, younger);
    const found = async (search: string) => (await boss.call('listPlayers', { organisationId, search })).items;
    expect(await found('peeters')).toMatchObject([{ id: older.playerId, number: 1, invitation: null }]);
    expect(await found('1')).toMatchObject([{ id: older.playerId }]);
    expect(await found('40')).toEqual([]);
    const text = 'Naam;Nummer\nJan Peeters;';
    expect((await boss.call('previewImport', { seasonId, kind: 'members', text })).rows).toMatchObject([{ state: 'known' }]);
    await boss.call('createMember', { seasonId, playerId: younger.playerId, teamId: a });
    expect((await members()).map(({ playerId, roster }) => [playerId, roster.length])).toEqual([[older.playerId, 1]]);
    await boss.call('invitePlayer', { id: younger.playerId, email: 'jan@example.org' });
    expect(await found('peeters')).toMatchObject([{ id: older.playerId, invitation: { email: 'jan@example.org' } }]);
  });

  test('in a club leaves one player to enter in tournaments', async () => {
    const { client, organisation, tournament } = await prepareEvening(world, { players: 1 });
    const { id: organisationId } = organisation;
    const { id: otherId } = await client.call('createPlayer', { organisationId, name: 'Jan Peeters' });
    world.wait(1000);
    const { id } = await client.call('createPlayer', { organisationId, name: 'Jan Peters' });
    await client.call('mergePlayers', { id, otherId });
    const rows = await client.call('previewEntries', { id: tournament.id, text: 'Jan Peeters\nJan Peters' });
    expect(rows.map(({ playerId }) => playerId)).not.toContain(id);
    const added = await client.call('addEntries', { id: tournament.id, entries: [{ playerId: id }] });
    expect(added.map(({ players }) => players[0]!.id)).toContain(otherId);
    await expect(client.call('addEntries', { id: tournament.id, entries: [{ playerId: otherId }] })).rejects.toMatchObject({
      code: 'taken',
    });
  });

  test('links an account to both players, and forgets what it knows when the account goes', async () => {
    const { add, merge, split } = await open();
    const { db } = world.database;
    const readPlayers = (ids: readonly string[]) =>
      db.selectFrom('players').selectAll().where('id', 'in', ids).orderBy('createdAt').execute();
    const prepare = async () => {
      const older = await add({ person: { name: 'Jan Peeters' } });
      const younger = await add({ person: { name: 'Jan Peters', email: 'jan@example.org' } });
      await merge(older, younger);
      const ids = [older.playerId, younger.playerId];
      const before = async () =>
        JSON.stringify(await db.selectFrom('mergedPlayers').select('before').where('playerId', '=', younger.playerId).execute());
      return { ids, younger, before, account: await link(younger.playerId, 'Jan') };
    };
    const accepted = await prepare();
    const { client } = await register(world, 'Other Jan');
    const { id: userId, email } = (await client.call('getUser', {}))!;
    await db.updateTable('players').set({ userId: null }).where('id', 'in', accepted.ids).execute();
    const mails = world.mails.length;
    await boss.call('invitePlayer', { id: accepted.ids[0]!, email });
    await expect.poll(() => world.mails.length).toBe(mails + 1);
    const token = new URL(/https:\S+/.exec(world.mails.at(-1)!.text)![0]).searchParams.get('invitation')!;
    await client.call('acceptInvitation', { token });
    expect(await readPlayers(accepted.ids)).toMatchObject([{ userId }, { userId }]);

    await client.call('deleteAccount', { password, anonymous: false });
    expect(await readPlayers(accepted.ids)).toMatchObject([
      { userId: null, email: null },
      { userId: null, email: null },
    ]);
    expect(await accepted.before()).not.toContain('jan@example.org');
    await split(accepted.younger);
    expect(await readPlayers(accepted.ids)).toMatchObject([
      { name: 'Jan Peeters', email: null },
      { name: 'Jan Peters', email: null },
    ]);

    const anonymous = await prepare();
    await db
      .updateTable('players')
      .set({ userId: (await readPlayers(anonymous.ids))[1]!.userId })
      .where('id', 'in', anonymous.ids)
      .execute();
    await anonymous.account.call('deleteAccount', { password, anonymous: true });
    await world.server.asSystem(anonymisePlayers);
    const [one, other] = await readPlayers(anonymous.ids);
    expect(one!.name).toMatch(/^Player #\d+$/);
    expect(other).toMatchObject({ name: one!.name, searchName: one!.searchName });
    expect(await anonymous.before()).toBe('[{"before":null}]');
    await expect(split(anonymous.younger)).rejects.toMatchObject({ code: 'too-late' });
  });

  test('ends open invitations of the kept player, whom another account could take over otherwise', async () => {
    const { add, merge } = await open();
    const invited = async (name: string) => {
      const { playerId } = await add({ person: { name } });
      const { client } = await register(world, name);
      const { email, id: userId } = (await client.call('getUser', {}))!;
      world.mails.length = 0;
      await boss.call('invitePlayer', { id: playerId, email });
      await world.settle();
      const token = new URL(/https:\S+/.exec(world.mails.at(-1)!.text)![0]).searchParams.get('invitation');
      return { playerId, client, userId, token: token! };
    };
    const [kept, twin] = [await invited('Mia'), await invited('Mia M.')];
    expect([kept.token, twin.token].every((token) => typeof token === 'string')).toBe(true);
    await twin.client.call('acceptInvitation', { token: twin.token });
    await merge(kept, twin);
    await expect(kept.client.call('acceptInvitation', { token: kept.token })).rejects.toMatchObject({ code: 'gone' });
    const owner = await world.database.db.selectFrom('players').select('userId').where('id', '=', kept.playerId).executeTakeFirstOrThrow();
    expect(owner.userId).toBe(twin.userId);
  });

  test('gives back no consent, e-mail address or name that was withdrawn since', async () => {
    const { add, merge, split } = await open();
    const person = (name: string, more: object = {}) => add({ person: { name, ...more } });
    const kept = await person('Mia');
    const twin = await person('Mia M.', { bornOn: '2014-02-01', hasConsent: true, email: 'mia@example.org' });
    await merge(kept, twin);
    await boss.call('updateMember', { id: kept.id, hasConsent: false, email: null });
    await split(twin);
    const { db } = world.database;
    const stored = (id: string) => db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await stored(twin.playerId)).toMatchObject({ bornOn: '2014-02-01', hasConsent: false, email: null });
    const owner = await person('Owner');
    const client = await link(owner.playerId, 'Owner');
    const userId = (await client.call('getUser', {}))!.id;
    await merge(kept, owner);
    // As if a tournament of the person were running, so that the name stays until its end.
    await db.updateTable('players').set({ nameGoes: true, userId: null }).where('userId', '=', userId).execute();
    await split(owner);
    expect((await stored(owner.playerId)).name).toMatch(/^Player #/);
    expect(await stored(kept.playerId)).toMatchObject({ name: 'Mia', nameGoes: false });
  });

  test('is refused for two dates of birth, and split in the reverse order of merges', async () => {
    const { organisationId, add, merge, split } = await open();
    const person = (name: string, bornOn?: string) => add({ person: { name, ...(bornOn && { bornOn }) } });
    const [first, second, third] = [await person('One', '1960-01-01'), await person('Two'), await person('Three', '2015-01-01')];
    await expect(merge(first, third)).rejects.toMatchObject({ code: 'other-birth-date' });
    await merge(second, third);
    await boss.call('updateMember', { id: second.id, bornOn: null });
    await merge(first, second);
    const listed = async () => (await boss.call('listMergedPlayers', { organisationId })).map(({ id }) => id);
    expect(await listed()).toEqual([second.playerId]);
    await expect(split(third)).rejects.toMatchObject({ code: 'wrong-state' });
    await split(second);
    expect(await listed()).toEqual([third.playerId]);
    await split(third);
  });

  test('keeps the longer suspension, and a split takes a new id for a membership whose former id is taken', async () => {
    const { seasonId, a, add, members, merge, split } = await open();
    const [kept, twin] = [await add({ teamId: a }), await add({ person: { name: 'Mia M.' }, teamId: a })];
    const memberOf = async ({ playerId }: { playerId: string }) => (await members()).find((each) => each.playerId === playerId)!;
    await boss.call('updateMember', { id: kept.id, suspension: { to: '2026-11-28' } });
    await boss.call('updateMember', { id: twin.id, suspension: { to: '2027-05-01' }, reason: 'Red card' });
    await merge(kept, twin);
    expect(await memberOf(kept)).toMatchObject({ suspension: { to: '2027-05-01', reason: 'Red card' } });
    await boss.call('createMember', { id: twin.id, seasonId, person: { name: 'Somebody' }, teamId: a });
    await split(twin);
    const back = await memberOf(twin);
    expect(back).toMatchObject({ name: 'Mia M.', suspension: { to: '2027-05-01', reason: 'Red card' } });
    expect(back.id).not.toBe(twin.id);
  });

  test('is compared first: who is kept, and what tells the two apart', async () => {
    const { organisationId, a, add, merge } = await open();
    const older = await add({ teamId: a });
    const younger = await add({ person: { name: 'Jan Peeters', bornOn: '1990-02-01' } });
    await link(older.playerId, 'Jan');
    const preview = await boss.call('previewMerge', { id: younger.playerId, otherId: older.playerId });
    expect(preview).toMatchObject({
      kept: { id: older.playerId, number: 1, bornOn: null, account: 'Jan', games: 0, seasons: [{ name: '2026', teams: ['Team A'] }] },
      other: { id: younger.playerId, number: 2, bornOn: '1990-02-01', account: null, seasons: [{ name: '2026', teams: [] }] },
    });
    const merged = await merge(older, younger);
    expect(merged).toEqual((await boss.call('listMergedPlayers', { organisationId }))[0]);
    const audit = world.database.db
      .selectFrom('audit')
      .selectAll()
      .where('what', '=', 'mergePlayers')
      .where('subject', '=', older.playerId);
    expect(await audit.execute()).toMatchObject([{ organisationId, detail: { merged: younger.playerId } }]);
  });

  test('is compared first: why it would be refused, as the merge then says', async () => {
    const { a, b, add, merge, captainOf } = await open();
    const [older, other] = [await add({ teamId: a }), await add({ teamId: b })];
    const compare = async (one: { playerId: string }, two: { playerId: string }) =>
      (await boss.call('previewMerge', { id: one.playerId, otherId: two.playerId })).refusal;
    expect(await compare(older, other)).toEqual({ code: 'other-team', season: '2026' });
    await expect(merge(older, other)).rejects.toMatchObject({ status: 422, code: 'other-team' });
    await boss.call('updateMember', { id: other.id, roster: [] });
    expect(await compare(older, other)).toBeNull();
    await boss.call('updateMember', { id: older.id, bornOn: '1990-02-01' });
    await boss.call('updateMember', { id: other.id, bornOn: '1991-02-01' });
    expect(await compare(older, other)).toEqual({ code: 'other-birth-date' });
    // One team has asked for both.
    const captain = await captainOf(a);
    const ask = (name: string) => captain.call('createMember', { seasonId: older.seasonId, teamId: a, person: { name } });
    const [first, second] = [await ask('Jan Janssens'), await ask('Jan Jansens')];
    expect(await compare(first, second)).toEqual({ code: 'taken', season: '2026' });
    await expect(merge(first, second)).rejects.toMatchObject({ status: 409, code: 'taken' });
    await boss.call('answerRequest', { id: first.requests[0]!.id, accept: true });
    expect(await compare(first, second)).toBeNull();
  });

  test('leaves an archived player archived, and an active one active', async () => {
    const { organisationId, add, merge, split } = await open();
    const [older, younger] = [await add(), await add()];
    const names = async () => (await boss.call('listPlayers', { organisationId })).items.map(({ id }) => id);
    await boss.call('updatePlayer', { id: older.playerId, archived: true });
    await merge(older, younger);
    expect(await names()).toEqual([]);
    await split(younger);
    expect(await names()).toEqual([younger.playerId]);
    await boss.call('updatePlayer', { id: older.playerId, archived: false });
    await boss.call('updatePlayer', { id: younger.playerId, archived: true });
    await merge(older, younger);
    expect(await names()).toEqual([older.playerId]);
    await split(younger);
    expect(await names()).toEqual([older.playerId]);
  });

  test('is not split while its team has no place for both', async () => {
    const { a, add, members, merge, split } = await open({ leastPlayers: 1, mostPlayers: 2 });
    const [older, younger] = [await add({ teamId: a }), await add({ teamId: a })];
    await merge(older, younger);
    const substitute = await add({ teamId: a });
    await expect(split(younger)).rejects.toMatchObject({ status: 422, code: 'too-many', body: { most: 2, team: 'Team A' } });
    expect(await members()).toHaveLength(2);
    await boss.call('updateMember', { id: substitute.id, leaves: { teamId: a } });
    await split(younger);
    expect(await members()).toHaveLength(3);
  });

  test('renames the captain of a team with the player, and a split gives the name back', async () => {
    const { a, b, seasonId, add, merge, split } = await open();
    const captains = async () => (await boss.call('listTeams', { seasonId })).map((team) => team.captains.map(({ name }) => name));
    for (const id of [a, b]) await boss.call('updateSeasonTeam', { id, captains: [{ name: 'Jan Peters' }] });
    const older = await add();
    const younger = await add({ person: { name: 'Jan Peters' }, teamId: b });
    await merge(older, younger);
    expect(await captains()).toEqual([['Jan Peters'], ['Jan Peeters']]);
    await split(younger);
    expect(await captains()).toEqual([['Jan Peters'], ['Jan Peters']]);
  });

  test.each<[string, Entry[], Entry[], [string, string | null][]]>([
    [
      'apart',
      [entry('2026-09-01', '2026-09-30')],
      [entry('2026-10-01', null)],
      [
        ['2026-09-01', '2026-09-30'],
        ['2026-10-01', null],
      ],
    ],
    ['overlapping', [entry('2026-09-01', '2026-10-15')], [entry('2026-10-01', '2026-12-01')], [['2026-09-01', '2026-12-01']]],
    ['one within the other', [entry('2026-10-01', '2026-10-05')], [entry('2026-09-01', null)], [['2026-09-01', null]]],
    [
      'three in a chain',
      [entry('2026-09-01', '2026-09-10'), entry('2026-09-20', '2026-09-30')],
      [entry('2026-09-05', '2026-09-25')],
      [['2026-09-01', '2026-09-30']],
    ],
  ])('joins roster entries for one team: %s', (_, own, other, expected) => {
    expect(rosterOfBoth(own, other).map(({ from, to }) => [from, to])).toEqual(expected);
    expect(rosterOfBoth(other, own).map(({ from, to }) => [from, to])).toEqual(expected);
  });
});

function entry(from: string, to: string | null): Entry {
  return { teamId: 'a', from, to, kind: 'fixed' };
}
