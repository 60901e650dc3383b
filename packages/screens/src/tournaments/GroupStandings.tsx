import type { Group } from '@oche/api/contract/tournament';
import { formatDifference, formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { GroupTable, type GroupRow } from '@oche/ui/GroupTable';
import { groupName } from '../parts/game/gameName.ts';
import { words } from '../shell/words.ts';
import { followMessages } from './followMessages.ts';
import { explainPlace } from './explainPlace.ts';
import { usePlayerHref } from './PlayerLink.tsx';
import { groupMessages as messages } from './groupMessages.ts';

type GroupStandingsProps = {
  tournament: { slug: string };
  group: Group;
  /** id of the followed entry */
  followed?: string | undefined;
  /** adds an explanation to each place, and a legend below the table that names the places that qualify */
  explained?: boolean;
  className?: string;
};

/** The table of a group. A tie that no rule breaks is amber, with a note on how it will be decided. */
export function GroupStandings({ tournament, group, followed, explained = false, className }: GroupStandingsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const playerHref = usePlayerHref(tournament);
  // Rows in an unresolved tie share a range of places.
  const tiedOf = (id: string) => group.unresolved.find((tied) => tied.includes(id));
  const rangeOf = (tied: readonly string[]) => {
    const places = group.rows.flatMap(({ entry }, index) => (tied.includes(entry.id) ? [index + 1] : []));
    return { from: Math.min(...places), to: Math.max(...places) };
  };
  const rows = group.rows.map((row): GroupRow => {
    const tied = tiedOf(row.entry.id);
    return {
      id: row.entry.id,
      position: tied ? formatMessage(messages.range, rangeOf(tied)) : String(row.position),
      name: row.entry.name,
      href: playerHref(row.entry.id),
      figures: [String(row.played), formatDifference(locale, row.legsFor - row.legsAgainst)],
      points: row.points,
      ...(row.goesTo && { to: row.goesTo }),
      withdrawn: row.entry.withdrawn,
      you: row.entry.id === followed,
      tied: tied !== undefined,
      ...(explained && row.played > 0 && { explanation: explainPlace(intl, group, tied ? row : { ...row, tiedWith: [] }) }),
    };
  });
  const ties = group.unresolved.map((tied) => formatMessage(messages.range, rangeOf(tied)));
  return (
    <GroupTable
      {...(className !== undefined && { className })}
      caption={groupName(intl, group)}
      columns={{
        player: formatMessage(words.player),
        position: formatMessage(messages.position),
        to: { winners: formatMessage(words.winnersKnockout), losers: formatMessage(words.losersKnockout) },
        you: formatMessage(followMessages.followed),
        points: (
          <abbr title={formatMessage(words.points)} className="no-underline">
            {formatMessage(messages.pointsShort)}
          </abbr>
        ),
        figures: [
          { head: formatMessage(messages.playedShort), title: formatMessage(messages.played) },
          { head: formatMessage(words.legs), title: formatMessage(messages.difference) },
        ],
      }}
      rows={rows}
      explain={({ name, position }) => formatMessage(messages.explain, { name, position: String(position) })}
      {...(ties.length > 0 && {
        tie: { title: formatMessage(messages.tieTitle, { places: formatList(locale, ties) }), children: formatMessage(messages.tieNext) },
      })}
      legend={explained ? <Legend group={group} /> : undefined}
    />
  );
}

/** Explains the coloured edges of the rows, and how a tie was decided. */
function Legend({ group }: { group: Group }) {
  const { formatMessage, locale } = useIntl();
  const placesOf = (to: 'winners' | 'losers') => group.rows.flatMap(({ goesTo }, index) => (goesTo === to ? [String(index + 1)] : []));
  const [winners, losers] = [placesOf('winners'), placesOf('losers')];
  // More than three places are a range, since the places of a knockout follow each other.
  const text = (places: string[]) =>
    places.length > 3 ? formatMessage(messages.range, { from: places[0]!, to: places.at(-1)! }) : formatList(locale, places);
  const values = { winnersCount: winners.length, winners: text(winners) };
  const { decision } = group;
  const how = decision?.how === 'shoot-out' ? 'shootout' : (decision?.how ?? '');
  return (
    <>
      {winners.length > 0 && losers.length > 0 && formatMessage(messages.legendBoth, { ...values, losers: text(losers) })}
      {winners.length > 0 && losers.length === 0 && formatMessage(messages.legendWinners, values)}
      {decision && (
        <span className="block">
          {decision.reason === ''
            ? formatMessage(messages.decided, { how })
            : formatMessage(messages.decidedReason, { how, reason: decision.reason })}
        </span>
      )}
    </>
  );
}
