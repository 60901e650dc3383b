import { useState, type ComponentProps, type ReactNode } from 'react';
import { PlacesTable, type PlacesRow } from '../internal/PlacesTable.tsx';
import { Name } from '../internal/Name.tsx';
import { YouMark } from '../internal/YouMark.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

export type LeaderboardEntry = {
  id: string;
  /** Players with equal figures share a position: 1, 2, 3, 4, 4, 6. */
  position: number;
  name: string;
  /** Page of the player. */
  href?: string;
  club?: ReactNode;
  /** Formatted figures, in the order of the columns. The first one decides the position and is the largest. */
  figures: readonly ReactNode[];
  /** Whether this is the user's row. */
  you?: boolean;
  /**
   * What the figures come from: games, legs. `content` is rendered when it is opened. Enter on the position opens it; `label` is the accessible name of the position and
   * contains it: "Legs of Lotte Bullens, 2". Leaders have no position, so `summary` opens it: "3 legs".
   */
  detail?: { label: string; summary: ReactNode; content: ReactNode };
};

export type LeaderboardProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The caption for screen readers: "180 and 171". */
  caption: string;
  /** The first figure determines the position. At most three figures fit on a phone. */
  columns: { position: string; player: ReactNode; figures: readonly { head: ReactNode; title?: string }[] };
  /** In the order of their positions. The players in first place are on the lit bed, if there are at most three. */
  entries: readonly LeaderboardEntry[];
  /** The user's row, if it is not among `entries`. It stays at the bottom of the window. */
  pinned?: LeaderboardEntry;
  labels: {
    /** Above the leader: "In the lead". */
    leading: ReactNode;
    /** "you", after the user's name. */
    you: string;
  };
  /** Shown if there are no entries: an `EmptyState`. */
  empty?: ReactNode;
};

/** More players in first place are rows of the table, because a page of lit names would not show a leader. */
const mostLeaders = 3;

/** Ranks players by a figure: 180s, short legs, high finishes, games played. The leader is on the lit bed. */
export function Leaderboard({ caption, columns, entries, pinned, labels, empty, className, ...props }: LeaderboardProps) {
  const first = entries[0]?.position;
  const inFirstPlace = entries.filter(({ position }) => position === first);
  const leaders = inFirstPlace.length > mostLeaders ? [] : inFirstPlace;
  const others = entries.slice(leaders.length);
  const rowOf = (entry: LeaderboardEntry): PlacesRow => ({
    id: entry.id,
    position: entry.position,
    name: entry.name,
    href: entry.href,
    cells: entry.figures,
    ...(entry.you && { after: <YouMark word={labels.you} />, tone: 'you' as const }),
    ...(entry.club !== undefined && { under: entry.club }),
    ...(entry.detail && { detail: entry.detail.content, detailLabel: entry.detail.label }),
  });
  return (
    <section aria-label={caption} className={className} {...props}>
      {entries.length === 0 && empty}
      {leaders.length > 0 && (
        <div className="lit break-inside-avoid p-4">
          <p className="text-caption text-ink-2">{labels.leading}</p>
          <ul className="grid gap-4">
            {leaders.map((leader) => (
              <Leader key={leader.id} leader={leader} heads={columns.figures} you={labels.you} />
            ))}
          </ul>
        </div>
      )}
      {(others.length > 0 || pinned) && (
        <PlacesTable
          className="mt-2"
          caption={caption}
          position={columns.position}
          name={columns.player}
          density="comfortable"
          columns={columns.figures.map((figure, i) => ({ ...figure, as: i === 0 ? ('points' as const) : ('quiet' as const) }))}
          rows={others.map(rowOf)}
          pinned={pinned && rowOf(pinned)}
        />
      )}
    </section>
  );
}

function Leader({ leader, heads, you }: { leader: LeaderboardEntry; heads: LeaderboardProps['columns']['figures']; you: string }) {
  const name = (
    <Name
      lines={3}
      after={leader.you && <YouMark word={you} />}
      className="text-[1.3125rem] leading-6 font-[740] tracking-[-0.01em] font-stretch-[88%]"
    >
      {leader.name}
    </Name>
  );
  return (
    <li className="flex flex-wrap items-end gap-x-4.5 gap-y-3">
      <div className="min-w-0 grow basis-[min(9rem,100%)] pb-0.5">
        {leader.href === undefined ? (
          name
        ) : (
          <Link href={leader.href} className="relative block min-h-6 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline">
            {name}
          </Link>
        )}
        {leader.club !== undefined && <p className="pt-0.5 text-[0.875rem] leading-5 text-ink-2">{leader.club}</p>}
      </div>
      <dl className="ml-auto flex max-w-full flex-wrap items-end justify-end gap-x-4.5 gap-y-2">
        {leader.figures.map((figure, i) => (
          <div key={i} className="grid justify-items-end gap-2.5">
            <dt className="text-caption text-ink-2">{heads[i]?.head}</dt>
            <dd className={cx('font-score', i === 0 ? 'text-[5.5rem]' : 'text-[2.75rem] font-[600] text-ink-2')}>{figure}</dd>
          </div>
        ))}
      </dl>
      {leader.detail && <LeaderDetail name={leader.name} {...leader.detail} />}
    </li>
  );
}

function LeaderDetail({ name, summary, content }: { name: string } & Pick<NonNullable<LeaderboardEntry['detail']>, 'summary' | 'content'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="basis-full border-t border-line print:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-label">
        {summary} <span className="sr-only">{name}</span>
      </summary>
      {isOpen && <div className="pb-1 text-body-small text-ink-2">{content}</div>}
    </details>
  );
}
