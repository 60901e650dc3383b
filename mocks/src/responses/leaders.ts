import { boardNames, type BoardName } from '@oche/api/contract/boardNames';
import { mostLeaders, type BoardEntry, type BoardRow, type Leaders } from '@oche/api/contract/leaderboard';
import type { Match } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonPlayer } from '@oche/api/contract/seasonPlayer';
import type { PlayerRef, SeasonMember } from '@oche/api/contract/seasonMember';
import type { IndividualTable } from '@oche/api/contract/standings';
import type { MatchTotals, TeamStatistics } from '@oche/api/contract/teamStatistics';
import type { SeasonTeam } from '@oche/api/contract/team';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import { notFound } from './parts.ts';

const refOf = ({ playerId: id, name, number, isHiddenMinor }: SeasonMember): PlayerRef => ({ id, name, number, isHiddenMinor });

/** The members on the roster of a team of the group, with that team. */
const playersOf = ({ teams }: SeasonGroup, members: readonly SeasonMember[]) =>
  members.flatMap((member) => {
    const team = teams.find(({ id }) => id === member.roster[0]?.team.id);
    return team ? [{ player: refOf(member), team: { id: team.id, slug: team.slug, name: team.name, short: team.short } }] : [];
  });

/** By player: games won and lost, legs won and lost, and the average. */
const records = [
  [7, 1, 22, 9, 58.42],
  [6, 2, 20, 11, 61.07],
  [5, 3, 18, 13, 49.8],
  [3, 4, 13, 15, 47.35],
  [1, 5, 8, 16, null],
  [2, 0, 6, 1, 66.9],
] as const;

/** The individual standings of a group. The last player has too few games. */
export const individualTableOf = (group: SeasonGroup, members: readonly SeasonMember[]): IndividualTable => ({
  groupId: group.id,
  rows: playersOf(group, members)
    .slice(0, records.length)
    .map(({ player, team }, at, { length }) => {
      const [won, lost, legsFor, legsAgainst, average] = records[at]!;
      const isPlaced = at < length - 1;
      return {
        ...{ player, teams: [team], position: isPlaced ? at + 1 : null, missing: isPlaced ? 0 : 2 },
        ...{ played: won + lost, won, drawn: 0, lost, percent: (won / (won + lost)) * 100, points: won },
        ...{ legsFor, legsAgainst, legDifference: legsFor - legsAgainst },
        ...{ average, averageGames: average === null ? 0 : won + lost - (at % 2) },
      };
    }),
});

/** Per leaderboard: the figures of the entries of each player, the best first. */
const figures: Record<Exclude<BoardName, 'games-played'>, Partial<BoardEntry>[][]> = {
  '180-171': [
    [{ scores180: 2 }, { scores180: 1, scores171: 1 }, { scores180: 3, isPaper: true }],
    [{ scores180: 1 }, { scores180: 1 }],
    [{ scores171: 2 }],
    [{ scores180: 1, unanswered171: 1 }],
  ],
  'low-visits': [
    [
      { darts: 14, visits: 5, checkout: 62 },
      { darts: 17, visits: 6, checkout: 20 },
      { darts: 18, visits: 6, checkout: 40 },
    ],
    [{ darts: 15, visits: 5, checkout: 101 }],
    [{ darts: 15, visits: 5, checkout: 32 }],
    [{ darts: 18, visits: 6, isAtMost: true, isPaper: true }],
  ],
  'high-checkouts': [
    [
      { checkout: 152, darts: 18, visits: 6 },
      { checkout: 104, darts: 24, visits: 8 },
    ],
    [{ checkout: 121, darts: 21, visits: 7 }],
    [{ checkout: 121, isPaper: true }],
    [{ checkout: 100, darts: 30, visits: 10 }],
  ],
};

/** By player: games played, games won, and games that are known by their result only. */
const games = [
  [16, 11, 0],
  [16, 9, 4],
  [14, 9, 2],
  [12, 5, 12],
  [12, 5, 0],
  [2, 2, 0],
] as const;

const add = (entries: readonly BoardEntry[], of: (entry: BoardEntry) => number): number =>
  entries.reduce((sum, entry) => sum + of(entry), 0);

/** Whether two rows share their position. */
const isLevel = (board: BoardName, a: BoardRow, b: BoardRow): boolean => {
  if (board === 'low-visits') return a.best!.darts === b.best!.darts;
  if (board === 'high-checkouts') return a.best!.checkout === b.best!.checkout;
  if (board === 'games-played') return a.games!.played === b.games!.played && a.games!.won === b.games!.won;
  return a.scores!.total === b.scores!.total && a.scores!.scores180 === b.scores!.scores180;
};

/** The legs and facts that the figures of the player at an index of `playersOf` come from. */
const entriesAt = (board: BoardName, at: number, players: ReturnType<typeof playersOf>, matches: readonly Match[]): BoardEntry[] => {
  if (board === 'games-played') return [];
  const newId = createIds(189 + at);
  const { team } = players[at]!;
  return (figures[board][at] ?? []).map((own, index): BoardEntry => {
    const { id, slug, matchday, cup, startsAt } = matches[(at + index) % matches.length]!;
    return {
      match: { id, slug, matchday, cup, day: startsAt?.slice(0, 10) ?? null },
      game: { id: newId(now.getTime()), key: `m${index + 1}` },
      ...{ leg: own.isPaper ? null : 1, isPaper: false, team: team.id, against: players[(at + 1) % players.length]!.team },
      ...{ scores180: 0, scores171: 0, unanswered171: 0, darts: null, visits: null, isAtMost: false, checkout: null, ...own },
    };
  });
};

/** The entries of a player on a leaderboard of a group. */
export const boardEntriesOf = (
  board: BoardName,
  playerId: string,
  group: SeasonGroup,
  members: readonly SeasonMember[],
  matches: readonly Match[],
): BoardEntry[] => {
  const players = playersOf(group, members);
  const at = players.findIndex(({ player }) => player.id === playerId);
  return at === -1 ? [] : entriesAt(board, at, players, matches);
};

/** The rows of a leaderboard of a group. Some share their position. */
export const boardOf = (board: BoardName, group: SeasonGroup, members: readonly SeasonMember[], matches: readonly Match[]): BoardRow[] => {
  const players = playersOf(group, members);
  const rows = players.slice(0, board === 'games-played' ? games.length : 4).map(({ player, team }, at): BoardRow => {
    const entries = entriesAt(board, at, players, matches);
    const [scores180, scores171] = [add(entries, (entry) => entry.scores180), add(entries, (entry) => entry.scores171)];
    const [played, won, byResult] = games[at]!;
    const hasBest = board === 'low-visits' || board === 'high-checkouts';
    return {
      ...{ position: at + 1, player, teams: [team], count: entries.length, best: hasBest ? entries[0]! : null },
      scores:
        board === '180-171'
          ? { scores180, scores171, total: scores180 + scores171, unanswered171: add(entries, (entry) => entry.unanswered171) }
          : null,
      games: board === 'games-played' ? { played, won, percent: (won / played) * 100, byResult } : null,
    };
  });
  return rows.map((row) => ({ ...row, position: rows.findIndex((other) => isLevel(board, other, row)) + 1 }));
};

/** The first rows of each leaderboard. */
export const leadersOf = (...of: [SeasonGroup, readonly SeasonMember[], readonly Match[]]): Leaders =>
  Object.fromEntries(boardNames.map((board) => [board, boardOf(board, ...of).slice(0, mostLeaders)])) as Leaders;

/** The season of a player of a group: three singles and a game of pairs. @throws not-found if the player has no games */
export const seasonPlayerOf = (
  playerId: string,
  group: SeasonGroup,
  members: readonly SeasonMember[],
  matches: readonly Match[],
): SeasonPlayer => {
  const row = individualTableOf(group, members).rows.find(({ player }) => player.id === playerId);
  if (!row) throw notFound('player');
  const { position: _position, missing: _missing, points: _points, ...totals } = row;
  const others = playersOf(group, members).filter(({ player }) => player.id !== playerId);
  const ofBoard = (board: BoardName) => boardOf(board, group, members, matches).find(({ player }) => player.id === playerId);
  const newId = createIds(188);
  return {
    ...totals,
    ...{ scores: ofBoard('180-171')?.scores ?? null, highCheckout: ofBoard('high-checkouts')?.best ?? null },
    shortLeg: ofBoard('low-visits')?.best ?? null,
    games: (
      [
        [1, [3, 1], 'won', 61.25],
        [1, [2, 3], 'lost', 55.07],
        [2, [3, 2], 'won', null],
        [1, [3, 0], 'won', 58.9],
      ] as const
    ).map(([size, legs, outcome, average], at) => {
      const { id, slug, matchday, cup, startsAt } = matches[at % matches.length]!;
      const [first, second, partner] = [others[at % others.length]!, others[(at + 1) % others.length]!, others[(at + 2) % others.length]!];
      return {
        ...{ id: newId(now.getTime()), match: { id, slug, matchday, cup, day: startsAt?.slice(0, 10) ?? null }, size },
        ...{ partners: size === 2 ? [partner.player] : [], opponents: size === 2 ? [first.player, second.player] : [first.player] },
        ...{ against: first.team, legs: [...legs] as [number, number], outcome, average, hasLog: average !== null },
      };
    }),
  };
};

/** Matches won, drawn and lost, and their game points and legs. */
const totalsOf = ([won, drawn, lost, setsFor, setsAgainst, legsFor, legsAgainst]: readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]): MatchTotals => ({
  ...{ played: won + drawn + lost, won, drawn, lost, setsFor, setsAgainst, setDifference: setsFor - setsAgainst },
  ...{ legsFor, legsAgainst, legDifference: legsFor - legsAgainst },
});

/** Against each of the other teams. */
const opponents = [
  [2, 0, 0, 14, 6, 47, 28],
  [1, 1, 0, 11.5, 8.5, 40, 33],
  [0, 0, 1, 3, 7, 14, 24],
] as const;

/** The statistics of a team. Its players are those on the roster, in the order of the records above. */
export const teamStatisticsOf = (team: SeasonTeam, teams: readonly SeasonTeam[], members: readonly SeasonMember[]): TeamStatistics => {
  const others = teams.filter(({ id }) => id !== team.id).toSorted((a, b) => a.name.localeCompare(b.name));
  const players = members
    .filter(({ roster }) => roster.some((entry) => entry.team.id === team.id))
    .slice(0, records.length)
    .map((member, at) => {
      const [won, lost, legsFor, legsAgainst, average] = records[at]!;
      return {
        ...{ player: refOf(member), played: won + lost, won, drawn: 0, lost, percent: (won / (won + lost)) * 100, legsFor, legsAgainst },
        ...{ legDifference: legsFor - legsAgainst, average, averageGames: average === null ? 0 : won + lost - (at % 2) },
        singles: { played: won + lost - 3, won: Math.max(0, won - 2) },
      };
    });
  const [first, second] = players;
  return {
    ...{ home: totalsOf([2, 1, 0, 19.5, 10.5, 63, 41]), away: totalsOf([1, 0, 1, 9, 11, 38, 44]) },
    opponents: others.slice(0, opponents.length).map(({ id, name, team: { slug, short } }, at) => ({
      team: { id, slug, name, short },
      ...totalsOf(opponents[at]!),
    })),
    players,
    pairs:
      first && second
        ? [
            {
              players: [first.player, second.player],
              ...{ played: 3, won: 2, drawn: 0, lost: 1, percent: 200 / 3, legsFor: 8, legsAgainst: 5, legDifference: 3 },
            },
          ]
        : [],
  };
};
