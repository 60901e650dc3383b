import type { IntlShape } from '@oche/i18n/createIntl';
import type { TieBreakOrderProps } from '@oche/ui/TieBreakOrder';
import { messages } from './tieBreakMessages.ts';

/** The texts of the buttons of a `TieBreakOrder`. */
export const tieBreakLabels = ({ formatMessage }: IntlShape): TieBreakOrderProps['labels'] => ({
  up: (name) => formatMessage(messages.up, { name }),
  down: (name) => formatMessage(messages.down, { name }),
  remove: (name) => formatMessage(messages.remove, { name }),
  add: formatMessage(messages.add),
  moved: (name, place, count) => formatMessage(messages.moved, { name, place, of: count }),
});
