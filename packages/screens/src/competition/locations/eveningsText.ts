import type { Location } from '@oche/api/contract/place';
import { formatList } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { weekdayName } from '../../parts/league/evening.ts';
import { messages } from './messages.ts';

/** The evenings of a location in words: "Thursday (1 board), Friday (2 boards)". */
export const eveningsText = ({ formatMessage, locale }: IntlShape, { evenings }: Pick<Location, 'evenings'>): string =>
  evenings.length === 0
    ? formatMessage(messages.everyEvening)
    : formatList(
        locale,
        evenings.map(({ weekday, boards }) =>
          formatMessage(messages.eveningBoards, { weekday: weekdayName(locale, weekday), count: boards }),
        ),
        'unit',
      );
