import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import { mostMatchEvents } from '@oche/api/contract/match';
import type { SeasonState } from '@oche/api/contract/season';
import { createRandom } from '@oche/darts/draw/random';
import { seasonGames } from '@oche/darts/league/fromSheet';
import type { MatchPayloads } from '@oche/darts/match/event';
import { lineupText, revealedTexts } from '@oche/darts/match/lineup';
import { seen } from '@oche/darts/match/sheet';
import { middenkust, structurePresets } from '@oche/darts/match/presets';
import type { VisitPayload } from '@oche/darts/x01/event';
import { foldGame } from '@oche/darts/x01/game';
import { legPlayersOf } from '@oche/darts/x01/legPlayers';
import { issueToken } from '../../accounts/tokens.ts';
import { logEvent, record as recordInGame, register, resultEvent, type TestServer } from '../../testServer.ts';
import { loadSeasonGames } from '../playerGames.ts';
import { loadSeasonMatches } from '../standingsRows.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { matchEvent, openMatch, playMatch } from './testMatch.ts';

describe('a match', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  test('is played from sealed lineups to the sheet that both captains confirm', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, boards, id } = match;
    expect((await match.sheet()).match).toMatchObject({ id, state: 'planned', home: { name: 'Home' }, away: { name: 'Away' } });
    expect(await match.handIn('match', 0, home.players.slice(0, 4))).toEqual({ length: 1, isRevealed: false });
    expect((await match.sheet()).match.state).toBe('lineups');
    expect(await match.handIn('match', 1, away.players.slice(0, 4))).toEqual({ length: 3, isRevealed: true });
    expect((await match.state()).games.slice(0, 4).map(({ status, players }) => [status, players])).toEqual(
      [0, 1, 2, 3].map((index) => ['ready', [[home.players[index]], [away.players[index]]]]),
    );
    await match.record(home.captain, matchEvent('boards', { ids: boards }));
    let sheet = await match.sheet();
    expect(sheet.match.state).toBe('playing');
    expect(sheet.games.filter(({ phase }) => phase === 'called').map(({ key, board }) => [key, board?.id])).toEqual([
      ['m1', boards[0]],
      ['m2', boards[1]],
    ]);
    expect(sheet.games[0]!.sides.map(({ id: team, name, playerId }) => [team, name, playerId])).toEqual([
      [home.id, 'Home 1', home.players[0]],
      [away.id, 'Away 1', away.players[0]],
    ]);
    const play = async (from: number, to: number, legs: [number, number]) => {
      for (let number = from; number <= to; number++) {
        const game = (await match.sheet()).games[number - 1]!;
        expect([game.key, game.phase]).toEqual([`m${number}`, 'called']);
        await recordInGame(home.captain, game.id, resultEvent(legs));
      }
    };
    await play(1, 4, [3, 1]);
    expect((await match.sheet()).match.state).toBe('playing');
    await match.handIn('b', 0, home.players.slice(0, 4));
    await match.handIn('b', 1, away.players.slice(0, 4));
    await play(5, 6, [0, 3]);
    await match.handIn('c', 0, home.players.slice(0, 4));
    await match.handIn('c', 1, away.players.slice(0, 4));
    await play(7, 10, [3, 2]);
    expect((await match.sheet()).match.state).toBe('to-confirm');
    await match.confirm(0);
    expect((await match.sheet()).match.state).toBe('to-confirm');
    await match.confirm(1);
    sheet = await match.sheet();
    expect(sheet.match.state).toBe('confirmed');
    const state = await match.state();
    expect([state.points, state.legs]).toEqual([
      [8, 2],
      [24, 18],
    ]);
    const stored = await world.database.db.selectFrom('matchResults').selectAll().where('matchId', '=', id).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ points: [8, 2], legs: [24, 18], leader: 0, isFinal: true, isCorrected: false, length: sheet.length });
  });

  const presets = [
    'middenkust',
    'derbyDartsLiga',
    'dbbrSecondDivision',
    'hdoFirstDivision',
    'hdcf',
    'villageDarts',
    'rheinHunsrueck',
    'bezirksligaShootOut',
  ] as const;
  test.each(presets)('with the structure %s is played by bots to a confirmed sheet', async (preset) => {
    const structure = structurePresets[preset];
    const match = await openMatch(world, boss, structure);
    const played = await playMatch(match, structure.boards?.[0] ?? 1, createRandom(7));
    expect(played.status).toBe('to-confirm');
    await match.confirm(0);
    await match.confirm(1);
    const sheet = await match.state();
    expect(sheet.status).toBe('confirmed');
    const { db } = world.database;
    const stored = await db.selectFrom('matchResults').selectAll().where('matchId', '=', match.id).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ points: sheet.points, legs: sheet.legs, leader: sheet.leader, isFinal: true });
    // The stored games of players are those of the sheet.
    const { games } = await match.sheet();
    const [season] = await world.server.asSystem(() => loadSeasonMatches([match.group.id]));
    const onSheet = seasonGames(season!, sheet, (key) => games.find((game) => game.key === key)!.id)
      .map((game) => ({ ...game, players: game.players.map((side) => side.toSorted()) }))
      .filter(({ players }) => players.flat().length > 0);
    const loaded = await world.server.asSystem(() => loadSeasonGames([season!]));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(loaded.toSorted(byId)).toEqual(onSheet.toSorted(byId));
    // The averages of the stored shares of players are those of the logs.
    for (const { id, key } of games) {
      const { events } = await world.as().call('getGame', { id });
      if (events.length === 0) continue;
      const shares = await db
        .selectFrom('legPlayers')
        .selectAll()
        .where('gameId', '=', id)
        .orderBy('leg')
        .orderBy('side')
        .orderBy('player')
        .execute();
      const folded = legPlayersOf(foldGame(events)).map((share) => ({ gameId: id, ...share }));
      expect([key, shares]).toEqual([key, folded.toSorted((a, b) => a.leg - b.leg || a.side - b.side || (a.player < b.player ? -1 : 1))]);
    }
  });

  test('a captain gets the roster of the day with what decides who may play', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { id, home, away } = match;
    const { players, day, mostAsSubstitute } = await home.captain.call('getOwnLineup', { id, part: 'match', side: '0' });
    expect(players.map(({ player }) => player).toSorted()).toEqual(home.players.toSorted());
    expect(players[0]).toMatchObject({ roster: 'own', eligibleFrom: null, isSuspended: false, elsewhere: null, elsewhereFor: null });
    expect(day).toBe((await match.sheet(boss)).match.startsAt!.slice(0, 10));
    expect(mostAsSubstitute).toBe(3);
    const others = await home.captain.call('getOwnLineup', { id, part: 'match', side: '1' });
    expect(others.players.map(({ player }) => player).toSorted()).toEqual(away.players.toSorted());
  });

  test('before the reveal, only its side can read a lineup', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { id, home, away } = match;
    await match.handIn('match', 0, home.players.slice(0, 4));
    const own = { id, part: 'match', side: '0' } as const;
    expect(await home.captain.call('getOwnLineup', own)).toMatchObject({ sealed: { players: home.players.slice(0, 4) } });
    for (const other of [boss, away.captain]) expect(await other.call('getOwnLineup', own)).toMatchObject({ sealed: null });
    const { client: stranger } = await register(world);
    await expect(stranger.call('getOwnLineup', own)).rejects.toMatchObject({ status: 403 });
    const text = JSON.stringify([await match.sheet(boss), await match.sheet(away.captain), await match.sheet()]);
    for (const player of home.players) expect(text).not.toContain(player);
    expect(text).not.toContain('Home 1');
  });

  test('a lineup with a player of another team is refused with the problem', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away } = match;
    await expect(match.handIn('match', 0, ['nobody', null, null, null])).rejects.toMatchObject({ status: 400 });
    const call = match.handIn('match', 0, [away.players[0]!, ...home.players.slice(0, 3)]);
    await expect(call).rejects.toMatchObject({
      status: 422,
      body: { code: 'not-eligible', problems: [{ code: 'not-on-roster', slot: 0, player: away.players[0] }] },
    });
    expect((await match.sheet()).length).toBe(0);
  });
});

describe('the rights in a match', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const refused = (status: number, code?: string) => ({ status, ...(code && { code }) });
  const here = (side: 0 | 1) => matchEvent('here', { side });

  test('a captain acts for their own team, and other users for none', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, record } = match;
    await expect(record(away.captain, here(0))).rejects.toMatchObject(refused(422, 'other-side'));
    await expect(record((await register(world)).client, here(0))).rejects.toMatchObject(refused(403));
    await expect(record(world.as(), here(0))).rejects.toMatchObject(refused(401));
    const foreign = await openMatch(world, boss, middenkust);
    await expect(record(foreign.home.captain, here(0))).rejects.toMatchObject(refused(403));
    const lineup = { id: match.id, part: 'match', eventId: randomUUID(), side: 0 as const, players: home.players.slice(0, 4) };
    await expect(away.captain.call('putLineup', lineup)).rejects.toMatchObject(refused(403));
    await expect(record(home.captain, matchEvent('walkover', { absent: 'away', reason: 'Nobody came' }))).rejects.toMatchObject(
      refused(403),
    );
    await expect(record(home.captain, matchEvent('resolve', { reason: 'Mine', saw: seen(await match.state()) }))).rejects.toMatchObject(
      refused(403),
    );
    expect((await match.sheet()).length).toBe(0);
    await record(home.captain, here(0));
    expect((await match.state()).here).toEqual([expect.any(String), null]);
    expect((await match.sheet(home.captain)).rights).toEqual({ isEditor: false, sides: [0], mayRun: true, mayScore: true });
    expect((await match.sheet(boss)).rights).toEqual({ isEditor: true, sides: [], mayRun: true, mayScore: true });
    expect((await match.sheet()).rights).toEqual({ isEditor: false, sides: [], mayRun: false, mayScore: false });
  });

  test('a match with names is read without a statement twice, and without its season apart', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away } = match;
    await match.handIn('match', 0, home.players.slice(0, 4));
    await match.handIn('match', 1, away.players.slice(0, 4));
    const spy = vi.spyOn(world.database.db.getExecutor(), 'executeQuery');
    const { people } = await match.sheet(home.captain);
    const statements = spy.mock.calls.map(([{ sql }]) => sql);
    spy.mockRestore();
    expect(people).toHaveLength(8);
    expect(statements.filter((each) => each.includes('from "players"'))).toHaveLength(1);
    expect(statements.filter((each) => each.includes('from "seasons"'))).toEqual([]);
    expect(new Set(statements).size).toBe(statements.length);
  });

  test('a guest is captain by the link of the team until it is renewed', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { away } = match;
    await expect(match.home.captain.call('renewTeamAccess', { id: away.id })).rejects.toMatchObject(refused(403));
    const { token } = await boss.call('renewTeamAccess', { id: away.id });
    const guest = world.as(token);
    const lineup = { id: match.id, part: 'match', side: 1 as const, players: away.players.slice(0, 4) };
    expect(await guest.call('putLineup', { ...lineup, eventId: randomUUID() })).toMatchObject({ isRevealed: false });
    await expect(match.record(guest, here(0))).rejects.toMatchObject(refused(422, 'other-side'));
    await expect(guest.call('renewTeamAccess', { id: away.id })).rejects.toMatchObject(refused(403));
    const renewed = await away.captain.call('renewTeamAccess', { id: away.id });
    await expect(match.record(guest, here(1))).rejects.toMatchObject(refused(401));
    await match.record(world.as(renewed.token), here(1));
    const stored = await world.database.db
      .selectFrom('teamCodes')
      .selectAll()
      .where('seasonTeamId', '=', away.id)
      .executeTakeFirstOrThrow();
    expect(stored.hash).not.toContain(renewed.code);
  });

  test('a captain signs on the device of the other with the code of the team, which can be tried five times', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, id } = match;
    const { code } = await away.captain.call('renewTeamAccess', { id: away.id });
    const sign = (text: string) => home.captain.call('recordMatchEvents', { id, after: 0, events: [here(1)], code: text });
    const wrong = code === '000000' ? '000001' : '000000';
    // Strangers may not guess, and do not use up the captain's attempts.
    const { client: stranger } = await register(world, 'Stranger');
    for (let attempt = 0; attempt < 6; attempt++)
      await expect(stranger.call('recordMatchEvents', { id, after: 0, events: [here(1)], code: wrong })).rejects.toMatchObject(
        refused(403, 'forbidden'),
      );
    for (let attempt = 0; attempt < 4; attempt++) await expect(sign(wrong)).rejects.toMatchObject(refused(422, 'wrong-code'));
    await sign(code);
    expect((await match.state()).here).toEqual([null, expect.any(String)]);
    await expect(sign(wrong)).rejects.toMatchObject(refused(429));
  });

  test('both lineups can be entered and revealed on one device', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, id } = match;
    const { code } = await away.captain.call('renewTeamAccess', { id: away.id });
    const players = [home.players.slice(0, 4), away.players.slice(0, 4)] as const;
    const salts = ['aa', 'bb'] as const;
    const hash = (side: 0 | 1) =>
      createHash('sha256')
        .update(lineupText(id, 'match', side, players[side], salts[side]))
        .digest('hex');
    const events = [
      matchEvent('handed-in', { side: 0, part: 'match', hash: hash(0) }),
      matchEvent('handed-in', { side: 1, part: 'match', hash: hash(1) }),
      matchEvent('revealed', { part: 'match', players, salts }),
    ];
    const send = (more: { code?: string }) => home.captain.call('recordMatchEvents', { id, after: 0, events, ...more });
    await expect(send({})).rejects.toMatchObject(refused(403));
    const forged = [...events.slice(0, 2), matchEvent('revealed', { part: 'match', players: [players[1], players[0]], salts })];
    await expect(home.captain.call('recordMatchEvents', { id, after: 0, events: forged, code })).rejects.toMatchObject(
      refused(422, 'invalid-lineup'),
    );
    await send({ code });
    const state = await match.state();
    expect(state.parts[0]).toMatchObject({ isRevealed: true, isByOneAuthor: true });
    expect(state.games[0]!.players).toEqual([[home.players[0]], [away.players[0]]]);
  });

  test('a player of the match scores its games, and decides nothing', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away } = match;
    const { client } = await register(world, 'Player');
    const { id: userId } = (await client.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId }).where('id', '=', home.players[5]!).execute();
    await match.handIn('match', 0, home.players.slice(0, 4));
    await match.handIn('match', 1, away.players.slice(0, 4));
    const { id } = (await match.sheet()).games[0]!;
    await recordInGame(client, id, logEvent('visit', { side: 0, total: 60 }));
    await expect(recordInGame(client, id, logEvent('walkover', { winner: 0 }))).rejects.toMatchObject(refused(403));
    await expect(match.record(client, here(0))).rejects.toMatchObject(refused(403));
  });

  test('the link of a match lets anybody score its games, and ends when the match is confirmed', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, boards } = match;
    await expect((await register(world)).client.call('createMatchLink', { id: match.id })).rejects.toMatchObject(refused(403));
    const marker = world.as((await home.captain.call('createMatchLink', { id: match.id })).token);
    await match.handIn('match', 0, home.players.slice(0, 4));
    await match.handIn('match', 1, away.players.slice(0, 4));
    await match.record(marker, matchEvent('boards', { ids: boards.slice(0, 1) }));
    await expect(match.record(marker, here(0))).rejects.toMatchObject(refused(403));
    const game = (await match.sheet()).games[0]!;
    await recordInGame(marker, game.id, logEvent('visit', { side: 0, total: 60 }));
    expect((await match.sheet()).match.state).toBe('playing');
    await expect(recordInGame(marker, game.id, resultEvent([3, 0]))).rejects.toMatchObject(refused(403));
    await expect(recordInGame((await register(world)).client, game.id, logEvent('visit', { side: 1, total: 60 }))).rejects.toMatchObject(
      refused(403),
    );
    const other = await openMatch(world, boss, middenkust);
    await other.handIn('match', 0, other.home.players.slice(0, 4));
    await other.handIn('match', 1, other.away.players.slice(0, 4));
    const foreign = (await other.sheet()).games[0]!;
    await expect(recordInGame(marker, foreign.id, logEvent('visit', { side: 0, total: 60 }))).rejects.toMatchObject(refused(403));
    await match.record(boss, matchEvent('walkover', { absent: 'away', reason: 'They left' }));
    await expect(marker.call('callGame', { id: (await match.sheet()).games[1]!.id })).rejects.toMatchObject(refused(403));
    await expect(recordInGame(marker, game.id, logEvent('visit', { side: 1, total: 60 }))).rejects.toMatchObject(refused(403));
    await expect(home.captain.call('createMatchLink', { id: match.id })).rejects.toMatchObject(refused(422, 'wrong-state'));
  });
});

describe('the log of a match', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  test('stores a repeated event once, and refuses a device that misses events with these', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, id } = match;
    const first = matchEvent('here', { side: 0 });
    const send = () => home.captain.call('recordMatchEvents', { id, after: 0, events: [first] });
    expect(await send()).toMatchObject({ length: 1, events: [{ id: first.id, seq: 1 }] });
    expect(await send()).toMatchObject({ length: 1, events: [{ id: first.id, seq: 1 }] });
    const late = away.captain.call('recordMatchEvents', { id, after: 0, events: [matchEvent('here', { side: 1 })] });
    await expect(late).rejects.toMatchObject({ status: 409, body: { code: 'behind', length: 1, events: [{ id: first.id }] } });
  });

  test('a lineup can be taken back before the reveal, and is replaced by the next', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, id } = match;
    await match.handIn('match', 0, home.players.slice(0, 4));
    const { events } = await match.sheet();
    await match.record(home.captain, matchEvent('undo', { target: events[0]!.id }));
    expect(await home.captain.call('getOwnLineup', { id, part: 'match', side: '0' })).toMatchObject({ sealed: null });
    expect(await match.handIn('match', 1, away.players.slice(0, 4))).toMatchObject({ isRevealed: false });
    await match.handIn('match', 1, away.players.slice(4));
    expect(await match.handIn('match', 0, home.players.slice(4))).toMatchObject({ isRevealed: true });
    expect((await match.state()).games[0]!.players).toEqual([[home.players[4]], [away.players[4]]]);
  });

  test('if both captains hand in at once, the lineups are revealed once', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away } = match;
    const results = await Promise.all([
      match.handIn('match', 0, home.players.slice(0, 4)),
      match.handIn('match', 1, away.players.slice(0, 4)),
    ]);
    expect(results.map(({ isRevealed }) => isRevealed).toSorted()).toEqual([false, true]);
    const { events } = await match.sheet();
    expect(events.map(({ kind }) => kind)).toEqual(['handed-in', 'handed-in', 'revealed']);
    expect(await world.database.db.selectFrom('sealedLineups').selectAll().where('matchId', '=', match.id).execute()).toEqual([]);
    const revealed = events[2]!.payload as MatchPayloads['revealed'];
    const hashes = revealedTexts(match.id, revealed).map((text) => createHash('sha256').update(text).digest('hex'));
    const published = [0, 1].map((side) => events.find((event) => event.kind === 'handed-in' && event.payload.side === side)!.payload);
    expect(published).toMatchObject(hashes.map((hash) => ({ hash })));
  });

  test('trap 2: a substitute who may not play plays, and an editor finds a protest', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away } = match;
    await match.handIn('match', 0, home.players.slice(0, 4));
    await match.handIn('match', 1, away.players.slice(0, 4));
    const stranger = await boss.call('createMember', { seasonId: match.seasonId, person: { name: 'Guest' }, activeFrom: '2026-09-07' });
    const change = { side: 0 as const, at: { game: 'm1' }, out: home.players[0]!, in: stranger.playerId };
    await match.record(home.captain, matchEvent('substitute', change));
    const { events, games } = await match.sheet(boss);
    expect(events.at(-1)).toMatchObject({
      kind: 'protest',
      author: 'system',
      payload: { side: 1, about: stranger.playerId, text: 'not-on-roster' },
    });
    expect(games[0]!.sides[0]).toMatchObject({ name: 'Guest', playerId: stranger.playerId });
  });

  test('a dispute names what is disputed, and its side withdraws it', async () => {
    const match = await openMatch(world, boss, middenkust);
    await playMatch(match, 1, createRandom(1));
    const { home, away, record } = match;
    const dispute = (about: string[]) => matchEvent('dispute', { side: 1, about, reason: 'It was 3–1' });
    await expect(record(away.captain, dispute([]))).rejects.toMatchObject({ status: 422, body: { code: 'nothing-disputed' } });
    await expect(record(away.captain, dispute(['m1', 'm1']))).rejects.toMatchObject({ status: 400 });
    const disputed = dispute(['score', 'm1']);
    await record(away.captain, disputed);
    const withdrawal = () => matchEvent('undo', { target: disputed.id });
    await expect(record(home.captain, withdrawal())).rejects.toMatchObject({ status: 422, body: { code: 'not-yours' } });
    await record(away.captain, withdrawal());
    expect((await match.sheet()).match.state).toBe('to-confirm');
  });

  test('a disputed sheet is decided by an editor, and a correction after it is marked', async () => {
    const match = await openMatch(world, boss, middenkust);
    await playMatch(match, 1, createRandom(1));
    await match.confirm(0);
    await match.record(match.away.captain, matchEvent('dispute', { side: 1, about: ['m1'], reason: 'It was 3–1' }));
    expect((await match.sheet()).match.state).toBe('disputed');
    const game = (await match.sheet()).games[0]!;
    await expect(recordInGame(match.home.captain, game.id, logEvent('walkover', { winner: 0 }))).rejects.toMatchObject({ status: 403 });
    const decide = async (reason: string) => match.record(boss, matchEvent('resolve', { reason, saw: seen(await match.state()) }));
    await decide('The sheet is right');
    expect((await match.sheet()).match.state).toBe('confirmed');
    const { points } = await match.state();
    const winner = game.winner === 0 ? 1 : 0;
    const { rows } = await boss.call('getStandings', { id: match.group.id });
    const won = rows.find(({ position }) => position === 1)!;
    const legs = won.team.id === match.home.id ? ([0, 3] as const) : ([3, 0] as const);
    const games = (await match.sheet()).games.map(({ key }) => ({ key, legs }));
    const { places: effects } = await boss.call('correctionEffects', { id: match.id, score: null, games });
    expect(effects.find(({ team }) => team.id === won.team.id)).toMatchObject({
      before: { position: 1, points: won.points },
      after: { position: 2, points: 0 },
    });
    expect(effects).toHaveLength(2);
    const refuse = async (results: Input<'correctionEffects'>['games'], problem: string) =>
      expect(boss.call('correctionEffects', { id: match.id, score: null, games: results })).rejects.toMatchObject({
        ...{ status: 400, body: { fields: { games: problem } } },
      });
    await refuse([{ key: 'm1', legs: [99, 0] }], 'invalid-result');
    await refuse([{ key: 'm1', legs: [2, 2] }], 'invalid-result');
    await refuse([{ key: 'm99', legs: [3, 0] }], 'unknown');
    await refuse([games[0]!, games[0]!], 'repeated');
    const last = (await boss.call('getGame', { id: game.id })).events.at(-1)!;
    await recordInGame(boss, game.id, logEvent('undo', { target: last.id }), logEvent('walkover', { winner }));
    await decide('Corrected');
    const corrected = await match.state();
    expect(corrected).toMatchObject({ status: 'confirmed', isCorrected: true });
    expect(corrected.points).not.toEqual(points);
  });

  test('has room for decisions of the organisers when captains have filled its log', async () => {
    const match = await openMatch(world, boss, middenkust);
    const captain = match.home.captain;
    const note = () => matchEvent('note', { text: 'Late' });
    await match.record(captain, ...Array.from({ length: 20 }, note));
    const tooLarge = { status: 413, body: { code: 'too-large' } };
    await expect(match.record(captain, note())).rejects.toMatchObject(tooLarge);
    // The other captain has room for notes.
    await match.record(match.captains[1], note());
    await match.record(captain, matchEvent('here', { side: 0 }));
    const rows = Array.from({ length: mostMatchEvents - 200 - 22 }, (_, index) => ({
      ...{ id: randomUUID(), matchId: match.id, seq: 23 + index, v: 1, kind: 'here' as const, author: 'system', payload: '{"side":0}' },
      ...{ deviceTime: new Date(), serverTime: new Date() },
    }));
    await world.database.db.insertInto('matchEvents').values(rows).execute();
    await expect(match.record(captain, matchEvent('here', { side: 0 }))).rejects.toMatchObject(tooLarge);
    await match.record(boss, matchEvent('walkover', { absent: 'away', reason: 'Nobody came' }));
    expect((await match.sheet()).match.state).toBe('walkover');
  });

  test('gives leaderboards its legs when it is decided, and those of a corrected game', async () => {
    const match = await openMatch(world, boss, middenkust);
    await playMatch(match, 1, createRandom(1));
    const checkouts = async (gameId: string) => {
      const rows = world.database.db
        .selectFrom('boardEntries')
        .select('leg')
        .where('gameId', '=', gameId)
        .where('checkout', 'is not', null);
      return (await rows.orderBy('leg').execute()).map(({ leg }) => leg);
    };
    const game = (await match.sheet()).games[0]!;
    expect(await checkouts(game.id)).toEqual([]);
    await match.confirm(0);
    await match.confirm(1);
    const { events } = await boss.call('getGame', { id: game.id });
    const legs = foldGame(events).legs.map(({ number }) => number);
    expect(await checkouts(game.id)).toEqual(legs);
    // An awarded game counts for no player.
    await recordInGame(
      boss,
      game.id,
      logEvent('undo', { target: events.at(-1)!.id }),
      logEvent('walkover', { winner: game.winner === 0 ? 1 : 0 }),
    );
    await match.record(boss, matchEvent('resolve', { reason: 'Corrected', saw: seen(await match.state()) }));
    expect(await checkouts(game.id)).toEqual([]);
    expect(legs.length).toBeGreaterThan(2);
  });

  test('holds its season: back to registration before the first score, and to its end once it is decided', async () => {
    const match = await openMatch(world, boss, middenkust);
    const move = (state: SeasonState) => boss.call('setSeasonStatus', { id: match.seasonId, state });
    const undecided = async () => (await boss.call('listMatches', { seasonId: match.seasonId, undecided: true })).items.map(({ id }) => id);
    expect(await undecided()).toEqual([match.id]);
    await expect(move('finished')).rejects.toMatchObject({ status: 422, body: { code: 'wrong-state', match_ids: [match.id] } });
    await move('open');
    await move('running');
    await match.handIn('match', 0, match.home.players.slice(0, 4));
    await match.handIn('match', 1, match.away.players.slice(0, 4));
    await recordInGame(boss, (await match.sheet()).games[0]!.id, logEvent('visit', { side: 0, total: 60 }));
    for (const state of ['open', 'finished'] as const)
      await expect(move(state)).rejects.toMatchObject({ status: 422, body: { code: 'wrong-state', match_ids: [match.id] } });
    await match.record(boss, matchEvent('walkover', { absent: 'away', reason: 'They went home' }));
    expect(await move('finished')).toMatchObject({ state: 'finished' });
  });

  test('counts for nothing once organisers annul it, and again once they take that or its walkover back', async () => {
    const match = await openMatch(world, boss, middenkust);
    const inTable = async () => (await boss.call('getStandings', { id: match.group.id })).rows.map(({ won }) => won).sort();
    const undo = (target: string) => matchEvent('undo', { target, reason: 'It was a mistake' });
    const walkover = matchEvent('walkover', { absent: 'away', reason: 'Nobody came' });
    await match.record(boss, walkover);
    expect(await inTable()).toEqual([0, 1]);
    const annul = matchEvent('annul', { reason: 'Played with the wrong teams' });
    await expect(match.record(match.home.captain, annul)).rejects.toMatchObject({ status: 403 });
    await match.record(boss, annul);
    expect(await inTable()).toEqual([0, 0]);
    await expect(match.record(match.home.captain, undo(annul.id))).rejects.toMatchObject({ status: 422 });
    await match.record(boss, undo(annul.id));
    expect(await inTable()).toEqual([0, 1]);
    await match.record(boss, undo(walkover.id));
    expect(await inTable()).toEqual([0, 0]);
    expect((await match.sheet()).match.state).toBe('planned');
  });

  test('is scored at the tablets of its location, where the next game follows', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, boards } = match;
    const tokens = await world.server.asSystem((context) =>
      Promise.all(boards.map((boardId) => issueToken({ kind: 'board', boardId }, context))),
    );
    const [tablet, other] = tokens.map((token) => world.as(token)) as [Client, Client];
    const onBoard = async (client: Client) => (await client.call('getBoard', {})).game;
    expect(await onBoard(tablet)).toBeNull();
    await match.handIn('match', 0, home.players.slice(0, 4));
    await match.handIn('match', 1, away.players.slice(0, 4));
    await match.record(home.captain, matchEvent('boards', { ids: boards }));
    const game = (await onBoard(tablet))!;
    expect(game).toMatchObject({ key: 'm1', parent: { kind: 'match', id: match.id, name: 'Home – Away' }, phase: 'called' });
    expect((await onBoard(other))?.key).toBe('m2');
    await expect(recordInGame(other, game.id, logEvent('visit', { side: 0, total: 60 }))).rejects.toMatchObject({ status: 403 });
    const leg = [180, 180, 141].flatMap((total) => [
      logEvent('visit', { side: 0, total, ...(total === 141 && { darts: 3, doubles: 1 }) }),
      ...(total === 141 ? [] : [logEvent('visit', { side: 1, total: 60 })]),
    ]);
    await recordInGame(tablet, game.id, ...leg);
    expect((await match.sheet()).games[0]).toMatchObject({ phase: 'playing', live: { legs: [1, 0] } });
    // The other side begins the second leg.
    const second = [60, 180, 60, 180, 60, 141].map((total, index) =>
      logEvent('visit', { side: index % 2 === 0 ? 1 : 0, total, ...(total === 141 && { darts: 3, doubles: 1 }) }),
    );
    await recordInGame(tablet, game.id, ...second);
    await recordInGame(tablet, game.id, ...leg.map(({ kind, payload }) => logEvent(kind as 'visit', payload as VisitPayload)));
    expect((await match.sheet()).games[0]).toMatchObject({ phase: 'finished', winner: 0 });
    expect((await onBoard(tablet))?.key).toBe('m3');
    expect((await match.state()).points).toEqual([1, 0]);
  });

  test('is shown on the tablets of its location on its day, and while it is played', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { boards, home, away, id } = match;
    const tablet = world.as(await world.server.asSystem((context) => issueToken({ kind: 'board', boardId: boards[0]! }, context)));
    const tonight = async () => (await tablet.call('getBoard', {})).tonight?.map(({ state, points }) => [state, points]);
    const move = (startsAt: string | null) => world.database.db.updateTable('matches').set({ startsAt }).where('id', '=', id).execute();
    await match.handIn('match', 0, home.players.slice(0, 4));
    await match.handIn('match', 1, away.players.slice(0, 4));
    const day = (await match.sheet()).events[0]!.serverTime.slice(0, 10);
    await move(`${day}T20:00`);
    expect(await tonight()).toEqual([['lineups', null]]);
    await move('2027-01-08T20:00');
    expect(await tonight()).toBeUndefined();
    await recordInGame(home.captain, (await match.sheet()).games[0]!.id, resultEvent([3, 0]));
    expect(await tonight()).toEqual([['playing', [1, 0]]]);
    const elsewhere = await openMatch(world, boss, middenkust);
    const other = world.as(await world.server.asSystem((context) => issueToken({ kind: 'board', boardId: elsewhere.boards[0]! }, context)));
    expect((await other.call('getBoard', {})).tonight?.map((each) => each.id) ?? []).not.toContain(id);
  });

  test('an interrupted match keeps its games and continues on another evening', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { home, away, boards } = match;
    await match.handIn('match', 0, home.players.slice(0, 4));
    await match.handIn('match', 1, away.players.slice(0, 4));
    await match.record(home.captain, matchEvent('boards', { ids: boards.slice(0, 1) }));
    await recordInGame(home.captain, (await match.sheet()).games[0]!.id, resultEvent([3, 0]));
    expect((await match.sheet()).games[1]!.phase).toBe('called');
    await match.record(away.captain, matchEvent('stop', { reason: 'Power cut' }));
    expect((await match.sheet()).match.state).toBe('postponed');
    expect((await match.sheet()).games.map(({ phase }) => phase).slice(0, 2)).toEqual(['finished', 'ready']);
    await match.record(home.captain, matchEvent('resume', {}));
    expect((await match.sheet()).games[1]!.phase).toBe('called');
  });
});
