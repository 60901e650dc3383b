import type { Bracket, Entry, Group, PlayerStatistics, Plan, Results } from '@oche/api/contract/tournament';
import type { GameSummary } from '@oche/api/contract/game';
import { groupRef } from '@oche/darts/draw/links';
import { finalPlaces } from '@oche/darts/standings/finalPlaces';
import { combineStatistics, gameStatistics } from '@oche/darts/x01/statistics';
import { qualifyingRanks, roundsOf } from '@oche/api/tournamentPlan';
import type { EveningGame } from './evening.ts';
import type { Moment } from './moment.ts';

type Entries = ReadonlyMap<string, Entry>;
const find = (entries: Entries, id: string): Entry => {
  const entry = entries.get(id);
  if (!entry) throw new Error(`No entry ${id} in this tournament`);
  return entry;
};

/** Groups with their tables, computed from their finished games. */
export const groupsOf = (plan: Plan, { draw, state }: Moment, entries: Entries, games: readonly GameSummary[]): Group[] =>
  draw.groups.map((ids, i) => {
    const number = i + 1;
    const table = state.tables.get(groupRef('groups', number));
    if (!table) throw new Error(`Group ${number} has no games`);
    const { rows, unresolved, complete } = table;
    const round = roundsOf(draw.stages.find(({ role }) => role === 'groups')?.games ?? []);
    const ranks = qualifyingRanks(plan, ids.length);
    return {
      number,
      complete,
      swiss: plan.groups?.swiss ? { round, rounds: plan.groups.swiss.rounds } : null,
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

/** The certain places. The id of a stage is its role. */
const placesOf = ({ draw, state }: Moment, entries: Entries): Results['places'] =>
  finalPlaces(draw.stages, state).map(({ entry, from, to, stage }) => ({
    ...{ from, to },
    role: stage as Results['places'][number]['role'],
    entry: find(entries, entry),
  }));

export const resultsOf = (moment: Moment, entries: Entries, games: readonly GameSummary[]): Results => ({
  places: placesOf(moment, entries),
  statistics: [...entries.values()]
    .map((entry) => statisticsOf(moment.finishedGames, entry))
    .filter(({ games: played }) => played > 0)
    .sort((a, b) => (b.average ?? 0) - (a.average ?? 0)),
  games: games.filter((game) => game.phase === 'finished').sort((a, b) => (b.finishedAt ?? '').localeCompare(a.finishedAt ?? '')),
});
