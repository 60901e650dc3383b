import type { User } from '@oche/api/contract/account';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Table } from '@oche/ui/Table';
import { roleWords } from '../../parts/people/roleWords.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

/** The organisations of an account, and its role in each. */
export function Memberships({ memberships }: { memberships: User['memberships'] }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <Table
      caption={formatMessage(shared.organisations)}
      rows={memberships}
      rowKey={({ organisation }) => organisation.id}
      columns={[
        {
          key: 'name',
          head: formatMessage(words.name),
          as: 'name',
          cell: ({ organisation: { slug, name } }) => (
            <Link
              href={href('organisationAdmin', { org_slug: slug })}
              className="inline-flex min-h-11 items-center wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          ),
        },
        { key: 'role', head: formatMessage(shared.role), className: 'text-ink-2', cell: ({ role }) => formatMessage(roleWords[role]) },
      ]}
      empty={<EmptyState>{formatMessage(messages.none)}</EmptyState>}
    />
  );
}
