import type { GameSummary } from '@oche/api/contract/game';
import type { Entry, Group, PlayerStatistics, Tournament } from '@oche/api/contract/tournament';
import { formatAverage, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { StatTile } from '@oche/ui/StatTile';
import { groupName } from '../../parts/game/gameName.ts';
import { NextGame } from '../../parts/game/NextGame.tsx';
import { PhoneCalls } from '../../parts/notifications/PhoneCalls.tsx';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { RecentForm } from '../RecentForm.tsx';
import { GameList } from '../GameList.tsx';
import { GroupStandings } from '../GroupStandings.tsx';
import { messages } from './messages.ts';

type FollowedProps = {
  player: Entry;
  isMe: boolean;
  tournament: Tournament;
  groups: readonly Group[];
  games: readonly GameSummary[];
  statistics: PlayerStatistics | undefined;
};

/** One player in this tournament: next game, calls on this device, statistics, group and all games. */
export function Followed({ player, isMe, tournament, groups, games, statistics }: FollowedProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const group = groups.find(({ rows }) => rows.some(({ entry }) => entry.id === player.id));
  const title = formatMessage(messages.gamesOf, { name: player.name });
  const isOver = tournament.status === 'finished' || tournament.status === 'cancelled';
  return (
    <section aria-label={player.name} className="mt-6">
      <h2 className="mb-4 text-title-2 wrap-anywhere hyphens-auto">{player.name}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">
          {/* On a phone this spans the full width. */}
          <NextGame player={player} isMe={isMe} games={games} className="max-sm:-mx-4" />
          {!isOver && <PhoneCalls key={player.id} entryId={player.id} />}
          {statistics && statistics.games > 0 && <Figures statistics={statistics} />}
          {group && (
            <Section
              title={groupName(intl, group)}
              link={{
                href: href('tournamentGroups', { tournament: tournament.slug }, { player: player.id }),
                label: formatMessage(group.swiss ? messages.fullStandings : messages.allGroups),
              }}
            >
              <GroupStandings tournament={tournament} group={group} followed={player.id} explained />
              <RecentForm player={player.id} games={games} />
            </Section>
          )}
        </div>
        {games.length > 0 && (
          <Section title={title}>
            <GameList games={games} timeZone={tournament.timeZone} label={title} />
          </Section>
        )}
      </div>
    </section>
  );
}

/** The player's statistics in this tournament. */
function Figures({ statistics }: { statistics: PlayerStatistics }) {
  const { formatMessage, locale } = useIntl();
  const { games, won, average, oneEighties, highCheckout, bestLeg } = statistics;
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value));
  const tiles = [
    { label: formatMessage(messages.gamesWon), value: formatMessage(messages.wonOf, { won, games }) },
    { label: formatMessage(words.average), value: average === null ? '–' : formatAverage(locale, average) },
    { label: formatMessage(messages.maximums), value: number(oneEighties) },
    { label: formatMessage(words.highCheckout), value: number(highCheckout) },
    { label: formatMessage(messages.bestLeg), value: number(bestLeg) },
  ];
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-6 gap-y-5 border-y border-line py-4">
      {tiles.map(({ label, value }) => (
        <StatTile key={label} label={label} value={value} />
      ))}
    </div>
  );
}
