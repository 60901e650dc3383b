import { useIntl } from '@oche/i18n/provider';
import type { ComboboxLabels } from '@oche/ui/Combobox';
import { messages } from './listMessages.ts';

/** Labels of a field that searches a list, for example of teams or tournaments. */
export function useListLabels(): ComboboxLabels {
  const { formatMessage } = useIntl();
  return {
    open: formatMessage(messages.open),
    clear: formatMessage(messages.clear),
    none: () => formatMessage(messages.none),
    more: (count) => formatMessage(messages.more, { count }),
    found: (count) => formatMessage(messages.found, { count }),
  };
}
