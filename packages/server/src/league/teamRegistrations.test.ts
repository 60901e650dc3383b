import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import { register, type TestServer } from '../testServer.ts';
import { remindOrganisers } from './reminders.ts';
import { openLeague, startLeagues, startSeason, type Client } from './testLeague.ts';
import { deleteOldRegistrations } from './teamRegistrations.ts';

const hour = 3_600_000;
const gone = { status: 410, code: 'gone' };
const wrongState = { status: 422, code: 'wrong-state' };

let world: TestServer;
let boss: Client;
let leagues = 0;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

/** A competition with a site and an open season, in which strangers register teams. Each competition has its own network. */
const openRegistration = async () => {
  leagues += 1;
  const domain = `league-${leagues}.example`;
  const ip = `192.0.2.${leagues}`;
  const email = `anna-${leagues}@example.org`;
  const league = await openLeague(boss);
  const { seasonId } = league;
  await boss.call('updateOrganisation', { id: league.id, languages: ['nl', 'fr'], domains: [domain] });
  const stranger = world.as(null, ip);
  const ask = (more: Partial<Input<'registerTeam'>> = {}) =>
    stranger.call('registerTeam', { seasonId, name: 'The Bulls', captain: 'Anna', email, langcode: 'en', ...more });
  const mails = async (to = email) => {
    await world.settle();
    return world.mails.filter((mail) => mail.to === to);
  };
  /** The token in the last e-mail to an address. */
  const tokenOf = async (to = email) => new URL(/https:\S+/.exec((await mails(to)).at(-1)!.text)![0]).searchParams.get('registration')!;
  const confirm = (token: string) => stranger.call('confirmRegistration', { token });
  /** A team that waits for an answer. */
  const waiting = async (more: Partial<Input<'registerTeam'>> = {}) => {
    await ask(more);
    await confirm(await tokenOf(more.email));
    return (await list(more.seasonId)).at(-1)!;
  };
  const list = (of = seasonId) => boss.call('listTeamRegistrations', { seasonId: of });
  const teams = () => boss.call('listTeams', { seasonId });
  const notifications = async () => {
    await world.settle();
    return (await editor.call('listNotifications', {})).map(({ kind, league: about }) => [kind, about?.season.name]);
  };
  const { client: editor } = await register(world, 'Editor');
  await boss.call('setMember', { id: league.id, email: (await editor.call('getUser', {}))!.email, role: 'editor' });
  return { ...league, domain, email, stranger, ask, mails, tokenOf, confirm, waiting, list, teams, editor, notifications };
};

describe('a stranger registers a team', () => {
  test('the request counts once the link in the e-mail is opened, and the organisers learn of it', async () => {
    const { seasonId, ask, mails, tokenOf, confirm, list, teams, stranger, domain, email, notifications } = await openRegistration();
    expect(await ask({ club: 'Bulls', homeWeekday: 5, homeTime: '20:00', newLocation: 'Café Nord', remark: 'Six players' })).toBeNull();
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Does “The Bulls” want to play in 2026?' });
    expect(mail!.text).toContain('On the site of League, somebody has registered the team “The Bulls” for 2026');
    // The site is Dutch first, and has no English pages.
    expect(mail!.text).toMatch(new RegExp(`https://${domain}/\\?registration=`));
    for (const text of ['Anna', 'Café Nord', 'Six players']) expect(mail!.text).not.toContain(text);
    expect(await list()).toEqual([]);
    expect(await notifications()).toEqual([['role-given', undefined]]);
    const token = await tokenOf();
    expect(await stranger.call('getUnconfirmedRegistration', { token })).toEqual({
      ...{ name: 'The Bulls', club: 'Bulls', homeWeekday: 5, homeTime: '20:00', location: 'Café Nord' },
      ...{ captain: 'Anna', remark: 'Six players', season: '2026' },
    });
    expect(await confirm(token)).toEqual({ name: 'The Bulls' });
    expect(await list()).toMatchObject([
      {
        ...{ name: 'The Bulls', short: 'The Bulls', club: 'Bulls', location: null, newLocation: 'Café Nord', remark: 'Six players' },
        ...{ captain: { name: 'Anna', email }, sameName: null, seasonId },
      },
    ]);
    expect(await notifications()).toContainEqual(['team-registered', '2026']);
    // Nobody else hears of the team before it is accepted.
    expect(await teams()).toEqual([]);
    expect(await stranger.call('listTeams', { seasonId })).toEqual([]);
  });

  test('organisers get an e-mail that leads to the list, without words of the stranger', async () => {
    const { waiting, editor, mails } = await openRegistration();
    await waiting();
    // The time of the e-mail counts from the notification.
    await world.settle();
    world.wait(11 * 60_000);
    const { email } = (await editor.call('getUser', {}))!;
    const news = (await mails(email)).at(-1)!;
    expect(news.subject).toBe('A team asks to play in 2026. Accept or refuse it');
    expect(news.text).toMatch(/\/competition\/league-?\d*\/season\/2026\/teams/);
    expect(news.text).not.toContain('Bulls');
  });

  test('teams that wait are in the daily message to organisers', async () => {
    const { seasonId, ask, waiting, editor } = await openRegistration();
    await waiting();
    await ask({ email: 'unconfirmed@example.org' });
    // The server of this test may run at any time of the day.
    for (let hours = 0; hours < 24; hours++) {
      world.wait(hour);
      await world.server.asSystem((context) => remindOrganisers(context, seasonId));
    }
    await world.settle();
    const work = (await editor.call('listNotifications', {})).flatMap(({ kind, league }) => (kind === 'open-work' ? [league!.work] : []));
    expect(work).toEqual([expect.objectContaining({ registrations: 1, requests: 0 })]);
  });

  test('a link works once, and not after a day', async () => {
    const { ask, tokenOf, confirm, list, stranger } = await openRegistration();
    await ask();
    const token = await tokenOf();
    await confirm(token);
    await expect(confirm(token)).rejects.toMatchObject(gone);
    expect(await stranger.call('getUnconfirmedRegistration', { token })).toBeNull();
    expect(await list()).toHaveLength(1);

    await ask({ email: 'late@example.org' });
    const late = await tokenOf('late@example.org');
    world.wait(24 * hour);
    expect(await stranger.call('getUnconfirmedRegistration', { token: late })).toBeNull();
    await expect(confirm(late)).rejects.toMatchObject(gone);
    await expect(confirm('not-a-token')).rejects.toMatchObject(gone);
    expect(await list()).toHaveLength(1);
  });

  test('unconfirmed requests are deleted after a day, and all when the season is over', async () => {
    const { seasonId, ask, waiting, confirm, tokenOf } = await openRegistration();
    const left = () => world.database.db.selectFrom('teamRegistrations').select('email').where('seasonId', '=', seasonId).execute();
    const clean = () => world.server.asSystem(deleteOldRegistrations);
    const kept = (await waiting({ email: 'kept@example.org' })).captain;
    await ask();
    await clean();
    expect(await left()).toHaveLength(2);
    const token = await tokenOf();
    world.wait(24 * hour);
    await clean();
    expect(await left()).toEqual([{ email: kept.email }]);
    await expect(confirm(token)).rejects.toMatchObject(gone);
    await world.database.db.updateTable('seasons').set({ state: 'finished' }).where('id', '=', seasonId).execute();
    await clean();
    expect(await left()).toEqual([]);
  });

  test('a later request of an address replaces an unconfirmed one', async () => {
    const { ask, tokenOf, confirm, list } = await openRegistration();
    await ask();
    const first = await tokenOf();
    await ask({ name: 'The Barrels', remark: 'Not the Bulls' });
    const second = await tokenOf();
    await expect(confirm(first)).rejects.toMatchObject(gone);
    await confirm(second);
    expect(await list()).toMatchObject([{ name: 'The Barrels', remark: 'Not the Bulls' }]);
  });

  test('an address has one team that waits for an answer, and the response does not tell strangers', async () => {
    const { ask, waiting, mails, list, email } = await openRegistration();
    await waiting();
    expect(await ask({ name: 'The Barrels', email: email.toUpperCase() })).toBeNull();
    const last = (await mails()).at(-1)!;
    expect(last.subject).toBe('“The Bulls” already waits for an answer');
    expect(last.text).not.toContain('Barrels');
    expect(await list()).toMatchObject([{ name: 'The Bulls' }]);
  });

  test('e-mails contain no link that a stranger has chosen, and names are cleaned', async () => {
    const { ask, mails, domain } = await openRegistration();
    await ask({ name: '  https://evil.example/win\n www.evil.example\u202e ' });
    const [mail] = await mails();
    expect(mail!.subject).toContain('“https: / / evil. example/ win www. evil. example”');
    expect(mail!.text.match(/\S+\.example\S*/g)).toEqual([expect.stringContaining(`https://${domain}/`)]);
    await expect(ask({ name: '\u200b \n' })).rejects.toMatchObject({ status: 400, body: { fields: { name: expect.anything() } } });
    await expect(ask({ email: 'nobody' })).rejects.toMatchObject({ status: 400, body: { fields: { email: 'invalid_format' } } });
    await expect(ask({ captain: '' })).rejects.toMatchObject({ status: 400, body: { fields: { captain: 'invalid_format' } } });
    await expect(ask({ remark: 'a'.repeat(301) })).rejects.toMatchObject({ status: 400, body: { fields: { remark: 'too_big' } } });
    await expect(ask({ newLocation: 'a'.repeat(151) })).rejects.toMatchObject({
      status: 400,
      body: { fields: { new_location: 'too_big' } },
    });
  });

  test('e-mails are in the language of the page, and the link leads to a language of the site', async () => {
    const { ask, mails, domain } = await openRegistration();
    await ask({ langcode: 'fr' });
    expect((await mails())[0]!.text).toMatch(new RegExp(`https://${domain}/fr\\?registration=`));
  });

  test('only an open season of a competition with a site takes teams', async () => {
    const { id, seasonId, ask, tokenOf, confirm, stranger, addLocation, list } = await openRegistration();
    await ask();
    const token = await tokenOf();
    let addresses = 0;
    const askAgain = (more: Partial<Input<'registerTeam'>> = {}) => ask({ email: `again-${(addresses += 1)}@example.org`, ...more });
    await boss.call('setSeasonStatus', { id: seasonId, state: 'draft' });
    // A stranger does not learn that there is a draft.
    await expect(askAgain()).rejects.toMatchObject({ status: 404 });
    expect(await stranger.call('getUnconfirmedRegistration', { token })).toBeNull();
    await expect(confirm(token)).rejects.toMatchObject({ status: 404 });
    await expect(boss.call('registerTeam', { seasonId, name: 'Own', captain: 'Boss', email: 'boss@example.org' })).rejects.toMatchObject(
      wrongState,
    );
    await boss.call('setSeasonStatus', { id: seasonId, state: 'open' });
    await startSeason(world, seasonId);
    await expect(askAgain()).rejects.toMatchObject(wrongState);
    await expect(confirm(token)).rejects.toMatchObject(wrongState);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'open' });
    const other = await openLeague(boss);
    const elsewhere = await other.addLocation('Elsewhere');
    await expect(askAgain({ locationId: elsewhere.id })).rejects.toMatchObject({
      status: 400,
      body: { fields: { location_id: 'unknown' } },
    });
    await expect(askAgain({ seasonId: other.seasonId })).rejects.toMatchObject(wrongState);
    await ask({ email: 'linde@example.org', locationId: (await addLocation('De Linde')).id });
    expect(await stranger.call('getUnconfirmedRegistration', { token: await tokenOf('linde@example.org') })).toMatchObject({
      location: 'De Linde',
    });
    await confirm(await tokenOf('linde@example.org'));
    expect(await list()).toMatchObject([{ location: { name: 'De Linde' }, newLocation: null }]);
    await boss.call('updateOrganisation', { id, domains: [] });
    await expect(askAgain()).rejects.toMatchObject(wrongState);
  });

  test('the context of the site names the seasons for which teams can register, also beside a current one', async () => {
    const { id: organisationId, seasonId, domain, stranger } = await openRegistration();
    const context = async () => {
      // Shared responses are kept for a second.
      world.wait(2000);
      const { season, openSeasons } = await stranger.call('getCompetitionContext', { domainBase64: btoa(domain) });
      return { season: season?.name, openSeasons };
    };
    expect(await context()).toEqual({ season: '2026', openSeasons: [seasonId] });
    await startSeason(world, seasonId);
    expect(await context()).toEqual({ season: '2026', openSeasons: [] });
    const dates = { startsOn: '2027-09-06', endsOn: '2028-05-28' };
    const { id: next } = await boss.call('createSeason', { organisationId, name: '2027', ...dates });
    expect(await context()).toEqual({ season: '2026', openSeasons: [] });
    await boss.call('setSeasonStatus', { id: next, state: 'open' });
    expect(await context()).toEqual({ season: '2026', openSeasons: [next] });
  });
});

describe('limits', () => {
  const tooMany = { status: 429, code: 'too-many-requests' };

  test('five requests a day for an address, from all senders together', async () => {
    const { ask, mails, seasonId } = await openRegistration();
    for (let request = 1; request <= 5; request++) {
      await ask();
      // A later request would replace it before its e-mail is written.
      expect(await mails()).toHaveLength(request);
    }
    await expect(ask()).rejects.toMatchObject(tooMany);
    const again = { seasonId, name: 'The Bulls', captain: 'Anna', email: (await mails())[0]!.to };
    await expect(world.as(null, '198.51.100.1').call('registerTeam', again)).rejects.toMatchObject(tooMany);
    expect(await mails()).toHaveLength(5);
    world.wait(25 * hour);
    await ask();
    expect(await mails()).toHaveLength(6);
  });

  test('twenty requests an hour from a network', async () => {
    const { ask } = await openRegistration();
    for (let request = 1; request <= 20; request++) await ask({ email: `many-${request}@example.org` });
    await expect(ask({ email: 'many-21@example.org' })).rejects.toMatchObject(tooMany);
  });
});

describe('an organiser answers', () => {
  test('an accepted team plays, and its captain gets the link of the team', async () => {
    const { id: organisationId, waiting, teams, mails, list, addLocation, email } = await openRegistration();
    const { id } = await waiting({ club: 'Bulls', homeWeekday: 4, homeTime: '19:30', newLocation: 'Café Nord', remark: 'Not in May' });
    const location = await addLocation('Café Nord');
    const team = await boss.call('answerRegistration', { id, accept: true, name: 'Bulls 1', short: 'B1', locationId: location.id });
    expect(team).toMatchObject({
      ...{ name: 'Bulls 1', state: 'accepted', homeWeekday: 4, homeTime: '19:30', wishes: 'Not in May', location: { name: 'Café Nord' } },
      ...{ team: { short: 'B1', club: 'Bulls', slug: 'bulls-1' }, captains: [{ name: 'Anna', email, hasAccount: false }] },
    });
    expect(await list()).toEqual([]);
    const mail = (await mails()).at(-1)!;
    // The e-mail has made the link.
    expect(await teams()).toEqual([{ ...team, hasLink: true, awaitsLink: false }]);
    expect(mail.subject).toBe('“Bulls 1” plays in 2026');
    const token = new URL(/https:\S+/.exec(mail.text)![0]).searchParams.get('team')!;
    expect(await world.as(token).call('getManagedCompetition', { orgSlug: await slugOf(organisationId) })).toMatchObject({
      role: 'captain',
      ownTeams: [{ name: 'Bulls 1' }],
    });
    expect(mail.text).toMatch(/: \d{6}\n/);
    await expect(boss.call('answerRegistration', { id, accept: true, short: 'B1' })).rejects.toMatchObject({ status: 404 });
    // The address can ask for the next team.
    await waiting({ name: 'Bulls 2' });
    expect(await list()).toMatchObject([{ name: 'Bulls 2' }]);
  });

  test('a refused team is deleted, and its captain reads the reason', async () => {
    const { waiting, list, teams, mails, seasonId } = await openRegistration();
    const { id } = await waiting();
    await expect(boss.call('answerRegistration', { id, accept: false })).rejects.toMatchObject({
      status: 400,
      body: { fields: { reason: 'missing' } },
    });
    expect(await list()).toHaveLength(1);
    expect(await boss.call('answerRegistration', { id, accept: false, reason: 'All divisions are full' })).toBeNull();
    const mail = (await mails()).at(-1)!;
    expect(mail.subject).toBe('“The Bulls” does not play in 2026');
    expect(mail.text).toContain('League has not accepted your team “The Bulls” for 2026: “All divisions are full”');
    expect([await list(), await teams()]).toEqual([[], []]);
    expect(await world.database.db.selectFrom('teamRegistrations').select('id').where('seasonId', '=', seasonId).execute()).toEqual([]);
    // The audit log has no address.
    const [entry] = await world.database.db.selectFrom('audit').select('detail').where('subject', '=', id).execute();
    expect(entry!.detail).toEqual({ name: 'The Bulls', state: 'refused', reason: 'All divisions are full' });
  });

  test('a location that is created with an answer exists only if the answer is stored', async () => {
    const { id: organisationId, waiting, addTeam } = await openRegistration();
    const { id } = await waiting({ newLocation: 'Café Nord', remark: 'Not in May' });
    const locations = async () => (await boss.call('listLocations', { organisationId })).items;
    const accept = (name: string) =>
      boss.call('answerRegistration', { id, accept: true, name, short: 'TB', newLocation: { name: 'Café Nord', boards: 2 } });
    await addTeam({ name: 'Dubbel' });
    await expect(accept('Dubbel')).rejects.toMatchObject({ status: 409, code: 'taken' });
    expect(await locations()).toEqual([]);
    expect(await accept('The Bulls')).toMatchObject({ location: { name: 'Café Nord' }, wishes: 'Not in May' });
    const [created, ...more] = await locations();
    expect(created).toMatchObject({ name: 'Café Nord', timeZone: 'Europe/Brussels' });
    expect([created!.boards.length, more]).toEqual([2, []]);
  });

  test('without a location, the new one stays with the wishes of the team', async () => {
    const { waiting } = await openRegistration();
    const { id } = await waiting({ newLocation: 'Café Nord', remark: 'Not in May' });
    await expect(boss.call('answerRegistration', { id, accept: true })).rejects.toMatchObject({
      status: 400,
      body: { fields: { short: 'missing' } },
    });
    expect(await boss.call('answerRegistration', { id, accept: true, short: 'TB' })).toMatchObject({
      location: null,
      wishes: 'Not in May · Café Nord',
    });
  });

  test('a team of an earlier season enters again, with its roster if the organiser wants it', async () => {
    const { id: organisationId, seasonId, waiting, list, addTeam } = await openRegistration();
    const former = await addTeam({ name: 'The Bulls', short: 'TB', region: 'West' });
    await boss.call('createMember', { seasonId, teamId: former.id, person: { name: 'Mia' } });
    const dates = { startsOn: '2027-09-06', endsOn: '2028-05-28' };
    const { id: next } = await boss.call('createSeason', { organisationId, name: '2027', ...dates });
    await boss.call('setSeasonStatus', { id: next, state: 'open' });
    await waiting({ seasonId: next, name: 'the bulls', email: 'next@example.org' });
    const [asked] = await boss.call('listTeamRegistrations', { seasonId: next });
    expect(asked).toMatchObject({ sameName: { isEntered: false, captains: [], isKnownAddress: false }, short: 'TB' });
    const team = await boss.call('answerRegistration', { id: asked!.id, accept: true, short: 'Bulls', withRoster: true });
    expect(team).toMatchObject({ name: 'the bulls', region: 'West', team: { id: former.team.id, short: 'Bulls' } });
    expect(await boss.call('listSeasonMembers', { seasonId: next, teamId: team!.id })).toMatchObject([{ name: 'Mia' }]);

    // The name of a team that plays already cannot be accepted, except under another name.
    const { id } = await waiting();
    expect((await list())[0]).toMatchObject({ sameName: { isEntered: true } });
    await expect(boss.call('answerRegistration', { id, accept: true, short: 'TB' })).rejects.toMatchObject({
      ...{ status: 409, code: 'taken', body: { fields: { name: 'taken' } } },
    });
    expect(await list()).toHaveLength(1);
    await boss.call('answerRegistration', { id, accept: true, name: 'The Bulls 2', short: 'TB' });
    expect(await list()).toEqual([]);
  });

  test('a request under the name of a former team says who was its captain, and whether the address is theirs', async () => {
    const { id: organisationId, waiting, list, addTeam } = await openRegistration();
    await addTeam({ name: 'The Bulls', short: 'TB', club: 'Bull Club', captains: [{ name: 'Roos', email: 'roos@example.org' }] });
    const dates = { startsOn: '2027-09-06', endsOn: '2028-05-28' };
    const { id: next } = await boss.call('createSeason', { organisationId, name: '2027', ...dates });
    await boss.call('setSeasonStatus', { id: next, state: 'open' });
    const listNext = () => list(next);
    const sameName = async () => (await listNext()).map((asked) => asked.sameName);
    await waiting({ seasonId: next, name: 'The Bulls', captain: 'Karla', email: 'karla@example.org', club: 'Other Club' });
    expect(await sameName()).toEqual([{ isEntered: false, captains: ['Roos'], isKnownAddress: false }]);
    await boss.call('answerRegistration', { id: (await listNext())[0]!.id, accept: false, reason: 'Are you the Bulls?' });
    await waiting({ seasonId: next, name: 'The Bulls', captain: 'Roos', email: 'roos@example.org', club: 'Other Club' });
    expect(await sameName()).toEqual([{ isEntered: false, captains: ['Roos'], isKnownAddress: true }]);
    const [asked] = await listNext();
    // A request does not change the club of a team that is known.
    const team = await boss.call('answerRegistration', { id: asked!.id, accept: true, short: 'TB' });
    expect(team).toMatchObject({ team: { club: 'Bull Club' } });
  });

  test('invisible characters in a name do not keep organisers from the list', async () => {
    const { waiting, list } = await openRegistration();
    await waiting({ name: 'Alpha Beta \u200b Gamma Delta' });
    expect(await list()).toMatchObject([{ name: 'Alpha Beta Gamma Delta', short: 'ABGD' }]);
  });

  test('only organisers see and answer requests', async () => {
    const { seasonId, waiting, addTeam, ask } = await openRegistration();
    const { id } = await waiting();
    const { id: teamId } = await addTeam();
    const { token } = await boss.call('renewTeamAccess', { id: teamId });
    const { client: other } = await register(world, 'Other');
    for (const [client, status] of [
      [other, 404],
      [world.as(token), 403],
      [world.as(), 401],
    ] as const) {
      await expect(client.call('listTeamRegistrations', { seasonId })).rejects.toMatchObject({ status });
      await expect(client.call('answerRegistration', { id, accept: false, reason: 'No' })).rejects.toMatchObject({ status });
    }
    // Nobody can answer a request that is not confirmed.
    await ask({ email: 'unconfirmed@example.org' });
    const rows = world.database.db.selectFrom('teamRegistrations').select('id').where('email', '=', 'unconfirmed@example.org');
    await expect(
      boss.call('answerRegistration', { id: (await rows.executeTakeFirstOrThrow()).id, accept: true, short: 'No' }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('a team can be accepted until the season is over', async () => {
    const { seasonId, waiting, list } = await openRegistration();
    const { id } = await waiting();
    const set = (state: 'running' | 'finished') =>
      world.database.db.updateTable('seasons').set({ state }).where('id', '=', seasonId).execute();
    await set('finished');
    await expect(boss.call('answerRegistration', { id, accept: true, short: 'TB' })).rejects.toMatchObject(wrongState);
    expect(await list()).toHaveLength(1);
    await set('running');
    expect(await boss.call('answerRegistration', { id, accept: true, short: 'TB' })).toMatchObject({ state: 'accepted' });
  });
});

const slugOf = async (id: string) =>
  (await world.database.db.selectFrom('organisations').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug;
