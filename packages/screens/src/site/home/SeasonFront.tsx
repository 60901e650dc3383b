import { ChevronRight } from 'lucide-react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { useHost } from '../../shell/host.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { contextOf } from '../../shell/site.ts';
import { OtherSeason } from '../../parts/site/OtherSeason.tsx';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { useToday } from '../../parts/site/useToday.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { helpTopicNames, helpTopics } from '../../parts/site/helpTopics.ts';
import { messages } from './messages.ts';

/** The front page of a season, which may be the current one. */
export function SeasonFront({ context, params }: { context: CompetitionContext; params: { season?: string } }) {
  const { formatMessage } = useIntl();
  const { organisation, season } = context;
  const current = contextOf(useHost().site)?.season;
  const today = useToday(organisation.timeZone);
  const isOver = context.isFinished || (season !== null && today > season.endsOn);
  return (
    <>
      <Notice />
      <OtherSeason season={season} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 pt-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <PageHeader
            title={season ? formatMessage(siteMessages.season, { name: season.name }) : formatMessage(messages.welcome)}
            {...(season && { badge: <StateOf season={season} today={today} isOver={isOver} /> })}
            // The description is written in the first language of the organisation.
            {...(organisation.description !== '' && {
              description: <span lang={organisation.languages[0]}>{organisation.description}</span>,
            })}
          />
          {season && <Days season={season} />}
          {context.groups.length > 0 ? (
            <SeasonPages params={params} />
          ) : (
            <EmptyState>{formatMessage(!season ? messages.noSeason : isOver ? messages.noRecord : messages.noTeams)}</EmptyState>
          )}
        </div>
        <div className="grid content-start gap-10 lg:pt-4">
          <HelpLinks params={params} />
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
          {context.seasons.length > 1 && <Seasons seasons={context.seasons} current={current?.slug} />}
        </div>
      </div>
    </>
  );
}

function StateOf({ season, today, isOver }: { season: Season; today: string; isOver: boolean }) {
  const { formatMessage, locale } = useIntl();
  if (!isOver && today < season.startsOn)
    return <Badge>{formatMessage(messages.comes, { day: formatPlanned(locale, season.startsOn, 'date') })}</Badge>;
  return isOver ? <Badge>{formatMessage(messages.over)}</Badge> : <Badge meaning="success">{formatMessage(messages.runs)}</Badge>;
}

function Days({ season: { startsOn, endsOn } }: { season: Season }) {
  const { formatMessage, locale } = useIntl();
  const days = [
    { label: formatMessage(messages.from), day: startsOn },
    { label: formatMessage(messages.to), day: endsOn },
  ];
  return (
    <dl className="mt-5 flex flex-wrap gap-x-11 gap-y-4 border-y border-line py-4">
      {days.map(({ label, day }) => (
        <div key={label}>
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="mt-1 text-name">{formatPlanned(locale, day, 'weekday')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The pages about the matches of a season. */
function SeasonPages({ params }: { params: { season?: string } }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <ul className="mt-8 max-w-160 border-t-2 border-rule">
      <Row href={href('competitionGroups', params)}>{formatMessage(words.standings)}</Row>
      <Row href={href('competitionCalendar', params)}>{formatMessage(siteMessages.calendar)}</Row>
      <Row href={href('competitionNews', params)}>{formatMessage(siteMessages.news)}</Row>
    </ul>
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
