import type { ReactNode } from 'react';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { TabNav } from '@oche/ui/TabNav';
import { useHref } from '../../shell/useHref.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';

/** The parts of the public site, each with its own tab. */
const parts = [
  { name: 'newsManage', label: messages.news },
  { name: 'documentsManage', label: messages.documents },
  { name: 'boardMembersManage', label: messages.board },
  { name: 'siteSettings', label: messages.settings },
] as const;

type SiteFrameProps = {
  managed: ManagedCompetition;
  part: (typeof parts)[number]['name'];
  actions?: ReactNode;
  children: (season: SeasonOfPage) => ReactNode;
};

/** The frame of the first page of each part of the public site: the season's frame, then the parts. */
export function SiteFrame({ managed, part, actions, children }: SiteFrameProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { params } = seasonOfPage(managed);
  return (
    <SeasonFrame
      managed={managed}
      tab="newsManage"
      header={{
        title: formatMessage(parts.find(({ name }) => name === part)!.label),
        ...(actions !== undefined && { actions }),
        tabs: (
          <TabNav
            label={formatMessage(messages.pages)}
            className="-mx-4 px-4 md:-mx-6 md:px-6"
            items={parts.map(({ name, label }) => ({ href: href(name, params), label: formatMessage(label), current: name === part }))}
          />
        ),
      }}
    >
      {(season) => (
        <>
          <NoAddress season={season} />
          {children(season)}
        </>
      )}
    </SeasonFrame>
  );
}

/** Says first that nobody can open the site yet, and what is missing. Nothing once a host name leads to it. */
function NoAddress({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const { domains } = useRead('getSite', { organisationId: season.organisation.id });
  if (domains.some(({ isConnected }) => isConnected)) return null;
  return (
    <Banner kind="warning" title={formatMessage(messages.noAddress)} className="mt-6">
      {formatMessage(domains.length === 0 ? messages.noHostName : messages.notConnected)} {formatMessage(messages.noAddressMeans)}
    </Banner>
  );
}
