import { CalendarPlus, ChevronRight } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';

/** The date of a match, formatted, and in ISO 8601 for `<time>`. */
export type FixtureDate = {
  /** "Fri 27/11" */
  date: ReactNode;
  /** "20:00"; absent until it is decided. */
  time?: ReactNode;
  /** ISO 8601, e.g. "2026-11-27T20:00" */
  iso: string;
};

export type FixtureState =
  | { kind: 'next'; when: FixtureDate }
  /** It is not played, so its date is crossed out. `note`: "Cancelled" */
  | { kind: 'dropped'; when: FixtureDate; note: ReactNode }
  | { kind: 'live'; when: FixtureDate; score: readonly [number, number] }
  /** `winner` is 0 for home, 1 for away, null for a draw. */
  | { kind: 'played'; when: FixtureDate; score: readonly [number, number]; winner: 0 | 1 | null; note?: ReactNode }
  /** Moved to another date. The old one is shown crossed out. */
  | { kind: 'moved'; when: FixtureDate; previous: FixtureDate }
  /** There is no new date yet. */
  | { kind: 'postponed'; previous: FixtureDate; note?: ReactNode };

export type Fixture = {
  id: string;
  home: string;
  away: string;
  /** Page of the match. */
  href?: string;
  /** "Zaal Dubbeltop, Krijtdorp" */
  location?: ReactNode;
  /** Whether the user's team plays in this match. */
  you?: boolean;
  state: FixtureState;
};

export type Matchday = {
  id: string;
  /** "Matchday 10" */
  title: ReactNode;
  /** Beside the title: "27–29 November". */
  note?: ReactNode;
  fixtures: readonly Fixture[];
  /** The team with a bye week: "Bulls & Barrels do not play." */
  bye?: ReactNode;
};

export type FixtureListProps = Omit<ComponentProps<'div'>, 'children'> & {
  matchdays: readonly Matchday[];
  /** Link to a calendar that users can subscribe to. */
  calendar?: { href: string; label: ReactNode };
  labels: {
    live: ReactNode;
    /** "Postponed" */
    postponed: ReactNode;
    /** Before the old date, for screen readers: "moved from". */
    movedFrom: string;
    home: string;
    away: string;
  };
};

/** The matches of a season by matchday, the home team first. Long names narrow, then wrap. A moved match also shows its old date, crossed out. */
export function FixtureList({ matchdays, calendar, labels, className, ...props }: FixtureListProps) {
  return (
    <div className={cx('grid gap-8 print:block print:columns-2 print:gap-8', className)} {...props}>
      {calendar && (
        <Link href={calendar.href} className="-mb-4 inline-flex min-h-11 items-center gap-2 justify-self-start text-label print:hidden">
          <CalendarPlus aria-hidden className="size-4.5" />
          <span className="link">{calendar.label}</span>
        </Link>
      )}
      {matchdays.map((matchday) => (
        <Day key={matchday.id} matchday={matchday} labels={labels} />
      ))}
    </div>
  );
}

function Day({ matchday, labels }: { matchday: Matchday; labels: FixtureListProps['labels'] }) {
  const id = useId();
  // All rows leave space for the spine that marks the match of the user's team, so that their dates are aligned.
  const hasSpine = matchday.fixtures.some(({ you }) => you);
  return (
    <section aria-labelledby={id} className="print:mb-6">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-rule pb-1.5 break-after-avoid">
        <h3 id={id} className="text-title-3">
          {matchday.title}
        </h3>
        {matchday.note !== undefined && <p className="text-body-small text-ink-3">{matchday.note}</p>}
      </div>
      {matchday.fixtures.length > 0 && (
        <ul>
          {matchday.fixtures.map((fixture) => (
            <Match key={fixture.id} fixture={fixture} hasSpine={hasSpine} labels={labels} />
          ))}
        </ul>
      )}
      {matchday.bye !== undefined && <p className="border-b border-line py-3 text-body-small text-ink-3">{matchday.bye}</p>}
    </section>
  );
}

function Match({ fixture, hasSpine, labels }: { fixture: Fixture; hasSpine: boolean; labels: FixtureListProps['labels'] }) {
  const { state } = fixture;
  const score = state.kind === 'played' || state.kind === 'live' ? state.score : null;
  const note = 'note' in state ? state.note : undefined;
  const side = (name: string, role: string, index: 0 | 1) => {
    const lost = state.kind === 'played' && state.winner !== null && state.winner !== index;
    return (
      <span className="flex items-baseline gap-3">
        <span className={cx('grid min-w-0 flex-1 text-name', lost && 'font-[500] text-ink-2')}>
          <span className="sr-only">{role} </span>
          <Name lines={4} narrow team className="leading-5">
            {name}
          </Name>
        </span>
        {score && <span className={cx('w-7 text-right score-xs leading-5', lost && 'font-[550] text-ink-3')}>{score[index]}</span>}
      </span>
    );
  };
  return (
    <li
      className={cx(
        'relative grid min-h-13 grid-cols-[4.75rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2 break-inside-avoid sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] tiny:grid-cols-[minmax(0,1fr)]',
        hasSpine && 'pl-4',
        fixture.you && 'bg-you-wash shadow-[inset_4px_0_0_var(--color-you-fill)]',
        fixture.href !== undefined && 'hover:bg-pressed',
      )}
    >
      <Dates state={state} labels={labels} />
      <span className="grid min-w-0 gap-0.5">
        {fixture.href === undefined ? (
          <>
            {side(fixture.home, labels.home, 0)}
            {side(fixture.away, labels.away, 1)}
          </>
        ) : (
          <Link href={fixture.href} className="grid min-w-0 gap-0.5 after:absolute after:inset-0">
            {side(fixture.home, labels.home, 0)}
            {side(fixture.away, labels.away, 1)}
          </Link>
        )}
        {fixture.location !== undefined && <span className="text-caption wrap-anywhere text-ink-3">{fixture.location}</span>}
        {note !== undefined && <span className="text-caption text-ink-2">{note}</span>}
      </span>
      {fixture.href !== undefined && <ChevronRight aria-hidden className="mt-2.5 size-5 text-ink-3 tiny:hidden print:hidden" />}
    </li>
  );
}

function Dates({ state, labels }: { state: FixtureState; labels: FixtureListProps['labels'] }) {
  return (
    <span className="grid text-[0.875rem] leading-5 text-ink-3 tabular font-stretch-[86%] tiny:flex tiny:flex-wrap tiny:gap-x-2">
      {'previous' in state && (
        <s className="decoration-1">
          <span className="sr-only">{labels.movedFrom} </span>
          <When when={state.previous} day={state.kind === 'moved'} />
        </s>
      )}
      {'when' in state &&
        (state.kind === 'dropped' ? (
          <s className="decoration-1">
            <When when={state.when} />
          </s>
        ) : (
          <When when={state.when} strong={state.kind === 'moved'} />
        ))}
      {state.kind === 'postponed' && <span className="font-[600] text-warning">{labels.postponed}</span>}
      {state.kind === 'live' && <LiveBadge state="live">{labels.live}</LiveBadge>}
    </span>
  );
}

function When({ when, day = false, strong = false }: { when: FixtureDate; day?: boolean; strong?: boolean }) {
  return (
    <time
      dateTime={when.iso}
      className={cx(day ? 'inline' : 'grid tiny:flex tiny:flex-wrap tiny:gap-x-1', strong && 'font-[600] text-ink')}
    >
      <span>{when.date}</span>
      {!day && when.time !== undefined && <span>{when.time}</span>}
    </time>
  );
}
