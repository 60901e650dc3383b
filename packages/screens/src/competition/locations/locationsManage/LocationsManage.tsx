import { foldName } from '@oche/darts/names/foldName';
import type { LocationEvening } from '@oche/api/contract/fixture';
import type { Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatList, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { SearchForm } from '../../../parts/forms/SearchForm.tsx';
import { messages as formMessages } from '../../../parts/locations/messages.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { ImportButton } from '../../parts/import/ImportDialog.tsx';
import { SeasonFrame, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { eveningsText } from '../eveningsText.ts';
import { messages as locationMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The locations of a competition, with the teams that are at home there in this season and the evenings with too many matches. */
export function LocationsManage() {
  const { managed, search } = usePage(page);
  return (
    <SeasonFrame managed={managed} tab="locationsManage">
      {(season) => <Locations season={season} search={search.get('search') ?? undefined} />}
    </SeasonFrame>
  );
}

/** A location with what this season has there. */
type Row = { location: Location; teams: SeasonTeam[]; tooFull: number };

const rowsOf = (locations: readonly Location[], teams: readonly SeasonTeam[], evenings: readonly LocationEvening[]): Row[] => {
  const playing = teams.filter(({ state }) => state === 'accepted');
  return locations.map((location) => ({
    location,
    teams: playing.filter((team) => team.location?.id === location.id),
    tooFull: evenings.filter((evening) => evening.location === location.id && evening.needed > evening.boards).length,
  }));
};

function Locations({ season, search }: { season: SeasonOfPage; search: string | undefined }) {
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const seasonId = season.id;
  const { locations, teams, evenings } = useReads({
    locations: read('listLocations', { organisationId: season.organisation.id, perPage: 200 }),
    teams: read('listTeams', { seasonId }),
    evenings: read('listLocationEvenings', { seasonId }),
  });
  const wanted = foldName(search ?? '');
  const found = rowsOf(locations.items, teams, evenings).filter(({ location: { name, address }, teams: own }) =>
    [name, address, ...own.map((team) => team.name)].some((text) => foldName(text).includes(wanted)),
  );
  const inUse = found.filter(({ location }) => !location.archived);
  const archived = found.filter(({ location }) => location.archived);
  const homeless = teams.filter(({ state, location }) => state === 'accepted' && location === null).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-7">
      {season.state !== 'archived' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button asChild kind="primary">
            <Link href={href('locationCreate', season.params)}>{formatMessage(locationMessages.createTitle)}</Link>
          </Button>
          {!season.isOver && <ImportButton season={season} kind="locations" />}
          {homeless > 0 && (
            <Link kind="underlined" href={href('teamsManage', season.params)}>
              {formatMessage(messages.homeless, { count: homeless })}
            </Link>
          )}
        </div>
      )}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
          <p role="status" className="text-body-small text-ink-3">
            {formatMessage(messages.found, { count: inUse.length })}
          </p>
          <SearchForm
            label={formatMessage(messages.search)}
            text={search}
            onSearch={(typed) => navigate(href('locationsManage', season.params, { search: typed }))}
          />
        </div>
        <LocationTable
          season={season}
          caption={formatMessage(words.locations)}
          rows={inUse}
          empty={
            search === undefined ? (
              <EmptyState>{formatMessage(messages.none)}</EmptyState>
            ) : (
              <EmptyState
                action={
                  <Button asChild>
                    <Link href={href('locationsManage', season.params)}>{formatMessage(messages.showAll)}</Link>
                  </Button>
                }
              >
                {formatMessage(messages.noneFound)}
              </EmptyState>
            )
          }
        />
      </div>
      {archived.length > 0 && (
        <Section title={formatMessage(formMessages.archived)}>
          <LocationTable season={season} caption={formatMessage(formMessages.archived)} rows={archived} />
        </Section>
      )}
    </div>
  );
}

type LocationTableProps = { season: SeasonOfPage; caption: string; rows: readonly Row[]; empty?: React.ReactNode };

function LocationTable({ season, caption, rows, empty }: LocationTableProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const teamsText = ({ teams }: Row) =>
    formatList(
      locale,
      teams.map(({ name }) => name),
      'unit',
    );
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ location }) => location.id}
      density="comfortable"
      empty={empty}
      columns={[
        {
          key: 'name',
          head: formatMessage(words.location),
          as: 'name',
          compare: (a, b) => a.location.name.localeCompare(b.location.name, locale),
          cell: (row) => (
            <Link
              href={href('locationManage', { ...season.params, location_id: row.location.id })}
              className="flex min-h-11 flex-col items-start justify-center py-1.5 wrap-anywhere hover:underline"
            >
              {row.location.name}
              <span className="text-body-small font-[400] text-ink-3">{row.location.address}</span>
              <span className="text-body-small font-[400] text-ink-3 md:hidden">{teamsText(row)}</span>
              {row.tooFull > 0 && <Badge meaning="warning">{formatMessage(locationMessages.tooFull, { count: row.tooFull })}</Badge>}
            </Link>
          ),
        },
        {
          key: 'teams',
          head: formatMessage(shared.teams),
          from: 'md',
          className: 'text-ink-2 wrap-anywhere',
          compare: (a, b) => a.teams.length - b.teams.length,
          cell: (row) => teamsText(row) || '–',
        },
        {
          key: 'evenings',
          head: formatMessage(locationMessages.evenings),
          from: 'lg',
          className: 'text-ink-2',
          cell: ({ location }) => eveningsText(intl, location),
        },
        {
          key: 'boards',
          head: formatMessage(words.boards),
          as: 'figure',
          compare: (a, b) => a.location.boards.length - b.location.boards.length,
          cell: ({ location }) => formatNumber(locale, location.boards.length),
        },
      ]}
    />
  );
}
