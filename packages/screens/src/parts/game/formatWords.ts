import { defineMessages } from '@oche/i18n/messages';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { FormatFieldLabels } from '@oche/ui/FormatField';

export const messages = defineMessages({
  presets: { id: 'format.presets', defaultMessage: 'Usual formats' },
  start: { id: 'format.start', defaultMessage: 'Start' },
  in: { id: 'format.in', defaultMessage: 'In' },
  out: { id: 'format.out', defaultMessage: 'Out' },
  straight: { id: 'format.straight', defaultMessage: 'Straight' },
  double: { id: 'format.double', defaultMessage: 'Double' },
  master: { id: 'format.master', defaultMessage: 'Master' },
  legs: { id: 'format.legs', defaultMessage: 'Legs' },
  sets: { id: 'format.sets', defaultMessage: 'Sets' },
  withSets: { id: 'format.withSets', defaultMessage: 'Played in sets' },
  firstTo: { id: 'format.firstTo', defaultMessage: 'First to' },
  bestOf: { id: 'format.bestOf', defaultMessage: 'Best of' },
  starter: { id: 'format.starter', defaultMessage: 'Throws first' },
  bullUp: { id: 'format.bullUp', defaultMessage: 'Bull-up' },
  first: { id: 'format.first', defaultMessage: 'First-named player' },
  second: { id: 'format.second', defaultMessage: 'Second-named player' },
  chosen: { id: 'format.chosen', defaultMessage: 'Chosen at the board' },
  roundLimit: { id: 'format.roundLimit', defaultMessage: 'Maximum rounds per leg' },
  noLimit: { id: 'format.noLimit', defaultMessage: 'No limit' },
  reBull: { id: 'format.reBull', defaultMessage: 'New bull-up for the deciding leg' },
});

/** Labels of `FormatField`. */
export const formatLabels = ({ formatMessage }: IntlShape): FormatFieldLabels => ({
  presets: formatMessage(messages.presets),
  start: formatMessage(messages.start),
  in: formatMessage(messages.in),
  out: formatMessage(messages.out),
  modes: { straight: formatMessage(messages.straight), double: formatMessage(messages.double), master: formatMessage(messages.master) },
  legs: formatMessage(messages.legs),
  sets: formatMessage(messages.sets),
  withSets: formatMessage(messages.withSets),
  firstTo: formatMessage(messages.firstTo),
  bestOf: formatMessage(messages.bestOf),
  starter: {
    label: formatMessage(messages.starter),
    names: {
      'bull-up': formatMessage(messages.bullUp),
      first: formatMessage(messages.first),
      second: formatMessage(messages.second),
      chosen: formatMessage(messages.chosen),
    },
  },
  roundLimit: formatMessage(messages.roundLimit),
  noLimit: formatMessage(messages.noLimit),
  reBull: formatMessage(messages.reBull),
});
