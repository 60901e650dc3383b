import type { ReactNode } from 'react';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import type { Location } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { TabNav } from '@oche/ui/TabNav';
import { useHref } from '../../shell/useHref.ts';
import { useRoute } from '../../shell/useRoute.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';

type LocationFrameProps = {
  managed: ManagedCompetition;
  actions?: (season: SeasonOfPage, location: Location) => ReactNode;
  children: (season: SeasonOfPage, location: Location) => ReactNode;
};

/** The frame of every page of a location: the season's frame, then the name of the location, its address and its pages. */
export function LocationFrame({ managed, actions, children }: LocationFrameProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const season = seasonOfPage(managed);
  // The server gives a captain no location, and the season's frame shows nothing then.
  const location = managed.location!;
  return (
    <SeasonFrame
      managed={managed}
      tab="locationsManage"
      header={{
        title: <span className="wrap-anywhere">{location.name}</span>,
        ...(location.archived && { badge: <Badge>{formatMessage(messages.archived)}</Badge> }),
        description: [location.address, formatMessage(messages.boardCount, { count: location.boards.length })].filter(Boolean).join(', '),
        back: { href: href('locationsManage', season.params), label: formatMessage(words.locations) },
        ...(actions && { actions: actions(season, location) }),
        tabs: <Tabs season={season} location={location} />,
      }}
    >
      {() => children(season, location)}
    </SeasonFrame>
  );
}

function Tabs({ season, location }: { season: SeasonOfPage; location: Location }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const current = useRoute()?.name;
  const items = [
    { name: 'locationManage', label: words.overview },
    { name: 'locationTeams', label: shared.teams },
    ...(season.state === 'archived' ? [] : [{ name: 'locationEdit', label: words.edit } as const]),
  ] as const;
  return (
    <TabNav
      label={formatMessage(messages.pages)}
      className="-mx-4 px-4 md:-mx-6 md:px-6"
      items={items.map(({ name, label }) => ({
        href: href(name, { ...season.params, location_id: location.id }),
        label: formatMessage(label),
        current: name === current,
      }))}
    />
  );
}
