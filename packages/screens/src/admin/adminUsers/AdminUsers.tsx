import { useIntl } from '@oche/i18n/provider';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { Pages } from '../../parts/forms/Pages.tsx';
import { SearchForm } from '../../parts/forms/SearchForm.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { usePage } from '../../shell/usePage.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ImpersonationLog } from '../ImpersonationLog.tsx';
import { AccountTable } from './AccountTable.tsx';
import { messages } from './messages.ts';
import { filterOf, page } from './page.ts';

const skeleton = <Skeleton shape="table" count={5} />;

/** The list of all accounts, or with `view=trail` the log of impersonations. */
export function AdminUsers() {
  const { accounts, search } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const inBrowser = useInBrowser();
  const { text, only, sort, page: pageNumber } = filterOf(search);
  if (search.get('view') === 'trail') {
    const hrefOf = (to: number) => href('adminUsers', {}, { view: 'trail', page: to > 1 ? to : undefined });
    return (
      <AdminPage current="trail">
        <Boundary skeleton={skeleton}>{inBrowser ? <ImpersonationLog page={pageNumber} hrefOf={hrefOf} /> : skeleton}</Boundary>
      </AdminPage>
    );
  }
  const go = (to: { search?: string | undefined; only?: string | undefined; sort?: string }) =>
    navigate(href('adminUsers', {}, { search: text, only, ...(sort !== 'name' && { sort }), ...to }));
  return (
    <AdminPage
      current="users"
      actions={<SearchForm label={formatMessage(messages.search)} text={text} onSearch={(typed) => go({ search: typed })} />}
    >
      <p role="status" className="pb-2 text-body-small text-ink-3">
        {formatMessage(messages.found, { count: accounts.total })}
      </p>
      <AccountTable
        accounts={accounts}
        only={only}
        sort={sort}
        onOnly={(next) => go({ only: next })}
        onSort={(next) => go({ sort: next })}
      />
      <Pages
        list={accounts}
        href={(to) => href('adminUsers', {}, { search: text, only, ...(sort !== 'name' && { sort }), page: to > 1 ? to : undefined })}
      />
    </AdminPage>
  );
}
