import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { bothSides, type MatchStructure } from '@oche/darts/match/structure';
import { logEvent, record as recordInGame, type TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { matchEvent, openMatch, type TestedMatch } from './testMatch.ts';

const threeGames: MatchStructure = {
  ...middenkust,
  sheet: { least: 3, full: 3, most: 4 },
  blocks: [
    {
      ...{ id: 'a', lineup: 'blind-match' },
      games: [
        { size: 1, format: 's' },
        { size: 1, format: 's' },
        { size: 1, format: 's' },
      ],
    },
  ],
};

describe('a sheet from paper', () => {
  let world: TestServer;
  let boss: Client;
  let match: TestedMatch;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const open = async () => {
    match = await openMatch(world, boss, threeGames);
  };
  type Sheet = Omit<Input<'savePaperSheet'>, 'id' | 'saw'> & { saw?: Input<'savePaperSheet'>['saw'] };
  const save = async (client: Client, sheet: Sheet) =>
    client.call('savePaperSheet', { id: match.id, saw: seen(await match.state()), ...sheet });
  /** Players of all games, as the paper names them. */
  const players = () =>
    ['m1', 'm2', 'm3'].flatMap((game, index) =>
      bothSides.map((side) => matchEvent('slot', { game, side, players: [[match.home, match.away][side]!.players[index]!] })),
    );
  const result = (key: string, legs: [number, number]) => ({ key, legs });
  const whole = [result('m1', [3, 1]), result('m2', [3, 0]), result('m3', [1, 3])];
  const scoreOf = async () => {
    const { points, status, isFinal } = await match.state();
    return { points, status, isFinal };
  };
  const inTable = async () => {
    const { rows } = await boss.call('getStandings', { id: match.group.id });
    return rows.map(({ team, won }) => [team.id, won]);
  };

  test('is stored by a captain in one step, and the same request again stores nothing', async () => {
    await open();
    const captain = match.home.captain;
    const saw = seen(await match.state());
    const fact = matchEvent('fact', { player: match.home.players[0]!, kind: '180', value: 2 });
    const sheet = { saw, events: [...players(), fact], results: whole };
    await save(captain, sheet);
    expect(await scoreOf()).toEqual({ points: [2, 1], status: 'to-confirm', isFinal: false });
    expect(Object.values((await match.state()).facts)).toMatchObject([{ kind: '180', value: 2 }]);
    const before = await world.fingerprint();
    await save(captain, sheet);
    expect(await world.fingerprint()).toBe(before);
  });

  test('is stored by a captain from the day of the match on', async () => {
    await open();
    const startsAt = (value: string) =>
      world.database.db.updateTable('matches').set({ startsAt: value }).where('id', '=', match.id).execute();
    await startsAt('2026-11-28T00:30');
    const sheet = { events: players(), results: whole };
    await expect(save(match.home.captain, sheet)).rejects.toMatchObject({ status: 422, code: 'too-early' });
    expect((await match.sheet()).length).toBe(0);
    const boards = matchEvent('boards', { ids: (await match.sheet()).boards.slice(0, 1).map(({ id }) => id) });
    await expect(match.record(match.home.captain, boards)).rejects.toMatchObject({ status: 422, code: 'too-early' });
    await startsAt('2026-11-27T23:30');
    await save(match.home.captain, sheet);
    expect(await scoreOf()).toMatchObject({ points: [2, 1], status: 'to-confirm' });
  });

  test('removes and corrects figures: a captain until it is confirmed, then an organiser with a reason', async () => {
    await open();
    const [player] = match.home.players;
    const wrong = matchEvent('fact', { player: player!, kind: '180', value: 5 });
    await save(match.home.captain, { events: [...players(), wrong], results: whole });
    const right = matchEvent('fact', { player: player!, kind: '180', value: 2 });
    await save(match.away.captain, { events: [matchEvent('fact-removed', { id: wrong.id }), right], results: [] });
    expect(Object.values((await match.state()).facts)).toMatchObject([{ kind: '180', value: 2 }]);
    for (const side of bothSides) await match.confirm(side);
    const removal = { events: [matchEvent('fact-removed', { id: right.id })], results: [] };
    await expect(save(match.home.captain, removal)).rejects.toMatchObject({ status: 422, body: { code: 'wrong-state' } });
    await expect(save(boss, removal)).rejects.toMatchObject({ status: 422, body: { code: 'reason-needed' } });
    await save(boss, { ...removal, reason: 'It was another player' });
    expect((await match.state()).facts).toEqual({});
    expect(await scoreOf()).toEqual({ points: [2, 1], status: 'confirmed', isFinal: true });
  });

  test('may be only the final score, by an organiser: it counts in the table, and the games can follow', async () => {
    await open();
    const score = (points: [number, number]) => match.record(boss, matchEvent('score', { points, legs: [0, 0] }));
    await expect(score([3, 1])).rejects.toMatchObject({ status: 422, body: { code: 'invalid-score' } });
    await score([1, 2]);
    expect(await scoreOf()).toEqual({ points: [1, 2], status: 'to-confirm', isFinal: false });
    const saw = seen(await match.state());
    await match.record(boss, matchEvent('resolve', { saw, reason: 'Told by phone' }));
    expect(await scoreOf()).toEqual({ points: [1, 2], status: 'confirmed', isFinal: true });
    expect(await inTable()).toEqual([
      [match.away.id, 1],
      [match.home.id, 0],
    ]);
    const individual = await boss.call('getIndividualStandings', { id: match.group.id });
    expect(individual.rows).toEqual([]);
    await save(boss, { events: players(), results: whole, reason: 'Here is the paper' });
    expect(await scoreOf()).toEqual({ points: [2, 1], status: 'confirmed', isFinal: true });
    expect((await inTable())[0]).toEqual([match.home.id, 1]);
  });

  test('may not be a level score of a match that a game decides', async () => {
    const block = { id: 'd', lineup: 'free' as const, onlyIf: 'level' as const, games: [{ size: 1 as const, format: 's' }] };
    match = await openMatch(world, boss, {
      ...threeGames,
      blocks: [{ ...threeGames.blocks[0]!, games: threeGames.blocks[0]!.games.slice(1) }, block],
    });
    const level = matchEvent('score', { points: [1, 1], legs: [0, 0] });
    await expect(match.record(boss, level)).rejects.toMatchObject({ status: 422, body: { code: 'invalid-score' } });
    await match.record(boss, matchEvent('score', { points: [2, 1], legs: [0, 0] }));
    expect(await scoreOf()).toMatchObject({ points: [2, 1], status: 'to-confirm' });
  });

  test('with one game that is not possible stores nothing, and the refusal names the game', async () => {
    await open();
    const before = await world.fingerprint();
    const invalid = { events: players(), results: [result('m1', [3, 0]), result('m2', [3, 3])] };
    await expect(save(match.home.captain, invalid)).rejects.toMatchObject({ status: 400, body: { fields: { games: 'invalid-result' } } });
    const nobody = { events: players().slice(0, 2), results: [result('m1', [3, 0]), result('m2', [3, 0])] };
    await expect(save(match.home.captain, nobody)).rejects.toMatchObject({ status: 422, body: { code: 'wrong-state', game: 'm2' } });
    const notBegun = { events: [], results: [result('m1', [3, 0])] };
    await expect(save(match.home.captain, notBegun)).rejects.toMatchObject({ status: 422, body: { code: 'not-ready', game: 'm1' } });
    const other = { events: [matchEvent('note', { text: 'Late' })], results: [] };
    await expect(save(match.home.captain, other)).rejects.toMatchObject({ status: 400, body: { fields: { events: 'kind' } } });
    expect(await world.fingerprint()).toBe(before);
  });

  test('does not replace what another device has entered since, nor what a board has scored', async () => {
    await open();
    const saw = seen(await match.state());
    await save(match.home.captain, { events: players(), results: whole });
    const late = { saw, events: [], results: [result('m1', [0, 3])] };
    await expect(save(match.away.captain, late)).rejects.toMatchObject({ status: 409, body: { code: 'behind' } });

    await open();
    await save(match.home.captain, { events: players(), results: [] });
    const { id } = (await match.sheet()).games[0]!;
    await match.record(match.home.captain, matchEvent('boards', { ids: match.boards.slice(0, 1) }));
    await recordInGame(match.home.captain, id, logEvent('visit', { side: 0, total: 60 }));
    const scored = { events: [], results: [result('m1', [3, 0])] };
    await expect(save(match.home.captain, scored)).rejects.toMatchObject({ status: 422, body: { code: 'wrong-state', game: 'm1' } });
  });

  test('of a confirmed match is corrected by an organiser with a reason, and the match counts on', async () => {
    await open();
    await save(match.home.captain, { events: players(), results: whole });
    for (const side of bothSides) await match.confirm(side);
    expect(await inTable()).toEqual([
      [match.home.id, 1],
      [match.away.id, 0],
    ]);
    const corrected = { events: [], results: [result('m1', [0, 3])] };
    await expect(save(match.home.captain, corrected)).rejects.toMatchObject({ status: 403 });
    await expect(save(boss, corrected)).rejects.toMatchObject({ status: 422, body: { code: 'reason-needed' } });
    expect(await scoreOf()).toEqual({ points: [2, 1], status: 'confirmed', isFinal: true });
    await save(boss, { ...corrected, reason: 'The paper proves it' });
    expect(await scoreOf()).toEqual({ points: [1, 2], status: 'confirmed', isFinal: true });
    expect((await match.sheet()).events.at(-1)).toMatchObject({ kind: 'resolve', payload: { reason: 'The paper proves it' } });
    expect(await inTable()).toEqual([
      [match.away.id, 1],
      [match.home.id, 0],
    ]);
  });

  test('that counts still counts when an organiser corrects the log of a game and says why', async () => {
    await open();
    await save(match.home.captain, { events: players(), results: whole });
    for (const side of bothSides) await match.confirm(side);
    const { id } = (await match.sheet()).games[0]!;
    const target = (await boss.call('getGame', { id })).events.at(-1)!.id;
    await recordInGame(boss, id, logEvent('correct', { target, replacement: { legs: [0, 3] }, reason: 'Sides swapped' }));
    expect(await scoreOf()).toEqual({ points: [1, 2], status: 'confirmed', isFinal: true });
    expect((await match.sheet()).events.at(-1)).toMatchObject({ kind: 'resolve', payload: { reason: 'Sides swapped' } });
    // A game that is played on has no result that could count.
    const correction = (await boss.call('getGame', { id })).events.at(-1)!.id;
    const reopened = [logEvent('reopen', { reason: 'The last leg was not played' }), logEvent('undo', { target: correction })];
    await recordInGame(boss, id, ...reopened, logEvent('undo', { target }));
    expect((await match.state()).status).not.toBe('confirmed');
  });

  test('and its corrections are listed with their authors, for captains and organisers only', async () => {
    await open();
    const named = async (client: Client) => {
      const { results, authors } = await client.call('getMatch', { id: match.id });
      return results.map(({ author, game, legs, isCorrection, reason }) => [
        authors.find((each) => each.author === author)?.name,
        ...[game, legs, isCorrection, reason],
      ]);
    };
    await save(match.home.captain, { events: players(), results: [result('m1', [3, 1])] });
    await save(boss, { events: [], results: [result('m1', [1, 3])], reason: 'Sides swapped' });
    const expected = [
      ['Captain Home', 'm1', [3, 1], false, ''],
      ['Boss', 'm1', [1, 3], true, 'Sides swapped'],
    ];
    expect(await named(boss)).toEqual(expected);
    expect(await named(match.away.captain)).toEqual(expected);
    expect(await world.as().call('getMatch', { id: match.id })).toMatchObject({ results: [], authors: [] });
  });

  test('replaces what a board has scored only for organisers', async () => {
    await open();
    await save(match.home.captain, { events: players(), results: [] });
    await match.record(match.home.captain, matchEvent('boards', { ids: match.boards.slice(0, 1) }));
    const { id } = (await match.sheet()).games[0]!;
    await recordInGame(match.home.captain, id, logEvent('visit', { side: 0, total: 60 }), logEvent('walkover', { winner: 0 }));
    const scored = { events: [], results: [result('m1', [1, 3])] };
    await expect(save(match.home.captain, scored)).rejects.toMatchObject({ status: 422, body: { code: 'wrong-state', game: 'm1' } });
    await save(boss, { ...scored, reason: 'The wrong pair played' });
    expect((await match.state()).games[0]).toMatchObject({ status: 'over', legs: [1, 3], winner: 1 });
  });

  test('that nobody has confirmed reaches both captains when an organiser corrects it, and not when it is entered', async () => {
    await open();
    const news = async (client: Client) => {
      await world.settle();
      const all = await client.call('listNotifications', {});
      return all.flatMap(({ kind, league }) => (kind === 'sheet-corrected' ? [[league?.reason, league?.score]] : []));
    };
    await save(boss, { events: players(), results: whole });
    for (const client of match.captains) expect(await news(client)).toEqual([]);
    await save(boss, { events: [], results: [result('m1', [1, 3]), result('m2', [2, 3])], reason: 'Sides swapped' });
    expect((await scoreOf()).status).toBe('to-confirm');
    const first = ['Sides swapped', [0, 3]];
    for (const client of match.captains) expect(await news(client)).toEqual([first]);
    const { id } = (await match.sheet()).games[0]!;
    const target = (await boss.call('getGame', { id })).events.find(({ kind }) => kind === 'result')!.id;
    await recordInGame(boss, id, logEvent('correct', { target, replacement: { legs: [3, 0] }, reason: 'They were right' }));
    const { points } = await match.state();
    for (const client of match.captains) expect((await news(client)).toSorted()).toEqual([first, ['They were right', points]].toSorted());
  });
});
