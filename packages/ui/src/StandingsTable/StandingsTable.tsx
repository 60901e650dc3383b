import type { ComponentProps, ReactNode } from 'react';
import { FootnoteMark, Footnotes } from '../internal/Footnotes.tsx';
import { PlacesTable, type PlacesColumn } from '../internal/PlacesTable.tsx';
import { YouMark } from '../internal/YouMark.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { cx } from '../internal/cx.ts';

export type StandingsColumn = {
  head: ReactNode;
  /** The full word, if the head is an abbreviation. */
  title?: string;
  /** Hidden on screens narrower than this (480, 768, 1024 px). Positions and points are never hidden. */
  from?: 'sm' | 'md' | 'lg';
};

export type StandingsRow = {
  id: string;
  /** "1", or "2–4" if teams share a position. */
  position: ReactNode;
  team: string;
  /** Page of the team. */
  href?: string;
  /** Below the name: the team of a player. */
  club?: ReactNode;
  /** Formatted figures, in the order of the columns; "–" if unknown. */
  figures: readonly ReactNode[];
  /** A `FormStreak`: the last five results, the newest on the right. */
  form?: ReactNode;
  points: ReactNode;
  /** Whether it is in a tie that no rule breaks, so that the organiser has to decide. The row is amber. */
  tied?: boolean;
  /** Whether the team has left the competition. Its name is struck. */
  withdrawn?: boolean;
  /** A position for promotion, relegation or the play-offs. It has a spine, which `zones` explains. */
  zone?: 'up' | 'down';
  /** Whether it is the user's team. */
  you?: boolean;
  /** The match in progress, e.g. "4–3 v DC Restwaard". The figures include its current score. */
  live?: ReactNode;
  /** Mark of the row's footnote, e.g. about a penalty: "1". */
  note?: string;
  /** Explains the position, if points alone do not. */
  explanation?: ReactNode;
};

export type StandingsTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Caption for screen readers: "First division". */
  caption: string;
  /** The matches that are included: "after matchday 9". The choice of a matchday is outside the table. */
  after?: ReactNode;
  /** Headings. The form is before the points, and below the name on screens narrower than 768 px. */
  columns: { position: string; team: ReactNode; figures: readonly StandingsColumn[]; form?: ReactNode; points: ReactNode };
  rows: readonly StandingsRow[];
  /** The meaning of the spines as text: below the table, and in each row for screen readers. */
  zones?: { up?: string; down?: string };
  /** Footnotes: penalties, an unplayed match, a decision. */
  notes?: readonly { mark: string; text: ReactNode }[];
  labels: {
    /** The label beside the dot of a match in progress. */
    live: ReactNode;
    /** Text of a footnote mark for screen readers: "note 1". */
    note: (mark: string) => string;
    /** A position with an explanation is a button with this accessible name: "Why is De Visgraat Bullegem 5th?" */
    explain: (row: StandingsRow) => string;
    /** "you", after the name in a row with `you`. */
    you?: string;
  };
};

const spine = { up: 'winners', down: 'consolation' } as const;

/**
 * The table of a league. Points are bolder and narrower than the figures that explain them, which are hidden on phones. Spines mark
 * promotion and relegation, footnotes explain penalties, and Enter on a position explains the order of teams with equal points.
 */
export function StandingsTable({ caption, after, columns, rows, zones, notes = [], labels, className, ...props }: StandingsTableProps) {
  const heads: PlacesColumn[] = [
    ...columns.figures,
    ...(columns.form === undefined ? [] : [{ head: columns.form, as: 'text' as const, from: 'md' as const }]),
    { head: columns.points, as: 'points' },
  ];
  return (
    <div className={className} {...props}>
      <PlacesTable
        teams
        caption={caption}
        {...(after !== undefined && { captionShown: after })}
        position={columns.position}
        name={columns.team}
        columns={heads}
        rows={rows.map((row) => ({
          id: row.id,
          position: row.position,
          name: row.team,
          href: row.href,
          cells: [...row.figures, ...(columns.form === undefined ? [] : [row.form ?? '–']), row.points],
          ...((row.note !== undefined || (row.you && labels.you !== undefined)) && {
            after: (
              <>
                {row.you && labels.you !== undefined && <YouMark word={labels.you} />}
                {row.note !== undefined && <FootnoteMark mark={row.note} label={labels.note(row.note)} />}
              </>
            ),
          }),
          ...([row.club, row.live, row.form].some((under) => under !== undefined) && { under: <UnderName row={row} live={labels.live} /> }),
          ...(row.zone && { spine: spine[row.zone], zone: zones?.[row.zone] }),
          ...(row.withdrawn && { struck: true }),
          ...(row.you ? { tone: 'you' as const } : row.tied && { tone: 'warning' as const }),
          ...(row.explanation !== undefined && { detail: row.explanation, detailLabel: labels.explain(row) }),
        }))}
      />
      {(zones?.up !== undefined || zones?.down !== undefined) && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-caption text-ink-3 print:hidden">
          {(['up', 'down'] as const).map(
            (zone) =>
              zones[zone] !== undefined && (
                <li key={zone} className="flex items-center gap-2">
                  <span aria-hidden className={cx('h-4 w-1', zone === 'up' ? 'spine-winners' : 'spine-consolation')} />
                  {zones[zone]}
                </li>
              ),
          )}
        </ul>
      )}
      <Footnotes notes={notes} />
    </div>
  );
}

/** The club, the match in progress, and on small screens the form, which then has no column. */
function UnderName({ row: { club, live, form }, live: label }: { row: StandingsRow; live: ReactNode }) {
  return (
    <>
      {club !== undefined && <span className="block">{club}</span>}
      {live !== undefined && (
        <span className="flex flex-wrap items-center gap-x-2 tabular">
          <LiveBadge state="live">{label}</LiveBadge>
          {live}
        </span>
      )}
      {form !== undefined && <span className="block *:justify-start md:hidden print:hidden">{form}</span>}
    </>
  );
}
