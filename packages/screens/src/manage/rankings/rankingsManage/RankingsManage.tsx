import { useRead } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Table } from '@oche/ui/Table';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The rankings of a club, also those that are not public. */
export function RankingsManage() {
  const { user, search } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <ManagePage
      user={user}
      title={formatMessage(words.rankings)}
      actions={({ slug }) => (
        <Button asChild kind="primary">
          <Link href={href('rankingCreate', {}, { club: slug })}>{formatMessage(shared.newRanking)}</Link>
        </Button>
      )}
    >
      {({ id }) => <ClubRankings organisationId={id} page={Number(search.get('page')) || 1} club={search.get('club') ?? undefined} />}
    </ManagePage>
  );
}

function ClubRankings({ organisationId, page: number, club }: { organisationId: string; page: number; club: string | undefined }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const rankings = useRead('listManagedRankings', { organisationId, page: number });
  return (
    <div className="pt-4">
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
            cell: ({ id, name, visibility }) => (
              <Link
                href={href('rankingManage', { id })}
                className="-my-1 flex min-h-11 flex-col justify-center wrap-anywhere hyphens-auto hover:underline"
              >
                {name}
                {visibility !== 'public' && (
                  <span className="text-body-small font-[400] text-ink-3">{formatMessage(shared.visible, { visibility })}</span>
                )}
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
        empty={
          <EmptyState action={<LoneLink href={href('rankingCreate', {}, { club })}>{formatMessage(shared.newRanking)}</LoneLink>}>
            {formatMessage(messages.empty)}
          </EmptyState>
        }
      />
      <Pages list={rankings} href={(to) => href('rankingsManage', {}, { club, page: to > 1 ? to : undefined })} />
    </div>
  );
}
