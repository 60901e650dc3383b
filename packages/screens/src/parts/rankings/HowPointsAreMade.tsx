import type { ReactNode } from 'react';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { words } from '../../shell/words.ts';
import { messages } from './schemeMessages.ts';
import { criteriaText, sectionsOf, tablesOf } from './schemeWords.ts';

const bold = (text: ReactNode) => <b className="font-[650] text-ink">{text}</b>;

/** The numbers of a scheme that give points, and which results count, as its players read it. */
export function HowPointsAreMade({ scheme }: { scheme: RankingScheme }) {
  const intl = useIntl();
  const tables = tablesOf(intl, scheme.points);
  return (
    <>
      {tables.map(({ table, title }) => (
        <div key={table.fromEntries} className="pb-5">
          {tables.length > 1 && <h3 className="pt-1 pb-1 text-name">{title}</h3>}
          {sectionsOf(intl, table)
            .map((section) => ({ ...section, lines: section.lines.filter(({ points }) => points !== 0) }))
            .filter(({ lines }) => lines.length > 0)
            .map((section) => (
              <table key={section.id} className="w-full border-collapse">
                <thead>
                  <tr className="border-b-2 border-rule text-caption text-ink-3 [&>th]:h-8 [&>th]:pb-1.5 [&>th]:align-bottom">
                    <th scope="col" className="text-left">
                      {section.title}
                    </th>
                    <th scope="col" className="pl-3 text-right">
                      {intl.formatMessage(words.points)}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {section.lines.map(({ id, label, points }) => (
                    <tr key={id} className="h-8.5 border-b border-line">
                      <th scope="row" className="py-1 text-left text-body-small font-[400] wrap-anywhere text-ink-2">
                        {label}
                      </th>
                      <td className="pl-3 text-right font-narrow text-[1.125rem] font-[700] tabular font-stretch-[76%]">
                        {formatNumber(intl.locale, points)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
        </div>
      ))}
      <div className="grid gap-2 text-body-small text-ink-2">
        {countingSentences(intl, scheme).map((sentence, i) => (
          <p key={i}>{sentence}</p>
        ))}
      </div>
    </>
  );
}

/** Which results count, as sentences. */
function countingSentences(intl: IntlShape, { points: { guests }, counting }: RankingScheme): ReactNode[] {
  const { formatMessage, locale } = intl;
  const { best, score, months, leastAttended, mostMissed, categories, playerCategories } = counting;
  const criteria = criteriaText(intl, counting.tieBreakers);
  return [
    best === undefined ? formatMessage(messages.allCount) : formatMessage(messages.bestCount, { count: best, b: bold }),
    ...(score === 'average' ? [formatMessage(messages.average)] : []),
    ...(months === undefined ? [] : [formatMessage(messages.months, { count: months })]),
    ...(leastAttended === undefined ? [] : [formatMessage(messages.leastAttended, { count: leastAttended })]),
    ...(mostMissed === undefined ? [] : [formatMessage(messages.mostMissed, { count: mostMissed })]),
    ...(categories === undefined ? [] : [formatMessage(messages.categories, { categories: formatList(locale, categories) })]),
    ...(playerCategories === undefined
      ? []
      : [formatMessage(messages.playerCategories, { categories: formatList(locale, playerCategories) })]),
    formatMessage(messages.guests, { guests }),
    ...(criteria === '' ? [] : [formatMessage(messages.level, { criteria })]),
  ];
}
