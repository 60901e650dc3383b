import { Suspense } from 'react';
import { foldName } from '@oche/darts/names/foldName';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead } from '@oche/api/query';
import { formatList } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from '../memberMessages.ts';
import { fewestLetters } from './findNamesake.ts';

/** Maximum number of known players that are offered. */
const mostKnown = 4;

export type Known = { id: string; name: string };
type Offered = Known & { of: string | null };

/** A member of the season with the teams they play for. */
const knownMember = ({ playerId, name, roster }: SeasonMember, locale: Locale): Offered => {
  const teams = roster.flatMap(({ team, to }) => (to === null ? [team.name] : []));
  return { id: playerId, name, of: teams.length > 0 ? formatList(locale, teams, 'unit') : null };
};

type PerhapsProps = Omit<ChoiceProps, 'first'> & {
  season: SeasonOfPage;
  team: SeasonTeam;
  /** all members of the season */
  inSeason: readonly SeasonMember[];
  /** the typed name */
  name: string;
  /** the players of the team who are not offered */
  present: ReadonlySet<string>;
  /** the players of other teams with exactly the typed name */
  elsewhere: readonly SeasonMember[];
};

/** Known players who may be the person that is typed, as soon as the name has some letters. */
export function Perhaps({ season, team, inSeason, name, present, elsewhere, onAnother, ...choice }: PerhapsProps) {
  const { locale } = useIntl();
  if (name.length < fewestLetters) return null;
  const all = {
    ...{ ...choice, name, first: elsewhere.map((member) => knownMember(member, locale)) },
    ...(elsewhere.length > 0 && onAnother && { onAnother }),
  };
  return (
    <Suspense fallback={null}>
      {season.isOrganiser ? (
        <KnownPlayers organisationId={season.organisation.id} present={present} {...all} />
      ) : (
        <KnownMembers members={inSeason} team={team} {...all} />
      )}
    </Suspense>
  );
}

type ChoiceProps = {
  /** the players of other teams with exactly the typed name */
  first: readonly Offered[];
  onChoose: (known: Known) => void;
  /** whether the user has said that the typed name is that of another person */
  isAnother: boolean;
  /** Asks for that answer. */
  onAnother?: () => void;
};

type KnownPlayersProps = ChoiceProps & { name: string; organisationId: string; present: ReadonlySet<string> };

/** Known players of the organisation with this name, without those who are `present` in the team. Only organisers may search them. */
function KnownPlayers({ organisationId, name, present, ...choice }: KnownPlayersProps) {
  const { items } = useRead('listPlayers', { organisationId, search: name, perPage: mostKnown });
  const players = items.filter(({ id }) => !present.has(id)).map((player) => ({ ...player, of: player.club }));
  return <SamePerson players={players} {...choice} />;
}

type KnownMembersProps = ChoiceProps & { name: string; members: readonly SeasonMember[]; team: SeasonTeam };

/** Players on other rosters of the season with this name, which are public. */
function KnownMembers({ members, team, name, ...choice }: KnownMembersProps) {
  const { locale } = useIntl();
  const wanted = foldName(name);
  const players = members.filter(
    (member) => foldName(member.name).includes(wanted) && member.roster.every((entry) => entry.to !== null || entry.team.id !== team.id),
  );
  return <SamePerson players={players.map((member) => knownMember(member, locale))} {...choice} />;
}

function SamePerson({ players, first, onChoose, isAnother, onAnother }: ChoiceProps & { players: readonly Offered[] }) {
  const { formatMessage } = useIntl();
  const offered = [...first, ...players.filter(({ id }) => first.every((each) => each.id !== id))].slice(0, mostKnown);
  if (offered.length === 0) return null;
  return (
    <section aria-label={formatMessage(messages.perhaps)} className="border-l-4 border-warning-fill pl-4">
      <p className="text-label">{formatMessage(messages.perhaps)}</p>
      <ul className="mt-2 flex flex-wrap gap-3">
        {offered.map(({ id, name, of }) => (
          <li key={id}>
            <Button onClick={() => onChoose({ id, name })}>{formatMessage(messages.same, { name: of ? `${name}, ${of}` : name })}</Button>
          </li>
        ))}
        {onAnother && !isAnother && (
          <li>
            <Button onClick={onAnother}>{formatMessage(messages.isAnother)}</Button>
          </li>
        )}
      </ul>
      {onAnother && isAnother && (
        <p role="status" className="mt-2 text-ink-2">
          {formatMessage(messages.another)}
        </p>
      )}
    </section>
  );
}
