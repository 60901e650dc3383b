import type { GameSummary } from '@oche/api/contract/game';
import type { PlayerStatistics, Results, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { CsvLink } from '../../parts/csv/CsvLink.tsx';
import { gameTitle, knockoutName, sideName, stageName } from '../../parts/game/gameName.ts';
import { words } from '../../shell/words.ts';
import { scoreOf } from '../gameText.ts';
import { messages } from './messages.ts';

type OfTournament = { tournament: Tournament };

/** Saves the final places of all knockouts. */
export function PlacesCsv({ tournament, places }: OfTournament & { places: readonly Results['places'][number][] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <CsvLink
      name={`${tournament.slug}-places`}
      rows={places}
      columns={[
        [formatMessage(messages.place), ({ from }) => from],
        [formatMessage(messages.lastPlace), ({ to }) => to],
        [formatMessage(words.player), ({ entry }) => entry.name],
        [formatMessage(messages.club), ({ entry }) => entry.club],
        [
          formatMessage(words.knockout),
          ({ role }) => (role === 'winners' || role === 'losers' ? knockoutName(intl, role, tournament) : null),
        ],
      ]}
    />
  );
}

/** Saves the statistics of all players. */
export function StatisticsCsv({ tournament, rows }: { tournament: { slug: string }; rows: readonly PlayerStatistics[] }) {
  const { formatMessage } = useIntl();
  return (
    <CsvLink
      name={`${tournament.slug}-statistics`}
      rows={rows}
      columns={[
        [formatMessage(words.player), ({ entry }) => entry.name],
        [formatMessage(messages.games), ({ games }) => games],
        [formatMessage(messages.won), ({ won }) => won],
        [formatMessage(messages.legsWon), ({ legsFor }) => legsFor],
        [formatMessage(messages.legsLost), ({ legsAgainst }) => legsAgainst],
        [formatMessage(words.average), ({ average }) => average],
        [formatMessage(words.first9), ({ first9 }) => first9],
        [formatMessage(messages.maximums), ({ oneEighties }) => oneEighties],
        [formatMessage(messages.oneSevenOnes), ({ oneSevenOnes }) => oneSevenOnes],
        [formatMessage(words.highCheckout), ({ highCheckout }) => highCheckout],
        [formatMessage(messages.bestLong), ({ bestLeg }) => bestLeg],
        [formatMessage(messages.checkouts), ({ checkouts }) => checkouts],
        [formatMessage(messages.dartsAtDouble), ({ dartsAtDouble }) => dartsAtDouble],
      ]}
    />
  );
}

/** Saves the finished games. Times are those of the hall, as `2026-11-27 20:15`, which spreadsheets of every language understand. */
export function GamesCsv({ tournament, games }: OfTournament & { games: readonly GameSummary[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const timeOf = (instant: string | null) =>
    instant && new Date(instant).toLocaleString('sv-SE', { timeZone: tournament.timeZone, dateStyle: 'short', timeStyle: 'short' });
  const sides = [0, 1].flatMap((side) => [
    [formatMessage(messages.side, { number: side + 1 }), (game: GameSummary) => sideName(intl, game.sides[side])] as const,
    [formatMessage(messages.score, { number: side + 1 }), (game: GameSummary) => scoreOf(game, side)] as const,
  ]);
  return (
    <CsvLink
      name={`${tournament.slug}-games`}
      rows={games}
      columns={[
        [formatMessage(messages.stage), (game) => stageName(intl, game)],
        [formatMessage(messages.round), (game) => gameTitle(intl, game)],
        ...sides,
        [formatMessage(messages.winner), ({ sides, winner }) => (winner === null ? null : sideName(intl, sides[winner]))],
        [formatMessage(words.board), ({ board }) => board?.name ?? null],
        [formatMessage(messages.start), ({ startedAt }) => timeOf(startedAt)],
        [formatMessage(messages.end), ({ finishedAt }) => timeOf(finishedAt)],
      ]}
    />
  );
}
