import { useIntl } from '@oche/i18n/provider';
import type { ComboboxLabels } from '@oche/ui/Combobox';
import { messages } from './peopleMessages.ts';

/** Labels of a field that searches for people. */
export function usePeopleLabels(): ComboboxLabels {
  const { formatMessage } = useIntl();
  return {
    open: formatMessage(messages.open),
    clear: formatMessage(messages.clear),
    remove: (name) => formatMessage(messages.remove, { name }),
    none: () => formatMessage(messages.none),
    more: (count) => formatMessage(messages.more, { count }),
    found: (count) => formatMessage(messages.found, { count }),
  };
}
