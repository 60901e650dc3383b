import { Archive, EllipsisVertical, Link2, MailX, Pencil, Unlink } from 'lucide-react';
import type { Player } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu, type MenuProps } from '@oche/ui/Menu';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';

/** Actions on a participant that open a dialog. */
export type PlayerAction = 'change' | 'link' | 'unlink';

/** The menu of a participant. */
export function PlayerMenu({ player, onOpen }: { player: Player; onOpen: (action: PlayerAction) => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, name, account, invitation } = player;
  const { mutateAsync, isPending } = useWrite('updatePlayer');
  const { mutate: withdraw } = useWrite('withdrawInvitation');
  const onError = (error: unknown) => toast.error(errorMessage(intl, error));
  // An archived player leaves the list, and this menu with it, before the callbacks of `mutate` are called.
  const setArchived = (archived: boolean) => mutateAsync({ id, archived });
  const archive = async () => {
    try {
      await setArchived(true);
    } catch (error) {
      return onError(error);
    }
    toast(formatMessage(messages.archived, { name }), {
      action: { label: formatMessage(messages.bringBack), onClick: () => void setArchived(false).catch(onError) },
    });
  };
  const linking: MenuProps['items'] =
    account !== null
      ? [{ label: formatMessage(messages.unlink), icon: <Unlink aria-hidden />, onSelect: () => onOpen('unlink') }]
      : [
          {
            label: formatMessage(invitation ? messages.linkAgain : messages.link),
            icon: <Link2 aria-hidden />,
            onSelect: () => onOpen('link'),
          },
          ...(invitation
            ? [
                {
                  label: formatMessage(messages.withdraw),
                  icon: <MailX aria-hidden />,
                  onSelect: () =>
                    withdraw(
                      { id: invitation.id },
                      { onError, onSuccess: () => toast(formatMessage(messages.withdrawn, { email: invitation.email })) },
                    ),
                },
              ]
            : []),
        ];
  return (
    <Menu
      items={[
        { label: formatMessage(messages.change), icon: <Pencil aria-hidden />, onSelect: () => onOpen('change') },
        ...linking,
        { label: formatMessage(messages.archive), icon: <Archive aria-hidden />, onSelect: () => void archive() },
      ]}
    >
      <Button
        kind="quiet"
        icon={<EllipsisVertical aria-hidden />}
        aria-label={formatMessage(shared.more, { name })}
        state={isPending ? 'busy' : 'ready'}
      />
    </Menu>
  );
}
