import type { Organisation, User } from '@oche/api/contract/account';
import type { GameLog, GameSummary } from '@oche/api/contract/game';
import type { BoardScreen, EventBoard, EventSummary, Location } from '@oche/api/contract/place';
import type { Bracket, Entry, Group, PlayList, Player, Plan, Results, Tournament, TournamentStatus } from '@oche/api/contract/tournament';
import { buildEvent, buildLocation, buildOrganisation, buildPlayers, buildUser, slugOf } from './builders.ts';
import { localTime, now, secondsFromNow, timeZone } from './clock.ts';
import { drawPlan, type Draw } from './drawPlan.ts';
import { playEvening, type Evening } from './evening.ts';
import { createIds } from './ids.ts';
import { momentOf } from './moment.ts';
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

/** A cache: playing an evening takes a tenth of a second, and many stories show the same one. */
const evenings = new Map<string, Evening>();

/** Draws and plays a tournament up to a stage. The same options give the same world, down to every dart and id. */
export const buildTournament = (options: TournamentOptions = {}): TournamentWorld => {
  const {
    seed = 180,
    players: count = 16,
    boards: boardCount = 4,
    plan = eveningPlan,
    stage = 'groups',
    withdrawn: withdrawnCount = 0,
    name = tournamentName,
    names,
  } = options;
  const organisation = buildOrganisation();
  const location = buildLocation({ boards: boardCount });
  const players = buildPlayers(count, names);
  const newId = createIds(seed);
  const tournamentId = newId(now.getTime() - 20 * 86_400_000);
  const isDrawn = !['draft', 'registration', 'check-in'].includes(stage);
  const isStarted = isDrawn && stage !== 'drawn';

  const entries = players.map((player, i): Entry => ({
    id: newId(now.getTime() - (10 * 86_400 - i) * 1000),
    players: [{ id: player.id, name: player.name }],
    ...{ name: player.name, nickname: player.nickname, club: player.club },
    seed: i < count / 4 && i < 8 ? i + 1 : null,
    checkedIn: isDrawn || (stage === 'check-in' && i % 4 !== 3),
    paid: isDrawn || i % 3 !== 2,
    withdrawn: false,
    waiting: false,
    group: null,
  }));

  const draw: Draw = isDrawn ? drawPlan(plan, entries, seed) : { groups: [], stages: [] };
  const play = (): Evening => {
    const key = JSON.stringify({ seed, boardCount, plan, draw, withdrawnCount });
    const played = evenings.get(key);
    if (played) return played;
    // Players are listed by strength: a spread of 10 mm for the first, almost 22 mm for the last.
    const sigmas = new Map(entries.map((entry, i) => [entry.id, 10 + (12 * i) / count]));
    const eventIds = createIds(seed + 1);
    const boards = location.boards.map(({ id }) => id);
    const withdrawn = new Set(entries.slice(count - withdrawnCount).map(({ id }) => id));
    const evening = playEvening({
      plan,
      draw,
      sigmas,
      boards,
      restSeconds,
      withdrawn,
      seed,
      newId: () => eventIds(now.getTime() - 7_200_000),
      sideRef: (id) => ({ id, players: entries.flatMap((entry) => (entry.id === id ? entry.players.map((player) => player.id) : [])) }),
    });
    evenings.set(key, evening);
    return evening;
  };
  const evening: Evening = isStarted ? play() : { games: [], endedAt: 0 };
  for (const entry of entries) {
    const group = draw.groups.findIndex((ids) => ids.includes(entry.id));
    if (group >= 0) entry.group = group + 1;
  }

  const at = isStarted ? secondOf(stage, evening) : -1500;
  const instant = (second: number) => secondsFromNow(second - at).toISOString();
  const daysAhead = { draft: 14, registration: 7 }[stage as string] ?? 0;
  const quarter = 900_000;
  const startTime = new Date(Math.floor((now.getTime() - at * 1000) / quarter) * quarter + daysAhead * 86_400_000);
  const summary = { id: tournamentId, slug: slugOf(name), name };
  const eventSummary = { id: newId(now.getTime() - 21 * 86_400_000), slug: slugOf(name), name };
  const gameIds = new Map(
    draw.stages.flatMap(({ id, games }) => games.map((game) => [`${id}/${game.key}`, newId(now.getTime() - 9_000_000)])),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  const moment = momentOf({
    ...{
      plan,
      draw,
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
  for (const { board, entries: sides, state } of moment.finishedGames) {
    const entry = board === null ? byId.get(sides[state.winner === 0 ? 1 : 0]) : undefined;
    if (entry) entry.withdrawn = true;
  }
  const results = resultsOf(moment, draw, byId, inOrder);
  const finished = games.filter((game) => game.phase === 'finished').length;
  const expectedEnd = isStarted && stage !== 'finished' ? moment.expectedEnd : null;

  const tournament: Tournament = {
    ...summary,
    status: statusOf[stage],
    test: false,
    startsAt: localTime(startTime),
    timeZone,
    event: eventSummary,
    location: location.name,
    organisation: { id: organisation.id, slug: organisation.slug, name: organisation.name },
    entries: entries.length,
    maxEntries: 64,
    start: (plan.groups ?? plan.winners)?.format.default.start ?? 501,
    stageRoles: (['groups', 'winners', 'losers'] as const).filter((role) => plan[role] !== null),
    winner:
      stage === 'finished' ? (results.places.find((place) => place.role === 'winners' && place.from === 1)?.entry.name ?? null) : null,
    visibility: 'public',
    description: 'Open to everybody. Sign in at the bar, first throw at the bell.',
    plan,
    stages: draw.stages.map(({ id: role }) => ({
      role,
      kind: role === 'groups' ? 'round-robin' : 'knockout',
      games: inOrder.filter((game) => game.stage.role === role && game.phase !== 'bye').length,
      finished: inOrder.filter((game) => game.stage.role === role && game.phase === 'finished').length,
    })),
    drawNumber: isDrawn ? seed : null,
    drawnAt: isDrawn ? instant(isStarted ? -600 : at - 300) : null,
    autoAssign: true,
    restMinutes: restSeconds / 60,
    games: {
      total: games.filter((game) => game.phase !== 'bye').length,
      finished,
      playing: games.filter((game) => game.phase === 'playing').length,
    },
    expectedEnd,
    canManage: true,
  };

  const event = buildEvent({
    ...eventSummary,
    startsAt: tournament.startsAt,
    boards: location.boards.length,
    tournaments: [{ ...summary, status: tournament.status, entries: entries.length }],
  });
  const groups = groupsOf(plan, draw, moment.finishedGames, byId, inOrder);
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
  const shownGame =
    games.find((game) => game.phase === 'playing' && game.stage.role !== 'losers') ?? games.find((game) => game.board && !game.ending);
  const board = location.boards.find(({ id }) => id === shownGame?.board?.id) ?? location.boards[0];
  if (!board) throw new Error('A tournament needs a board');

  return {
    user: buildUser(),
    ...{ organisation, location, event, tournament, entries, players, logs: moment.logs, games, groups, results, playList },
    winners: bracketOf('winners', inOrder),
    losers: bracketOf('losers', inOrder),
    eventBoards: playList.boards.map(({ board: one, reserved, game }) => ({
      board: one,
      reserved,
      game,
      next: one.id === board.id ? next : null,
    })),
    boardScreen: {
      board,
      location: { id: location.id, name: location.name, timeZone: location.timeZone },
      event: { id: event.id, slug: event.slug, name: event.name },
      autoAssign: true,
      game: shownGame ?? null,
      next,
    },
  };
};
