import { foldName } from '@oche/darts/names/foldName';
import type { RosterEntry } from '@oche/api/contract/seasonMember';
import { read } from '@oche/api/read';
import { useReads } from '@oche/api/query';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { messages } from '../../parts/league/teamMessages.ts';

export type OrganisedSeason = { id: string; organisation: { id: string } };

/** Maximum number of known players that are compared. */
const mostKnown = 20;

type SameNameProps = {
  season: OrganisedSeason;
  name: string;
  /** the player of the request */
  playerId: string;
  /** whether the captain says that none of them is meant */
  isAnotherPerson: boolean;
  stateOf: (playerId: string) => 'busy' | 'ready';
  /** `from`: the team that the known player leaves */
  onChoose: (known: { id: string; name: string; from: RosterEntry['team'] | undefined }) => void;
};

/** Other known players with the name of a requested one. The organiser accepts one of them instead, so that nobody is entered twice. */
export function SameName({ season, name, playerId, isAnotherPerson, stateOf, onChoose }: SameNameProps) {
  const { formatMessage, locale } = useIntl();
  const { known, members } = useReads({
    known: read('listPlayers', { organisationId: season.organisation.id, search: name, perPage: mostKnown }),
    members: read('listSeasonMembers', { seasonId: season.id }),
  });
  const same = known.items.filter((player) => player.id !== playerId && foldName(player.name) === foldName(name));
  if (same.length === 0) return null;
  const teamsOf = (id: string) =>
    members.find((each) => each.playerId === id)?.roster.flatMap(({ to, team }) => (to === null ? [team] : [])) ?? [];
  const labelOf = ({ id, name: known, club }: (typeof same)[number]) => {
    const teams = teamsOf(id).map((team) => team.name);
    if (teams.length > 0) return formatMessage(messages.acceptFrom, { name: known, team: formatList(locale, teams) });
    return formatMessage(messages.acceptKnown, { name: club ? formatList(locale, [known, club], 'unit') : known });
  };
  return (
    <div className="mt-2">
      <p className="text-body-small">{formatMessage(messages.sameName)}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        {same.map(({ id, ...player }) => (
          <Button
            key={id}
            kind={isAnotherPerson ? 'outline' : 'primary'}
            state={stateOf(id)}
            onClick={() => onChoose({ id, name: player.name, from: teamsOf(id)[0] })}
          >
            {labelOf({ id, ...player })}
          </Button>
        ))}
      </div>
    </div>
  );
}
