import type { TournamentSummary } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { tournamentEntries, tournamentFormat, tournamentStart } from '../shell/tournamentText.ts';
import { useHref } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';
import { messages } from './messages.ts';

/** What is on now and what comes, in the order of the API. */
export function TournamentTable({ tournaments }: { tournaments: TournamentSummary[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const when = (tournament: TournamentSummary) => {
    if (tournament.status === 'running') return <LiveBadge state="live">{formatMessage(words.now)}</LiveBadge>;
    if (tournament.status === 'finished') return formatMessage(words.finished);
    return tournamentStart(intl, tournament);
  };
  return (
    <Section
      title={formatMessage(messages.tournaments)}
      link={{ href: href('tournaments'), label: formatMessage(messages.allTournaments) }}
    >
      <Table
        caption={formatMessage(messages.tournaments)}
        rows={tournaments}
        rowKey={({ id }) => id}
        density="comfortable"
        columns={[
          {
            key: 'when',
            head: formatMessage(messages.when),
            cell: when,
            className: 'w-32 pr-4 text-ink-2 tabular font-stretch-[86%] sm:whitespace-nowrap',
          },
          {
            key: 'tournament',
            head: formatMessage(messages.tournament),
            as: 'name',
            cell: ({ slug, name }) => (
              <Link href={href('tournament', { tournament: slug })} className="-my-2 flex min-h-11 items-center hover:underline">
                {name}
              </Link>
            ),
          },
          {
            key: 'where',
            head: formatMessage(messages.whereHead),
            from: 'md',
            className: 'text-ink-2',
            cell: ({ location }) => location ?? '–',
          },
          {
            key: 'format',
            head: formatMessage(messages.format),
            from: 'lg',
            className: 'text-ink-2',
            cell: (tournament) => tournamentFormat(intl, tournament),
          },
          {
            key: 'players',
            head: formatMessage(messages.players),
            as: 'figure',
            className: 'whitespace-nowrap',
            cell: (tournament) => tournamentEntries(intl, tournament),
          },
        ]}
        empty={<EmptyState>{formatMessage(messages.noTournaments)}</EmptyState>}
      />
    </Section>
  );
}
