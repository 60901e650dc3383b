import { ChevronRight } from 'lucide-react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { helpTopicNames, helpTopics } from '../../parts/site/helpTopics.ts';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { useHost } from '../../shell/host.tsx';
import { contextOf } from '../../shell/site.ts';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';

/** The way to help, to the organisers and to other seasons. */
export function FrontLinks({ context: { organisation, seasons }, params }: { context: CompetitionContext; params: { season?: string } }) {
  const { formatMessage } = useIntl();
  const current = contextOf(useHost().site)?.season;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
      <HelpLinks params={params} />
      {seasons.length > 1 && <Seasons seasons={seasons} current={current?.slug} />}
      {organisation.contactEmail !== null && (
        <Section title={formatMessage(siteMessages.contact)} rule>
          <Link
            href={`mailto:${organisation.contactEmail}`}
            className="flex min-h-11 items-center border-b border-line py-1.5 text-name wrap-anywhere hover:underline"
          >
            {organisation.contactEmail}
          </Link>
        </Section>
      )}
    </div>
  );
}

function HelpLinks({ params }: { params: { season?: string } }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <Section title={formatMessage(messages.follow)} rule>
      <ul>
        {helpTopicNames.map((id) => (
          <Row key={id} href={`${href('competitionHelp', params)}#${id}`}>
            {formatMessage(helpTopics[id])}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

/** Links to all seasons, because the menu in the head needs a script. */
function Seasons({ seasons, current }: { seasons: readonly Season[]; current: string | undefined }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <Section title={formatMessage(messages.seasons)} rule>
      <ul>
        {seasons.map(({ slug, name }) => (
          <Row key={slug} href={slug === current ? href('competitionHome') : href('competitionSeason', { season: slug })}>
            {formatMessage(siteMessages.season, { name })}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function Row({ href, children }: { href: string; children: string }) {
  return (
    <li className="border-b border-line">
      <Link href={href} className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-name wrap-anywhere hover:underline">
        {children}
        <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-3" />
      </Link>
    </li>
  );
}
