import type { Plan, StageFormat } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList } from '@oche/i18n/format';
import { formatSentence } from '../parts/game/gameName.ts';
import { withinSentence } from '../parts/game/slotText.ts';
import { roundTitle } from './bracketRounds.ts';
import { planMessages as messages } from './planMessages.ts';

/** The formats of a stage in one text: "501, double out, first to 3; semi-finals: 501, double out, first to 4; final: …" */
const stageFormat = (intl: IntlShape, { default: defaultFormat, byRoundFromFinal = {} }: StageFormat): string => {
  const rounds = Object.entries(byRoundFromFinal)
    .map(([fromFinal, format]) => ({ fromFinal: Number(fromFinal), format }))
    .sort((a, b) => b.fromFinal - a.fromFinal)
    .map(({ fromFinal, format }) =>
      intl.formatMessage(messages.round, {
        round: withinSentence(intl, roundTitle(intl, fromFinal - 1)),
        format: formatSentence(intl, format),
      }),
    );
  return rounds.reduce(
    (text, round) => intl.formatMessage(messages.thenRound, { before: text, round }),
    formatSentence(intl, defaultFormat),
  );
};

/** Describes how a tournament is played, in one text for each stage. */
export function planText(intl: IntlShape, { groups, winners, losers }: Plan): string[] {
  const { formatMessage, locale } = intl;
  const sentences: string[] = [];
  if (groups) {
    const format = stageFormat(intl, groups.format);
    const list = groups.tieBreakers.map((each) => formatMessage(messages[each]));
    sentences.push(
      [
        groups.count === undefined
          ? formatMessage(messages.groupsOf, { size: groups.size ?? 4, format })
          : formatMessage(messages.groups, { count: groups.count, format }),
        formatMessage(messages.points, { win: groups.points.win }),
        formatMessage(messages.tieBreakers, { list: formatList(locale, list, 'unit') }),
      ].join(' '),
    );
  }
  const knockout = (stage: NonNullable<Plan['winners']>, message: (typeof messages)['winners' | 'losers' | 'knockout']) =>
    sentences.push(
      [
        formatMessage(message, { format: stageFormat(intl, stage.format) }),
        ...(stage.thirdPlace ? [formatMessage(messages.thirdPlace)] : []),
      ].join(' '),
    );
  if (winners) knockout(winners, losers ? messages.winners : messages.knockout);
  if (losers) knockout(losers, messages.losers);
  return sentences;
}
