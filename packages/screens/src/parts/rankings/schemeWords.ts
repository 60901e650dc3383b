import type { Bonus, PlacePoints, PointsLine, PointsScheme, PointsTable } from '@oche/darts/standings/rankingScheme';
import type { Counting, RankingCriterion } from '@oche/darts/standings/rankingTotals';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber } from '@oche/i18n/format';
import { withinSentence } from '../game/slotText.ts';
import { words } from '../../shell/words.ts';
import { messages } from './schemeMessages.ts';

type Range = { from: number; to: number };

/** The kind of a range of places: the losers of a semi-final share places 3 and 4, those of the round of 16 places 9 to 16. */
function kindOf({ from, to }: Range): string {
  if (from === to) return from === 1 ? 'winner' : from === 2 ? 'final' : 'single';
  const isRound = to === (from - 1) * 2 && Number.isInteger(Math.log2(to));
  if (!isRound) return 'range';
  return to === 4 ? 'semifinal' : to === 8 ? 'quarterfinal' : 'last';
}

/** How far a player came in a knockout: "Winner", "Semi-final", "Last 16", "Places 5 to 6". */
export const placeName = ({ formatMessage }: IntlShape, range: Range): string =>
  formatMessage(messages.place, { kind: kindOf(range), from: range.from, to: range.to });

const groupPlaceName = ({ formatMessage }: IntlShape, { from, to }: Range): string =>
  formatMessage(messages.groupPlace, { from: from === to ? 'same' : String(from), to });

/** The highest possible visit and finish, and the fewest darts of a leg: a range up to there is open. */
const ends = { visit: 180, finish: 170, leg: 9 };

const rangeOf = ({ kind, from, to }: Exclude<Bonus, { kind: 'strict-171' }>): string =>
  from === to ? 'one' : (kind === 'leg' ? from <= ends.leg : to >= ends[kind]) ? 'open' : 'range';

/** The achievement of a bonus, within a sentence: "180", "finish of 120 to 130", "leg in 9 darts from 501". */
export function bonusName(intl: IntlShape, bonus: Bonus): string {
  if (bonus.kind === 'strict-171') return intl.formatMessage(messages.strict171);
  const { kind, from, to } = bonus;
  const message = { visit: messages.visitBonus, finish: messages.finishBonus, leg: messages.legBonus }[kind];
  const name = intl.formatMessage(message, { range: rangeOf(bonus), from, to });
  return kind === 'leg' && bonus.start !== undefined
    ? intl.formatMessage(messages.legFrom, { leg: name, start: String(bonus.start) })
    : name;
}

const knockoutName = ({ formatMessage }: IntlShape, bracket: PlaceList): string =>
  formatMessage(
    { winners: words.winnersKnockout, losers: words.losersKnockout, only: words.knockout, groups: messages.groupPlaces }[bracket],
  );

/** One source of a player's points: "Semi-final, winners’ knockout", "2 × 180", "3 games won". */
export function sourceName(intl: IntlShape, line: PointsLine): string {
  const { formatMessage, locale } = intl;
  switch (line.kind) {
    case 'attendance':
      return formatMessage(messages.attendance);
    case 'group-place':
      return groupPlaceName(intl, { from: line.place, to: line.place });
    case 'knockout-place': {
      const place = placeName(intl, line);
      if (line.bracket === 'only') return place;
      return formatMessage(messages.ofKnockout, { place, knockout: withinSentence(intl, knockoutName(intl, line.bracket)) });
    }
    case 'games-won':
      return formatMessage(messages.gamesWon, { count: line.count });
    case 'legs-won':
      return formatMessage(messages.legsWon, { count: line.count });
    case 'bonus':
      return formatMessage(messages.times, { count: formatNumber(locale, line.count), bonus: bonusName(intl, line.bonus) });
  }
}

/** A list of places that give points: a knockout or the groups. */
export type PlaceList = 'winners' | 'losers' | 'only' | 'groups';
export const placeLists: readonly PlaceList[] = ['winners', 'losers', 'only', 'groups'];

/** The places of a list that give points. */
export const placesOf = ({ knockoutPlaces, groupPlaces }: PointsTable, list: PlaceList): readonly PlacePoints[] =>
  (list === 'groups' ? groupPlaces : knockoutPlaces?.[list]) ?? [];

/** A number of a table that gives points. `id` names it within the table. */
export type PointsName = { id: string; label: string; points: number };
export type PointsSection = { id: PlaceList | 'everybody' | 'bonuses'; title: string; lines: PointsName[] };

/** The id of a bonus within its table: two bonuses for the same achievement are the same number. */
export const bonusId = (bonus: Bonus): string =>
  bonus.kind === 'strict-171'
    ? bonus.kind
    : [bonus.kind, bonus.from, bonus.to, ...(bonus.kind === 'leg' && bonus.start !== undefined ? [bonus.start] : [])].join('-');

/** The numbers of a table, each once, below the headings of "How points are made" and of the editor. Sections may be empty. */
export function sectionsOf(intl: IntlShape, table: PointsTable): PointsSection[] {
  const { formatMessage } = intl;
  const places = placeLists.map((list): PointsSection => ({
    id: list,
    title: knockoutName(intl, list),
    lines: placesOf(table, list).map(({ from, to, points }) => ({
      id: `${list}/${from}-${to}`,
      label: list === 'groups' ? groupPlaceName(intl, { from, to }) : placeName(intl, { from, to }),
      points,
    })),
  }));
  const flat = ['attendance', 'perGameWon', 'perLegWon'] as const;
  return [
    ...places,
    {
      id: 'everybody',
      title: formatMessage(messages.everybody),
      lines: flat.map((id) => ({ id, label: formatMessage(messages[id]), points: table[id] ?? 0 })),
    },
    {
      id: 'bonuses',
      title: formatMessage(messages.bonuses),
      lines: (table.bonuses ?? []).map((bonus) => ({
        id: `bonus/${bonusId(bonus)}`,
        label: formatMessage(messages.each, { bonus: bonusName(intl, bonus) }),
        points: bonus.points,
      })),
    },
  ];
}

/** The tables of a scheme by size of the field, the smallest first, with the fields that each applies to. */
export function tablesOf({ formatMessage }: IntlShape, { tables }: PointsScheme): { table: PointsTable; title: string }[] {
  const sorted = tables.toSorted((a, b) => a.fromEntries - b.fromEntries);
  return sorted.map((table, i) => {
    const from = table.fromEntries;
    const next = sorted[i + 1]?.fromEntries;
    if (next === undefined) return { table, title: formatMessage(messages.fieldFrom, { count: from }) };
    return {
      table,
      title:
        from <= 1 ? formatMessage(messages.fieldUpTo, { count: next - 1 }) : formatMessage(messages.fieldBetween, { from, to: next - 1 }),
    };
  });
}

/** A criterion that breaks ties, within a sentence. Those with a given name are lists of the organiser. */
export const criterionName = ({ formatMessage }: IntlShape, criterion: RankingCriterion): string =>
  formatMessage(messages.criterion, { criterion: criterion.replaceAll('-', '') });

/** "best single result, then the next, then games won"; points come first anyway. Empty without other criteria. */
export const criteriaText = (intl: IntlShape, criteria: readonly RankingCriterion[]): string =>
  criteria
    .filter((criterion) => criterion !== 'points')
    .map((criterion) => criterionName(intl, criterion))
    .reduce((text, criterion) => (text === '' ? criterion : intl.formatMessage(messages.then, { criteria: text, criterion })), '');

/** Places with a name, such as a play-off: "Places 1 to 8: play-offs on 29 May". */
export const bandText = ({ formatMessage }: IntlShape, { name, from, to }: NonNullable<Counting['bands']>[number]): string =>
  formatMessage(messages.band, { from: from === to ? 'same' : String(from), to, name });
