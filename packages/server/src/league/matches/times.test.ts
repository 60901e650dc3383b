import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { middenkust } from '@oche/darts/match/presets';
import { bothSides, type MatchStructure } from '@oche/darts/match/structure';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { seen } from '@oche/darts/match/sheet';
import { record as recordInGame, resultEvent, type TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { confirmByTime } from './confirmByTime.ts';
import { matchEvent, openMatch } from './testMatch.ts';

const hour = 3_600_000;
const day = 24 * hour;
const oneGame: MatchStructure = {
  ...middenkust,
  sheet: { least: 1, full: 1, most: 4 },
  blocks: [{ id: 'a', lineup: 'blind-match', games: [{ size: 1, format: 's' }] }],
};
const refused = (code: string) => ({ status: 422, body: { code } });

describe('the times of a season', () => {
  let world: TestServer;
  let boss: Client;
  // The clock of the world goes on from test to test, so each has its own.
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  /** A match of one game that has just been played. */
  const play = async (own: TestServer, organiser: Client) => {
    const match = await openMatch(own, organiser, oneGame);
    for (const side of bothSides) await match.handIn('match', side, (side === 0 ? match.home : match.away).players.slice(0, 1));
    await recordInGame(match.home.captain, (await match.sheet()).games[0]!.id, resultEvent([3, 0]));
    return match;
  };
  const played = async () => {
    const { world: own, boss: organiser } = await startLeagues();
    const match = await play(own, organiser);
    return { world: own, boss: organiser, match, confirmByTime: () => confirmByTime(own.server.asSystem), close: () => own.close() };
  };

  test('the first lineup cannot be handed in earlier than the season says; an organiser may', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, id } = match;
    await world.database.db.updateTable('matches').set({ startsAt: '2026-11-28T20:01' }).where('id', '=', id).execute();
    await expect(match.handIn('match', 0, home.players.slice(0, 4))).rejects.toMatchObject(refused('too-early'));
    expect(await world.database.db.selectFrom('sealedLineups').selectAll().where('matchId', '=', id).execute()).toEqual([]);
    const forCaptain = { id, part: 'match', side: 1 as const, players: away.players.slice(0, 4), reason: 'On holiday' };
    await boss.call('putLineup', { ...forCaptain, eventId: crypto.randomUUID() });
    await world.database.db.updateTable('matches').set({ startsAt: '2026-11-28T20:00' }).where('id', '=', id).execute();
    expect(await match.handIn('match', 0, home.players.slice(0, 4))).toMatchObject({ isRevealed: true });
  });

  test('a team arrives on the day of the match at its location, not earlier', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { db } = world.database;
    const startsAt = (value: string) => db.updateTable('matches').set({ startsAt: value }).where('id', '=', match.id).execute();
    const here = () => match.record(match.captains[0], matchEvent('here', { side: 0 }));
    await startsAt('2026-11-28T00:30');
    await expect(here()).rejects.toMatchObject(refused('too-early'));
    expect((await match.state()).here).toEqual([null, null]);
    await startsAt('2026-11-27T23:30');
    await here();
    expect((await match.state()).here[0]).not.toBeNull();
  });

  test('a captain claims a walkover after the waiting time of half an hour, not earlier; an organiser at any time', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { db } = world.database;
    const startsAt = (value: string) => db.updateTable('matches').set({ startsAt: value }).where('id', '=', match.id).execute();
    const claim = (client: Client) => match.record(client, matchEvent('claim', { side: 0, what: 'walkover' }));
    await startsAt('2026-11-27T19:31');
    await expect(claim(match.captains[0])).rejects.toMatchObject(refused('too-early'));
    await claim(boss);
    await startsAt('2026-11-27T19:30');
    await claim(match.captains[0]);
    expect((await match.state()).events.map(({ kind }) => kind)).toEqual(['claim', 'claim']);
  });

  test('a sheet that one captain has confirmed counts after the hours of the season', async () => {
    const { world: own, match, confirmByTime: run, close } = await played();
    await match.confirm(0);
    own.wait(defaultSeasonRules.confirmHours * hour - 1000);
    await run();
    expect((await match.state()).status).toBe('to-confirm');
    own.wait(2000);
    await run();
    const state = await match.state();
    expect(state).toMatchObject({ status: 'confirmed', isFinal: true });
    expect(state.confirmations.map((confirmation) => confirmation?.how)).toEqual(['user', 'time']);
    const { length } = await match.sheet();
    await run();
    expect((await match.sheet()).length).toBe(length);
    await close();
  });

  test('teams that play before the time on the day of the match also sign before it', async () => {
    const { world: own, boss: organiser } = await startLeagues();
    const match = await openMatch(own, organiser, oneGame);
    await own.database.db.updateTable('matches').set({ startsAt: '2026-11-27T23:30' }).where('id', '=', match.id).execute();
    for (const side of bothSides) await match.handIn('match', side, (side === 0 ? match.home : match.away).players.slice(0, 1));
    await recordInGame(match.home.captain, (await match.sheet()).games[0]!.id, resultEvent([3, 0]));
    await match.confirm(0);
    await match.record(match.away.captain, matchEvent('dispute', { side: 1, about: ['m1'], reason: 'It was 3–1' }));
    expect((await match.state()).status).toBe('disputed');
    await own.close();
  });

  test('a captain who enters a score and confirms it before the match does not win by time', async () => {
    const { world: own, boss: organiser } = await startLeagues();
    const match = await openMatch(own, organiser, oneGame);
    const startsAt = (value: string) =>
      own.database.db.updateTable('matches').set({ startsAt: value }).where('id', '=', match.id).execute();
    await startsAt('2026-12-18T20:00');
    const score = matchEvent('score', { points: [1, 0], legs: [3, 0] });
    await expect(match.record(match.home.captain, score)).rejects.toMatchObject(refused('too-early'));
    await match.record(organiser, score);
    await expect(match.confirm(0)).rejects.toMatchObject(refused('too-early'));
    own.wait(20 * day);
    await confirmByTime(own.server.asSystem);
    expect((await match.state()).status).toBe('to-confirm');
    await expect(match.confirm(0)).rejects.toMatchObject(refused('too-early'));
    own.wait(day);
    await match.confirm(0);
    own.wait((defaultSeasonRules.confirmHours + 1) * hour);
    await confirmByTime(own.server.asSystem);
    expect((await match.state()).status).toBe('confirmed');
    await own.close();
  });

  test('time confirms nothing that nobody confirmed, that is disputed, or that has changed since', async () => {
    const { world: own, boss: organiser, match, confirmByTime: run, close } = await played();
    const later = async () => {
      own.wait(10 * day);
      await run();
      return (await match.state()).status;
    };
    expect(await later()).toBe('to-confirm');
    await match.confirm(0);
    await match.record(match.captains[1], matchEvent('dispute', { side: 1, about: ['m1'], reason: 'Wrong player' }));
    expect(await later()).toBe('disputed');
    await match.record(organiser, matchEvent('resolve', { reason: 'It is right', saw: seen(await match.state()) }));
    expect(await later()).toBe('confirmed');
    const other = await play(own, organiser);
    await other.confirm(1);
    const player = other.home.players[0]!;
    await other.record(other.captains[0], matchEvent('fact', { player, kind: '180', value: 1 }));
    own.wait(10 * day);
    await run();
    expect((await other.state()).confirmations[0]).toBeNull();
    await close();
  });

  test('captains can dispute a confirmed sheet for the days of the season', async () => {
    const { world: own, match, close } = await played();
    await match.confirm(0);
    await match.confirm(1);
    const dispute = () => match.record(match.captains[1], matchEvent('dispute', { side: 1, about: ['m1'], reason: 'Wrong player' }));
    own.wait(defaultSeasonRules.protestDays * day + 1000);
    await expect(dispute()).rejects.toMatchObject(refused('too-late'));
    own.wait(-2000);
    await dispute();
    expect((await match.state()).status).toBe('disputed');
    await close();
  });

  test('a decision about the sheet decides its score, and gives captains no more time for disputes', async () => {
    const { world: own, boss: organiser, match, close } = await played();
    await match.confirm(0);
    await match.confirm(1);
    const dispute = (about: string) =>
      match.record(match.captains[1], matchEvent('dispute', { side: 1, about: [about], reason: 'Wrong player' }));
    own.wait(defaultSeasonRules.protestDays * day - 1000);
    await match.record(organiser, matchEvent('resolve', { reason: 'The sheet is right', saw: seen(await match.state()) }));
    await expect(dispute('score')).rejects.toMatchObject(refused('already-decided'));
    own.wait(2000);
    await expect(dispute('m1')).rejects.toMatchObject(refused('too-late'));
    await match.record(match.captains[1], matchEvent('protest', { side: 1, about: '', text: 'We have a photo' }));
    await close();
  });
});
