import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '@oche/darts/draw/random';
import type { ProtestOutcome } from '@oche/darts/match/event';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { issueToken } from '../../accounts/tokens.ts';
import { register, type TestServer } from '../../testServer.ts';
import { remindOrganisers } from '../reminders.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { matchEvent, openMatch, playMatch, type TestedMatch } from './testMatch.ts';

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

const refused = (code: string) => ({ status: 422, body: { code } });
const protestOf = (side: 0 | 1, text: string) => matchEvent('protest', { side, about: '', text });
const decision = (protest: string, reason: string, outcome: ProtestOutcome = 'rejected') =>
  matchEvent('decide', { protest, outcome, reason });

/** A match, an editor of its competition, and the matches that wait for a decision. */
const open = async () => {
  const match = await openMatch(world, boss, middenkust);
  const { client: editor } = await register(world, 'Editor');
  const { email } = (await editor.call('getUser', {}))!;
  await boss.call('setMember', { id: match.organisationId, email, role: 'editor' });
  const waiting = async (client: Client = editor) =>
    (await client.call('listMatches', { seasonId: match.seasonId, protested: true })).items.map(({ id }) => id);
  return { match, editor, waiting };
};

/** A user's notifications about protests, the newest first: kind, team, reason or player, and the outcome of a decision. */
const news = async (client: Client) => {
  await world.settle();
  // What is announced next is newer.
  world.wait(1000);
  const all = await client.call('listNotifications', {});
  return all.flatMap(({ kind, league }) =>
    ['protest-noted', 'player-doubted', 'protest-decided'].includes(kind)
      ? [[kind, league?.team?.name, league?.reason ?? league?.player, ...(league?.outcome ? [league.outcome] : [])]]
      : [],
  );
};

const protestsIn = async (match: TestedMatch, client: Client) =>
  (await match.sheet(client)).events.flatMap((event) =>
    event.kind === 'protest' ? [event.payload.text] : event.kind === 'decide' ? [event.payload.reason] : [],
  );

test('a protest waits for the organisers until one decides it, and both teams get the protest and the decision', async () => {
  const { match, editor, waiting } = await open();
  const { home, away, id } = match;
  expect(await waiting()).toEqual([]);
  const protest = protestOf(1, 'The board was wet');
  await match.record(away.captain, protest);
  expect(await waiting()).toEqual([id]);
  const noted = ['protest-noted', 'Away', 'The board was wet'];
  for (const client of [editor, home.captain]) expect(await news(client)).toEqual([noted]);
  // The captain who protests gets no message about it.
  expect(await news(away.captain)).toEqual([]);

  for (const captain of match.captains)
    await expect(match.record(captain, decision(protest.id, 'It was dry'))).rejects.toMatchObject({ status: 403 });
  await expect(match.record(editor, decision(crypto.randomUUID(), 'It was dry'))).rejects.toMatchObject(refused('unknown-target'));
  // The last two reasons look empty.
  for (const reason of ['', ' ', '\u200b', '\u2800'])
    await expect(match.record(editor, decision(protest.id, reason))).rejects.toMatchObject({ status: 400 });
  await match.record(editor, decision(protest.id, 'It was dry'));
  expect(await waiting()).toEqual([]);
  const decided = ['protest-decided', 'Away', 'It was dry', 'rejected'];
  expect(await news(home.captain)).toEqual([decided, noted]);
  expect(await news(away.captain)).toEqual([decided]);
  await match.record(editor, decision(protest.id, 'It was wet', 'upheld'));
  expect((await news(home.captain))[0]).toEqual(['protest-decided', 'Away', 'It was wet', 'upheld']);
  await expect(match.record(away.captain, matchEvent('undo', { target: protest.id }))).rejects.toMatchObject(refused('wrong-state'));
});

test('only organisers and captains read the words of a protest and of its decision', async () => {
  const { match, editor, waiting } = await open();
  const { home, away } = match;
  const protest = protestOf(0, 'Their third player is a guest');
  await match.record(home.captain, protest);
  await match.record(editor, decision(protest.id, 'Guests are allowed'));
  const marker = world.as(await world.server.asSystem((context) => issueToken({ kind: 'match', matchId: match.id }, context)));
  for (const client of [editor, boss, home.captain, away.captain])
    expect(await protestsIn(match, client)).toEqual(['Their third player is a guest', 'Guests are allowed']);
  const { client: user } = await register(world, 'User');
  for (const client of [world.as(), marker, user]) expect(await protestsIn(match, client)).toEqual(['', '']);
  for (const client of [marker, user]) await expect(waiting(client)).rejects.toMatchObject({ status: 403 });
  await expect(waiting(world.as())).rejects.toMatchObject({ status: 401 });
  await expect(waiting(home.captain)).rejects.toMatchObject({ status: 403 });
  expect(JSON.stringify(world.published)).not.toMatch(/third player is a guest|Guests are allowed/);
});

test('a captain takes back an open protest of the team, also of another captain, and nobody that of the server', async () => {
  const { match, waiting } = await open();
  const { home, away, id } = match;
  const guest = world.as(await world.server.asSystem((context) => issueToken({ kind: 'team', seasonTeamId: home.id }, context)));
  const protest = protestOf(0, 'Too late');
  await match.record(home.captain, protest);
  const takenBack = () => matchEvent('undo', { target: protest.id });
  await expect(match.record(away.captain, takenBack())).rejects.toMatchObject(refused('not-yours'));
  await match.record(guest, takenBack());
  expect(await waiting()).toEqual([]);

  await match.handIn('match', 0, home.players.slice(0, 4));
  await match.handIn('match', 1, away.players.slice(0, 4));
  const stranger = await boss.call('createMember', { seasonId: match.seasonId, person: { name: 'Guest' }, activeFrom: '2026-09-07' });
  const change = { side: 0 as const, at: { game: 'm1' }, out: home.players[0]!, in: stranger.playerId };
  await match.record(home.captain, matchEvent('substitute', change));
  expect(await waiting()).toEqual([id]);
  const ofServer = (await match.sheet(boss)).events.at(-1)!;
  expect(ofServer).toMatchObject({ kind: 'protest', author: 'system' });
  await expect(match.record(away.captain, matchEvent('undo', { target: ofServer.id }))).rejects.toMatchObject(refused('not-yours'));
});

test('the doubt about a player ends when the player leaves the game, and comes back with the player', async () => {
  const { match, waiting } = await open();
  const { home, id, seasonId } = match;
  await match.handIn('match', 0, home.players.slice(0, 4));
  await match.handIn('match', 1, match.away.players.slice(0, 4));
  const { playerId: guest } = await boss.call('createMember', { seasonId, person: { name: 'Guest' }, activeFrom: '2026-09-07' });
  const change = (out: string, into: string, game = 'm1') => matchEvent('substitute', { side: 0, at: { game }, out, in: into });
  const [first, second] = home.players as [string, string];
  const substitution = change(first, guest);
  await match.record(home.captain, substitution);
  expect(await waiting()).toEqual([id]);
  const takenBack = (target: string) => matchEvent('undo', { target });
  await match.record(home.captain, takenBack(substitution.id));
  expect(await waiting()).toEqual([]);

  const [again, elsewhere] = [change(first, guest), change(second, guest, 'm2')];
  await match.record(home.captain, again, elsewhere);
  expect(await waiting()).toEqual([id]);
  // The guest is still in the other game.
  await match.record(home.captain, takenBack(again.id));
  expect(await waiting()).toEqual([id]);
  await match.record(home.captain, change(guest, second, 'm2'));
  expect(await waiting()).toEqual([]);
  expect((await boss.call('getMatch', { id })).events.at(-1)).toMatchObject({ kind: 'undo', author: 'system' });
});

test('the doubt about a player who is in another game ends when a substitution is taken back', async () => {
  const { match, waiting } = await open();
  const { home, id } = match;
  await match.handIn('match', 0, home.players.slice(0, 4));
  await match.handIn('match', 1, match.away.players.slice(0, 4));
  const [first, second] = home.players as [string, string];
  const substitution = matchEvent('substitute', { side: 0, at: { game: 'm1' }, out: first, in: second });
  await match.record(home.captain, substitution);
  expect(await waiting()).toEqual([id]);
  await match.record(home.captain, matchEvent('undo', { target: substitution.id }));
  expect(await waiting()).toEqual([]);
});

test('a decision about a doubt stays after the player has left the game', async () => {
  const { match, editor } = await open();
  const { home, seasonId } = match;
  const { playerId: guest } = await boss.call('createMember', { seasonId, person: { name: 'Guest' }, activeFrom: '2026-09-07' });
  await match.record(match.away.captain, matchEvent('slot', { side: 0, game: 'm1', players: [guest] }));
  const doubt = (await match.sheet(boss)).events.at(-1)!;
  await match.record(editor, decision(doubt.id, 'A guest may play once'));
  await match.record(match.away.captain, matchEvent('slot', { side: 0, game: 'm1', players: [home.players[0]!] }));
  expect((await match.state()).protests[doubt.id]?.decision).not.toBeNull();
  expect((await match.sheet(boss)).events.at(-1)).toMatchObject({ kind: 'slot' });
});

test('a player who may not play is announced once, to organisers and the other captain', async () => {
  const { match, editor } = await open();
  const { home, away } = match;
  const stranger = await boss.call('createMember', { seasonId: match.seasonId, person: { name: 'Guest' }, activeFrom: '2026-09-07' });
  const slots = ['m1', 'm2'].map((game) => matchEvent('slot', { side: 0, game, players: [stranger.playerId] }));
  await match.record(away.captain, ...slots);
  const doubted = ['player-doubted', 'Home', 'Guest'];
  for (const client of [editor, home.captain]) expect(await news(client)).toEqual([doubted]);
});

test('neither captain disputes what organisers have decided, but other games', async () => {
  const { match, editor } = await open();
  await playMatch(match, 1, createRandom(1));
  const dispute = (side: 0 | 1) => matchEvent('dispute', { side, about: ['m1'], reason: 'It was 3–1' });
  await match.record(match.away.captain, dispute(1));
  await match.record(editor, matchEvent('resolve', { reason: 'The sheet is right', saw: seen(await match.state()) }));
  for (const side of [0, 1] as const)
    await expect(match.record(match.captains[side], dispute(side))).rejects.toMatchObject(refused('already-decided'));
  await match.record(match.home.captain, matchEvent('dispute', { side: 0, about: ['m2'], reason: 'It was 3–2' }));
  await match.record(match.away.captain, matchEvent('note', { text: 'The heating was off' }));
  // The public reads that a sheet is disputed, but not what captains write.
  const writtenFor = async (client: Client) =>
    (await match.sheet(client)).events.flatMap(({ kind, payload }) =>
      kind === 'note' ? [payload.text] : kind === 'dispute' ? [payload.reason] : [],
    );
  expect(await writtenFor(match.home.captain)).toEqual(['It was 3–1', 'It was 3–2', 'The heating was off']);
  expect(await writtenFor(world.as())).toEqual(['', '', '']);
  // Their way to object to a decision is a protest.
  await match.record(match.away.captain, protestOf(1, 'We have a photo'));
});

test.each([{ to: '2026-11-27' }, { matches: 2 }])('a player who is suspended until %o is doubted', async (suspension) => {
  const { match, waiting } = await open();
  const [player] = match.home.players;
  const members = await boss.call('listSeasonMembers', { seasonId: match.seasonId, teamId: match.home.id });
  const { id } = members.find(({ playerId }) => playerId === player)!;
  await boss.call('updateMember', { id, suspension });
  await match.record(match.home.captain, matchEvent('slot', { side: 0, game: 'm1', players: [player!] }));
  expect(await waiting()).toEqual([match.id]);
  expect((await match.sheet(boss)).events.at(-1)).toMatchObject({ payload: { about: player, text: 'suspended' } });
});

test('organisers read once a day how many matches have open protests', async () => {
  const { match, editor } = await open();
  await match.record(match.home.captain, protestOf(0, 'One'), protestOf(0, 'Two'));
  const row = await world.database.db.selectFrom('matchResults').select('openProtests').where('matchId', '=', match.id).executeTakeFirst();
  expect(row).toEqual({ openProtests: 2 });
  for (let hour = 0; hour < 24; hour++) {
    world.wait(60 * 60_000);
    await world.server.asSystem(remindOrganisers);
  }
  await world.settle();
  const daily = (await editor.call('listNotifications', {})).filter(({ kind }) => kind === 'open-work');
  expect(daily).toMatchObject([{ league: { work: { protests: 1, disputes: 0 } } }]);
});

test('an organiser does not take back what captains have recorded, and walkovers only with a reason', async () => {
  const { match, editor } = await open();
  const { home, away } = match;
  const recorded = [
    protestOf(0, 'Too late'),
    matchEvent('here', { side: 0 }),
    matchEvent('slot', { side: 0, game: 'm5', players: home.players.slice(0, 2) }),
  ];
  await match.record(home.captain, ...recorded);
  for (const { id } of recorded)
    await expect(match.record(editor, matchEvent('undo', { target: id, reason: 'Order' }))).rejects.toMatchObject(refused('not-yours'));
  const walkover = matchEvent('walkover', { absent: 'away', reason: 'Nobody came' });
  await match.record(editor, walkover);
  await expect(match.record(boss, matchEvent('undo', { target: walkover.id }))).rejects.toMatchObject(refused('reason-needed'));
  await world.settle();
  world.wait(1000);
  await match.record(boss, matchEvent('undo', { target: walkover.id, reason: 'They were in the other room' }));
  await world.settle();
  const [latest] = await away.captain.call('listNotifications', {});
  expect(latest).toMatchObject({ kind: 'walkover-taken-back', league: { reason: 'They were in the other room' } });
});

test('a captain who fills the log leaves room for the other one', async () => {
  const { match } = await open();
  const notes = () => Array.from({ length: 20 }, () => matchEvent('note', { text: 'Late' }));
  await match.record(match.home.captain, ...notes());
  const tooLarge = { status: 413, body: { code: 'too-large' } };
  await expect(match.record(match.home.captain, protestOf(0, 'Once more'))).rejects.toMatchObject(tooLarge);
  await match.record(match.away.captain, protestOf(1, 'The first one'));
  const slots = () =>
    Array.from({ length: 200 }, () => matchEvent('slot', { side: 0, game: 'm5', players: match.home.players.slice(0, 2) }));
  await match.record(match.home.captain, ...slots());
  await match.record(match.home.captain, ...slots());
  await expect(match.record(match.home.captain, ...slots())).rejects.toMatchObject(tooLarge);
  await match.record(match.away.captain, matchEvent('here', { side: 1 }));
});
