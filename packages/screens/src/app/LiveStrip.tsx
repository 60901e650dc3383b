import { useState } from 'react';
import type { CompetitionContext } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { useChannels } from '@oche/realtime/provider';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { siteMessages } from '../parts/site/siteMessages.ts';
import { useHref } from '../shell/useHref.ts';
import { useRoute } from '../shell/useRoute.ts';

/** While matches are being played, every page of the site but its home page, which lists them, says how many. */
export function LiveStrip({ context: { live, season } }: { context: CompetitionContext }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const route = useRoute();
  /** by match, whether it is being played since the context was read */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  useChannels<'season'>(
    season && live.length > 0 ? [{ channel: 'season', id: season.id }] : [],
    ({ event, data }) => {
      if (event !== 'match') return;
      const { id, state, annulled } = data.match;
      const isLive = state === 'playing' && !annulled;
      setChanged((known) => (known.get(id) === isLive ? known : new Map(known).set(id, isLive)));
    },
    // The number may miss what happens during an interruption, until the next page.
    () => {},
  );
  const current = new Map([...live.map((id) => [id, true] as const), ...changed]);
  const count = [...current.values()].filter(Boolean).length;
  if (count === 0 || route?.name === 'competitionHome' || route?.name === 'competitionSeason') return null;
  return (
    <div className="border-b border-line safe-x print:hidden">
      <div className="mx-auto w-full max-w-[82rem] px-4 tiny:px-2">
        <Link href={href('competitionHome')} className="inline-flex min-h-11 items-center">
          <LiveBadge state="live">{formatMessage(siteMessages.live, { count })}</LiveBadge>
        </Link>
      </div>
    </div>
  );
}
