import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { PlacesTable } from '../internal/PlacesTable.tsx';
import { YouMark } from '../internal/YouMark.tsx';

export type GroupRow = {
  id: string;
  /** "1", or "2–3" while a tie is unresolved. */
  position: ReactNode;
  name: string;
  /** Page of the player. */
  href?: string;
  /** Formatted figures, in the order of the columns. */
  figures: ReactNode[];
  points: ReactNode;
  /** The knockout to which this position leads. */
  to?: 'winners' | 'losers';
  /** Whether this is the user's row, which is highlighted and marked with `columns.you`. */
  you?: boolean;
  withdrawn?: boolean;
  /** Whether the row is part of a tie that no rule breaks, so that the organiser has to decide. The row is amber. */
  tied?: boolean;
  /** Below the name: "Withdrawn, results removed". */
  note?: ReactNode;
  /** Explains the position: "Level on points with Timo; won their game 3–1." */
  explanation?: ReactNode;
};

export type GroupTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Caption for screen readers: "Group C". */
  caption: string;
  columns: {
    player: ReactNode;
    points: ReactNode;
    /** `title` is the full word, if the head is an abbreviation. */
    figures: { head: ReactNode; title?: string }[];
    /** Heading of the positions, for screen readers. */
    position: string;
    /** The meaning of the spines as text, for screen readers and print. */
    to?: { winners: string; losers: string };
    /** "you", after the user's name. */
    you?: string;
  };
  rows: readonly GroupRow[];
  /** A tie that blocks the next phase, and the button that resolves it. */
  tie?: { title: ReactNode; children?: ReactNode; action?: ReactNode };
  /** Explains the spines: "1 and 2 play the winners' knockout". */
  legend?: ReactNode;
  /** A position with an explanation is a button with this accessible name: "Why is Wout Dubbeltop 2nd?" */
  explain?: (row: GroupRow) => string;
};

const spine = { winners: 'winners', losers: 'consolation' } as const;

/**
 * The standings of a group of 3–8 players. The spine shows the knockout to which a position leads. Enter on a position explains it, ↑ ↓ move to
 * the next one. A tie that no rule breaks is amber, and a banner shows what it blocks.
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
