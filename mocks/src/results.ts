import type { Bracket, Entry, Group, PlayerStatistics, Plan, Results } from '@oche/api/contract/tournament';
import type { GameSummary } from '@oche/api/contract/game';
import type { Progress } from '@oche/darts/draw/progress';
import { placings } from '@oche/darts/draw/placings';
import { combineStatistics, gameStatistics } from '@oche/darts/x01/statistics';
import { qualifyingRanks } from '@oche/api/tournamentPlan';
import type { Draw } from './drawPlan.ts';
import { tableOf, type EveningGame } from './evening.ts';
import type { Moment } from './moment.ts';

type Entries = ReadonlyMap<string, Entry>;
const find = (entries: Entries, id: string): Entry => {
  const entry = entries.get(id);
  if (!entry) throw new Error(`No entry ${id} in this tournament`);
  return entry;
};

/** Groups with their tables, computed from their finished games. */
export const groupsOf = (
  plan: Plan,
  draw: Draw,
  finishedGames: readonly EveningGame[],
  entries: Entries,
  games: readonly GameSummary[],
): Group[] =>
  draw.groups.map((ids, i) => {
    const number = i + 1;
    const ended = finishedGames.filter(({ role, drawn }) => role === 'groups' && drawn.group === number);
    const { rows, unresolved } = tableOf(plan, ids, ended);
    const complete = ended.length === (ids.length * (ids.length - 1)) / 2;
    const ranks = qualifyingRanks(plan, ids.length);
    return {
      number,
      complete,
      swiss: plan.groups?.swiss ? { round: 1, rounds: plan.groups.swiss.rounds } : null,
      unresolved: complete ? unresolved : [],
      decision: null,
      games: games.filter((game) => game.group === number),
      rows: rows.map(({ entry, why, tiedWith, position, played, won, drawn, lost, legsFor, legsAgainst, points, average }, index) => ({
        ...{ position, played, won, drawn, lost, legsFor, legsAgainst, points, average },
        tiedWith: complete ? tiedWith : [],
        entry: find(entries, entry),
        goesTo: ranks.winners.includes(index + 1) ? 'winners' : ranks.losers.includes(index + 1) ? 'losers' : null,
        decidedBy:
          why.above && why.above.criterion !== 'points'
            ? { criterion: why.above.criterion, value: why.above.worse, other: why.above.better }
            : null,
      })),
    };
  });

export const bracketOf = (role: 'winners' | 'losers', games: readonly GameSummary[]): Bracket => {
  const gamesOfRole = games.filter((game) => game.stage.role === role);
  return {
    role,
    kind: gamesOfRole.some(({ bracket }) => bracket) ? 'double-elimination' : 'knockout',
    exists: gamesOfRole.length > 0,
    rounds: Math.max(0, ...gamesOfRole.map((game) => game.rounds)),
    thirdPlace: gamesOfRole.some((game) => game.thirdPlace),
    games: gamesOfRole,
  };
};

const statisticsOf = (finishedGames: readonly EveningGame[], entry: Entry): PlayerStatistics => {
  const sides = finishedGames.flatMap(({ state, entries }) => entries.flatMap((id, side) => (id === entry.id ? [{ state, side }] : [])));
  const legs = (sideOf: (side: number) => number) => sides.reduce((sum, { state, side }) => sum + (state.totalLegs[sideOf(side)] ?? 0), 0);
  const all = combineStatistics(sides.flatMap(({ state, side }) => gameStatistics(state).sides[side] ?? []));
  return {
    entry: { id: entry.id, name: entry.name },
    games: sides.length,
    won: sides.filter(({ state, side }) => state.winner === side).length,
    legsFor: legs((side) => side),
    legsAgainst: legs((side) => 1 - side),
    ...{ darts: all.darts, points: all.points, average: all.average, first9: all.first9 },
    ...{ oneEighties: all.maximums, oneSevenOnes: all.any171, highCheckout: all.highCheckout, bestLeg: all.bestLeg },
    ...{ dartsAtDouble: all.doubles, checkouts: all.checkouts },
  };
};

/** Final places. Players of the losers' knockout come after all players of the winners' knockout. */
const placesOf = (draw: Draw, progress: Progress, entries: Entries): Results['places'] => {
  let ahead = 0;
  return draw.stages.flatMap((stage) => {
    if (stage.id === 'groups') return [];
    const offset = ahead;
    ahead += stage.games.filter((game) => game.round === 1).flatMap((game) => game.slots.filter((slot) => slot.kind !== 'bye')).length;
    return placings(stage, progress).map(({ entry, from, to }) => ({
      ...{ from: from + offset, to: to + offset },
      role: stage.id,
      entry: find(entries, entry),
    }));
  });
};

export const resultsOf = ({ finishedGames, progress }: Moment, draw: Draw, entries: Entries, games: readonly GameSummary[]): Results => ({
  places: placesOf(draw, progress, entries),
  statistics: [...entries.values()]
    .map((entry) => statisticsOf(finishedGames, entry))
    .filter(({ games: played }) => played > 0)
    .sort((a, b) => (b.average ?? 0) - (a.average ?? 0)),
  games: games.filter((game) => game.phase === 'finished').sort((a, b) => (b.finishedAt ?? '').localeCompare(a.finishedAt ?? '')),
});
