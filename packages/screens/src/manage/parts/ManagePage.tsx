import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Organisation, User } from '@oche/api/contract/account';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import { PageHeader, type PageHeaderProps } from '@oche/ui/PageHeader';
import { Skeleton } from '@oche/ui/Skeleton';
import { TabNav } from '@oche/ui/TabNav';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useRoute } from '../../shell/useRoute.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { NewClub } from './NewClub.tsx';
import { useClub } from './useClub.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';

export type ManagePageProps = Pick<PageHeaderProps, 'description' | 'back'> & {
  user: User | null;
  title: ReactNode;
  /** shown at the end of the title line */
  actions?: (club: Organisation) => ReactNode;
  /** content of the page; it may read data of the club */
  children: (club: Organisation) => ReactNode;
};

const skeleton = <Skeleton shape="table" count={5} className="pt-6" />;

/**
 * A page of a club. Users without a club name it first, then continue to the page they asked for. Pages with a back link have no
 * tabs, because they serve a single task.
 */
export function ManagePage({ user, title, back, actions, children, ...header }: ManagePageProps) {
  const { club, clubs } = useClub(user);
  const onDevice = useInBrowser();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        {...header}
        title={title}
        {...(back && { back })}
        {...(club && clubs.length > 1 && { badge: <ClubMenu club={club} clubs={clubs} label={formatMessage(messages.club, club)} /> })}
        {...(club && actions && { actions: actions(club) })}
        {...(club && !back && { tabs: <Tabs /> })}
      />
      {club === null ? (
        <NewClub />
      ) : (
        <Boundary key={club.id} skeleton={skeleton}>
          {onDevice ? children(club) : skeleton}
        </Boundary>
      )}
    </>
  );
}

function Tabs() {
  const { formatMessage } = useIntl();
  const { search } = useHost();
  const href = useHref();
  const current = useRoute()?.name;
  const club = search.get('club') ?? undefined;
  const items = [
    { name: 'manage', label: words.overview },
    { name: 'tournamentsManage', label: words.tournaments },
    { name: 'eventsLocations', label: messages.places },
    { name: 'participants', label: messages.participants },
    { name: 'rankingsManage', label: words.rankings },
  ] as const;
  return (
    <TabNav
      label={formatMessage(messages.navigation)}
      items={items.map(({ name, label }) => ({
        href: href(name, {}, { club }),
        label: formatMessage(label),
        current: current === name,
      }))}
    />
  );
}

function ClubMenu({ club, clubs, label }: { club: Organisation; clubs: Organisation[]; label: string }) {
  const { pathname, navigate } = useHost();
  return (
    <Menu
      align="start"
      items={clubs.map(({ id, slug, name }) => ({
        label: name,
        icon: id === club.id ? <Check aria-hidden /> : <span className="size-4.5" />,
        onSelect: () => navigate(`${pathname}?club=${encodeURIComponent(slug)}`),
      }))}
    >
      <Button kind="quiet" aria-label={label} className="max-w-full">
        <span className="truncate">{club.name}</span>
        <ChevronDown aria-hidden className="size-4.5" />
      </Button>
    </Menu>
  );
}
