import { useState } from 'react';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useRead } from '@oche/api/query';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { messages } from '../../parts/league/teamMessages.ts';
import type { SeasonOfPage } from './SeasonFrame.tsx';
import { suspensionText } from './suspensionText.ts';

type Request = SeasonMember['requests'][number];

/** A request for a player that somebody accepts after reading what it means. */
export type AcceptedTransfer = {
  name: string;
  /** the known player who is accepted in place of a new person */
  playerId?: string;
  /** the team that the player leaves; null for a player without one */
  from: Request['from'];
  to: Request['to'];
  /** whether the player will join the team `from` only on the day `on`, and moves to the new team instead */
  isInstead: boolean;
  /** the first day in the new team */
  on: string;
  match: Request['match'];
  /** whether a captain of the former team has agreed */
  hasAgreed: boolean;
  /** the requests of other teams for the player */
  others: readonly Request[];
  suspension: SeasonMember['suspension'];
};

type AcceptDialogProps = { season: SeasonOfPage; transfer: AcceptedTransfer; onAccept: () => void; onClose: () => void };

/** Whether a request is for a player to leave the same team. */
const isSameLeave = ({ from }: AcceptedTransfer, request: Request): boolean => from !== null && request.from?.id === from.id;

/** What happens to the requests of other teams for the player, for an organiser. */
const othersText = ({ formatMessage }: IntlShape, { rules }: SeasonOfPage, transfer: AcceptedTransfer): string[] =>
  transfer.others.map((request) => {
    // The player can leave a team only once, and be in as many teams as the season allows.
    const isRuledOut = rules.teamsPerMember === 1 || isSameLeave(transfer, request);
    return formatMessage(messages.alsoAsks, { name: transfer.name, team: request.to.name, refused: isRuledOut ? 'yes' : 'no' });
  });

/** What it means that a player leaves a team. `isCaptain`: whether the player is a captain of it */
function leaveText(intl: IntlShape, { isOrganiser }: SeasonOfPage, transfer: AcceptedTransfer, isCaptain: boolean): string[] {
  const { formatMessage, locale } = intl;
  const { name, from, to, on, isInstead, match, hasAgreed } = transfer;
  if (!from) return [];
  const team = from.name;
  return [
    ...(isOrganiser && !hasAgreed ? [formatMessage(messages.notAgreed, { team })] : []),
    ...(match ? [formatMessage(messages.playsTonight, match)] : []),
    formatMessage(isInstead ? messages.movesInstead : messages.leaves, {
      ...{ name, from: team, team: to.name, on: formatPlanned(locale, on, 'date') },
    }),
    ...(isCaptain ? [formatMessage(messages.isCaptain, { name, team, by: isOrganiser ? 'organiser' : 'captain' })] : []),
  ];
}

/**
 * What it means that a player joins a team and perhaps leaves another one, for the captain of that one and for an organiser. A captain who has promised the
 * player to another team reads that instead, and cannot accept.
 */
export function AcceptDialog({ season, transfer, onAccept, onClose }: AcceptDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { isOrganiser, rules } = season;
  const { name, from, to, others, suspension } = transfer;
  const former = useRead('listTeams', { seasonId: season.id }).find(({ id }) => id === from?.id);
  const isCaptain = former?.captains.some((captain) => captain.name === name) ?? false;
  const promised = isOrganiser ? undefined : others.find((request) => isSameLeave(transfer, request) && request.state === 'agreed');
  const lines = [
    ...leaveText(intl, season, transfer, isCaptain),
    ...(isOrganiser ? othersText(intl, season, transfer) : []),
    ...(suspension ? [formatMessage(messages.staysSuspended, { name, suspension: suspensionText(intl, suspension) })] : []),
    ...(!isOrganiser && rules.rosterByCaptain === 'request' ? [formatMessage(messages.thenOrganiser)] : []),
  ];
  return (
    <FormDialog
      title={formatMessage(from ? messages.acceptTitle : messages.acceptJoinTitle, { name, team: to.name })}
      verb={promised ? undefined : formatMessage(messages.accept)}
      isBusy={false}
      onSubmit={onAccept}
      onClose={onClose}
    >
      {promised ? (
        <p className="wrap-anywhere">{formatMessage(messages.promised, { name, team: promised.to.name })}</p>
      ) : (
        <ul className="list-disc space-y-1.5 pl-5 wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
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
