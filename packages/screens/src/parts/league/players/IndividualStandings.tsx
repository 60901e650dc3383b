import { useState } from 'react';
import type { GroupRules } from '@oche/api/contract/group';
import type { IndividualRow } from '@oche/api/contract/standings';
import { useMyPlayerIds } from '@oche/api/myPlayers';
import { useRead } from '@oche/api/query';
import { nameHas } from '@oche/darts/names/foldName';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatList, formatNumber, formatPercent, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { StandingsTable, type StandingsColumn, type StandingsRow } from '@oche/ui/StandingsTable';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../../shell/words.ts';
import { messages as standingsMessages } from '../standingsMessages.ts';
import { individualInput } from './groupPlayersPage.ts';
import { averageText } from './averageText.ts';
import { messages } from './messages.ts';
import { playerNames } from '../../people/playerNames.ts';

type IndividualStandingsProps = {
  group: { id: string; rules: Pick<GroupRules, 'individual'> };
  /** only matchdays up to this number */
  after: number | undefined;
  /** the season of a player; without it, names are no links */
  playerHref?: (player: { id: string }) => string;
};

/** The individual standings of a division or cup, with a search that keeps the places. Players with too few games for a place follow in a table of their own. */
export function IndividualStandings({ group, after, playerHref }: IndividualStandingsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { rows } = useRead('getIndividualStandings', individualInput(group.id, after));
  const mine = useMyPlayerIds();
  const [search, setSearch] = useState('');
  const columns = columnsOf(
    intl,
    group.rules.individual.order,
    rows.some(({ drawn }) => drawn > 0),
  );
  const nameOf = playerNames(
    intl,
    rows.map(({ player }) => player),
  );
  const rowOf = (row: IndividualRow): StandingsRow => {
    const teams = formatList(
      locale,
      row.teams.map(({ name }) => name),
      'unit',
    );
    const missing = row.missing > 0 ? formatMessage(messages.missing, { count: row.missing }) : null;
    const figures = columns.map(({ figure }) => figure(row));
    return {
      ...{ id: row.player.id, team: nameOf(row.player), figures: figures.slice(0, -1), points: figures.at(-1) },
      ...(playerHref && { href: playerHref(row.player) }),
      ...(mine.has(row.player.id) && { you: true }),
      position: row.position === null ? '–' : formatNumber(locale, row.position),
      club: missing === null ? teams : `${teams} · ${missing}`,
    };
  };
  const table = (shown: readonly IndividualRow[], after?: string) =>
    shown.length > 0 && (
      <StandingsTable
        caption={formatMessage(messages.individual)}
        className={after === undefined ? 'max-w-200' : 'max-w-200 pt-7'}
        {...(after !== undefined && { after })}
        columns={{
          ...{ position: formatMessage(messages.place), team: formatMessage(words.player) },
          ...{ figures: columns.slice(0, -1), points: columns.at(-1)?.head },
        }}
        rows={shown.map(rowOf)}
        labels={{ live: formatMessage(words.live), note: (mark) => mark, explain: ({ team }) => team, you: formatMessage(messages.you) }}
      />
    );
  if (rows.length === 0) return <EmptyState>{formatMessage(messages.before)}</EmptyState>;
  const found = rows.filter((row) => nameHas([nameOf(row.player), ...row.teams.map(({ name }) => name)].join(' '), search));
  return (
    <>
      <TextField
        type="search"
        className="mb-3 max-w-80 print:hidden"
        label={formatMessage(messages.find)}
        labelHidden
        placeholder={formatMessage(messages.find)}
        value={search}
        onValueChange={setSearch}
      />
      {found.length === 0 && <EmptyState>{formatMessage(messages.noneFound, { search: search.trim() })}</EmptyState>}
      {table(found.filter(({ position }) => position !== null))}
      {table(
        found.filter(({ position }) => position === null),
        formatMessage(messages.tooFew),
      )}
    </>
  );
}

type Column = StandingsColumn & { figure: (row: IndividualRow) => string };

/** The columns of the individual standings. The one that decides the place comes last. */
function columnsOf(intl: IntlShape, order: GroupRules['individual']['order'], hasDraws: boolean): Column[] {
  const { formatMessage, locale } = intl;
  const number = (of: (row: IndividualRow) => number) => (row: IndividualRow) => formatNumber(locale, of(row));
  const points: Column = {
    head: formatMessage(standingsMessages.pointsShort),
    title: formatMessage(words.points),
    figure: number((row) => row.points),
  };
  const percent: Column = {
    ...{ head: formatMessage(messages.percent), title: formatMessage(messages.percentLong) },
    figure: (row) => formatPercent(locale, row.percent / 100),
  };
  const average: Column = {
    ...{ head: formatMessage(messages.averageShort), title: formatMessage(messages.averageLong), from: 'sm' },
    figure: (row) => averageText(intl, row),
  };
  const decisive = { points, percent, average }[order];
  return [
    {
      head: formatMessage(messages.playedShort),
      title: formatMessage(messages.gamesPlayed),
      figure: number((row) => row.played),
    },
    {
      head: formatMessage(standingsMessages.wonShort),
      title: formatMessage(standingsMessages.won),
      figure: number((row) => row.won),
      from: 'sm',
    },
    ...(hasDraws
      ? [
          {
            head: formatMessage(standingsMessages.drawnShort),
            title: formatMessage(standingsMessages.drawn),
            figure: number((row) => row.drawn),
            from: 'sm',
          } as const,
        ]
      : []),
    {
      head: formatMessage(standingsMessages.lostShort),
      title: formatMessage(standingsMessages.lost),
      figure: number((row) => row.lost),
      from: 'sm',
    },
    {
      ...{ head: formatMessage(words.legs), title: formatMessage(messages.legsLong), from: 'md' },
      figure: ({ legsFor, legsAgainst }) => formatResult(locale, legsFor, legsAgainst),
    },
    {
      head: '+/−',
      title: formatMessage(messages.difference),
      from: 'md',
      figure: ({ legDifference }) => formatDifference(locale, legDifference),
    },
    ...[percent, average, points].filter((column) => column !== decisive),
    decisive,
  ];
}
