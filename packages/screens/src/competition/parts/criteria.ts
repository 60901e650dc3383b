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

/** The value of a criterion: "+10", "58.3%". */
export const criterionValue = ({ locale }: IntlShape, criterion: Criterion, value: number): string =>
  (formats[criterion] ?? formatNumber)(locale, value);
