import type { PairRow, TeamPlayerRow } from '@oche/api/contract/teamStatistics';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatList, formatNumber, formatPercent, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Table, type Column } from '@oche/ui/Table';
import { words } from '../../../shell/words.ts';
import { averageText } from '../players/averageText.ts';
import { messages as playerMessages } from '../players/messages.ts';
import { playerNames } from '../../people/playerNames.ts';
import { messages as matchMessages } from '../../match/messages.ts';
import { messages } from './messages.ts';
import { resultColumns, unsorted } from './resultColumns.ts';

type Games = Omit<PairRow, 'players'>;

const playedColumn = <Row extends Games>({ formatMessage, locale }: IntlShape): Column<Row> => ({
  ...{ key: 'played', head: formatMessage(playerMessages.playedShort), headTitle: formatMessage(playerMessages.gamesPlayed), as: 'figure' },
  cell: ({ played }) => formatNumber(locale, played),
  compare: (a, b) => a.played - b.played,
});

const percentColumn = <Row extends Games>({ formatMessage, locale }: IntlShape): Column<Row> => ({
  ...{ key: 'percent', head: formatMessage(playerMessages.percent), headTitle: formatMessage(playerMessages.percentLong), as: 'points' },
  className: 'whitespace-nowrap',
  cell: ({ percent }) => formatPercent(locale, percent / 100),
  compare: (a, b) => a.percent - b.percent,
});

const differenceColumn = <Row extends Games>({ formatMessage, locale }: IntlShape): Column<Row> => ({
  ...{ key: 'difference', head: '+/−', headTitle: formatMessage(playerMessages.difference), as: 'figure', from: 'sm' },
  className: 'whitespace-nowrap',
  cell: ({ legDifference }) => formatDifference(locale, legDifference),
  compare: (a, b) => a.legDifference - b.legDifference,
});

const maximumsColumn = ({ locale }: IntlShape, maximums: ReadonlyMap<string, number>): Column<TeamPlayerRow> => {
  const of = ({ player }: TeamPlayerRow) => maximums.get(player.id) ?? 0;
  return {
    ...{ key: 'maximums', head: '180', as: 'figure', from: 'sm' },
    cell: (row) => formatNumber(locale, of(row)),
    compare: (a, b) => of(a) - of(b),
  };
};

type PlayersProps = {
  rows: readonly TeamPlayerRow[];
  /** the 180s of players, by player; without it, the table has no such column */
  maximums?: ReadonlyMap<string, number>;
  /** the season of a player; without it, names are no links */
  playerHref?: (player: { id: string }) => string;
};

/** The players of a team in their games for it, those with the most wins first. */
export function Players({ rows, maximums, playerHref }: PlayersProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const nameOf = playerNames(
    intl,
    rows.map(({ player }) => player),
  );
  const columns: Column<TeamPlayerRow>[] = [
    {
      ...{ key: 'player', head: formatMessage(words.player), as: 'name' },
      cell: ({ player }) =>
        playerHref ? (
          <Link href={playerHref(player)} className="flex min-h-11 items-center wrap-anywhere hover:underline">
            {nameOf(player)}
          </Link>
        ) : (
          <span className="block py-1 wrap-anywhere">{nameOf(player)}</span>
        ),
      compare: (a, b) => nameOf(a.player).localeCompare(nameOf(b.player), locale),
    },
    playedColumn(intl),
    ...resultColumns(intl, rows, 'sm'),
    percentColumn(intl),
    {
      ...{ key: 'singles', head: formatMessage(matchMessages.block, { size: '1' }), headTitle: formatMessage(messages.singlesLong) },
      ...{ as: 'figure', from: 'sm' },
      cell: ({ singles: { played, won } }) =>
        played === 0 ? '–' : formatMessage(messages.wonOf, { won: formatNumber(locale, won), played: formatNumber(locale, played) }),
      compare: (a, b) => a.singles.won - b.singles.won,
    },
    {
      ...{ key: 'legs', head: formatMessage(words.legs), headTitle: formatMessage(playerMessages.legsLong), as: 'figure', from: 'md' },
      cell: ({ legsFor, legsAgainst }) => formatResult(locale, legsFor, legsAgainst),
    },
    differenceColumn(intl),
    {
      ...{
        key: 'average',
        head: formatMessage(playerMessages.averageShort),
        headTitle: formatMessage(playerMessages.averageLong),
        as: 'figure',
      },
      className: 'whitespace-nowrap',
      cell: (row) => averageText(intl, row),
      compare: (a, b) => (a.average ?? -1) - (b.average ?? -1),
    },
    ...(maximums ? [maximumsColumn(intl, maximums)] : []),
  ];
  if (rows.length === 0) return <EmptyState>{formatMessage(messages.noGames)}</EmptyState>;
  return (
    <>
      <Table caption={formatMessage(words.players)} rows={rows} rowKey={({ player }) => player.id} columns={columns} />
      <p className="pt-3 text-body-small text-ink-3">{formatMessage(messages.counted)}</p>
    </>
  );
}

/** The pairs of a team, those with the most wins first. */
export function Pairs({ rows }: { rows: readonly PairRow[] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const nameOf = playerNames(
    intl,
    rows.flatMap(({ players }) => players),
  );
  return (
    <Table
      caption={formatMessage(matchMessages.block, { size: '2' })}
      rows={rows}
      rowKey={({ players }) => players.map(({ id }) => id).join(' ')}
      columns={[
        {
          ...{ key: 'players', head: formatMessage(words.players), as: 'name' },
          cell: ({ players }) => <span className="block py-1 wrap-anywhere">{formatList(locale, players.map(nameOf))}</span>,
        },
        ...[playedColumn<PairRow>(intl), percentColumn<PairRow>(intl), differenceColumn<PairRow>(intl)].map(unsorted),
      ]}
    />
  );
}
