import type { ReactNode } from 'react';
import type { PlayList, Tournament } from '@oche/api/contract/tournament';
import { formatInstant, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { useRealtimeState } from '@oche/realtime/provider';
import type { RouteName } from '@oche/routes/table';
import { Badge } from '@oche/ui/Badge';
import { Banner } from '@oche/ui/Banner';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { PageHeader } from '@oche/ui/PageHeader';
import { StatTile } from '@oche/ui/StatTile';
import { TabNav } from '@oche/ui/TabNav';
import { groupsWord, knockoutName } from '../../parts/game/gameName.ts';
import { useHref } from '../../shell/useHref.ts';
import { useRoute } from '../../shell/useRoute.ts';
import { useLive } from '../../shell/useLive.ts';
import { useRefresh } from '../../shell/useRefresh.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { tournamentReads } from './reads.ts';

type TournamentFrameProps = { tournament: Tournament; playList: PlayList; children: ReactNode };

/** The frame of a managed tournament's pages: name, status, figures and tabs. It subscribes to the tournament's channel. */
export function TournamentFrame({ tournament, playList, children }: TournamentFrameProps) {
  const { formatMessage } = useIntl();
  const reads = tournamentReads(tournament.id);
  useLive(reads, { prompt: true });
  useRefresh(reads.playList);
  const state = useRealtimeState();
  const isOver = tournament.status === 'finished' || tournament.status === 'cancelled';
  return (
    <>
      {(state === 'offline' || state === 'unavailable') && (
        <Banner kind="offline" title={formatMessage(messages.noConnection)} className="-mx-4 md:-mx-6 md:px-6">
          {formatMessage(messages.noConnectionMeans)}
        </Banner>
      )}
      <PageHeader
        title={<span className="break-words hyphens-manual">{tournament.name}</span>}
        badge={
          <span className="flex flex-wrap gap-x-4">
            <Status status={tournament.status} />
            {tournament.test && <Badge meaning="warning">{formatMessage(messages.test)}</Badge>}
          </span>
        }
        {...(tournament.drawnAt !== null && !isOver && { figures: <Figures tournament={tournament} playList={playList} /> })}
        tabs={<Tabs tournament={tournament} playList={playList} />}
      />
      {children}
    </>
  );
}

function Status({ status }: Pick<Tournament, 'status'>) {
  const { formatMessage } = useIntl();
  const word = formatMessage(messages.status, { status: status === 'check-in' ? 'checkin' : status });
  if (status === 'running') return <LiveBadge state="live">{word}</LiveBadge>;
  return <Badge meaning={status === 'finished' ? 'success' : status === 'cancelled' ? 'danger' : 'neutral'}>{word}</Badge>;
}

function Figures({ tournament, playList }: Omit<TournamentFrameProps, 'children'>) {
  const { formatMessage, locale } = useIntl();
  const { boards, counts, gameMinutes, expectedEnd } = playList;
  const usable = boards.filter(({ board }) => !board.outOfOrder);
  return (
    <>
      <StatTile label={formatMessage(messages.toGo)} value={formatNumber(locale, counts.toGo)} />
      <StatTile
        className="max-sm:hidden"
        label={formatMessage(messages.gameTakes)}
        value={formatMessage(messages.minutes, { minutes: Math.round(gameMinutes) })}
      />
      <StatTile
        label={formatMessage(messages.boardsInUse)}
        value={formatMessage(messages.ofBoards, { used: usable.filter(({ game }) => game !== null).length, boards: usable.length })}
      />
      <StatTile
        label={formatMessage(messages.endsAbout)}
        value={expectedEnd === null ? '–' : formatInstant(locale, expectedEnd, tournament.timeZone, 'time')}
      />
    </>
  );
}

function Tabs({ tournament, playList }: Omit<TournamentFrameProps, 'children'>) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const current = useRoute()?.name;
  const { id, stageRoles } = tournament;
  const tab = (
    name: RouteName &
      ('tournamentManage' | 'tournamentPlayers' | 'playList' | 'playGroups' | 'winnersKnockout' | 'losersKnockout' | 'playResults'),
    label: string,
    count?: number,
  ) => ({
    href: href(name, { id }),
    label,
    current: current === name,
    ...(count !== undefined && { count: formatNumber(locale, count) }),
  });
  return (
    <TabNav
      label={formatMessage(messages.pages)}
      className="-mx-4 px-4 md:-mx-6 md:px-6"
      items={[
        tab('tournamentManage', formatMessage(words.overview)),
        tab('tournamentPlayers', formatMessage(words.players), tournament.entries),
        tab('playList', formatMessage(words.orderOfPlay), playList.counts.toGo),
        ...(stageRoles.includes('groups') ? [tab('playGroups', formatMessage(groupsWord(tournament)))] : []),
        ...(stageRoles.includes('winners') ? [tab('winnersKnockout', knockoutName(intl, 'winners', tournament))] : []),
        ...(stageRoles.includes('losers') ? [tab('losersKnockout', formatMessage(words.losersKnockout))] : []),
        tab('playResults', formatMessage(words.results), playList.counts.finished),
      ]}
    />
  );
}
