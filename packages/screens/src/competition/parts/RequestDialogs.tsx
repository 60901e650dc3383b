import { useState } from 'react';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useRead } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { messages } from '../../parts/league/teamMessages.ts';

type Request = SeasonMember['requests'][number];

/** A player who leaves a team if the request is accepted. */
export type AcceptedTransfer = {
  name: string;
  /** the known player who is accepted in place of a new person */
  playerId?: string;
  from: NonNullable<Request['from']>;
  to: Request['to'];
  /** the first day in the new team; null if only the server knows it */
  on: string | null;
  match: Request['match'];
  /** whether a captain of the former team has agreed */
  hasAgreed: boolean;
};

type AcceptDialogProps = { seasonId: string; transfer: AcceptedTransfer; onAccept: () => void; onClose: () => void };

/** What it means that an organiser takes a player out of a team. */
export function AcceptDialog({ seasonId, transfer: { name, from, to, on, match, hasAgreed }, onAccept, onClose }: AcceptDialogProps) {
  const { formatMessage, locale } = useIntl();
  const former = useRead('listTeams', { seasonId }).find(({ id }) => id === from.id);
  const day = on === null ? '' : formatPlanned(locale, on, 'date');
  const lines = [
    ...(hasAgreed ? [] : [formatMessage(messages.notAgreed, { team: from.name })]),
    ...(match ? [formatMessage(messages.playsTonight, match)] : []),
    formatMessage(messages.leaves, { name, from: from.name, team: to.name, day: on === null ? 'none' : 'known', on: day }),
    ...(former?.captains.some((captain) => captain.name === name) ? [formatMessage(messages.isCaptain, { name, team: from.name })] : []),
  ];
  return (
    <FormDialog
      title={formatMessage(messages.acceptTitle, { name, team: to.name })}
      verb={formatMessage(messages.accept)}
      isBusy={false}
      onSubmit={onAccept}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1.5 pl-5 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FormDialog>
  );
}

type RefuseDialogProps = { name: string; team: string; onRefuse: (reason: string) => void; onClose: () => void };

/** Asks why a request is refused. The reason may stay empty. */
export function RefuseDialog({ name, team, onRefuse, onClose }: RefuseDialogProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={formatMessage(messages.refuseTitle, { name })}
      description={formatMessage(messages.refuseMeans, { team })}
      verb={formatMessage(messages.refuse)}
      isBusy={false}
      onSubmit={() => onRefuse(reason.trim())}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.refuseReason)} value={reason} onValueChange={setReason} maxLength={500} />
    </FormDialog>
  );
}
