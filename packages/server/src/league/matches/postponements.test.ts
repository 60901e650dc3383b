import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import { middenkust } from '@oche/darts/match/presets';
import { issueToken } from '../../accounts/tokens.ts';
import type { TestServer } from '../../testServer.ts';
import { startLeagues, weeks, type Client } from '../testLeague.ts';
import { openMatch } from './testMatch.ts';

describe('postponements', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  /** A match on Friday 11 December, two weeks from today, and functions of its captains. */
  const open = async (approval = true) => {
    const postpone = { days: 14, notice: 5, lastWeeks: 2, approval };
    const match = await openMatch(world, boss, middenkust, { postpone });
    const { id, seasonId, home, away } = match;
    await boss.call('setMatchdays', { seasonId, matchdays: weeks(20) });
    await boss.call('moveMatch', { id, startsAt: '2026-12-11T20:30', reason: 'For the test' });
    const ask = (client: Client, more: Partial<Input<'askPostponement'>> = {}) =>
      client.call('askPostponement', { id, reason: 'Three are ill', offers: ['2026-12-17', '2026-12-18'], ...more });
    const answer = (client: Client, request: string, how: Input<'answerPostponement'>['how'], more: object = {}) =>
      client.call('answerPostponement', { id: request, how, ...more });
    const startsAt = async () => (await match.sheet()).match.startsAt;
    const list = (client: Client, more: { open?: boolean } = {}) => client.call('listPostponements', { seasonId, ...more });
    return { ...match, home: home.captain, away: away.captain, awayTeam: away.id, ask, answer, startsAt, list };
  };

  test('captains agree on an evening, and the match moves once an organiser approves', async () => {
    const { id, home, away, ask, answer, startsAt, list } = await open();
    const evenings = await home.call('listOfferableEvenings', { id });
    expect(evenings.find(({ day }) => day === '2026-12-18')).toEqual({
      ...{ day: '2026-12-18', concerns: [] },
      decidedBy: 'captains-and-editor',
      limits: [],
    });
    expect(evenings.find(({ day }) => day === '2026-12-04')).toMatchObject({ decidedBy: 'captains' });
    // The location is closed on Saturdays, and two weeks are the limit.
    expect(evenings.map(({ day }) => day)).not.toContain('2026-12-19');
    expect(evenings.at(-1)?.day).toBe('2026-12-25');
    const request = await ask(home);
    expect(request).toMatchObject({ matchId: id, askedBy: 'home', offeredBy: 'home', state: 'asked', day: null, answer: null });
    for (const client of [home, away, boss]) expect(await list(client, { open: true })).toEqual([request]);
    await expect(answer(home, request.id, 'accept', { day: '2026-12-18' })).rejects.toMatchObject({ status: 403 });
    await expect(answer(away, request.id, 'accept', { day: '2026-12-24' })).rejects.toMatchObject({ body: { fields: { day: 'unknown' } } });
    expect(await answer(away, request.id, 'accept', { day: '2026-12-18' })).toMatchObject({ state: 'agreed', day: '2026-12-18' });
    expect(await startsAt()).toBe('2026-12-11T20:30');
    await expect(answer(away, request.id, 'accept')).rejects.toMatchObject({ status: 403 });
    expect(await answer(boss, request.id, 'accept')).toMatchObject({ state: 'done', day: '2026-12-18' });
    expect(await startsAt()).toBe('2026-12-18T20:30');
    expect([await list(boss, { open: true }), await list(boss, { open: false })]).toMatchObject([[], [{ id: request.id }]]);
    await expect(answer(boss, request.id, 'refuse', { reason: 'No' })).rejects.toMatchObject({ code: 'wrong-state' });
  });

  test('a captain with the link of the team reads and answers the requests of its matches, and no others', async () => {
    const { seasonId, away, home, ask, answer, list, awayTeam } = await open(false);
    const linkOf = async (seasonTeamId: string) =>
      world.as(await world.server.asSystem((context) => issueToken({ kind: 'team', seasonTeamId }, context)));
    const guest = await linkOf(awayTeam);
    const request = await ask(home);
    expect(await list(guest, { open: true })).toEqual([request]);
    const third = await boss.call('createTeam', { seasonId, name: 'Third', short: 'THI' });
    expect(await list(await linkOf(third.id), { open: true })).toEqual([]);
    expect(await answer(guest, request.id, 'accept', { day: '2026-12-17' })).toMatchObject({ state: 'done', day: '2026-12-17' });
    expect(await list(away, { open: true })).toEqual([]);
  });

  test('an organiser accepts or refuses in place of a captain who does not answer, with a reason for both teams', async () => {
    const { home, away, ask, answer, startsAt, list } = await open();
    const refused = await ask(home);
    await expect(answer(boss, refused.id, 'refuse')).rejects.toMatchObject({ body: { fields: { reason: 'missing' } } });
    expect(await answer(boss, refused.id, 'refuse', { reason: 'Ask earlier' })).toMatchObject({ state: 'refused', answer: 'Ask earlier' });
    const { id } = await ask(home);
    await expect(answer(boss, id, 'accept', { day: '2026-12-18' })).rejects.toMatchObject({ body: { fields: { reason: 'missing' } } });
    const reason = 'No answer for a week';
    await expect(answer(boss, id, 'accept', { reason })).rejects.toMatchObject({ body: { fields: { day: 'unknown' } } });
    expect(await answer(boss, id, 'accept', { day: '2026-12-18', reason })).toMatchObject({ state: 'done', answer: reason });
    expect(await startsAt()).toBe('2026-12-18T20:30');
    for (const client of [home, away])
      expect((await list(client)).find((each) => each.id === id)).toMatchObject({ state: 'done', day: '2026-12-18', answer: reason });
  });

  test('without approval, and to play earlier, two captains suffice', async () => {
    const free = await open(false);
    const request = await free.ask(free.away);
    expect(await free.answer(free.home, request.id, 'accept', { day: '2026-12-17' })).toMatchObject({ state: 'done' });
    expect(await free.startsAt()).toBe('2026-12-17T20:30');
    const earlier = await open();
    const { id } = await earlier.ask(earlier.away, { offers: ['2026-12-04'] });
    expect(await earlier.answer(earlier.home, id, 'accept', { day: '2026-12-04' })).toMatchObject({ state: 'done' });
  });

  test('the other team may offer other days or refuse with a reason, and the asking team may withdraw', async () => {
    const { home, away, ask, answer, startsAt } = await open();
    const request = await ask(home);
    await expect(ask(away)).rejects.toMatchObject({ status: 409, code: 'taken' });
    const offered = await answer(away, request.id, 'offer', { offers: ['2026-12-24'], reason: 'Not that week' });
    expect(offered).toMatchObject({ state: 'asked', askedBy: 'home', offeredBy: 'away', offers: ['2026-12-24'], answer: 'Not that week' });
    await expect(answer(away, request.id, 'accept', { day: '2026-12-24' })).rejects.toMatchObject({ status: 403 });
    await expect(answer(home, request.id, 'refuse')).rejects.toMatchObject({ body: { fields: { reason: 'missing' } } });
    expect(await answer(home, request.id, 'refuse', { reason: 'Christmas Eve' })).toMatchObject({
      state: 'refused',
      answer: 'Christmas Eve',
    });
    const second = await ask(home);
    await expect(answer(away, second.id, 'withdraw')).rejects.toMatchObject({ status: 403 });
    expect(await answer(home, second.id, 'withdraw')).toMatchObject({ state: 'withdrawn' });
    expect(await startsAt()).toBe('2026-12-11T20:30');
  });

  test('a match that never had a time starts at the time of its home team', async () => {
    const { id, home, away, ask, answer, startsAt, sheet } = await open(false);
    await world.database.db.updateTable('matches').set({ startsAt: null, movedFrom: '[]' }).where('id', '=', id).execute();
    const evenings = await home.call('listOfferableEvenings', { id });
    const { day } = evenings[0]!;
    const request = await ask(home, { offers: [day] });
    const { match } = await sheet();
    const homeTime = (value: string | null) =>
      world.database.db.updateTable('seasonTeams').set({ homeTime: value }).where('id', '=', match.home.id).execute();
    expect(await answer(away, request.id, 'accept', { day })).toMatchObject({ state: 'agreed' });
    await homeTime(null);
    await expect(answer(boss, request.id, 'accept')).rejects.toMatchObject({ code: 'wrong-state' });
    await homeTime('19:45');
    expect(await answer(boss, request.id, 'accept')).toMatchObject({ state: 'done' });
    expect(await startsAt()).toBe(`${day}T19:45`);
  });

  test('trap 5: an evening that another match takes meanwhile can no longer be accepted', async () => {
    const { id, location, seasonId, group, home, away, ask, answer, sheet } = await open(false);
    const { id: request } = await ask(home, { offers: ['2026-12-17'] });
    const { match } = await sheet();
    const rows = [1, 2].map((number) => ({
      ...{ id: crypto.randomUUID(), seasonId, groupId: group.id, key: `other ${number}`, slug: `other-${number}-${id}`, matchday: 2 },
      ...{ homeId: match.home.id, awayId: match.away.id, locationId: location.id, startsAt: '2026-12-17T20:00', state: 'planned' as const },
      ...{ locked: false, movedFrom: '[]', annulled: false, createdAt: new Date('2026-11-01T00:00:00Z') },
    }));
    await world.database.db.insertInto('matches').values(rows).execute();
    await expect(answer(away, request, 'accept', { day: '2026-12-17' })).rejects.toMatchObject({ status: 409, code: 'taken' });
    await expect(ask(home, { offers: ['2026-12-17'] })).rejects.toMatchObject({ status: 409, code: 'taken' });
  });

  test('only the captains of both teams and organisers see and answer a request', async () => {
    const [one, other] = [await open(), await open()];
    const request = await one.ask(one.home);
    await expect(one.ask(other.home)).rejects.toMatchObject({ status: 403 });
    await expect(one.answer(other.home, request.id, 'accept', { day: '2026-12-18' })).rejects.toMatchObject({ status: 403 });
    await expect(one.list(other.home)).rejects.toMatchObject({ status: 403 });
    await expect(one.list(world.as())).rejects.toMatchObject({ status: 401 });
    await expect(other.home.call('listOfferableEvenings', { id: one.id })).rejects.toMatchObject({ status: 403 });
    await expect(one.ask(boss)).rejects.toMatchObject({ status: 403 });
  });
});
