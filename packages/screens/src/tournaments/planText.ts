import type { Plan, StageFormat } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList } from '@oche/i18n/format';
import { formatSentence } from '../parts/game/gameName.ts';
import { withinSentence } from '../parts/game/slotText.ts';
import { doubleRoundTitle, roundTitle } from '../parts/tournament/bracketParts.ts';
import { planMessages as messages } from './planMessages.ts';

/** The formats of a stage in one text: "501, double out, first to 3; semi-finals: 501, double out, first to 4; final: …" */
const stageFormat = (intl: IntlShape, { default: defaultFormat, byRoundFromFinal = {} }: StageFormat, isDouble = false): string => {
  const titleOf = isDouble ? doubleRoundTitle : roundTitle;
  const rounds = Object.entries(byRoundFromFinal)
    .map(([fromFinal, format]) => ({ fromFinal: Number(fromFinal), format }))
    .sort((a, b) => b.fromFinal - a.fromFinal)
    .map(({ fromFinal, format }) =>
      intl.formatMessage(messages.round, {
        round: withinSentence(intl, titleOf(intl, fromFinal - 1)),
        format: formatSentence(intl, format),
      }),
    );
  return rounds.reduce(
    (text, round) => intl.formatMessage(messages.thenRound, { before: text, round }),
    formatSentence(intl, defaultFormat),
  );
};

const groupsText = ({ formatMessage }: IntlShape, { count, size = 4, swiss }: NonNullable<Plan['groups']>, format: string): string => {
  if (swiss) return formatMessage(messages.swiss, { rounds: swiss.rounds, format });
  return count === undefined ? formatMessage(messages.groupsOf, { size, format }) : formatMessage(messages.groups, { count, format });
};

/** Describes how a tournament is played, in one text for each stage, after the kind of its sides. */
export function planText(intl: IntlShape, { pairs, groups, winners, losers }: Plan): string[] {
  const { formatMessage, locale } = intl;
  const sentences: string[] = pairs ? [formatMessage(pairs === 'drawn' ? messages.pairsByLot : messages.pairs)] : [];
  if (groups) {
    const format = stageFormat(intl, groups.format);
    const list = groups.tieBreakers.map((each) => formatMessage(messages[each]));
    sentences.push(
      [
        groupsText(intl, groups, format),
        formatMessage(messages.points, { win: groups.points.win }),
        formatMessage(messages.tieBreakers, { list: formatList(locale, list, 'unit') }),
      ].join(' '),
    );
  }
  const knockout = (
    { format, thirdPlace, double }: NonNullable<Plan['winners']>,
    message: (typeof messages)['winners' | 'losers' | 'knockout' | 'double'],
    ...more: string[]
  ) =>
    sentences.push(
      [
        formatMessage(message, { format: stageFormat(intl, format, double !== undefined) }),
        ...(thirdPlace ? [formatMessage(messages.thirdPlace)] : []),
        ...(double?.reset ? [formatMessage(messages.reset)] : []),
        ...more,
      ].join(' '),
    );
  const qualified = groups?.swiss?.winners === undefined ? [] : [formatMessage(messages.qualified, { count: groups.swiss.winners })];
  if (winners) knockout(winners, winners.double ? messages.double : losers ? messages.winners : messages.knockout, ...qualified);
  if (losers) knockout(losers, messages.losers, ...(groups ? [] : [formatMessage(messages.secondChance)]));
  return sentences;
}
