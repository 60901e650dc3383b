import type { Group, StandingsRow } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatAverage, formatDifference, formatList, formatNumber, formatPercent, formatResult } from '@oche/i18n/format';
import { groupMessages as messages } from './groupMessages.ts';

type Reason = NonNullable<StandingsRow['decidedBy']>;

const countMessages = {
  'legs-won': messages.byLegsWon,
  'legs-against': messages.byLegsAgainst,
  'head-to-head': messages.byHeadToHead,
  'games-won': messages.byGamesWon,
  'opponents-points': messages.byOpponents,
} as const;
const measureMessages = {
  'leg-difference': { message: messages.byDifference, format: formatDifference },
  'leg-ratio': { message: messages.byRatio, format: formatPercent },
  average: { message: messages.byAverage, format: formatAverage },
} as const;
const isKeyOf = <T extends object>(criteria: T, criterion: PropertyKey): criterion is keyof T => Object.hasOwn(criteria, criterion);

const whyText = ({ formatMessage, locale }: IntlShape, { criterion }: Reason, value: number | null, other: number | null): string => {
  if (value !== null && other !== null) {
    if (isKeyOf(countMessages, criterion)) return formatMessage(countMessages[criterion], { value, theirs: formatNumber(locale, other) });
    if (isKeyOf(measureMessages, criterion)) {
      const { message, format } = measureMessages[criterion];
      return formatMessage(message, { value: format(locale, value), theirs: format(locale, other) });
    }
  }
  return formatMessage(messages.byLot);
};

const recordText = (intl: IntlShape, { won, lost, legsFor, legsAgainst, average }: StandingsRow): string => {
  const { formatMessage, locale } = intl;
  const values = { won, lost, legs: formatResult(locale, legsFor, legsAgainst) };
  return average === null
    ? formatMessage(messages.record, values)
    : formatMessage(messages.recordAverage, { ...values, average: formatAverage(locale, average) });
};

/**
 * Explains the place of a row: its record, the criterion that put it behind the row above or ahead of the row below, and the knockout
 * for which the place qualifies.
 */
export function explainPlace(intl: IntlShape, { rows }: Pick<Group, 'rows'>, row: StandingsRow): string {
  const { formatMessage, locale } = intl;
  const index = rows.indexOf(row);
  const [above, below] = [rows[index - 1], rows[index + 1]];
  const reason = () => {
    if (row.tiedWith.length > 0) {
      const others = rows.filter(({ entry }) => row.tiedWith.includes(entry.id)).map(({ entry }) => entry.name);
      return formatMessage(messages.levelWith, { others: formatList(locale, others) });
    }
    if (above && row.decidedBy) {
      const { value, other } = row.decidedBy;
      return formatMessage(messages.behindBy, { other: above.entry.name, why: whyText(intl, row.decidedBy, value, other) });
    }
    if (above) {
      return formatMessage(messages.fewerPoints, {
        ...{ other: above.entry.name, theirs: above.points },
        ...{ name: row.entry.name, points: formatNumber(locale, row.points) },
      });
    }
    if (below?.decidedBy) {
      const { value, other } = below.decidedBy;
      return formatMessage(messages.aheadBy, { other: below.entry.name, why: whyText(intl, below.decidedBy, other, value) });
    }
    return formatMessage(messages.mostPoints);
  };
  const leads = { winners: messages.leadsWinners, losers: messages.leadsLosers };
  return [recordText(intl, row), reason(), ...(row.goesTo && row.tiedWith.length === 0 ? [formatMessage(leads[row.goesTo])] : [])].join(
    ' ',
  );
}
