import type { GroupRules } from '@oche/api/contract/group';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatAverage, formatDifference, formatNumber, formatPercent } from '@oche/i18n/format';
import { messages } from './criterionMessages.ts';

/** A criterion of the table of a division. */
export type Criterion = GroupRules['tieBreakers'][number];

const formats: { [criterion in Criterion]?: typeof formatNumber } = {
  'leg-difference': formatDifference,
  'set-difference': formatDifference,
  'head-to-head-legs': formatDifference,
  'leg-ratio': formatPercent,
  average: formatAverage,
};

/** The name of a criterion within a sentence: "game difference". */
export const criterionName = ({ formatMessage }: IntlShape, criterion: Criterion): string => formatMessage(messages[criterion]);

/** The name of a criterion as a label: "Game difference". */
export const criterionLabel = (intl: IntlShape, criterion: Criterion): string => {
  const name = criterionName(intl, criterion);
  return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
};

/** The value of a criterion: "+10", "58.3%". */
export const criterionValue = ({ locale }: IntlShape, criterion: Criterion, value: number): string =>
  (formats[criterion] ?? formatNumber)(locale, value);
