import { useIntl } from '@oche/i18n/provider';
import type { ComboboxLabels } from '@oche/ui/Combobox';
import { messages } from './messages.ts';

/** Labels of a field that searches the teams, divisions and locations of a season. */
export function useListLabels(): ComboboxLabels {
  const { formatMessage } = useIntl();
  return {
    open: formatMessage(messages.openList),
    clear: formatMessage(messages.clearList),
    none: () => formatMessage(messages.noneInList),
    more: (count) => formatMessage(messages.moreInList, { count }),
    found: (count) => formatMessage(messages.foundInList, { count }),
  };
}
