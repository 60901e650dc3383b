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
 * The points of every player of a tournament, with their lines. Lines without points are left out, and so are guests that the scheme
 * excludes. The most points come first, then by id.
 * The scheme covers the rules of https://rakegooier.nl/interne-competitie, https://dc-cavemen.de/?page_id=474,
 * https://sportcafe-detempel.nl/darten/ranking and https://onzejansteen.nl.
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

/** The table for this number of entries, or null if all tables need more. */
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
      const count = countOf(bonus, facts);
      return { kind: 'bonus', bonus, count, points: tidy(count * bonus.points) };
    }),
  ];
}

const pointsFor = (places: readonly PlacePoints[] | undefined, place: number): number =>
  places?.find(({ from, to }) => from <= place && place <= to)?.points ?? 0;

function countOf(bonus: Bonus, { visits, strict171s = 0, finishes, legs }: PlayerFacts): number {
  if (bonus.kind === 'strict-171') return strict171s;
  const isWithin = (value: number) => bonus.from <= value && value <= bonus.to;
  if (bonus.kind === 'leg') return legs?.filter(({ darts, start }) => isWithin(darts) && (bonus.start ?? start) === start).length ?? 0;
  return (bonus.kind === 'visit' ? visits : finishes)?.filter(isWithin).length ?? 0;
}
