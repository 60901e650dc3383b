import { gameRef } from '../draw/links.ts';
import { progress, type GameProgress, type GameResult, type Outcome, type Progress } from '../draw/progress.ts';
import type { DrawnGame, Slot } from '../draw/slot.ts';

/** A cup as it is drawn so far, with its results and withdrawals. */
export type Cup = {
  /** all teams that take part, by id; in a cup that follows groups, the teams at ranks that are decided */
  teams: readonly string[];
  /** The ties of all rounds that are drawn, round by round. The side that is named first is at home in the first match. */
  ties: readonly DrawnGame[];
  /** By key of the tie. Store `entries` with each result, so that `progress` can check that it belongs to these teams. */
  results: ReadonlyMap<string, GameResult>;
  /** teams that have withdrawn: every tie that they have not played is a walkover */
  withdrawn?: ReadonlySet<string>;
  /** For slots `rank`: the teams of each group by rank, by number of the group; null at ranks that a tie leaves open. */
  ranks?: ReadonlyMap<number, readonly (string | null)[]>;
};

/** A tie with its sides as far as they are known: a team (`entry`), a bye, or still `winnerOf` a tie or the `rank` of a group. */
export type CupTie = {
  key: string;
  round: number;
  position: number;
  sides: readonly [Slot, Slot];
  /** null: not decided yet */
  outcome: Outcome | null;
  /** both teams are known and the tie is not decided */
  ready: boolean;
};

/** A cup as a view shows it. */
export type Bracket = {
  /** The rounds that are drawn. Byes are ties with a bye. */
  rounds: { round: number; ties: CupTie[] }[];
  /** the next round if it is not drawn yet, with the greatest number of teams that it can have; null if there is none */
  toDraw: { round: number; teams: number } | null;
  champion: string | null;
};

/** The id of the cup in the draw that `progress` reads. */
const cupStage = 'cup';

/** The state of all ties of a cup. */
export function cupProgress({ ties, results, withdrawn, ranks = new Map() }: Cup): Progress {
  // A slot `rank` needs a group. A group of byes stands for each league that the cup follows.
  const groups = new Set(ties.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'rank' ? [slot.group] : []))));
  const leagues = [...groups].map((group): DrawnGame => ({
    key: `g${group}-1`,
    round: 1,
    position: 1,
    group,
    slots: [{ kind: 'bye' }, { kind: 'bye' }],
  }));
  return progress({
    stages: [
      { id: 'leagues', games: leagues },
      { id: cupStage, games: ties },
    ],
    results: new Map([...results].map(([key, result]) => [gameRef(cupStage, key), result])),
    ranks: new Map([...ranks].map(([group, teams]) => [`leagues/g${group}`, teams])),
    ...(withdrawn && { withdrawn }),
  });
}

/** The state of one tie, by its key. */
export const tieIn = ({ games }: Progress, key: string): GameProgress => games.get(gameRef(cupStage, key)) as GameProgress;

/** The ties as a view shows them, in the order of the rounds. */
export function cupTies(cup: Cup): CupTie[] {
  const state = cupProgress(cup);
  const known = new Map<string, CupTie>();
  for (const { key, round, position, slots } of cup.ties) {
    const { sides, outcome, ready } = tieIn(state, key);
    const [one, two] = slots.map((slot, i) => (sides[i as 0 | 1].kind === 'tbd' ? throughByes(slot, known) : sides[i as 0 | 1]));
    known.set(key, { key, round, position, sides: [one as Slot, two as Slot], outcome, ready });
  }
  return [...known.values()];
}

/** The winner of a tie with a bye is its only side. */
function throughByes(slot: Slot, known: ReadonlyMap<string, CupTie>): Slot {
  const [one, two] = (slot.kind === 'winnerOf' && known.get(slot.game)?.sides) || [slot, slot];
  if (one.kind === 'bye') return two;
  return two.kind === 'bye' ? one : slot;
}

/** The cup as drawn so far: its rounds, what is still to be drawn, and the champion. */
export function bracketOf(cup: Cup): Bracket {
  const ties = cupTies(cup);
  const left = teamsLeft(cup, ties);
  const count = left.teams.length + left.waiting.length + left.open.length;
  const [champion = null] = count === 1 ? left.teams : [];
  return {
    rounds: [...Map.groupBy(ties, ({ round }) => round)].map(([round, drawn]) => ({ round, ties: drawn })),
    toDraw: count > 1 ? { round: lastRound(ties) + 1, teams: count } : null,
    champion: champion && champion.team,
  };
}

/** The number of the last round that is drawn; 0 before the first draw. */
export const lastRound = (ties: readonly Pick<CupTie, 'round'>[]): number => ties.reduce((last, { round }) => Math.max(last, round), 0);

/** The teams that can be in the round after the last draw. */
export type TeamsLeft = {
  /** teams that won their last tie, with its key */
  teams: { team: string; from: string }[];
  /** teams that have had no tie yet */
  waiting: string[];
  /** open ties, each of which gives one more team */
  open: string[];
};

/**
 * The teams that can be in the round after the last draw. Teams that have withdrawn are left out, but the winner of the cup stays if it withdraws
 * afterwards.
 */
export function teamsLeft({ teams, withdrawn = new Set() }: Cup, ties: readonly CupTie[]): TeamsLeft {
  // The winners of earlier rounds are in the last round, or have lost their place by a correction.
  const round = lastRound(ties);
  const last = ties.filter((tie) => tie.round === round);
  const seen = new Set(ties.flatMap(({ sides }) => sides.flatMap(teamOf)));
  const waiting = teams.filter((team) => !seen.has(team) && !withdrawn.has(team));
  const open = last.filter(isOpen).map(({ key }) => key);
  const winners = last.flatMap((tie) => winnerOf(tie).map((team) => ({ team, from: tie.key })));
  const isOver = winners.length + waiting.length + open.length === 1;
  return { teams: winners.filter(({ team }) => isOver || !withdrawn.has(team)), waiting, open };
}

/** The team on a side, if it is known. */
export const teamOf = (side: Slot): string[] => (side.kind === 'entry' ? [side.entry] : []);

/** Whether the tie has not decided yet which team goes through. A tie to which neither team came is decided. */
export const isOpen = ({ outcome }: CupTie): boolean => outcome === null || (outcome.kind === 'played' && outcome.winner === null);

/** The team that goes through; none if the tie is open, or if neither team came. */
export const winnerOf = ({ outcome, sides }: CupTie): string[] => (outcome?.winner == null ? [] : teamOf(sides[outcome.winner]));

/** The path of a team: the ties that it has had, then those that it can still reach, as far as they are drawn. */
export function pathOf(cup: Cup, team: string): CupTie[] {
  const ties = cupTies(cup);
  const path = ties.filter(({ sides }) => sides.flatMap(teamOf).includes(team));
  const comesFrom = (key: string) => (_: CupTie, i: number) =>
    (cup.ties[i] as DrawnGame).slots.some((slot) => slot.kind === 'winnerOf' && slot.game === key);
  for (let tie = path.at(-1); tie && isOpen(tie);) {
    tie = ties.find(comesFrom(tie.key));
    if (tie) path.push(tie);
  }
  return path;
}
