import { useState } from 'react';
import type { Organisation } from '@oche/api/contract/account';
import { useRead, useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { EventForm } from '../EventForm.tsx';
import { messages } from '../../parts/eventMessages.ts';
import { eventInput, newEvent } from '../../parts/eventValues.ts';
import { page } from './page.ts';

/** Creates an event, then opens the page of its boards, because the boards are set up next. */
export function EventCreate() {
  const { user } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <ManagePage
      user={user}
      title={formatMessage(messages.createTitle)}
      back={{ href: href('eventsLocations'), label: formatMessage(shared.places) }}
    >
      {(club) => <NewEvent club={club} />}
    </ManagePage>
  );
}

function NewEvent({ club }: { club: Organisation }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { items } = useRead('listLocations', { organisationId: club.id, perPage: 200 });
  const { mutateAsync: createEvent } = useWrite('createEvent');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const locations = items.filter(({ archived }) => !archived);
  const [initial] = useState(() => newEvent(locations, club.timeZone));
  return (
    <EventForm
      initial={initial}
      locations={locations}
      timeZone={club.timeZone}
      submit={formatMessage(messages.create)}
      onSend={async (values) => {
        const event = await createEvent({ id, organisationId: club.id, ...eventInput(values) });
        toast.success(formatMessage(messages.created, { name: event.name }));
        navigate(href('eventBoards', { id: event.id }));
      }}
    />
  );
}
