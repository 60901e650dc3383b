import { useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { TextField } from '@oche/ui/TextField';
import { sideName } from '../../../parts/game/gameName.ts';
import { ActionForm, type FormProps } from './ActionForm.tsx';
import { messages } from '../../parts/gameMessages.ts';
import { ReasonField } from './ResultForm.tsx';
import { useDecision } from './useDecision.ts';

/** Awards a game by walkover. The opponent of `absent`, the side that the board's call is about, is preselected. */
export function WalkoverForm({ game, tournament, onDone, onBack, absent }: FormProps & { absent?: number | undefined }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { submit, checked, busy, error } = useDecision(game, onDone);
  const [winner, setWinner] = useState(absent === undefined ? undefined : String(game.sides.findIndex((_side, index) => index !== absent)));
  const [reason, setReason] = useState('');
  const isOver = game.phase === 'finished';
  const isMissing = winner === undefined || (isOver && reason.trim() === '');
  const decision = isMissing ? null : { kind: 'walkover' as const, winner: Number(winner), reason: reason.trim() };
  return (
    <ActionForm
      verb={formatMessage(messages.award)}
      busy={busy}
      onSubmit={() => void submit(decision)}
      onBack={onBack}
      error={error}
      tournament={tournament}
    >
      <RadioGroup
        label={formatMessage(messages.winnerOfWalkover)}
        look="cards"
        options={game.sides.map((side, index) => ({ value: String(index), label: sideName(intl, side) }))}
        {...(winner !== undefined && { value: winner })}
        onValueChange={setWinner}
        {...(checked && winner === undefined && { error: formatMessage(messages.chooseOne) })}
      />
      {isOver ? (
        <ReasonField value={reason} onValueChange={setReason} missing={checked && reason.trim() === ''} />
      ) : (
        <TextField label={formatMessage(messages.reason)} maxLength={300} value={reason} onValueChange={setReason} />
      )}
    </ActionForm>
  );
}

/** Reopens a finished game. */
export function ReopenForm({ game, tournament, onDone, onBack }: FormProps) {
  const { formatMessage } = useIntl();
  const { submit, checked, busy, error } = useDecision(game, onDone);
  const [reason, setReason] = useState('');
  const decision = reason.trim() === '' ? null : { kind: 'reopen' as const, reason: reason.trim() };
  return (
    <ActionForm
      verb={formatMessage(messages.reopen)}
      busy={busy}
      onSubmit={() => void submit(decision)}
      onBack={onBack}
      error={error}
      tournament={tournament}
    >
      <p>{formatMessage(messages.reopenMeans)}</p>
      <ReasonField value={reason} onValueChange={setReason} missing={checked && reason.trim() === ''} />
    </ActionForm>
  );
}
