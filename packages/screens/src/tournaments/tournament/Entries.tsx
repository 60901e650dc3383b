import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { PlayerLink } from '../PlayerLink.tsx';
import { messages } from './messages.ts';

type EntriesProps = {
  tournament: Tournament;
  entries: readonly Entry[];
  /** shows only the names, for a tournament that has started */
  short?: boolean;
};

/** The players, and until the start their check-in and the waiting list. After the draw each name links to the player's page. */
export function Entries({ tournament, entries, short = false }: EntriesProps) {
  const { formatMessage } = useIntl();
  const placed = entries.filter(({ waiting }) => !waiting);
  const waiting = entries.filter(({ waiting: waits }) => waits);
  const count = placed.filter(({ withdrawn }) => !withdrawn).length;
  const { maxEntries, status, plan } = tournament;
  const isOpen = status === 'registration' || status === 'check-in' || status === 'draft';
  // Before the pairs are drawn by lot, the entries are single players.
  const arePairs = plan.pairs === 'chosen' || tournament.pairsNumber !== null;
  const checkIn = !short && status === 'check-in';
  const checkedIn = placed.filter((entry) => entry.checkedIn && !entry.withdrawn).length;
  return (
    <>
      <Section
        rule
        title={
          isOpen && maxEntries !== null && !short
            ? formatMessage(arePairs ? messages.pairsOf : messages.playersOf, { count, places: maxEntries })
            : formatMessage(arePairs ? messages.pairs : messages.players, { count })
        }
        {...(checkIn && {
          actions: <span className="text-body-small text-ink-2">{formatMessage(messages.checkedInCount, { count: checkedIn })}</span>,
        })}
      >
        {placed.length === 0 ? (
          <EmptyState>{formatMessage(messages.noEntries)}</EmptyState>
        ) : (
          <List tournament={tournament} entries={placed} short={short} checkIn={checkIn} />
        )}
      </Section>
      {waiting.length > 0 && !short && (
        <Section rule title={formatMessage(messages.waitingList)}>
          <List tournament={tournament} entries={waiting} short={false} checkIn={false} />
        </Section>
      )}
    </>
  );
}

type ListProps = Required<EntriesProps> & { checkIn: boolean };

function List({ tournament, entries, short, checkIn }: ListProps) {
  const { formatMessage } = useIntl();
  const isLinked = tournament.stages.length > 0;
  const name = (entry: Entry) =>
    isLinked ? <PlayerLink tournament={tournament} entry={entry} className="-my-1 flex min-h-11 items-center" /> : entry.name;
  return (
    <ul className={short ? '' : 'gap-x-12 sm:columns-2'}>
      {entries.map((entry) => (
        <li key={entry.id} className="flex min-h-11 break-inside-avoid items-center justify-between gap-3 border-b border-line py-1.5">
          <span className="min-w-0">
            <span className={`text-name wrap-anywhere hyphens-auto ${entry.withdrawn ? 'text-ink-3 line-through decoration-1' : ''}`}>
              {name(entry)}
            </span>
            {!short && entry.club !== null && <span className="block text-caption text-ink-3">{entry.club}</span>}
          </span>
          <span className="shrink-0 text-right text-caption text-ink-3">
            {entry.withdrawn && formatMessage(messages.withdrawn)}
            {!entry.withdrawn && entry.seed !== null && (
              <span className="mr-3 last:mr-0">{formatMessage(messages.seed, { seed: entry.seed })}</span>
            )}
            {!entry.withdrawn && checkIn && (
              <Badge meaning={entry.checkedIn ? 'success' : 'neutral'}>
                {formatMessage(entry.checkedIn ? messages.checkedIn : messages.notCheckedIn)}
              </Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
