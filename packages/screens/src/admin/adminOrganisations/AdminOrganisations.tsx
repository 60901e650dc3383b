import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { useHost } from '../../shell/host.tsx';
import { Pages } from '../../parts/forms/Pages.tsx';
import { SearchForm } from '../../parts/forms/SearchForm.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { messages } from './messages.ts';
import { OrganisationTable } from './OrganisationTable.tsx';
import { filterOf, page } from './page.ts';

/** The list of all clubs and competitions. */
export function AdminOrganisations() {
  const { organisations, search } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { text, kind, sort } = filterOf(search);
  const query = { search: text, kind, ...(sort !== 'name' && { sort }) };
  const go = (to: { search?: string | undefined; kind?: string | undefined; sort?: string }) =>
    navigate(href('adminOrganisations', {}, { ...query, ...to }));
  return (
    <AdminPage
      current="organisations"
      actions={
        <>
          <SearchForm label={formatMessage(messages.search)} text={text} onSearch={(typed) => go({ search: typed })} />
          <Button asChild kind="primary">
            <Link href={href('organisationCreate')}>{formatMessage(messages.create)}</Link>
          </Button>
        </>
      }
    >
      <p role="status" className="pb-2 text-body-small text-ink-3">
        {formatMessage(messages.found, { count: organisations.total })}
      </p>
      <OrganisationTable
        organisations={organisations}
        kind={kind}
        sort={sort}
        onKind={(next) => go({ kind: next })}
        onSort={(next) => go({ sort: next })}
      />
      <Pages list={organisations} href={(to) => href('adminOrganisations', {}, { ...query, page: to > 1 ? to : undefined })} />
    </AdminPage>
  );
}
