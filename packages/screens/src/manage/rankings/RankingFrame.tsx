import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ManagedRanking } from '@oche/api/contract/ranking';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { PageHeader } from '@oche/ui/PageHeader';
import { TabNav } from '@oche/ui/TabNav';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** The pages of a managed ranking. Those below one address are told apart by `?part=`. */
export type RankingPart = 'table' | 'scheme' | 'tournaments' | 'adjustments' | 'players' | 'settings';

type RankingFrameProps = { ranking: ManagedRanking; part: RankingPart; actions?: ReactNode; children: ReactNode };

/** The frame of a managed ranking's pages: its name, what is frozen, and the tabs. */
export function RankingFrame({ ranking, part, actions, children }: RankingFrameProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const { id, name, visibility, tournaments, adjustments, players } = ranking;
  const counted = tournaments.filter(({ because }) => because === null).length;
  const tab = (to: RankingPart, address: string, label: string, count?: number) => ({
    ...{ href: address, label, current: to === part },
    ...(count !== undefined && { count: formatNumber(locale, count) }),
  });
  const below = (to: RankingPart) => href('rankingManage', { id }, { part: to });
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere hyphens-auto">{name}</span>}
        back={{ href: href('rankingsManage'), label: formatMessage(words.rankings) }}
        {...(visibility !== 'public' && { badge: <Badge>{formatMessage(messages.visible, { visibility })}</Badge> })}
        {...(part === 'scheme' && counted > 0
          ? {
              actions: (
                <p className="flex items-center gap-2 text-body-small text-ink-3">
                  <Lock aria-hidden className="size-4.5 shrink-0" />
                  {formatMessage(messages.frozen, { count: counted })}
                </p>
              ),
            }
          : actions !== undefined && { actions })}
        tabs={
          <TabNav
            label={formatMessage(messages.pages)}
            className="-mx-4 px-4 md:-mx-6 md:px-6"
            items={[
              tab('table', href('rankingManage', { id }), formatMessage(messages.table)),
              tab('scheme', href('rankingEdit', { id }), formatMessage(messages.scheme)),
              tab('tournaments', below('tournaments'), formatMessage(words.tournaments), tournaments.length),
              tab('adjustments', below('adjustments'), formatMessage(messages.adjustments), adjustments.length),
              tab('players', below('players'), formatMessage(words.players), players.length),
              tab('settings', href('rankingEdit', { id }, { part: 'settings' }), formatMessage(messages.settings)),
            ]}
          />
        }
      />
      {children}
    </>
  );
}
