import type { Organisation, User } from '@oche/api/contract/account';
import type { GameLog, GameSummary } from '@oche/api/contract/game';
import type { BoardScreen, EventBoard, EventSummary, Location } from '@oche/api/contract/place';
import type { Bracket, Entry, Group, PlayList, Player, Plan, Results, Tournament, TournamentStatus } from '@oche/api/contract/tournament';
import { plannedStages } from '@oche/api/tournamentPlan';
import { buildEvent, buildLocation, buildOrganisation, buildPlayers, buildUser, slugOf } from './builders.ts';
import { localTime, now, secondsFromNow, timeZone } from './clock.ts';
import { drawPlan, type Draw } from './drawPlan.ts';
import { playEvening, type Evening } from './evening.ts';
import { createIds } from './ids.ts';
import { momentOf, type Moment } from './moment.ts';
import { tournamentName, type PlayerName } from './names.ts';
import { eveningPlan } from './plan.ts';
import { playListOf } from './playList.ts';
import { bracketOf, groupsOf, resultsOf } from './results.ts';

export const stages = ['draft', 'registration', 'check-in', 'drawn', 'groups', 'knockout', 'final', 'finished'] as const;
/** The progress of a tournament: before the draw, drawn, in the middle of groups or knockouts, in the final, or finished. */
export type Stage = (typeof stages)[number];

export type TournamentOptions = {
  /** random seed of the darts; also the draw number */
  seed?: number;
  players?: number;
  boards?: number;
  plan?: Plan;
  stage?: Stage;
  /** whether pairs are drawn by lot already before the draw, if the plan has such pairs */
  pairsDrawn?: boolean;
  /** the number of entries, from the end of the list, that leave after the group stage; their later games are walkovers */
  withdrawn?: number;
  name?: string;
  names?: readonly PlayerName[];
};

/** All data about one tournament. Its parts are consistent with each other. */
export type TournamentWorld = {
  user: User;
  organisation: Organisation;
  location: Location;
  event: EventSummary;
  tournament: Tournament;
  entries: Entry[];
  players: Player[];
  /** every game with its log, in the order of the draw */
  logs: GameLog[];
  /** playing, called, ready, waiting, then finished with the newest first */
  games: GameSummary[];
  groups: Group[];
  winners: Bracket;
  losers: Bracket;
  results: Results;
  playList: PlayList;
  eventBoards: EventBoard[];
  /** the board whose tablet a story shows, with its game */
  boardScreen: BoardScreen;
};

const restSeconds = 300;
const statusOf: Record<Stage, TournamentStatus> = {
  ...{ draft: 'draft', registration: 'registration', 'check-in': 'check-in', drawn: 'check-in' },
  ...{ groups: 'running', knockout: 'running', final: 'running', finished: 'finished' },
};

/** The second of the evening that a stage shows: half of its games are finished, the final is being played, or the evening is over. */
const secondOf = (stage: Stage, { games, endedAt }: Evening): number => {
  if (stage === 'finished') return endedAt + 1200;
  const stageGames = games.filter(({ role }) =>
    stage === 'groups' ? role === 'groups' || !games.some((game) => game.role === 'groups') : role !== 'groups',
  );
  const ends = stageGames.map((game) => game.endedAt).sort((a, b) => a - b);
  const last = stageGames.find((game) => game.endedAt === ends.at(-1));
  if (stage === 'final') return last ? Math.round((last.calledAt + last.endedAt) / 2) : endedAt;
  return (ends[Math.floor(ends.length / 2)] ?? 0) + 120;
};

const order = { playing: 0, called: 1, ready: 2, waiting: 3, finished: 4, bye: 5 };
const byPhase = (a: GameSummary, b: GameSummary) =>
  order[a.phase] - order[b.phase] ||
  (b.finishedAt ?? '').localeCompare(a.finishedAt ?? '') ||
  (a.expectedAt ?? '~').localeCompare(b.expectedAt ?? '~');

const isDrawnAt = (stage: Stage) => !['draft', 'registration', 'check-in'].includes(stage);

/** Players by themselves, or in pairs if these are chosen or have been drawn. */
const buildEntries = (
  players: readonly Player[],
  stage: Stage,
  newId: (at: number) => string,
  arePaired: boolean,
  drawnPair: boolean,
): Entry[] => {
  const sides = arePaired
    ? Array.from({ length: players.length >> 1 }, (_pair, i) => [players[2 * i]!, players[2 * i + 1]!] as const)
    : players.map((player) => [player] as const);
  return sides.map((side, i) => ({
    id: newId(now.getTime() - (10 * 86_400 - i) * 1000),
    players: side.map(({ id, name }) => ({ id, name })),
    ...(drawnPair && { drawnPair }),
    ...{
      name: side.map(({ name }) => name).join(' / '),
      nickname: arePaired ? '' : side[0].nickname,
      club: side.every(({ club }) => club === side[0].club) ? side[0].club : null,
    },
    seed: i < sides.length / 4 && i < 8 ? i + 1 : null,
    checkedIn: isDrawnAt(stage) || (stage === 'check-in' && (drawnPair || i % 4 !== 3)),
    paid: isDrawnAt(stage) || i % 3 !== 2,
    withdrawn: false,
    waiting: false,
    group: null,
  }));
};

/** A cache: playing an evening takes a tenth of a second, and many stories show the same one. */
const evenings = new Map<string, Evening>();

type Played = Required<Pick<TournamentOptions, 'seed' | 'plan' | 'withdrawn'>> & {
  draw: Draw;
  entries: readonly Entry[];
  boards: string[];
};

/** The whole evening of a drawn tournament, played on these boards. */
const eveningOf = ({ seed, plan, withdrawn, draw, entries, boards }: Played): Evening => {
  const key = JSON.stringify({ seed, boards: boards.length, plan, draw, withdrawn });
  const played = evenings.get(key);
  if (played) return played;
  const newId = createIds(seed + 1);
  const evening = playEvening({
    ...{ plan, draw, entries },
    // Players are listed by strength: a spread of 10 mm for the first, almost 22 mm for the last.
    sigmas: new Map(entries.map((entry, i) => [entry.id, 10 + (12 * i) / entries.length])),
    boards,
    restSeconds,
    withdrawn: new Set(entries.slice(entries.length - withdrawn).map(({ id }) => id)),
    seed,
    newId: () => newId(now.getTime() - 7_200_000),
    sideRef: (id) => ({ id, players: entries.flatMap((entry) => (entry.id === id ? entry.players.map((player) => player.id) : [])) }),
  });
  evenings.set(key, evening);
  return evening;
};

/** The local start of a tournament of which `second` seconds are over, on a quarter of an hour. Drafts and registrations are days ahead. */
const startOf = (stage: Stage, second: number): string => {
  const daysAhead = { draft: 14, registration: 7 }[stage as string] ?? 0;
  const quarter = 900_000;
  return localTime(new Date(Math.floor((now.getTime() - second * 1000) / quarter) * quarter + daysAhead * 86_400_000));
};

const startingPointsOf = ({ groups, winners }: Plan): number => (groups ?? winners)?.format.default.start ?? 501;

const putInGroups = (entries: readonly Entry[], { groups }: Draw): void => {
  for (const entry of entries) {
    const group = groups.findIndex((ids) => ids.includes(entry.id));
    if (group >= 0) entry.group = group + 1;
  }
};

/** Marks the losers of walkovers, which are the games without a board. */
const markWithdrawn = (byId: ReadonlyMap<string, Entry>, { finishedGames }: Moment): void => {
  for (const { board, entries, state } of finishedGames) {
    const entry = board === null ? byId.get(entries[state.winner === 0 ? 1 : 0]) : undefined;
    if (entry) entry.withdrawn = true;
  }
};

const winnerOf = ({ places }: Results): string | null => places.find(({ to }) => to === 1)?.entry.name ?? null;

const stagesOf = ({ stages: drawn }: Draw, games: readonly GameSummary[]): Tournament['stages'] =>
  drawn.map(({ role, kind }) => ({
    role,
    kind,
    games: games.filter((game) => game.stage.role === role && game.phase !== 'bye').length,
    finished: games.filter((game) => game.stage.role === role && game.phase === 'finished').length,
  }));

/** The board whose tablet a story shows, and its game: one that is being played, if possible outside the losers' knockout. */
const shownOn = (boards: Location['boards'], games: readonly GameSummary[]) => {
  const game =
    games.find(({ phase, stage }) => phase === 'playing' && stage.role !== 'losers') ?? games.find(({ board, ending }) => board && !ending);
  const board = boards.find(({ id }) => id === game?.board?.id) ?? boards[0];
  if (!board) throw new Error('A tournament needs a board');
  return { board, game: game ?? null };
};

const defaults = {
  seed: 180,
  players: 16,
  boards: 4,
  plan: eveningPlan,
  stage: 'groups',
  pairsDrawn: false,
  withdrawn: 0,
  name: tournamentName,
} satisfies TournamentOptions;

/** Draws and plays a tournament up to a stage. The same options give the same world, down to every dart and id. */
export const buildTournament = (options: TournamentOptions = {}): TournamentWorld => {
  const settings: Required<Omit<TournamentOptions, 'names'>> = { ...defaults, ...options };
  const { seed, plan, stage, withdrawn, name } = settings;
  const organisation = buildOrganisation();
  const location = buildLocation({ boards: settings.boards });
  const players = buildPlayers(settings.players, options.names);
  const newId = createIds(seed);
  const tournamentId = newId(now.getTime() - 20 * 86_400_000);
  const isDrawn = isDrawnAt(stage);
  const isStarted = isDrawn && stage !== 'drawn';

  const drawnPairs = plan.pairs === 'drawn' && (isDrawn || settings.pairsDrawn);
  const entries = buildEntries(players, stage, newId, plan.pairs === 'chosen' || drawnPairs, drawnPairs);
  const draw: Draw = isDrawn ? drawPlan(plan, entries, seed) : { groups: [], stages: [] };
  putInGroups(entries, draw);
  const evening: Evening = isStarted
    ? eveningOf({ seed, plan, withdrawn, draw, entries, boards: location.boards.map(({ id }) => id) })
    : { games: [], endedAt: 0, draw };
  const at = isStarted ? secondOf(stage, evening) : -1500;
  const instant = (second: number) => secondsFromNow(second - at).toISOString();
  const summary = { id: tournamentId, slug: slugOf(name), name };
  const eventSummary = { id: newId(now.getTime() - 21 * 86_400_000), slug: slugOf(name), name };
  const gameIds = new Map(
    evening.draw.stages.flatMap(({ id, games }) => games.map((game) => [`${id}/${game.key}`, newId(now.getTime() - 9_000_000)])),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  const moment = momentOf({
    ...{
      plan,
      evening,
      at,
      instant,
      entries: byId,
      boards: location.boards,
      parent: { kind: 'tournament', ...summary },
      restSeconds,
    },
    idOf: (ref) => gameIds.get(ref) ?? ref,
  });
  const inOrder = moment.logs.map(({ game }) => game);
  const games = [...inOrder].sort(byPhase);
  markWithdrawn(byId, moment);
  const results = resultsOf(moment, byId, inOrder);
  const finished = games.filter((game) => game.phase === 'finished').length;
  const expectedEnd = isStarted && stage !== 'finished' ? moment.expectedEnd : null;

  const tournament: Tournament = {
    ...summary,
    status: statusOf[stage],
    test: false,
    startsAt: startOf(stage, at),
    timeZone,
    event: eventSummary,
    location: location.name,
    organisation: { id: organisation.id, slug: organisation.slug, name: organisation.name },
    entries: entries.length,
    maxEntries: 64,
    start: startingPointsOf(plan),
    ...plannedStages(plan),
    pairs: plan.pairs !== undefined,
    pairsNumber: drawnPairs ? 4711 : null,
    winner: stage === 'finished' ? winnerOf(results) : null,
    visibility: 'public',
    description: 'Open to everybody. Sign in at the bar, first throw at the bell.',
    plan,
    stages: stagesOf(moment.draw, inOrder),
    ...(isDrawn ? { drawNumber: seed, drawnAt: instant(isStarted ? -600 : at - 300) } : { drawNumber: null, drawnAt: null }),
    autoAssign: true,
    restMinutes: restSeconds / 60,
    games: {
      total: games.filter((game) => game.phase !== 'bye').length,
      finished,
      playing: games.filter((game) => game.phase === 'playing').length,
    },
    expectedEnd,
    rankings: [],
    canManage: true,
  };

  const event = buildEvent({
    ...eventSummary,
    startsAt: tournament.startsAt,
    boards: location.boards.length,
    tournaments: [{ ...summary, status: tournament.status, entries: entries.length }],
  });
  const groups = groupsOf(plan, moment, byId, inOrder);
  const playList = playListOf({
    games,
    groups,
    boards: location.boards,
    gameMinutes: moment.gameMinutes,
    expectedEnd,
    restSeconds,
    autoAssign: true,
  });
  const next = playList.waiting.find(({ why }) => why !== 'sides-unknown')?.game ?? null;
  const shown = shownOn(location.boards, games);

  return {
    user: buildUser(),
    ...{ organisation, location, event, tournament, entries, players, logs: moment.logs, games, groups, results, playList },
    winners: bracketOf('winners', inOrder),
    losers: bracketOf('losers', inOrder),
    eventBoards: playList.boards.map(({ board: one, reserved, game }) => ({
      board: one,
      reserved,
      game,
      next: one.id === shown.board.id ? next : null,
    })),
    boardScreen: {
      board: shown.board,
      location: { id: location.id, name: location.name, timeZone: location.timeZone },
      event: { id: event.id, slug: event.slug, name: event.name },
      autoAssign: true,
      game: shown.game,
      next,
    },
  };
};
