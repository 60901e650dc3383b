import type { OrganisationDetails } from '@oche/api/contract/admin';
import { formatInstant, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { StatTile } from '@oche/ui/StatTile';
import { useDeviceZone } from '../../shell/device.ts';
import { useHost } from '../../shell/host.tsx';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { originOn } from '@oche/api/domain';
import { messages as zoneMessages } from '../../parts/forms/timeZoneMessages.ts';
import { zoneName } from '../../parts/forms/timeZones.ts';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../messages.ts';
import { organisationMessages } from '../organisationMessages.ts';
import { siteFieldMessages } from '../../parts/site/siteFieldMessages.ts';
import { AddMember } from './AddMember.tsx';
import { Members } from './Members.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** One organisation: its figures, facts and members. */
export function OrganisationAdmin() {
  const { organisation } = usePage(page);
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const { name, slug, kind } = organisation;
  const figures = [
    { label: formatMessage(organisationMessages.members), value: organisation.members },
    { label: formatMessage(words.players), value: organisation.players },
    { label: formatMessage(words.events), value: organisation.events },
    { label: formatMessage(words.tournaments), value: organisation.tournaments },
  ];
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere hyphens-auto">{name}</span>}
        badge={<Badge>{formatMessage(shared[kind])}</Badge>}
        back={{ href: href('adminOrganisations'), label: formatMessage(shared.organisations) }}
        actions={
          <Button asChild>
            <Link href={href('organisationAdminEdit', { org_slug: slug })}>{formatMessage(words.edit)}</Link>
          </Button>
        }
      />
      <div className="mt-6 flex flex-wrap gap-x-11 gap-y-4">
        {figures.map(({ label, value }) => (
          <StatTile key={label} label={label} value={formatNumber(locale, value)} />
        ))}
      </div>
      <Facts organisation={organisation} />
      <Section title={formatMessage(organisationMessages.members)} className="mt-10">
        <Members organisation={organisation} />
        <AddMember organisationId={organisation.id} />
      </Section>
    </>
  );
}

function Facts({ organisation: { slug, timeZone, domains, connectedDomains, createdAt } }: { organisation: OrganisationDetails }) {
  const { formatMessage, locale } = useIntl();
  const zone = useDeviceZone();
  const facts = [
    { label: formatMessage(organisationMessages.slug), value: slug },
    {
      label: formatMessage(siteFieldMessages.domains),
      value: domains.length > 0 ? <Domains domains={domains} connected={connectedDomains} /> : formatMessage(messages.noDomains),
    },
    { label: formatMessage(zoneMessages.timeZone), value: zoneName(timeZone) },
    { label: formatMessage(messages.since), value: formatInstant(locale, createdAt, zone, 'date') },
  ];
  return (
    <dl className="mt-6 grid gap-x-12 gap-y-4 border-y border-line py-4 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="mt-1 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The host names. Host names to which this server responds are links. */
function Domains({ domains, connected }: { domains: readonly string[]; connected: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { origin } = useHost();
  return (
    <ul>
      {domains.map((domain) => (
        <li key={domain}>
          {connected.includes(domain) && origin !== undefined ? (
            <LoneLink href={originOn(origin, domain)}>{domain}</LoneLink>
          ) : (
            <>
              {domain} <span className="text-ink-3">({formatMessage(siteFieldMessages.notConnected)})</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
