import { useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { TextField } from '@oche/ui/TextField';
import { sideName } from '../../../shell/gameName.ts';
import { ActionForm } from './ActionForm.tsx';
import { messages } from './messages.ts';
import { ReasonField } from './ResultForm.tsx';
import { useDecide } from './useDecide.ts';

export type FormProps = { game: GameSummary; tournament: Tournament; onDone: () => void; onBack: () => void };

/** Who gets a game that is not played, and why. */
export function WalkoverForm({ game, tournament, onDone, onBack, absent }: FormProps & { absent?: number | undefined }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { decide, busy } = useDecide(game);
  const [winner, setWinner] = useState(absent === undefined ? undefined : String(game.sides.findIndex((_side, index) => index !== absent)));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const isOver = game.phase === 'finished';
  const save = async () => {
    setChecked(true);
    if (winner === undefined || (isOver && reason.trim() === '')) return;
    try {
      await decide({ kind: 'walkover', winner: Number(winner), reason: reason.trim() });
      onDone();
    } catch (refused) {
      setError(refused);
    }
  };
  return (
    <ActionForm
      verb={formatMessage(messages.award)}
      busy={busy}
      onSubmit={() => void save()}
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

/** Takes back what ended a game. */
export function ReopenForm({ game, tournament, onDone, onBack }: FormProps) {
  const { formatMessage } = useIntl();
  const { decide, busy } = useDecide(game);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = async () => {
    setChecked(true);
    if (reason.trim() === '') return;
    try {
      await decide({ kind: 'reopen', reason: reason.trim() });
      onDone();
    } catch (refused) {
      setError(refused);
    }
  };
  return (
    <ActionForm
      verb={formatMessage(messages.reopen)}
      busy={busy}
      onSubmit={() => void save()}
      onBack={onBack}
      error={error}
      tournament={tournament}
    >
      <p>{formatMessage(messages.reopenMeans)}</p>
      <ReasonField value={reason} onValueChange={setReason} missing={checked && reason.trim() === ''} />
    </ActionForm>
  );
}
