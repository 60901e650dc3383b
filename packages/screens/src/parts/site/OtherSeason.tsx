import type { Season } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { useHost } from '../../shell/host.tsx';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { contextOf } from '../../shell/site.ts';
import { useHref } from '../../shell/useHref.ts';
import { siteMessages } from './siteMessages.ts';

/** A notice that a page is not about the current season, for users who followed an old link. */
export function OtherSeason({ season }: { season: Season | null }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const current = contextOf(useHost().site)?.season;
  if (!current || season?.slug === current.slug) return null;
  return (
    <Banner
      kind="info"
      className="mt-4"
      title={formatMessage(siteMessages.notPlayed)}
      action={<LoneLink href={href('competitionHome')}>{formatMessage(siteMessages.toPlayed, { name: current.name })}</LoneLink>}
    />
  );
}
