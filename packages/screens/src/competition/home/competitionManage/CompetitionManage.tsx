import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { useHref } from '../../../shell/useHref.ts';
import { useInBrowser } from '../../../shell/useInBrowser.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { NewSeason } from '../../parts/NewSeason.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The seasons in the order in which they need attention. */
const order = ['running', 'open', 'draft', 'finished', 'archived'] as const;

/** A competition: its seasons to choose from, or the form of its first season. */
export function CompetitionManage() {
  const { managed } = usePage(page);
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const onDevice = useInBrowser();
  const { organisation, seasons } = managed;
  const day = (local: string) => formatPlanned(locale, local, 'date');
  return (
    <>
      <PageHeader title={<span className="wrap-anywhere">{organisation.name}</span>} />
      {seasons.length === 0 ? (
        <Section title={formatMessage(messages.firstTitle)} className="mt-7">
          <p className="max-w-measure text-ink-2">{formatMessage(messages.firstText)}</p>
          {/* The proposal depends on the day. */}
          {onDevice ? <NewSeason managed={managed} /> : <Skeleton shape="table" count={4} className="pt-6" />}
        </Section>
      ) : (
        <Section title={formatMessage(messages.chooseSeason)} rule className="mt-7 max-w-[40rem]">
          <ul>
            {order
              .flatMap((state) => seasons.filter((season) => season.state === state))
              .map(({ id, slug, name, state, startsOn, endsOn }) => (
                <li key={id} className="border-b border-line">
                  <Link
                    href={href('seasonManage', { org_slug: organisation.slug, season_slug: slug })}
                    className="flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:[&_.text-name]:underline"
                  >
                    <span className="min-w-0 flex-1 basis-56">
                      <span className="block text-name wrap-anywhere">{name}</span>
                      <span className="block text-body-small text-ink-3">
                        {formatMessage(shared.dates, { from: day(startsOn), to: day(endsOn) })}
                      </span>
                    </span>
                    <span className="text-body-small text-ink-2">{formatMessage(shared.state, { state })}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </Section>
      )}
    </>
  );
}
