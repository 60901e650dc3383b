import { useMemo } from 'react';
import { useIntl } from '@oche/i18n/provider';
import type { VisitListProps } from '@oche/ui/VisitList';
import { scoreWords } from './scoreWords.ts';

/** Labels of a list of visits, in the language of the page. */
export function useVisitListLabels(leg: number): VisitListProps['labels'] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      caption: formatMessage(scoreWords.visits, { leg }),
      scored: formatMessage(scoreWords.scored),
      toGo: formatMessage(scoreWords.toGo),
      darts: formatMessage(scoreWords.darts),
      bust: formatMessage(scoreWords.bust),
      corrected: formatMessage(scoreWords.corrected),
    }),
    [formatMessage, leg],
  );
}
