import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { Table } from '@oche/ui/Table';
import { Pages } from '../../parts/forms/Pages.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The list of public rankings, each with the organisation whose tournaments count. */
export function Rankings() {
  const { rankings } = usePage(page);
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  return (
    <>
      <PageHeader title={formatMessage(words.rankings)} description={formatMessage(messages.description)} />
      <div className="pt-4">
        {rankings.items.length === 0 && <EmptyState>{formatMessage(messages.none)}</EmptyState>}
        {rankings.items.length > 0 && (
          <Table
            caption={formatMessage(words.rankings)}
            rows={rankings.items}
            rowKey={({ id }) => id}
            density="comfortable"
            columns={[
              {
                key: 'name',
                head: formatMessage(words.ranking),
                as: 'name',
                cell: ({ name, slug, organisation }) => (
                  <Link
                    href={href('ranking', { id: slug })}
                    className="-my-1 flex min-h-11 flex-col justify-center wrap-anywhere hyphens-auto hover:underline"
                  >
                    {name}
                    <span className="text-body-small font-[400] text-ink-3">{organisation.name}</span>
                  </Link>
                ),
              },
              {
                key: 'tournaments',
                head: formatMessage(words.tournaments),
                as: 'figure',
                cell: ({ tournaments }) => formatNumber(locale, tournaments),
              },
              { key: 'players', head: formatMessage(words.players), as: 'figure', cell: ({ players }) => formatNumber(locale, players) },
            ]}
          />
        )}
        <Pages list={rankings} href={(to) => href('rankings', {}, { page: to > 1 ? to : undefined })} />
      </div>
    </>
  );
}
