import type { Plan } from '@oche/api/contract/tournament';
import { gameRef, groupRef } from '@oche/darts/draw/links';
import { assignGames } from '@oche/darts/boards/playList';
import { progress, type GameResult, type Progress } from '@oche/darts/draw/progress';
import { createRandom } from '@oche/darts/draw/random';
import type { DrawnGame } from '@oche/darts/draw/slot';
import { ranksOf, standings, type Standings } from '@oche/darts/standings/standings';
import type { StandingsGame } from '@oche/darts/standings/totals';
import type { SideRef } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { formatFor, type Draw, type Role } from './drawPlan.ts';
import { awardGame, playGame, type PlayedGame } from './playGame.ts';

/** One complete game of the evening. Times are in seconds since the evening began. */
export type EveningGame = PlayedGame & {
  ref: string;
  role: Role;
  drawn: DrawnGame;
  entries: readonly [string, string];
  /** null for a walkover */
  board: string | null;
  marker: string | null;
  calledAt: number;
};

export type Evening = { games: EveningGame[]; endedAt: number };

export type EveningInput = {
  plan: Plan;
  draw: Draw;
  /** spread of each entry's darts in millimetres */
  sigmas: ReadonlyMap<string, number>;
  boards: readonly string[];
  restSeconds: number;
  /** entries that leave after the group stage, and lose every knockout game by walkover */
  withdrawn?: ReadonlySet<string>;
  seed: number;
  newId: () => string;
  /** the reference of an entry and its players in a log */
  sideRef: (entry: string) => SideRef;
};

type Scored = NonNullable<StandingsGame['scored']>;
const unplayed = { points: 0, darts: 0 };
const scores = new WeakMap<GameState, Scored>();

/** Points and darts of both sides of a finished game. Cached, because the tables are computed each time a board is free. */
const scoredOf = (state: GameState): Scored => {
  const known = scores.get(state);
  if (known) return known;
  const [one = unplayed, two = unplayed] = gameStatistics(state).sides;
  scores.set(state, [one, two]);
  return [one, two];
};

/** The table of a group from its finished games. */
export const tableOf = (plan: Plan, entries: readonly string[], games: readonly EveningGame[]): Standings =>
  standings({
    entries,
    games: games.map(({ entries: sides, state }): StandingsGame => ({
      sides,
      legs: [state.totalLegs[0] ?? 0, state.totalLegs[1] ?? 0],
      winner: state.winner === 0 || state.winner === 1 ? state.winner : null,
      scored: scoredOf(state),
    })),
    points: plan.groups?.points ?? { win: 2, draw: 1, loss: 0 },
    tieBreakers: ['points', ...(plan.groups?.tieBreakers ?? [])],
  });

/** The progress of the draw after these finished games. A tie that no criterion breaks leaves its ranks open. */
export const progressOf = (plan: Plan, draw: Draw, finishedGames: readonly EveningGame[]): Progress => {
  const results = new Map<string, GameResult>(
    finishedGames.map(({ ref, state, entries }) => [
      ref,
      {
        kind: state.ending === 'walkover' ? 'walkover' : 'played',
        winner: state.winner === 0 || state.winner === 1 ? state.winner : null,
        entries,
      },
    ]),
  );
  const ranks = new Map<string, readonly (string | null)[]>();
  draw.groups.forEach((entries, i) => {
    const games = finishedGames.filter(({ role, drawn }) => role === 'groups' && drawn.group === i + 1);
    if (games.length === (entries.length * (entries.length - 1)) / 2) {
      ranks.set(groupRef('groups', i + 1), ranksOf(tableOf(plan, entries, games)));
    }
  });
  return progress({ stages: draw.stages, results, ranks });
};

/** Plays a whole evening. Whenever boards are free, `assignGames` chooses the games to put on them and their markers. */
export const playEvening = ({
  plan,
  draw,
  sigmas,
  boards,
  restSeconds,
  withdrawn = new Set(),
  seed,
  newId,
  sideRef,
}: EveningInput): Evening => {
  const random = createRandom(seed);
  const drawnGames = new Map(draw.stages.flatMap(({ id, games }) => games.map((drawn) => [gameRef(id, drawn.key), { role: id, drawn }])));
  const games: EveningGame[] = [];
  const readySince = new Map<string, number>();
  const marked = new Map<string, number>();

  let now = 0;
  for (;;) {
    const finishedGames = games.filter((game) => game.endedAt <= now);
    const running = games.filter((game) => game.endedAt > now);
    const current = progressOf(plan, draw, finishedGames);
    const waiting = [...current.games.values()].filter(({ ref, ready }) => ready && !games.some((game) => game.ref === ref));
    const sidesOf = (ref: string) => current.games.get(ref)?.sides.flatMap((side) => (side.kind === 'entry' ? [side.entry] : [])) ?? [];
    const contestOf = (ref: string, calledAt: number) => {
      const found = drawnGames.get(ref);
      const [one, two] = sidesOf(ref);
      if (!found || one === undefined || two === undefined) throw new Error(`Game ${ref} was called without its two sides`);
      const format = formatFor(draw, found.role, found.drawn);
      return { ...found, format, sides: [one, two].map(sideRef), entries: [one, two] as const, newId, calledAt };
    };
    const awarded = waiting.filter(
      ({ ref }) => drawnGames.get(ref)?.role !== 'groups' && sidesOf(ref).some((entry) => withdrawn.has(entry)),
    );
    for (const { ref } of awarded) {
      const contest = contestOf(ref, now);
      const winner = contest.entries.findIndex((entry) => !withdrawn.has(entry));
      if (winner < 0) throw new Error('Both sides of a game have withdrawn, so nobody wins by walkover: withdraw fewer entries');
      games.push({ ...awardGame(contest, winner), ref, ...contest, board: null, marker: null });
    }
    // A walkover takes no time, so compute the next games again.
    if (awarded.length > 0) continue;
    const lastOn = (board: string) => finishedGames.filter((game) => game.board === board).sort((a, b) => b.endedAt - a.endedAt)[0];

    const assigned = assignGames({
      now,
      rest: restSeconds,
      busy: running.flatMap((game) => [...game.entries, ...(game.marker ? [game.marker] : [])]),
      lastEnded: new Map(finishedGames.flatMap(({ entries, endedAt }) => entries.map((entry) => [entry, endedAt]))),
      marked,
      games: waiting.map(({ ref }) => {
        readySince.set(ref, readySince.get(ref) ?? now);
        const game = drawnGames.get(ref);
        const group = game?.drawn.group;
        return {
          id: ref,
          people: sidesOf(ref),
          waitingSince: readySince.get(ref) ?? now,
          round: game?.drawn.round ?? 1,
          ...(group === undefined ? {} : { markers: draw.groups[group - 1] ?? [] }),
        };
      }),
      boards: boards.map((id) => {
        const last = lastOn(id);
        const loser = last?.state.winner === 0 ? last.entries[1] : last?.entries[0];
        return {
          id,
          state: running.some((game) => game.board === id) ? ('playing' as const) : ('free' as const),
          ...(loser === undefined || withdrawn.has(loser) ? {} : { previousLoser: loser }),
        };
      }),
    });

    for (const { game: ref, board, marker } of assigned) {
      const contest = contestOf(ref, now);
      if (marker) marked.set(marker, (marked.get(marker) ?? 0) + 1);
      const sigmasOf = contest.entries.map((entry) => sigmas.get(entry) ?? 20);
      const played = playGame({ ...contest, sigmas: sigmasOf, random, startedAt: now + 70 + Math.floor(random() * 80) });
      games.push({ ...played, ref, ...contest, board, marker });
    }

    const nextTimes = [...games.map((game) => game.endedAt), ...games.map((game) => game.endedAt + restSeconds)].filter((at) => at > now);
    if (nextTimes.length === 0) break;
    now = Math.min(...nextTimes);
  }
  return { games, endedAt: Math.max(0, ...games.map((game) => game.endedAt)) };
};
