import { Suspense, useState } from 'react';
import { addDays } from '@oche/darts/days';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead, useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { FormActions } from '@oche/ui/FormActions';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { NotFound } from '../../../shell/NotFound.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { messages as shared } from '../../parts/messages.ts';
import { MemberStateBadge } from '../../parts/MemberStateBadge.tsx';
import { rosterErrors } from '../../parts/rosterErrors.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { canBeSuspended, suspensionAction, SuspensionDialog } from '../../parts/SuspensionDialog.tsx';
import { messages as suspensionMessages } from '../../parts/suspensionMessages.ts';
import { mayChangeMembers } from '../mayAddMembers.ts';
import { MemberFields } from '../MemberFields.tsx';
import { messages } from '../memberMessages.ts';
import { memberErrors, personOf, termsOf, valuesOf } from '../memberValues.ts';
import { TransferMember } from '../TransferMember.tsx';
import { messages as transferMessages } from '../transferMessages.ts';
import { page } from './page.ts';

/** Edits a player of a team, who can also leave it or move to another team. Captains change the e-mail address. */
export function MemberEdit() {
  const { managed, params } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const season = seasonOfPage(managed);
  const team = managed.team!;
  const { slug } = team.team;
  if (!mayChangeMembers(season)) return <NotFound />;
  const back = { href: href('teamMembers', { ...season.params, team_slug: slug }), label: team.name };
  return (
    <SeasonFrame managed={managed} tab="teamsManage" teams={[slug]} header={{ title: formatMessage(messages.memberEditTitle), back }}>
      {() => <Member season={season} team={team} id={params.member_id} />}
    </SeasonFrame>
  );
}

function Member({ season, team, id }: { season: SeasonOfPage; team: SeasonTeam; id: string }) {
  const members = useRead('listSeasonMembers', { seasonId: season.id, teamId: team.id });
  const member = members.find((each) => each.id === id);
  return member ? <EditForm key={id} season={season} team={team} member={member} /> : <NotFound />;
}

type EditFormProps = { season: SeasonOfPage; team: SeasonTeam; member: SeasonMember };

function EditForm({ season, team, member }: EditFormProps) {
  const { formatMessage } = useIntl();
  const { mutateAsync: updateMember } = useWrite('updateMember');
  const [values, setValues] = useState(() => valuesOf(member));
  const { isOrganiser } = season;
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const isPresent = member.roster.some((entry) => entry.team.id === team.id && entry.to === null);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => memberErrors(values),
    send: () => {
      const { email, ...person } = personOf(values);
      return updateMember({ id: member.id, email, ...(isOrganiser && { ...person, ...termsOf(values) }) });
    },
  });
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="text-heading wrap-anywhere">{member.name}</h2>
          {member.suspension && <MemberStateBadge member={member} today={today} />}
          {member.suspension?.reason && (
            <p className="w-full text-body-small text-ink-2 wrap-anywhere">
              {formatMessage(suspensionMessages.why, { reason: member.suspension.reason })}
            </p>
          )}
        </div>
        <FormError error={error} errorTexts={rosterErrors} />
        {!isOrganiser && <p className="text-ink-2">{formatMessage(messages.onlyEmail)}</p>}
        <MemberFields
          values={values}
          fieldErrors={fieldErrors}
          fields={isOrganiser ? 'organiser' : 'email'}
          onChange={(change, field) => {
            setValues((previous) => ({ ...previous, ...change }));
            touch(field);
          }}
        />
        <FormActions state={state} submit={formatMessage(words.save)} submitting={formatMessage(words.saving)} message={message} />
      </form>
      <div className="mt-4 -ml-4 flex flex-wrap gap-x-2">
        {isPresent && isOrganiser && <Transfer season={season} team={team} member={member} />}
        {isPresent && <Leave season={season} team={team} member={member} />}
        {isOrganiser && canBeSuspended(member) && <Suspension season={season} member={member} />}
      </div>
    </>
  );
}

function Transfer({ season, team, member }: EditFormProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {formatMessage(transferMessages.open)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TransferMember
            season={season}
            member={member}
            from={team}
            onDone={() => navigate(href('teamMembers', { ...season.params, team_slug: team.team.slug }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Suspension({ season, member }: Omit<EditFormProps, 'team'>) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {formatMessage(suspensionAction(member))}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SuspensionDialog season={season} member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Leave({ season, team, member: { id, name } }: EditFormProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const { navigate } = useHost();
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync: updateMember, isPending } = useWrite('updateMember');
  const label = formatMessage(messages.leave);
  const leave = async () => {
    try {
      await updateMember({ id, leaves: { teamId: team.id } });
      toast.success(formatMessage(messages.left, { name, team: team.name }));
      navigate(href('teamMembers', { ...season.params, team_slug: team.team.slug }));
    } catch (error) {
      toast.error(errorMessage(intl, error, rosterErrors));
    }
  };
  return (
    <ConfirmDialog
      open={confirming}
      onOpenChange={setConfirming}
      trigger={<Button kind="quiet">{label}</Button>}
      title={formatMessage(messages.leaveTitle, { name, team: team.name })}
      description={formatMessage(messages.leaveMeans, { day: formatPlanned(locale, addDays(today, 1), 'date') })}
      confirm={label}
      cancel={formatMessage(words.cancel)}
      busy={isPending}
      onConfirm={() => void leave()}
    />
  );
}
