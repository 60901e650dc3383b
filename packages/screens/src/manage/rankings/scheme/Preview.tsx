import { useState } from 'react';
import type { RankingLaboratory } from '@oche/api/contract/ranking';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatList, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { RankingTable, type RankingRow } from '@oche/ui/RankingTable';
import { SchemePreview, type SchemeFact } from '@oche/ui/SchemePreview';
import { messages as tableMessages } from '../../../parts/rankings/rankingMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import type { Preview as PreviewData } from './preview.ts';

/** From this number of players, only those who change place are shown at first. */
const many = 40;

type Names = ReadonlyMap<string, string>;

export const namesOf = ({ players }: RankingLaboratory): Names => new Map(players.map(({ id, name }) => [id, name]));

const leaderText = ({ formatMessage, locale }: IntlShape, leaders: readonly string[], names: Names): string =>
  leaders.length === 0
    ? formatMessage(messages.noLeader)
    : formatList(
        locale,
        leaders.map((id) => names.get(id) ?? ''),
      );

const bandMoves = ({ formatMessage }: IntlShape, { enter, leave }: PreviewData['bands'][number], names: Names): string =>
  [
    ...enter.map(({ player, position }) => formatMessage(messages.enters, { player: names.get(player) ?? '', position })),
    ...leave.map((player) => formatMessage(messages.leaves, { player: names.get(player) ?? '' })),
  ].join(' ') || formatMessage(messages.sameBand);

/** How many players move, who leads, and who enters or leaves the places that matter. */
export function factsOf(intl: IntlShape, preview: PreviewData, names: Names): SchemeFact[] {
  const { formatMessage, locale } = intl;
  const { moved, before, after, leaders, bands } = preview;
  const players = new Set([...before.rows, ...after.rows].map(({ player }) => player));
  const [leader, former] = [leaderText(intl, leaders.after, names), leaderText(intl, leaders.before, names)];
  return [
    {
      as: 'figure',
      label: formatMessage(messages.changePlace),
      value: formatNumber(locale, moved.size),
      note: formatMessage(messages.ofAll, { count: formatNumber(locale, players.size) }),
    },
    {
      as: 'name',
      label: formatMessage(messages.leader),
      value: leader,
      note: leader === former ? formatMessage(messages.staysLeader) : formatMessage(messages.wasLeader, { name: former }),
    },
    ...bands.map((band): SchemeFact => ({
      as: 'text',
      label: formatMessage(messages.bandFact, { name: band.name, to: band.to }),
      value: bandMoves(intl, band, names),
    })),
  ];
}

/** What a scheme would change: the facts, then the table. It is computed on this device. */
export function Preview({ preview, names, bands }: { preview: PreviewData; names: Names; bands: readonly { to: number }[] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [isWhole, setWhole] = useState(false);
  const { before, after, moved } = preview;
  const old = new Map(before.rows.map((row) => [row.player, row]));
  const all = after.rows.map((row, i): RankingRow => {
    const former = old.get(row.player);
    const places = former ? former.position - row.position : null;
    const way = places === null ? 'new' : places > 0 ? 'up' : places < 0 ? 'down' : 'level';
    const figure = formatNumber(locale, Math.abs(places ?? 0));
    const next = after.rows[i + 1];
    return {
      ...{ id: row.player, position: row.position, name: names.get(row.player) ?? '' },
      movement: {
        way,
        text: formatMessage(tableMessages.moved, { way, places: figure }),
        ...(way !== 'level' && { figure: way === 'new' ? formatMessage(tableMessages.isNew) : figure }),
      },
      figures: [
        { text: former?.position ?? '–' },
        { text: former ? formatNumber(locale, former.points) : '–' },
        {
          text: former
            ? former.points === row.points
              ? '0'
              : formatDifference(locale, Number((row.points - former.points).toFixed(2)))
            : '–',
        },
      ],
      total: formatNumber(locale, row.points),
      isUnchanged: !moved.has(row.player),
      isCut: next !== undefined && bands.some(({ to }) => row.position <= to && next.position > to),
    };
  });
  const isShort = all.length > many && !isWhole;
  const facts = factsOf(intl, preview, names);
  return (
    <SchemePreview
      facts={facts}
      announcement={formatMessage(messages.announcement, {
        moved: moved.size,
        leader: leaderText(intl, preview.leaders.after, names),
        bands: preview.bands.map((band) => `${band.name}: ${bandMoves(intl, band, names)}`).join(' '),
      })}
    >
      <RankingTable
        caption={formatMessage(messages.preview)}
        heads={{
          position: formatMessage(tableMessages.place),
          movement: formatMessage(tableMessages.movement),
          player: formatMessage(words.player),
          total: formatMessage(messages.newPoints),
        }}
        columns={[
          { id: 'place', from: 'sm', head: formatMessage(messages.placeNow) },
          { id: 'points', from: 'sm', head: formatMessage(messages.pointsNow) },
          { id: 'change', head: formatMessage(messages.difference) },
        ]}
        rows={isShort ? all.filter(({ isUnchanged }) => !isUnchanged) : all}
        labels={{
          results: ({ name }) => formatMessage(tableMessages.resultsOf, { name }),
          dropped: formatMessage(tableMessages.dropped),
          you: formatMessage(tableMessages.you),
          note: (mark) => formatMessage(tableMessages.note, { mark }),
        }}
      />
      {isShort && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          <p className="text-body-small text-ink-3">{formatMessage(messages.onlyMoved)}</p>
          <Button onClick={() => setWhole(true)}>{formatMessage(messages.showAll, { count: formatNumber(locale, all.length) })}</Button>
        </div>
      )}
    </SchemePreview>
  );
}
