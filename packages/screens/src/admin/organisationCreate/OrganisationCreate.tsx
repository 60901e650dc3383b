import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { useDeviceZone } from '../../shell/device.ts';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { messages as shared } from '../messages.ts';
import { OrganisationForm } from '../OrganisationForm.tsx';
import { messages } from './messages.ts';

/** The form for a new competition. */
export function OrganisationCreate() {
  const { formatMessage, locale } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const timeZone = useDeviceZone();
  const { mutateAsync: create } = useWrite('createCompetition');
  // The client chooses the id, so that a repeated request creates only one competition.
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        description={formatMessage(messages.lead)}
        back={{ href: href('adminOrganisations'), label: formatMessage(shared.organisations) }}
      />
      <OrganisationForm
        // The time zone of the device is known only after hydration; the key then resets the form.
        key={timeZone}
        initial={{ name: '', slug: null, timeZone, domains: [], site: null }}
        submit={formatMessage(messages.create)}
        submitting={formatMessage(messages.creating)}
        onSend={async ({ name, timeZone: zone, domains }) => {
          const { slug } = await create({ id, name, timeZone: zone, domains, languages: [locale] });
          navigate(href('organisationAdmin', { org_slug: slug }));
        }}
      />
    </>
  );
}
