import { useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { ArchiveLocation } from '../../../parts/locations/ArchiveLocation.tsx';
import { locationInput, locationValuesOf } from '../../../parts/locations/locationValues.ts';
import { messages as formMessages } from '../../../parts/locations/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { eveningValuesOf } from '../eveningValues.ts';
import { LocationForm } from '../LocationForm.tsx';
import { LocationFrame } from '../LocationFrame.tsx';
import { page } from './page.ts';

/** Edits a location of the competition, or archives it. */
export function LocationEdit() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <LocationFrame managed={managed}>
      {(season, location) =>
        season.state === 'archived' ? (
          <EmptyState className="mt-7">{formatMessage(shared.archivedMeans)}</EmptyState>
        ) : (
          <EditForm season={season} location={location} />
        )
      }
    </LocationFrame>
  );
}

function EditForm({ season, location }: { season: SeasonOfPage; location: Location }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: updateLocation } = useWrite('updateLocation');
  const [initial] = useState(() => locationValuesOf(location));
  const [initialEvenings] = useState(() => eveningValuesOf(location));
  const { id, archived } = location;
  return (
    <>
      <LocationForm
        {...{ initial, initialEvenings }}
        exists
        submit={formatMessage(words.save)}
        onSend={(values, evenings) => updateLocation({ id, ...locationInput(values), evenings })}
      />
      <div className="mt-10 flex max-w-[40rem] border-t border-line pt-4">
        {archived ? (
          <UseAgain id={id} />
        ) : (
          <ArchiveLocation location={location} onArchived={() => navigate(href('locationsManage', season.params), { replace: true })} />
        )}
      </div>
    </>
  );
}

function UseAgain({ id }: { id: string }) {
  const intl = useIntl();
  const { mutate, isPending } = useWrite('updateLocation');
  return (
    <Button
      state={isPending ? 'busy' : 'ready'}
      onClick={() => mutate({ id, archived: false }, { onError: (error) => toast.error(errorMessage(intl, error)) })}
    >
      {intl.formatMessage(formMessages.useAgain)}
    </Button>
  );
}
