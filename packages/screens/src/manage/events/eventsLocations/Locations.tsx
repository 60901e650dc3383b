import { useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { BoardTable } from '../../../parts/boards/BoardTable.tsx';
import { messages as locationMessages } from '../../../parts/locations/messages.ts';
import { LocationDialog } from './LocationDialog.tsx';
import { messages } from './messages.ts';

/** Every location in use with its boards, then a list of archived locations. */
export function Locations({ locations, onAdd }: { locations: readonly Location[]; onAdd: () => void }) {
  const { formatMessage } = useIntl();
  const inUse = locations.filter(({ archived }) => !archived);
  const archived = locations.filter((location) => location.archived);
  return (
    <>
      {inUse.length === 0 && (
        <Section title={formatMessage(words.locations)} rule>
          <EmptyState action={<Button onClick={onAdd}>{formatMessage(shared.newLocation)}</Button>}>
            {formatMessage(messages.noLocations)}
          </EmptyState>
        </Section>
      )}
      {inUse.length > 0 && (
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
          {inUse.map((location) => (
            <LocationSection key={location.id} location={location} />
          ))}
        </div>
      )}
      {archived.length > 0 && (
        <Section title={formatMessage(locationMessages.archived)} rule size="heading">
          <ul>
            {archived.map((location) => (
              <Archived key={location.id} location={location} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function LocationSection({ location }: { location: Location }) {
  const { formatMessage } = useIntl();
  const [changing, setChanging] = useState(false);
  const { id, name, address, organisationId, timeZone } = location;
  return (
    <Section
      title={<span className="wrap-anywhere">{name}</span>}
      actions={
        <Button kind="quiet" onClick={() => setChanging(true)}>
          {formatMessage(messages.change)}
          <span className="sr-only">{name}</span>
        </Button>
      }
    >
      {address && <p className="-mt-1 mb-2 text-body-small text-ink-3 wrap-anywhere">{address}</p>}
      <BoardTable location={location} />
      {changing && (
        <LocationDialog
          key={id}
          organisationId={organisationId}
          timeZone={timeZone}
          location={location}
          onClose={() => setChanging(false)}
        />
      )}
    </Section>
  );
}

function Archived({ location: { id, name } }: { location: Location }) {
  const intl = useIntl();
  const { mutate, isPending } = useWrite('updateLocation');
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line">
      <span className="min-w-0 text-ink-2 wrap-anywhere">{name}</span>
      <Button
        kind="quiet"
        state={isPending ? 'busy' : 'ready'}
        onClick={() => mutate({ id, archived: false }, { onError: (error) => toast.error(errorMessage(intl, error)) })}
      >
        {intl.formatMessage(locationMessages.useAgain)}
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
