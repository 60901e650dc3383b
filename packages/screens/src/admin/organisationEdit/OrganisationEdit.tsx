import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { OrganisationForm } from '../OrganisationForm.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** What an organisation is called, where it is found, on whose clock it plays. */
export function OrganisationEdit() {
  const { organisation } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { id, name, slug, timeZone, domains } = organisation;
  const { mutateAsync: update } = useWrite('updateOrganisation', {
    invalidates: ['listOrganisations', 'getOrganisation', 'getAccount', 'getUser'],
  });
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{formatMessage(messages.title, { name })}</span>}
        back={{ href: href('organisationAdmin', { org_slug: slug }), label: name }}
      />
      <OrganisationForm
        initial={{ name, slug, timeZone, domains }}
        submit={formatMessage(words.save)}
        submitting={formatMessage(words.saving)}
        onSend={async ({ slug: wanted, ...values }) => {
          const changed = await update({ id, ...values, ...(wanted !== null && { slug: wanted }) });
          toast.success(formatMessage(words.saved));
          navigate(href('organisationAdmin', { org_slug: changed.slug }));
        }}
      />
    </>
  );
}
