import type { Output } from '@oche/api/contract/endpoints';
import type { EventSummary } from '@oche/api/contract/place';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { isComing } from '../../parts/isComing.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';

/** All events of the club, the newest first. */
export function EventList({ events }: { events: Output<'listEvents'> }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const when = (event: EventSummary) => (
    <>
      {formatPlanned(locale, event.startsAt, 'appointment')}
      {!isComing(event) && <span className="ml-2 text-caption text-ink-3">{formatMessage(messages.pastEvent)}</span>}
    </>
  );
  return (
    <Section title={formatMessage(words.events)}>
      <Table
        caption={formatMessage(words.events)}
        rows={events.items}
        rowKey={({ id }) => id}
        density="comfortable"
        columns={[
          {
            key: 'when',
            head: formatMessage(messages.when),
            from: 'sm',
            className: 'w-52 whitespace-nowrap text-ink-2 tabular font-stretch-[86%]',
            cell: when,
          },
          {
            key: 'event',
            head: formatMessage(words.event),
            as: 'name',
            className: 'max-sm:pl-0',
            cell: (event) => (
              <Link
                href={href('eventEdit', { id: event.id })}
                className="-my-1 flex min-h-11 flex-col justify-center wrap-anywhere hover:underline"
              >
                {event.name}
                <span className="text-body-small font-[400] text-ink-3 sm:hidden">{when(event)}</span>
              </Link>
            ),
          },
          {
            key: 'location',
            head: formatMessage(words.location),
            from: 'md',
            className: 'text-ink-2 wrap-anywhere',
            cell: ({ location }) => location?.name ?? formatMessage(messages.ownBoards),
          },
          {
            key: 'tournaments',
            head: formatMessage(words.tournaments),
            from: 'lg',
            as: 'figure',
            cell: ({ tournaments }) => tournaments.length,
          },
          {
            key: 'boards',
            head: formatMessage(words.boards),
            align: 'right',
            cell: ({ id, name, boards }) => (
              <Link
                href={href('eventBoards', { id })}
                className="-my-1 inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4"
              >
                {formatMessage(shared.boardCount, { count: boards })}
                <span className="sr-only">{`, ${name}`}</span>
              </Link>
            ),
          },
        ]}
        empty={
          <EmptyState action={<LoneLink href={href('eventCreate')}>{formatMessage(shared.newEvent)}</LoneLink>}>
            {formatMessage(messages.noEvents)}
          </EmptyState>
        }
      />
      <Pages list={events} href={(to) => href('eventsLocations', {}, { page: to > 1 ? to : undefined })} />
    </Section>
  );
}
