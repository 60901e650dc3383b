import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { OrganisationForm } from '../OrganisationForm.tsx';
import type { SiteValues } from '../../parts/site/SiteFields.tsx';
import { LogoField } from '../../parts/site/LogoField.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The form of an organisation: logo, name, slug, host names, time zone, and the site of a competition. */
export function OrganisationAdminEdit() {
  const { organisation } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { id, name, slug, kind, timeZone, domains, connectedDomains, languages, colour, description, contactEmail } = organisation;
  const site = { languages, colour: colour ?? '', description, contactEmail: contactEmail ?? '' };
  const { mutateAsync: update } = useWrite('updateOrganisation');
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{formatMessage(messages.title, { name })}</span>}
        back={{ href: href('organisationAdmin', { org_slug: slug }), label: name }}
      />
      <div className="mt-6 max-w-[40rem]">
        <LogoField organisation={organisation} />
      </div>
      <OrganisationForm
        initial={{ name, slug, timeZone, domains, site: kind === 'competition' ? site : null }}
        notConnected={domains.filter((domain) => !connectedDomains.includes(domain))}
        submit={formatMessage(words.save)}
        submitting={formatMessage(words.saving)}
        onSend={async ({ slug: newSlug, site: newSite, ...values }) => {
          const changed = await update({ id, ...values, ...(newSlug !== null && { slug: newSlug }), ...(newSite && siteInput(newSite)) });
          toast.success(formatMessage(words.saved));
          navigate(href('organisationAdmin', { org_slug: changed.slug }));
        }}
      />
    </>
  );
}

/** The site as input of the endpoint, in which empty fields are null. */
const siteInput = ({ languages, colour, description, contactEmail }: SiteValues) => ({
  ...{ languages: [...languages], description },
  ...{ colour: colour.trim() || null, contactEmail: contactEmail.trim() || null },
});
