import { useState } from 'react';
import type { News } from '@oche/api/contract/news';
import { useWrite } from '@oche/api/query';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Link } from '@oche/ui/Link';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';
import { ScheduleNews } from './ScheduleNews.tsx';

/** What can be done with a news item in its state. */
export function NewsActions({ season, item }: { season: SeasonOfPage; item: News }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { state } = item;
  return (
    <>
      {(state === 'draft' || state === 'scheduled') && (
        <>
          <ChangeState item={item} next="published" label={messages.publish} title={messages.publishTitle} means={messages.publishMeans} />
          <ScheduleNews season={season} item={item} />
        </>
      )}
      {state === 'withdrawn' && (
        <ChangeState
          item={item}
          next="published"
          label={messages.publishAgain}
          title={messages.publishTitle}
          means={messages.publishMeans}
        />
      )}
      <Button asChild>
        <Link href={href('newsEdit', { ...season.params, slug: item.slug })}>{formatMessage(words.edit)}</Link>
      </Button>
      {state === 'scheduled' && (
        <ChangeState
          item={item}
          next="draft"
          label={messages.unschedule}
          title={messages.unscheduleTitle}
          means={messages.unscheduleMeans}
        />
      )}
      {state === 'published' && (
        <ChangeState item={item} next="withdrawn" label={messages.withdraw} title={messages.withdrawTitle} means={messages.withdrawMeans} />
      )}
      {state === 'draft' && <DeleteDraft season={season} item={item} />}
    </>
  );
}

type ChangeStateProps = { item: News; next: 'draft' | 'published' | 'withdrawn'; label: Message; title: Message; means: Message };

function ChangeState({ item: { id, title }, next, label, title: question, means }: ChangeStateProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useWrite('setNewsState');
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button kind={next === 'published' ? 'primary' : 'quiet'}>{formatMessage(label)}</Button>}
      title={formatMessage(question, { title })}
      description={formatMessage(means)}
      confirm={formatMessage(label)}
      cancel={formatMessage(words.cancel)}
      danger={next === 'withdrawn'}
      busy={isPending}
      onConfirm={() =>
        mutate({ id, state: next }, { onSuccess: () => setIsOpen(false), onError: (error) => toast.error(errorMessage(intl, error)) })
      }
    />
  );
}

function DeleteDraft({ season, item: { id, title } }: { season: SeasonOfPage; item: News }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { navigate } = useHost();
  const { mutate, isPending } = useWrite('deleteNews');
  return (
    <ConfirmDialog
      trigger={<Button kind="quiet">{formatMessage(messages.remove)}</Button>}
      title={formatMessage(messages.removeTitle, { title })}
      description={formatMessage(messages.removeMeans)}
      confirm={formatMessage(messages.remove)}
      cancel={formatMessage(words.cancel)}
      danger
      busy={isPending}
      onConfirm={() =>
        mutate(
          { id },
          {
            onSuccess: () => navigate(href('newsManage', season.params), { replace: true }),
            onError: (error) => toast.error(errorMessage(intl, error)),
          },
        )
      }
    />
  );
}
