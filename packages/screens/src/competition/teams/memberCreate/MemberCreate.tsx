import { Suspense, useDeferredValue, useState } from 'react';
import type { RosterEntry, SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead, useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { formatPlanned } from '@oche/i18n/format';
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
import { messages as teamFrameMessages } from '../messages.ts';
import { messages } from '../memberMessages.ts';
import { memberErrors, newMember, personOf, termsOf } from '../memberValues.ts';
import { TransferMember } from '../TransferMember.tsx';
import { messages as transferMessages } from '../transferMessages.ts';
import { Namesake } from './Namesake.tsx';
import { freeFrom, isSameName, namesakeIn, namesakesElsewhere } from './findNamesake.ts';
import { page } from './page.ts';
import { Perhaps, type Known } from './Perhaps.tsx';

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
    <SeasonFrame managed={managed} tab="teamsManage" teams={[slug]} header={{ title: formatMessage(teamFrameMessages.addPlayer), back }}>
      {() => <NewMember season={season} team={team} />}
    </SeasonFrame>
  );
}

function NewMember({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const intl = useIntl();
  const { formatMessage } = intl;
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
  const elsewhere = namesakesElsewhere(inSeason, team.id, values.name, today);
  const isKnownName = namesake !== undefined || elsewhere.length > 0;
  const [anotherName, setAnotherName] = useState<string | null>(null);
  const isAnother = anotherName !== null && isSameName(anotherName, values.name);
  const isRequest = !season.isOrganiser && season.rules.rosterByCaptain === 'request';
  const knownMember = known ? inSeason.find((member) => member.playerId === known.id) : undefined;
  const others = knownMember?.roster.filter((entry) => entry.team.id !== team.id && (entry.to === null || entry.to >= today)) ?? [];
  // Somebody who plays for as many teams as the season allows can only change teams.
  const mayJoin = others.length < season.rules.teamsPerMember;
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => (known ? {} : { ...memberErrors(values), ...(isKnownName && !isAnother && { name: 'namesake' }) }),
    send: async () => {
      const { name, email, ...ofOrganiser } = personOf(values);
      const person = season.isOrganiser ? { name, email, ...ofOrganiser } : { name, email };
      const member = await createMember({
        ...{ id, seasonId: season.id, teamId: team.id },
        ...(known ? { playerId: known.id } : { person, ...(isRequest && isAnother && { isAnotherPerson: true }) }),
        ...(season.isOrganiser && termsOf(values)),
      });
      toast.success(formatMessage(isRequest ? messages.asked : messages.added, { name: member.name, team: team.name }));
      showTeam();
    },
  });
  const teamHref = href('teamMembers', { ...season.params, team_slug: team.team.slug });
  const showTeam = () => navigate(teamHref);
  const onAnother = () => {
    setAnotherName(values.name);
    touch('name');
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormError error={error} errorTexts={rosterErrors} />
      {isRequest && <p className="text-ink-2">{formatMessage(messages.askMeans)}</p>}
      <Full {...{ season, team, members, today, isRequest }} />
      {known ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-rule pl-4">
            <p className="min-w-0 flex-1 basis-56 wrap-anywhere">{formatMessage(messages.known, { name: known.name })}</p>
            <Button kind="quiet" onClick={() => setKnown(null)}>
              {formatMessage(messages.somebodyElse)}
            </Button>
          </div>
          {knownMember && others[0] && (
            <OtherTeam {...{ season, team, mayJoin }} member={knownMember} from={others[0].team} onDone={showTeam} />
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
      {!known && (
        <Perhaps
          {...{ season, team, inSeason, name: searched, elsewhere, isAnother, onChoose: setKnown }}
          present={new Set(namesake ? members.map(({ playerId }) => playerId) : [])}
          {...(!namesake && { onAnother })}
        />
      )}
      {mayJoin && (
        <FormActions
          state={state}
          submit={formatMessage(isRequest ? messages.ask : messages.add)}
          submitting={formatMessage(words.saving)}
        />
      )}
    </form>
  );
}

type FullProps = {
  season: SeasonOfPage;
  team: SeasonTeam;
  members: readonly SeasonMember[];
  today: string;
  /** whether the captain asks, so that open requests take up places */
  isRequest: boolean;
};

/** That a roster is full, and from when it has a place again. */
function Full({ season, team, members, today, isRequest }: FullProps) {
  const { formatMessage, locale } = useIntl();
  const { mostPlayers } = season.rules;
  const requests = isRequest ? members.flatMap((member) => member.requests.filter(({ to }) => to.id === team.id)) : [];
  const day = freeFrom(members, team.id, mostPlayers, today, requests);
  if (day === undefined) return null;
  const title =
    day === null
      ? formatMessage(messages.full, { most: mostPlayers, requests: requests.length })
      : formatMessage(messages.freeFrom, { most: mostPlayers, requests: requests.length, day: formatPlanned(locale, day, 'date') });
  return <Banner kind="warning" title={title} />;
}

type OtherTeamProps = {
  season: SeasonOfPage;
  team: SeasonTeam;
  member: SeasonMember;
  /** the team that the player leaves */
  from: RosterEntry['team'];
  /** whether the player may also join the team without a transfer */
  mayJoin: boolean;
  onDone: () => void;
};

/** The team that a known player plays for, and a transfer from there. */
function OtherTeam({ season, team, member, from, mayJoin, onDone }: OtherTeamProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-warning-fill pl-4">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">{formatMessage(messages.added, { name: member.name, team: from.name })}</p>
      <Button kind={mayJoin ? 'outline' : 'primary'} onClick={() => setOpen(true)}>
        {formatMessage(transferMessages.openTo, { team: team.name })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TransferMember season={season} member={member} from={from} to={team.id} onDone={onDone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
