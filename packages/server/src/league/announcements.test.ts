import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import type { Locale } from '@oche/i18n/locales';
import { register, startTestServer, type TestServer } from '../testServer.ts';
import { matchEvent, openMatch, playMatch } from './matches/testMatch.ts';
import { remind, remindOfMatches, remindOfSheets, remindOrganisers } from './reminders.ts';
import { claimTeam, openFederation, startLeagues, type Client } from './testLeague.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('announcements of a league', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const now = () => world.server.asSystem(async (context) => context.now);
  const kindsOf = async (client: Client) => (await client.call('listNotifications', {})).map(({ kind }) => kind);
  const emailOf = async (client: Client) => (await client.call('getUser', {}))!.email;
  const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);
  /** Sends the announcements, and the e-mails that wait for ten minutes. */
  const deliver = async () => {
    await world.settle();
    world.wait(10 * minute);
    await world.settle();
  };
  /** The match of two captains, after everything that its preparation announces. */
  const openQuiet = async () => {
    const match = await openMatch(world, boss, middenkust);
    await deliver();
    const [home, away] = match.captains;
    const seen = { home: (await kindsOf(home)).length, away: (await kindsOf(away)).length };
    world.mails.length = 0;
    const news = async (side: 'home' | 'away') => {
      const kinds = await kindsOf(side === 'home' ? home : away);
      return kinds.slice(0, kinds.length - seen[side]);
    };
    return { ...match, news, emails: [await emailOf(home), await emailOf(away)] as const };
  };
  /** Links a new account to a player. */
  const playerOf = async (playerId: string) => {
    const { client } = await register(world, 'Player');
    const { id: userId } = (await client.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId }).where('id', '=', playerId).execute();
    return client;
  };

  test('captains learn that a season is open and its matches are published, once and in one e-mail', async () => {
    const match = await openMatch(world, boss, middenkust);
    await deliver();
    const [home] = match.captains;
    // The season was open before the captain had a team, so that only the later announcement arrives.
    expect(await kindsOf(home)).toEqual(['fixtures-published']);
    expect(mailsTo(await emailOf(home))).toHaveLength(1);
    await boss.call('setSeasonStatus', { id: match.seasonId, state: 'open' });
    await boss.call('setSeasonStatus', { id: match.seasonId, state: 'running' });
    await deliver();
    expect(await kindsOf(home)).toEqual(['fixtures-published']);
  });

  test('captains learn once for each save which rules of a season have changed, unless it is a draft', async () => {
    const match = await openQuiet();
    const id = match.seasonId;
    const rules = { ...defaultSeasonRules, waitDays: 0, protestDays: 5, lineup: { opens: 48, closes: 0 }, paper: 'no' as const };
    await boss.call('updateSeason', { id, rules });
    await deliver();
    for (const side of ['home', 'away'] as const) expect(await match.news(side)).toEqual(['rules-changed']);
    expect(mailsTo(match.emails[0])[0]!.text).toContain(
      'have changed: hours before a match at which lineups open: 48 (was 24), days for protests: 5 (was 7), results from paper',
    );
    // The same rules again, and a new name, change nothing.
    await boss.call('updateSeason', { id, rules, name: 'Another name' });
    await deliver();
    expect(await match.news('home')).toEqual(['rules-changed']);
    const { id: draft } = await boss.call('createSeason', {
      ...{ organisationId: match.organisationId, name: 'Next', startsOn: '2027-09-04', endsOn: '2028-05-28' },
    });
    await boss.call('updateSeason', { id: draft, rules });
    const rows = await world.database.db.selectFrom('announcements').select('kind').where('seasonId', '=', draft).execute();
    expect(rows).toEqual([]);
  });

  test('a plan of all matches is one announcement, and its request writes one row and one job', async () => {
    const { seasonId, teams, plan } = await openFederation(boss);
    const captains = teams.map(({ id }, index) => ({ id, email: `captain-${index}-${seasonId}@example.org` }));
    for (const { id, email } of captains) await boss.call('updateSeasonTeam', { id, captains: [{ name: 'Guest', email }] });
    const { version, drawNumber } = await plan();
    await boss.call('applyFixtures', { seasonId, drawNumber, version });
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    await deliver();
    const rows = await world.database.db.selectFrom('announcements').select('kind').where('seasonId', '=', seasonId).execute();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['fixtures-published', 'season-open']);
    for (const { email } of captains) expect(mailsTo(email)).toHaveLength(1);
  });

  test('several changes within ten minutes are one e-mail, in the language of the reader', async () => {
    const { id, home, captains, emails, news } = await openQuiet();
    await captains[0].call('updateLocale', { langcode: 'de' });
    await boss.call('moveMatch', { id, startsAt: '2026-12-04T20:00', reason: 'Frost' });
    await world.settle();
    world.wait(5 * minute);
    await boss.call('moveMatch', { id, startsAt: '2026-12-11T20:00', reason: 'More frost' });
    await boss.call('addPenalty', { teamId: home.id, points: 2, reason: 'No sheet' });
    await world.settle();
    expect(world.mails).toEqual([]);
    world.wait(5 * minute);
    await world.settle();
    expect((await news('home')).toSorted()).toEqual(['match-moved', 'match-moved', 'penalty-given']);
    const [mail, ...more] = mailsTo(emails[0]);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('2 Nachrichten von League');
    expect(mail!.text).toContain('Home – Away ist jetzt am Fr., 11. Dez., 20:00, Hall: „More frost“');
    expect(mail!.text).toContain('https://oche.test/de/competition/');
    // A later move replaces an earlier one.
    expect(mail!.text).not.toContain('„Frost“');
    expect(mailsTo(emails[1])[0]!.subject).toBe('Home v Away is now on Fri 11 Dec, 20:00, Hall: “More frost”');
    expect(world.mails).toHaveLength(2);
  });

  test('players get notifications, and e-mails only if they want them; nobody else gets anything', async () => {
    const { id, home, away } = await openQuiet();
    const [player, mailed, stranger] = [
      await playerOf(home.players[0]!),
      await playerOf(away.players[0]!),
      (await register(world, 'Stranger')).client,
    ];
    expect(await mailed.call('updateMailSettings', { asPlayer: true })).toEqual({ asCaptain: true, asPlayer: true, asOrganiser: true });
    await boss.call('moveMatch', { id, startsAt: '2026-12-04T20:00', reason: 'Frost' });
    await deliver();
    expect(await kindsOf(player)).toEqual(['match-moved']);
    expect(await kindsOf(mailed)).toEqual(['match-moved']);
    expect(await kindsOf(stranger)).toEqual([]);
    expect(mailsTo(await emailOf(player))).toEqual([]);
    // Players may not open the pages of captains.
    expect(mailsTo(await emailOf(mailed))[0]!.text).not.toContain('/competition/');
    expect(await kindsOf(boss)).not.toContain('match-moved');
    expect(world.mails).toHaveLength(3);
  });

  test('a captain who wants no e-mails gets notifications only, and users are not told of their own actions', async () => {
    const { id, captains, emails, news } = await openQuiet();
    await captains[1].call('updateMailSettings', { asCaptain: false });
    const offers = (await captains[0].call('listOfferableEvenings', { id })).slice(0, 1).map(({ day }) => day);
    await captains[0].call('askPostponement', { id, reason: 'A party', offers });
    await deliver();
    expect(await news('home')).toEqual([]);
    expect(await news('away')).toEqual(['postponement-asked']);
    expect(mailsTo(emails[1])).toEqual([]);
  });

  test('an answer to a postponement reaches the team that has asked', async () => {
    const { id, captains, emails, news } = await openQuiet();
    const offers = (await captains[0].call('listOfferableEvenings', { id })).slice(0, 1).map(({ day }) => day);
    const { id: request } = await captains[0].call('askPostponement', { id, reason: 'A party', offers });
    await captains[1].call('answerPostponement', { id: request, how: 'refuse', reason: 'We have a party too' });
    await deliver();
    expect(await news('home')).toEqual(['postponement-refused']);
    expect(await news('away')).toEqual(['postponement-asked']);
    expect(mailsTo(emails[0])[0]!.subject).toContain('We have a party too');
  });

  test('a guest gets e-mails in the language of the competition', async () => {
    const { id, organisationId, away } = await openQuiet();
    const languages = JSON.stringify(['nl', 'fr'] satisfies Locale[]);
    await world.database.db.updateTable('organisations').set({ languages }).where('id', '=', organisationId).execute();
    const email = `guest-${randomBytes(4).toString('hex')}@example.org`;
    await boss.call('updateSeasonTeam', { id: away.id, captains: [{ name: 'Guest', email }] });
    await boss.call('moveMatch', { id, startsAt: '2026-12-04T20:00', reason: 'Vorst' });
    await deliver();
    const [mail] = mailsTo(email);
    // The team has no link, so its pages would ask for a log-in.
    expect(mail!.text).toContain('Home – Away is nu op vr 4 dec, 20:00, Hall.');
    expect(mail!.text).not.toContain('https://');
    expect(mail!.text).toContain('Zonder account heb je de link van je ploeg nodig.');
    // Nobody has confirmed the address, so the e-mail has no words of the organiser.
    expect(mail!.subject + mail!.text).not.toContain('Vorst');
    expect(mail!.text).toContain('als dat van een kapitein');
    expect(mail!.text).not.toContain('profile/settings');
  });

  test('an address that is no longer that of a captain gets no e-mail about what happened before', async () => {
    const { id, away } = await openQuiet();
    const email = `removed-${randomBytes(4).toString('hex')}@example.org`;
    await boss.call('updateSeasonTeam', { id: away.id, captains: [{ name: 'Guest', email }] });
    await boss.call('moveMatch', { id, startsAt: '2026-12-04T20:00', reason: 'Frost' });
    await boss.call('updateSeasonTeam', { id: away.id, captains: [{ name: 'Other', email: `other-${email}` }] });
    await deliver();
    expect(mailsTo(email)).toEqual([]);
  });

  test('a captain who uses the link of the team later finds what waits for the team', async () => {
    const { id, away, news } = await openQuiet();
    await boss.call('updateSeasonTeam', { id: away.id, captains: [{ name: 'Late', email: 'late@example.org' }] });
    const { token } = await boss.call('renewTeamAccess', { id: away.id });
    await boss.call('moveMatch', { id, startsAt: '2026-12-04T20:00', reason: 'Frost' });
    await deliver();
    const { client: late } = await register(world, 'Late');
    await late.call('claimTeam', { token });
    const unread = (await late.call('listNotifications', {})).filter(({ readAt }) => readAt === null);
    expect(unread.map(({ kind }) => kind)).toEqual(['match-moved', 'team-claimed']);
    // The former captain had used a link too. Nothing arrives twice, and the other captain gets nothing again.
    await late.call('claimTeam', { token });
    expect(await kindsOf(late)).toEqual(['match-moved', 'team-claimed']);
    expect(await news('home')).toEqual(['match-moved']);
  });

  test('at the start of a season, a captain without an account gets the link of their team', async () => {
    const { seasonId, teams, plan } = await openFederation(boss);
    const [linked, silent, ofUser] = [teams[0]!, teams[1]!, teams[2]!];
    const user = (await register(world, 'User')).client;
    await boss.call('updateSeasonTeam', { id: ofUser.id, captains: [{ name: 'User', email: await emailOf(user) }] });
    await claimTeam(boss, user, ofUser.id);
    const email = `linked-${seasonId}@example.org`;
    // Addresses are compared without case.
    await boss.call('updateSeasonTeam', { id: linked.id, captains: [{ name: 'Guest', email: email.toUpperCase() }] });
    await boss.call('updateSeasonTeam', { id: silent.id, captains: [{ name: 'Guest' }] });
    const withLink = async () => (await boss.call('listTeams', { seasonId })).filter(({ hasLink }) => hasLink).map(({ id }) => id);
    const awaiting = async () => (await boss.call('listTeams', { seasonId })).filter(({ awaitsLink }) => awaitsLink).map(({ id }) => id);
    expect(await withLink()).toEqual([ofUser.id]);
    const { version, drawNumber } = await plan();
    await boss.call('applyFixtures', { seasonId, drawNumber, version });
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    // The e-mail is on its way for some minutes.
    expect(await awaiting()).toEqual([linked.id]);
    await deliver();
    expect(await awaiting()).toEqual([]);
    const linksIn = (email: string) => [...mailsTo(email)[0]!.text.matchAll(/https:\S*team=(\S+)/g)].map(([, token]) => token!);
    const [token, ...more] = linksIn(email);
    expect(more).toEqual([]);
    const opensTeam = async () => {
      const [competition] = await world.as(token!).call('listAvailableOrganisations', {});
      return (await world.as(token!).call('getManagedCompetition', { orgSlug: competition!.slug })).ownTeams.map(({ id }) => id);
    };
    expect(await opensTeam()).toEqual([linked.id]);
    // The first e-mail with a link also has the code of the team.
    expect(mailsTo(email)[0]!.text).toMatch(/: \d{6}$/m);
    expect(linksIn(await emailOf(user))).toEqual([]);
    expect(await withLink()).toEqual([linked.id, ofUser.id]);
    // Another address ends it, because the former one may be that of a stranger. So does a new link, of which the captains hear.
    const contact = { name: 'Guest', phone: '0470 12 34 56' };
    await boss.call('updateSeasonTeam', { id: linked.id, captains: [{ ...contact, email }] });
    expect(await opensTeam()).toEqual([linked.id]);
    await boss.call('updateSeasonTeam', { id: linked.id, captains: [{ ...contact, email: `right-${email}` }] });
    await expect(opensTeam()).rejects.toMatchObject({ status: 401 });
    // If no link has come after half an hour, the organiser creates one.
    expect(await awaiting()).toEqual([linked.id]);
    world.wait(hour / 2);
    expect(await awaiting()).toEqual([]);
  });

  test('an organisation sends a limited number of e-mails a day to addresses without an account', async () => {
    const { id, organisationId, captains, away, emails } = await openQuiet();
    const email = `Guest-${randomBytes(4).toString('hex')}@example.org`;
    await boss.call('updateSeasonTeam', { id: away.id, captains: [{ name: 'Guest', email }] });
    const move = async (startsAt: string) => {
      await boss.call('moveMatch', { id, startsAt, reason: 'Frost' });
      await deliver();
    };
    const counted = (key: string) => world.database.db.selectFrom('rateLimits').select('hits').where('key', '=', key).executeTakeFirst();
    const fill = async (key: string, hits: number) =>
      world.database.db.updateTable('rateLimits').set({ hits }).where('key', '=', key).execute();
    const keys = { all: `guest-mails:${organisationId}`, one: `guest-mail:${organisationId} ${email.toLowerCase()}` };
    const guests = () => mailsTo(email.toLowerCase()).length;
    await move('2026-12-04T20:00');
    expect([guests(), (await counted(keys.all))?.hits, (await counted(keys.one))?.hits]).toEqual([1, 1, 1]);
    for (const [key, most] of [
      [keys.all, 1000],
      [keys.one, 20],
    ] as const) {
      await fill(key, most);
      const before = [guests(), mailsTo(emails[0]).length] as const;
      await move(key === keys.all ? '2026-12-11T20:00' : '2026-12-18T20:00');
      expect([guests(), mailsTo(emails[0]).length]).toEqual([before[0], before[1] + 1]);
      await fill(key, 2);
    }
    expect(world.security).toContainEqual(expect.objectContaining({ event: 'mail-limit-reached', organisationId }));
    await fill(keys.all, 1000);
    const invited = { organisationId, email: 'somebody@example.org', role: 'editor' as const };
    await expect(boss.call('inviteMember', invited)).rejects.toMatchObject({ status: 429 });
    await expect(captains[0].call('inviteMember', invited)).rejects.toMatchObject({ status: 404 });
    world.wait(24 * hour);
    await boss.call('inviteMember', invited);
  });

  test('the hand-in of a lineup is announced to the other side, once and without any name', async () => {
    const match = await openQuiet();
    await match.handIn('match', 0, match.home.players.slice(0, match.slotsOf('match')));
    await deliver();
    expect(await match.news('away')).toEqual(['lineup-in']);
    expect(await match.news('home')).toEqual([]);
    await match.handIn('match', 0, match.home.players.slice(0, match.slotsOf('match')).toReversed()).catch(() => undefined);
    await deliver();
    expect(await match.news('away')).toEqual(['lineup-in']);
    const stored = await world.database.db.selectFrom('announcements').selectAll().where('matchId', '=', match.id).execute();
    const text = JSON.stringify([world.mails, stored, await match.captains[1].call('listNotifications', {})]);
    for (const [index, player] of match.home.players.entries()) {
      expect(text).not.toContain(player);
      expect(text).not.toContain(`Home ${index + 1}`);
    }
  });

  test('both captains are reminded 24 hours before a match, and again if it has moved', async () => {
    const { id, news } = await openQuiet();
    const start = new Date((await now()).getTime() + 25 * hour);
    const startsAt = start.toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' }).slice(0, 16).replace(' ', 'T');
    await world.database.db.updateTable('matches').set({ startsAt }).where('id', '=', id).execute();
    const remind = async () => {
      await world.server.asSystem(remindOfMatches);
      await world.server.asSystem(remindOfMatches);
      await world.settle();
    };
    await remind();
    expect(await news('home')).toEqual([]);
    world.wait(61 * minute);
    await remind();
    expect(await news('home')).toEqual(['match-tomorrow']);
    expect(await news('away')).toEqual(['match-tomorrow']);
    const later = new Date(start.getTime() - hour).toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' }).slice(0, 16).replace(' ', 'T');
    await world.database.db.updateTable('matches').set({ startsAt: later }).where('id', '=', id).execute();
    await remind();
    expect(await news('home')).toEqual(['match-tomorrow', 'match-tomorrow']);
  });

  test('captains who have not confirmed are reminded after 12 and 36 hours', async () => {
    const match = await openQuiet();
    await playMatch(match, 1, Math.random);
    await match.confirm(0);
    await deliver();
    const before = (await match.news('away')).length;
    const remind = async () => {
      await world.server.asSystem(remindOfSheets);
      await world.settle();
      return (await match.news('away')).slice(0, -before || undefined);
    };
    expect(await remind()).toEqual([]);
    world.wait(12 * hour);
    expect(await remind()).toEqual(['confirm-sheet']);
    world.wait(24 * hour);
    expect(await remind()).toEqual(['confirm-sheet', 'confirm-sheet']);
    expect(await remind()).toEqual(['confirm-sheet', 'confirm-sheet']);
    expect(await match.news('home')).not.toContain('confirm-sheet');
  });

  test('a dispute reaches the other side, and the decision both with its reason', async () => {
    const match = await openQuiet();
    await playMatch(match, 1, Math.random);
    await match.record(match.captains[0], matchEvent('dispute', { side: 0, about: ['m1'], reason: 'Wrong player' }));
    await deliver();
    expect(await match.news('away')).toContain('sheet-disputed');
    expect(await match.news('home')).not.toContain('sheet-disputed');
    await match.record(boss, matchEvent('resolve', { reason: 'The sheet is right', saw: seen(await match.state()) }));
    await deliver();
    for (const side of ['home', 'away'] as const) expect((await match.news(side))[0]).toBe('sheet-decided');
    expect(mailsTo(match.emails[0]).at(-1)!.text).toContain('The sheet is right');
    expect(
      mailsTo(match.emails[1])
        .map(({ text }) => text)
        .join(),
    ).toContain('Wrong player');
  });

  test('an annulled match reaches both sides with its reason, and so does that it counts again', async () => {
    const match = await openQuiet();
    const annul = matchEvent('annul', { reason: 'Wrong teams' });
    await match.record(boss, annul);
    await deliver();
    await match.record(boss, matchEvent('undo', { target: annul.id, reason: 'They were right' }));
    await deliver();
    for (const side of ['home', 'away'] as const) expect((await match.news(side)).slice(0, 2)).toEqual(['match-counted', 'match-annulled']);
    const texts = mailsTo(match.emails[1]).map(({ text }) => text);
    expect(texts.at(-2)).toContain('Home v Away is annulled and no longer counts: “Wrong teams”');
    expect(texts.at(-1)).toContain('Home v Away counts again: “They were right”');
  });

  test.each([
    [
      'walkover',
      { absent: 'away', reason: 'They left' },
      'walkover for Home, which ends the dispute. The match counts as 10–0: “They left”',
    ],
    ['annul', { reason: 'Wrong teams' }, 'is annulled, which ends the dispute. It no longer counts: “Wrong teams”'],
  ] as const)('a %s of a disputed match says that it ends the dispute', async (kind, payload, sentence) => {
    const match = await openQuiet();
    await playMatch(match, 1, Math.random);
    await match.record(match.captains[0], matchEvent('dispute', { side: 0, about: ['m1'], reason: 'Wrong player' }));
    await deliver();
    await match.record(boss, matchEvent(kind, payload));
    await deliver();
    for (const email of match.emails) expect(mailsTo(email).at(-1)!.text).toContain(sentence);
  });

  test.each([
    ['away', 'walkover for Home. The match counts as 10–0'],
    ['home', 'walkover for Away. The match counts as 0–10'],
    ['both', 'neither team came. The match counts as 0–0'],
  ] as const)('a walkover with %s absent says who gets it and what the match counts as', async (absent, sentence) => {
    const match = await openQuiet();
    const walkover = matchEvent('walkover', { absent, reason: 'Nobody was there' });
    await match.record(boss, walkover);
    await deliver();
    await match.record(boss, matchEvent('undo', { target: walkover.id, reason: 'They were there' }));
    await deliver();
    for (const side of ['home', 'away'] as const)
      expect((await match.news(side)).slice(0, 2)).toEqual(['walkover-taken-back', 'walkover-given']);
    const [given, takenBack] = mailsTo(match.emails[0]).map(({ subject }) => subject);
    expect(given).toBe(`Home v Away: ${sentence}: “Nobody was there”`);
    expect(takenBack).toBe('Home v Away: the walkover was taken back and no longer counts: “They were there”');
  });

  test('a decision says what counts, and a correction of the result what it is now', async () => {
    const match = await openQuiet();
    const decide = async (points: readonly [number, number], legs: readonly [number, number], reason: string) => {
      const score = matchEvent('score', { points, legs });
      await match.record(boss, score);
      await match.record(boss, matchEvent('resolve', { reason, saw: seen(await match.state()) }));
      await deliver();
      return mailsTo(match.emails[1]).at(-1)!.subject;
    };
    expect(await decide([6, 4], [22, 17], 'From the paper')).toBe(
      'Home v Away: an organiser has decided that 6–4 counts: “From the paper”',
    );
    expect(await decide([4, 6], [17, 22], 'Exchanged')).toBe(
      'Home v Away: an organiser has corrected the result. It is now 4–6: “Exchanged”',
    );
    for (const side of ['home', 'away'] as const)
      expect((await match.news(side)).slice(0, 2)).toEqual(['sheet-corrected', 'sheet-decided']);
  });

  test('a penalty reaches the captains of the team with its reason', async () => {
    const { away, news, emails } = await openQuiet();
    await boss.call('addPenalty', { teamId: away.id, points: 2, reason: 'No sheet' });
    await deliver();
    expect(await news('home')).toEqual([]);
    expect(await news('away')).toEqual(['penalty-given']);
    expect(mailsTo(emails[1])[0]!.subject).toContain('Away has been given a penalty: “No sheet”');
  });

  test('players learn that they have joined and left a team, and the former captain that a player has left', async () => {
    const { seasonId, home, away, news: newsOf, emails } = await openQuiet();
    const client = await playerOf(home.players[0]!);
    const members = await boss.call('listSeasonMembers', { seasonId });
    const { id } = members.find(({ playerId }) => playerId === home.players[0])!;
    await boss.call('transferMember', { id, teamId: away.id });
    await deliver();
    expect((await kindsOf(client)).toSorted()).toEqual(['roster-added', 'roster-removed']);
    const [news] = (await client.call('listNotifications', {})).filter(({ kind }) => kind === 'roster-added');
    expect(news!.league).toMatchObject({ team: { name: 'Away' }, audience: 'player', match: null });
    expect([await newsOf('home'), await newsOf('away')]).toEqual([['member-left'], []]);
    const { name } = members.find((member) => member.id === id)!;
    expect(mailsTo(emails[0])[0]!.subject).toContain(`${name} leaves Home for another team`);
  });

  test('organisers get one message a day at nine, local time, if something waits', async () => {
    const { organisationId, id } = await openQuiet();
    const { client: editor } = await register(world, 'Editor');
    await boss.call('setMember', { id: organisationId, email: await emailOf(editor), role: 'editor' });
    const waiting = async () => (await editor.call('listNotifications', {})).filter(({ kind }) => kind === 'open-work');
    const runAt = async (local: string) => {
      const today = (await now()).getTime();
      const zoned = new Date(today).toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' });
      const [hours = 0, minutes = 0] = local.split(':').map(Number);
      const ahead = hours * 60 + minutes - (Number(zoned.slice(11, 13)) * 60 + Number(zoned.slice(14, 16)));
      world.wait((ahead <= 0 ? ahead + 24 * 60 : ahead) * minute);
      await world.server.asSystem(remindOrganisers);
      await world.settle();
    };
    await world.database.db.updateTable('matches').set({ state: 'disputed' }).where('id', '=', id).execute();
    await runAt('08:59');
    expect(await waiting()).toEqual([]);
    await runAt('09:01');
    await runAt('09:30');
    expect(await waiting()).toHaveLength(1);
    expect((await waiting())[0]!.league!.work).toMatchObject({ disputes: 1, requests: 0 });
    await runAt('09:05');
    expect(await waiting()).toHaveLength(2);
    await world.database.db.updateTable('matches').set({ state: 'confirmed' }).where('id', '=', id).execute();
    await runAt('09:05');
    expect(await waiting()).toHaveLength(2);
  });

  test('a season with an invalid value does not stop the messages of the others, and is reported', async () => {
    const [bad, good] = [await openFederation(boss), await openFederation(boss)];
    const { client: editor } = await register(world, 'Editor of two leagues');
    for (const { id } of [bad, good]) await boss.call('setMember', { id, email: await emailOf(editor), role: 'editor' });
    for (const { teams, seasonId } of [bad, good]) {
      const { id: memberId } = await boss.call('createMember', { seasonId, teamId: teams[0]!.id, person: { name: 'Wanted' } });
      const request = { memberId, fromTeamId: teams[0]!.id, toTeamId: teams[1]!.id, startsOn: '2026-12-04', state: 'asked' as const };
      await world.database.db
        .insertInto('transfers')
        .values({ id: randomUUID(), ...request, createdAt: await now() })
        .execute();
    }
    const setZone = (id: string, timeZone: string) =>
      world.database.db.updateTable('organisations').set({ timeZone }).where('id', '=', id).execute();
    await deliver();
    while ((await now()).getUTCHours() !== 9) world.wait(hour);
    await setZone(bad.id, 'Mars/Base');
    const failed: string[] = [];
    await remind(world.server.asSystem, (_error, seasonId) => failed.push(seasonId));
    await setZone(bad.id, 'Europe/Brussels');
    await deliver();
    const news = (await editor.call('listNotifications', {})).filter(({ kind }) => kind === 'open-work');
    expect(news.map(({ league }) => league?.season.name)).toEqual(['2026']);
    const announced = await world.database.db.selectFrom('announcements').select('seasonId').where('kind', '=', 'open-work').execute();
    expect(announced.map(({ seasonId }) => seasonId)).toContain(good.seasonId);
    expect(announced.map(({ seasonId }) => seasonId)).not.toContain(bad.seasonId);
    expect(failed).toEqual([bad.seasonId]);
  });

  test('after a restart nothing is lost and nothing arrives twice', async () => {
    const { id, news, emails } = await openQuiet();
    await boss.call('moveMatch', { id, startsAt: '2027-01-08T20:00', reason: 'Frost' });
    const restarted = await startTestServer({ database: world.database });
    const ahead = (await now()).getTime() - Date.parse('2026-11-27T19:00:00Z');
    restarted.wait(ahead);
    await restarted.settle();
    expect(await news('home')).toEqual(['match-moved']);
    // The job ran, but the process ended before it was deleted.
    const { id: announcement } = await world.database.db
      .selectFrom('announcements')
      .select('id')
      .where('matchId', '=', id)
      .executeTakeFirstOrThrow();
    await world.server.asSystem((context) => context.queue('announcement', { id: announcement }));
    restarted.wait(10 * minute);
    world.wait(10 * minute);
    await restarted.settle();
    await world.settle();
    expect(await news('home')).toEqual(['match-moved']);
    const sent = [...restarted.mails, ...world.mails].filter(({ to }) => to === emails[0]);
    expect(sent).toHaveLength(1);
  });

  test('a draft announces nothing, even if it was open when something was announced', async () => {
    const { client: captain } = await register(world, 'Captain');
    const { id: organisationId } = await boss.call('createCompetition', { name: 'Draft', timeZone: 'Europe/Brussels', domains: [] });
    const dates = { startsOn: '2026-09-07', endsOn: '2027-05-30' };
    const { id: seasonId } = await boss.call('createSeason', { organisationId, name: '2026', ...dates });
    const { id } = await boss.call('createTeam', { seasonId, name: 'Team', short: 'TEA', captains: [{ name: 'Captain' }] });
    const { id: userId } = (await captain.call('getUser', {}))!;
    await world.database.db.updateTable('seasonTeamCaptains').set({ userId }).where('seasonTeamId', '=', id).execute();
    await world.database.db
      .insertInto('announcements')
      .values({
        ...{
          id: seasonId,
          key: seasonId,
          kind: 'season-open',
          seasonId,
          detail: '{}',
          audience: '{"captainsOf":"all"}',
          createdAt: new Date(0),
        },
      })
      .execute();
    await world.server.asSystem((context) => context.queue('announcement', { id: seasonId }));
    await deliver();
    expect(await kindsOf(captain)).toEqual([]);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'open' });
    await deliver();
    expect(await kindsOf(captain)).toEqual(['season-open']);
  });
});
