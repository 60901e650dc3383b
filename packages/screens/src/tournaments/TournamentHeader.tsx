import type { Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { useRealtimeState } from '@oche/realtime/provider';
import { Badge } from '@oche/ui/Badge';
import { Banner } from '@oche/ui/Banner';
import { PageHeader } from '@oche/ui/PageHeader';
import { TabNav } from '@oche/ui/TabNav';
import type { ReactNode } from 'react';
import { useHost } from '../shell/host.tsx';
import { ManageLink, useIsOrganiser } from '../parts/tournament/ManageLink.tsx';
import { groupsWord, knockoutName } from '../parts/game/gameName.ts';
import { TournamentStatus } from '../parts/tournament/TournamentStatus.tsx';
import { tournamentStart } from '../parts/tournament/tournamentText.ts';
import { useHref } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';
import { messages } from './messages.ts';

/** The pages of a tournament. A tab is shown once its page has content. */
type Tab = 'overview' | 'games' | 'groups' | 'winners' | 'losers' | 'results';

type TournamentHeaderProps = { tournament: Tournament; current: Tab; actions?: ReactNode };

/** The header of a tournament's pages: name, status, time, place and tabs. */
export function TournamentHeader({ tournament, current, actions }: TournamentHeaderProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  // The overview has its own button for organisers.
  const hasButton = useIsOrganiser(tournament) && current === 'overview';
  const state = useRealtimeState();
  const when = tournamentStart(intl, tournament);
  return (
    <>
      <PageHeader
        title={tournament.name}
        className="[&_h1]:wrap-anywhere [&_h1]:hyphens-auto"
        badge={
          <>
            <TournamentStatus status={tournament.status} />
            {tournament.test && <Badge meaning="warning">{formatMessage(messages.testTournament)}</Badge>}
          </>
        }
        description={tournament.location === null ? when : formatMessage(messages.whenWhere, { when, where: tournament.location })}
        actions={
          <>
            {actions}
            {!hasButton && <ManageLink tournament={tournament} />}
          </>
        }
        tabs={<Tabs tournament={tournament} current={current} />}
      />
      {state === 'offline' && (
        <Banner kind="offline" title={formatMessage(words.noNetwork)} className="mt-3">
          {formatMessage(messages.maybeOld)}
        </Banner>
      )}
    </>
  );
}

function Tabs({ tournament, current }: Omit<TournamentHeaderProps, 'actions'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { slug, stages, games } = tournament;
  const href = useHref();
  const params = { tournament: slug };
  // The links keep the followed player.
  const query = { player: useHost().search.get('player') ?? undefined };
  const has = (role: 'groups' | 'winners' | 'losers') => stages.some((stage) => stage.role === role);
  const tabs: { tab: Tab; exists: boolean; href: string; label: string }[] = [
    { tab: 'overview', exists: true, href: href('tournament', params, query), label: formatMessage(words.overview) },
    { tab: 'games', exists: stages.length > 0, href: href('tournamentGames', params, query), label: formatMessage(words.games) },
    { tab: 'groups', exists: has('groups'), href: href('tournamentGroups', params, query), label: formatMessage(groupsWord(tournament)) },
    {
      tab: 'winners',
      exists: has('winners'),
      href: href('winnerBrackets', params, query),
      label: knockoutName(intl, 'winners', tournament),
    },
    { tab: 'losers', exists: has('losers'), href: href('consolationBrackets', params, query), label: formatMessage(words.losersKnockout) },
    { tab: 'results', exists: games.finished > 0, href: href('tournamentResults', params, query), label: formatMessage(words.results) },
  ];
  return (
    <TabNav
      label={formatMessage(messages.pages)}
      items={tabs
        .filter(({ tab, exists }) => exists || tab === current)
        .map(({ tab, href: to, label }) => ({ href: to, label, current: tab === current }))}
    />
  );
}
