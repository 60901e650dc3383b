import { foldName } from '@oche/darts/names/foldName';
import { entryToLeave, transferDay } from '@oche/darts/league/transfers';
import { read } from '@oche/api/read';
import { useReads } from '@oche/api/query';
import { formatList, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { messages } from '../../parts/league/teamMessages.ts';
import type { AcceptedTransfer } from './RequestDialogs.tsx';
import type { SeasonOfPage } from './SeasonFrame.tsx';
import { useMatchToday } from './useMatchToday.ts';

/** Maximum number of known players that are compared. */
const mostKnown = 20;

type SameNameProps = {
  season: SeasonOfPage;
  name: string;
  /** the player of the request */
  playerId: string;
  /** whether the captain says that none of them is meant */
  isAnotherPerson: boolean;
  /** the team that asks, and the day from which it asks */
  to: AcceptedTransfer['to'];
  on: string;
  stateOf: (playerId: string) => 'busy' | 'ready';
  /** `transfer`: what it means if the known player leaves a team */
  onChoose: (playerId: string, transfer: AcceptedTransfer | null) => void;
};

/** Other known players with the name of a requested one. The organiser accepts one of them instead, so that nobody is entered twice. */
export function SameName({ season, name, playerId, isAnotherPerson, to, on, stateOf, onChoose }: SameNameProps) {
  const { formatMessage, locale } = useIntl();
  const { known, members } = useReads({
    known: read('listPlayers', { organisationId: season.organisation.id, search: name, perPage: mostKnown }),
    members: read('listSeasonMembers', { seasonId: season.id }),
  });
  const { today, matchOf } = useMatchToday(season);
  const same = known.items.filter((player) => player.id !== playerId && foldName(player.name) === foldName(name));
  if (same.length === 0) return null;
  /** What it means if a known player moves to the team, as the server decides it. Null for one of whom there is nothing to say. */
  const transferOf = (id: string, known: string): AcceptedTransfer | null => {
    const { roster = [], requests: others = [], suspension = null } = members.find((each) => each.playerId === id) ?? {};
    const asked = {
      ...{ name: known, playerId: id, to, hasAgreed: false },
      others: others.filter((each) => each.to.id !== to.id),
      suspension,
    };
    const left = entryToLeave(
      roster.filter(({ team }) => team.id !== to.id),
      today,
    );
    if (!left) return asked.others.length > 0 || suspension ? { ...asked, from: null, match: null, on, isInstead: false } : null;
    const match = matchOf(left.team.id, to.id);
    const first = transferDay(left.from > on ? left.from : on, today, match !== null);
    return { ...asked, from: left.team, match, on: first, isInstead: left.from > today };
  };
  const labelOf = ({ name: known, club }: (typeof same)[number], transfer: AcceptedTransfer | null) => {
    if (!transfer?.from) return formatMessage(messages.acceptKnown, { name: club ? formatList(locale, [known, club], 'unit') : known });
    const values = { name: known, team: transfer.from.name, day: formatPlanned(locale, transfer.on, 'date') };
    return formatMessage(transfer.isInstead ? messages.acceptInsteadOf : messages.acceptFrom, values);
  };
  return (
    <div className="mt-2">
      <p className="text-body-small">{formatMessage(messages.sameName)}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        {same.map((player) => {
          const transfer = transferOf(player.id, player.name);
          return (
            <Button
              key={player.id}
              kind={isAnotherPerson ? 'outline' : 'primary'}
              state={stateOf(player.id)}
              onClick={() => onChoose(player.id, transfer)}
            >
              {labelOf(player, transfer)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
