import { MailX, UserMinus } from 'lucide-react';
import type { Organisation } from '@oche/api/contract/account';
import type { Members } from '@oche/api/contract/member';
import { useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { Table } from '@oche/ui/Table';
import { toast } from '@oche/ui/Toaster';
import { useDeviceZone } from '../../../shell/device.ts';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { roleWords } from '../roleWords.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

type Member = Members['members'][number] & { kind: 'member'; key: string; isMe: boolean };
type Invitation = Members['invitations'][number] & { kind: 'invitation'; key: string };
export type Row = Member | Invitation;

export type MemberTableProps = {
  organisation: Pick<Organisation, 'id' | 'name'>;
  rows: readonly Row[];
  mayChange: boolean;
  onRemove: (row: Row) => void;
};

/** The members, then the open invitations. Roles are changed in the table. */
export function MemberTable({ organisation, rows, mayChange, onRemove }: MemberTableProps) {
  const { formatMessage } = useIntl();
  const role = (row: Row) =>
    row.kind === 'member' && mayChange ? <MemberRole organisationId={organisation.id} member={row} /> : formatMessage(roleWords[row.role]);
  return (
    <Table
      caption={formatMessage(messages.members)}
      rows={rows}
      rowKey={({ key }) => key}
      density="comfortable"
      columns={[
        {
          key: 'name',
          head: formatMessage(words.name),
          as: 'name',
          cell: (row) => (
            <span className="block py-1.5 wrap-anywhere">
              {row.kind === 'member' ? <Name member={row} /> : <InvitationName invitation={row} />}
              <span className="mt-2 block max-w-56 text-body-small font-[400] text-ink-2 sm:hidden">{role(row)}</span>
            </span>
          ),
        },
        { key: 'role', head: formatMessage(messages.role), from: 'sm', className: 'w-48', cell: role },
        {
          key: 'more',
          head: <span className="sr-only">{formatMessage(messages.more)}</span>,
          align: 'right',
          className: 'w-11',
          cell: (row) =>
            row.kind === 'invitation'
              ? mayChange && <Withdraw invitation={row} />
              : (mayChange || row.isMe) && (
                  <Button
                    kind="quiet"
                    icon={<UserMinus aria-hidden />}
                    aria-label={
                      row.isMe
                        ? formatMessage(messages.leave, { organisation: organisation.name })
                        : formatMessage(messages.remove, { name: row.user.name })
                    }
                    onClick={() => onRemove(row)}
                  />
                ),
        },
      ]}
    />
  );
}

function Name({ member: { user, isMe } }: { member: Member }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {user.name}
      {isMe && <span className="ml-2 text-body-small font-[400] text-ink-3">{formatMessage(messages.you)}</span>}
      <span className="block text-body-small font-[400] text-ink-3">{user.email}</span>
    </>
  );
}

function InvitationName({ invitation: { email, expiresAt } }: { invitation: Invitation }) {
  const { formatMessage, locale } = useIntl();
  const zone = useDeviceZone();
  return (
    <>
      <span className="font-[450]">{email}</span>
      <Badge className="mt-1 flex w-fit">{formatMessage(messages.asked, { date: formatInstant(locale, expiresAt, zone, 'date') })}</Badge>
    </>
  );
}

function MemberRole({ organisationId, member: { user, role } }: { organisationId: string; member: Member }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending, variables } = useWrite('changeMember');
  const displayedRole = isPending ? variables.role : role;
  return (
    <Select
      label={formatMessage(messages.roleOf, { name: user.name })}
      labelHidden
      options={(['admin', 'editor'] as const).map((value) => ({ value, label: formatMessage(roleWords[value]) }))}
      value={displayedRole}
      onValueChange={(next) =>
        mutate(
          { organisationId, userId: user.id, role: next },
          {
            onSuccess: () => toast.success(formatMessage(messages.roleIs, { name: user.name, role: next })),
            onError: (error) => toast.error(errorMessage(intl, error, { 'last-admin': messages.lastAdmin })),
          },
        )
      }
    />
  );
}

function Withdraw({ invitation: { id, email } }: { invitation: Invitation }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending } = useWrite('withdrawInvitation');
  return (
    <Button
      kind="quiet"
      icon={<MailX aria-hidden />}
      aria-label={formatMessage(messages.withdraw, { email })}
      state={isPending ? 'busy' : 'ready'}
      onClick={() =>
        mutate(
          { id },
          {
            onSuccess: () => toast(formatMessage(messages.withdrawn, { email })),
            onError: (error) => toast.error(errorMessage(intl, error)),
          },
        )
      }
    />
  );
}
