import type { PlayerOfMatch } from '@oche/darts/league/matchFigures';
import { bothSides } from '@oche/darts/match/structure';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { Table, type Column } from '@oche/ui/Table';
import { averageText } from '../../../parts/game/useScoreboard.ts';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { messages as tableMessages } from '../../../parts/league/teams/messages.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { words } from '../../../shell/words.ts';
import type { UsedFigures } from './useMatchFigures.tsx';

type PlayersProps = { match: ShownMatch; figures: UsedFigures; className: string };

/** The players of each team with their games and figures in a match. */
export function PlayersOfMatch({ match: { sheet, nameOf }, figures: { players }, className }: PlayersProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  if (players.length === 0) return null;
  const teams = [sheet.match.home, sheet.match.away] as const;
  const columns = (team: string): Column<PlayerOfMatch>[] => [
    { key: 'name', head: team, as: 'name', className: 'wrap-anywhere hyphens-auto', cell: ({ player }) => nameOf(player) },
    {
      ...{ key: 'games', head: formatMessage(words.games), as: 'figure', className: 'w-20 whitespace-nowrap' },
      cell: ({ won, played }) => formatMessage(tableMessages.wonOf, { won: String(won), played: String(played) }),
    },
    { key: 'scores180', head: '180', as: 'figure', className: 'w-12', cell: ({ scores180 }) => formatNumber(locale, scores180) },
    {
      ...{ key: 'checkout', head: formatMessage(words.checkout), as: 'figure', from: 'sm', className: 'w-24' },
      cell: ({ checkout }) => (checkout === null ? '–' : formatNumber(locale, checkout)),
    },
    {
      ...{
        key: 'average',
        head: formatMessage(leaderMessages.averageShort),
        headTitle: formatMessage(words.average),
        as: 'points',
        className: 'w-20',
      },
      cell: ({ average }) => averageText(intl, average),
    },
  ];
  return (
    <Section title={formatMessage(words.players)} className={className}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block print:space-y-6">
        {bothSides.map((side) => (
          <Table
            key={side}
            caption={teams[side].name}
            columns={columns(teams[side].name)}
            rows={players.filter((player) => player.side === side)}
            rowKey={({ player }) => player}
          />
        ))}
      </div>
    </Section>
  );
}
