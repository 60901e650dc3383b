import { isInForce } from '@oche/darts/league/eligibility';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import type { Leaderboard } from '@oche/api/contract/leaderboard';
import type { TeamStatistics } from '@oche/api/contract/teamStatistics';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { Pairs, Players } from '../../../parts/league/teams/PlayerTables.tsx';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { usePersonHref } from '../../../parts/people/usePersonHref.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

type TeamPlayersProps = {
  team: Pick<SeasonTeam, 'id'>;
  statistics: TeamStatistics;
  scores: Leaderboard;
  members: readonly SeasonMember[];
  /** the day whose roster is shown: `2026-11-27` */
  day: string;
};

/** The players of a team with their figures, and its pairs. Players without a game are only named. */
export function TeamPlayers({ team, statistics: { players, pairs }, scores, members, day }: TeamPlayersProps) {
  const { formatMessage, locale } = useIntl();
  const playerHref = usePersonHref();
  const played = new Set(players.map(({ player }) => player.id));
  const without = members.filter(
    ({ playerId, roster }) => !played.has(playerId) && roster.some((entry) => entry.team.id === team.id && isInForce(entry, day)),
  );
  const names = formatList(
    locale,
    without.map(({ name }) => name),
    'unit',
  );
  return (
    <>
      <Section title={formatMessage(words.players)} rule={players.length === 0}>
        {players.length > 0 && (
          <Players
            rows={players}
            playerHref={playerHref}
            maximums={new Map(scores.items.map((row) => [row.player.id, row.scores?.scores180 ?? 0]))}
          />
        )}
        {names !== '' && <p className="pt-3 text-body-small text-ink-2 wrap-anywhere">{formatMessage(messages.noGames, { names })}</p>}
        {players.length === 0 && names === '' && <EmptyState>{formatMessage(messages.noPlayers)}</EmptyState>}
      </Section>
      {pairs.length > 0 && (
        <Section title={formatMessage(matchMessages.block, { size: '2' })}>
          <Pairs rows={pairs} />
        </Section>
      )}
    </>
  );
}
