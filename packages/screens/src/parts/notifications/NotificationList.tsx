import { useEffect, useRef, useState } from 'react';
import type { Notification } from '@oche/api/contract/notification';
import { useNotificationList } from '@oche/api/notifications';
import { formatAgo } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { useRealtimeState } from '@oche/realtime/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { ErrorState } from '@oche/ui/ErrorState';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { errorMessage } from '../../shell/errorMessage.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { hrefOf, textOf } from './notificationText.ts';

type NotificationListProps = {
  unread: number;
  onOpen: (notification: Notification) => void;
  /** marks all notifications up to the newest one shown as read; undefined while impersonating a user */
  readAll: { state: 'ready' | 'busy' | 'off'; onReadAll: (upTo: string) => void } | undefined;
};

/** The notifications of the user, newest first. Older ones load on request. */
export function NotificationList({ unread, onOpen, readAll }: NotificationListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { items, error, retry, more, loadingMore } = useNotificationList();
  const connection = useRealtimeState();
  const list = useRef<HTMLUListElement>(null);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const count = items?.length ?? 0;
  // The button may be gone once the older notifications are loaded, so the focus moves to the first of them.
  useEffect(() => {
    if (focusAt !== null && count > focusAt) list.current?.children[focusAt]?.querySelector('a')?.focus();
  }, [focusAt, count]);
  const showMore = () => {
    setFocusAt(list.current?.children.length ?? 0);
    more?.();
  };
  if (!items && error)
    return (
      <ErrorState
        scope="part"
        level={2}
        title={formatMessage(messages.failed)}
        actions={<Button onClick={retry}>{formatMessage(words.tryAgain)}</Button>}
      >
        {errorMessage(intl, error)}
      </ErrorState>
    );
  if (!items)
    return (
      <>
        <span role="status" className="sr-only">
          {formatMessage(words.loading)}
        </span>
        <Skeleton shape="row" count={4} />
      </>
    );
  const [newest] = items;
  const unreadText = formatMessage(messages.unreadCount, { count: unread });
  return (
    <>
      {newest && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-2">
          <p className="text-body-small text-ink-2 tabular">{unreadText}</p>
          {readAll && (
            <Button kind="quiet" size="sm" state={readAll.state} reason={unreadText} onClick={() => readAll.onReadAll(newest.id)}>
              {formatMessage(messages.markAll)}
            </Button>
          )}
        </div>
      )}
      {(connection === 'offline' || connection === 'unavailable') && (
        <p role="status" className="border-b border-line py-3 text-body-small text-ink-2">
          {formatMessage(messages.offline)}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState>{formatMessage(messages.empty)}</EmptyState>
      ) : (
        <ul ref={list}>
          {items.map((each) => (
            <Row key={each.id} notification={each} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {(more !== undefined || loadingMore) && (
        <Button full className="my-3" state={loadingMore ? 'busy' : 'ready'} onClick={showMore}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  );
}

/** One notification: its text, its age, and its tournament or competition if the text does not name it. */
function Row({ notification, onOpen }: { notification: Notification; onOpen: (notification: Notification) => void }) {
  const intl = useIntl();
  const href = useHref();
  const [now] = useState(Date.now);
  const text = textOf(intl, notification);
  if (text === undefined) return null;
  const { readAt, createdAt, game, parent, league } = notification;
  const subject = league?.competition.name ?? (game && parent?.name);
  const url = hrefOf(href, notification);
  const unread = readAt === null;
  const when = formatAgo(intl.locale, createdAt, now);
  return (
    <li className="relative border-b border-line py-3 pr-1 pl-5 last:border-b-0 hover:bg-pressed">
      {unread && <span aria-hidden className="absolute top-5 left-1 size-2 rounded-ring bg-live-fill" />}
      {url === undefined ? (
        <span className={weight(unread)}>{text}</span>
      ) : (
        <Link href={url} onClick={() => onOpen(notification)} className={`${weight(unread)} ${wholeRow}`}>
          {text}
        </Link>
      )}
      {unread && <span className="sr-only">{intl.formatMessage(messages.unread)}</span>}
      <p className="mt-0.5 text-caption text-ink-3 wrap-anywhere">{subject ? `${subject}, ${when}` : when}</p>
    </li>
  );
}

/** Extends the link to the whole row, for touch and for the focus ring. */
const wholeRow =
  'outline-none after:absolute after:inset-0 focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus focus-visible:after:outline-solid';
const weight = (unread: boolean) => `block wrap-anywhere ${unread ? 'font-[600]' : ''}`;
