import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { TabNav } from '@oche/ui/TabNav';
import { scoreWords } from '../parts/game/scoreWords.ts';
import { useHref } from '../shell/useHref.ts';
import { useRoute } from '../shell/useRoute.ts';
import { words } from '../shell/words.ts';
import { messages } from './messages.ts';

export type ProfilePageProps = { title: ReactNode; description?: ReactNode; children: ReactNode };

const tabs = [
  { name: 'profile', label: words.overview },
  { name: 'myMatches', label: words.games },
  { name: 'myTournaments', label: words.tournaments },
  { name: 'myStats', label: scoreWords.statistics },
  { name: 'profileSettings', label: messages.settings },
] as const;

/** The frame of the account's pages: heading and tabs. Logged-out users see the same tabs. The pages ask them to log in. */
export function ProfilePage({ title, description, children }: ProfilePageProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const current = useRoute()?.name;
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        tabs={
          <TabNav
            label={formatMessage(messages.navigation)}
            items={tabs.map(({ name, label }) => ({ href: href(name), label: formatMessage(label), current: current === name }))}
          />
        }
      />
      {children}
    </>
  );
}
