import type { Match } from '@oche/api/contract/fixture';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { MatchSheet } from '@oche/ui/MatchSheet';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { Lineups } from '../lineup/Lineups.tsx';
import { MatchHead } from '../MatchHead.tsx';
import { matchdayText, startText, stateText } from '../matchTexts.ts';
import { messages } from '../messages.ts';
import { useMatch } from '../useMatch.ts';
import { useSheetBlocks } from '../useSheetBlocks.tsx';
import { page } from './page.ts';

/** A match between two teams: its sheet, and what organisers and its captains do with it. */
export function MatchManage() {
  const { managed } = usePage(page);
  const intl = useIntl();
  const href = useHref();
  const match = managed.match!;
  const { home, away } = match;
  const { params } = seasonOfPage(managed);
  return (
    <SeasonFrame
      managed={managed}
      tab="matchesManage"
      teams={[home.slug, away.slug]}
      header={{
        title: <span className="sr-only">{intl.formatMessage(messages.title, { home: home.name, away: away.name })}</span>,
        back: { href: href('matchesManage', params), label: intl.formatMessage(shared.matches) },
        badge: <StateBadge state={match.state} />,
        description: [matchdayText(intl, match), startText(intl, match), match.location.name].filter(Boolean).join(', '),
        className: 'pb-4',
      }}
    >
      {(season) => <Sheet season={season} match={match} />}
    </SeasonFrame>
  );
}

const meanings = {
  ...{ planned: 'neutral', lineups: 'neutral', 'to-confirm': 'warning', confirmed: 'success', disputed: 'warning' },
  ...{ postponed: 'warning', walkover: 'neutral', cancelled: 'neutral' },
} as const satisfies Record<Exclude<Match['state'], 'playing'>, 'neutral' | 'warning' | 'success'>;

function StateBadge({ state }: Pick<Match, 'state'>) {
  const text = stateText(useIntl(), { state });
  return state === 'playing' ? <LiveBadge state="live">{text}</LiveBadge> : <Badge meaning={meanings[state]}>{text}</Badge>;
}

function Sheet({ season, match: { id } }: { season: SeasonOfPage; match: Match }) {
  const { formatMessage } = useIntl();
  const match = useMatch(id);
  const blocks = useSheetBlocks(match);
  const { home, away } = match.sheet.match;
  return (
    <>
      <Lineups match={match} season={season} />
      <MatchHead match={match} />
      <MatchSheet
        className="mt-6"
        teams={[home.name, away.name]}
        blocks={blocks}
        labels={{
          sheet: formatMessage(messages.sheet),
          game: formatMessage(words.game),
          players: formatMessage(words.players),
          legs: formatMessage(words.legs),
          status: formatMessage(messages.score),
          throwsFirst: formatMessage(messages.throwsFirst),
          unknown: formatMessage(messages.unknown),
          open: ({ number }) => formatMessage(messages.openGame, { number }),
        }}
      />
    </>
  );
}
