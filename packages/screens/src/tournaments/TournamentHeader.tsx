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
import { knockoutName } from '../parts/game/gameName.ts';
import { TournamentStatus } from '../parts/tournament/TournamentStatus.tsx';
import { tournamentStart } from '../parts/tournament/tournamentText.ts';
import { useHref } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';
import { messages } from './messages.ts';

/** The pages of a tournament; which of them there are depends on what is drawn and played. */
type Tab = 'overview' | 'games' | 'groups' | 'winners' | 'losers' | 'results';

type TournamentHeaderProps = { tournament: Tournament; current: Tab; actions?: ReactNode };

/** The same on every page of a tournament: its name, whether it is on, when and where, the other pages. */
export function TournamentHeader({ tournament, current, actions }: TournamentHeaderProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  // An organiser has a button of their own on the overview.
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
  // Whom one follows is followed on all of them.
  const query = { player: useHost().search.get('player') ?? undefined };
  const has = (role: 'groups' | 'winners' | 'losers') => stages.some((stage) => stage.role === role);
  const tabs: { tab: Tab; there: boolean; href: string; label: string }[] = [
    { tab: 'overview', there: true, href: href('tournament', params, query), label: formatMessage(words.overview) },
    { tab: 'games', there: stages.length > 0, href: href('tournamentGames', params, query), label: formatMessage(words.games) },
    { tab: 'groups', there: has('groups'), href: href('tournamentGroups', params, query), label: formatMessage(words.groups) },
    {
      tab: 'winners',
      there: has('winners'),
      href: href('winnerBrackets', params, query),
      label: knockoutName(intl, 'winners', tournament),
    },
    { tab: 'losers', there: has('losers'), href: href('consolationBrackets', params, query), label: formatMessage(words.losersKnockout) },
    { tab: 'results', there: games.finished > 0, href: href('tournamentResults', params, query), label: formatMessage(words.results) },
  ];
  return (
    <TabNav
      label={formatMessage(messages.pages)}
      items={tabs
        .filter(({ tab, there }) => there || tab === current)
        .map(({ tab, href: to, label }) => ({ href: to, label, current: tab === current }))}
    />
  );
}
