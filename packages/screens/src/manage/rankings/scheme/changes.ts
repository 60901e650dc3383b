import type { PointsTable } from '@oche/darts/standings/rankingScheme';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber } from '@oche/i18n/format';
import { messages as wordMessages } from '../../../parts/rankings/schemeMessages.ts';
import { placeLists, sectionsOf, type PointsSection } from '../../../parts/rankings/schemeWords.ts';
import { withinSentence } from '../../../parts/game/slotText.ts';
import { countingId, countingNumbers, numberId } from './edits.ts';
import { messages } from './messages.ts';

/** A difference between two schemes: "Semi-final 13 → 15". `id` is that of the number. */
export type SchemeChange = { id: string; text: string };

type Named = { id: string; label: string; value: number | null };

/** The name of a number outside its section. Places of two knockouts need the name of the knockout. */
const labelOf = (intl: IntlShape, sections: readonly PointsSection[], { id, title }: PointsSection, label: string): string => {
  const knockouts = sections.filter((section) => placeLists.slice(0, 3).some((list) => list === section.id) && section.lines.length > 0);
  if (!knockouts.some((section) => section.id === id) || knockouts.length < 2) return label;
  return intl.formatMessage(wordMessages.ofKnockout, { place: label, knockout: withinSentence(intl, title) });
};

const numbersOfTable = (intl: IntlShape, table: PointsTable): Named[] => {
  const sections = sectionsOf(intl, table);
  return sections.flatMap((section) =>
    section.lines.map(({ id, label, points }) => ({
      id: numberId(table, id),
      label: labelOf(intl, sections, section, label),
      value: points,
    })),
  );
};

/** All numbers of a scheme, with the names by which changes are told. */
export const numbersOf = (intl: IntlShape, { points, counting }: RankingScheme): Named[] => [
  ...countingNumbers.map((name) => ({
    id: countingId(name),
    label: intl.formatMessage(messages[name]),
    value: counting[name] ?? null,
  })),
  ...points.tables.flatMap((table) => numbersOfTable(intl, table)),
];

/** The values of the parts that are not numbers, as texts to compare. */
const partsOf = ({ points, counting }: RankingScheme) => ({
  score: counting.score,
  guests: points.guests,
  tieBreakers: JSON.stringify(counting.tieBreakers),
  bands: JSON.stringify(counting.bands ?? []),
  categories: JSON.stringify([counting.categories ?? [], counting.playerCategories ?? []]),
});

/** What differs between two schemes: each number, each table that only one of them has, and each other part. */
export function schemeChanges(intl: IntlShape, before: RankingScheme, after: RankingScheme): SchemeChange[] {
  const { formatMessage, locale } = intl;
  const sizes = (scheme: RankingScheme) => new Set(scheme.points.tables.map(({ fromEntries }) => fromEntries));
  const [oldSizes, newSizes] = [sizes(before), sizes(after)];
  const common = (scheme: RankingScheme): RankingScheme => ({
    ...scheme,
    points: {
      ...scheme.points,
      tables: scheme.points.tables.filter(({ fromEntries }) => oldSizes.has(fromEntries) && newSizes.has(fromEntries)),
    },
  });
  const byId = (scheme: RankingScheme) => new Map(numbersOf(intl, common(scheme)).map((number) => [number.id, number]));
  const [olds, news] = [byId(before), byId(after)];
  const show = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatNumber(locale, value));
  const numbers = [...new Set([...news.keys(), ...olds.keys()])].flatMap((id): SchemeChange[] => {
    const [old, next] = [olds.get(id), news.get(id)];
    if (old?.value === next?.value) return [];
    const label = (next ?? old)!.label;
    return [{ id, text: formatMessage(messages.change, { label, before: show(old?.value), after: show(next?.value) }) }];
  });
  const tables = [...new Set([...oldSizes, ...newSizes])]
    .filter((size) => !(oldSizes.has(size) && newSizes.has(size)))
    .map((size) => ({
      id: `table/${size}`,
      text: formatMessage(messages.tableChange, { kind: newSizes.has(size) ? 'added' : 'removed', count: size }),
    }));
  const [oldParts, newParts] = [partsOf(before), partsOf(after)];
  const parts = (Object.keys(oldParts) as (keyof typeof oldParts)[])
    .filter((part) => oldParts[part] !== newParts[part])
    .map((part) => ({ id: part, text: formatMessage(messages.partChange, { part }) }));
  return [...numbers, ...tables, ...parts];
}
