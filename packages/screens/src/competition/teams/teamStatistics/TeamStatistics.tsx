import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { TeamFrame } from '../TeamFrame.tsx';
import { OpponentsCsv, PlayersCsv } from './Csv.tsx';
import { HomeAndAway, Opponents } from './MatchTables.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { Pairs, Players } from '../../../parts/league/teams/PlayerTables.tsx';

/** The figures of a team in a season: its players, its pairs, its matches at home and away, and its opponents. */
export function TeamStatistics() {
  const { managed } = usePage(page);
  return <TeamFrame managed={managed}>{(season, team) => <Statistics season={season} team={team} />}</TeamFrame>;
}

function Statistics({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  const { home, away, opponents, players, pairs } = useRead('getTeamStatistics', { id: team.id });
  if (opponents.length === 0) return <EmptyState className="pt-7">{formatMessage(messages.none)}</EmptyState>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-14 gap-y-10 pt-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <Section
          title={formatMessage(words.players)}
          {...(players.length > 0 && { actions: <PlayersCsv team={team.team.slug} rows={players} /> })}
        >
          <Players rows={players} />
        </Section>
        <Section title={formatMessage(messages.opponents)} actions={<OpponentsCsv team={team.team.slug} rows={opponents} />}>
          <Opponents season={season} rows={opponents} />
        </Section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <Section title={formatMessage(messages.homeAndAway)}>
          <HomeAndAway home={home} away={away} />
        </Section>
        {pairs.length > 0 && (
          <Section title={formatMessage(matchMessages.block, { size: '2' })}>
            <Pairs rows={pairs} />
          </Section>
        )}
      </div>
    </div>
  );
}
