import type { OrganisationSummary } from '@oche/api/contract/admin';
import type { Input, Output } from '@oche/api/contract/endpoints';
import { formatInstant, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Select } from '@oche/ui/Select';
import { Table } from '@oche/ui/Table';
import { useDeviceZone } from '../../shell/device.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { sortOf } from '../listSort.ts';
import { messages as shared } from '../messages.ts';
import { organisationMessages } from '../organisationMessages.ts';
import { siteFieldMessages } from '../../parts/site/siteFieldMessages.ts';
import { messages } from './messages.ts';

type Sort = NonNullable<Input<'listOrganisations'>['sort']>;
type Kind = Input<'listOrganisations'>['kind'];
type OrganisationTableProps = {
  organisations: Output<'listOrganisations'>;
  kind: Kind;
  sort: Sort;
  onKind: (kind: Kind) => void;
  onSort: (sort: Sort) => void;
};

export function OrganisationTable({ organisations: { items, page, perPage, total }, kind, sort, onKind, onSort }: OrganisationTableProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const zone = useDeviceZone();
  return (
    <Table
      caption={formatMessage(shared.organisations)}
      rows={items}
      rowKey={({ id }) => id}
      page={{ offset: (page - 1) * perPage, total }}
      density="comfortable"
      columns={[
        {
          key: 'name',
          head: formatMessage(words.name),
          as: 'name',
          sort: sortOf(sort, 'name', 'ascending', onSort),
          filter: (
            <Select
              label={formatMessage(messages.which)}
              labelHidden
              className="max-w-56"
              options={[
                { value: 'all', label: formatMessage(messages.all) },
                { value: 'club', label: formatMessage(organisationMessages.clubs) },
                { value: 'competition', label: formatMessage(organisationMessages.competitions) },
              ]}
              value={kind ?? 'all'}
              onValueChange={(value) => onKind(value === 'all' ? undefined : value)}
            />
          ),
          cell: (organisation) => <OrganisationName organisation={organisation} />,
        },
        {
          key: 'kind',
          head: formatMessage(messages.kind),
          from: 'md',
          className: 'text-ink-2',
          cell: (organisation) => formatMessage(shared[organisation.kind]),
        },
        {
          key: 'domains',
          head: formatMessage(siteFieldMessages.domains),
          from: 'lg',
          className: 'text-ink-2 wrap-anywhere',
          cell: ({ domains }) => domains.join(', ') || '–',
        },
        {
          key: 'members',
          head: formatMessage(organisationMessages.members),
          as: 'figure',
          sort: sortOf(sort, 'members', 'descending', onSort),
          cell: ({ members }) => formatNumber(locale, members),
        },
        {
          key: 'tournaments',
          head: formatMessage(words.tournaments),
          as: 'figure',
          from: 'sm',
          sort: sortOf(sort, 'tournaments', 'descending', onSort),
          cell: ({ tournaments }) => formatNumber(locale, tournaments),
        },
        {
          key: 'created',
          head: formatMessage(shared.joined),
          from: 'lg',
          align: 'right',
          className: 'text-ink-2 whitespace-nowrap',
          sort: sortOf(sort, 'created', 'descending', onSort),
          cell: ({ createdAt }) => formatInstant(locale, createdAt, zone, 'date'),
        },
      ]}
      empty={
        <EmptyState
          action={
            <Button asChild>
              <Link href={href('adminOrganisations')}>{formatMessage(shared.showAll)}</Link>
            </Button>
          }
        >
          {formatMessage(messages.noneFound)}
        </EmptyState>
      }
    />
  );
}

function OrganisationName({ organisation: { name, slug, kind } }: { organisation: OrganisationSummary }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <span className="block py-1 wrap-anywhere">
      <Link href={href('organisationAdmin', { org_slug: slug })} className="inline-flex min-h-11 items-center pr-2 hover:underline">
        {name}
      </Link>
      <span className="block text-body-small font-[400] text-ink-3 md:hidden">{formatMessage(shared[kind])}</span>
    </span>
  );
}
