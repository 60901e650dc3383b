import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { createRandom } from '@oche/darts/draw/random';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { register, type TestServer } from '../testServer.ts';
import { matchEvent, openMatch, playMatch } from './matches/testMatch.ts';
import { claimTeam, startLeagues, type Client } from './testLeague.ts';

describe('trap 4: a player who has been a substitute as often as the season allows', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const settle = async () => {
    await world.settle();
    world.wait(600_000);
    await world.settle();
  };
  /** A match of today, in whose home lineup a player of a third team is a substitute. */
  const openWithSubstitute = async (mostAsSubstitute: number) => {
    const match = await openMatch(world, boss, middenkust, { substitutes: 'any-member', mostAsSubstitute });
    const { seasonId, home, away } = match;
    const team = await boss.call('createTeam', { seasonId, name: 'Third', short: 'TH', homeWeekday: 5, homeTime: '20:00' });
    const { client: captain } = await register(world, 'Captain Third');
    const { email } = (await captain.call('getUser', {}))!;
    await boss.call('updateSeasonTeam', { id: team.id, captains: [{ name: 'Captain Third', email, phone: null }] });
    await claimTeam(boss, captain, team.id);
    const mia = await boss.call('createMember', { seasonId, person: { name: 'Mia' }, teamId: team.id, activeFrom: '2026-09-07' });
    await match.handIn('match', 0, [mia.playerId, ...home.players.slice(0, 3)]);
    await match.handIn('match', 1, away.players.slice(0, 4));
    await playMatch(match, 1, createRandom(1));
    await match.confirm(0);
    const member = async () => (await boss.call('listSeasonMembers', { seasonId })).find(({ id }) => id === mia.id)!;
    const rosterOf = async () => (await member()).roster.map(({ team: { name }, from, to }) => [name, from, to]);
    return { match, mia, captain, third: team, rosterOf };
  };
  const kindsOf = async (client: Client) => (await client.call('listNotifications', {})).map(({ kind }) => kind);

  test('belongs to that team from the day after the match, when both captains have confirmed it', async () => {
    const { match, captain, rosterOf } = await openWithSubstitute(1);
    await settle();
    expect(await rosterOf()).toEqual([['Third', '2026-09-07', null]]);
    await match.confirm(1);
    await settle();
    expect(await rosterOf()).toEqual([
      ['Third', '2026-09-07', '2026-11-27'],
      ['Home', '2026-11-28', null],
    ]);
    for (const client of [captain, match.home.captain]) expect(await kindsOf(client)).toContain('substitute-fixed');
    expect(await kindsOf(match.away.captain)).not.toContain('substitute-fixed');
  });

  test('belongs to that team, also if the sheet has the id of a player who was merged since', async () => {
    const { match, mia, rosterOf } = await openWithSubstitute(1);
    const { id: otherId } = await boss.call('createPlayer', { organisationId: match.organisationId, name: 'Mia' });
    const createdAt = new Date('2026-01-01T00:00:00Z');
    await world.database.db.updateTable('players').set({ createdAt }).where('id', '=', otherId).execute();
    expect(await boss.call('mergePlayers', { id: mia.playerId, otherId })).toMatchObject({ id: mia.playerId });
    await match.confirm(1);
    await settle();
    expect(await rosterOf()).toEqual([
      ['Third', '2026-09-07', '2026-11-27'],
      ['Home', '2026-11-28', null],
    ]);
  });

  test('stays in the former team once an organiser has taken it back, also when the match is decided again', async () => {
    const { match, mia, third, rosterOf } = await openWithSubstitute(1);
    await match.confirm(1);
    await settle();
    const former = { teamId: third.id, from: '2026-09-07', to: null, kind: 'fixed' as const };
    await boss.call('updateMember', { id: mia.id, roster: [former], reason: 'Agreed by both teams' });
    await match.record(match.home.captain, matchEvent('dispute', { side: 0, about: ['m1'], reason: 'The legs are wrong' }));
    await match.record(boss, matchEvent('resolve', { reason: 'They are right', saw: seen(await match.state()) }));
    await settle();
    expect((await match.sheet()).match.state).toBe('confirmed');
    expect(await rosterOf()).toEqual([['Third', '2026-09-07', null]]);
  });

  test('stays in the present team while matches as a substitute are left', async () => {
    const { match, rosterOf } = await openWithSubstitute(2);
    await match.confirm(1);
    await settle();
    expect(await rosterOf()).toEqual([['Third', '2026-09-07', null]]);
  });

  test('stays in the present team if the roster of the other one is closed', async () => {
    const { match, rosterOf } = await openWithSubstitute(1);
    const rules = { ...defaultSeasonRules, substitutes: 'any-member' as const, mostAsSubstitute: 1, rosterCloses: '2026-11-27' };
    await boss.call('updateSeason', { id: match.seasonId, rules });
    await match.confirm(1);
    await settle();
    expect(await rosterOf()).toEqual([['Third', '2026-09-07', null]]);
    expect((await match.sheet()).match.state).toBe('confirmed');
  });
});
