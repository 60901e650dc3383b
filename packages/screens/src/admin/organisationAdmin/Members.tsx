import { UserMinus } from 'lucide-react';
import type { OrganisationDetails } from '@oche/api/contract/admin';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Select } from '@oche/ui/Select';
import { Table } from '@oche/ui/Table';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { roleWords } from '../../parts/people/roleWords.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../messages.ts';
import { organisationMessages } from '../organisationMessages.ts';
import { messages } from './messages.ts';
import { roles } from './roles.ts';

type Member = OrganisationDetails['memberList'][number];

/** The members of an organisation. Their roles can be changed in the table. */
export function Members({ organisation: { id, memberList } }: { organisation: OrganisationDetails }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { remove, removing } = useRemoveMember(id);
  return (
    <Table
      caption={formatMessage(organisationMessages.members)}
      rows={memberList}
      rowKey={({ user }) => user.id}
      density="comfortable"
      columns={[
        {
          key: 'name',
          head: formatMessage(words.name),
          as: 'name',
          cell: (member) => (
            <span className="block py-1 wrap-anywhere">
              <Link href={href('adminUserEdit', { user_id: member.user.id })} className="inline-flex min-h-11 items-center hover:underline">
                {member.user.name}
              </Link>
              <span className="block text-body-small font-[400] text-ink-3">{member.user.email}</span>
              <span className="mt-2 block max-w-56 sm:hidden">
                <MemberRole organisationId={id} member={member} />
              </span>
            </span>
          ),
        },
        {
          key: 'role',
          head: formatMessage(shared.role),
          from: 'sm',
          className: 'w-48',
          cell: (member) => <MemberRole organisationId={id} member={member} />,
        },
        {
          key: 'remove',
          head: <span className="sr-only">{formatMessage(shared.actions)}</span>,
          align: 'right',
          className: 'w-11',
          cell: (member) => (
            <Button
              kind="quiet"
              icon={<UserMinus aria-hidden />}
              aria-label={formatMessage(messages.removeMember, { name: member.user.name })}
              state={removing === member.user.id ? 'busy' : 'ready'}
              onClick={() => remove(member)}
            />
          ),
        },
      ]}
      empty={<EmptyState>{formatMessage(messages.noMembers)}</EmptyState>}
    />
  );
}

type MemberRoleProps = { organisationId: string; member: Member };

function MemberRole({ organisationId, member: { user, role } }: MemberRoleProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending, variables } = useWrite('setMember');
  return (
    <Select
      label={formatMessage(messages.roleOf, { name: user.name })}
      labelHidden
      options={roles.map((value) => ({ value, label: formatMessage(roleWords[value]) }))}
      value={isPending ? variables.role : role}
      onValueChange={(next) =>
        mutate(
          { id: organisationId, email: user.email, role: next },
          {
            onSuccess: () => toast.success(formatMessage(messages.roleIs, { name: user.name, role: formatMessage(roleWords[next]) })),
            onError: (error) => toast.error(errorMessage(intl, error, { 'last-admin': messages.lastAdmin })),
          },
        )
      }
    />
  );
}

/** Must be called by the table, not by a row: the row unmounts before the callbacks run. */
function useRemoveMember(organisationId: string) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending, variables } = useWrite('removeMember');
  const { mutate: set } = useWrite('setMember');
  const onError = (error: unknown) => toast.error(errorMessage(intl, error, { 'last-admin': messages.lastAdmin }));
  const remove = ({ user, role }: Member) => {
    const restore = () => set({ id: organisationId, email: user.email, role }, { onError });
    const onSuccess = () =>
      toast(formatMessage(messages.removed, { name: user.name }), {
        action: { label: formatMessage(messages.bringBack), onClick: restore },
      });
    mutate({ id: organisationId, userId: user.id }, { onError, onSuccess });
  };
  return { remove, removing: isPending ? variables.userId : null };
}
