import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { locationInput, newLocation } from '../../../parts/locations/locationValues.ts';
import { messages as formMessages } from '../../../parts/locations/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { eveningValuesOf } from '../eveningValues.ts';
import { LocationForm } from '../LocationForm.tsx';
import { messages } from '../messages.ts';
import { page } from './page.ts';

/** Creates a location of the competition, with its boards and evenings. */
export function LocationCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('locationsManage', seasonOfPage(managed).params), label: formatMessage(words.locations) };
  return (
    <SeasonFrame managed={managed} tab="locationsManage" header={{ title: formatMessage(messages.createTitle), back }}>
      {(season) =>
        season.state === 'archived' ? (
          <EmptyState className="mt-7">{formatMessage(shared.archivedMeans)}</EmptyState>
        ) : (
          <NewLocation season={season} />
        )
      }
    </SeasonFrame>
  );
}

function NewLocation({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: createLocation } = useWrite('createLocation');
  const { organisation, params } = season;
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const [initial] = useState(() => newLocation(organisation.timeZone));
  const [initialEvenings] = useState(() => eveningValuesOf({ evenings: [], boards: [] }));
  return (
    <LocationForm
      {...{ initial, initialEvenings }}
      exists={false}
      submit={formatMessage(formMessages.add)}
      onSend={async (values, evenings) => {
        await createLocation({ id, organisationId: organisation.id, timeZone: values.timeZone, ...locationInput(values), evenings });
        toast.success(formatMessage(words.saved));
        navigate(href('locationManage', { ...params, location_id: id }));
      }}
    />
  );
}
