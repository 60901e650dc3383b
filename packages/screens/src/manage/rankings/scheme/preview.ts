import type { RankingLaboratory } from '@oche/api/contract/ranking';
import { inputOf } from '@oche/api/rankingRows';
import { ranking, rankingChanges, type Ranking, type RankingRow } from '@oche/darts/standings/ranking';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';

/**
 * How a scheme is saved. `later`: finished tournaments keep their points, and the rules about which results count apply at once. `recompute`:
 * finished tournaments get its points too.
 */
export type SaveKind = 'later' | 'recompute';

/** What saving a scheme would change. */
export type Preview = {
  before: Ranking;
  after: Ranking;
  /** the players whose place changes, also those who enter or leave the table */
  moved: ReadonlySet<string>;
  /** whether it changes any points or places */
  changesAnything: boolean;
  leaders: { before: string[]; after: string[] };
  /** the players who enter or leave places with a name */
  bands: { name: string; to: number; enter: { player: string; position: number }[]; leave: string[] }[];
};

const namesAt = ({ rows }: Ranking) => rows.filter(({ position }) => position === 1).map(({ player }) => player);

/** The ranking as it is, and after another scheme is saved. */
export function previewOf(laboratory: RankingLaboratory, scheme: RankingScheme, kind: SaveKind): Preview {
  const input = inputOf(laboratory);
  const before = ranking(input);
  const after = ranking({ ...input, scheme, use: kind === 'recompute' ? 'current' : 'frozen' });
  const changes = rankingChanges(before, after);
  const within = ({ rows }: Ranking, { from, to }: { from: number; to: number }) =>
    rows.filter(({ position }) => from <= position && position <= to);
  return {
    before,
    after,
    moved: new Set(changes.filter((change) => change.before?.position !== change.after?.position).map(({ player }) => player)),
    changesAnything: changes.length > 0,
    leaders: { before: namesAt(before), after: namesAt(after) },
    bands: (scheme.counting.bands ?? []).map((band) => {
      const [old, next] = [within(before, band), within(after, band)];
      const isIn = (rows: readonly RankingRow[], player: string) => rows.some((row) => row.player === player);
      return {
        name: band.name,
        to: band.to,
        enter: next.filter(({ player }) => !isIn(old, player)).map(({ player, position }) => ({ player, position })),
        leave: old.filter(({ player }) => !isIn(next, player)).map(({ player }) => player),
      };
    }),
  };
}
