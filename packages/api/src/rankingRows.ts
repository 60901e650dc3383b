import { earlierRanking, ranking, type Absent, type RankingRow as DartsRow } from '@oche/darts/standings/ranking';
import type { RankingInput, RankingTotals } from '@oche/darts/standings/rankingTotals';
import { tidy } from '@oche/darts/standings/totals';
import type { AbsentPlayer, Ranking, RankingLaboratory, RankingRow, rankingTieBreakers } from './contract/ranking.ts';

/** Who the players of a ranking are. `shown`: the ids of the tournaments to which `results` belong, in their order. */
export type RankingPeople = {
  names: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
  shown: readonly string[];
};

const adjustedOf = ({ adjustments }: RankingTotals): number | null =>
  adjustments.length > 0 ? tidy(adjustments.reduce((sum, { points }) => sum + points, 0)) : null;

const standingOf = (totals: RankingTotals, { names, categories }: RankingPeople) => ({
  player: { id: totals.player, name: names.get(totals.player) ?? '' },
  category: categories.get(totals.player) ?? null,
  points: totals.points,
  attended: totals.attended,
  missed: totals.missed,
});

/** Compares players by name. */
export const byPlayerName = (a: { player: { name: string } }, b: { player: { name: string } }): number =>
  a.player.name < b.player.name ? -1 : 1;

const decidedBy = ({ why: { above } }: DartsRow): RankingRow['decidedBy'] =>
  above && above.criterion !== 'points'
    ? {
        criterion: above.criterion as (typeof rankingTieBreakers)[number],
        value: above.worse,
        other: above.better,
        nth: above.nth ?? null,
      }
    : null;

/** The input of `ranking` for a laboratory. */
export const inputOf = ({ scheme, asOf, schemes, tournaments, adjustments }: RankingLaboratory): RankingInput => {
  const points = new Map(schemes.map((each) => [each.version, each.points]));
  return {
    ...{ scheme, asOf, adjustments },
    tournaments: tournaments.map(({ name: _name, version, ...tournament }) => {
      const frozen = version === undefined ? undefined : points.get(version);
      return { ...tournament, ...(frozen && { frozen }) };
    }),
  };
};

/**
 * The rows of a ranking with names, movement and reasons, as the API returns them. Players who share a place are sorted by name. Organisers also use it to preview another scheme.
 * `totals`: by player, also for players who are not ranked
 */
export const rankingRows = (
  input: RankingInput,
  people: RankingPeople,
): Pick<Ranking, 'movedSince'> & { rows: RankingRow[]; out: AbsentPlayer[]; totals: ReadonlyMap<string, DartsRow | Absent> } => {
  const { rows, out } = ranking(input);
  const earlier = earlierRanking(input);
  const before = new Map(earlier?.ranking.rows.map(({ player, position }) => [player, position]));
  const most = rows[0]?.points ?? 0;
  /** The reason of a place belongs to all players who share it. */
  const reasons = new Map(rows.toReversed().map((row) => [row.position, decidedBy(row)]));
  return {
    movedSince: earlier?.on ?? null,
    rows: rows
      .map((row) => {
        const results = new Map(row.results.map(({ tournament, points, counts }) => [tournament, { points, counts }]));
        return {
          ...standingOf(row, people),
          ...{ position: row.position, tied: row.tiedWith.length > 0, behind: tidy(most - row.points) },
          before: before.get(row.player) ?? null,
          results: people.shown.map((id) => results.get(id) ?? null),
          adjusted: adjustedOf(row),
          band: row.band,
          decidedBy: reasons.get(row.position) ?? null,
        };
      })
      .sort((a, b) => a.position - b.position || byPlayerName(a, b)),
    out: out.map((each) => ({ ...standingOf(each, people), because: each.because })).sort(byPlayerName),
    totals: new Map([...rows, ...out].map((each) => [each.player, each])),
  };
};
