import { useState } from 'react';
import type { Organisation } from '@oche/api/contract/account';
import { useRead } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { InviteMember } from './InviteMember.tsx';
import { MemberTable, type Row } from './MemberTable.tsx';
import { messages } from './messages.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

export type MembersProps = { organisation: Pick<Organisation, 'id' | 'name'>; className?: string };

/**
 * The members of an organisation. Administrators invite, change and remove members. Editors see the members and may leave. The
 * component reads its own data, so it needs a `Boundary` around it.
 */
export function Members({ organisation, className }: MembersProps) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { members, invitations } = useRead('listMembers', { organisationId: organisation.id });
  const [removing, setRemoving] = useState<Row | null>(null);
  const me = members.find((member) => member.user.id === user?.id);
  const mayChange = me?.role === 'admin' || user?.isSuperAdmin === true;
  const rows: Row[] = [
    ...members.map((member) => ({ kind: 'member' as const, key: member.user.id, isMe: member === me, ...member })),
    ...invitations.map((invitation) => ({ kind: 'invitation' as const, key: invitation.id, ...invitation })),
  ];
  return (
    <Section title={formatMessage(messages.members)} className={className}>
      <MemberTable organisation={organisation} rows={rows} mayChange={mayChange} onRemove={setRemoving} />
      {mayChange && <InviteMember organisationId={organisation.id} />}
      {removing?.kind === 'member' && (
        <RemoveDialog key={removing.key} organisation={organisation} member={removing} onClose={() => setRemoving(null)} />
      )}
    </Section>
  );
}
