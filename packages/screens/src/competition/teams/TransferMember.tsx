import { useState } from 'react';
import { addDays } from '@oche/darts/days';
import { transferDay } from '@oche/darts/league/transfers';
import type { RosterEntry, SeasonMember } from '@oche/api/contract/seasonMember';
import { useRead, useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { rosterErrors } from '../parts/rosterErrors.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { useMatchToday } from '../parts/useMatchToday.ts';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { messages } from './transferMessages.ts';

type TransferMemberProps = {
  season: SeasonOfPage;
  member: SeasonMember;
  /** the team that the member leaves */
  from: RosterEntry['team'];
  /** the id of the team that is chosen at first */
  to?: string;
  onDone: () => void;
  onClose: () => void;
};

/** An open dialog that moves a member to another team from a day, with what the rules of the season say about it. A captain asks for it. */
export function TransferMember({ season, member: { id, name }, from, to, onDone, onClose }: TransferMemberProps) {
  const { formatMessage, locale } = useIntl();
  const isRequest = !season.isOrganiser;
  const all = useRead('listTeams', { seasonId: season.id });
  const teams = all.filter((team) => team.state === 'accepted' && team.id !== from.id && (!isRequest || team.id === to));
  const [teamId, setTeamId] = useState(to);
  const { today, matchesOf } = useMatchToday(season);
  // Tomorrow, so that the sheet of a match tonight keeps the player.
  const [on, setOn] = useState(() => addDays(today, 1));
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync: transferMember, isPending, error } = useWrite('transferMember');
  const { waitDays, rosterCloses } = season.rules;
  const day = (local: string) => formatPlanned(locale, local, 'date');
  const isCaptain = all.find((team) => team.id === from.id)?.captains.some((captain) => captain.name === name) ?? false;
  const matches = on !== '' && on <= today ? matchesOf(from.id, ...(teamId === undefined ? [] : [teamId])) : [];
  // An organiser's day holds as it is. A request is accepted like every other one.
  const first = isRequest && on !== '' ? transferDay(on, today, matches.length > 0) : on;
  // Before the season, players change teams too.
  const earliest = isRequest || today < season.startsOn ? today : season.startsOn;
  const dayError = () => {
    if (on === '') return isChecked && formatMessage(messages.dayMissing);
    if (on < earliest || on > season.endsOn) return formatMessage(messages.outsideSeason, { from: day(earliest), to: day(season.endsOn) });
    return rosterCloses !== null && first > rosterCloses && formatMessage(teamMessages.rosterClosed);
  };
  const transfer = async () => {
    setChecked(true);
    const team = teams.find((each) => each.id === teamId);
    if (!team || on === '' || dayError()) return;
    // The error is shown above the form.
    const moved = await transferMember({ id, teamId: team.id, fromTeamId: from.id, on }).catch(() => null);
    if (!moved) return;
    toast.success(
      isRequest
        ? formatMessage(messages.asked, { name, team: from.name })
        : formatMessage(messages.transferred, { name, team: team.name, day: day(on) }),
    );
    onDone();
  };
  return (
    <FormDialog
      title={formatMessage(messages.title, { name })}
      description={[
        ...(isRequest ? [formatMessage(messages.askMeans, { team: from.name, by: season.rules.rosterByCaptain })] : []),
        formatMessage(messages.means, { team: from.name }),
      ].join(' ')}
      verb={formatMessage(isRequest ? messages.ask : messages.confirm)}
      isBusy={isPending}
      error={error}
      errorTexts={rosterErrors}
      onSubmit={() => void transfer()}
      onClose={onClose}
    >
      <Select
        label={formatMessage(messages.team)}
        {...(teamId !== undefined && { value: teamId })}
        onValueChange={setTeamId}
        error={isChecked && teamId === undefined ? formatMessage(messages.teamMissing) : undefined}
        options={teams.map((team) => ({ value: team.id, label: team.name }))}
      />
      <TextField
        type="date"
        className="max-w-56"
        label={formatMessage(messages.day)}
        min={earliest}
        max={season.endsOn}
        value={on}
        onValueChange={setOn}
        error={dayError() || undefined}
      />
      {matches.length > 0 && (
        <div className="space-y-1.5 border-l-4 border-warning-fill pl-4 wrap-anywhere">
          {matches.map((match) => (
            <p key={match.home}>{formatMessage(messages.tonight, match)}</p>
          ))}
          <p>
            {isRequest
              ? formatMessage(messages.tonightAsk, { day: day(first) })
              : formatMessage(messages.tonightMove, { name, team: from.name })}
          </p>
        </div>
      )}
      {(waitDays > 0 || rosterCloses !== null || isCaptain) && (
        <ul className="list-disc space-y-1 pl-5 text-body-small text-ink-2">
          {waitDays > 0 && on !== '' && <li>{formatMessage(messages.wait, { team: from.name, day: day(addDays(first, waitDays)) })}</li>}
          {isCaptain && (
            <li>{formatMessage(teamMessages.isCaptain, { name, team: from.name, by: isRequest ? 'captain' : 'organiser' })}</li>
          )}
          {rosterCloses !== null && <li>{formatMessage(messages.closes, { day: day(rosterCloses) })}</li>}
        </ul>
      )}
    </FormDialog>
  );
}
