import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FootnoteMark, Footnotes } from '../internal/Footnotes.tsx';
import { PlacesTable, type PlacesColumn, type PlacesRow } from '../internal/PlacesTable.tsx';
import { YouMark } from '../internal/YouMark.tsx';
import { cx } from '../internal/cx.ts';

/** Points from one tournament, or a manual adjustment. */
export type RankingResult = {
  id: string;
  /** Formatted points: "48", "−10", or "–" if the player did not take part. */
  points: ReactNode;
  /** The tournament and the round reached: "Krijtdorp Friday Open 12, quarter-final". */
  label: ReactNode;
  /** Whether the result is not among the best N, and is crossed out. */
  dropped?: boolean;
};

export type RankingRow = {
  id: string;
  position: ReactNode;
  name: string;
  /** Page of the player. */
  href?: string;
  club?: ReactNode;
  /** The change since the last tournament: its direction, and its text ("up 3"). */
  movement?: { way: 'up' | 'down' | 'level' | 'new'; text: string };
  /** In the order of the tournaments; the latest is the last. */
  results: readonly RankingResult[];
  total: ReactNode;
  /** In a preview: the position and the total before the new scheme. */
  previous?: { position: ReactNode; total: ReactNode };
  /** Mark of the row's footnote, e.g. about a manual adjustment. */
  note?: string;
  /** Whether it is the user's row. */
  you?: boolean;
};

export type RankingTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Caption for screen readers: "Order of merit 2026". */
  caption: string;
  /** How points are counted: "Best 6 of 8 tournaments". */
  counts?: ReactNode;
  /** `preview`: old and new points side by side, before a new scheme is applied. */
  view?: 'ranking' | 'preview';
  columns: {
    position: string;
    player: ReactNode;
    movement: ReactNode;
    results: ReactNode;
    total: ReactNode;
    /** Headings of the preview. */
    preview?: { oldPosition: ReactNode; oldTotal: ReactNode; newTotal: ReactNode };
  };
  rows: readonly RankingRow[];
  /** The user's row, if it is not among `rows`. It stays at the bottom of the window. */
  pinned?: RankingRow;
  notes?: readonly { mark: string; text: ReactNode }[];
  labels: {
    /** A position is a button with this accessible name: "Results of Lotte Bullens, 2nd". */
    results: (row: RankingRow) => string;
    /** Beside a dropped result: "does not count". */
    dropped: string;
    /** "you", after the user's name. */
    you: string;
    note: (mark: string) => string;
  };
};

const signs = { up: ArrowUp, down: ArrowDown, level: Minus, new: Plus };

/**
 * An order of merit by the best N of M results. A movement has an icon and a text. Results that do not count are crossed out. Enter on a
 * position opens its results; ↑ ↓ move between positions.
 */
export function RankingTable({
  caption,
  counts,
  view = 'ranking',
  columns,
  rows,
  pinned,
  notes = [],
  labels,
  className,
  ...props
}: RankingTableProps) {
  const { preview } = columns;
  const heads: PlacesColumn[] =
    view === 'preview' && preview
      ? [
          { head: preview.oldPosition, as: 'quiet' },
          { head: columns.movement, as: 'text', from: 'sm' },
          { head: preview.oldTotal, as: 'quiet' },
          { head: preview.newTotal, as: 'points' },
        ]
      : [
          { head: columns.movement, as: 'text' },
          { head: columns.results, from: 'lg' },
          { head: columns.total, as: 'points' },
        ];
  const cellsOf = (row: RankingRow): ReactNode[] =>
    view === 'preview'
      ? [row.previous?.position ?? '–', <Movement key="m" row={row} />, row.previous?.total ?? '–', row.total]
      : [<Movement key="m" row={row} />, <Figures key="r" row={row} dropped={labels.dropped} />, row.total];
  const rowOf = (row: RankingRow): PlacesRow => ({
    id: row.id,
    position: row.position,
    name: row.name,
    href: row.href,
    cells: cellsOf(row),
    after: (
      <>
        {row.you && <YouMark word={labels.you} />}
        {row.note !== undefined && <FootnoteMark mark={row.note} label={labels.note(row.note)} />}
      </>
    ),
    ...(row.club !== undefined && { under: row.club }),
    ...(row.you && { tone: 'you' as const }),
    ...(row.results.length > 0 && { detail: <Results row={row} dropped={labels.dropped} />, detailLabel: labels.results(row) }),
  });
  return (
    <div className={className} {...props}>
      <PlacesTable
        caption={caption}
        {...(counts !== undefined && { captionShown: counts })}
        position={columns.position}
        name={columns.player}
        density="comfortable"
        columns={heads}
        rows={rows.map(rowOf)}
        pinned={pinned && rowOf(pinned)}
      />
      <Footnotes notes={notes} />
    </div>
  );
}

function Movement({ row: { movement } }: { row: RankingRow }) {
  if (!movement) return '–';
  const Sign = signs[movement.way];
  return (
    <span className="inline-flex items-center gap-1 text-caption text-ink-2">
      <Sign aria-hidden className="size-3.5" />
      {movement.text}
    </span>
  );
}

/** All results on one line, including those that do not count. */
function Figures({ row, dropped }: { row: RankingRow; dropped: string }) {
  return (
    <span className="inline-flex gap-3">
      {row.results.map((result) => (
        <span key={result.id} className="min-w-6 text-right">
          <Points result={result} dropped={dropped} />
        </span>
      ))}
    </span>
  );
}

function Points({ result, dropped }: { result: RankingResult; dropped: string }) {
  if (!result.dropped) return result.points;
  return (
    <>
      <s className="text-ink-3 decoration-1">{result.points}</s>
      <span className="sr-only"> {dropped}</span>
    </>
  );
}

function Results({ row, dropped }: { row: RankingRow; dropped: string }) {
  return (
    <ol className="max-w-xl border-t border-line">
      {row.results.map((result) => (
        <li key={result.id} className="flex min-h-9 items-center gap-3 border-b border-line last:border-0">
          <span className={cx('min-w-0 flex-1 py-1', result.dropped && 'text-ink-3')}>
            {result.label}
            {result.dropped && (
              <span aria-hidden className="text-ink-3">
                , {dropped}
              </span>
            )}
          </span>
          <span className="score-xs">
            <Points result={result} dropped={dropped} />
          </span>
        </li>
      ))}
    </ol>
  );
}
