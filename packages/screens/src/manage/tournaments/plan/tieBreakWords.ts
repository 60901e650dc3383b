import { tieBreakers } from '@oche/api/contract/tournament';
import { defineMessages } from '@oche/i18n/messages';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { TieBreakOption, TieBreakOrderProps } from '@oche/ui/TieBreakOrder';

type TieBreaker = (typeof tieBreakers)[number];

export const messages = defineMessages({
  'leg-difference': { id: 'tieBreak.leg-difference', defaultMessage: 'Leg difference' },
  'legs-won': { id: 'tieBreak.legs-won', defaultMessage: 'Legs won' },
  'legs-against': { id: 'tieBreak.legs-against', defaultMessage: 'Fewest legs lost' },
  'head-to-head': { id: 'tieBreak.head-to-head', defaultMessage: 'Head-to-head' },
  'games-won': { id: 'tieBreak.games-won', defaultMessage: 'Games won' },
  'leg-ratio': { id: 'tieBreak.leg-ratio', defaultMessage: 'Percentage of legs won' },
  average: { id: 'tieBreak.average', defaultMessage: 'Average' },
  'drawn-lot': { id: 'tieBreak.drawn-lot', defaultMessage: 'Drawing of lots' },
  up: { id: 'tieBreak.up', defaultMessage: '{name}: up' },
  down: { id: 'tieBreak.down', defaultMessage: '{name}: down' },
  remove: { id: 'tieBreak.remove', defaultMessage: '{name}: remove' },
  add: { id: 'tieBreak.add', defaultMessage: 'Add a tie-breaker' },
  moved: { id: 'tieBreak.moved', defaultMessage: '{name}, now {place} of {of}' },
});

export const tieBreakOptions = ({ formatMessage }: IntlShape): TieBreakOption<TieBreaker>[] =>
  tieBreakers.map((value) => ({ value, label: formatMessage(messages[value]) }));

export const tieBreakLabels = ({ formatMessage }: IntlShape): TieBreakOrderProps['labels'] => ({
  up: (name) => formatMessage(messages.up, { name }),
  down: (name) => formatMessage(messages.down, { name }),
  remove: (name) => formatMessage(messages.remove, { name }),
  add: formatMessage(messages.add),
  moved: (name, place, count) => formatMessage(messages.moved, { name, place, of: count }),
});
