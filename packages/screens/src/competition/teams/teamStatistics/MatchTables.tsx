import type { MatchTotals, OpponentRow } from '@oche/api/contract/teamStatistics';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber, formatResult, formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Table, type Column } from '@oche/ui/Table';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages as playerMessages } from '../../../parts/league/players/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as standingsMessages } from '../../../parts/league/standingsMessages.ts';
import { messages } from './messages.ts';
import { resultColumns, unsorted } from '../../../parts/league/teams/resultColumns.ts';

/** The columns of matches, after the name of the row. */
function matchColumns<Row extends MatchTotals>(intl: IntlShape, rows: readonly Row[]): Column<Row>[] {
  const { formatMessage, locale } = intl;
  return [
    {
      ...{
        key: 'played',
        head: formatMessage(standingsMessages.playedShort),
        headTitle: formatMessage(standingsMessages.played),
        as: 'figure',
      },
      from: 'sm',
      cell: ({ played }) => formatNumber(locale, played),
    },
    ...resultColumns(intl, rows).map(unsorted),
    {
      ...{ key: 'games', head: formatMessage(standingsMessages.games), headTitle: formatMessage(messages.gamesLong), as: 'points' },
      cell: ({ setsFor, setsAgainst }) => formatScore(locale, [setsFor, setsAgainst]),
      className: 'whitespace-nowrap',
    },
    {
      ...{ key: 'legs', head: formatMessage(words.legs), headTitle: formatMessage(playerMessages.legsLong), as: 'figure', from: 'sm' },
      cell: ({ legsFor, legsAgainst }) => formatResult(locale, legsFor, legsAgainst),
    },
  ];
}

const keys = [
  'played',
  'won',
  'drawn',
  'lost',
  'setsFor',
  'setsAgainst',
  'setDifference',
  'legsFor',
  'legsAgainst',
  'legDifference',
] as const;

/** Two totals as one. */
const added = (a: MatchTotals, b: MatchTotals): MatchTotals => ({ ...a, ...Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) });

/** The matches of a team at home, away and together. */
export function HomeAndAway({ home, away }: { home: MatchTotals; away: MatchTotals }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rows = [
    { name: formatMessage(matchMessages.home), ...home },
    { name: formatMessage(matchMessages.away), ...away },
    { name: formatMessage(messages.together), ...added(home, away) },
  ];
  return (
    <Table
      caption={formatMessage(messages.homeAndAway)}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', head: formatMessage(messages.matches), as: 'name', cell: ({ name }) => name }, ...matchColumns(intl, rows)]}
    />
  );
}

/** The matches of a team by opponent. */
export function Opponents({ season, rows }: { season: SeasonOfPage; rows: readonly OpponentRow[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  return (
    <Table
      caption={formatMessage(messages.opponents)}
      rows={rows}
      rowKey={({ team }) => team.id}
      columns={[
        {
          key: 'team',
          head: formatMessage(playerMessages.team),
          as: 'name',
          cell: ({ team: { name, slug } }) => (
            <span className="block py-1 wrap-anywhere">
              {season.isOrganiser ? (
                <Link href={href('teamStatistics', { ...season.params, team_slug: slug })} className="hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
          ),
        },
        ...matchColumns(intl, rows),
      ]}
    />
  );
}
