import { useState } from 'react';
import type { Organisation } from '@oche/api/contract/account';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { useDropQuery } from '../useDropQuery.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { useRefresh } from '../../../shell/useRefresh.ts';
import { EventList } from './EventList.tsx';
import { LocationDialog } from './LocationDialog.tsx';
import { Locations } from './Locations.tsx';
import { PairTablet } from './PairTablet.tsx';
import { page } from './page.ts';

/** The locations of a club with their boards and tablets, and the club's events. */
export function EventsLocations() {
  const { user, search } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const [adding, setAdding] = useState(false);
  const dropNew = useDropQuery('new');
  const isAdding = adding || search.get('new') === 'location';
  const close = () => {
    setAdding(false);
    dropNew();
  };
  return (
    <ManagePage
      user={user}
      title={formatMessage(shared.places)}
      actions={({ id, timeZone }) => (
        <>
          <Button onClick={() => setAdding(true)}>{formatMessage(shared.newLocation)}</Button>
          <Button asChild kind={search.has('pair') ? 'outline' : 'primary'}>
            <Link href={href('eventCreate')}>{formatMessage(shared.newEvent)}</Link>
          </Button>
          {isAdding && <LocationDialog organisationId={id} timeZone={timeZone} onClose={close} />}
        </>
      )}
    >
      {(club) => (
        <Places club={club} page={Number(search.get('page')) || 1} scannedCode={search.get('pair')} onAdd={() => setAdding(true)} />
      )}
    </ManagePage>
  );
}

type PlacesProps = { club: Organisation; page: number; scannedCode: string | null; onAdd: () => void };

function Places({ club, page: pageNumber, scannedCode, onAdd }: PlacesProps) {
  const organisationId = club.id;
  const reads = {
    locations: read('listLocations', { organisationId, perPage: 200 }),
    events: read('listEvents', { organisationId, page: pageNumber }),
  };
  const { locations, events } = useReads(reads);
  useRefresh(reads.locations);
  return (
    <div className="grid gap-10 pt-7">
      <PairTablet key={scannedCode} locations={locations.items} events={events.items} scannedCode={scannedCode} />
      <Locations locations={locations.items} onAdd={onAdd} />
      <EventList events={events} />
    </div>
  );
}
