import { Suspense, useDeferredValue, useState } from 'react';
import { foldName } from '@oche/darts/names/foldName';
import { ApiError } from '@oche/api/errors';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead, useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { formatList, formatPlanned } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { FormActions } from '@oche/ui/FormActions';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { NotFound } from '../../../shell/NotFound.tsx';
import { words } from '../../../shell/words.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { rosterErrors } from '../../parts/rosterErrors.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { mayAddMembers } from '../mayAddMembers.ts';
import { MemberFields } from '../MemberFields.tsx';
import { messages } from '../memberMessages.ts';
import { memberErrors, newMember, personOf, termsOf } from '../memberValues.ts';
import { TransferMember } from '../TransferMember.tsx';
import { messages as transferMessages } from '../transferMessages.ts';
import { Namesake } from './Namesake.tsx';
import { freeFrom, isSameName, namesakeIn, namesakesElsewhere } from './findNamesake.ts';
import { page } from './page.ts';

/** Adds a player to a team. For captains it may be a request. Known players with this name are shown first. */
export function MemberCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const season = seasonOfPage(managed);
  const team = managed.team!;
  const { slug } = team.team;
  if (!mayAddMembers(season) || team.state !== 'accepted') return <NotFound />;
  const back = { href: href('teamMembers', { ...season.params, team_slug: slug }), label: team.name };
  return (
    <SeasonFrame managed={managed} tab="teamsManage" teams={[slug]} header={{ title: formatMessage(messages.memberCreateTitle), back }}>
      {() => <NewMember season={season} team={team} />}
    </SeasonFrame>
  );
}

type Known = { id: string; name: string };

function NewMember({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: createMember } = useWrite('createMember');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const [values, setValues] = useState(newMember);
  const [known, setKnown] = useState<Known | null>(null);
  const members = useRead('listSeasonMembers', { seasonId: season.id, teamId: team.id });
  const inSeason = useRead('listSeasonMembers', { seasonId: season.id });
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const searched = useDeferredValue(values.name.trim());
  const namesake = namesakeIn(members, team.id, values.name, today);
  const elsewhere = values.name.trim().length < fewestLetters ? [] : namesakesElsewhere(inSeason, team.id, values.name, today);
  const isKnownName = namesake !== undefined || elsewhere.length > 0;
  const [anotherName, setAnotherName] = useState<string | null>(null);
  const isAnother = anotherName !== null && isSameName(anotherName, values.name);
  const isRequest = !season.isOrganiser && season.rules.rosterByCaptain === 'request';
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => (known ? {} : { ...memberErrors(values), ...(isKnownName && !isAnother && { name: 'namesake' }) }),
    send: async () => {
      const { name, email, ...ofOrganiser } = personOf(values);
      const person = season.isOrganiser ? { name, email, ...ofOrganiser } : { name, email };
      const member = await createMember({
        ...{ id, seasonId: season.id, teamId: team.id },
        ...(known ? { playerId: known.id } : { person }),
        ...(season.isOrganiser && termsOf(values)),
      });
      toast.success(formatMessage(isRequest ? messages.asked : messages.added, { name: member.name, team: team.name }));
      showTeam();
    },
  });
  const teamHref = href('teamMembers', { ...season.params, team_slug: team.team.slug });
  const showTeam = () => navigate(teamHref);
  const isOfOtherTeam = error instanceof ApiError && error.code === 'other-team';
  const onAnother = () => {
    setAnotherName(values.name);
    touch('name');
  };
  const choice = {
    first: elsewhere.map((member) => knownMember(member, locale)),
    onChoose: setKnown,
    isAnother,
    ...(elsewhere.length > 0 && !namesake && { onAnother }),
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormError error={error} errorTexts={rosterErrors} />
      {isRequest && <p className="text-ink-2">{formatMessage(messages.askMeans)}</p>}
      <Full season={season} team={team} members={members} today={today} />
      {known ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-rule pl-4">
            <p className="min-w-0 flex-1 basis-56 wrap-anywhere">{formatMessage(messages.known, { name: known.name })}</p>
            <Button kind="quiet" onClick={() => setKnown(null)}>
              {formatMessage(messages.somebodyElse)}
            </Button>
          </div>
          {(isOfOtherTeam || !season.isOrganiser) && (
            <Suspense fallback={null}>
              <OtherTeam season={season} team={team} playerId={known.id} onDone={showTeam} />
            </Suspense>
          )}
        </>
      ) : (
        <MemberFields
          values={values}
          fieldErrors={fieldErrors}
          fields={season.isOrganiser ? 'organiser' : 'captain'}
          onChange={(change, field) => {
            setValues((previous) => ({ ...previous, ...change }));
            touch(field, `person.${field}`);
          }}
        />
      )}
      {!known && namesake && <Namesake {...{ member: namesake, team, href: teamHref, isAnother, onAnother }} />}
      {!known && searched.length >= fewestLetters && (
        <Suspense fallback={null}>
          {season.isOrganiser ? (
            <KnownPlayers
              organisationId={season.organisation.id}
              name={searched}
              present={new Set(namesake ? members.map(({ playerId }) => playerId) : [])}
              {...choice}
            />
          ) : (
            <KnownMembers members={inSeason} team={team} name={searched} {...choice} />
          )}
        </Suspense>
      )}
      <FormActions state={state} submit={formatMessage(isRequest ? messages.ask : messages.add)} submitting={formatMessage(words.saving)} />
    </form>
  );
}

type FullProps = { season: SeasonOfPage; team: SeasonTeam; members: readonly SeasonMember[]; today: string };

/** From when a full roster has a place again. */
function Full({ season, team, members, today }: FullProps) {
  const { formatMessage, locale } = useIntl();
  const { mostPlayers } = season.rules;
  const day = freeFrom(members, team.id, mostPlayers, today);
  if (day === undefined) return null;
  return <Banner kind="warning" title={formatMessage(messages.freeFrom, { most: mostPlayers, day: formatPlanned(locale, day, 'date') })} />;
}

type OtherTeamProps = { season: SeasonOfPage; team: SeasonTeam; playerId: string; onDone: () => void };

/** The team that a known player plays for, and a transfer from there. */
function OtherTeam({ season, team, playerId, onDone }: OtherTeamProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const member = useRead('listSeasonMembers', { seasonId: season.id }).find((each) => each.playerId === playerId);
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const from = member?.roster.find((entry) => entry.team.id !== team.id && (entry.to === null || entry.to >= today))?.team;
  if (!member || !from) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-warning-fill pl-4">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {formatMessage(transferMessages.playsFor, { name: member.name, team: from.name })}
      </p>
      <Button onClick={() => setOpen(true)}>{formatMessage(transferMessages.openTo, { team: team.name })}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TransferMember season={season} member={member} from={from} to={team.id} onDone={onDone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Maximum number of known players that are offered. */
const mostKnown = 4;
/** Shorter texts belong to too many names. */
const fewestLetters = 3;

type Offered = Known & { of: string | null };

/** A member of the season with the teams they play for. */
const knownMember = ({ playerId, name, roster }: SeasonMember, locale: Locale): Offered => {
  const teams = roster.flatMap(({ team, to }) => (to === null ? [team.name] : []));
  return { id: playerId, name, of: teams.length > 0 ? formatList(locale, teams, 'unit') : null };
};

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
