import type { BoardName } from '@oche/api/contract/boardNames';
import type { BoardEntry, BoardRow } from '@oche/api/contract/leaderboard';
import type { Input } from '@oche/api/contract/endpoints';
import { useMyPlayerIds } from '@oche/api/myPlayers';
import { useRead } from '@oche/api/query';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList, formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { EmptyState } from '@oche/ui/EmptyState';
import { Leaderboard, type LeaderboardEntry } from '@oche/ui/Leaderboard';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { Pages } from '../../forms/Pages.tsx';
import { Boundary } from '../../../shell/Boundary.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { matchdayText } from '../../match/matchTexts.ts';
import { boardFigures } from './boardFigures.ts';
import { boardLabel } from './boardLabel.ts';
import { messages } from './messages.ts';
import { playerNames } from '../../people/playerNames.ts';

export type SeasonLeaderboardProps = {
  input: Input<'getLeaderboard'>;
  /** the page of a match, for games without a log */
  matchHref: (match: { slug: string }) => string;
  pageHref: (page: number) => string;
  /** the season of a player; without it, names are no links */
  playerHref?: (player: { id: string }) => string;
  /** without filters; absent if there are none */
  unfilteredHref?: string;
};

/** A page of a leaderboard of a season. Each row opens the games that its figures come from. */
export function SeasonLeaderboard({ input, matchHref, pageHref, playerHref, unfilteredHref }: SeasonLeaderboardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { board } = input;
  const list = useRead('getLeaderboard', input);
  const mine = useMyPlayerIds();
  const nameOf = playerNames(
    intl,
    list.items.map(({ player }) => player),
  );
  const label = boardLabel(intl, board);
  const entryOf = (row: BoardRow): LeaderboardEntry => {
    const name = nameOf(row.player);
    return {
      ...{ id: row.player.id, position: row.position, name, club: underName(intl, board, row), figures: boardFigures(intl, board, row) },
      ...(playerHref && { href: playerHref(row.player) }),
      ...(mine.has(row.player.id) && { you: true }),
      ...(row.count > 0 && {
        detail: {
          label: formatMessage(messages.entries, { name, position: String(row.position) }),
          summary: formatMessage(messages.entryCount, { count: row.count }),
          content: (
            <Boundary skeleton={<Skeleton shape="row" count={2} />}>
              <Entries input={input} row={row} matchHref={matchHref} />
            </Boundary>
          ),
        },
      }),
    };
  };
  return (
    <>
      <Leaderboard
        className="max-w-160"
        caption={label}
        columns={{ position: formatMessage(messages.place), player: formatMessage(words.player), figures: headsOf(intl, board) }}
        entries={list.items.map(entryOf)}
        labels={{ leading: formatMessage(list.page === 1 ? messages.leading : messages.onThisPage), you: formatMessage(messages.you) }}
        empty={
          <EmptyState
            {...(unfilteredHref !== undefined && { action: <Link href={unfilteredHref}>{formatMessage(messages.showAll)}</Link> })}
          >
            {formatMessage(unfilteredHref === undefined ? messages.none : messages.noneFiltered)}
          </EmptyState>
        }
      />
      <Pages list={list} href={pageHref} />
    </>
  );
}

function headsOf({ formatMessage }: IntlShape, board: BoardName) {
  switch (board) {
    case '180-171':
      return [{ head: formatMessage(messages.total) }, { head: '180' }, { head: '171' }];
    case 'low-visits':
      return [{ head: formatMessage(messages.darts) }, { head: formatMessage(messages.visits) }];
    case 'high-checkouts':
      return [{ head: formatMessage(words.checkout) }];
    case 'games-played':
      return [
        { head: formatMessage(messages.played) },
        { head: formatMessage(messages.won) },
        { head: formatMessage(messages.percent), title: formatMessage(messages.percentLong) },
      ];
  }
}

/** The day of a match, or its matchday, and the other team. */
const matchText = (intl: IntlShape, { match, against }: BoardEntry): string =>
  intl.formatMessage(messages.against, {
    when: match.day === null ? matchdayText(intl, match) : formatPlanned(intl.locale, match.day, 'date'),
    team: against.name,
  });

/** The teams of a player, and what the figures need to be understood: the match of the best leg, or games without visits. */
function underName(intl: IntlShape, board: BoardName, { teams, games, best }: BoardRow) {
  const { formatMessage, locale } = intl;
  const isOfMatch = board === 'low-visits' || board === 'high-checkouts';
  const parts = [
    formatList(
      locale,
      teams.map(({ name }) => name),
      'unit',
    ),
    ...(games && games.byResult > 0 ? [formatMessage(messages.byResult, { count: games.byResult })] : []),
    ...(isOfMatch && best ? [matchText(intl, best)] : []),
  ];
  return (
    <>
      {parts.join(' · ')}
      {isOfMatch && best?.isPaper && <Paper />}
    </>
  );
}

function Paper() {
  const { formatMessage } = useIntl();
  return (
    <>
      {' '}
      <Badge>{formatMessage(messages.paper)}</Badge>
    </>
  );
}

/** What a figure on a leaderboard comes from: "121 finished", "2 × 180". */
function entryText({ formatMessage, locale }: IntlShape, board: BoardName, entry: BoardEntry): string {
  const { scores180, scores171, unanswered171, darts, isAtMost, checkout } = entry;
  if (board === 'high-checkouts') return formatMessage(messages.checkoutOf, { value: formatNumber(locale, checkout ?? 0) });
  if (board === 'low-visits') return formatMessage(isAtMost ? messages.legAtMost : messages.legDarts, { count: darts ?? 0 });
  const times = (count: number, score: number) =>
    count > 0 ? [formatMessage(messages.scoresOf, { count: formatNumber(locale, count), score: formatNumber(locale, score) })] : [];
  const unanswered = unanswered171 > 0 ? [formatMessage(messages.unanswered, { count: formatNumber(locale, unanswered171) })] : [];
  return formatList(locale, [...times(scores180, 180), ...times(scores171, 171), ...unanswered], 'unit');
}

type EntriesProps = { row: Pick<BoardRow, 'player' | 'count'> } & Pick<SeasonLeaderboardProps, 'input' | 'matchHref'>;

/** The legs and facts from paper of a row, each with a link to its game, or to its match if the game has no log. */
function Entries({ input: { page: _page, perPage: _perPage, ...filter }, row: { player, count }, matchHref }: EntriesProps) {
  const intl = useIntl();
  const href = useHref();
  const { board } = filter;
  const entries = useRead('getLeaderboardEntries', { ...filter, playerId: player.id });
  return (
    <>
      {count > entries.length && (
        <p>{intl.formatMessage(board === '180-171' ? messages.newest : messages.best, { count: entries.length, total: count })}</p>
      )}
      <ul className="grid">
        {entries.map((entry, index) => {
          const to = entry.game && !entry.isPaper ? href('live', { id: entry.game.id }) : matchHref(entry.match);
          return (
            <li key={index} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-0">
              <span className="font-[650] text-ink tabular">{entryText(intl, board, entry)}</span>
              <Link href={to} className="underline underline-offset-2">
                {matchText(intl, entry)}
              </Link>
              {entry.isPaper && <Badge>{intl.formatMessage(messages.paper)}</Badge>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
