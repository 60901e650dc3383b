import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeasonMatch } from '@oche/darts/league/seasonMatch';
import { middenkust } from '@oche/darts/match/presets';
import { bothSides, type MatchStructure } from '@oche/darts/match/structure';
import { record as recordInGame, resultEvent, type TestServer } from '../testServer.ts';
import { openMatch } from './matches/testMatch.ts';
import { startLeagues, type Client } from './testLeague.ts';
import { storePlayedMatches } from './testPlayedSeason.ts';

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

const oneGame: MatchStructure = {
  ...middenkust,
  sheet: { least: 1, full: 1, most: 4 },
  blocks: [{ id: 'a', lineup: 'blind-match', games: [{ size: 1, format: 's' }] }],
};

test('a suspension for matches ends after those that the team has played without the player', async () => {
  const match = await openMatch(world, boss, oneGame);
  const { seasonId, home, away, group, location, organisationId } = match;
  const members = () => boss.call('listSeasonMembers', { seasonId, teamId: home.id });
  const memberOf = async (player: string) => (await members()).find(({ playerId }) => playerId === player)!;
  const [playing, absent] = [home.players[0]!, home.players[7]!];
  for (const side of bothSides) await match.handIn('match', side, (side === 0 ? home : away).players.slice(0, 1));
  for (const player of [playing, absent]) await boss.call('updateMember', { id: (await memberOf(player)).id, suspension: { matches: 2 } });
  const left = async (player: string) => {
    const { state, suspension } = await memberOf(player);
    return suspension ? `${suspension.left} of ${suspension.matches}` : state;
  };
  const planned = async (key: string, startsAt: string) => {
    const id = randomUUID();
    const own = { id, key, slug: `match-${key}`, seasonId, groupId: group.id, homeId: home.id, awayId: away.id, matchday: Number(key) };
    await world.database.db
      .insertInto('matches')
      .values({
        ...{ ...own, locationId: location.id, startsAt, state: 'planned', locked: false, movedFrom: '[]' },
        ...{ annulled: false, createdAt: new Date('2026-11-01T00:00:00Z') },
      })
      .execute();
    return id;
  };
  const [nextId, earlierId] = [await planned('9', '2026-12-18T20:00'), await planned('8', '2026-11-20T20:00')];
  /** Whether the two players are suspended in a match, by default that of 18 December. */
  const areSuspended = async (id = nextId) => {
    const { players } = await boss.call('getOwnLineup', { id, part: 'match', side: '0' });
    return [playing, absent].map((id) => players.find(({ player }) => player === id)!.isSuspended);
  };
  expect([await left(playing), await left(absent)]).toEqual(['2 of 2', '2 of 2']);

  await recordInGame(home.captain, (await match.sheet()).games[0]!.id, resultEvent([3, 0]));
  await match.confirm(0);
  // The sheet does not count before both teams have confirmed it.
  expect(await left(absent)).toBe('2 of 2');
  await match.confirm(1);
  expect([await left(playing), await left(absent)]).toEqual(['2 of 2', '1 of 2']);

  const play = (day: string, status: SeasonMatch['status'], isAnnulled = false) => {
    const teams = { id: randomUUID(), group: group.id, home: home.id, away: away.id, matchday: 2 };
    const result = { day, status, points: [1, 0], legs: [3, 0], leader: 0, isFinal: status === 'confirmed', isAnnulled } as const;
    return storePlayedMatches(
      world,
      { organisationId, seasonId, locationId: location.id },
      { matches: [{ ...teams, ...result }], games: [], legs: [] },
    );
  };
  await play('2026-11-26', 'confirmed');
  await play('2026-12-04', 'walkover');
  await play('2026-12-05', 'confirmed', true);
  world.wait(14 * 86_400_000);
  // A match before the suspension, a walkover and an annulled match do not count.
  expect([await left(playing), await left(absent)]).toEqual(['2 of 2', '1 of 2']);
  expect(await areSuspended()).toEqual([true, true]);
  // The sheet of a match before the suspension may be entered later.
  expect(await areSuspended(earlierId)).toEqual([false, false]);
  await play('2026-12-11', 'confirmed');
  expect([await left(playing), await left(absent)]).toEqual(['1 of 2', 'active']);
  expect(await areSuspended()).toEqual([true, false]);

  // A suspension that is over does not replace one of the same person under another name.
  const twin = await boss.call('createMember', { seasonId, person: { name: 'Twin' } });
  await boss.call('updateMember', { id: twin.id, suspension: { to: '2027-01-31' } });
  await boss.call('mergePlayers', { id: absent, otherId: twin.playerId });
  expect((await memberOf(absent)).suspension).toMatchObject({ to: '2027-01-31', matches: null });
});
