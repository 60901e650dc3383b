import type { Season } from '@oche/api/contract/competition';
import { boardNames, type BoardName } from '@oche/api/contract/boardNames';
import type { BoardRow } from '@oche/api/contract/leaderboard';
import { useRead } from '@oche/api/query';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { boardLabel } from '../../parts/league/players/boardLabel.ts';
import { boardFigures } from '../../parts/league/players/boardFigures.ts';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { boardRoutes } from '../../parts/site/boardRoutes.ts';
import { messages } from './messages.ts';

/** Who leads each leaderboard. Nothing before the first figure. */
export function FrontLeaders({ season, params }: { season: Season; params: { season?: string } }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const leaders = useRead('getLeaders', { seasonId: season.id });
  const led = boardNames.filter((board) => leaders[board].length > 0);
  if (led.length === 0) return null;
  return (
    <Section
      title={formatMessage(messages.leaders)}
      link={{ href: href(boardRoutes['180-171'], params), label: formatMessage(siteMessages.individual) }}
      rule
    >
      <ul>
        {led.map((board) => (
          <Leader key={board} board={board} rows={leaders[board]} href={href(boardRoutes[board], params)} />
        ))}
      </ul>
    </Section>
  );
}

function Leader({ board, rows, href }: { board: BoardName; rows: readonly BoardRow[]; href: string }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const leaders = rows.filter(({ position }) => position === 1);
  const [first] = leaders as [(typeof leaders)[number]];
  const teams = formatList(
    locale,
    first.teams.map(({ name }) => name),
    'unit',
  );
  return (
    <li className="relative border-b border-line hover:bg-pressed">
      <Link href={href} className="flex min-h-11 items-center gap-4 py-2.5 after:absolute after:inset-0">
        <span className="grid min-w-0 flex-1">
          <span className="text-caption text-ink-3">{boardLabel(intl, board)}</span>
          <span className="text-name wrap-anywhere hyphens-auto">
            {leaders.length > 1 ? formatMessage(messages.shared, { name: first.player.name }) : first.player.name}
          </span>
          {leaders.length === 1 && <span className="text-caption text-ink-2 wrap-anywhere hyphens-auto">{teams}</span>}
        </span>
        <span className="font-score text-[2rem] leading-none tabular">{boardFigures(intl, board, first)[0]}</span>
      </Link>
    </li>
  );
}
