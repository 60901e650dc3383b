import { byId } from './order.ts';
import { tidy } from './totals.ts';
import type {
  Bonus,
  PlacePoints,
  PlayerFacts,
  PlayerPoints,
  PointsLine,
  PointsScheme,
  PointsTable,
  TournamentFacts,
} from './rankingScheme.ts';

/**
 * Points of every player of a tournament, with the lines that they come from; lines that give nothing are left out. The most
 * points first, then by id. Guests that the scheme excludes are not in the list.
 * Source of what a scheme knows: https://rakegooier.nl/interne-competitie, https://dc-cavemen.de/?page_id=474,
 * https://sportcafe-detempel.nl/darten/ranking, https://onzejansteen.nl
 */
export function rankTournament(scheme: PointsScheme, { entries, players }: TournamentFacts): PlayerPoints[] {
  const table = tableFor(scheme, entries);
  return players
    .filter(({ guest }) => !guest || scheme.guests === 'counted')
    .map((facts) => {
      const lines = table ? linesOf(table, facts).filter(({ points }) => points !== 0) : [];
      return { player: facts.player, points: tidy(lines.reduce((sum, { points }) => sum + points, 0)), lines };
    })
    .sort((a, b) => b.points - a.points || byId(a.player, b.player));
}

/** The table for a field of this size, or null for a field that is smaller than all of them ask for. */
export function tableFor({ tables }: PointsScheme, entries: number): PointsTable | null {
  const fitting = tables.filter(({ fromEntries }) => fromEntries <= entries);
  return fitting.toSorted((a, b) => a.fromEntries - b.fromEntries).at(-1) ?? null;
}

function linesOf(table: PointsTable, facts: PlayerFacts): PointsLine[] {
  const { groupPlace, knockout, gamesWon, legsWon } = facts;
  const { attendance = 0, groupPlaces, knockoutPlaces, perGameWon = 0, perLegWon = 0, bonuses = [] } = table;
  return [
    { kind: 'attendance', points: attendance },
    ...(groupPlace === undefined ? [] : [{ kind: 'group-place' as const, place: groupPlace, points: pointsFor(groupPlaces, groupPlace) }]),
    ...(knockout
      ? [{ kind: 'knockout-place' as const, ...knockout, points: pointsFor(knockoutPlaces?.[knockout.bracket], knockout.from) }]
      : []),
    { kind: 'games-won', count: gamesWon, each: perGameWon, points: tidy(gamesWon * perGameWon) },
    { kind: 'legs-won', count: legsWon, each: perLegWon, points: tidy(legsWon * perLegWon) },
    ...bonuses.map((bonus): PointsLine => {
      const count = timesOf(bonus, facts);
      return { kind: 'bonus', bonus, count, points: tidy(count * bonus.points) };
    }),
  ];
}

const pointsFor = (places: readonly PlacePoints[] | undefined, place: number): number =>
  places?.find(({ from, to }) => from <= place && place <= to)?.points ?? 0;

function timesOf(bonus: Bonus, { visits, strict171s = 0, finishes, legs }: PlayerFacts): number {
  if (bonus.kind === 'strict-171') return strict171s;
  const isWithin = (value: number) => bonus.from <= value && value <= bonus.to;
  if (bonus.kind === 'leg') return legs?.filter(({ darts, start }) => isWithin(darts) && (bonus.start ?? start) === start).length ?? 0;
  return (bonus.kind === 'visit' ? visits : finishes)?.filter(isWithin).length ?? 0;
}
