import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { canEndLevel } from '@oche/darts/match/games';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList, formatNumber, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Terms } from '../../../parts/help/Terms.tsx';
import { criterionName } from '../../../parts/league/criteria.ts';
import { messages as groupMessages } from '../../../parts/league/groupMessages.ts';
import { SheetTable } from '../../../parts/league/SheetTable.tsx';
import { structureText } from '../../../parts/league/structureText.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** The rules of each division and cup in short. Those with the same rules share them. */
export function Rules({ seasonId }: { seasonId: string }) {
  const { formatMessage, locale } = useIntl();
  const groups = useRead('listSeasonGroups', { seasonId });
  const byRules = Map.groupBy(groups, ({ kind, structure, rules }) => JSON.stringify([kind, structure, rules]));
  return [...byRules].map(([key, [group, ...others]]) => {
    if (!group) return null;
    const names = formatList(
      locale,
      [group, ...others].map(({ name }) => name),
    );
    return (
      <div key={key} className="pt-4">
        <h3 className="text-heading wrap-anywhere">{names}</h3>
        <RulesOfGroup group={group} />
        <details className="border-b border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 text-label">
            {formatMessage(messages.sheetOf)}
            <span className="sr-only"> {names}</span>
          </summary>
          <SheetTable structure={group.structure} />
        </details>
      </div>
    );
  });
}

function RulesOfGroup({ group: { kind, structure, rules } }: { group: SeasonGroup }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const games = { id: 'games', title: formatMessage(words.games), text: structureText(intl, structure) };
  // A cup has no table.
  if (kind === 'cup') return <Terms terms={[games]} />;
  const order = rules.tieBreakers.map((criterion) => criterionName(intl, criterion));
  const moves = (['up', 'playOffUp', 'down'] as const)
    .filter((way) => rules[way] > 0)
    .map((way) => formatMessage(messages[way], { count: rules[way] }));
  return (
    <Terms
      terms={[
        games,
        {
          id: 'matches',
          title: formatMessage(messages.matches),
          text: formatMessage(messages.matchesText, { twice: String(rules.twice) }),
        },
        { id: 'points', title: formatMessage(words.points), text: pointsText(intl, structure, rules.points) },
        { id: 'order', title: formatMessage(groupMessages.tieBreakers), text: formatList(locale, order, 'unit') },
        ...(moves.length > 0 ? [{ id: 'moves', title: formatMessage(messages.moves), text: formatList(locale, moves, 'unit') }] : []),
      ]}
    />
  );
}

/** What gives points in a table: "2 for a win, 1 for a draw, 0 for a defeat". */
function pointsText(
  { formatMessage, locale }: IntlShape,
  structure: SeasonGroup['structure'],
  points: SeasonGroup['rules']['points'],
): string {
  const { win, draw, loss, perSet = 0, perLeg = 0, byScore = {} } = points;
  const number = (value: number) => formatNumber(locale, value);
  return formatList(
    locale,
    [
      formatMessage(messages.forWin, { points: number(win) }),
      ...(canEndLevel(structure) ? [formatMessage(messages.forDraw, { points: number(draw) })] : []),
      formatMessage(messages.forDefeat, { points: number(loss) }),
      ...(perSet === 0 ? [] : [formatMessage(messages.perGame, { points: number(perSet) })]),
      ...(perLeg === 0 ? [] : [formatMessage(messages.perLeg, { points: number(perLeg) })]),
      ...Object.entries(byScore).map(([score, value]) => {
        const [own = 0, other = 0] = score.split('-').map(Number);
        return formatMessage(messages.atScore, { points: number(value), score: formatResult(locale, own, other) });
      }),
    ],
    'unit',
  );
}
