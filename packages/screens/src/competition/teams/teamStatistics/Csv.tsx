import type { OpponentRow, TeamPlayerRow } from '@oche/api/contract/teamStatistics';
import { useIntl } from '@oche/i18n/provider';
import { CsvLink } from '../../../parts/csv/CsvLink.tsx';
import { words } from '../../../shell/words.ts';
import { messages as playerMessages } from '../../../parts/league/players/messages.ts';
import { messages as standingsMessages } from '../../../parts/league/standingsMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages } from './messages.ts';

type Results = { played: number; won: number; drawn: number; lost: number; legsFor: number; legsAgainst: number };

/** The columns of matches and of games. */
function useResults<Row extends Results>() {
  const { formatMessage } = useIntl();
  const results: [string, (row: Row) => number][] = [
    [formatMessage(standingsMessages.played), ({ played }) => played],
    [formatMessage(standingsMessages.won), ({ won }) => won],
    [formatMessage(standingsMessages.drawn), ({ drawn }) => drawn],
    [formatMessage(standingsMessages.lost), ({ lost }) => lost],
  ];
  const legs: [string, (row: Row) => number][] = [
    [formatMessage(messages.legsWon), ({ legsFor }) => legsFor],
    [formatMessage(messages.legsLost), ({ legsAgainst }) => legsAgainst],
  ];
  return { results, legs };
}

/** Saves the figures of the players of a team. */
export function PlayersCsv({ team, rows }: { team: string; rows: readonly TeamPlayerRow[] }) {
  const { formatMessage } = useIntl();
  const { results, legs } = useResults<TeamPlayerRow>();
  return (
    <CsvLink
      name={`${team}-players`}
      rows={rows}
      columns={[
        [formatMessage(words.player), ({ player }) => player.name],
        [formatMessage(teamMessages.number), ({ player }) => player.number],
        ...results,
        [formatMessage(messages.singlesPlayed), ({ singles }) => singles.played],
        [formatMessage(messages.singlesWon), ({ singles }) => singles.won],
        ...legs,
        [formatMessage(words.average), ({ average }) => average],
        [formatMessage(messages.averageGames), ({ averageGames }) => averageGames],
      ]}
    />
  );
}

/** Saves the matches of a team by opponent. */
export function OpponentsCsv({ team, rows }: { team: string; rows: readonly OpponentRow[] }) {
  const { formatMessage } = useIntl();
  const { results, legs } = useResults<OpponentRow>();
  return (
    <CsvLink
      name={`${team}-opponents`}
      rows={rows}
      columns={[
        [formatMessage(playerMessages.team), (row) => row.team.name],
        ...results,
        [formatMessage(messages.gamesWon), ({ setsFor }) => setsFor],
        [formatMessage(messages.gamesLost), ({ setsAgainst }) => setsAgainst],
        ...legs,
      ]}
    />
  );
}
