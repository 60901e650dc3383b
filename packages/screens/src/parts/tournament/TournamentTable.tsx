import type { TournamentSummary } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { Table, type TableProps } from '@oche/ui/Table';
import { messages } from '../../shell/messages.ts';
import { tournamentEntries, tournamentFormat, tournamentStart } from './tournamentText.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';

/** Hides a column on narrow screens, where the cell with the name shows its content. */
const wideOnly = 'max-[22rem]:hidden print:table-cell!';

/** The public table of tournaments, in the order of the API. */
export function TournamentTable({
  tournaments,
  caption,
  empty,
}: { tournaments: readonly TournamentSummary[] } & Pick<TableProps<TournamentSummary>, 'caption' | 'empty'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const when = (tournament: TournamentSummary) => {
    if (tournament.status === 'running') return <LiveBadge state="live">{formatMessage(words.now)}</LiveBadge>;
    if (tournament.status === 'finished') return formatMessage(words.finished);
    return tournamentStart(intl, tournament);
  };
  return (
    <Table
      caption={caption}
      rows={tournaments}
      rowKey={({ id }) => id}
      density="comfortable"
      columns={[
        {
          key: 'when',
          head: formatMessage(messages.tableWhen),
          cell: when,
          className: `${wideOnly} w-22 pr-3 text-ink-2 tabular font-stretch-[86%] sm:w-32 sm:pr-4 sm:whitespace-nowrap`,
        },
        {
          key: 'tournament',
          head: formatMessage(words.tournament),
          as: 'name',
          className: 'max-[22rem]:pl-0',
          cell: (tournament) => (
            <Link
              href={href('tournament', { tournament: tournament.slug })}
              className="-my-1 flex min-h-11 flex-col justify-center wrap-anywhere hyphens-auto hover:underline"
            >
              {tournament.name}
              <span className="hidden text-body-small font-[400] text-ink-2 max-[22rem]:inline">{when(tournament)}</span>
              {tournament.winner && (
                <span className="text-body-small font-[400] text-ink-3">
                  {formatMessage(messages.tableWonBy, { name: tournament.winner })}
                </span>
              )}
            </Link>
          ),
        },
        {
          key: 'where',
          head: formatMessage(messages.tableWhere),
          from: 'md',
          className: 'text-ink-2',
          cell: ({ location }) => location ?? '–',
        },
        {
          key: 'format',
          head: formatMessage(messages.tableFormat),
          from: 'lg',
          className: 'text-ink-2',
          cell: (tournament) => tournamentFormat(intl, tournament),
        },
        {
          key: 'players',
          head: formatMessage(words.players),
          as: 'figure',
          className: 'whitespace-nowrap max-sm:font-stretch-[84%]',
          cell: (tournament) => tournamentEntries(intl, tournament),
        },
      ]}
      empty={empty}
    />
  );
}
