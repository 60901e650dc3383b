import type { ComponentProps, ReactNode } from 'react';
import { FootnoteMark, Footnotes } from '../internal/Footnotes.tsx';
import { PlacesTable, type PlacesColumn } from '../internal/PlacesTable.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { cx } from '../internal/cx.ts';

export type StandingsColumn = {
  head: ReactNode;
  /** The whole word where the head is an abbreviation. */
  title?: string;
  /** Absent from narrower screens (480, 768, 1024 px). Points and places always stay. */
  from?: 'sm' | 'md' | 'lg';
};

export type StandingsRow = {
  id: string;
  /** "1", or "2–4" where teams share a place */
  position: ReactNode;
  team: string;
  /** page of the team */
  href?: string;
  /** formatted figures, in the order of the columns; "–" where nothing is known */
  figures: readonly ReactNode[];
  /** a `FormStreak`: the last five, newest right */
  form?: ReactNode;
  points: ReactNode;
  /** goes up or down (or to the play-offs) at the end: spine, and `zones` in words */
  zone?: 'up' | 'down';
  /** the reader's team */
  you?: boolean;
  /** plays now, e.g. "4–3 v DC Restwaard"; its figures count it as it stands */
  live?: ReactNode;
  /** mark of the footnote that concerns it, e.g. a penalty: "1" */
  note?: string;
  /** why this place, where points alone do not say it */
  explanation?: ReactNode;
};

export type StandingsTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the table is, for screen readers: "First division". */
  caption: string;
  /** How far it goes: "after matchday 9". The choice of a matchday stands outside. */
  after?: ReactNode;
  /** Heads. Form stands before the points, from 768 px. */
  columns: { position: string; team: ReactNode; figures: readonly StandingsColumn[]; form?: ReactNode; points: ReactNode };
  rows: readonly StandingsRow[];
  /** What the spines mean, in words: under the table, and for screen readers in each row. */
  zones?: { up?: string; down?: string };
  /** Footnotes: penalties, an unplayed match, a decision. */
  notes?: readonly { mark: string; text: ReactNode }[];
  labels: {
    /** The word beside the dot. */
    live: ReactNode;
    /** "note 1", spoken where the mark stands. */
    note: (mark: string) => string;
    /** Name of the button that a place becomes: "Why is De Visgraat Bullegem 5th?" */
    explain: (row: StandingsRow) => string;
  };
};

const spine = { up: 'winners', down: 'consolation' } as const;

/**
 * The table of a league. Points are heavier and narrower than the figures that explain them; on a phone those give way first. A spine says
 * who goes up and down, a footnote why points are missing, Enter on a place why teams on the same points stand in this order.
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
          ...(row.note !== undefined && {
            after: <FootnoteMark mark={row.note} label={labels.note(row.note)} />,
          }),
          ...(row.live !== undefined && {
            under: (
              <span className="inline-flex flex-wrap items-center gap-x-2 tabular">
                <LiveBadge state="live">{labels.live}</LiveBadge>
                {row.live}
              </span>
            ),
          }),
          ...(row.zone && { spine: spine[row.zone], zone: zones?.[row.zone] }),
          ...(row.you && { tone: 'you' as const }),
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
