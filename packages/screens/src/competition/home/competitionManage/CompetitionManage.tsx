import { useEffect } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { useInBrowser } from '../../../shell/useInBrowser.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { captainsHome } from '../../parts/captainsHome.ts';
import { NewSeason } from '../../parts/NewSeason.tsx';
import { SeasonList } from '../../parts/SeasonList.tsx';
import { messages } from './messages.ts';
import { OwnTeams } from './OwnTeams.tsx';
import { page } from './page.ts';

/** The seasons in the order in which they need attention. */
const order = ['running', 'open', 'draft', 'finished', 'archived'] as const;

/**
 * A competition: the teams of a captain, and for organisers its seasons to choose from, or the form of its first season. The only team of a
 * captain opens at once.
 */
export function CompetitionManage() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const onDevice = useInBrowser();
  const { organisation, seasons, ownTeams, role } = managed;
  const isCaptain = role === 'captain';
  const { navigate } = useHost();
  const [team] = ownTeams;
  const season = isCaptain && ownTeams.length === 1 ? seasons.find(({ id }) => id === team!.seasonId) : undefined;
  const only = season ? captainsHome(href, managed, season) : null;
  useEffect(() => {
    if (only !== null) navigate(only, { replace: true });
  }, [only, navigate]);
  return (
    <>
      <PageHeader title={<span className="wrap-anywhere">{organisation.name}</span>} />
      {ownTeams.length > 0 && (
        <Section title={formatMessage(words.ownTeams)} className="mt-7">
          <OwnTeams managed={managed} />
        </Section>
      )}
      {isCaptain ? null : seasons.length === 0 ? (
        <Section title={formatMessage(messages.firstTitle)} className="mt-7">
          <p className="max-w-measure text-ink-2">{formatMessage(messages.firstText)}</p>
          {/* The proposal depends on the day. */}
          {onDevice ? <NewSeason managed={managed} /> : <Skeleton shape="table" count={4} className="pt-6" />}
        </Section>
      ) : (
        <Section title={formatMessage(messages.chooseSeason)} className="mt-7">
          <SeasonList
            timeZone={organisation.timeZone}
            seasons={order.flatMap((state) => seasons.filter((season) => season.state === state))}
            hrefOf={({ slug }) => href('seasonManage', { org_slug: organisation.slug, season_slug: slug })}
          />
        </Section>
      )}
    </>
  );
}
