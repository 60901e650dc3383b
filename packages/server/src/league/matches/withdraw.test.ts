import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultGroupRules, type GroupRules } from '@oche/api/contract/group';
import { createRandom } from '@oche/darts/draw/random';
import { middenkust } from '@oche/darts/match/presets';
import type { TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { openMatch, playMatch } from './testMatch.ts';

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

/** A confirmed match, and the same two teams in another match that is still planned. */
const openTwo = async (withdrawal: GroupRules['withdrawal']) => {
  const match = await openMatch(world, boss, middenkust);
  const rules = { ...defaultGroupRules, withdrawal };
  await boss.call('updateGroup', { id: match.group.id, rules, reason: 'The meeting decided' });
  await playMatch(match, 1, createRandom(3));
  for (const side of [0, 1] as const) await match.confirm(side);
  const { db } = world.database;
  const row = await db.selectFrom('matches').selectAll().where('id', '=', match.id).executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await db
    .insertInto('matches')
    .values({ ...row, id, key: '2', slug: `second-${id}`, matchday: 2, state: 'planned', structure: null, boards: null, movedFrom: '[]' })
    .execute();
  const list = async () => (await boss.call('listMatches', { seasonId: match.seasonId })).items;
  const matchOf = async (which: string) => (await list()).find((each) => each.id === which)!;
  return { match, first: () => matchOf(match.id), second: () => matchOf(id) };
};

test.each(['annul', 'stand'] as const)('a team withdraws from its matches by the rule "%s"', async (rule) => {
  const { match, first, second } = await openTwo(rule);
  const before = await world.fingerprint();
  const preview = await boss.call('previewWithdrawal', { id: match.away.id });
  const { id, name } = match.group;
  expect(preview).toEqual([{ group: { id, name }, rule, outcome: rule, played: 1, toCome: 1 }]);
  expect(await world.fingerprint()).toBe(before);
  await boss.call('withdrawTeam', { id: match.away.id, reason: 'Not enough players' });
  const isAnnulled = rule === 'annul';
  expect(await first()).toMatchObject({ state: 'confirmed', annulled: isAnnulled });
  expect(await second()).toMatchObject(
    isAnnulled ? { state: 'planned', annulled: true } : { state: 'walkover', absent: 'away', annulled: false },
  );
  const { rows } = await boss.call('getStandings', { id: match.group.id });
  const home = rows.find(({ team }) => team.id === match.home.id)!;
  expect([home.played, home.open]).toEqual([isAnnulled ? 0 : 2, 0]);
});

test('after half of its matches, those that a team has played stand', async () => {
  const { match, first, second } = await openTwo('half');
  expect(await boss.call('previewWithdrawal', { id: match.away.id })).toMatchObject([{ rule: 'half', outcome: 'stand' }]);
  await boss.call('withdrawTeam', { id: match.away.id });
  expect(await first()).toMatchObject({ state: 'confirmed', annulled: false });
  expect(await second()).toMatchObject({ state: 'walkover', absent: 'away' });
});
