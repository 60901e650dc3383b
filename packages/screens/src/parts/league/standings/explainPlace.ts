import type { LeagueStandings, LeagueStandingsRow } from '@oche/api/contract/standings';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList, formatNumber, formatResult } from '@oche/i18n/format';
import { criterionName, criterionValue, type Criterion } from '../criteria.ts';
import { messages } from '../standingsMessages.ts';

type Because = NonNullable<LeagueStandingsRow['why']['above']>;

const decisionText = ({ formatMessage }: IntlShape, { by, reason }: NonNullable<Because['decision']>): string =>
  reason ?? formatMessage(messages.decided, { by: by === 'shoot-out' ? 'shootout' : by });

/** Why a row is behind the row above, or ahead of the row below. Points need a sentence only for the row above. */
function comparison(intl: IntlShape, because: Because, isBehind: boolean, nameOf: (team: string) => string): string | null {
  const { formatMessage } = intl;
  const { criterion, upper, lower, better, worse, decision } = because;
  const other = nameOf(isBehind ? upper : lower);
  if (criterion === 'points') return isBehind ? formatMessage(messages.fewerPoints, { other, theirs: better }) : null;
  if (decision)
    return formatMessage(isBehind ? messages.behindDecided : messages.aheadDecided, { other, how: decisionText(intl, decision) });
  const known = criterion as Criterion;
  const [own, theirs] = isBehind ? [worse, better] : [better, worse];
  return formatMessage(isBehind ? messages.behind : messages.ahead, {
    ...{ other, criterion: criterionName(intl, known) },
    ...{ value: criterionValue(intl, known, own), theirs: criterionValue(intl, known, theirs) },
  });
}

/** Explains the place of a team: its record, and what separates it from the teams above and below. */
export function explainPlace(intl: IntlShape, { rows }: Pick<LeagueStandings, 'rows'>, row: LeagueStandingsRow): string[] {
  const { formatMessage, locale } = intl;
  const nameOf = (id: string) => rows.find(({ team }) => team.id === id)?.team.name ?? '–';
  const { won, drawn, lost, why, tiedWith } = row;
  const record = formatMessage(messages.record, {
    ...{ won: formatNumber(locale, won), drawn, lost: formatNumber(locale, lost) },
    games: formatResult(locale, row.setsFor, row.setsAgainst),
    legs: formatResult(locale, row.legsFor, row.legsAgainst),
  });
  const level = tiedWith.length > 0 ? [formatMessage(messages.levelWith, { others: formatList(locale, tiedWith.map(nameOf)) })] : [];
  const reasons = [why.above && comparison(intl, why.above, true, nameOf), why.below && comparison(intl, why.below, false, nameOf)];
  const known = [...level, ...reasons.filter((reason) => reason !== null)];
  return [record, ...(known.length > 0 ? known : [formatMessage(messages.first)])];
}
