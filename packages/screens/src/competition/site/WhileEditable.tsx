import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { messages as shared } from '../parts/messages.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';

/** A form that is replaced by the reason if the season is archived. A season that has finished can still have news. */
export function WhileEditable({ season, children }: { season: SeasonOfPage; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return season.state === 'archived' ? <EmptyState className="mt-7">{formatMessage(shared.archivedMeans)}</EmptyState> : children;
}
