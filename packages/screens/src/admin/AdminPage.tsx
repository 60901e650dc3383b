import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { TabNav } from '@oche/ui/TabNav';
import { useHref } from '../shell/useHref.ts';
import { messages } from './messages.ts';

type Tab = 'users' | 'organisations' | 'trail' | 'figures' | 'tournamentFigures';
type AdminPageProps = { current: Tab; description?: ReactNode; actions?: ReactNode; children: ReactNode };

/** The frame of the administration's pages: heading and tabs. */
export function AdminPage({ current, description, actions, children }: AdminPageProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const hrefs: Record<Tab, string> = {
    users: href('adminUsers'),
    organisations: href('adminOrganisations'),
    trail: href('adminUsers', {}, { view: 'trail' }),
    figures: href('analyticsGeneral'),
    tournamentFigures: href('analyticsTournaments'),
  };
  const tabs = ['users', 'organisations', 'trail', 'figures', 'tournamentFigures'] as const;
  return (
    <>
      <PageHeader
        title={formatMessage(messages[current])}
        description={description}
        actions={actions}
        tabs={
          <TabNav
            label={formatMessage(messages.navigation)}
            items={tabs.map((tab) => ({ href: hrefs[tab], label: formatMessage(messages[tab]), current: tab === current }))}
          />
        }
      />
      <div className="pt-4">{children}</div>
    </>
  );
}
