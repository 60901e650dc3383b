import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { messages } from './messages.ts';
import type { SeasonOfPage } from './SeasonFrame.tsx';

/** A form of teams, members or groups, which is replaced by the reason if the season is over. */
export function WhileOpen({ season, children }: { season: SeasonOfPage; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return season.isOver ? <EmptyState className="mt-7">{formatMessage(messages.finishedMeans)}</EmptyState> : children;
}
