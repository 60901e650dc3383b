import type { Match } from '@oche/api/contract/fixture';
import type { LeagueStandings, LeagueStandingsRow } from '@oche/api/contract/standings';
import { useReads } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table, type Column } from '@oche/ui/Table';
import { Form } from '../../../parts/league/standings/Form.tsx';
import { messages as tableMessages } from '../../../parts/league/standingsMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { words } from '../../../shell/words.ts';
import { isDecided, tableReads } from './matchReads.ts';
import { messages } from './messages.ts';

type InTableProps = { match: Match; teamHref: (team: { slug: string }) => string | undefined; className: string };

type Row = { team: LeagueStandingsRow['team']; before: LeagueStandingsRow | undefined; now: LeagueStandingsRow };

/** Both teams of a league match in the table: their form before the match, and what the match changes. */
export function InTable({ match, teamHref, className }: InTableProps) {
  const { formatMessage, locale } = useIntl();
  const reads = tableReads(match);
  const tables: { before?: LeagueStandings; now?: LeagueStandings } = useReads(reads);
  const rows = (tables.now?.rows ?? [])
    .filter(({ team }) => team.id === match.home.id || team.id === match.away.id)
    .map((now): Row => ({ team: now.team, now, before: tables.before?.rows.find(({ team }) => team.id === now.team.id) }));
  if (rows.every(({ now }) => now.played === 0)) return null;
  const isPlayed = match.points !== null && match.matchday !== null && !match.annulled;
  const place = (row: LeagueStandingsRow | undefined) =>
    row && row.position !== null && row.played > 0 ? formatNumber(locale, row.position) : '–';
  const points = (row: LeagueStandingsRow | undefined) => formatNumber(locale, row?.points ?? 0);
  const name: Column<Row> = {
    ...{ key: 'team', head: formatMessage(teamMessages.team), as: 'name' },
    cell: ({ team }) => {
      const href = teamHref(team);
      return href === undefined ? (
        team.name
      ) : (
        <Link href={href} className="wrap-anywhere hyphens-auto hover:underline">
          {team.name}
        </Link>
      );
    },
  };
  const position = formatMessage(tableMessages.position);
  const short = formatMessage(tableMessages.pointsShort);
  const columns: Column<Row>[] = isPlayed
    ? [
        name,
        {
          key: 'place',
          head: position,
          as: 'figure',
          className: 'whitespace-nowrap',
          cell: (row) => <Change from={place(row.before)} to={place(row.now)} />,
        },
        {
          ...{ key: 'points', head: short, headTitle: formatMessage(words.points), as: 'points', className: 'whitespace-nowrap' },
          cell: (row) => <Change from={points(row.before)} to={points(row.now)} />,
        },
      ]
    : [
        name,
        { key: 'place', head: position, as: 'figure', cell: (row) => place(row.now) },
        { key: 'form', head: formatMessage(tableMessages.form), as: 'figure', cell: ({ now }) => <Form results={now.form} /> },
        { key: 'points', head: short, headTitle: formatMessage(words.points), as: 'points', cell: (row) => points(row.now) },
      ];
  const note = isDecided(match)
    ? formatMessage(messages.afterMatchday, { matchday: match.matchday ?? 0 })
    : formatMessage(messages.asItStands);
  return (
    <Section title={formatMessage(messages.table)} className={className}>
      <Table caption={formatMessage(messages.table)} columns={columns} rows={rows} rowKey={({ team }) => team.id} />
      {isPlayed && <p className="pt-2 text-caption text-ink-3">{note}</p>}
    </Section>
  );
}

/** A figure before and after the match; one figure if it stays. */
function Change({ from, to }: { from: string; to: string }) {
  const { formatMessage } = useIntl();
  if (from === to) return to;
  return (
    <>
      <span className="sr-only">{formatMessage(messages.before)} </span>
      <span className="font-[450] text-ink-3">{from}</span>
      <span aria-hidden className="px-1 text-ink-3">
        →
      </span>
      <span className="sr-only">, {formatMessage(messages.after)} </span>
      {to}
    </>
  );
}
