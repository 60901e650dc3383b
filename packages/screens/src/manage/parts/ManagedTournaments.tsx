import type { ReactNode } from 'react';
import type { TournamentSummary } from '@oche/api/contract/tournament';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { Table } from '@oche/ui/Table';
import { tournamentEntries } from '../../parts/tournament/tournamentText.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { tableMessages as messages } from './messages.ts';
import { tournamentStatus } from './tournamentStatus.ts';

type ManagedTournamentsProps = { tournaments: readonly TournamentSummary[]; caption: string; empty: ReactNode };

/** The organiser's table of tournaments. Each row links to the pages that manage the tournament. */
export function ManagedTournaments({ tournaments, caption, empty }: ManagedTournamentsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const status = (word: TournamentSummary['status']) =>
    word === 'running' ? (
      <LiveBadge state="live">{formatMessage(tournamentStatus.running)}</LiveBadge>
    ) : (
      <span className="text-ink-2">{formatMessage(tournamentStatus[word])}</span>
    );
  return (
    <Table
      caption={caption}
      rows={tournaments}
      rowKey={({ id }) => id}
      density="comfortable"
      columns={[
        {
          key: 'when',
          head: formatMessage(messages.when),
          from: 'sm',
          className: 'w-44 whitespace-nowrap text-ink-2 tabular font-stretch-[86%]',
          cell: ({ startsAt }) => formatPlanned(locale, startsAt, 'appointment'),
        },
        {
          key: 'tournament',
          head: formatMessage(words.tournament),
          as: 'name',
          // On phones this cell also shows the hidden columns.
          className: 'max-sm:pl-0',
          cell: ({ id, name, test, winner, startsAt, status: word }) => (
            <Link
              href={href('tournamentManage', { id })}
              className="flex min-h-11 flex-col justify-center py-1.5 wrap-anywhere hover:underline"
            >
              <span>
                {name}
                {test && (
                  <Badge meaning="warning" icon={null} className="ml-2">
                    {formatMessage(messages.test)}
                  </Badge>
                )}
              </span>
              <span className="text-body-small font-[400] text-ink-3 sm:hidden">{formatPlanned(locale, startsAt, 'appointment')}</span>
              <span className="text-body-small font-[400] sm:hidden">{status(word)}</span>
              {winner && <span className="text-body-small font-[400] text-ink-3">{formatMessage(messages.wonBy, { name: winner })}</span>}
            </Link>
          ),
        },
        {
          key: 'event',
          head: formatMessage(words.event),
          from: 'lg',
          className: 'text-ink-2 wrap-anywhere',
          cell: ({ event }) => event.name,
        },
        { key: 'status', head: formatMessage(messages.status), from: 'sm', cell: ({ status: word }) => status(word) },
        {
          key: 'players',
          head: formatMessage(words.players),
          as: 'figure',
          className: 'whitespace-nowrap',
          cell: (tournament) => tournamentEntries(intl, tournament),
        },
      ]}
      empty={empty}
    />
  );
}
