import type { Organisation } from '@oche/api/contract/account';
import { useInvalidate, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import type { Row } from './MemberTable.tsx';
import { messages } from './messages.ts';

type RemoveDialogProps = {
  organisation: Pick<Organisation, 'id' | 'name'>;
  member: Extract<Row, { kind: 'member' }>;
  onClose: () => void;
};

/** Removes a member after a confirmation. Users who remove themselves go to their profile, because they may no longer open this page. */
export function RemoveDialog({ organisation, member: { user, isMe }, onClose }: RemoveDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { navigate } = useHost();
  const href = useHref();
  const invalidate = useInvalidate();
  const { mutateAsync: dismiss, isPending } = useWrite('dismissMember', { refetches: !isMe });
  const values = { name: user.name, organisation: organisation.name };
  const confirm = async () => {
    try {
      await dismiss({ organisationId: organisation.id, userId: user.id });
      toast(formatMessage(isMe ? messages.left : messages.removed, values));
      onClose();
      if (!isMe) return;
      navigate(href('profile'));
      await invalidate(['members']);
    } catch (error) {
      onClose();
      toast.error(errorMessage(intl, error, { 'last-admin': messages.lastAdmin }));
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(isMe ? messages.leaveTitle : messages.removeTitle, values)}
      description={formatMessage(isMe ? messages.leaveText : messages.removeText, values)}
      confirm={formatMessage(isMe ? messages.leaveButton : messages.removeButton)}
      cancel={formatMessage(isMe ? messages.stay : messages.keep)}
      onConfirm={() => void confirm()}
    />
  );
}
