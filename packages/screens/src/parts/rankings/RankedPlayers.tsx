import type { Ranking, RankingRow } from '@oche/api/contract/ranking';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { RankingTable, type RankingRow as ShownRow } from '@oche/ui/RankingTable';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { words } from '../../shell/words.ts';
import { usePersonHref } from '../people/usePersonHref.ts';
import { columnsOf } from './columns.ts';
import { PlayerSummary } from './PlayerResults.tsx';
import { messages } from './rankingMessages.ts';

type RankedPlayersProps = {
  ranking: Ranking;
  /** the row of the current user */
  mine?: RankingRow | null;
};

/** The table of a ranking with its notes. A name opens the player's results over the page; on a phone, a row opens them below it. */
export function RankedPlayers({ ranking, mine = null }: RankedPlayersProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const personHref = usePersonHref();
  const { rows, scheme, movedSince, name } = ranking;
  const { columns, figuresOf } = columnsOf(intl, ranking);
  const bands = scheme.counting.bands ?? [];
  const notes = notesOf(intl, rows.items);
  const isCut = ({ position }: RankingRow, next: RankingRow | undefined) =>
    next !== undefined && bands.some(({ to }) => position <= to && next.position > to);
  const shown = (row: RankingRow, next?: RankingRow): ShownRow => ({
    id: row.player.id,
    position: row.position,
    name: row.player.name,
    href: personHref(row.player),
    ...(movedSince !== null && { movement: movementOf(intl, row) }),
    figures: figuresOf(row),
    total: formatNumber(locale, row.points),
    notes: notes.filter(({ player }) => player === row.player.id).map(({ mark }) => mark),
    you: row.player.id === mine?.player.id,
    isCut: isCut(row, next),
    detail: (
      <Boundary skeleton={<Skeleton shape="row" count={3} />}>
        <PlayerSummary ranking={ranking} playerId={row.player.id} />
      </Boundary>
    ),
  });
  const explanations = [
    ...bands.map(({ to, name: band }) => formatMessage(messages.line, { place: to, name: band })),
    ...(movedSince === null ? [] : [formatMessage(messages.movedSince, { day: formatPlanned(locale, movedSince, 'date') })]),
  ];
  return (
    <>
      <RankingTable
        caption={formatMessage(messages.caption, { name })}
        heads={{
          position: formatMessage(messages.place),
          movement: formatMessage(messages.movement),
          player: formatMessage(words.player),
          total: formatMessage(words.points),
        }}
        columns={columns}
        rows={rows.items.map((row, i) => shown(row, rows.items[i + 1]))}
        {...(mine && rows.items.every(({ player }) => player.id !== mine.player.id) && { pinned: shown(mine) })}
        notes={notes}
        labels={{
          results: (row) => formatMessage(messages.resultsOf, { name: row.name }),
          dropped: formatMessage(messages.dropped),
          you: formatMessage(messages.you),
          note: (mark) => formatMessage(messages.note, { mark }),
        }}
      />
      {explanations.length > 0 && <p className="pt-3 text-body-small text-ink-3">{explanations.join(' ')}</p>}
      <NotRanked ranking={ranking} />
    </>
  );
}

/** The movement of a player since the ranking before. */
function movementOf({ formatMessage, locale }: IntlShape, { before, position }: RankingRow): NonNullable<ShownRow['movement']> {
  if (before === null) return { way: 'new', figure: formatMessage(messages.isNew), text: formatMessage(messages.isNew) };
  const places = formatNumber(locale, Math.abs(before - position));
  const way = before === position ? 'level' : before > position ? 'up' : 'down';
  return { way, ...(way !== 'level' && { figure: places }), text: formatMessage(messages.moved, { way, places }) };
}

/** A note for each player of a page with points given by hand. Their reasons are on the sheet of the player. */
function notesOf({ formatMessage, locale }: IntlShape, rows: readonly RankingRow[]): { player: string; mark: string; text: string }[] {
  const all = rows.flatMap(({ player, adjusted }) => (adjusted === null ? [] : [{ player, adjusted }]));
  return all.map(({ player, adjusted }, i) => ({
    player: player.id,
    mark: all.length === 1 ? '†' : `†${i + 1}`,
    text: formatMessage(messages.adjusted, { name: player.name, points: formatDifference(locale, adjusted) }),
  }));
}

/** The players who took part too seldom. */
function NotRanked({ ranking: { out, scheme } }: { ranking: Ranking }) {
  const { formatMessage, locale } = useIntl();
  const personHref = usePersonHref();
  const { leastAttended = 0, mostMissed = 0 } = scheme.counting;
  if (out.length === 0) return null;
  return (
    <Section title={formatMessage(messages.notRanked)} size="heading" rule className="pt-8">
      <ul>
        {out.map(({ player, points, attended, missed, because }) => (
          <li key={player.id} className="flex min-h-11 items-baseline gap-x-4 border-b border-line py-2">
            <span className="min-w-0 grow wrap-anywhere">
              <Link href={personHref(player)} className="text-name hover:underline">
                {player.name}
              </Link>
              <span className="block text-body-small text-ink-3">
                {formatMessage(messages.because, {
                  ...{ why: because === 'attended-too-few' ? 'few' : 'many', attended, missed },
                  ...{ least: leastAttended, most: mostMissed },
                })}
              </span>
            </span>
            <span className="text-ink-2 tabular">{formatNumber(locale, points)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
