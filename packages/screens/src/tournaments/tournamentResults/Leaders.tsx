import type { PlayerStatistics } from '@oche/api/contract/tournament';
import { formatAverage, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Leaderboard } from '@oche/ui/Leaderboard';
import { Section } from '@oche/ui/Section';
import { Tabs } from '@oche/ui/Tabs';
import { followMessages } from '../followMessages.ts';
import { usePlayerHref } from '../PlayerLink.tsx';
import { useFollowedPlayer } from '../useFollowedPlayer.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { ranked } from './ranked.ts';

const maxShown = 8;

type LeadersProps = { tournament: { id: string; slug: string }; rows: readonly PlayerStatistics[] };

/** Leaderboards of the tournament: 180s, high finishes, short legs and averages. The followed player is pinned below the first eight. */
export function Leaders({ tournament, rows }: LeadersProps) {
  const { formatMessage, locale } = useIntl();
  const { followed } = useFollowedPlayer(
    tournament.id,
    rows.map(({ entry }) => entry),
  );
  const playerHref = usePlayerHref(tournament);
  const number = (value: number) => formatNumber(locale, value);
  const boards = [
    {
      key: 'maximums',
      label: formatMessage(messages.maximums),
      rows: ranked(rows, ({ oneEighties }) => oneEighties || null),
      columns: [{ head: formatMessage(messages.maximums) }, { head: formatMessage(messages.oneSevenOnes) }],
      figures: (value: number, { oneSevenOnes }: PlayerStatistics) => [number(value), number(oneSevenOnes)],
    },
    {
      key: 'high',
      label: formatMessage(messages.highFinishes),
      rows: ranked(rows, ({ highCheckout }) => highCheckout),
      columns: [{ head: formatMessage(words.highCheckout) }],
      figures: (value: number) => [number(value)],
    },
    {
      key: 'legs',
      label: formatMessage(messages.shortLegs),
      rows: ranked(rows, ({ bestLeg }) => bestLeg, 'least'),
      columns: [{ head: formatMessage(messages.darts), title: formatMessage(messages.bestLong) }],
      figures: (value: number) => [number(value)],
    },
    {
      key: 'averages',
      label: formatMessage(messages.averages),
      rows: ranked(rows, ({ average }) => average),
      columns: [{ head: formatMessage(words.average) }],
      figures: (value: number) => [formatAverage(locale, value)],
    },
  ];
  return (
    <Section title={formatMessage(messages.leaders)} className="mt-10 max-w-160 print:hidden">
      <Tabs
        label={formatMessage(messages.leaders)}
        tabs={boards.map(({ key, label, rows: best, columns, figures }) => {
          const entries = best.map(({ row, value, position }) => ({
            ...{
              id: row.entry.id,
              name: row.entry.name,
              href: playerHref(row.entry.id),
              position,
              figures: figures(value, row),
              you: row.entry.id === followed?.id,
            },
          }));
          const pinned = entries.slice(maxShown).find(({ you }) => you);
          return {
            value: key,
            label,
            content: (
              <Leaderboard
                caption={label}
                columns={{ position: formatMessage(messages.place), player: formatMessage(words.player), figures: columns }}
                entries={entries.slice(0, maxShown)}
                {...(pinned && { pinned })}
                labels={{ leading: formatMessage(messages.leading), you: formatMessage(followMessages.followed) }}
                empty={<EmptyState>{formatMessage(messages.noLeader)}</EmptyState>}
              />
            ),
          };
        })}
      />
    </Section>
  );
}
