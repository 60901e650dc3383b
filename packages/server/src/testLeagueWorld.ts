import { randomUUID } from 'node:crypto';
import type { CupRoundRules } from '@oche/api/contract/cup';
import { encodeDomain } from '@oche/api/domain';
import type { SeasonGame, SeasonLeg, SeasonMatch } from '@oche/darts/league/seasonMatch';
import { bezirksligaShootOut, middenkust } from '@oche/darts/match/presets';
import { storePlayedMatches } from './league/testPlayedSeason.ts';
import { sha256 } from './platform/secrets.ts';
import type { TestServer } from './testServer.ts';

/** A round of a cup in a week in which no league match is planned. */
export const cupRoundRules: CupRoundRules = {
  ...{ draw: { by: 'open' }, home: 'first-drawn', plays: 'all', locationId: null, from: '2026-10-05', to: '2026-10-11' },
};

type Base = {
  server: TestServer;
  asAdmin: () => Promise<ReturnType<TestServer['as']>>;
  organisation: { id: string };
  location: { id: string };
};

/** The league of the world of `openWorld`: functions that create seasons, teams, members, groups and matches of a club. */
export const openLeagueWorld = ({ server, asAdmin, organisation, location }: Base) => {
  let [seasonId, teams] = ['', 0];
  /** A new team in an open season. Each season gets 100 teams, because the seasons of the club and the teams of a season are limited. */
  const seasonTeam = async () => {
    const admin = await asAdmin();
    if (teams++ % 100 === 0) {
      const season = { organisationId: organisation.id, name: `Open ${teams}`, startsOn: '2026-09-04', endsOn: '2027-05-28' };
      ({ id: seasonId } = await admin.call('createSeason', season));
      await admin.call('setSeasonStatus', { id: seasonId, state: 'open' });
    }
    return admin.call('createTeam', { seasonId, name: `Team ${randomUUID()}`, short: 'Team' });
  };
  /** A new member on the roster of a team, and another team of the season. */
  const seasonMember = async () => {
    const admin = await asAdmin();
    const team = await seasonTeam();
    const other = { seasonId: team.seasonId, name: `Team ${randomUUID()}`, short: 'Team' };
    const { id: otherTeamId } = await admin.call('createTeam', other);
    const { id } = await admin.call('createMember', { seasonId: team.seasonId, teamId: team.id, person: { name: 'Member' } });
    return { id, teamId: team.id, otherTeamId };
  };
  /** Two members of a season who may be one person. */
  const namesakes = async () => {
    const admin = await asAdmin();
    const { seasonId } = await seasonTeam();
    const add = async () => (await admin.call('createMember', { seasonId, person: { name: 'Twice' } })).playerId;
    return { id: await add(), otherId: await add() };
  };
  const home = { locationId: location.id, homeWeekday: 5, homeTime: '20:00' };
  const openLeague = async () => {
    const admin = await asAdmin();
    const { seasonId, id } = await seasonTeam();
    const other = await admin.call('createTeam', { seasonId, name: `Other ${randomUUID()}`, short: 'Other', ...home });
    await admin.call('updateSeasonTeam', { id, ...home });
    await admin.call('createGroup', { seasonId, name: 'First', structure: middenkust, teams: [{ teamId: id }, { teamId: other.id }] });
    const matchday = (number: number, from: string, to: string) => ({ groupId: null, number, from, to, kind: 'league' as const });
    const matchdays = [matchday(1, '2026-09-07', '2026-09-13'), matchday(2, '2026-09-14', '2026-09-20')];
    await admin.call('setMatchdays', { seasonId, matchdays });
    const { version } = await admin.call('planFixtures', { seasonId, drawNumber: 7 });
    await admin.call('applyFixtures', { seasonId, drawNumber: 7, version });
    return { seasonId, teamId: id, matchdays, matches: (await admin.call('listMatches', { seasonId })).items };
  };
  /** A season with two teams of four players, which runs once it has a match. */
  const prepareSeason = async () => {
    const admin = await asAdmin();
    const season = { organisationId: organisation.id, name: `Running ${randomUUID()}`, startsOn: '2026-09-04', endsOn: '2027-05-28' };
    const { id } = await admin.call('createSeason', season);
    await admin.call('setSeasonStatus', { id, state: 'open' });
    const sides = [];
    for (const name of ['Home', 'Away']) {
      const team = await admin.call('createTeam', { seasonId: id, name: `${name} ${randomUUID()}`, short: name, ...home });
      const players = [];
      for (let number = 1; number <= 4; number++) {
        const input = { seasonId: id, teamId: team.id, person: { name: `${name} ${number}` }, activeFrom: '2026-09-04' };
        players.push((await admin.call('createMember', input)).playerId);
      }
      sides.push({ id: team.id, players });
    }
    const teamIds = sides.map((side) => ({ teamId: side.id }));
    const { id: groupId } = await admin.call('createGroup', { seasonId: id, name: 'First', structure: middenkust, teams: teamIds });
    return { seasonId: id, groupId, home: sides[0]!, away: sides[1]! };
  };
  let prepared: ReturnType<typeof prepareSeason> | undefined;
  /** A new match of the running season, and the players of its home team. */
  const match = async () => {
    const { seasonId: inSeason, groupId, home, away } = await (prepared ??= prepareSeason());
    const id = randomUUID();
    await server.database.db
      .insertInto('matches')
      .values({
        ...{ id, seasonId: inSeason, groupId, key: id, slug: id, matchday: 1, homeId: home.id, awayId: away.id, locationId: location.id },
        ...{ startsAt: '2026-11-27T20:00', state: 'planned', locked: false, movedFrom: '[]', annulled: false },
        createdAt: new Date('2026-11-01T00:00:00Z'),
      })
      .execute();
    await (await asAdmin()).call('setSeasonStatus', { id: inSeason, state: 'running' });
    return { id, seasonId: inSeason, groupId, homeId: home.id, awayId: away.id, players: home.players };
  };
  const playMatch = async () => {
    const { seasonId: inSeason, groupId, home, away } = await (prepared ??= prepareSeason());
    const players = [[home.players[0]!], [away.players[0]!]] as const;
    const played: SeasonMatch = {
      // The lineups of other matches are handed in on matchday 1, and a player plays once a matchday.
      ...{ id: randomUUID(), group: groupId, home: home.id, away: away.id, matchday: 2, day: '2026-11-20', status: 'confirmed' },
      ...{ points: [1, 0], legs: [1, 0], leader: 0, isFinal: true, isAnnulled: false },
    };
    const game: SeasonGame = {
      ...{ id: randomUUID(), match: played, size: 1, start: 501, kind: 'played', players, legs: [1, 0], winner: 0 },
    };
    const leg: SeasonLeg = {
      ...{ game, match: played, leg: 1, side: 0, player: players[0][0], visits: 5, darts: 15, points: 501, scores180: 1, scores171: 1 },
      ...{ strict171: 1, unknown171: 0, won: true, how: 'checkout', checkout: 121 },
    };
    const place = { organisationId: organisation.id, seasonId: inSeason, locationId: location.id };
    await storePlayedMatches(server, place, { matches: [played], games: [game], legs: [leg] });
    return { seasonId: inSeason, groupId, matchId: played.id, teamId: home.id, playerId: players[0][0] };
  };
  let playedMatch: ReturnType<typeof playMatch> | undefined;
  let siteSeason: Promise<{ id: string; slug: string }> | undefined;
  const newSeason = async () => {
    const dates = { startsOn: '2026-09-04', endsOn: '2027-05-28' };
    return (await asAdmin()).call('createSeason', { organisationId: organisation.id, name: `Season ${randomUUID()}`, ...dates });
  };
  /** The season whose site gets news. */
  const site = () => (siteSeason ??= newSeason());
  let opened: ReturnType<typeof openLeague> | undefined;
  /** The open season of a league with a division of two teams and its matches. All calls share it, because a plan takes long. */
  const league = () => (opened ??= openLeague());
  /** A new cup of the teams of the open season. */
  const cup = async () => {
    const admin = await asAdmin();
    const { seasonId: inSeason, matches: planned } = await league();
    const teamIds = [planned[0]!.home.id, planned[0]!.away.id];
    const teams = teamIds.map((teamId) => ({ teamId }));
    const { id } = await admin.call('createGroup', {
      ...{ seasonId: inSeason, name: `Cup ${randomUUID()}`, kind: 'cup', structure: bezirksligaShootOut, teams },
    });
    return { id, teamIds };
  };
  /** A new published news item of the open season, the slug of this season, and a domain of its competition. */
  const publishedNews = async () => {
    const admin = await asAdmin();
    const { seasonId: inSeason } = await league();
    const { id, slug } = await admin.call('createNews', { seasonId: inSeason, title: 'Opening' });
    await admin.call('setNewsState', { id, state: 'published' });
    const { db } = server.database;
    const domain = { domain: 'news.example', organisationId: organisation.id, position: 0 };
    await db
      .insertInto('organisationDomains')
      .values(domain)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const season = await db.selectFrom('seasons').select('slug').where('id', '=', inSeason).executeTakeFirstOrThrow();
    return { slug, season: season.slug, domainBase64: encodeDomain(domain.domain) };
  };
  const openPublicSite = async () => {
    const admin = await asAdmin();
    const { seasonId: inSeason } = await league();
    await publishedNews();
    await admin.call('createBoardMember', { seasonId: inSeason, name: 'Joke Bordmeester', office: 'Chair' });
    const file = Buffer.from('%PDF-1.7\n').toString('base64');
    await admin.call('createDocument', { seasonId: inSeason, title: 'Rules', file, fileName: 'rules.pdf' });
    return { seasonId: inSeason };
  };
  let publicSite: ReturnType<typeof openPublicSite> | undefined;
  return {
    cup,
    /** The id of a new cup of a running season whose first round is drawn. */
    publishedCup: async () => {
      const { seasonId: inSeason, homeId, awayId } = await match();
      const admin = await asAdmin();
      const cupInput = { seasonId: inSeason, name: `Cup ${randomUUID()}`, kind: 'cup' as const, structure: bezirksligaShootOut };
      const entering = [homeId, awayId];
      const { id } = await admin.call('createGroup', { ...cupInput, teams: entering.map((teamId) => ({ teamId })) });
      await admin.call('drawCupRound', { id, round: 1, entering, rules: cupRoundRules });
      return id;
    },
    /** The id of a new cup whose first round is drawn. */
    drawnCup: async () => {
      const { id, teamIds } = await cup();
      await (await asAdmin()).call('drawCupRound', { id, round: 1, entering: teamIds, rules: cupRoundRules });
      return id;
    },
    /** A new request of a team to play in an open season of a competition with a site, and the token of its link. */
    registration: async (isConfirmed = false) => {
      const { db } = server.database;
      const domain = { domain: 'register.example', organisationId: organisation.id, position: 0 };
      await db
        .insertInto('organisationDomains')
        .values(domain)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const [id, token, name] = [randomUUID(), randomUUID(), `Asked ${randomUUID()}`];
      const { seasonId: inSeason } = await seasonTeam();
      const now = new Date('2026-11-27T19:00:00Z');
      const captain = { captain: 'Anna', email: `asked-${id}@example.org`, langcode: 'en' as const };
      const times = { createdAt: now, expiresAt: new Date('2027-11-27T19:00:00Z'), confirmedAt: isConfirmed ? now : null };
      await db
        .insertInto('teamRegistrations')
        .values({ id, seasonId: inSeason, name, remark: '', hash: isConfirmed ? null : sha256(token), ...captain, ...times })
        .execute();
      return { id, token, name, seasonId: inSeason };
    },
    /** A new season of the club, a draft. */
    season: newSeason,
    site,
    /** A new draft of a news item, and the slug of its season. */
    news: async () => {
      const { id: seasonId, slug: seasonSlug } = await site();
      return { ...(await (await asAdmin()).call('createNews', { seasonId, title: 'Opening' })), seasonSlug };
    },
    publishedNews,
    /** The open season, whose site has news, a document and a board member. */
    publicSite: () => (publicSite ??= openPublicSite()),
    /** A new PDF of the season whose site gets news. */
    siteDocument: async () => {
      // Uploads are limited to twenty a minute.
      server.wait(61_000);
      const file = Buffer.from('%PDF-1.7\n').toString('base64');
      return (await asAdmin()).call('createDocument', { seasonId: (await site()).id, title: 'Rules', file, fileName: 'rules.pdf' });
    },
    /** The only board member of a new season. */
    boardMember: async () =>
      (await asAdmin()).call('createBoardMember', { seasonId: (await newSeason()).id, name: 'Joke Bordmeester', office: 'Chair' }),
    seasonTeam,
    /** The token in the link of a new team whose captain has no account. */
    teamLink: async () => {
      const { id } = await seasonTeam();
      const admin = await asAdmin();
      await admin.call('updateSeasonTeam', { id, captains: [{ name: 'Captain' }] });
      return (await admin.call('renewTeamAccess', { id })).token;
    },
    /** A new group without teams. */
    group: async () =>
      (await asAdmin()).call('createGroup', { seasonId: (await league()).seasonId, name: 'Second', structure: middenkust }),
    /** A version of the fixtures that can be applied. */
    fixtures: async () => {
      const { seasonId } = await league();
      return { seasonId, version: (await (await asAdmin()).call('planFixtures', { seasonId, drawNumber: 7 })).version };
    },
    seasonMember,
    namesakes,
    /** The id of a player who was merged into another one. */
    mergedPlayer: async () => (await (await asAdmin()).call('mergePlayers', await namesakes())).id,
    /** The id of a request of a captain to play a match on another evening. It is inserted directly, because organisers cannot ask. */
    postponement: async () => {
      const { id: matchId, seasonId: inSeason, homeId } = await match();
      const id = randomUUID();
      await server.database.db
        .insertInto('postponements')
        .values({
          ...{ id, seasonId: inSeason, matchId, seasonTeamId: homeId, reason: 'A party', offers: '["2026-12-04"]', offeredBy: 'home' },
          ...{ state: 'asked', createdAt: new Date('2026-11-01T00:00:00Z') },
        })
        .execute();
      return id;
    },
    /** The id of a new fine. */
    penalty: async () => {
      const { teamId } = await league();
      return (await (await asAdmin()).call('addPenalty', { teamId, fine: 25_00, reason: 'No sheet' })).id;
    },
    /** The id of an open request for a member to change teams. It is inserted directly, because requests of organisers are completed at once. */
    rosterRequest: async () => {
      const [id, { id: memberId, teamId, otherTeamId }] = [randomUUID(), await seasonMember()];
      const row = { id, memberId, fromTeamId: teamId, toTeamId: otherTeamId, startsOn: '2026-11-27', state: 'asked' as const };
      await server.database.db
        .insertInto('transfers')
        .values({ ...row, createdAt: new Date('2026-11-27T19:00:00Z') })
        .execute();
      return id;
    },
    league,
    match,
    /** A player of the running season who won a game of a confirmed match, with a figure for each leaderboard. */
    winner: () => (playedMatch ??= playMatch()),
  };
};
