import { most, type Plan } from '@oche/api/contract/tournament';
import { drawKnockouts, formatOf, groupSizes, roundsOf, type DrawnStage } from '@oche/api/tournamentPlan';
import { estimate, type PlannedGame } from '@oche/darts/boards/estimate';
import { priorPace } from '@oche/darts/boards/pace';
import { gameRef, linkGames, waitsFor } from '@oche/darts/draw/links';
import { progress } from '@oche/darts/draw/progress';
import { roundRobin } from '@oche/darts/draw/roundRobin';
import type { DrawnGame } from '@oche/darts/draw/slot';
import { planOutcome } from './planOutcome.ts';

const minute = 60_000;

/** All rounds of a Swiss tournament. Who meets whom does not matter for its length. */
const swissGames = (rounds: number, entries: readonly string[]): DrawnGame[] =>
  Array.from({ length: rounds * (entries.length >> 1) }, (_game, index) => {
    const [round, position] = [Math.floor(index / (entries.length >> 1)) + 1, (index % (entries.length >> 1)) + 1];
    const entry = (side: 0 | 1) => ({ kind: 'entry' as const, entry: entries[2 * (position - 1) + side]! });
    return { key: `s${round}-${position}`, round, position, group: 1, slots: [entry(0), entry(1)] };
  });

/** The stages of a plan with every game, for entries in the order of their groups. */
function stagesOf(plan: Plan, entries: readonly string[]): DrawnStage[] {
  const { groups, winners, losers } = plan;
  const sizes = groupSizes(plan, entries.length);
  const starts = sizes.map((_size, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const knockouts = drawKnockouts(plan, groups ? { sizes } : { entries: entries.map((id) => ({ id })), drawNumber: 1 });
  const roundRobins = sizes.flatMap((size, index) => roundRobin(entries.slice(starts[index], starts[index]! + size), index + 1));
  return [
    ...(groups?.swiss
      ? [{ role: 'groups' as const, kind: 'swiss' as const, format: groups.format, games: swissGames(groups.swiss.rounds, entries) }]
      : groups
        ? [{ role: 'groups' as const, kind: 'round-robin' as const, format: groups.format, games: roundRobins }]
        : []),
    ...(winners
      ? [
          {
            ...{ role: 'winners' as const, format: winners.format, games: knockouts.winners },
            kind: winners.double ? ('double-elimination' as const) : ('knockout' as const),
          },
        ]
      : []),
    ...(losers ? [{ role: 'losers' as const, kind: 'knockout' as const, format: losers.format, games: knockouts.losers }] : []),
  ];
}

/**
 * The expected minutes from the first call to the last dart, with `entries` players or pairs and the usual pace of clubs. Null if the plan
 * gives no games, or too many to simulate.
 */
export function planMinutes(plan: Plan, entries: number, boards: number): number | null {
  const outcome = planOutcome(plan, entries);
  if (!outcome || outcome.games === 0 || outcome.games > most.stageGames || boards < 1) return null;
  const stages = stagesOf(
    plan,
    Array.from({ length: entries }, (_entry, index) => String(index)),
  ).map((stage) => ({ ...stage, id: stage.role }));
  const links = linkGames(stages);
  const { games } = progress({ stages, results: new Map(), ranks: new Map() });
  const planned = stages.flatMap((stage) => {
    const rounds = roundsOf(stage.games);
    return stage.games.flatMap((game): PlannedGame[] => {
      const ref = gameRef(stage.id, game.key);
      const state = games.get(ref);
      if (!state || state.outcome) return [];
      const before =
        stage.kind === 'swiss' ? stage.games.filter(({ round }) => round === game.round - 1).map(({ key }) => gameRef(stage.id, key)) : [];
      return [
        {
          id: ref,
          people: state.sides.flatMap((side) => (side.kind === 'entry' ? [side.entry] : [])),
          after: [...waitsFor(links, ref), ...before],
          duration: priorPace(formatOf(stage, rounds, game)).duration,
        },
      ];
    });
  });
  const { end } = estimate({ games: planned, boards: Array.from({ length: boards }, (_board, index) => String(index)), now: 0 });
  return end === null ? null : end / minute;
}
