import { useState } from 'react';
import type { Organisation } from '@oche/api/contract/account';
import { useReads, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { NotFound } from '../../../shell/NotFound.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { eventInput } from '../../parts/eventValues.ts';
import { isComing } from '../../parts/isComing.ts';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { entriesOfCopy, eventOfCopy, settingsOfCopy, type Source } from './copied.ts';
import { planOf } from '../plan/planValues.ts';
import { TournamentForm, type TournamentValues } from './TournamentForm.tsx';

/** Creates a tournament, also as a copy of another one, then opens the page of its players. */
export function TournamentCreate() {
  const { user, search } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <ManagePage
      user={user}
      title={formatMessage(shared.newTournament)}
      back={{ href: href('tournamentsManage'), label: formatMessage(words.tournaments) }}
    >
      {(club) => {
        const copied = search.get('copy');
        const props = { club, event: search.get('event') };
        return copied === null ? <NewTournament {...props} /> : <Copy {...props} id={copied} />;
      }}
    </ManagePage>
  );
}

type NewTournamentProps = { club: Organisation; event: string | null };

/** A tournament with the settings of another one, and its players if they are wanted. */
function Copy({ id, ...props }: NewTournamentProps & { id: string }) {
  const source = useReads({ tournament: read('getTournament', { tournament: id }), entries: read('listEntries', { tournament: id }) });
  // A club cannot copy the tournament of another one.
  return source.tournament.organisation.id === props.club.id ? <NewTournament {...props} source={source} /> : <NotFound />;
}

function NewTournament({ club, event: preselectedId, source }: NewTournamentProps & { source?: Source }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const organisationId = club.id;
  const { events, locations } = useReads({
    events: read('listEvents', { organisationId }),
    locations: read('listLocations', { organisationId, perPage: 200 }),
  });
  const { mutateAsync: createEvent } = useWrite('createEvent');
  const { mutateAsync: createTournament } = useWrite('createTournament');
  const { mutateAsync: addEntries } = useWrite('addEntries');
  // The ids make the requests idempotent: a retry after a lost response creates nothing twice.
  const [ids] = useState(() => ({ event: uuidv7(Date.now(), randomBytes()), tournament: uuidv7(Date.now(), randomBytes()) }));
  const [entries] = useState(() => (source ? entriesOfCopy(source) : []));
  const send = async ({ name, event, planned, maxEntries, plan, test, withPlayers }: TournamentValues) => {
    const eventId = planned ? (await createEvent({ id: ids.event, organisationId, ...eventInput(planned) })).id : event;
    const input = { id: ids.tournament, organisationId, name, eventId, maxEntries, plan: planOf(plan), test };
    // A test counts for no ranking.
    const tournament = await createTournament({ ...(source && settingsOfCopy(source)), ...input, ...(test && { rankingIds: [] }) });
    if (withPlayers && entries.length > 0) await addEntries({ id: tournament.id, entries });
    toast.success(formatMessage(messages.created, { name: tournament.name }));
    navigate(href('tournamentPlayers', { id: tournament.id }));
  };
  return (
    <TournamentForm
      // The nearest event comes first: it is the most likely choice.
      events={events.items.filter((each) => isComing(each) || each.id === preselectedId).toReversed()}
      locations={locations.items.filter(({ archived }) => !archived)}
      timeZone={club.timeZone}
      event={preselectedId}
      {...(source && { source, planned: eventOfCopy(source, events.items, locations.items) })}
      onSend={send}
    />
  );
}
