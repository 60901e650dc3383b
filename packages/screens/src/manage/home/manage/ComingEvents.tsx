import type { EventSummary } from '@oche/api/contract/place';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';

/** Upcoming events, the nearest first, each with a link to its boards. */
export function ComingEvents({ events }: { events: readonly EventSummary[] }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  return (
    <Section
      title={formatMessage(messages.comingEvents)}
      link={{ href: href('eventsLocations'), label: formatMessage(messages.allEvents) }}
    >
      {events.length === 0 ? (
        <EmptyState
          className="border-t-2 border-rule"
          action={<LoneLink href={href('eventCreate')}>{formatMessage(shared.newEvent)}</LoneLink>}
        >
          {formatMessage(messages.noEvents)}
        </EmptyState>
      ) : (
        <ul className="border-t-2 border-rule">
          {events.map(({ id, name, startsAt, location, boards }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
              <span className="min-w-0 flex-1 basis-56">
                <Link href={href('eventEdit', { id })} className="text-name wrap-anywhere hover:underline">
                  {name}
                </Link>
                <span className="block text-body-small text-ink-3 wrap-anywhere">
                  {[formatPlanned(locale, startsAt, 'appointment'), location?.name, formatMessage(shared.boardCount, { count: boards })]
                    .filter((part) => part !== undefined)
                    .join(', ')}
                </span>
              </span>
              <Button asChild kind="quiet">
                <Link href={href('eventBoards', { id })}>
                  {formatMessage(words.boards)}
                  <span className="sr-only">{name}</span>
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
