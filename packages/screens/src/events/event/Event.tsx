import { useState, type ReactNode } from 'react';
import type { EventSummary } from '@oche/api/contract/place';
import { useAreRead } from '@oche/api/query';
import type { Read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { Table } from '@oche/ui/Table';
import { Boundary } from '../../shell/Boundary.tsx';
import { zoneTitle } from '../../parts/forms/timeZones.ts';
import { TournamentStatus } from '../../parts/tournament/TournamentStatus.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useLive } from '../../shell/useLive.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { usePage } from '../../shell/usePage.tsx';
import { useShowManage } from '../../parts/tournament/useShowManage.ts';
import { words } from '../../shell/words.ts';
import { eventWhen } from './eventText.ts';
import { messages } from './messages.ts';
import { OnNow } from './OnNow.tsx';
import { onNow, page, runningIn } from './page.ts';

type ListedTournament = EventSummary['tournaments'][number];

/** An event: time, place, tournaments, and the games in progress of each running tournament. */
export function Event() {
  const { event, params, search } = usePage(page);
  useLive(page.reads(params, search));
  const { formatMessage } = useIntl();
  const href = useHref();
  const showsEditLink = useShowManage();
  const running = runningIn(event);
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere hyphens-auto">{event.name}</span>}
        badge={running.length > 0 && <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>}
        {...(showsEditLink && {
          actions: (
            <Button asChild>
              <Link href={href('eventEdit', { id: event.id })}>{formatMessage(words.edit)}</Link>
            </Button>
          ),
        })}
      />
      <WhenWhere event={event} />
      <Section title={formatMessage(messages.tournaments)} className="mt-10">
        <Tournaments tournaments={event.tournaments} />
      </Section>
      {running.map((tournament) => (
        <div key={tournament.id} className="mt-10">
          <IndependentPart reads={onNow(tournament)}>
            <OnNow tournament={tournament} alone={event.tournaments.length === 1} />
          </IndependentPart>
        </div>
      ))}
    </>
  );
}

const skeleton = <Skeleton shape="card" count={2} />;

/** A part that the page does not wait for, and whose failure does not affect the page. If a server has its data, the HTML includes it. */
function IndependentPart({ reads, children }: { reads: Read; children: ReactNode }) {
  const inBrowser = useInBrowser();
  const isRead = useAreRead({ reads });
  // The first value is kept, because it equals the server's.
  const [complete] = useState(isRead);
  if (!complete && !inBrowser) return skeleton;
  return (
    <Boundary complete={complete} skeleton={skeleton}>
      {children}
    </Boundary>
  );
}

function WhenWhere({ event }: { event: EventSummary }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { location, boards, timeZone } = event;
  const head = 'text-caption text-ink-3';
  return (
    <dl className="mt-4 grid gap-x-12 gap-y-4 border-y border-line py-4 sm:grid-cols-2">
      <div>
        <dt className={head}>{formatMessage(messages.whenHead)}</dt>
        <dd className="mt-1 text-heading">{eventWhen(intl, event)}</dd>
        <dd className="text-body-small text-ink-3">{formatMessage(messages.timeZone, { zone: zoneTitle(intl.locale, timeZone) })}</dd>
      </div>
      <div className="min-w-0 wrap-anywhere hyphens-auto">
        <dt className={head}>{formatMessage(messages.whereHead)}</dt>
        <dd className="mt-1 text-heading">{location?.name ?? formatMessage(messages.noLocation)}</dd>
        {location && location.address !== '' && <dd className="text-ink-2">{location.address}</dd>}
        <dd className="text-body-small text-ink-3">{formatMessage(messages.boardCount, { count: boards })}</dd>
      </div>
    </dl>
  );
}

function Tournaments({ tournaments }: { tournaments: readonly ListedTournament[] }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <Table
      caption={formatMessage(messages.tournaments)}
      rows={tournaments}
      rowKey={({ id }) => id}
      density="comfortable"
      empty={<EmptyState>{formatMessage(messages.none)}</EmptyState>}
      columns={[
        {
          key: 'name',
          head: formatMessage(words.tournament),
          as: 'name',
          cell: ({ slug, name }) => (
            <Link
              href={href('tournament', { tournament: slug })}
              className="-my-1 flex min-h-11 items-center wrap-anywhere hyphens-auto hover:underline"
            >
              {name}
            </Link>
          ),
        },
        {
          key: 'status',
          head: formatMessage(messages.state),
          cell: ({ status }) => <TournamentStatus status={status} />,
          className: 'whitespace-nowrap',
        },
        { key: 'players', head: formatMessage(words.players), as: 'figure', cell: ({ entries }) => entries },
      ]}
    />
  );
}
