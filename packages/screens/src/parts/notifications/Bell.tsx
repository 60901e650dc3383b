import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@oche/api/contract/account';
import type { Notification } from '@oche/api/contract/notification';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { Popover } from '@oche/ui/Popover';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../shell/host.tsx';
import { messages as shared } from '../../shell/messages.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { NotificationList } from './NotificationList.tsx';
import { useNotifications } from './useNotifications.ts';
import { hrefOf, textOf } from './notificationText.ts';

/** The bell of the bar: the number of unread notifications, and their list in a popover, or in a dialog on phones. */
export function Bell({ user }: { user: User }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { navigate } = useHost();
  const { impersonating } = useSession();
  const href = useHref();
  const [open, setOpen] = useState<'popover' | 'dialog' | null>(null);

  // While impersonating a user, there are no toasts and nothing is marked as read.
  const visit = ({ id, readAt }: Pick<Notification, 'id' | 'readAt'>) => {
    setOpen(null);
    if (readAt === null && !impersonating) markRead({ id });
  };
  const onNew = (notification: Notification) => {
    const text = textOf(intl, notification);
    const url = hrefOf(href, notification);
    if (text === undefined || impersonating) return;
    const openPage = () => {
      visit(notification);
      if (url !== undefined) navigate(url);
    };
    toast.info(text, {
      id: notification.id,
      ...(url !== undefined && { action: { label: formatMessage(messages.open), onClick: openPage } }),
    });
  };
  const { unread, markRead, markAllRead, marking } = useNotifications(user.id, onNew);

  const countText = unread > 99 ? '99+' : String(unread);
  const bell = (
    <Button
      kind="quiet"
      icon={<BellIcon aria-hidden />}
      aria-label={formatMessage(messages.bell, { count: unread, shown: countText })}
      badge={unread > 0 ? countText : undefined}
    />
  );
  const readAll = { state: unread === 0 ? 'off' : marking ? 'busy' : 'ready', onReadAll: (upTo: string) => markAllRead({ upTo }) } as const;
  const list = <NotificationList unread={unread} onOpen={visit} readAll={impersonating ? undefined : readAll} />;
  return (
    <>
      <div className="max-md:hidden">
        <Popover
          label={formatMessage(shared.notifications)}
          trigger={bell}
          align="end"
          className="max-h-[min(36rem,var(--radix-popper-available-height))]! w-96!"
          open={open === 'popover'}
          onOpenChange={(on) => setOpen(on ? 'popover' : null)}
        >
          {list}
        </Popover>
      </div>
      <div className="md:hidden">
        <Dialog
          title={formatMessage(shared.notifications)}
          close={formatMessage(words.close)}
          trigger={bell}
          open={open === 'dialog'}
          onOpenChange={(on) => setOpen(on ? 'dialog' : null)}
        >
          {list}
        </Dialog>
      </div>
    </>
  );
}
