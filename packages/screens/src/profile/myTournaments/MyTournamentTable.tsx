import type { MyTournament } from '@oche/api/contract/mine';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { Table } from '@oche/ui/Table';
import { tournamentStart } from '../../parts/tournament/tournamentText.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** A table of the user's tournaments with games won and final place. Running tournaments are highlighted. */
export function MyTournamentTable({ tournaments, caption }: { tournaments: readonly MyTournament[]; caption: string }) {
  const { formatMessage, locale } = useIntl();
  return (
    <Table
      caption={caption}
      rows={tournaments}
      rowKey={({ entry }) => entry.id}
      rowTone={({ tournament }) => (tournament.status === 'running' ? 'you' : undefined)}
      density="comfortable"
      columns={[
        {
          key: 'when',
          head: formatMessage(messages.when),
          className: 'w-22 max-[22rem]:hidden pr-3 text-body-small text-ink-2 tabular font-stretch-[86%] sm:w-40',
          cell: (mine) => <When mine={mine} />,
        },
        { key: 'tournament', head: formatMessage(words.tournament), as: 'name', cell: (mine) => <Name mine={mine} /> },
        {
          key: 'won',
          head: formatMessage(messages.won),
          as: 'figure',
          from: 'sm',
          className: 'w-28 whitespace-nowrap',
          cell: ({ games, won }) =>
            games === 0 ? '–' : formatMessage(messages.wonOf, { won: formatNumber(locale, won), games: formatNumber(locale, games) }),
        },
        { key: 'place', head: formatMessage(messages.place), align: 'right', className: 'w-20', cell: (mine) => <Place mine={mine} /> },
      ]}
    />
  );
}

function When({ mine: { tournament } }: { mine: MyTournament }) {
  const intl = useIntl();
  if (tournament.status === 'running') return <LiveBadge state="live">{intl.formatMessage(words.now)}</LiveBadge>;
  if (tournament.status === 'finished' || tournament.status === 'cancelled')
    return formatPlanned(intl.locale, tournament.startsAt.slice(0, 10), 'date');
  return tournamentStart(intl, tournament);
}

function Name({ mine }: { mine: MyTournament }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { tournament, entry, mayOpen } = mine;
  const state =
    tournament.status === 'cancelled'
      ? messages.cancelled
      : entry.withdrawn
        ? messages.withdrawn
        : entry.waiting
          ? messages.waiting
          : undefined;
  const texts = (
    <>
      {tournament.name}
      <span className="block text-body-small font-[400] text-ink-3">
        {[tournament.organisation.name, tournament.location].filter(Boolean).join(' · ')}
      </span>
      <span className="hidden text-body-small font-[400] text-ink-2 max-[22rem]:block">
        <When mine={mine} />
      </span>
      {state && (
        <Badge meaning={state === messages.waiting ? 'warning' : 'neutral'} className="mt-1 flex w-fit">
          {formatMessage(state)}
        </Badge>
      )}
    </>
  );
  const className = '-my-1 flex min-h-14 flex-col justify-center py-2 wrap-anywhere hyphens-auto';
  return mayOpen ? (
    <Link href={href('tournament', { tournament: tournament.slug })} className={`${className} hover:underline`}>
      {texts}
    </Link>
  ) : (
    <span className={className}>{texts}</span>
  );
}

/** The final place. The first place is green. A place in the losers' knockout is labelled as such. */
function Place({ mine: { place } }: { mine: MyTournament }) {
  const { formatMessage } = useIntl();
  if (!place) return '–';
  const { from, to, role } = place;
  return (
    <>
      <span className={`score-xs whitespace-nowrap ${from === 1 ? 'text-win' : ''}`}>
        {from === to ? String(from) : formatMessage(messages.shared, { from, to })}
      </span>
      {role === 'losers' && <span className="block text-caption text-ink-3 hyphens-auto">{formatMessage(words.losersKnockout)}</span>}
    </>
  );
}
