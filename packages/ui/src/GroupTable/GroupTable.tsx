import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { PlacesTable } from '../internal/PlacesTable.tsx';
import { YouMark } from '../internal/YouMark.tsx';

export type GroupRow = {
  id: string;
  /** "1", or "2–3" while a tie is open */
  position: ReactNode;
  name: string;
  /** address of this player's page */
  href?: string;
  /** formatted figures, in the order of the columns */
  figures: ReactNode[];
  points: ReactNode;
  /** which knockout this place leads to */
  to?: 'winners' | 'losers';
  /** the reader's own row: tinted; `columns.you` says so in words */
  you?: boolean;
  withdrawn?: boolean;
  /** part of a tie that no rule has broken: amber, a person decides */
  tied?: boolean;
  /** in words under the name: "Withdrawn, results struck" */
  note?: ReactNode;
  /** why this place, e.g. "Level on points with Timo; won their game 3–1." */
  explanation?: ReactNode;
};

export type GroupTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the table is, for screen readers: "Group C". */
  caption: string;
  columns: {
    player: ReactNode;
    points: ReactNode;
    /** `title` is the whole word where the head is an abbreviation. */
    figures: { head: ReactNode; title?: string }[];
    /** Head of the places, for screen readers. */
    position: string;
    /** What the spines lead to, in words, for screen readers and paper. */
    to?: { winners: string; losers: string };
    /** "you", after the reader's name. */
    you?: string;
  };
  rows: readonly GroupRow[];
  /** A tie that blocks what follows, and the button that resolves it. */
  tie?: { title: ReactNode; children?: ReactNode; action?: ReactNode };
  /** What the spines mean: "1 and 2 play the winners' knockout". */
  legend?: ReactNode;
  /** Name of the button that a place becomes: "Why is Wout Dubbeltop 2nd?" */
  explain?: (row: GroupRow) => string;
};

const spine = { winners: 'winners', losers: 'consolation' } as const;

/**
 * Standings of a group of 3–8. The spine says which knockout a place leads to; Enter on a place says why, ↑ ↓ go to the next.
 * A tie that no rule breaks is amber, and says what waits for it.
 */
export function GroupTable({ caption, columns, rows, tie, legend, explain, className, ...props }: GroupTableProps) {
  return (
    <div className={className} {...props}>
      {tie && (
        <Banner kind="warning" title={tie.title} action={tie.action} className="mb-2">
          {tie.children}
        </Banner>
      )}
      <PlacesTable
        caption={caption}
        position={columns.position}
        name={columns.player}
        columns={[...columns.figures, { head: columns.points, as: 'points' as const }]}
        rows={rows.map((row) => ({
          id: row.id,
          position: row.position,
          name: row.name,
          ...(row.href !== undefined && { href: row.href }),
          struck: row.withdrawn,
          cells: [...row.figures, row.points],
          ...(row.you && columns.you !== undefined && { after: <YouMark word={columns.you} /> }),
          ...(row.note !== undefined && { under: row.note }),
          ...(row.to && { spine: spine[row.to], zone: columns.to?.[row.to] }),
          ...(row.tied ? { tone: 'warning' as const } : row.you && { tone: 'you' as const }),
          ...(explain && row.explanation !== undefined && { detail: row.explanation, detailLabel: explain(row) }),
        }))}
      />
      {legend !== undefined && <p className="mt-2 text-body-small text-ink-3">{legend}</p>}
    </div>
  );
}
