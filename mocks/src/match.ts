import type { GameEvent, GameSummary } from '@oche/api/contract/game';
import type { Match } from '@oche/api/contract/fixture';
import type { MatchEvent, MatchFigures, MatchRights, MatchSheet } from '@oche/api/contract/match';
import { defaultSeasonRules } from '@oche/api/contract/season';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { playGame as playBots } from '@oche/darts/bots/playGame';
import { createRandom } from '@oche/darts/draw/random';
import { nextStep } from '@oche/darts/match/callOrder';
import type { PlayerFacts } from '@oche/darts/match/checkLineup';
import { matchEventVersion, type Lineup, type MatchEventKind, type MatchPayloads } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import { matchGames } from '@oche/darts/match/games';
import { pickLineup } from '@oche/darts/match/pickLineup';
import { seen } from '@oche/darts/match/sheet';
import { foldedGame, type MatchState } from '@oche/darts/match/state';
import { bothSides, type BySide, type MatchStructure, type Side } from '@oche/darts/match/structure';
import { formatOf } from '@oche/darts/match/throwsFirst';
import { foldGame } from '@oche/darts/x01/game';
import { legPlayersOf } from '@oche/darts/x01/legPlayers';
import { localTime, now, secondsFromNow } from './clock.ts';
import { withLog } from './gameSummary.ts';
import { createIds } from './ids.ts';
import { mock } from './mock.ts';
import { groupOf, matchesOf, membersOf, teamsOf } from './responses/league.ts';
import type { World } from './world.ts';

/**
 * How far a match of tonight is: only one lineup is in, both are in, two games are running, all games are over, one captain or both have
 * confirmed.
 */
export type MatchStage = 'planned' | 'one-in' | 'revealed' | 'playing' | 'to-confirm' | 'one-confirmed' | 'confirmed';

/** Players of a team: enough for every structure with four slots. */
const perTeam = 5;

/** Five players of each of the two sides of a match, as members of the season. */
export const squadsOf = (world: World, { home, away }: Match): BySide<SeasonMember[]> => {
  const newId = createIds(184);
  const [member] = membersOf(world);
  const names = [...new Set([...world.players.map(({ name }) => name), ...world.league.people])];
  const squad = ({ id, name }: Match['home'], first: number): SeasonMember[] =>
    Array.from({ length: perTeam }, (_, at) => ({
      ...member!,
      ...{ id: newId(now.getTime()), playerId: newId(now.getTime()), name: names[first + at]!, number: 200 + first + at },
      ...{ requests: [], suspension: null, isHiddenMinor: false },
      roster: [{ team: { id, name }, from: '2026-08-28', to: null, kind: 'fixed' }],
    }));
  return [squad(home, 0), squad(away, perTeam)];
};

const factsOf = ({ playerId }: SeasonMember): PlayerFacts => ({
  ...{ player: playerId, roster: 'own', timesAsSubstitute: 0, eligibleFrom: null, formerTeamFrom: null },
  ...{ isSuspended: false, elsewhere: null },
});

const iso = (seconds: number): string => secondsFromNow(seconds).toISOString();

/** A match with its log, its games and their logs at a stage. The same arguments give the same match. */
export type BuiltMatch = { sheet: MatchSheet; state: MatchState; squads: BySide<SeasonMember[]>; logs: Map<string, GameEvent[]> };

const asEditor: MatchRights = { isEditor: true, sides: [], mayRun: true, mayScore: true };

/** Builds a match of the world at a stage, played by bots. */
export const buildMatch = (
  world: World,
  match: Match,
  structure: MatchStructure,
  stage: MatchStage,
  rights: MatchRights = asEditor,
): BuiltMatch => {
  const newId = createIds(185);
  const random = createRandom(26);
  const id = () => newId(now.getTime());
  const squads = squadsOf(world, match);
  const boards = world.location.boards.slice(0, 2);
  const planned = matchGames(structure);
  const games = new Map<string, GameSummary>(
    planned.map((game) => [
      game.key,
      gameOf(match, game.key, game.number, id(), formatOf(game, 0) ?? { ...game.format, starter: 'first' }),
    ]),
  );
  const events: MatchEvent[] = [];
  const logs = new Map<string, GameEvent[]>();
  // An hour before now, and a minute for each event.
  let at = -3600;
  const record = <K extends MatchEventKind>(side: Side | null, kind: K, payload: MatchPayloads[K]): void => {
    at += 60;
    const author = side === null ? 'system' : `user:captain-${side}`;
    const event = {
      id: id(),
      v: matchEventVersion,
      kind,
      payload,
      author,
      seq: events.length + 1,
      deviceTime: iso(at),
      serverTime: iso(at),
    };
    // TypeScript does not see that a kind with its own payload is a member of the union.
    events.push(event as unknown as MatchEvent);
  };
  const folded = () =>
    Object.fromEntries([...games].flatMap(([key, game]) => (logs.has(game.id) ? [[key, foldedGame(foldGame(logs.get(game.id)!))]] : [])));
  const fold = () => foldMatch(structure, events, folded());
  const lineupOf = (state: MatchState, side: Side, part: string): Lineup =>
    pickLineup(state, side, part, squads[side].map(factsOf), { day: '2026-11-27', mostAsSubstitute: 3 });

  /** Plays a game to its end, or only its first `visits` visits. */
  const play = (state: MatchState, key: string, visits?: number): void => {
    const game = games.get(key)!;
    const planned_ = state.games.find((each) => each.key === key)!;
    const sides = bothSides.map((side) => {
      const players = (planned_.players[side] ?? []).flatMap((player) => squads[side].filter(({ playerId }) => playerId === player));
      return { players: players.map(({ playerId, name }) => ({ id: playerId, name })), team: side === 0 ? match.home : match.away };
    });
    const board = boards[planned_.board] ?? boards[0]!;
    const called: GameSummary = {
      ...game,
      sides: game.sides.map((side, index) => ({
        ...side,
        ...{ id: sides[index]!.team.id, name: sides[index]!.players.map(({ name }) => name).join(' / ') },
        ...{ sideKind: planned_.size === 1 ? ('player' as const) : ('pair' as const), players: sides[index]!.players },
        playerId: planned_.size === 1 ? sides[index]!.players[0]!.id : null,
      })),
      board: { id: board.id, number: board.number, name: board.name },
      calledAt: iso(at),
    };
    const refs = sides.map(({ players, team }) => ({ id: team.id, players: players.map((player) => player.id) }));
    const played = playBots({ format: called.format, sides: refs, sigmas: [13, 15], random, newId: id });
    const log = (visits === undefined ? played : played.slice(0, visits + 1)).map((event): GameEvent => {
      at += 4;
      return { ...event, author: `board:${board.id}`, deviceTime: iso(at), serverTime: iso(at) };
    });
    logs.set(game.id, log);
    games.set(key, withLog(called, log));
  };

  if (stage !== 'planned') {
    record(0, 'here', { side: 0 });
    record(1, 'here', { side: 1 });
    record(0, 'boards', { ids: boards.map((board) => board.id) });
    record(0, 'handed-in', { side: 0, part: 'match', hash: 'ab12' });
  }
  const isOver = (state: MatchState): boolean => {
    if (stage === 'planned' || stage === 'one-in') return true;
    const played = state.games.filter(({ status }) => status === 'over').length;
    if (stage === 'revealed') return state.parts[0]!.isRevealed;
    return stage === 'playing' && played >= 6 && state.parts.every(({ isRevealed }) => isRevealed);
  };
  for (let state = fold(); !isOver(state); state = fold()) {
    const step = nextStep(state);
    if (step.kind === 'lineup') {
      for (const side of step.missing) record(side, 'handed-in', { side, part: step.part, hash: 'cd34' });
      const players = [lineupOf(state, 0, step.part), lineupOf(state, 1, step.part)] as const;
      record(null, 'revealed', { part: step.part, players, salts: ['ab', 'cd'] });
    } else if (step.kind === 'game') play(state, step.game);
    else break;
  }
  if (stage === 'playing') for (const [index, key] of ['m7', 'm8'].entries()) play(fold(), key, 17 - 8 * index);
  if (stage === 'one-confirmed' || stage === 'confirmed') {
    const saw = seen(fold());
    record(0, 'confirm', { side: 0, how: 'user', saw });
    if (stage === 'confirmed') record(1, 'confirm', { side: 1, how: 'user', saw });
  }
  const state = fold();
  const isPlayed = stage !== 'planned' && stage !== 'one-in';
  const people = squads.flat().map(({ playerId, name, number }) => ({ id: playerId, name, number }));
  return {
    squads,
    logs,
    state,
    sheet: {
      ...{ match: { ...match, state: state.status }, address: world.location.address },
      slugs: { organisation: world.competition.organisation.slug, season: world.competition.season?.slug ?? 'none' },
      seasonId: teamsOf(world)[0]!.seasonId,
      ...{ structure, walkover: null, events, length: events.length, folded: folded(), rights },
      games: [...games.values()],
      people: isPlayed ? people : [],
      authors: bothSides.map((side) => ({ author: `user:captain-${side}`, name: squads[side][0]!.name })),
      results: [],
      boards: world.location.boards.map(({ id: boardId, number, name }) => ({ id: boardId, number, name })),
    },
  };
};

/** What was thrown in a match that was built. */
export const figuresOf = ({ sheet: { games }, logs }: BuiltMatch): MatchFigures => ({
  shares: games.flatMap(({ id, key: game }) => {
    const log = logs.get(id);
    return log ? legPlayersOf(foldGame(log)).map((share) => ({ ...share, game })) : [];
  }),
  listed: defaultSeasonRules.leaderboards,
});

/** A game of a match before its players are known. */
const gameOf = (match: Match, key: string, number: number, id: string, format: GameSummary['format']): GameSummary => {
  const side = (teamId: string): GameSummary['sides'][number] => ({
    ...{ id: teamId, name: 'TBD', score: 0, oneEighties: 0, oneSevenOnes: 0, playerType: 'player', playerId: null, nickname: '' },
    ...{
      highCheckouts: '',
      parentGroup: null,
      parentGroupPosition: null,
      isWinner: false,
      sideKind: 'tbd',
      players: [],
      club: null,
      slot: null,
    },
  });
  return {
    ...{ id, key, format, round: 1, rounds: 0, position: number, group: null, thirdPlace: false, phase: 'waiting' },
    parent: { kind: 'match', id: match.id, slug: match.slug, name: `${match.home.name} – ${match.away.name}` },
    ...{ stage: { role: 'none', kind: 'none' }, sides: [side(match.home.id), side(match.away.id)], board: null, marker: null },
    ...{ ending: null, winner: null, live: null, calledAt: null, startedAt: null, finishedAt: null, expectedAt: null, length: 0 },
  };
};

/** Responses for a match that appends what the user records to its log. */
export const recordable = (world: World, sheet: MatchSheet) => {
  let { events } = sheet;
  return [
    mock('getMatch', () => ({ ...sheet, events, length: events.length })),
    mock('recordMatchEvents', ({ events: sent }) => {
      const more = sent.map((event, at) => ({
        ...event,
        ...{ author: `user:${world.user.id}`, seq: events.length + at + 1, serverTime: event.deviceTime },
      })) as MatchEvent[];
      events = [...events, ...more];
      return { events: more, length: events.length };
    }),
  ];
};

/** The local time of the world, at which a match of tonight has begun. */
export const tonight = localTime(now).slice(0, 10);

/** The match of tonight of the first team, which plays away. */
export const matchOf = (world: World): Match => matchesOf(world, groupOf(teamsOf(world), world.league.group))[3]!;

/** The parameters of the pages of this match. */
export const matchParams = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  match_slug: matchOf(world).slug,
});
