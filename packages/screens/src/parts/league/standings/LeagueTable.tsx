import type { SeasonGroup } from '@oche/api/contract/group';
import type { LeagueStandings, LeagueStandingsRow } from '@oche/api/contract/standings';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatList, formatNumber, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { StandingsTable, type StandingsColumn, type StandingsRow } from '@oche/ui/StandingsTable';
import { words } from '../../../shell/words.ts';
import { messages as teamMessages } from '../teamMessages.ts';
import { adjustmentText } from './adjustmentText.ts';
import { explainPlace } from './explainPlace.ts';
import { Form } from './Form.tsx';
import { messages } from '../standingsMessages.ts';

type LeagueTableProps = {
  group: SeasonGroup;
  standings: LeagueStandings;
  /** the page of a team; undefined if the reader may not open it */
  hrefOf: (team: { slug: string }) => string | undefined;
  /** the slug of the team that the reader follows */
  followed?: string | null;
  /** only this many rows, without the meaning of the places */
  top?: number;
};

/** The table of a division, with the reason of each place and notes on penalties. */
export function LeagueTable({ group, standings, hrefOf, followed = null, top }: LeagueTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rows = standings.rows.slice(0, top);
  const matchday = standings.matchdays.at(-1);
  const hasDraws = group.rules.points.draw !== 0 || rows.some(({ drawn }) => drawn > 0);
  const notes = rows.flatMap(({ team, adjustments }) => adjustments.map((adjustment) => ({ team: team.id, adjustment })));
  const markOf = (team: string) => notes.flatMap((note, index) => (note.team === team ? [String(index + 1)] : [])).join(', ');
  return (
    <StandingsTable
      caption={formatMessage(words.standings)}
      after={matchday === undefined ? formatMessage(messages.before) : formatMessage(messages.after, { matchday })}
      columns={{
        position: formatMessage(messages.position),
        team: formatMessage(teamMessages.team),
        figures: columnsOf(intl, hasDraws),
        form: formatMessage(messages.form),
        points: (
          <abbr title={formatMessage(words.points)} className="no-underline">
            {formatMessage(messages.pointsShort)}
          </abbr>
        ),
      }}
      rows={rows.map((row): StandingsRow => {
        const mark = markOf(row.team.id);
        const href = hrefOf(row.team);
        return {
          ...rowOf(intl, standings, row, hasDraws),
          ...(href !== undefined && { href }),
          ...(row.team.slug === followed && { you: true }),
          ...(mark !== '' && { note: mark }),
        };
      })}
      {...(top === undefined && { zones: zonesOf(intl, group) })}
      notes={notes.map(({ adjustment: { points, sets, reason } }, index) => ({
        mark: String(index + 1),
        text: adjustmentText(intl, { points, sets, reason }),
      }))}
      labels={{
        live: formatMessage(words.live),
        note: (mark) => formatMessage(messages.note, { mark }),
        explain: ({ team, position }) => formatMessage(messages.explain, { team, position: String(position) }),
      }}
    />
  );
}

function columnsOf({ formatMessage }: IntlShape, hasDraws: boolean): StandingsColumn[] {
  return [
    { head: formatMessage(messages.playedShort), title: formatMessage(messages.played) },
    { head: formatMessage(messages.wonShort), title: formatMessage(messages.won), from: 'sm' },
    ...(hasDraws ? [{ head: formatMessage(messages.drawnShort), title: formatMessage(messages.drawn), from: 'sm' } as const] : []),
    { head: formatMessage(messages.lostShort), title: formatMessage(messages.lost), from: 'sm' },
    { head: formatMessage(messages.games), from: 'md' },
    { head: '+/−', title: formatMessage(messages.difference) },
    { head: formatMessage(words.legs), title: formatMessage(messages.legs), from: 'md' },
  ];
}

/** The legend: what the top and bottom places lead to. */
function zonesOf({ formatMessage, locale }: IntlShape, { rules: { up, playOffUp, down } }: SeasonGroup): { up?: string; down?: string } {
  const places = playOffUp === 1 ? String(up + 1) : formatMessage(messages.range, { from: up + 1, to: up + playOffUp });
  const top = [
    ...(up > 0 ? [formatMessage(messages.up, { up })] : []),
    ...(playOffUp > 0 ? [formatMessage(messages.playOff, { places })] : []),
  ];
  return {
    ...(top.length > 0 && { up: formatList(locale, top, 'unit') }),
    ...(down > 0 && { down: formatMessage(messages.down, { down }) }),
  };
}

function rowOf(intl: IntlShape, standings: LeagueStandings, row: LeagueStandingsRow, hasDraws: boolean): StandingsRow {
  const { formatMessage, locale } = intl;
  const { team, position, zone, played, won, drawn, lost, points, setDifference, legDifference, tiedWith, live } = row;
  const isTied = tiedWith.length > 0 && played > 0;
  return {
    ...{ id: team.id, team: team.name, points: formatNumber(locale, points) },
    position: positionText(intl, position, isTied ? tiedWith.length : 0),
    figures: [
      ...[played, won, ...(hasDraws ? [drawn] : []), lost].map((figure) => formatNumber(locale, figure)),
      formatResult(locale, row.setsFor, row.setsAgainst),
      formatDifference(locale, setDifference),
      formatDifference(locale, legDifference),
    ],
    form: <Form results={row.form} />,
    ...(zone && { zone: zone === 'down' ? 'down' : 'up' }),
    ...(isTied && { tied: true }),
    ...(position === null && { withdrawn: true }),
    ...(live.length > 0 && { live: formatMessage(messages.live, { count: live.length }) }),
    ...(position !== null &&
      played > 0 && {
        explanation: (
          <ul className="grid max-w-measure gap-1">
            {explainPlace(intl, standings, row).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ),
      }),
  };
}

const positionText = ({ formatMessage }: IntlShape, position: number | null, tied: number): string => {
  if (position === null) return '–';
  return tied === 0 ? String(position) : formatMessage(messages.range, { from: position, to: position + tied });
};
