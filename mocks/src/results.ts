import type { Bracket, Entry, Group, PlayerStatistics, Plan, Results } from '@oche/api/contract/tournament';
import type { GameSummary } from '@oche/api/contract/game';
import { placings } from '@oche/darts/draw/placings';
import { combineStatistics, gameStatistics } from '@oche/darts/x01/statistics';
import { ranksFor, type Draw } from './drawPlan.ts';
import { tableOf, type EveningGame } from './evening.ts';
import type { Moment } from './moment.ts';

type Entries = ReadonlyMap<string, Entry>;
const find = (entries: Entries, id: string): Entry => {
  const entry = entries.get(id);
  if (!entry) throw new Error(`No entry ${id} in this tournament`);
  return entry;
};

/** Groups with their tables from the games that are over. */
export const groupsOf = (plan: Plan, draw: Draw, over: readonly EveningGame[], entries: Entries, games: readonly GameSummary[]): Group[] =>
  draw.groups.map((ids, i) => {
    const number = i + 1;
    const played = over.filter(({ role, drawn }) => role === 'groups' && drawn.group === number);
    const { rows, unresolved } = tableOf(plan, ids, played);
    const complete = played.length === (ids.length * (ids.length - 1)) / 2;
    const ranks = ranksFor(plan, ids.length);
    return {
      number,
      complete,
      unresolved: complete ? unresolved : [],
      decision: null,
      games: games.filter((game) => game.group === number),
      rows: rows.map(({ entry, why, legDifference: _difference, ...row }) => ({
        ...row,
        entry: find(entries, entry),
        goesTo: ranks.winners.includes(row.position) ? 'winners' : ranks.losers.includes(row.position) ? 'losers' : null,
        decidedBy:
          why.above && why.above.criterion !== 'points'
            ? { criterion: why.above.criterion, value: why.above.worse, other: why.above.better }
            : null,
      })),
    };
  });

export const bracketOf = (role: 'winners' | 'losers', games: readonly GameSummary[]): Bracket => {
  const own = games.filter((game) => game.stage.role === role);
  return {
    role,
    exists: own.length > 0,
    rounds: Math.max(0, ...own.map((game) => game.rounds)),
    thirdPlace: own.some((game) => game.thirdPlace),
    games: own,
  };
};

const statisticsOf = (over: readonly EveningGame[], entry: Entry): PlayerStatistics => {
  const own = over.flatMap(({ state, entries }) => entries.flatMap((id, side) => (id === entry.id ? [{ state, side }] : [])));
  const legs = (of: (side: number) => number) => own.reduce((sum, { state, side }) => sum + (state.totalLegs[of(side)] ?? 0), 0);
  const all = combineStatistics(own.flatMap(({ state, side }) => gameStatistics(state).sides[side] ?? []));
  return {
    entry: { id: entry.id, name: entry.name },
    games: own.length,
    won: own.filter(({ state, side }) => state.winner === side).length,
    legsFor: legs((side) => side),
    legsAgainst: legs((side) => 1 - side),
    ...{ darts: all.darts, points: all.points, average: all.average, first9: all.first9 },
    ...{ oneEighties: all.maximums, oneSevenOnes: all.any171, highCheckout: all.highCheckout, bestLeg: all.bestLeg },
    ...{ dartsAtDouble: all.doubles, checkouts: all.checkouts },
  };
};

export const resultsOf = ({ over, progress }: Moment, draw: Draw, entries: Entries, games: readonly GameSummary[]): Results => ({
  places: draw.stages.flatMap((stage) =>
    stage.id === 'groups'
      ? []
      : placings(stage, progress).map(({ entry, from, to }) => ({ from, to, role: stage.id, entry: find(entries, entry) })),
  ),
  statistics: [...entries.values()]
    .map((entry) => statisticsOf(over, entry))
    .filter(({ games: played }) => played > 0)
    .sort((a, b) => (b.average ?? 0) - (a.average ?? 0)),
  games: games.filter((game) => game.phase === 'finished').sort((a, b) => (b.finishedAt ?? '').localeCompare(a.finishedAt ?? '')),
});
