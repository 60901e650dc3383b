import { Drama, EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '@oche/api/contract/admin';
import type { Input, Output } from '@oche/api/contract/endpoints';
import { formatAgo, formatInstant, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Menu } from '@oche/ui/Menu';
import { Select } from '@oche/ui/Select';
import { Table } from '@oche/ui/Table';
import { useDeviceZone, useNow } from '../../shell/device.ts';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { AccountBadges } from '../AccountBadges.tsx';
import { ImpersonateDialog, impersonationObstacle } from '../ImpersonateDialog.tsx';
import { sortOf } from '../listSort.ts';
import { actAsMessages, messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

type Sort = NonNullable<Input<'listAccounts'>['sort']>;
type Only = Input<'listAccounts'>['only'];
type AccountTableProps = {
  accounts: Output<'listAccounts'>;
  only: Only;
  sort: Sort;
  onOnly: (only: Only) => void;
  onSort: (sort: Sort) => void;
};

export function AccountTable({ accounts: { items, page, perPage, total }, only, sort, onOnly, onSort }: AccountTableProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const now = useNow();
  const zone = useDeviceZone();
  const [impersonated, setImpersonated] = useState<Account | null>(null);
  const logIn = ({ lastLogInAt }: Account) => (lastLogInAt === null ? formatMessage(messages.never) : formatAgo(locale, lastLogInAt, now));
  return (
    <>
      <Table
        caption={formatMessage(shared.users)}
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
                  { value: 'super-admins', label: formatMessage(messages.onlySuperAdmins) },
                  { value: 'locked', label: formatMessage(messages.onlyLocked) },
                ]}
                value={only ?? 'all'}
                onValueChange={(value) => onOnly(value === 'all' ? undefined : value)}
              />
            ),
            cell: (account) => (
              <span className="block py-1 wrap-anywhere">
                <span className="flex flex-wrap items-center">
                  <Link
                    href={href('adminUserEdit', { user_id: account.id })}
                    className="inline-flex min-h-11 items-center pr-2 hover:underline"
                  >
                    {account.name}
                  </Link>
                  <AccountBadges account={account} />
                </span>
                <span className="block text-body-small font-[400] text-ink-3 md:hidden">{account.email}</span>
              </span>
            ),
          },
          {
            key: 'email',
            head: formatMessage(words.email),
            from: 'md',
            className: 'text-ink-2 wrap-anywhere',
            sort: sortOf(sort, 'email', 'ascending', onSort),
            cell: ({ email }) => email,
          },
          {
            key: 'organisations',
            head: formatMessage(shared.organisations),
            as: 'figure',
            from: 'lg',
            cell: ({ organisations }) => formatNumber(locale, organisations),
          },
          {
            key: 'log-in',
            head: formatMessage(messages.lastLogIn),
            from: 'sm',
            className: 'text-ink-2',
            sort: sortOf(sort, 'log-in', 'descending', onSort),
            cell: logIn,
          },
          {
            key: 'created',
            head: formatMessage(shared.joined),
            from: 'lg',
            className: 'text-ink-2 whitespace-nowrap',
            sort: sortOf(sort, 'created', 'descending', onSort),
            cell: ({ createdAt }) => formatInstant(locale, createdAt, zone, 'date'),
          },
          {
            key: 'more',
            head: <span className="sr-only">{formatMessage(shared.actions)}</span>,
            align: 'right',
            className: 'w-11',
            cell: (account) => <AccountMenu account={account} onActAs={() => setImpersonated(account)} />,
          },
        ]}
        empty={
          <EmptyState
            action={
              <Button asChild>
                <Link href={href('adminUsers')}>{formatMessage(shared.showAll)}</Link>
              </Button>
            }
          >
            {formatMessage(messages.noneFound)}
          </EmptyState>
        }
      />
      {impersonated && <ImpersonateDialog account={impersonated} onClose={() => setImpersonated(null)} />}
    </>
  );
}

function AccountMenu({ account, onActAs }: { account: Account; onActAs: () => void }) {
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const edit = () => navigate(href('adminUserEdit', { user_id: account.id }));
  return (
    <Menu
      items={[
        { label: formatMessage(words.edit), icon: <Pencil aria-hidden />, onSelect: edit },
        ...(impersonationObstacle(account)
          ? []
          : [{ label: formatMessage(actAsMessages.actAs), icon: <Drama aria-hidden />, onSelect: onActAs }]),
      ]}
    >
      <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} aria-label={formatMessage(shared.more, { name: account.name })} />
    </Menu>
  );
}
