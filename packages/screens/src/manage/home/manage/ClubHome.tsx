import type { Organisation } from '@oche/api/contract/account';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { Members } from '../../../parts/people/members/Members.tsx';
import { isComing } from '../../parts/isComing.ts';
import { ManagedTournaments } from '../../parts/ManagedTournaments.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { ComingEvents } from './ComingEvents.tsx';
import { messages } from './messages.ts';
import { Steps } from './Steps.tsx';

/**
 * The overview of a club: steps to prepare an evening, tournaments, events and members. It begins with links to the seasons of the competitions of the
 * user, whichever club is shown.
 */
export function ClubHome({ club, competitions }: { club: Organisation; competitions: readonly Organisation[] }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const organisationId = club.id;
  const { locations, events, tournaments } = useReads({
    locations: read('listLocations', { organisationId, perPage: 200 }),
    events: read('listEvents', { organisationId }),
    tournaments: read('listManagedTournaments', { organisationId }),
  });
  const places = locations.items.filter(({ archived }) => !archived);
  const boards = places.flatMap((place) => place.boards);
  const upcoming = events.items.filter(isComing).toReversed();
  const open = tournaments.items.filter(({ status }) => status !== 'finished' && status !== 'cancelled');
  const current = open.toSorted(
    (a, b) => Number(b.status === 'running') - Number(a.status === 'running') || a.startsAt.localeCompare(b.startsAt),
  );
  const [next] = upcoming;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-7">
      {competitions.length > 0 && (
        <ul className="border-t border-line">
          {competitions.map(({ id, slug, name }) => (
            <li key={id} className="border-b border-line py-2 wrap-anywhere">
              <LoneLink href={href('competitionManage', { org_slug: slug })}>{formatMessage(messages.league, { name })}</LoneLink>
            </li>
          ))}
        </ul>
      )}
      <Steps
        steps={[
          {
            key: 'location',
            title: formatMessage(messages.locationTitle),
            done: boards.length > 0,
            text:
              boards.length > 0
                ? formatMessage(messages.locationDone, { boards: boards.length, paired: boards.filter(({ paired }) => paired).length })
                : formatMessage(messages.locationTodo),
            action:
              boards.length > 0
                ? { href: href('eventsLocations'), label: formatMessage(messages.locationLink) }
                : { href: href('eventsLocations', {}, { new: 'location' }), label: formatMessage(shared.newLocation) },
          },
          {
            key: 'event',
            title: formatMessage(messages.eventTitle),
            done: next !== undefined,
            text: next
              ? formatMessage(messages.eventNext, { name: next.name, when: formatPlanned(locale, next.startsAt, 'appointment') })
              : formatMessage(messages.eventTodo),
            action: { href: href('eventCreate'), label: formatMessage(shared.newEvent) },
          },
          {
            key: 'tournament',
            title: formatMessage(messages.tournamentTitle),
            done: open.length > 0,
            text: open.length > 0 ? formatMessage(messages.tournamentDone, { count: open.length }) : formatMessage(messages.tournamentTodo),
            action: { href: href('tournamentCreate', {}, { event: next?.id }), label: formatMessage(shared.newTournament) },
          },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <Section title={formatMessage(messages.now)} link={{ href: href('tournamentsManage'), label: formatMessage(messages.all) }}>
          <ManagedTournaments
            tournaments={current}
            caption={formatMessage(messages.now)}
            empty={
              <EmptyState
                action={<LoneLink href={href('tournamentCreate', {}, { event: next?.id })}>{formatMessage(shared.newTournament)}</LoneLink>}
              >
                {formatMessage(messages.nothingOn)}
              </EmptyState>
            }
          />
        </Section>
        <ComingEvents events={upcoming} />
      </div>
      <Members organisation={club} />
    </div>
  );
}
