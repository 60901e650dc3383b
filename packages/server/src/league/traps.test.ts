import { randomUUID } from 'node:crypto';
import { createRandom } from '@oche/darts/draw/random';
import type { NewMatchEvent } from '@oche/darts/match/event';
import { middenkust } from '@oche/darts/match/presets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../accounts/tokens.ts';
import { logEvent, record, register, type TestServer } from '../testServer.ts';
import { matchEvent, openMatch, playMatch, type TestedMatch } from './matches/testMatch.ts';
import { startLeagues, type Client } from './testLeague.ts';

/** Difficult cases of a league that need the whole server. `docs/difficult-cases.md` lists all. */
describe('difficult cases of a league', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const handInBoth = async (match: TestedMatch, ...homePlayers: string[]) => {
    await match.handIn('match', 0, [...homePlayers, ...match.home.players].slice(0, 4));
    await match.handIn('match', 1, match.away.players.slice(0, 4));
  };
  /** Plays a match to the confirmed sheet. */
  const played = async () => {
    const match = await openMatch(world, boss, middenkust);
    await playMatch(match, 2, createRandom(4));
    await match.confirm(0);
    await match.confirm(1);
    return match;
  };

  test('trap 3: a player of another team of this week is blocked with that team as the reason; from offline it is a protest', async () => {
    const match = await openMatch(world, boss, middenkust, { substitutes: 'any-member' });
    const { seasonId, group, location, home, away } = match;
    await handInBoth(match);
    const third = await boss.call('createTeam', { seasonId, name: 'Third', short: 'TH', homeWeekday: 5, homeTime: '20:00' });
    const id = randomUUID();
    const row = { id, seasonId, groupId: group.id, key: '2', slug: 'third-away', matchday: 1, homeId: third.id, awayId: away.id };
    const rest = { locationId: location.id, startsAt: '2026-11-28T20:00', state: 'planned' as const, locked: false, movedFrom: '[]' };
    await world.database.db
      .insertInto('matches')
      .values({ ...row, ...rest, annulled: false, createdAt: new Date('2026-11-01T00:00:00Z') })
      .execute();
    const { players } = await boss.call('getOwnLineup', { id, part: 'match', side: '0' });
    expect(players.find(({ player }) => player === home.players[0])).toMatchObject({ elsewhere: match.id, elsewhereFor: 'Home' });
    expect(players.find(({ player }) => player === home.players[5])).toMatchObject({ elsewhere: null });
    const handIn = (side: 0 | 1, ...lineup: string[]) =>
      boss.call('putLineup', { id, part: 'match', eventId: randomUUID(), side, players: lineup, reason: 'By telephone' });
    const [, , , , five, six, seven, eight] = home.players as [string, string, string, string, string, string, string, string];
    await expect(handIn(0, five, six, seven, home.players[0]!)).rejects.toMatchObject({
      body: { problems: [{ code: 'plays-elsewhere', player: home.players[0], detail: match.id }] },
    });
    await handIn(0, five, six, seven, eight);
    await handIn(1, ...away.players.slice(4, 8));
    const change = { side: 0 as const, at: { game: 'm1' }, out: five, in: home.players[0]!, reason: 'Ill' };
    const { length } = await boss.call('getMatch', { id });
    await boss.call('recordMatchEvents', { id, after: length, events: [matchEvent('substitute', change)] });
    expect((await boss.call('getMatch', { id })).events.at(-1)).toMatchObject({
      ...{ kind: 'protest', author: 'system', payload: { side: 1, about: home.players[0], text: 'plays-elsewhere' } },
    });
  });

  test('trap 11: a renamed player has one name everywhere, also in the sheets of earlier matches', async () => {
    const match = await played();
    const [player] = match.home.players;
    const { events: log } = await match.sheet();
    const members = await boss.call('listSeasonMembers', { seasonId: match.seasonId });
    await boss.call('updateMember', { id: members.find(({ playerId }) => playerId === player)!.id, name: 'New Name' });
    world.wait(2000);
    const { people, games, events } = await match.sheet();
    expect(people.find(({ id }) => id === player)!.name).toBe('New Name');
    const sides = games.flatMap((game) =>
      game.sides.flatMap((side) => side.players.filter(({ id }) => id === player).map(() => side.name)),
    );
    expect(sides.length).toBeGreaterThan(0);
    for (const name of sides) expect(name).toContain('New Name');
    const { rows } = await world.as().call('getIndividualStandings', { id: match.group.id });
    expect(rows.find((row) => row.player.id === player)!.player.name).toBe('New Name');
    expect(JSON.stringify(events)).toBe(JSON.stringify(log));
  });

  test('trap 13: players of one name are told apart by id and number, never by name', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { seasonId, home, away } = match;
    const rename = async (players: readonly string[]) =>
      world.database.db.updateTable('players').set({ name: 'Jan Treble', searchName: 'jan treble' }).where('id', 'in', players).execute();
    await rename([home.players[0]!, away.players[0]!]);
    await playMatch(match, 2, createRandom(4));
    await match.confirm(0);
    await match.confirm(1);
    const members = (await boss.call('listSeasonMembers', { seasonId })).filter(({ name }) => name === 'Jan Treble');
    const { people } = await match.sheet();
    const { rows } = await world.as().call('getIndividualStandings', { id: match.group.id });
    for (const [side, { players }] of [home, away].entries()) {
      const { number } = members.find(({ playerId }) => playerId === players[0])!;
      expect(number).not.toBeNull();
      expect(people.find(({ id }) => id === players[0])).toEqual({ id: players[0], name: 'Jan Treble', number });
      const row = rows.find(({ player }) => player.id === players[0])!;
      expect(row).toMatchObject({ player: { name: 'Jan Treble', number }, teams: [{ name: side === 0 ? 'Home' : 'Away' }] });
    }
  });

  test('trap 15: an erased account leaves its games and tables as they are, under a number', async () => {
    const match = await played();
    const [player] = match.home.players;
    const { client } = await register(world, 'Erased');
    const { id } = (await client.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId: id, name: 'Erased' }).where('id', '=', player!).execute();
    const read = async () => {
      world.wait(2000);
      const { groupId: _, ...table } = await world.as().call('getIndividualStandings', { id: match.group.id });
      return { table, sheet: await match.sheet(), standings: await world.as().call('getStandings', { id: match.group.id }) };
    };
    const before = await read();
    expect(JSON.stringify(before)).toContain('Erased');
    await client.call('deleteAccount', { password: 'ninety-nine-darts', anonymous: true });
    const after = await read();
    const shown = after.sheet.people.find((each) => each.id === player)!.name;
    expect(shown).toMatch(/^Player #\d+$/);
    expect(JSON.stringify(after).replaceAll(shown, 'Erased')).toBe(JSON.stringify(before));
  });

  test('trap 19: the order in which events arrive counts, not the clocks of devices', async () => {
    const match = await openMatch(world, boss, middenkust);
    await handInBoth(match);
    const deviceTimes = ['2026-11-28T02:30:00.000Z', '2026-10-25T00:30:00.000Z'];
    const notes = deviceTimes.map((deviceTime, at) => ({ ...matchEvent('note', { text: `Note ${at}` }), deviceTime }));
    for (const note of notes) await match.record(match.home.captain, note);
    const texts = (events: readonly NewMatchEvent[]) => events.flatMap((event) => (event.kind === 'note' ? [event.payload.text] : []));
    expect(texts((await match.sheet(boss)).events)).toEqual(['Note 0', 'Note 1']);
  });

  test('trap 26: a tablet that is paired with a board elsewhere scores with the link of the match, and not without', async () => {
    const match = await openMatch(world, boss, middenkust);
    const elsewhere = await openMatch(world, boss, middenkust);
    await handInBoth(match);
    const tablet = world.as(
      await world.server.asSystem((context) => issueToken({ kind: 'board', boardId: elsewhere.boards[0]! }, context)),
    );
    const linked = world.as((await match.home.captain.call('createMatchLink', { id: match.id })).token);
    await match.record(linked, matchEvent('boards', { ids: match.boards.slice(0, 1) }));
    const game = (await match.sheet()).games[0]!;
    const visit = () => logEvent('visit', { side: 0, total: 60 });
    await expect(record(tablet, game.id, visit())).rejects.toMatchObject({ status: 403 });
    await record(linked, game.id, visit());
    expect((await match.sheet()).match.state).toBe('playing');
  });
});
