import { useState } from 'react';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useRead } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { messages } from '../../parts/league/teamMessages.ts';
import type { SeasonOfPage } from './SeasonFrame.tsx';

type Request = SeasonMember['requests'][number];

/** A player who leaves a team if the request is accepted. */
export type AcceptedTransfer = {
  name: string;
  /** the known player who is accepted in place of a new person */
  playerId?: string;
  from: NonNullable<Request['from']>;
  to: Request['to'];
  /** whether the player will join the team `from` only on the day `on`, and moves to the new team instead */
  isInstead: boolean;
  /** the first day in the new team */
  on: string;
  match: Request['match'];
  /** whether a captain of the former team has agreed */
  hasAgreed: boolean;
};

type AcceptDialogProps = { season: SeasonOfPage; transfer: AcceptedTransfer; onAccept: () => void; onClose: () => void };

/** What it means that a player leaves a team, for its captain and for an organiser. */
export function AcceptDialog({ season, transfer, onAccept, onClose }: AcceptDialogProps) {
  const { formatMessage, locale } = useIntl();
  const { isOrganiser, rules } = season;
  const { name, from, to, on, isInstead, match, hasAgreed } = transfer;
  const former = useRead('listTeams', { seasonId: season.id }).find(({ id }) => id === from.id);
  const isCaptain = former?.captains.some((captain) => captain.name === name);
  const lines = [
    ...(isOrganiser && !hasAgreed ? [formatMessage(messages.notAgreed, { team: from.name })] : []),
    ...(match ? [formatMessage(messages.playsTonight, match)] : []),
    formatMessage(isInstead ? messages.movesInstead : messages.leaves, {
      ...{ name, from: from.name, team: to.name, on: formatPlanned(locale, on, 'date') },
    }),
    ...(!isOrganiser && rules.rosterByCaptain === 'request' ? [formatMessage(messages.thenOrganiser)] : []),
    ...(isCaptain ? [formatMessage(messages.isCaptain, { name, team: from.name, by: isOrganiser ? 'organiser' : 'captain' })] : []),
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

type RefuseDialogProps = {
  name: string;
  team: string;
  /** whether the captain had agreed, and takes that back */
  hasAgreed?: boolean;
  onRefuse: (reason: string) => void;
  onClose: () => void;
};

/** Asks why a request is refused. The reason may stay empty. */
export function RefuseDialog({ name, team, hasAgreed = false, onRefuse, onClose }: RefuseDialogProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={formatMessage(hasAgreed ? messages.disagreeTitle : messages.refuseTitle, { name })}
      description={formatMessage(messages.refuseMeans, { team })}
      verb={formatMessage(messages.refuse)}
      isBusy={false}
      onSubmit={() => onRefuse(reason.trim())}
      onClose={onClose}
    >
      <TextField label={formatMessage(reasonMessages.optional)} value={reason} onValueChange={setReason} maxLength={500} />
    </FormDialog>
  );
}
