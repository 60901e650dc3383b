import type { Results, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { groupsWord, isSwiss, knockoutName } from '../../parts/game/gameName.ts';
import { words } from '../../shell/words.ts';
import { PlayerLink } from '../PlayerLink.tsx';
import { PlacesCsv } from './Csv.tsx';
import { messages } from './messages.ts';

type Place = Results['places'][number];
type Role = 'winners' | 'losers' | 'groups';

/** The final places of each knockout and of a Swiss tournament that are already certain. Players who lost in the same round share a range of places. */
export function Places({ tournament, places }: { tournament: Tournament; places: readonly Place[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const nameOf = (role: Role) => (role === 'groups' ? formatMessage(groupsWord(tournament)) : knockoutName(intl, role, tournament));
  const hasOneTable = isSwiss(tournament);
  const stages = (['winners', 'losers', ...(hasOneTable ? (['groups'] as const) : [])] as const)
    .map((role) => ({ role, places: places.filter((place) => place.role === role) }))
    .filter((stage) => stage.places.length > 0);
  if (stages.length === 0) {
    // Without knockouts the tables of several groups are the result.
    return tournament.stageRoles.includes('winners') ? (
      <Section title={formatMessage(messages.places)} className="mt-8">
        <EmptyState className="border-t-2 border-rule">{formatMessage(messages.noPlaces)}</EmptyState>
      </Section>
    ) : null;
  }
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      {stages.map(({ role, places: stagePlaces }, index) => (
        <Section key={role} title={nameOf(role)} {...(index === 0 && { actions: <PlacesCsv tournament={tournament} places={places} /> })}>
          <PlacesTable tournament={tournament} name={nameOf(role)} role={role} places={stagePlaces} />
        </Section>
      ))}
      {tournament.status === 'running' && <p className="text-body-small text-ink-3 lg:col-span-2">{formatMessage(messages.open)}</p>}
    </div>
  );
}

type PlacesTableProps = { tournament: Tournament; name: string; role: Role; places: readonly Place[] };

function PlacesTable({ tournament, name, role, places }: PlacesTableProps) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={name}
      rows={places}
      rowKey={({ entry }) => entry.id}
      spine={() => (role === 'winners' ? 'winners' : role === 'losers' ? 'consolation' : undefined)}
      columns={[
        {
          key: 'place',
          head: formatMessage(messages.place),
          className: 'w-18 score-xs whitespace-nowrap',
          cell: ({ from, to }) => (from === to ? String(from) : formatMessage(messages.range, { from, to })),
        },
        {
          key: 'name',
          head: formatMessage(words.player),
          as: 'name',
          cell: ({ entry, from, to }) => (
            <span className={`wrap-anywhere hyphens-auto ${from === 1 && to === 1 ? 'text-heading' : ''}`}>
              <PlayerLink tournament={tournament} entry={entry} className="-my-1 flex min-h-11 items-center" />
            </span>
          ),
        },
        { key: 'club', head: formatMessage(messages.club), from: 'sm', className: 'text-ink-2', cell: ({ entry }) => entry.club ?? '–' },
      ]}
    />
  );
}
