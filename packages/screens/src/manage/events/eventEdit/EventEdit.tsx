import { useState } from 'react';
import type { EventBoard, EventSummary } from '@oche/api/contract/place';
import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../../shell/Boundary.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { useInBrowser } from '../../../shell/useInBrowser.ts';
import { EventForm } from '../EventForm.tsx';
import { messages } from '../../parts/eventMessages.ts';
import { eventInput, noLocation, valuesOf } from '../../parts/eventValues.ts';
import { page } from './page.ts';

const skeleton = <Skeleton shape="table" count={4} className="pt-4" />;

/** Edits an event. */
export function EventEdit() {
  const { event, boards } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const onDevice = useInBrowser();
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{formatMessage(messages.editTitle, { name: event.name })}</span>}
        back={{ href: href('eventsLocations'), label: formatMessage(shared.places) }}
        actions={
          <>
            <Button asChild>
              <Link href={href('eventBoards', { id: event.id })}>{formatMessage(words.boards)}</Link>
            </Button>
            <Button asChild>
              <Link href={href('tournamentCreate', {}, { event: event.id })}>{formatMessage(shared.newTournament)}</Link>
            </Button>
          </>
        }
      />
      <Boundary skeleton={skeleton}>{onDevice ? <EditForm event={event} boards={boards} /> : skeleton}</Boundary>
    </>
  );
}

function EditForm({ event, boards }: { event: EventSummary; boards: EventBoard[] }) {
  const { formatMessage } = useIntl();
  const { items } = useRead('listLocations', { organisationId: event.organisationId, perPage: 200 });
  const { mutateAsync: updateEvent } = useWrite('updateEvent');
  // An event keeps its location even if the location has been archived since.
  const locations = items.filter(({ id, archived }) => !archived || id === event.location?.id);
  const [initial] = useState(() => {
    const ids = boards.map(({ board }) => board.id);
    const usesAllBoards = locations.find(({ id }) => id === event.location?.id)?.boards.length === ids.length;
    return { ...valuesOf(event, ids), ...(usesAllBoards && { boardIds: null }) };
  });
  return (
    <EventForm
      initial={initial}
      locations={locations}
      timeZone={event.timeZone}
      ownBoards={event.boards}
      submit={formatMessage(words.save)}
      onSend={(values) => {
        const { name, startsAt, locationId } = eventInput(values);
        const chosen = locations.find(({ id }) => id === locationId);
        const boardIds = values.boardIds ?? chosen?.boards.map(({ id }) => id);
        return updateEvent({
          ...{ id: event.id, name, startsAt },
          ...(values.location !== noLocation && { locationId: values.location, ...(boardIds && { boardIds }) }),
        });
      }}
    />
  );
}
