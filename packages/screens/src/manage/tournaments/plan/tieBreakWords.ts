import { tieBreakers } from '@oche/api/contract/tournament';
import { defineMessages } from '@oche/i18n/messages';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { TieBreakOption } from '@oche/ui/TieBreakOrder';

type TieBreaker = (typeof tieBreakers)[number];

export const messages = defineMessages({
  'leg-difference': { id: 'tieBreak.leg-difference', defaultMessage: 'Leg difference' },
  'legs-won': { id: 'tieBreak.legs-won', defaultMessage: 'Legs won' },
  'legs-against': { id: 'tieBreak.legs-against', defaultMessage: 'Fewest legs lost' },
  'head-to-head': { id: 'tieBreak.head-to-head', defaultMessage: 'Head-to-head' },
  'games-won': { id: 'tieBreak.games-won', defaultMessage: 'Games won' },
  'leg-ratio': { id: 'tieBreak.leg-ratio', defaultMessage: 'Percentage of legs won' },
  average: { id: 'tieBreak.average', defaultMessage: 'Average' },
  'opponents-points': { id: 'tieBreak.opponents-points', defaultMessage: 'Points of all opponents' },
  'drawn-lot': { id: 'tieBreak.drawn-lot', defaultMessage: 'Drawing of lots' },
});

export const tieBreakOptions = ({ formatMessage }: IntlShape): TieBreakOption<TieBreaker>[] =>
  tieBreakers.map((value) => ({ value, label: formatMessage(messages[value]) }));
