import type { calendarEndpoints } from '@oche/api/contract/calendar';
import type { Fixture, fixtureEndpoints, LocationEvening, Match } from '@oche/api/contract/fixture';
import { defaultGroupRules, type groupEndpoints, type SeasonGroup } from '@oche/api/contract/group';
import type { cupEndpoints } from '@oche/api/contract/cup';
import type { leaderboardEndpoints } from '@oche/api/contract/leaderboard';
import type { teamStatisticsEndpoints } from '@oche/api/contract/teamStatistics';
import type { matchEndpoints, OwnLineup } from '@oche/api/contract/match';
import type { SeasonMember, seasonMemberEndpoints } from '@oche/api/contract/seasonMember';
import type { importEndpoints } from '@oche/api/contract/import';
import { defaultSeasonRules, type FinalDivision } from '@oche/api/contract/season';
import type { penaltyEndpoints } from '@oche/api/contract/penalty';
import type { Postponement, postponementEndpoints } from '@oche/api/contract/postponement';
import type { leagueStandingsEndpoints, LeagueStandings, LeagueStandingsRow } from '@oche/api/contract/standings';
import type { seasonPlayerEndpoints } from '@oche/api/contract/seasonPlayer';
import type { FormerTeam, SeasonTeam, teamEndpoints } from '@oche/api/contract/team';
import { middenkust } from '@oche/darts/match/presets';
import { slugOf } from '../builders.ts';
import { now } from '../clock.ts';
import { leagueNames } from '../competition.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';
import { matchdays, seasonCalendarOf } from './calendar.ts';
import { cupOf, undrawnCupOf, undrawnStandingsOf } from './cup.ts';
import { boardEntriesOf, boardOf, individualTableOf, leadersOf, seasonPlayerOf, teamStatisticsOf } from './leaders.ts';
import { penaltyOf, placeChangesOf } from './tables.ts';
import { byId, isWithin, notFound, pageOf, withoutUndefined } from './parts.ts';

/** Four teams of the current season. Two play at the location of the world. */
export const teamsOf = ({ competition, location, league }: World): SeasonTeam[] => {
  const newId = createIds(180);
  const id = () => newId(now.getTime());
  return league.teams.map((name, at) => ({
    ...{ id: id(), seasonId: competition.season?.id ?? id(), name, state: 'accepted', region: null, colours: ['#d3222a'], wishes: '' },
    team: {
      id: id(),
      slug: slugOf(name),
      short: name.replace('De ', '').slice(0, 12),
      club: at < 2 ? league.teams[0]!.replace(/ \S+$/, '') : null,
    },
    location: at < 2 ? { id: location.id, name: location.name, address: location.address } : null,
    ...{ homeWeekday: at < 2 ? 5 : null, homeTime: at < 2 ? '20:00' : null, withdrawnOn: null, hasLink: at > 0 },
    captains: [{ name: league.people[at]!, email: `kapitein${at + 1}@krijtland.example`, phone: null, hasAccount: at === 0 }],
  }));
};

/** The teams of the season before: the first two play again, the next two have not been entered. */
export const formerTeamsOf = (world: World): FormerTeam[] => {
  const teams = teamsOf(world);
  const newId = createIds(188);
  const { id, name } = world.competition.seasons.at(-1) ?? { id: newId(now.getTime()), name: '2025–2026' };
  const before = { season: { id, name }, ...{ homeWeekday: 5, homeTime: '20:00', players: 7 } };
  const of = ({ name: team, team: { id: teamId, club }, location, captains }: SeasonTeam, position: number) => ({
    ...{ ...before, id: teamId, name: team, club, location: location?.name ?? null, captain: captains[0]?.name ?? null },
    ...{ isEntered: true, place: { group: world.league.group, position } },
  });
  return [
    ...teams.slice(0, 2).map((team, at) => of(team, at + 1)),
    ...teams.slice(2).map((team, at) => ({
      ...of(team, at + 3),
      ...{ id: newId(now.getTime()), name: `${team.name} B`, isEntered: false, location: world.location.name },
    })),
  ];
};

/** The division of these teams. */
export const groupOf = (teams: readonly SeasonTeam[], name = leagueNames.group): SeasonGroup => ({
  ...{ id: createIds(181)(now.getTime()), seasonId: teams[0]!.seasonId, slug: slugOf(name), name, kind: 'league' },
  ...{ version: '1', level: 1, position: 0, structure: middenkust, rules: defaultGroupRules, follows: null },
  teams: teams.map((team) => {
    const { slug, short } = team.team;
    return { id: team.id, slug, name: team.name, short, state: team.state, keyNumber: null, seed: null };
  }),
});

/**
 * The members of the season, for organisers. The first four are the captains of the four teams: the third is a minor, and the fourth is only
 * asked for. The next two are in the first team, one of them suspended. One asks to move there, and one has no team.
 */
export const membersOf = (world: World): SeasonMember[] => {
  const newId = createIds(182);
  const id = () => newId(now.getTime());
  const teams = teamsOf(world).map(({ id: teamId, name }) => ({ id: teamId, name }));
  const seasonId = world.competition.season?.id ?? id();
  const teamOf = [0, 1, 2, null, 0, 0, 1, null];
  return world.league.people.slice(0, teamOf.length).map((name, at) => {
    const isRequested = at === 3;
    const from = '2026-08-28';
    const team = teams[teamOf[at] ?? -1];
    const request = { id: id(), on: '2026-11-27', match: null, isAnotherPerson: false };
    return {
      ...{ id: id(), seasonId, playerId: id(), name, number: isRequested ? null : 101 + at },
      ...{ state: isRequested ? 'requested' : at === 5 ? 'suspended' : 'active', activeFrom: isRequested ? null : from, activeTo: null },
      ...{
        ...{ mayPlayFrom: isRequested ? null : from, class: at === 0 ? 'A' : null },
        suspension: at === 5 ? { from: '2026-11-20', to: null, matches: 3, left: 2, reason: 'Red card' } : null,
        isHiddenMinor: at === 2,
      },
      roster: team ? [{ team, from, to: null, kind: 'fixed' }] : [],
      requests: isRequested
        ? [{ ...request, from: null, to: teams[3]!, state: 'asked' }]
        : at === 6
          ? [{ ...request, from: teams[1]!, to: teams[0]!, state: 'agreed' }]
          : [],
      ...{ email: null, hasAccount: at === 0, bornOn: at === 2 ? '2012-03-09' : null, hasConsent: false },
    };
  });
};

const fridays = ['2026-11-20', '2026-11-27', '2026-12-04'];
const rounds = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [1, 2],
    [3, 0],
  ],
  [
    [2, 0],
    [1, 3],
  ],
] as const;

/** The matches of these teams, one matchday on each Friday. */
export const matchesOf = ({ location }: World, group: SeasonGroup): Match[] => {
  const newId = createIds(183);
  const refs = group.teams.map(({ id, slug, name, short }) => ({ id, slug, name, short }));
  return rounds.flatMap((pairs, round) =>
    pairs.map(([home, away]): Match => ({
      ...{ id: newId(now.getTime()), slug: `${refs[home]!.slug}-${refs[away]!.slug}`, groupId: group.id, matchday: round + 1, cup: null },
      ...{ home: refs[home]!, away: refs[away]!, location: { id: location.id, name: location.name }, timeZone: location.timeZone },
      ...{
        startsAt: `${fridays[round]}T20:00`,
        state: 'planned',
        locked: false,
        movedFrom: [],
        absent: null,
        points: null,
        annulled: false,
      },
    })),
  );
};

/** What the captain of a team with these members needs for a lineup tonight. Nothing is handed in. */
export const lineupOf = (members: readonly SeasonMember[]): OwnLineup => ({
  ...{ sealed: null, day: '2026-11-27', mostAsSubstitute: 3 },
  players: members.map(({ playerId, name, number, state }) => ({
    ...{ player: playerId, name, number, roster: 'own', timesAsSubstitute: 0, eligibleFrom: null, formerTeamFrom: null },
    ...{ isSuspended: state === 'suspended', elsewhere: null, elsewhereFor: null },
  })),
});

/** The row of a team before its first match. */
const standingOf = (
  { id, slug, name, short, state }: SeasonGroup['teams'][number],
  _at: number,
  teams: SeasonGroup['teams'],
): LeagueStandingsRow => ({
  ...{ team: { id, slug, name, short }, state, position: 1, zone: null, played: 0, won: 0, drawn: 0, lost: 0, points: 0, adjusted: 0 },
  ...{ setsFor: 0, setsAgainst: 0, setDifference: 0, legsFor: 0, legsAgainst: 0, legDifference: 0, adjustments: [], form: [], live: [] },
  ...{ tiedWith: teams.flatMap((team) => (team.id === id ? [] : [team.id])), why: { above: null, below: null }, open: rounds.length },
});

/** The results of the first two matchdays: won and lost matches, won and lost games, legs, and the form. */
const records = [
  { won: 2, lost: 0, sets: [13, 7], legs: [50, 38], form: ['won', 'won'] },
  { won: 1, lost: 1, sets: [11, 9], legs: [45, 42], form: ['lost', 'won'] },
  { won: 1, lost: 1, sets: [9, 11], legs: [42, 44], form: ['won', 'lost'] },
  { won: 0, lost: 2, sets: [7, 13], legs: [37, 50], form: ['lost', 'lost'] },
] as const;

/** The table of a division after two matchdays. Games decide between the second and the third team. */
export const standingsOf = ({ id, teams }: SeasonGroup): LeagueStandings => {
  const because = (upper: number): LeagueStandingsRow['why']['above'] => {
    const byGames = upper === 1;
    return {
      ...{ upper: teams[upper]!.id, lower: teams[upper + 1]!.id, criterion: byGames ? 'set-difference' : 'points' },
      ...(byGames ? { better: 2, worse: -2 } : { better: records[upper]!.won * 2, worse: records[upper + 1]!.won * 2 }),
      ...{ among: teams.slice(upper, upper + 2).map((team) => team.id), decision: null, miniTable: null },
    };
  };
  const newId = createIds(184);
  return {
    ...{ groupId: id, ties: [], complete: false },
    rows: records.map(({ won, lost, sets, legs, form }, at) => ({
      ...standingOf(teams[at]!, at, []),
      ...{ position: at + 1, played: 2, won, lost, points: won * 2, open: 1 },
      ...{ setsFor: sets[0], setsAgainst: sets[1], setDifference: sets[0] - sets[1] },
      ...{ legsFor: legs[0], legsAgainst: legs[1], legDifference: legs[0] - legs[1] },
      form: form.map((outcome) => ({ match: newId(now.getTime()), outcome })),
      why: { above: at === 0 ? null : because(at - 1), below: at === records.length - 1 ? null : because(at) },
    })),
    matchdays: [1, 2],
  };
};

/** A request of the away team to play a match a week later. */
export const postponementOf = ({ id: matchId, slug, home, away }: Match): Postponement => ({
  ...{ slug, home: home.name, away: away.name },
  ...{ id: createIds(187)(now.getTime()), matchId, askedBy: 'away', offeredBy: 'away', offers: ['2026-12-03', '2026-12-04'] },
  ...{ reason: 'Drie spelers zijn ziek', state: 'asked', day: null, answer: null, askedAt: '2026-11-26T18:00:00.000Z' },
});

/** The days on which these matches are played: the location has one board for each of its matches. */
export const eveningsOf = (matches: readonly Match[]): LocationEvening[] =>
  [...Map.groupBy(matches, ({ location, startsAt }) => `${location.id} ${startsAt!.slice(0, 10)}`)].map(([key, ofDay]) => {
    const [location, day] = key.split(' ');
    return { location: location!, day: day!, matches: ofDay.length, needed: ofDay.length, boards: ofDay.length };
  });

const fixtureOf = ({ id, groupId, home, away, matchday, location, startsAt }: Match): Fixture => ({
  ...{ key: id, group: groupId, home: home.id, away: away.id, matchday, location: location.id },
  day: startsAt?.slice(0, 10) ?? null,
});

/** The only division of the season at its end. Its first team goes up, its last one down. */
export const finalDivisionOf = (world: World): FinalDivision => {
  const teams = teamsOf(world);
  const { id, name, level } = groupOf(teams, world.league.group);
  return {
    ...{ id, name, level, out: [], up: 1, down: 1, playOffUp: 0, leastSize: null, isFinal: true },
    ranked: teams.map((team) => ({ id: team.id, teamId: team.team.id, name: team.name })),
  };
};

/** Endpoints of a league: its teams, members, groups, calendar and matches. */
export const responsesOfLeague = (
  world: World,
): ResponsesTo<
  | keyof typeof teamEndpoints
  | keyof typeof groupEndpoints
  | keyof typeof seasonMemberEndpoints
  | keyof typeof calendarEndpoints
  | keyof typeof fixtureEndpoints
  | keyof typeof matchEndpoints
  | keyof typeof leagueStandingsEndpoints
  | keyof typeof seasonPlayerEndpoints
  | keyof typeof cupEndpoints
  | keyof typeof importEndpoints
  | keyof typeof leaderboardEndpoints
  | keyof typeof teamStatisticsEndpoints
  | keyof typeof penaltyEndpoints
  | keyof typeof postponementEndpoints
> => {
  const [teams, members] = [teamsOf(world), membersOf(world)];
  const group = groupOf(teams, world.league.group);
  const matches = matchesOf(world, group);
  return {
    listSeasonMembers: ({ teamId }) =>
      members.filter(
        ({ roster, requests }) =>
          !teamId || [...roster.map(({ team }) => team), ...requests.map(({ to }) => to)].some(({ id }) => id === teamId),
      ),
    createMember: ({ person, number = 5 }) => ({ ...members[0]!, name: person?.name ?? members[0]!.name, number }),
    updateMember: ({ id, name, number, class: level }) => ({
      ...byId(members, id, 'member'),
      ...withoutUndefined({ name, number, class: level }),
    }),
    transferMember: ({ id, teamId, on = '2026-11-27' }) => {
      const { name } = byId(teams, teamId, 'team');
      return { ...byId(members, id, 'member'), roster: [{ team: { id: teamId, name }, from: on, to: null, kind: 'fixed' }] };
    },
    answerRequest: ({ id, accept }) => {
      const member = members.find(({ requests }) => requests.some((request) => request.id === id));
      if (!member) throw notFound('request');
      return accept ? { ...member, state: 'active', number: 4, activeFrom: '2026-11-27', mayPlayFrom: '2026-12-04', requests: [] } : null;
    },
    ...{ listRefusedRequests: [], listTeams: teams },
    createTeam: ({ name, short, club = null }) => ({ ...teams[0]!, name, team: { ...teams[0]!.team, slug: slugOf(name), short, club } }),
    listFormerTeams: formerTeamsOf(world),
    addExistingTeams: teams,
    updateSeasonTeam: ({ id, name, colours }) => ({ ...byId(teams, id, 'team'), ...withoutUndefined({ name, colours }) }),
    previewWithdrawal: [{ group: { id: group.id, name: group.name }, rule: 'half', outcome: 'stand', played: 11, toCome: 7 }],
    withdrawTeam: ({ id, excluded, on = '2026-11-27' }) => ({
      ...byId(teams, id, 'team'),
      ...{ state: excluded ? 'excluded' : 'withdrawn', withdrawnOn: on },
    }),
    listSeasonGroups: [group],
    createGroup: ({ name, kind = 'league', structure }) => ({ ...group, name, slug: slugOf(name), kind, structure }),
    updateGroup: ({ id, name, level, structure, rules }) => ({
      ...byId([group], id, 'group'),
      ...withoutUndefined({ name, level, structure, rules }),
    }),
    ...{ deleteGroup: null, listMatchdays: matchdays },
    setMatchdays: ({ matchdays: replaced }) => replaced,
    listBlockedDates: [{ from: '2026-12-21', to: '2027-01-03', reason: 'Kerstvakantie', groupId: null, locationId: null, teamId: null }],
    setBlockedDates: ({ blockedDates }) => blockedDates,
    listWishes: [{ kind: 'opposite', team: teams[0]!.id, other: teams[1]!.id }],
    setWishes: ({ wishes }) => wishes,
    getFixtures: {
      matches: matches.map((match) => {
        const { startsAt, state, locked, movedFrom } = match;
        return { ...fixtureOf(match), startsAt, state, locked, moved: movedFrom.length > 0 };
      }),
      ...{ broken: [], unmet: [], homeless: teams.flatMap(({ id, location }) => (location ? [] : [id])) },
      figures: { breaks: 0, runs: 0, otherEvening: 0, otherWeek: 0, wishes: { met: 1, of: 1 }, teams: [], loads: [] },
    },
    listLocationEvenings: eveningsOf(matches),
    planFixtures: ({ drawNumber = 4711 }) => ({
      ...{ version: 'mock', drawNumber, changes: matches.map((match) => ({ from: null, to: fixtureOf(match) })), broken: [], unmet: [] },
      figures: { breaks: 0, runs: 0, otherEvening: 0, otherWeek: 0, wishes: { met: 1, of: 1 }, teams: [], loads: [] },
    }),
    applyFixtures: { added: matches.length, changed: 0, removed: 0 },
    getSeasonCalendar: (filter) => seasonCalendarOf(matches, filter),
    listMatches: ({ page, perPage, groupId, teamId, matchday, state, undecided, protested, from, to }) =>
      pageOf(
        matches.filter(
          (match) =>
            (groupId === undefined || match.groupId === groupId) &&
            (teamId === undefined || [match.home.id, match.away.id].includes(teamId)) &&
            (matchday === undefined || match.matchday === matchday) &&
            (state === undefined || match.state === state) &&
            isWithin(match.startsAt!, from, to) &&
            (!undecided || (!match.annulled && !['confirmed', 'walkover', 'cancelled'].includes(match.state))) &&
            !protested,
        ),
        { page, perPage },
      ),
    getStandings: { groupId: group.id, rows: group.teams.map(standingOf), ties: [], complete: false, matchdays: [] },
    getCourseOfPlaces: { groupId: group.id, matchdays: [], teams: [] },
    getIndividualStandings: individualTableOf(group, members),
    getLeaderboard: ({ board, teamId, page, perPage }) =>
      pageOf(
        boardOf(board, group, members, matches).filter((row) => teamId === undefined || row.teams.some(({ id }) => id === teamId)),
        { page, perPage },
      ),
    getLeaders: leadersOf(group, members, matches),
    getLeaderboardEntries: ({ board, playerId }) => boardEntriesOf(board, playerId, group, members, matches),
    getSeasonPlayer: ({ playerId }) => seasonPlayerOf(playerId, group, members, matches),
    getTeamStatistics: ({ id }) => teamStatisticsOf(byId(teams, id, 'team'), teams, members),
    previewGroupRules: placeChangesOf(group),
    correctionEffects: { places: placeChangesOf(group), cup: null },
    decideTie: standingsOf(group),
    getCupBracket: undrawnCupOf(group),
    getCupStandings: undrawnStandingsOf(group),
    drawCupRound: cupOf(world, group, 1),
    undoCupRound: undrawnCupOf(group),
    listPostponements: [],
    listOfferableEvenings: ['2026-12-03', '2026-12-04', '2026-12-11'].map((day, at) => ({
      ...{ day, concerns: [], decidedBy: at === 2 ? 'editor' : 'captains-and-editor', limits: at === 2 ? ['window'] : [] },
    })),
    askPostponement: ({ id, reason, offers }) => ({ ...postponementOf(byId(matches, id, 'match')), reason, offers }),
    answerPostponement: ({ how, day }) => ({
      ...postponementOf(matches[0]!),
      ...(how === 'accept' ? { state: 'agreed', day: day ?? '2026-12-04' } : { state: how === 'refuse' ? 'refused' : 'withdrawn' }),
    }),
    previewImport: {
      ...{ columns: [{ heading: 'name', sample: 'De Linde C', field: 'name' }], newGroups: [] },
      rows: [
        {
          ...{ line: 2, name: 'De Linde C', values: [{ field: 'group', text: 'Vierde Afdeling' }], state: 'new' },
          ...{ problems: [], differs: [], similar: 'De Linde B' },
        },
      ],
    },
    applyImport: { added: 1 },
    listPenalties: [penaltyOf(group)],
    addPenalty: ({ teamId, points = 0, gamePoints = 0, fine = 0, reason, from = '2026-11-27' }) => ({
      ...penaltyOf({ ...group, teams: group.teams.filter(({ id }) => id === teamId) }),
      ...{ points, gamePoints, fine, reason, from },
    }),
    updatePenalty: ({ isPaid = false, liftedBecause }) => ({
      ...penaltyOf(group),
      ...{ isPaid, lifted: liftedBecause === undefined ? null : { on: '2026-11-27', reason: liftedBecause } },
    }),
    getMatch: ({ id }) => ({
      ...{ match: byId(matches, id, 'match'), address: world.location.address, structure: group.structure, walkover: null },
      ...{ events: [], length: 0, games: [], folded: {} },
      slugs: { organisation: world.competition.organisation.slug, season: world.competition.season?.slug ?? 'none' },
      seasonId: teams[0]!.seasonId,
      ...{ people: [], authors: [], results: [], rights: { isEditor: true, sides: [], mayRun: true, mayScore: true }, boards: [] },
    }),
    getMatchFigures: { shares: [], listed: defaultSeasonRules.leaderboards },
    savePaperSheet: { length: 1 },
    recordMatchEvents: ({ after, events }) => ({ events: [], length: after + events.length }),
    putLineup: { length: 1, isRevealed: false },
    getOwnLineup: lineupOf(members.filter(({ roster }) => roster.some(({ team }) => team.id === teams[0]!.id))),
    createMatchLink: { token: 'match-link', expiresAt: '2026-11-29T08:00:00.000Z' },
    claimTeam: teams[0]!,
    renewTeamAccess: { token: 'team-link', code: '123456' },
    moveMatch: ({ id, startsAt }) => ({ ...byId(matches, id, 'match'), startsAt }),
    swapHome: ({ id }) => [byId(matches, id, 'match')].map((match) => ({ ...match, home: match.away, away: match.home })),
    lockMatch: ({ id, locked }) => ({ ...byId(matches, id, 'match'), locked }),
    listFreeEvenings: ({ from, to }) => [...new Set([from, to])].map((day) => ({ day, concerns: [] })),
  };
};
