import type { ReactNode } from 'react';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import { formatList } from '@oche/i18n/format';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { TabNav } from '@oche/ui/TabNav';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useRoute } from '../../shell/useRoute.ts';
import { words } from '../../shell/words.ts';
import { messages } from '../../parts/league/groupMessages.ts';
import { messages as shared } from './messages.ts';
import { playingIn } from '../../parts/league/playing.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from './SeasonFrame.tsx';
import { structureText } from '../../parts/league/structureText.ts';

type GroupFrameProps = {
  managed: ManagedCompetition;
  actions?: (season: SeasonOfPage, group: SeasonGroup) => ReactNode;
  children: (season: SeasonOfPage, group: SeasonGroup) => ReactNode;
};

/** The frame of every page of a division or a cup: the season's frame, then the name of the group, its size and its pages. */
export function GroupFrame({ managed, actions, children }: GroupFrameProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const season = seasonOfPage(managed);
  const group = managed.group!;
  return (
    <SeasonFrame
      managed={managed}
      tab="groupsManage"
      header={{
        title: <span className="wrap-anywhere">{group.name}</span>,
        description: formatList(
          locale,
          [
            group.kind === 'cup' ? formatMessage(messages.cup) : formatMessage(messages.level, { level: group.level }),
            formatMessage(messages.teamCount, { count: playingIn(group).length }),
            structureText(intl, group.structure),
          ],
          'unit',
        ),
        back: { href: href('groupsManage', season.params), label: formatMessage(shared.groups) },
        ...(actions && { actions: actions(season, group) }),
        tabs: <Tabs season={season} group={group} />,
      }}
    >
      {() => children(season, group)}
    </SeasonFrame>
  );
}

/** The pages of a division or a cup. */
type GroupPage = 'groupManage' | 'groupTeams' | 'groupMatches' | 'groupEdit';

function Tabs({ season, group }: { season: SeasonOfPage; group: SeasonGroup }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const current = useRoute()?.name;
  const isPlayers = useHost().search.get('show') === 'players';
  const items: { name: GroupPage; label: Message; query?: { show: string }; isOpen?: boolean }[] = [
    { name: 'groupManage', label: group.kind === 'cup' ? messages.rounds : words.standings, isOpen: !isPlayers },
    { name: 'groupManage', label: words.players, query: { show: 'players' }, isOpen: isPlayers },
    { name: 'groupTeams', label: shared.teams },
    ...(group.kind === 'league' ? [{ name: 'groupMatches' as const, label: messages.fixtures }] : []),
    ...(season.isOver ? [] : [{ name: 'groupEdit' as const, label: words.edit }]),
  ];
  return (
    <TabNav
      label={formatMessage(messages.pages)}
      className="-mx-4 px-4 md:-mx-6 md:px-6"
      items={items.map(({ name, label, query, isOpen = true }) => ({
        href: href(name, { ...season.params, group_slug: group.slug }, query),
        label: formatMessage(label),
        current: name === current && isOpen,
      }))}
    />
  );
}
