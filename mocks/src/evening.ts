import type { Plan } from '@oche/api/contract/tournament';
import { drawSwissRound, roundsOf } from '@oche/api/tournamentPlan';
import { assignGames } from '@oche/darts/boards/playList';
import type { GroupEntry } from '@oche/darts/draw/groups';
import { gameRef } from '@oche/darts/draw/links';
import { createRandom } from '@oche/darts/draw/random';
import type { DrawnGame } from '@oche/darts/draw/slot';
import type { SwissGame } from '@oche/darts/draw/swiss';
import { entriesOf, followTournament, type TournamentResult, type TournamentState } from '@oche/darts/standings/tournament';
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

/** The games of an evening, and its draw with all rounds of a Swiss tournament. */
export type Evening = { games: EveningGame[]; endedAt: number; draw: Draw };

export type EveningInput = {
  plan: Plan;
  draw: Draw;
  entries: readonly GroupEntry[];
  /** spread of each entry's darts in millimetres */
  sigmas: ReadonlyMap<string, number>;
  boards: readonly string[];
  restSeconds: number;
  /** entries that leave after the group stage, and lose every knockout game by walkover */
  withdrawn?: ReadonlySet<string>;
  /** random seed of the darts; also the draw number of later rounds */
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

const pointsOf = ({ groups }: Plan) => groups?.points ?? { win: 2, draw: 1, loss: 0 };
const winnerOf = ({ winner }: GameState): 0 | 1 | null => (winner === 0 || winner === 1 ? winner : null);

/** Tables, sides and outcomes after these finished games. A tie that no criterion breaks leaves its ranks open. */
export const stateOf = (plan: Plan, draw: Draw, finishedGames: readonly EveningGame[]): TournamentState => {
  const { swiss } = plan.groups ?? {};
  return followTournament({
    stages: draw.stages.map((stage) => ({ ...stage, hasMore: swiss && stage.role === 'groups' && roundsOf(stage.games) < swiss.rounds })),
    results: new Map(
      finishedGames.map(({ ref, state, entries }): [string, TournamentResult] => [
        ref,
        {
          ...{ kind: state.ending === 'walkover' ? 'walkover' : 'played', winner: winnerOf(state), entries },
          ...{ legs: [state.totalLegs[0] ?? 0, state.totalLegs[1] ?? 0], scored: scoredOf(state) },
        },
      ]),
    ),
    points: pointsOf(plan),
    tieBreakers: ['points', ...(plan.groups?.tieBreakers ?? [])],
    walkoverLegs: 0,
  });
};

/** The draw as it was after these finished games: a round of a Swiss tournament is drawn when the one before is over. */
export const drawAfter = (draw: Draw, finishedGames: readonly EveningGame[]): Draw => {
  const isOpen = ({ role, kind }: Draw['stages'][number], game: DrawnGame, before: number) =>
    kind === 'swiss' &&
    game.round < before &&
    game.slots.every((slot) => slot.kind === 'entry') &&
    !finishedGames.some(({ ref }) => ref === gameRef(role, game.key));
  return {
    ...draw,
    stages: draw.stages.map((stage) => ({
      ...stage,
      games: stage.games.filter(({ round }) => !stage.games.some((game) => isOpen(stage, game, round))),
    })),
  };
};

/** Draws the next round of a Swiss tournament if the newest one is over. Otherwise the draw stays as it is. */
const continueDraw = ({ plan, entries, seed }: EveningInput, draw: Draw, { progress }: TournamentState): Draw => {
  const stage = draw.stages.find(({ kind }) => kind === 'swiss');
  const { swiss } = plan.groups ?? {};
  if (!stage || !swiss || roundsOf(stage.games) >= swiss.rounds) return draw;
  const { win, draw: level, loss } = pointsOf(plan);
  const games = stage.games.flatMap(({ key }): SwissGame[] => {
    const { sides, outcome } = progress.games.get(gameRef(stage.id, key)) ?? {};
    const [one, two] = (sides ?? []).flatMap(entriesOf);
    if (!outcome || one === undefined) return [];
    if (two === undefined) return [{ entries: [one], points: [win] }];
    const points = (side: 0 | 1) => (outcome.winner === side ? win : outcome.winner === null ? level : loss);
    return [{ entries: [one, two], points: [points(0), points(1)] }];
  });
  if (games.length < stage.games.length) return draw;
  const drawn = drawSwissRound(entries, games, roundsOf(stage.games) + 1, seed);
  if (!drawn) throw new Error('Nobody is left to play a new opponent: plan fewer rounds');
  return { ...draw, stages: draw.stages.map((each) => (each === stage ? { ...each, games: [...each.games, ...drawn] } : each)) };
};

/** Plays a whole evening. Whenever boards are free, `assignGames` chooses the games to put on them and their markers. */
export const playEvening = (input: EveningInput): Evening => {
  const { plan, sigmas, boards, restSeconds, withdrawn = new Set(), seed, newId, sideRef } = input;
  let { draw } = input;
  const random = createRandom(seed);
  const games: EveningGame[] = [];
  const readySince = new Map<string, number>();
  const marked = new Map<string, number>();

  let now = 0;
  for (;;) {
    const finishedGames = games.filter((game) => game.endedAt <= now);
    const running = games.filter((game) => game.endedAt > now);
    let state = stateOf(plan, draw, finishedGames);
    const continued = continueDraw(input, draw, state);
    if (continued !== draw) {
      draw = continued;
      state = stateOf(plan, draw, finishedGames);
    }
    const current = state.progress;
    const drawnGames = new Map(
      draw.stages.flatMap(({ id, games: all }) => all.map((drawn) => [gameRef(id, drawn.key), { role: id, drawn }])),
    );
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
  return { games, endedAt: Math.max(0, ...games.map((game) => game.endedAt)), draw };
};
